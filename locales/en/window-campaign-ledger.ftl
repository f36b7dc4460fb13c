### A campaign’s ledger, charts, evenings and corrections.

## The ledger

ledger = Ledger
ledger-rebels = Rebels
ledger-empire = Imperial player
ledger-filter-who = Whose
ledger-filter-what = Of what
ledger-filter-stage = Stage
ledger-any-who = Everyone
ledger-any-what = Everything
ledger-any-stage = All stages
ledger-without = No longer only { $what }
ledger-stage = { $stage }. { $at }
ledger-what-credits = credits
ledger-what-xp = XP
ledger-what-influence = influence
ledger-left = { $balance } left
ledger-sums = The sum of what is shown
ledger-sum-credits = Credits
ledger-sum-hero-xp = Heroes’ XP
ledger-sum-imperial-xp = Imperial XP
ledger-sum-influence = Influence
ledger-count = { $count ->
    [one] { $count } entry · with its reason
   *[other] { $count } entries · each with its reason
}
ledger-count-of = { $count } of { $total } entries · each with its reason
ledger-empty = Nothing has been booked yet
    .text = Each credit, each XP and each point of influence will stand here, with the reason for it.
ledger-none = No entry is like that
    .text = Nothing has been booked for this choice.
ledger-all = Show all entries

## Charts

ledger-charts = Credits, XP and influence
ledger-charts-are = As they stood at the end of each stage.
ledger-charts-table = As a table
ledger-charts-empty = There is nothing to draw yet
    .text = A point is added for each stage once its mission has been played.
ledger-chart-credits = Credits of the group
ledger-chart-xp = XP earned
ledger-chart-influence = Influence
ledger-chart-over = { $what }, stage by stage
ledger-line-credits = Credits
ledger-line-hero-xp = Heroes
ledger-line-imperial-xp = Empire
ledger-line-influence = Influence

## Evenings

evenings = Evenings
evenings-add = Note an evening
evenings-new = A new evening
evenings-edit = Change the evening
evenings-edit-short = Edit
evenings-number = Evening { $number } · { $day }
evenings-date = Day
evenings-date-missing = Say which day it was.
evenings-players = Who played
evenings-players-hint = Names, as you call each other
evenings-note = Note
evenings-note-hint = What is worth remembering
evenings-missions = Missions
evenings-no-missions = None was booked after this evening was noted.
evenings-oldest-first = Oldest first
evenings-removed = The evening of { $day } was removed.
evenings-empty = No evening has been noted yet
    .text = Note when you met, who played and what is worth remembering, with photos of the table.
evenings-photos = Photos of the table
evenings-photo-add = Add a photo
evenings-photo-choose = Choose a photo of the table
evenings-photo-reading = Being read …
evenings-photo-gone = The photo is not in the data folder
evenings-photo-of = Photo { $number } of { $day }
evenings-photo-remove = Remove photo
evenings-photo-remove-this = Remove: { $photo }
evenings-photo-removed = The photo was removed.

## Corrections

correct = Correct the books
correct-is = For house rules, and for what was forgotten. It becomes an entry of its own; nothing booked before is changed.
correct-who = Whose
correct-what = What
correct-what-card = a card
correct-way = Which way
correct-amount-more = + there is more
correct-amount-less = − there is less
correct-card-more = + gets it
correct-card-less = − gives it back
correct-amount = How much
correct-missing-amount = Say how much, in whole numbers from 1.
correct-card = Card
correct-card-hint = A few letters of its name, or its id
correct-missing-card = Say which card.
correct-why = Reason
correct-why-hint = Such as: one crate too few was counted
correct-missing-why = A correction needs a reason: whoever reads the ledger later wants to know.
correct-reason-later = no reason yet
correct-preview = This will be booked:
correct-preview-none = What will be booked is shown here first.
correct-book = Book the correction
