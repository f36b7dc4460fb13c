### Counting what can be fielded.

count-heading = { $format } · { $points ->
    [none] no limit
   *[other] { $points } points
}
count-squads = Legal { squads }: { $count }
count-at-limit = Spending every point: { $count }
count-by-faction = By faction ({ a-squad } that can play as several counts for each):
count-none = No { squad } matches.
count-barred-by = Rules that prevent it: { $rules }
count-rows-left-out = { $count ->
    [one] Skipped { $count } row of the collection:
   *[other] Skipped { $count } rows of the collection:
}
count-fits = { $figures ->
    [0] Nothing else fits.
    [one] { $figures } figure still fits:
   *[other] { $figures } figures still fit:
}
count-fits-full = { $count } of them can spend every point.
count-fits-row = legal: { $legal } · spending every point: { $full }
count-fill = { $nobody ->
    [yes] add nothing
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}({ $left } left)
}
help-squad-count = Count the legal squads
help-squad-random = Draw a random legal squad, each equally likely
help-squad-fits = Show which figures still fit a squad, and which can spend every point
option-collection = A spreadsheet of what you have: set, number, figures; or name, figures
option-with-figure = A figure the squad must contain, by ID or name; repeatable
option-without = A figure the squad must not contain; repeatable
option-seed = Random seed: the same seed draws the same squad
option-balanced = Only balanced squads, where there are any: a typical number of figures, with those every squad needs, such as a commander
help-squad-fill = Find the best legal ways to fill a squad
option-best = Optimise for: points (most spent), activations, endurance (such as hit points), owned (fewest missing copies) or price (cheapest missing copies, by --prices)
option-top = How many to show
count-by-size = By { squad } size:
count-gap-figures = Best single figure to buy:
count-gap-pairs = Best two figures:
count-gap-sets = Best set, one of each figure:
count-gap-set-pairs = Best two sets:
count-gap-nearest = Fewest figures for a first { squad }:
count-gap-row = +{ $count } legal { squads }
count-gap-squads = To complete a saved { squad }:
count-gap-both = { $uses }; { $opens }
count-unbalanced = No legal { squad } is balanced, so all of them were considered.
use-squads = completes { $names }
use-sets = completes the set { $names }
use-leaders = adds to your leaders: { $names }
use-leaders-all = { $count ->
    [one] a new leader
   *[other] { $count } new leaders
}
use-factions = first figures of { $names }
use-others = others
option-by_size = Also count by squad size
help-squad-gap = Show the most useful buys: those that complete saved squads and sets, then those that open the most new squads
option-prices = A spreadsheet of prices per copy: name, price; or set, number, price
count-no-attachments = Not counting attachments you didn’t ask for: there are too many combinations.
count-with-decks = Each { squad } counts once with any deck and once without.
option-full = Only squads that spend every point, if there are any
