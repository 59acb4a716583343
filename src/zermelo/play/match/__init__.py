"""One game: referee, clocks, openings, records."""
