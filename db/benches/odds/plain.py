"""Rolls every side of every die, one after the other: no formula, no shortcut. Prints what all fights come to,
each weighed by its place so that none can stand for another, and the median of the seconds taken.

plain.py FIGHTS first|activation, where FIGHTS is a JSON file.
"""

import itertools
import json
import sys
import time
from fractions import Fraction

given = json.load(open(sys.argv[1]))
DIE, FIGHTS = given["die"], given["fights"]
SIDES = range(1, DIE + 1)


def reached(side, needed):
    return side == DIE or side > 1 and side >= needed


def first():
    hits, weighed = 0, 0
    for place, fight in enumerate(FIGHTS, 1):
        if fight is None:
            continue
        bonus, defense, critical = fight
        for side in SIDES:
            if side == DIE or side > 1 and (side >= critical or side + bonus >= defense):
                hits += 1
                weighed += place
    return f"{hits}/{weighed}"


def attack(fight, one):
    """How likely one attack does each damage."""
    bonus, damage, more, critical, times, poisons = one
    avoids, reductions = fight["avoids"], fight["reductions"]
    saved = [p for p in poisons if p[1] is not None]
    rolled = [r for r in reductions if r[1] is not None]
    each = Fraction(1, DIE ** (1 + len(avoids) + len(saved) + len(rolled)))
    chances = {}
    for side, *rest in itertools.product(SIDES, repeat=1 + len(avoids) + len(saved) + len(rolled)):
        rest = iter(rest)
        natural = critical is not None and side > 1 and side >= critical
        hit = natural or side == DIE or side > 1 and side + bonus >= fight["defense"]
        avoided = [reached(next(rest), needed) != attacker for needed, attacker in avoids]
        harm = damage * (times if natural and not fight["no_criticals"] else 1) + more
        for amount, save in poisons:
            if save is None or not reached(next(rest), save):
                harm += amount
        for amount, roll in reductions:
            if roll is None or reached(next(rest), roll):
                harm = max(0, harm - amount)
        if not hit or any(avoided):
            harm = 0
        chances[harm] = chances.get(harm, 0) + each
    return chances


def activation():
    expected, defeat = Fraction(0), Fraction(0)
    for place, fight in enumerate(FIGHTS, 1):
        hp = fight["hp"]
        lost = {0: Fraction(1)}
        for one in fight["attacks"]:
            after = {}
            for before, chance in lost.items():
                for harm, likely in attack(fight, one).items():
                    now = before + harm if hp is None else min(hp, before + harm)
                    after[now] = after.get(now, 0) + chance * likely
            lost = after
        expected += place * sum(amount * chance for amount, chance in lost.items())
        if hp is not None:
            defeat += place * sum(chance for amount, chance in lost.items() if amount >= hp)
    return f"{expected},{defeat}"


times = []
for _ in range(3):
    start = time.perf_counter()
    numbers = {"first": first, "activation": activation}[sys.argv[2]]()
    times.append(time.perf_counter() - start)
print(numbers, sorted(times)[1])
