### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = Ugrás az oldalra
shell-pages-menu = Oldalak; most: { $page }
shell-game = Játék
shell-facts-of = adatok: { $date }
shell-anything = Keresés
shell-keys = Billentyűparancsok

## The palette

shell-palette = Keresés és parancsok
shell-palette-hint = Oldal, { squad }, figura, parancs…
shell-palette-none = Erre nincs találat: „{ $typed }”.
shell-group-pages = Oldalak
shell-group-squads = { Squad.ok }
shell-group-figures = Figurák
shell-group-actions = Parancsok
shell-do-new-squad = Új { squad }
shell-do-paste = { Squad } beillesztése
shell-do-import = Gyűjtemény importálása
shell-do-print = Kártyák vagy { squad }lapok nyomtatása
shell-do-backup = Biztonsági mentés most
shell-do-keys = Billentyűparancsok
shell-do-theme = Téma: { $theme }
shell-do-language = Nyelv: { $language }

## The key sheet

shell-keys-title = Billentyűparancsok
shell-or = vagy
key-group-window = Mindenhol
key-palette = Keresés és parancsok
key-settings = Beállítások
key-sheet = Billentyűparancsok
key-escape = Bezárás
key-dialog-do = Párbeszédablakban: a fő gomb művelete

## Files dropped on the window

shell-drop = Itt engedd el
shell-drop-what = { Squad } szövegként vagy a Musterrel készített lapon, kampány, a gyűjteményed táblázata, adatcsomag vagy biztonsági mentés.
shell-drop-reading = A fájl beolvasása…
shell-drop-one = Egyszerre egy fájl olvasható be: az első.

## When something is wrong with the whole

shell-to-backups = Biztonsági mentések
shell-start-failed = A Muster nem tudott elindulni
shell-start-failed-safe = A csapataid és a gyűjteményed ott vannak, ahol hagytad őket.
shell-try-again = Próbáld újra

## Data that is missing or damaged

shell-lost-vanished = Hiányoznak az adataid
    .text = Ha áthelyezted az adatmappát, vagy nincs csatlakoztatva a meghajtó, amelyen van, tedd vissza, és indítsd újra a Mustert.
shell-lost-corrupt = Megsérültek az adataid
    .text = Amit a biztonsági mentés után vittél be, nincs benne. A sérült fájl megmarad.
shell-lost-choices = Mit tehetsz
shell-lost-restore = A legújabb biztonsági mentés visszaállítása
shell-lost-refused = az újabbak nem állíthatók vissza
shell-lost-none = Az adatmappában nincs visszaállítható biztonsági mentés.
shell-lost-other = Másik biztonsági mentés választása…
shell-lost-other-text = A beállítások között minden biztonsági mentést megtalálsz, és máshonnan is visszaállíthatsz egyet.
shell-lost-begin = Kezdés üres adatokkal
shell-lost-begin-text = A biztonsági mentéseid megmaradnak.
shell-lost-begin-title = Üres adatokkal kezdesz?
shell-lost-begin-what = A biztonsági mentéseid megmaradnak, és később is visszaállíthatsz egyet.
shell-lost-begun = A Muster üres adatokkal kezd. A biztonsági mentéseid megmaradtak.
