"""The course: lessons, exercises and the systems of the field, for the page, for print, for Jupyter."""
