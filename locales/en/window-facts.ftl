## A figure’s page: what nobody knows of its card

catalogue-unknown = Not known yet
catalogue-unknown-what = No source gives these. If you have the card, fill them in: they are saved in your own pack.
catalogue-unknown-of = { $fact } of { $name }
facts-fill-set = Fill in all of { $set }

## The grid of a set

facts-title = Fill in from my cards
facts-fill = Fill in from my cards
facts-set = Set
facts-how = What you enter is saved at once in your own pack and overrides that one value. Empty a cell to go back to the catalogue’s.
facts-keys = Enter: the next unknown cell · ↑ ↓: the rows above and below · Esc: as it was
facts-number = No.
facts-cell = { $fact } of { $name }
facts-missing = { $count ->
        [0] Everything is known.
        [one] { $count } value isn’t known.
       *[other] { $count } values aren’t known.
    }
facts-back = Back to the catalogue
facts-kept = { $count ->
        [one] Saved in your own pack
       *[other] Saved { $count } values in your own pack
    }

## As a file

facts-export_facts = Export my values…
facts-export_fact_gaps = Export what’s unknown…
facts-file = card-values
facts-exported = { $count ->
        [one] Exported { $count } value to { $path }
       *[other] Exported { $count } values to { $path }
    }
facts-compare = Compare with a file…
facts-differences = { $file } and your data
facts-differences-what = Different or new: { $other }. The same: { $same }. Nothing changes until you take a value.
facts-column = Value
facts-mine = Yours
facts-theirs = In the file
facts-take-column = Take
facts-take-of = Take { $fact } of { $name }: { $theirs }
facts-take = { $count ->
        [one] Take { $count } value
       *[other] Take { $count } values
    }
facts-take-all = Select all
facts-take-none = Select none
facts-line = Line { $line }: { $problem }

## Values found in a list or a spreadsheet

facts-found = { $count ->
        [one] Found { $count } value that wasn’t known
       *[other] Found { $count } values that weren’t known
    }
facts-found-what = Keep those you trust: they are saved in your own pack, and your { squads } are checked with them.
facts-found-keep = Keep
facts-found-kept = Kept
facts-found-keep-of = Keep { $fact } of { $name }: { $value }
facts-found-keep-all = Keep all { $count }
facts-found-disagree = { $count ->
        [one] Left out { $count } value: the rows disagree about it.
       *[other] Left out { $count } values: the rows disagree about them.
    }
