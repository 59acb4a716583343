"""What of the documentation site is made from code: games, course, reference, benchmarks.

    python -m docs.site build/docs/source

A page that has not changed is not written, so that Sphinx builds anew only what it must.
"""
