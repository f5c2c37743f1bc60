"""The engine, part by part."""
