### The odds of two figures.

fight-open = Odds…
fight-title = Odds: { $name }
fight-opponent = Find an opponent
fight-swap = Swap
fight-given-not-moved = Attacker hasn’t moved
fight-given-target-not-activated = Target not yet activated
fight-given-target-activated = Target already activated
fight-given-target-adjacent = Target adjacent
fight-given-cover = Cover (+{ $bonus })
fight-bonus = Attack bonus
fight-helpers = Helpers
fight-range = Range
fight-fewer = { $what }: one fewer
fight-more = { $what }: one more
fight-card-lacking = The cards don’t say enough for odds.
fight-needs = Hits on
fight-needs-roll = { $needed } or more · { $share }
fight-misses = Misses
fight-average = Damage on average
fight-defeats = Defeated
fight-chance = Chance
fight-percent = { $share }%
fight-heading = { $attacker } vs { $defender }
fight-damage = Hit points lost
fight-not-counted = Not counted: { $names }
