"""Games written out as trees: sequence form, best responses, linear programs."""
