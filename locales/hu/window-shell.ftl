### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = Ugrás az oldalra
shell-pages-menu = Oldalak; most itt: { $page }
shell-game = Játék
shell-facts-of = adatok: { $date }
shell-anything = bármi
shell-keys = billentyűk

## The palette

shell-palette = Menj bárhová, tégy bármit
shell-palette-hint = Oldal, { squad }, figura, művelet …
shell-palette-none = Erre nincs találat: „{ $typed }”.
shell-group-pages = Oldalak
shell-group-squads = { Squad.ok }
shell-group-figures = Figurák
shell-group-actions = Műveletek
shell-squad-unnamed = Névtelen { squad }
shell-do-new-squad = Új { squad }
shell-do-paste = { Squad } beillesztése
shell-do-import = Gyűjtemény importálása
shell-do-print = Kártyák vagy { squad }lapok nyomtatása
shell-do-backup = Biztonsági mentés most
shell-do-keys = Billentyűk mutatása
shell-do-theme = Megjelenés: { $theme }
shell-do-language = Nyelv: { $language }

## The key sheet

shell-keys-title = Billentyűk
shell-or = vagy
key-group-window = Mindenhol
key-palette = Bármi keresése és elérése
key-settings = Beállítások
key-sheet = Ezek a billentyűk
key-escape = Ami nyitva van, bezárul

## Files dropped on the window

shell-drop = Itt engedd el
shell-drop-what = { Squad } szövegként vagy a Musterrel készített lapon, a gyűjteményed táblázata, adatcsomag vagy biztonsági mentés.
shell-drop-reading = A fájl vizsgálata …
shell-drop-one = Egyszerre egy fájl: az elsőt olvassuk be.

## When something is wrong with the whole

shell-to-backups = Biztonsági mentések
shell-start-failed = A Muster nem tudott elindulni
shell-start-failed-safe = A csapataid és a gyűjteményed ott vannak, ahol hagytad őket.
shell-try-again = Újrapróbálás

## Data that is missing or damaged

shell-lost-vanished = Hiányoznak az adataid
    .text = Ha az adatmappát áthelyezted, vagy most le van választva a meghajtó, amelyen van, tedd vissza, és indítsd újra a Mustert.
shell-lost-corrupt = Megsérültek az adataid
    .text = Amit a mentés után vettél fel, nincs benne a mentésben. A sérült fájl megmarad.
shell-lost-choices = Mit tehetsz
shell-lost-restore = A legújabb mentés visszaállítása
shell-lost-refused = az újabbak nem állíthatók vissza
shell-lost-none = Az adatmappában nincs visszaállítható mentés.
shell-lost-other = Másik mentés választása …
shell-lost-other-text = A beállítások között minden mentést megtalálsz, és máshonnan is visszaállíthatsz egyet.
shell-lost-begin = Kezdés üres adatokkal
shell-lost-begin-text = A mentéseid megmaradnak.
shell-lost-begin-title = Üres adatokkal kezdesz?
shell-lost-begin-what = A mentéseid megmaradnak, és később is visszaállíthatsz egyet.
shell-lost-begun = A Muster üres adatokkal kezd. A mentéseid megmaradtak.
