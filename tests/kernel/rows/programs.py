"""Random programs over the tuples of a state, as source that runs plain and compiled alike."""

from __future__ import annotations

import random

HEADER = '''"""Programs made at random."""
from zermelo.kernel import kernel
from zermelo.tuples import replaced
'''
FIELDS = {"bytes": (9, 0), "halves": (6, 0), "words": (5, 0), "marks": (5, 0)}
"""Rows of the state: how many numbers, and how many more there may be."""
Row = tuple[str, int, bool]
"""The source of a row, the most numbers that it has, and whether it always has as many."""


class Program:
    """A function of two states and three numbers that appends what it finds to a list.

    `sums` says whether numbers are small enough to be added up. With `any_number`, each number may
    be stored in each row: then some do not fit.
    """

    def __init__(self, dice: random.Random, sums: bool, any_number: bool = False) -> None:
        self.dice, self.sums, self.any_number = dice, sums, any_number
        self.rows: list[Row] = []

    def source(self, name: str, steps: int = 6) -> str:
        lines = [f"def {name}(s, t, i, j, v, found):"]
        for step in range(steps):
            lines += [f"    {line}" for line in self.statement(f"r{step}")]
        return "\n".join(lines)

    def statement(self, name: str) -> list[str]:
        dice = self.dice
        match dice.randrange(8):
            case 0 | 1 | 2:
                source, most, fixed = self.row(2)
                self.rows.append((name, most, fixed))
                return [f"{name} = {source}", f"found.append(len({name}))"]
            case 3:
                one, most, _ = self.row(1)
                other, more, _ = self.row(1)
                which = self.truth(1)
                self.rows.append((name, max(most, more), False))
                return [
                    f"if {which}:",
                    f"    {name} = {one}[:]",
                    "else:",
                    f"    {name} = {other}[:]",
                    f"found.append(len({name}))",
                ]
            case 4:
                loop = [f"for n in {self.walked()}:", f"    if {self.test('n')}:"]
                return [*loop, "        found.append(int(n))"]
            case 5:
                row = self.row(1)[0]
                whole = row.startswith(("s.bytes", "t.halves", "s.words"))
                return [
                    f"{name} = list({row})" if whole else f"{name} = [int(n) for n in {row}]",
                    f"{name}.append({self.dice.choice(('i', 'j', '7'))})",
                    f"{name}[0] = {self.stored(1)}",
                    f"for n in {name}:",
                    "    found.append(int(n))",
                ]
            case 6:
                return [f"found.append({self.number(2)})"]
            case _:
                return [f"found.append(int({self.truth(2)}))"]

    def walked(self) -> str:
        row, other = self.row(2)[0], self.row(1)[0]
        forms = [row, f"reversed({row})", f"sorted({row})", f"[{self.number(0)} for n in {row}]"]
        forms += [f"[place * int(n % 5) for place, n in enumerate({row})]"]
        forms += [f"[int(a > b) for a, b in zip({row}, {other})]"]
        return self.dice.choice(forms)

    def test(self, name: str) -> str:
        return f"{name} {self.dice.choice(('<', '<=', '==', '!=', '>', '>='))} {self.number(0)}"

    def at(self, most: int) -> str:
        """An index in range of this many."""
        place = self.dice.choice(("i", "j", str(self.dice.randrange(50))))
        place = f"{place} % {most}"
        return place if self.dice.random() < 0.7 else f"-1 - {place}"

    def number(self, depth: int) -> str:
        dice = self.dice
        if depth == 0 or dice.random() < 0.1:
            return dice.choice(("i", "j", "v", str(dice.choice((-128, -1, 0, 1, 2, 127, 128)))))
        row, most, fixed = self.row(depth - 1)
        part = (row, self.number(depth - 1))
        forms = [f"len({row})", f"{row}.count({part[1]})", f"int({self.truth(depth - 1)})"]
        if fixed:
            forms += [f"int({row}[{self.at(most)}])"] * 2
            forms += [f"int(max({row}))", f"int(min({row}))"]
            forms += [f"{row}.index({row}[{self.at(most)}])"]
        else:
            forms += [f"(int({row}[{self.at(1)}]) if len({row}) > 0 else -5)"]
        forms += [f"({part[1]}) % {dice.choice((3, 1000, -7))}"]
        forms += [f"sum([int(n % 9) for n in {row}])"]
        if self.sums:
            forms += [f"int(sum({row}))", f"({part[1]} - {self.number(depth - 1)})"]
        return dice.choice(forms)

    def truth(self, depth: int) -> str:
        dice = self.dice
        if depth == 0:
            return self.test(dice.choice(("i", "j", "v")))
        row, other = self.row(depth - 1)[0], self.row(depth - 1)[0]
        compare = dice.choice(("==", "!=", "<", "<=", ">", ">="))
        forms = [f"{self.number(depth - 1)} {dice.choice(('in', 'not in'))} {row}"]
        forms += [f"{row} {compare} {other}"] * 2
        forms += [f"any({row})", f"all({row})", f"any([{self.test('n')} for n in {row}])"]
        forms += [f"({self.truth(depth - 1)} {dice.choice(('and', 'or'))} True in s.marks)"]
        forms += [f"not {self.truth(depth - 1)}"]
        return dice.choice(forms)

    def stored(self, depth: int) -> str:
        """A number that is stored in a row: it fits, unless any number is allowed."""
        if self.any_number:
            return self.number(depth)
        safe = ("v", "s.bytes[i % 9]", "t.bytes[-2]", "127", "-128", "int(t.marks[j % 5])")
        return self.dice.choice((*safe, f"({self.number(depth)}) % 100"))

    def row(self, depth: int) -> Row:
        dice = self.dice
        if depth == 0 or dice.random() < 0.15:
            if self.rows and dice.random() < 0.5:
                return dice.choice(self.rows)
            state = dice.choice("st")
            if dice.random() < 0.15:
                return f"{state}.grid[{self.at(3)}]", 4, True
            name = dice.choice(list(FIELDS))
            return f"{state}.{name}", FIELDS[name][0], True
        source, most, fixed = self.row(depth - 1)
        other, more, also = self.row(depth - 1)
        a, b = dice.choice("ij"), dice.choice("ij")
        parts: list[Row] = [
            (f"{source}[{a}:]", most, False),
            (f"{source}[:{a}]", most, False),
            (f"{source}[{a}:{b}]", most, False),
            (f"{source}[-{a}:]", most, False),
            (f"{source}[::{dice.choice((2, 3, -1))}]", most, False),
            (f"tuple({source})", most, fixed),
        ]
        if fixed and most > 1:
            first = dice.randrange(most)
            last = dice.randrange(first + 1, most + 1)
            parts += [(f"{source}[{first}:{last}]", last - first, True)]
            place = self.at(most)
            parts += [(f"replaced({source}, {place}, {self.stored(1)})", most, True)] * 2
        if most < 20:
            parts += [
                (f"({source} + ({self.stored(1)}, {self.stored(0)}))", most + 2, fixed),
                (f"(*{source}, {self.stored(1)})", most + 1, fixed),
                (f"(*{source}[:{a}], {self.stored(1)}, *{source}[{a} + 1:])", 2 * most + 1, False),
            ]
        if most + more < 30:
            parts += [(f"({source} + {other})", most + more, fixed and also)] * 2
        return dice.choice(parts)


def module(seed: int, count: int, *, sums: bool, any_number: bool = False) -> str:
    """The source of a kernel that runs as many programs."""
    dice = random.Random(seed)
    programs = [
        Program(dice, sums, any_number).source(f"program_{number}") for number in range(count)
    ]
    calls = [f"    program_{number}(s, t, i, j, v, found)" for number in range(count)]
    ends = ["    ends.append(len(found))"] * count
    both = [line for pair in zip(calls, ends, strict=True) for line in pair]
    body = "\n".join(["    found, ends = [0], [0]", *both, "    return found, ends"])
    return "\n\n\n".join([HEADER, *programs, f"@kernel\ndef run(game, s, t, i, j, v):\n{body}\n"])
