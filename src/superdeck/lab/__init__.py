"""Many matches: simulations, figures with intervals, benchmarks."""
