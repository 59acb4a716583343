"""Many lazy trees grown together by one evaluator."""
