### A campaign’s ledger, charts, sessions and corrections.

## The ledger

ledger = Ledger
ledger-who = { $side ->
    [rebels] Rebels
    [empire] Imperial player
   *[other] { $name }
}
ledger-filter-who = Side
ledger-filter-what = Type
ledger-filter-stage = Stage
ledger-any-who = Both sides
ledger-any-what = All types
ledger-any-stage = All stages
ledger-without = Remove filter: { $what }
ledger-stage = { $stage }. { $at }
ledger-what = { $what ->
    [credits] credits
    [xp] XP
    [influence] influence
   *[other] { $name }
}
ledger-left = { $balance } left
ledger-sums = Totals shown
ledger-sum = { $account ->
    [credits] Credits
    [hero-xp] Heroes’ XP
    [imperial-xp] Imperial XP
    [influence] Influence
   *[other] { $name }
}
ledger-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
ledger-count-of = { $count } of { $total } entries
ledger-empty = No entries yet
    .text = Every credit, XP and point of influence will appear here, with its reason.
ledger-none = No entries found
    .text = No entry matches these filters.
ledger-all = Show all entries

## Charts

ledger-charts-are = As of the end of each stage
ledger-charts-table = As a table
ledger-charts-empty = Nothing to chart yet
    .text = Each stage adds a point once its mission has been played.
ledger-chart = { $what ->
    [credits] Credits of the group
    [xp] XP earned
    [influence] Influence
   *[other] { $name }
}
ledger-chart-over = { $what }, stage by stage
ledger-line = { $account ->
    [credits] Credits
    [hero-xp] Heroes
    [imperial-xp] Empire
    [influence] Influence
   *[other] { $name }
}

## Sessions

evenings = Sessions
evenings-add = Add session
evenings-new = New session
evenings-edit = Edit session
evenings-edit-short = Edit
evenings-number = Session { $number } · { $day }
evenings-date = Date
evenings-date-missing = Enter the date.
evenings-players = Players
evenings-players-hint = Names or nicknames
evenings-note = Note
evenings-note-hint = Anything worth remembering
evenings-missions = Missions
evenings-no-missions = No missions recorded since this session was added.
evenings-oldest-first = Oldest first
evenings-removed = Deleted session of { $day }
evenings-empty = No sessions yet
    .text = Record when you met, who played and what’s worth remembering, with photos of the table.
evenings-photos = Table photos
evenings-photo-add = Add photo…
evenings-photo-choose = Choose a table photo
evenings-photo-reading = Loading…
evenings-photo-gone = The photo isn’t here yet, or it’s missing
evenings-photo-of = Photo { $number } of { $day }
evenings-photo-remove = Delete photo
evenings-photo-remove-this = Delete { $photo }
evenings-photo-removed = Photo deleted

## Corrections

correct = Correct the ledger
correct-is = For house rules and anything you forgot. A correction is a new entry; earlier entries don’t change.
correct-who = For
correct-what = What
correct-what-card = A card
correct-way = Change
correct-amount-more = + Add
correct-amount-less = − Subtract
correct-card-more = + Gains it
correct-card-less = − Loses it
correct-amount = Amount
correct-missing-amount = Enter a whole number from 1.
correct-card = Card
correct-card-hint = Part of its name, or its ID
correct-missing-card = Choose a card.
correct-why-hint = For example: one crate missed
correct-missing-why = Enter a reason for anyone who reads the ledger later.
correct-reason-later = No reason yet
correct-preview = This will be recorded:
correct-preview-none = A preview appears here.
correct-book = Record correction

## History

history = History
history-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
history-mended = changed
history-was = “{ $was }” → “{ $becomes }”: { $why }
history-put-in = put in afterwards: { $why }
history-removed = { $count ->
    [one] { $count } step removed
   *[other] { $count } steps removed
}
mend = Change
mend-of = Change: { $step }
mend-title = Change “{ $step }”
mend-replace = It went differently
mend-before = Something came before it
mend-remove = It didn’t happen
mend-remove-said = The step is removed, and everything after it is recalculated.
mend-why = Why
mend-why-hint = recorded by mistake
mend-keep = Keep missions you played, even if you couldn’t have chosen them
mend-do = Change history
mend-preview = What changes
mend-preview-none = Enter what happened to see what changes.
mend-becomes = “{ $was }” becomes “{ $becomes }”.
mend-goes-before = Before “{ $was }” comes “{ $becomes }”.
mend-nothing = No balance, card or later step changes.
mend-anyway = These missions stay, though you couldn’t have chosen them:
mend-lost = { $count ->
    [one] This step no longer holds and is dropped:
   *[other] These { $count } steps no longer hold and are dropped:
}
history-line = { $who }: { $what }
history-tab-history = History
history-tab-ledger = Ledger
evenings-photo-open = Open: { $photo }
photos-empty = No photos yet
    .text = Add photos to a session, and they appear here mission by mission.
photos-strip = { $missions } · { $day }
photos-viewer = Photo { $number } of { $count } · { $day }
