"""How Sphinx builds the site; `make docs` first writes the source folder this lies in."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import zermelo

project = "zermelo"
author = "the authors of zermelo"
project_copyright = f"2026, {author}"
version = release = zermelo.__version__

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "sphinx_copybutton",
    "sphinx_design",
]
exclude_patterns = ["files/**", "ipython/**"]
suppress_warnings = ["myst.header"]  # games' own text begins with the heading that fits there

# Text.
myst_enable_extensions = ["dollarmath", "colon_fence"]
myst_heading_anchors = 3
default_role = "code"  # docstrings write code as Markdown does
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

# Notebooks run when they change. Their games are small, and so run without being compiled first.
os.environ.setdefault("ZERMELO_TIER", "plain")
os.environ["IPYTHONDIR"] = str(Path(__file__).parent / "ipython")
nb_execution_mode = "cache"
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_merge_streams = True

# The reference.
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
maximum_signature_line_length = 88
add_module_names = False
python_use_unqualified_type_names = True

# Looks.
html_theme = "pydata_sphinx_theme"
html_title = f"zermelo {release}"
html_static_path = ["_static"]
html_css_files = ["katex.css", "site.css"]
html_favicon = "_static/icon.svg"
html_logo = "_static/icon.svg"
html_context = {"default_mode": "auto"}
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "header_links_before_dropdown": 7,
    "logo": {"text": "zermelo"},
    "show_toc_level": 2,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}
mathjax_path = "formulas.js"  # KaTeX, which comes with zermelo
mathjax_options = {"type": "module"}


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", _show_code)
    app.connect("html-page-context", _without_dead_links)


def _show_code(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Indented paragraphs of docstrings are code, as in Markdown, and not quotations."""
    lines[:] = _INDENTED.sub(_as_code, "\n".join(lines)).split("\n")


def _without_dead_links(app: Any, name: str, template: str, context: Any, doctree: Any) -> None:
    """Pages of source link back as if all their names were described in one module of the
    reference, and their contents link to a page of what Python has built in."""
    if name.startswith("_modules/"):
        context["body"] = _BACK.sub("", context["body"])


_BACK = re.compile(r'<a class="viewcode-back".*?</a>|<li><a href="builtins.html">.*?</li>')
_INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n?|\n(?= {4}))+")


def _as_code(found: re.Match[str]) -> str:
    text = dedent(found[0])
    try:
        ast.parse(text)
        language = "python"
    except SyntaxError:
        language = "text"
    return f".. code-block:: {language}\n\n{indent(text, '   ')}\n"
