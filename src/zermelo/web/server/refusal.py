"""What a browser shows that is not let in: why, and what to do; without scripts."""

from __future__ import annotations

import base64
import hashlib
from html import escape

from .port import PORT

STYLE = """
:root { color-scheme: light dark; }
html { background: light-dark(#faf8f3, #171614); color: light-dark(#1e1c19, #ece7dd); }
body { max-width: 36rem; margin: 12vh auto 0; padding: 0 1.2rem;
  font: 1.05rem/1.55 system-ui, sans-serif; }
h1 { font: 560 1.7rem/1.2 Georgia, serif; }
code { white-space: nowrap; }
p.why { color: light-dark(#5f594f, #aaa294); font-size: 0.92rem; }
"""
_DIGEST = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
policy = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; frame-ancestors 'none'"


def refusal_page(reason: str, port: int) -> bytes:
    """For a person who has opened the page without its token, or with one that is out of date."""
    option = "" if port == PORT else f" --port {port}"
    return _page(
        "zermelo does not know this browser yet",
        "<p>The page is only for the person who started it. If that was you, open it once by the "
        "address that <code>zermelo page</code> printed in the terminal; this browser is known "
        "from then on, also when zermelo is started again.</p>"
        "<p>If the terminal is gone, stop zermelo and run "
        f"<code>zermelo page{option}</code> again. If someone sent you a link, run "
        "<code>zermelo page</code> on your own machine, then open the link again.</p>"
        f"<p class='why'>zermelo: {escape(reason)}</p>",
    )


def link_page() -> bytes:
    """For a link on another site: from there a browser sends no cookie, and a person has to ask."""
    return _page(
        "Open this link yourself",
        "<p>You have followed a link on another site, and for safety zermelo opens nothing that "
        "other sites ask for. Click into the address bar of your browser and press Enter.</p>",
    )


def _page(title: str, body: str) -> bytes:
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{title}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{title}</h1>{body}</main></body></html>\n"
    ).encode()
