### The window: its frame, and words that stand on many pages.

pages = Pages
page-home = Home
page-catalogue = Catalogue
page-collection = Collection
page-squads = { Squads }
page-campaigns = Campaigns
page-play = At the table
page-matches = Matches
page-tournaments = Tournaments
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
strip-over = { $total } of { $limit } points spent, { $left } over
strip-no-limit = { $total } points spent
strip-left = { $left } left

## Faults of the window itself

fault-window = Something went wrong in this window: { $reason }
    .means = Everything already saved is safe.
    .todo = Try again. If it keeps happening, restart Muster.

## What was typed and not saved

kept = Not saved yet
    .text = This is what you typed earlier.
kept-discard = Discard

## Choosing one figure

picker-nothing = No figure matches “{ $query }”.
