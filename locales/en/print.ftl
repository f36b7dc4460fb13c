### Words on paper. `print-page` is given the placeholders themselves where the printer numbers pages.

print-page = Page { $page } of { $pages }
print-continued = (continued)
print-title = { $game }: { $title }
print-reference = Reference sheet
print-reference-conditions = Conditions
print-board = Battlefield
print-board-half = Half { $number }
print-board-meets = Lay the other half against this edge.
print-board-start = Start
print-catalogue = Catalogue of { $date }

## The squad sheet

sheet-player = Player
sheet-notes = Notes
sheet-playable = Playable in:
sheet-figures = Figures
sheet-cost = Cost
sheet-setup = Before the game
sheet-setup-choice = { $ability } ({ $holder })
sheet-before-list = Have ready: { $list } of { $holder }, { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
sheet-bring = Bring: { $things }
sheet-bring-figures = { $count ->
        [one] { $count } figure with its stat card
       *[other] { $count } figures with their stat cards
    }
sheet-bring-die = d{ $die }
sheet-bring-dice = { $count }d{ $die }
sheet-bring-markers = markers: { $names }
sheet-rules = Rules you’ll need
sheet-qr = Muster reads this code from a photo.
sheet-side-list = { $list }: { $holder }, { $value } points
sheet-side-list-figures = { $list }: { $holder }, { $value } { $value ->
    [one] figure
   *[other] figures
}
sheet-side-list-unpriced = { $list }: { $holder }
sheet-record-opponent = Opponent
sheet-record-date = Date and round
sheet-record-map = Map
sheet-record-points = Victory points, yours : theirs
sheet-record-result = Result
sheet-leader = Leader
sheet-plus-unknown = { $known } + ?
sheet-left-most = at most { $left } left
sheet-over-least = at least { $over } over
sheet-more-copies = and { $count } more
sheet-places = Places on the table
sheet-game = Game { $number }
sheet-score = Score
sheet-score-sum = Total
sheet-score-opponent = Opponent
sheet-bring-tiles = { $tiles }: { $count }
sheet-tiles = On the table
sheet-forfeits = Their points
sheet-initiative = Initiative rolls
sheet-side-list-roll = arrive on a roll of
sheet-morale = morale: d{ $die } ≥ { $needed }
sheet-morale-led = morale: d{ $die } ≥ { $needed }, under command { $led }
sheet-morale-open = morale: d{ $die } + { $stat } ≥ { $at }
sheet-score-rule = When you count, write how many spaces each figure has moved up from its start; with ×2 they count twice. { $count } figures across at the end of your turn and the higher score win the game. Tick the box: { $across }.
sheet-fact-activations = { $count ->
        [one] activation
       *[other] activations
    }
sheet-fact-hit-points = { $count ->
        [one] hit point
       *[other] hit points
    }

## Boxes to tick

track-damage = Damage, { $per } per box
track-activations = Activations
    .short = Act.

## Stat cards

card-unique = unique
card-subtitle-separator = { " · " }
print-comma = { ", " }
sheet-gone = No longer in the catalogue
card-footer = { $set } { $number }, { $rarity }
card-footer-unnumbered = { $set }, { $rarity }
card-suspect = Check against the card: { $note }

print-scale = Print at 100%
print-ruler = 50 mm

## Checklist and want list

checklist-title = Collection checklist
checklist-subtitle = { $owned } of { $total } printings owned
checklist-set-summary = { $owned } of { $total }
checklist-number = No.
checklist-name = Name
checklist-rarity = Rarity
checklist-cost = Cost
checklist-owned = Owned
checklist-wanted = Wanted
wants-title = Want list
wants-subtitle = { $count } wanted
