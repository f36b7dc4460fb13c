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

## What users keep: squads, matches, campaigns, games at the table, tournaments

shelf-open = Open
shelf-rename = Rename…
shelf-rename-title = Rename { $name }
shelf-name = Name
shelf-remove = Delete
shelf-removed = { $kind ->
    [match] Match deleted: { $name }
   *[other] Deleted { $name }
}
shelf-more = More actions
shelf-menu = More actions for { $name }
shelf-removed-title = { $kind ->
    [match] Deleted matches
    [campaign] Deleted campaigns
    [play] Deleted games
    [tournament] Deleted tournaments
   *[squad] Deleted { squads }
}
shelf-removed-none = { $kind ->
    [match] No deleted matches
    [campaign] No deleted campaigns
    [play] No deleted games
    [tournament] No deleted tournaments
   *[squad] No deleted { squads }
}
shelf-removed-at = Deleted { $time }
shelf-bring-back = Restore
shelf-bring-back-of = Restore { $name }
shelf-back = Restored { $name }
shelf-unnamed = { $kind ->
    [match] Unnamed match
    [campaign] Unnamed campaign
    [play] Unnamed game
    [tournament] Unnamed tournament
   *[squad] Unnamed { squad }
}
shelf-match = { $opponent }, { $date }
shelf-marked = { $name } ({ $mark })
