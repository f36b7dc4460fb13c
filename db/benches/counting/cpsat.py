"""Has CP-SAT of OR-tools list every squad of one faction: so many copies of each figure, of each
unique person one at most. Prints their number and the median of the seconds taken; nothing
where OR-tools isn't installed.

cpsat.py FIGURES POINTS, where FIGURES is a JSON file of [name or person, cost, unique, faction].
"""

import json
import sys
import time

try:
    from ortools.sat.python import cp_model
except ImportError:
    sys.exit(0)


class Squads(cp_model.CpSolverSolutionCallback):
    """Counts solutions."""

    def __init__(self):
        super().__init__()
        self.number = 0

    def on_solution_callback(self):
        self.number += 1


def squads(figures, limit):
    model, copies, persons = cp_model.CpModel(), [], {}
    for at, (name, cost, unique, _) in enumerate(figures):
        copies.append(model.new_int_var(0, 1 if unique else limit // cost, f"copies {at}"))
        if unique:
            persons.setdefault(name, []).append(copies[-1])
    model.add(sum(cost * n for (_, cost, _, _), n in zip(figures, copies)) <= limit)
    model.add(sum(copies) >= 1)
    for versions in persons.values():
        model.add_at_most_one(versions)
    solver, found = cp_model.CpSolver(), Squads()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1  # more don't list all
    start = time.perf_counter()
    status = solver.solve(model, found)
    seconds = time.perf_counter() - start
    if status != cp_model.OPTIMAL:
        sys.exit(f"not all squads were listed: {solver.status_name(status)}")
    return found.number, seconds


runs = [squads(json.load(open(sys.argv[1])), int(sys.argv[2])) for _ in range(5)]
print(runs[0][0], sorted(seconds for _, seconds in runs)[2])
