### Settings: what the user may set, and what lies in the data folder.

settings-sections = A beállítások részei
settings-appearance = Megjelenés
settings-playing = Játék és nyomtatás
settings-backups = Adatok és mentések
settings-packs = Adatcsomagok
settings-names = Tanított nevek
settings-about = Névjegy

## Appearance

settings-language = Nyelv
settings-theme = Színek
settings-theme-system = A rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-contrast = Nagy kontraszt
settings-text-size = Betűméret

## Playing

settings-games = Játékok, amelyekkel játszol
settings-player = Neved
settings-player-why = Ez kerül a csapatlapokra.
settings-paper = Papír
settings-paper-a4 = A4 (210 × 297 mm)
settings-paper-letter = Letter (8,5 × 11 hüvelyk)
settings-currency = Az árak pénzneme
settings-currency-none = Nincs kiválasztva

## Data and backups

settings-data-folder = Minden, amit felveszel, ebben a mappában van:
settings-show = Mutatás
settings-show-of = { $name } mutatása
settings-backups-text = Egy mentés egyetlen fájl, és minden benne van: csapatok, gyűjtemény, kampányok, mérkőzések, a nyitott kérdésekre adott válaszaid, a Saját figurák és a fényképek. Minden napon, amikor használod a Mustert, készül egy; az utolsó tíz marad meg.
settings-back-up = Mentés most
settings-back-up-to = Mentés máshová …
settings-backup-to = Hová kerüljön a mentés
settings-restore-from = Visszaállítás fájlból …
settings-restore-file = Melyik mentés álljon vissza
settings-backup-files = A Muster mentései
settings-backed-up = Mentve: { $file }
settings-no-backups = Még nincs mentés
settings-no-backups-text = Az első akkor készül, amikor először felveszel valamit.
settings-backup-made = Készült
settings-backup-kind = Fajta
settings-backup-size = Méret
settings-backup-kind-daily = napi
settings-backup-kind-saved = általad készített
settings-backup-kind-replaced = visszaállítás előtti
settings-backup-kind-migration = frissítés előtti
settings-backup-kind-other = más fájl
settings-backups-all = Mind a { $count } mutatása
settings-restore = Visszaállítás
settings-restore-of = Visszaállítás erről: { $time }
settings-restore-title = Visszaállítod ezt a mentést?
settings-restore-what = Minden csapat, az egész gyűjtemény, minden kampány és mérkőzés, a válaszaid, a Saját figurák és minden beállítás helyére a mentésbeli kerül: { $what }.
settings-restore-kept = Ami most megvan, abból külön mentés lesz, így vissza tudsz térni hozzá.
settings-restore-missing = Minden visszakerül, ami a mentésben van: { $what }.
settings-restore-damaged = A sérült fájl megmarad a mentések között.
settings-restored = A mentés visszaállt.
settings-restored-kept = A mentés visszaállt. Ami helyette volt, a mentések között van.

## Packs

settings-packs-text = Az adatcsomag egy játék adatait tartalmazza. Telepíts egyet zipből, vagy ejtsd a mappáját az ablakra.
settings-pack-files = Adatcsomagok
settings-install = Adatcsomag telepítése …
settings-reload = Adatcsomagok újraolvasása
settings-packs-reloaded = Minden adatcsomagot újraolvastunk.
settings-checking = Ellenőrzés …
settings-installed = { $name } telepítve: { $count } figura.
settings-refused = { $name } nem települt. Hibák: { $count }
settings-pack-built-in = beépített
settings-pack-own = a Muster őrzi
settings-pack-broken = Nem töltődött be
settings-pack-replaced = Sajáttal helyettesítve
settings-pack-problems = Hibák: { $count }
settings-problems-more = És még { $count }.
settings-export = Exportálás …
settings-export-of = { $name } exportálása
settings-export-to = Hová kerüljön az adatcsomag
settings-pack-exported = { $name } kiírva ide: { $path }
settings-remove-of = { $name } eltávolítása
settings-pack-removed = { $name } eltávolítva. Figurái nevükkel és értékükkel megmaradnak a csapataidban.
settings-replace-title = Lecseréled az adatcsomagot?
settings-replace-what = Már van { $name } nevű adatcsomag. Az új kerül a helyére; a régi megmarad az adatmappában az eltávolítottak között.
settings-replace = Csere

## Names

settings-names-none = Ha megmondod, kit jelent egy név a listában, a Muster itt jegyzi meg.
settings-forget = Elfelejtés
settings-forget-of = { $text } elfelejtése
settings-forgotten = { $text } elfelejtve.

## About

settings-licence = szabad szoftver, { $licence } licenccel
settings-disclaimer = A Mustert nem a játékok kiadói készítik, nem hagyták jóvá és nem támogatják. Tényeket tartalmaz: neveket, számokat és kulcsszavakat.
settings-sources = Honnan valók az adatok: { $game } ({ $date })
