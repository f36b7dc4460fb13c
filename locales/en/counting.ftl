### Counting what can be fielded.

count-heading = { $format } · { $points ->
    [none] no limit
   *[other] { $points } points
}
count-squads = Legal { squads }: { $count }
count-at-limit = At the limit exactly: { $count }
count-by-faction = By faction (one that may play as several counts for each):
count-none = There is no such { squad }.
count-barred-by = Rules that stand in the way: { $rules }
count-rows-left-out = { $count ->
    [one] One row of the collection was left out:
   *[other] { $count } rows of the collection were left out:
}
count-fits = { $figures ->
    [0] Nobody else fits.
    [one] One figure still fits:
   *[other] { $figures } figures still fit:
}
count-fits-full = { $count } of them fill it exactly.
count-fits-row = legal: { $legal } · at the limit: { $full }
count-fill = { $nobody ->
    [yes] nobody more
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}({ $left } left)
}
help-squad-count = Count the legal squads
help-squad-random = Draw a legal squad by chance, each as likely as the others
help-squad-fits = Show which figures still fit a squad, and which fill it exactly
option-collection = A spreadsheet of what there is: set, number, figures, or name, figures
option-with-figure = A figure that has to be in it, by id or name; may be given several times
option-without = A figure that may not be in it; may be given several times
option-seed = The number that chance begins from: the same one draws the same squad
help-squad-fill = Fill a squad up to the best legal ones
option-best = What they are best by: points spent, activations, endurance (such as hit points), owned (fewest copies that you lack), or price (what you lack at the lowest price, by --prices)
option-top = How many of them
count-by-size = By number of members:
count-gap-figures = One figure that opens most:
count-gap-pairs = Two figures:
count-gap-sets = One set, a copy of each figure:
count-gap-set-pairs = Two sets:
count-gap-nearest = The fewest that open any:
count-gap-row = +{ $count } legal { squads }
option-by_size = Count them by how many members they have, too
help-squad-gap = Show what to buy so that most new squads can be fielded
option-prices = A spreadsheet of what a copy costs: name, price, or set, number, price
count-no-attachments = Without attachments, but those asked for: there are too many ways to choose them.
count-with-decks = Each counts once with every deck beside it, and once without.
option-full = Only those that spend all points, where there are any
