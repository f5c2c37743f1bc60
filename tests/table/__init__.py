"""The table: referee, record, journal."""
