"""Exercises as a package of IMS QTI 2.1: a test, an item for each exercise, pictures, a manifest.

An item has an interaction for each field. Its response processing goes through the right answer
and the mistakes in the order in which `check` does, and shows the feedback of the first that fits.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from .. import title_of
from ..exercise import Answer, Exercise, Field, written
from .markup import paragraph, picture, question
from .parts import name_of

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
SCHEMAS = {
    QTI: "http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd",
    PACKAGE: "http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd",
}
TYPES = {"number": "float", "choice": "identifier", "branches": "string"}
MADE = (1980, 1, 1, 0, 0, 0)  # the same exercises make the same file
TEST = "sheet.xml"


def as_qti(exercises: Sequence[Exercise], seed: int, answers: bool = True) -> bytes:
    """A zip file; the answers are always in it, since the platform does the grading."""
    files: dict[str, str] = {}
    for at, one in enumerate(exercises, 1):
        files[_item_file(at)] = _document(_item(one, seed, at))
        if one.tree is not None:
            files[_image_file(at)] = picture(one.tree, True)
    files[TEST] = _document(_test(exercises, seed))
    files["imsmanifest.xml"] = _document(_manifest(exercises, seed))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as package:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name, MADE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, text)
    return packed.getvalue()


def _item_file(at: int) -> str:
    return f"item-{at}.xml"


def _image_file(at: int) -> str:
    return f"tree-{at}.svg"


def _root(tag: str, namespace: str, **attributes: str) -> Element:
    location = {f"{{{INSTANCE}}}schemaLocation": f"{namespace} {SCHEMAS[namespace]}"}
    return Element(tag, {"xmlns": namespace, **attributes, **location})


def _document(root: Element) -> str:
    ElementTree.register_namespace("xsi", INSTANCE)
    text = ElementTree.tostring(root, "unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


# Items.


def _item(exercise: Exercise, seed: int, at: int) -> Element:
    item = _root(
        "assessmentItem",
        QTI,
        identifier=f"zermelo-{seed}-{at}-{exercise.subject}",
        title=name_of(exercise, seed, at),
        adaptive="false",
        timeDependent="false",
    )
    for field in exercise.fields:
        _declare(item, field)
    score = SubElement(
        item, "outcomeDeclaration", identifier="SCORE", cardinality="single", baseType="float"
    )
    SubElement(SubElement(score, "defaultValue"), "value").text = "0"
    SubElement(
        item,
        "outcomeDeclaration",
        identifier="FEEDBACK",
        cardinality="single",
        baseType="identifier",
    )
    _body(item, exercise, at)
    _processing(item, exercise)
    for name, text in _feedback(exercise).items():
        shown = SubElement(
            item, "modalFeedback", outcomeIdentifier="FEEDBACK", identifier=name, showHide="show"
        )
        shown.append(ElementTree.fromstring(paragraph(text)))
    return item


def _identifier(field: Field) -> str:
    return f"RESPONSE-{field.name}"


def _value(field: Field, answer: Answer) -> str:
    """As the platform stores it: a choice by its number, a number without fractions."""
    if isinstance(answer, str):
        return f"choice-{field.choices.index(answer) + 1}"
    return written(field, answer) if isinstance(answer, frozenset) else f"{float(answer):.10g}"


def _declare(item: Element, field: Field) -> None:
    declared = SubElement(
        item,
        "responseDeclaration",
        identifier=_identifier(field),
        cardinality="single",
        baseType=TYPES[field.kind],
    )
    right = SubElement(declared, "correctResponse")
    SubElement(right, "value").text = _value(field, field.right)


def _body(item: Element, exercise: Exercise, at: int) -> None:
    body = SubElement(item, "itemBody")
    body.extend(ElementTree.fromstring(f"<div>{question(exercise, _image_file(at))}</div>"))
    for field in exercise.fields:
        if field.kind == "choice":
            asked = SubElement(
                body,
                "choiceInteraction",
                responseIdentifier=_identifier(field),
                shuffle="false",
                maxChoices="1",
            )
            SubElement(asked, "prompt").text = field.label
            for one in field.choices:
                offered = SubElement(asked, "simpleChoice", identifier=_value(field, one))
                offered.text = one
        else:
            line = SubElement(body, "p")
            order = ", from left to right, as in 1.2, 3.1" if field.kind == "branches" else ""
            line.text = f"{field.label}{order}: "
            SubElement(
                line,
                "textEntryInteraction",
                responseIdentifier=_identifier(field),
                expectedLength="12",
            )


# Response processing.


def _feedback(exercise: Exercise) -> dict[str, str]:
    mistakes = {f"mistake-{at}": one.text for at, one in enumerate(exercise.mistakes, 1)}
    return {"right": exercise.answer, **mistakes, "hint": exercise.hint}


def _processing(item: Element, exercise: Exercise) -> None:
    branch = SubElement(SubElement(item, "responseProcessing"), "responseCondition")
    right = {field.name: field.right for field in exercise.fields}
    _case(branch, "responseIf", exercise, right, "right", score=1)
    for at, one in enumerate(exercise.mistakes, 1):
        _case(branch, "responseElseIf", exercise, one.given, f"mistake-{at}")
    _set(SubElement(branch, "responseElse"), "FEEDBACK", "identifier", "hint")


def _case(
    branch: Element,
    tag: str,
    exercise: Exercise,
    given: Mapping[str, Answer],
    feedback: str,
    score: int = 0,
) -> None:
    case = SubElement(branch, tag)
    conditions = SubElement(case, "and")
    for field in exercise.fields:
        if field.name in given:
            _same(conditions, field, given[field.name])
    if score:
        _set(case, "SCORE", "float", str(score))
    _set(case, "FEEDBACK", "identifier", feedback)


def _same(above: Element, field: Field, answer: Answer) -> None:
    if field.kind != "number":
        test = SubElement(above, "match")
    elif field.tolerance:
        near = f"{float(field.tolerance):g}"
        test = SubElement(above, "equal", toleranceMode="absolute", tolerance=f"{near} {near}")
    else:
        test = SubElement(above, "equal", toleranceMode="exact")
    SubElement(test, "variable", identifier=_identifier(field))
    constant = SubElement(test, "baseValue", baseType=TYPES[field.kind])
    constant.text = _value(field, answer)


def _set(above: Element, name: str, kind: str, value: str) -> None:
    outcome = SubElement(above, "setOutcomeValue", identifier=name)
    SubElement(outcome, "baseValue", baseType=kind).text = value


# The test and the manifest.


def _test(exercises: Sequence[Exercise], seed: int) -> Element:
    title = f"{title_of(exercises)}, sheet {seed}"
    test = _root("assessmentTest", QTI, identifier=f"zermelo-sheet-{seed}", title=title)
    part = SubElement(
        test, "testPart", identifier="part", navigationMode="nonlinear", submissionMode="individual"
    )
    section = SubElement(
        part, "assessmentSection", identifier="section", title=title, visible="true"
    )
    for at, _ in enumerate(exercises, 1):
        SubElement(section, "assessmentItemRef", identifier=f"item-{at}", href=_item_file(at))
    return test


def _manifest(exercises: Sequence[Exercise], seed: int) -> Element:
    manifest = _root("manifest", PACKAGE, identifier=f"zermelo-sheet-{seed}-manifest")
    about = SubElement(manifest, "metadata")
    SubElement(about, "schema").text = "QTIv2.1 Package"
    SubElement(about, "schemaversion").text = "1.0.0"
    SubElement(manifest, "organizations")
    resources = SubElement(manifest, "resources")
    test = SubElement(
        resources, "resource", identifier="test", type="imsqti_test_xmlv2p1", href=TEST
    )
    SubElement(test, "file", href=TEST)
    for at, one in enumerate(exercises, 1):
        SubElement(test, "dependency", identifierref=f"item-{at}")
        name = _item_file(at)
        item = SubElement(
            resources, "resource", identifier=f"item-{at}", type="imsqti_item_xmlv2p1", href=name
        )
        SubElement(item, "file", href=name)
        if one.tree is not None:
            SubElement(item, "file", href=_image_file(at))
    return manifest
