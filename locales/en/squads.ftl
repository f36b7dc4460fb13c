### Squads on screen and in the terminal: totals, headings, reading a pasted list.

squad-unnamed = Unnamed { squad }
side-list-of = { $list } ({ $pool })
report-partner = Partner: { $name }
report-opponent = Opponent: { $name }
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
points-exact = limit reached
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
label-playable = Playable in
label-rule = Rule
label-side = Side
label-source = Source
label-verdict = Verdict
label-fix = How to fix it

playable = { $era }, { $side }
playable-nowhere = no era
playable-anywhere = any era, either side

## Reading a list

list-unresolved = Line { $line }: Muster doesn’t understand “{ $text }”, so it isn’t in the { squad }.
list-candidates = Line { $line }: “{ $text }” could be { $candidates }. Add its cost or write the full name.
list-cost-differs = Line { $line }: the list says that { $name } costs { $claimed }, the catalogue says { $computed }.
list-near-miss = Line { $line }: Muster read “{ $text }” as { $name }. Check that this is right.
list-change = Line { $line }: Muster took “{ $text }” as a change to the list above it. Check that this is right.
list-mention = Line { $line }: “{ $text }” is a figure’s name, but Muster took it as part of { $kind }. If the figure belongs to the { squad }, give it a line of its own.
list-unplaced = Line { $line }: “{ $text }” is a figure’s name, but not where figures are listed. If it belongs to the { squad }, give it a line of its own.
list-beside-code = Line { $line }: “{ $text }” isn’t in the share code beside it, which is what was read. To read the list instead, take the code out.
list-considered = Line { $line }: “{ $text }” is below a heading for figures beside the { squad }, so it isn’t counted.
list-as-title = the title
list-as-heading = a heading
list-as-author = the player’s name
list-as-map = the map’s name
list-as-claim = a total
list-as-note = a remark
list-account = { $read } of { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 } read{ $remarks ->
    [0] .
    [one] ; { $remarks } is a remark.
   *[other] ; { $remarks } are remarks.
 }
list-role-member = member
list-role-side = beside the { squad }
list-role-considered = not counted
list-role-open = in question
list-role-title = title
list-role-heading = heading
list-role-faction = faction
list-role-author = player
list-role-map = map
list-role-choice = choice
list-role-change = change
list-role-claim = total
list-role-state = state of play
list-role-note = remark
list-format-by-points = By its points, this list is checked as “{ $format }”. If it is for another format, choose that one.
list-no-holder = Line { $line }: no figure in the { squad } can bring “{ $text }”, so it isn’t in the { squad }.
list-problem-zero = Line { $line }: “{ $text }” has a count of 0. Enter a count, or delete the line.
list-problem-negative = Line { $line }: “{ $text }” has a negative count. Correct it.
list-problem-too-large = Line { $line }: a number in “{ $text }” is too large. Correct it.
list-problem-numbers = Line { $line }: “{ $text }” has more numbers than a count and a cost. Remove the others.
list-problem-too-long = Line { $line } is too long to name a figure: “{ $text }”

# What a list is called in messages that was pasted and has no file.
list-pasted = the pasted text

## Comparing two squads

compare-same = Both { squads } have the same figures.
compare-only-in = Only in { $name }
compare-in-both = In both
compare-points = { $first } against { $second } points

## Settling a question

answer-yes = Yes
answer-no = No
answer-none = No other faction
answer-let-in-any = Any of them
answer-let-in-none = None: it only counts once the game has started
squad-carried = on { $carriers }

## Shared where people talk

share-paste = Paste into Muster:
share-verdict-notes = Legal, with notes
share-too-long = This has { $length } characters, but a message on Discord holds { $limit }. Nothing was left out: post it in parts, or share the { squad } as a picture.
share-check = Check: { $verdict }
share-heading = { $heading }:
share-about = Format: { $about }
