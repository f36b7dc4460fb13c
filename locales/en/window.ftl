### The window: its frame, and words that stand on many pages.

pages = Pages
page-home = Home
page-catalogue = Catalogue
page-collection = Collection
page-squads = { Squads }
page-campaigns = Campaigns
page-matches = Matches
page-print = Print
page-settings = Settings
close = Close
undo = Undo
redo = Redo
cancel = Cancel
save = Save
remove = Remove

## The strip of points

strip = { $total } of { $limit } points spent, { $left } left
strip-over = { $total } of { $limit } points spent, { $left } too many
strip-no-limit = { $total } points spent
strip-left = { $left } left

## Faults of the window itself

fault-window = Something in the window went wrong: { $reason }
    .means = What was saved before is safe.
    .todo = Try again. If it comes back, start Muster again.

## What was typed and not saved

kept = Not saved yet.
    .text = What you typed before is here again.
kept-discard = Discard

## Choosing one figure

picker-nothing = No figure is called { $query }.
