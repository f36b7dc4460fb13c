### Settings: what the user may set, and what lies in the data folder.

settings-sections = A beállítások részei
settings-appearance = Megjelenés
settings-playing = Játék és nyomtatás
settings-backups = Adatok és biztonsági mentések
settings-packs = Adatcsomagok
settings-names = Megtanított nevek
settings-about = Névjegy

## Appearance

settings-language = Nyelv
settings-theme = Téma
settings-theme-system = A rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-contrast = Nagy kontraszt
settings-text-size = Betűméret

## Playing

settings-games = Játékok, amelyekkel játszol
settings-player = Neved
settings-player-why = Ez kerül a csapatlapokra.
settings-share-address = A hivatkozások címe
settings-share-address-why = Ahol a csoportod Muster-oldalai vannak, például https://example.org/muster/. A megosztott hivatkozások ezzel kezdődnek.
settings-paper = Papír
settings-paper-a4 = A4 (210 × 297 mm)
settings-paper-letter = Letter (8,5 × 11 hüvelyk)
settings-currency = Az árak pénzneme
settings-currency-none = Nincs kiválasztva

## Data and backups

settings-data-folder = Az adataid ebben a mappában vannak:
settings-show = Megjelenítés mappában
settings-show-of = Megjelenítés mappában: { $name }
settings-backups-text = A biztonsági mentés egyetlen fájl, és minden benne van: csapatok, gyűjtemény, kampányok, mérkőzések, a nyitott kérdésekre adott válaszaid, a Saját figurák és a fényképek. Minden nap, amikor használod, a Muster készít egyet; az utolsó tíz marad meg. A kampányok titkai és PIN-kódjai is benne vannak.
settings-back-up = Biztonsági mentés most
settings-back-up-to = Biztonsági mentés máshová…
settings-backup-to = A biztonsági mentés helye
settings-restore-from = Visszaállítás fájlból…
settings-restore-file = Biztonsági mentés kiválasztása
settings-backup-files = A Muster biztonsági mentései
settings-backed-up = Biztonsági mentés készült: { $file }
settings-no-backups = Még nincs biztonsági mentés
settings-no-backups-text = Az első akkor készül, amikor először elmentesz valamit.
settings-backup-made = Készült
settings-backup-kind = Fajta
settings-backup-size = Méret
settings-backup-kind-daily = napi
settings-backup-kind-saved = általad készített
settings-backup-kind-replaced = visszaállítás előtti
settings-backup-kind-migration = frissítés előtti
settings-backup-kind-other = más fájl
settings-backups-all = Mind ({ $count })
settings-restore = Visszaállítás
settings-restore-of = Visszaállítás, { $time }
settings-restore-title = Visszaállítod ezt a biztonsági mentést?
settings-restore-what = Minden csapat, az egész gyűjtemény, minden kampány és mérkőzés, a válaszaid, a Saját figurák és minden beállítás helyére az kerül, ami a biztonsági mentésben van: { $what }.
settings-restore-kept = A mostani adataidból külön biztonsági mentés készül, így vissza tudsz térni hozzájuk.
settings-restore-missing = Minden visszakerül, ami a biztonsági mentésben van: { $what }.
settings-restore-damaged = A sérült fájl megmarad a biztonsági mentések között.
settings-restore-groups = Ez a gép csoportban van: { $groups }. Amit a mentés eltüntet, a következő cserével visszajönne. Mit szeretnél?
settings-restore-leave = Csak ez a gép álljon vissza
settings-restore-leave-what = Kilép a csoportból; a többieknél minden marad, ahogy van.
settings-restore-everywhere = A csoport minden gépe álljon vissza
settings-restore-everywhere-what = Ami a mentés óta történt, a következő cserével mindegyiken visszavonódik. A beállítások maradnak.
settings-restored-left = Ez a gép kilépett innen: { $groups }.
settings-restored-everywhere = A többi gép a következő cserével követi: { $groups }.
settings-restored = Biztonsági mentés visszaállítva
settings-restored-kept = Biztonsági mentés visszaállítva. A korábbi adataid a biztonsági mentések között vannak.

## Packs

settings-packs-text = Az adatcsomag egy játék adatait tartalmazza. Telepíts egyet ZIP-fájlból, vagy ejtsd a mappáját az ablakra.
settings-pack-files = Adatcsomagok
settings-install = Adatcsomag telepítése…
settings-reload = Adatcsomagok újraolvasása
settings-packs-reloaded = Adatcsomagok újraolvasva
settings-checking = Ellenőrzés…
settings-installed = Telepítve: { $name }, { $count } figura
settings-refused = Nem települt: { $name }. Hibák: { $count }
settings-pack-built-in = beépített
settings-pack-own = a Muster kezeli
settings-pack-broken = Nem töltődött be
settings-pack-replaced = Sajáttal helyettesítve
settings-pack-problems = Hibák: { $count }
settings-problems-more = és még { $count }
settings-export = Exportálás…
settings-export-of = { $name } exportálása
settings-export-to = Hová kerüljön az adatcsomag
settings-pack-exported = { $name } exportálva ide: { $path }
settings-remove-of = { $name } törlése
settings-pack-removed = Törölve: { $name }. Figurái nevükkel és értékükkel megmaradnak a csapataidban.
settings-replace-title = Lecseréled az adatcsomagot?
settings-replace-what = Már van { $name } nevű adatcsomag. Az új kerül a helyére; a régi megmarad az adatmappában a töröltek között.
settings-replace = Csere

## Names

settings-names-none = Ha megtanítod, melyik figurát jelenti egy név a listában, itt jelenik meg.
settings-forget = Elfelejtés
settings-forget-of = { $text } elfelejtése
settings-forgotten = Elfelejtve: { $text }

## About

settings-licence = szabad szoftver, { $licence } licenccel
settings-disclaimer = A Mustert nem a játékok kiadói készítik, nem hagyták jóvá és nem támogatják. Tényeket tartalmaz: neveket, számokat és kulcsszavakat.
settings-sources = Honnan valók az adatok: { $game } ({ $date })
