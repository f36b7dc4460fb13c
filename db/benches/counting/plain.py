"""Counts the squads of the simple case by a plain dynamic programme: names only, nobody makes
anybody cheaper, nobody lets anybody in. Prints their number and the median of the seconds taken.

plain.py FIGURES POINTS, where FIGURES is a JSON file of [name, cost, unique, faction].
"""

import json
import sys
import time


def count(pool, limit):
    ways = [1] + [0] * limit
    names = {}
    for name, cost, unique, _ in pool:
        if unique:
            names.setdefault(name, []).append(cost)
        else:
            for points in range(cost, limit + 1):
                ways[points] += ways[points - cost]
    for costs in names.values():
        more = ways[:]
        for cost in costs:
            for points in range(cost, limit + 1):
                more[points] += ways[points - cost]
        ways = more
    return sum(ways) - 1


def all_squads(figures, limit):
    factions = sorted({f[3] for f in figures} - {"fringe"})
    fringe = [f for f in figures if f[3] == "fringe"]
    pools = [fringe + [f for f in figures if f[3] == faction] for faction in factions]
    return sum(count(pool, limit) for pool in pools) - (len(factions) - 1) * count(fringe, limit)


figures, limit, times = json.load(open(sys.argv[1])), int(sys.argv[2]), []
for _ in range(9):
    start = time.perf_counter()
    total = all_squads(figures, limit)
    times.append(time.perf_counter() - start)
print(total, sorted(times)[4])
