"""The searches of the lectures: minimax, expectiminimax, max^n and their kin."""
