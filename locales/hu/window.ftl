### The window: its frame, and words that stand on many pages.

pages = Oldalak
page-home = Kezdőlap
page-catalogue = Katalógus
page-collection = Gyűjtemény
page-squads = { Squad.ok }
page-campaigns = Kampányok
page-play = Az asztalnál
page-matches = Mérkőzések
page-tournaments = Versenyek
page-print = Nyomtatás
page-settings = Beállítások
close = Bezárás
undo = Visszavonás
redo = Újra
cancel = Mégse
save = Mentés
remove = Törlés

## The strip of points

strip = { $limit } pontból { $total } elköltve, { $left } maradt
strip-over = { $limit } pontból { $total } elköltve, { $left } ponttal több
strip-no-limit = { $total } pont elköltve
strip-left = { $left } maradt

## Faults of the window itself

fault-window = Hiba történt az ablakban: { $reason }
    .means = Amit korábban mentettél, megvan.
    .todo = Próbáld újra. Ha ismét előfordul, indítsd újra a Mustert.

## What was typed and not saved

kept = Nincs mentve
    .text = Itt van, amit korábban beírtál.
kept-discard = Elvetés

## Choosing one figure

picker-nothing = Nincs ilyen figura: { $query }.
