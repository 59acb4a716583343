"""`python -m zermelo` is `zermelo`."""

from .cli import main

main(prog_name="zermelo")
