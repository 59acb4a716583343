"""Our own SVG as TikZ, and as PNG.

Pictures of boards, trees and plots are of few elements: groups that are moved, rectangles, circles,
paths, lines, polygons and text. TikZ's library `svg.path` draws the paths as they are.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping
from typing import Any

from ..errors import BadParameter, needs_extra
from .signs import IN_LATEX

NAMESPACE = "{http://www.w3.org/2000/svg}"
_NAMES = {"white": "ffffff", "black": "000000"}
_INHERITED = (
    *("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity"),
    *("opacity", "font-size", "text-anchor", "font-weight", "stroke-linecap"),
)
MILLIMETRE = 2.845  # points
_ANCHORS = {"start": "base west", "middle": "base", "end": "base east"}
_SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}


def to_png(svg: str, scale: float = 2.0) -> bytes:
    """The picture in dots; `scale` of them for each unit."""
    with needs_extra("pictures as PNG", "slides"):
        import resvg_py
    width = float(ElementTree.fromstring(svg).get("width") or 600)
    made = resvg_py.svg_to_bytes(svg_string=svg, width=round(width * scale), background="white")
    return bytes(made)


def to_tikz(svg: str, wide: float = 0.0, high: float = 0.0) -> str:
    """The picture as a `tikzpicture`, which needs `\\usetikzlibrary{svg.path}`.

    `wide`, `high`: millimetres, to which a larger picture is scaled down.
    """
    root = ElementTree.fromstring(svg)
    box = [float(one) for one in (root.get("viewBox") or "0 0 600 400").split()]
    limits = [most * MILLIMETRE / size for most, size in ((wide, box[2]), (high, box[3])) if most]
    scale = min([0.75, *limits])
    lines = [
        f"\\begin{{tikzpicture}}[x=1pt, y=-1pt, scale={scale:.4g}, every node/.style="
        "{inner sep=0pt, outer sep=0pt}]"
    ]
    _Converter(scale, lines).group(root, {}, (0.0, 0.0))
    return "\n".join([*lines, "\\end{tikzpicture}"])


class _Converter:
    def __init__(self, scale: float, lines: list[str]) -> None:
        self.scale, self.lines = scale, lines

    def group(self, above: Any, style: Mapping[str, str], at: tuple[float, float]) -> None:
        for one in above:
            kind = one.tag.removeprefix(NAMESPACE)
            own = {**style, **{name: one.get(name) for name in _INHERITED if one.get(name)}}
            shift, rotation = _transform(one.get("transform") or "")
            place = (at[0] + shift[0], at[1] + shift[1])
            if kind in ("g", "svg"):
                self.group(one, own, place)
            elif kind == "text":
                self._text(one, own, place, rotation)
            elif kind not in ("title", "desc", "defs"):
                self._shape(kind, one, own, place, rotation)

    def _shape(
        self,
        kind: str,
        one: Any,
        style: Mapping[str, str],
        at: tuple[float, float],
        rotation: tuple[float, float, float],
    ) -> None:
        x, y = at

        def number(name: str) -> float:
            return float(one.get(name) or 0)

        match kind:
            case "rect":
                left, top = number("x") + x, number("y") + y
                right, low = left + number("width"), top + number("height")
                corner = (
                    f"[rounded corners={number('rx') * self.scale:.3g}pt] " if number("rx") else ""
                )
                path = f"{corner}({left:.5g},{top:.5g}) rectangle ({right:.5g},{low:.5g})"
            case "circle":
                radius = number("r")
                path = f"({number('cx') + x:.5g},{number('cy') + y:.5g}) circle ({radius:.5g})"
            case "ellipse":
                radii = f"({number('rx'):.5g} and {number('ry'):.5g})"
                path = f"({number('cx') + x:.5g},{number('cy') + y:.5g}) ellipse {radii}"
            case "line":
                ends = (number("x1") + x, number("y1") + y, number("x2") + x, number("y2") + y)
                path = "({:.5g},{:.5g}) -- ({:.5g},{:.5g})".format(*ends)
            case "polygon" | "polyline":
                numbers = [float(part) for part in re.split(r"[\s,]+", one.get("points").strip())]
                points = zip(numbers[::2], numbers[1::2], strict=True)
                path = " -- ".join(f"({px + x:.5g},{py + y:.5g})" for px, py in points)
                path += " -- cycle" if kind == "polygon" else ""
            case "path":
                turned = (
                    f"rotate around={{{rotation[0]:.4g}:({rotation[1]:.4g},{rotation[2]:.4g})}}, "
                )
                before = f"[{turned if rotation[0] else ''}shift={{({x:.5g},{y:.5g})}}] "
                path = f'{before}svg "{one.get("d")}"'
            case _:
                raise BadParameter(f"a picture with <{kind}> can't be made TikZ")
        options = _options(style, self.scale)
        if options:
            self.lines.append(f"\\path[{', '.join(options)}] {path};")

    def _text(
        self,
        one: Any,
        style: Mapping[str, str],
        at: tuple[float, float],
        rotation: tuple[float, float, float],
    ) -> None:
        words = escaped("".join(one.itertext()))
        if not words.strip():
            return
        x, y = float(one.get("x") or 0) + at[0], float(one.get("y") or 0) + at[1]
        size = float(str(style.get("font-size", "13")).removesuffix("px")) * self.scale
        anchor = _ANCHORS[style.get("text-anchor", "start")]
        colour = _colour(style.get("fill", "black")) or "black"
        font = f"\\fontsize{{{size:.3g}}}{{{size * 1.2:.3g}}}\\selectfont\\sffamily"
        weight = "\\bfseries" if style.get("font-weight") in ("bold", "700", "600") else ""
        turned = f", rotate={-rotation[0]:.4g}" if rotation[0] else ""
        self.lines.append(
            f"\\node[anchor={anchor}, text={colour}{turned}, font={font}{weight}] "
            f"at ({x:.5g},{y:.5g}) {{{words}}};"
        )


def _transform(text: str) -> tuple[tuple[float, float], tuple[float, float, float]]:
    """How far it is moved, and how it is turned."""
    shift, turned = (0.0, 0.0), (0.0, 0.0, 0.0)
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        numbers = [float(one) for one in re.split(r"[\s,]+", inside.strip())]
        if name == "translate":
            shift = (shift[0] + numbers[0], shift[1] + (numbers[1] if len(numbers) > 1 else 0.0))
        elif name == "rotate":
            about = (numbers[1], numbers[2]) if len(numbers) == 3 else (0.0, 0.0)
            turned = (numbers[0], *about)
        else:
            raise BadParameter(f"a picture with {name}(...) can't be made TikZ")
    return shift, turned


def _options(style: Mapping[str, str], scale: float) -> list[str]:
    fill, stroke = _colour(style.get("fill", "black")), _colour(style.get("stroke", "none"))
    found = []
    if fill:
        found.append(f"fill={fill}")
    if stroke:
        width = float(str(style.get("stroke-width", "1")).removesuffix("px"))
        found += [f"draw={stroke}", f"line width={width * scale:.3g}pt"]
        dashes = [float(one) for one in re.findall(r"[\d.]+", style.get("stroke-dasharray", ""))]
        if dashes:
            off = dashes[1] if len(dashes) > 1 else dashes[0]
            found.append(f"dash pattern=on {dashes[0] * scale:.3g}pt off {off * scale:.3g}pt")
        if style.get("stroke-linecap") == "round":
            found.append("line cap=round")
    opacity = float(style.get("opacity", "1"))
    for name, key in (("fill-opacity", "fill opacity"), ("stroke-opacity", "draw opacity")):
        share = float(style.get(name, "1")) * opacity
        if share < 1:
            found.append(f"{key}={share:.3g}")
    return found if fill or stroke else []


def _colour(text: str) -> str:
    """A colour as xcolor reads it; nothing for none."""
    text = text.strip().lower()
    if text in ("none", "transparent"):
        return ""
    digits = _NAMES.get(text, text.removeprefix("#"))
    if len(digits) == 3:
        digits = "".join(2 * one for one in digits)
    if not re.fullmatch(r"[0-9a-f]{6}", digits):
        return text
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return f"{{rgb,255:red,{red};green,{green};blue,{blue}}}"


def escaped(text: str) -> str:
    """Text with what is special to LaTeX made safe."""
    marks = (
        _SPECIAL.get(one) or IN_LATEX.get(one) or (f"\\{one}" if one in "&%$#_{}" else one)
        for one in text
    )
    return "".join(marks)
