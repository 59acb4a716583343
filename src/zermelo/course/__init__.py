"""The course: lessons, exercises and the systems of the field, for page, print and Jupyter."""
