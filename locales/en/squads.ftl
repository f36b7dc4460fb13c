### Squads on screen and in the terminal: totals, headings, reading a pasted list.

squad-unnamed = Unnamed { squad }
squad-member = { $count } × { $name }
squad-deck = { $deck } · { $cards } of { $size } cards · { $points } of { $limit } points

## Points

points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
figures-count = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
points-of-limit = { $total } of { $limit } points
points-slash = { $total } / { $limit }
points-left = { $left } left
points-over = { $over } over
points-exact = exactly full
points-no-limit = no limit
points-unknown = cost unknown
points-unknown-sign = ?
label-spent = Spent
label-limit = Limit
label-left = Left
label-total = Total

activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
hit-points = { $count ->
        [one] { $count } hit point
       *[other] { $count } hit points
    }
figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }

## Headings

label-activations = Activations
label-cost = Cost
label-edition = Edition
label-era = Era
label-faction = Faction
label-figure = Figure
label-figures = Figures
label-findings = Findings
label-format = Format
label-game = Game
label-catalogue = Catalogue
label-choices = Setup choices
label-considering = Considering
label-name = Name
label-notes = Notes
label-opponent = Opponent
label-partner = Partner
label-playable = May be played
label-rule = Rule
label-side = Side
label-source = Source
label-verdict = Verdict
label-fix = To put it right

playable = { $era }, { $side }
playable-nowhere = no era has a place for it
playable-anywhere = in any era, on either side

## Reading a list

list-unresolved = Line { $line } is not understood: “{ $text }”. It is not in the { squad }.
list-candidates = Line { $line }: “{ $text }” could be { $candidates }. Write its cost or its full name.
list-cost-differs = Line { $line }: the list says { $claimed }, the catalogue says { $computed }.
list-near-miss = Line { $line }: “{ $text }” is read as { $name }. Check that this is who you mean.
list-no-holder = Line { $line }: “{ $text }” stands in a list that nobody in the { squad } can bring. It is not in the { squad }.
list-problem-zero = Line { $line }: “{ $text }” counts none. Write how many there are, or delete the line.
list-problem-negative = Line { $line }: “{ $text }” counts fewer than none. Correct the number.
list-problem-too-large = Line { $line }: “{ $text }” has a number too large for a count or a cost. Correct it.
list-problem-numbers = Line { $line }: the numbers in “{ $text }” cannot all be a count and a cost. Leave out those that are not.
list-problem-too-long = Line { $line } is too long to name a figure: “{ $text }”

# What a list is called in messages that was pasted and has no file.
list-pasted = the pasted text

## Comparing two squads

compare-same = The two { squads } hold the same figures.
compare-only-in = Only in { $name }
compare-in-both = In both
compare-points = { $first } against { $second } points

## Settling a question

answer-yes = Yes
answer-no = No
squad-carried = on { $carriers }
