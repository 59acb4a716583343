"""Weights of a linear evaluation: logistic regression and TD-leaf."""
