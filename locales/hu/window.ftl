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

## What users keep: squads, matches, campaigns, games at the table, tournaments

shelf-open = Megnyitás
shelf-rename = Átnevezés…
shelf-rename-title = Átnevezés: { $name }
shelf-name = Név
shelf-remove = Törlés
shelf-removed = Törölve: { $name }
shelf-more = További műveletek
shelf-menu = Műveletek: { $name }
shelf-removed-title = { $kind ->
    [match] Törölt mérkőzések
    [campaign] Törölt kampányok
    [play] Törölt játszmák
    [tournament] Törölt versenyek
   *[squad] Törölt { squad.ok }
}
shelf-removed-none = { $kind ->
    [match] Nincs törölt mérkőzés
    [campaign] Nincs törölt kampány
    [play] Nincs törölt játszma
    [tournament] Nincs törölt verseny
   *[squad] Nincs törölt { squad }
}
shelf-removed-at = Törölve: { $time }
shelf-bring-back = Visszaállítás
shelf-bring-back-of = Visszaállítás: { $name }
shelf-back = Visszaállítva: { $name }
shelf-unnamed = { $kind ->
    [match] Névtelen mérkőzés
    [campaign] Névtelen kampány
    [play] Névtelen játszma
    [tournament] Névtelen verseny
   *[squad] Névtelen { squad }
}
shelf-match = { $opponent }, { $date }
shelf-marked = { $name } ({ $mark })
