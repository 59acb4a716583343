"""One page's session: games, analysis, traces, long jobs."""
