### Words on paper. `print-page` is given the placeholders themselves where the printer numbers pages.

print-page = Page { $page } of { $pages }
print-continued = (continued)
print-continued-name = { $name } (continued)
print-catalogue = Catalogue of { $date }
print-made = Printed with Muster, { $date }
print-cut = Cut along the marks. Print at 100 %.
print-yes = yes
print-no = no

## The squad sheet

sheet-title = Squad sheet
sheet-player = Player
sheet-opponent = Opponent
sheet-notes = Notes
sheet-playable = May be played:
sheet-format = Format
sheet-edition = Edition
sheet-figures = Figures
sheet-cost = Cost
sheet-setup = Setup choices
sheet-setup-choice = { $ability } ({ $holder })
sheet-findings = What the rules say
sheet-nothing-found = Nothing to say against it.
sheet-abilities = Abilities
sheet-qr = Muster reads this code.
sheet-side-list = { $list }: { $holder }, { $value } points
sheet-considering = Considering
sheet-points-left = { $left } left
sheet-points-over = { $over } over
sheet-fact-activations = { $count ->
        [one] activation
       *[other] activations
    }
sheet-fact-hit-points = { $count ->
        [one] hit point
       *[other] hit points
    }
sheet-fact-figures = { $count ->
        [one] figure
       *[other] figures
    }
sheet-fact-initiative = initiative
sheet-victory-points = Victory points
sheet-round = Round

## Boxes to tick

track-hit-points = HP
track-damage = Damage, { $per } a box
track-force = Force points
    .short = Force
track-activations = Activations
    .short = Act.

## Stat cards

card-subtitle-separator = { " · " }
card-footer = { $set } { $number }, { $rarity }
card-no-abilities = No abilities
card-back-glossary = What the abilities do
card-back-notes = Notes
card-back-owner = Owner
card-suspect = Check against the card: { $note }

## Checklist and wants list

checklist-title = Collection checklist
checklist-subtitle = { $owned } of { $total } printings owned
checklist-set-summary = { $owned } of { $total }
checklist-number = No.
checklist-name = Name
checklist-rarity = Rarity
checklist-cost = Cost
checklist-owned = Owned
checklist-wanted = Wanted
checklist-for-trade = For trade
checklist-total-owned = { $count } owned in total
checklist-complete = complete
wants-title = Wants list
wants-subtitle = { $count } wanted
