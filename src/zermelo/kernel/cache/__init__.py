"""Machine code on disk, found again by what the compiler read."""
