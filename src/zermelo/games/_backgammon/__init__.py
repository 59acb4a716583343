"""The parts of backgammon: checkers on points, plays of a roll, notation, evaluation."""
