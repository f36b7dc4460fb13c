### The collection.

## The page and its parts

key-collection-page = Gyűjtemény
key-collection-tab-printings = Kiadások
key-collection-tab-quick = Gyors bevitel
key-collection-tab-sets = Sorozatok
key-collection-tab-overview = Áttekintés
key-collection-tab-products = Termékek
key-collection-tab-field = Kiállítás
key-collection-import = Táblázat importálása
collection-tab-printings = Kiadások
collection-tab-quick = Gyors bevitel
collection-tab-sets = Sorozatok
collection-tab-overview = Áttekintés
collection-tab-products = Termékek
collection-tab-field = Kiállítás
collection-head = { $figures } figura · { $total } kiadásból { $owned }
collection-import = Importálás …
collection-export = Exportálás CSV-be …
collection-more-actions = Továbbiak
collection-print-checklist = Ellenőrző lista nyomtatása
collection-print-wants = Keresettek listájának nyomtatása
collection-spreadsheets = Táblázatok
collection-file = gyujtemeny
collection-exported = { $count } sor kiírva ide: { $path }.
collection-taken-back = Visszavonva.
collection-too-late = Ez már nem vonható vissza.

## An empty collection

collection-begin = Még üres a gyűjtemény
collection-begin-text = Itt látod majd kiadásonként, mid van, mit keresel, és mit cserélnél el. Kezdd úgy, ahogy neked kényelmes; mindegyik visszavonható.
collection-first-quick = Figurák bevitele billentyűzettel
collection-first-product = Termék felvétele
collection-first-list = Végignézem a listát

## The list of printings

key-collection = Kiadások
key-collection-search = Keresés
key-collection-move = Kiadás kiválasztása
key-collection-figures = Eggyel több vagy kevesebb figura
key-collection-cards = Eggyel több karakterkártya; Shifttel kevesebb
key-collection-wanted = Eggyel több keresett; Shifttel kevesebb
key-collection-trade = Eggyel több cserére; Shifttel kevesebb
key-collection-details = Részletek megnyitása
collection-printings = Kiadások azzal, ami megvan belőlük
collection-search = Keresés név, sorozat vagy sorszám szerint
collection-search-hint = Név, vagy sorozat és sorszám: { $example }
collection-search-hint-name = Név
collection-filter-set = Sorozat
collection-filter-rarity = Gyakoriság
collection-filter-faction = Frakció
collection-any-set = Sorozat
collection-any-rarity = Gyakoriság
collection-any-faction = Frakció
collection-show = Mutatott kiadások
collection-show-all = Mind
collection-show-owned = Megvan
collection-show-missing = Hiányzik
collection-show-duplicates = Duplumok
collection-show-wanted = Keresett
collection-show-for-trade = Cserére
collection-show-with-details = Részletekkel
collection-without = Ne csak ez: { $what }
collection-column-faction = Frakció
collection-column-name = Név
collection-column-set = Sorozat
collection-column-rarity = Gyak.
collection-column-rarity-long = Gyakoriság
collection-column-cost = Pont
collection-column-figures = Figura
collection-column-cards = Kártya
collection-column-wanted = Keresett
collection-column-trade = Cserére
collection-figures-of = Figurák: { $name }
collection-cards-of = Karakterkártyák: { $name }
collection-wanted-of = Keresett: { $name }
collection-trade-of = Cserére: { $name }
collection-counted = { $what }: { $before } helyett { $now }
collection-fewer = Eggyel kevesebb: { $what }
collection-more = Eggyel több: { $what }
collection-reading = olvasás alatt
collection-gone = már nincs a katalógusban
collection-gone-text = Ez a kiadás már nincs a katalógusban. Amit feljegyeztél, megmarad.
collection-copies = { $count } részletezve
collection-noted = megjegyzéssel
collection-promised-of = { squad.oknak } ígérve: { $promised }
collection-nothing = Nincs ilyen kiadás
collection-nothing-text = Próbáld kevesebb szóval, vagy vegyél le egy szűrőt.
collection-show-everything = Minden mutatása
collection-list-total = { $shown } kiadás, { $figures } figura
collection-foot-count = figurák
collection-foot-wanted = keresett
collection-foot-trade = cserére
collection-foot-details = részletek
collection-foot-back = vissza

## Details of a printing

collection-details-of = Részletek: { $name }
collection-needed = A { squad.aidhoz } ennyi kell ebből a figurából: { $promised }.
collection-note = Megjegyzés
collection-single-copies = Egyes példányok
collection-no-copies = Még egyik példánynak sincsenek saját részletei. Feljegyezheted az állapotát, az árát, a helyét, és fényképet is adhatsz hozzá.
collection-to-card = Lapja a katalógusban
collection-copy-add = Példány felvétele
collection-copy-new = Új példány
collection-copy-edit = A példány részletei
collection-copy-edit-short = Szerkesztés
collection-copy-number = { $number }. példány
collection-copy-nothing = nincs feljegyzés
collection-copy-condition = Állapot
collection-copy-condition-hint = újszerű, hajlott lándzsa …
collection-copy-painted = Festés
collection-copy-unsaid = nincs megadva
collection-copy-is-painted = kézzel festett
collection-copy-is-unpainted = gyári festés
collection-copy-location = Hely
collection-copy-location-hint = doboz, polc …
collection-copy-price = Vételár
collection-copy-currency = Pénznem
collection-copy-acquired = Beszerzés napja
collection-copy-removed = A példány törölve.
collection-photo = A példány fényképe
collection-photos = Fényképek
collection-photo-choose = Fénykép kiválasztása
collection-photo-add = Fénykép hozzáadása
collection-photo-change = Másik fénykép választása
collection-photo-remove = Fénykép törlése
collection-photo-removed = A fénykép törölve.
collection-photo-reading = Olvasás …
collection-photo-gone = A fénykép nincs az adatmappában

## Quick entry

key-collection-quick = Gyors bevitel
key-collection-quick-box = A következő beírása
key-collection-quick-add = Felvétel
key-collection-quick-choose = Másik jelölt választása
key-collection-quick-back = Az utolsó visszavonása
key-collection-quick-clear = A mező ürítése
collection-quick-set = Melyik sorozatból
collection-quick-any-set = Bármelyik sorozat
collection-quick-with-cards = karakterkártyával együtt
collection-quick-box = Sorszám vagy a név betűi
collection-quick-hint = { $example }, vagy a név néhány betűje
collection-quick-hint-set = 12, vagy a név néhány betűje
collection-quick-hint-name = A név néhány betűje
collection-quick-how = Sorszám, sorozat és sorszám, vagy néhány betű; aztán Enter. Több egyszerre: 3x12 vagy 12*3.
collection-quick-candidates = Mi lehet ez
collection-quick-unknown = Nincs ilyen: „{ $what }”. Semmi sem került be.
collection-quick-foot-add = felvétel
collection-quick-foot-choose = választás
collection-quick-foot-back = az utolsó visszavonása
collection-quick-log = Most felvéve
collection-quick-log-empty = Még semmi
collection-quick-log-text = Amit felveszel, itt sorakozik, és egyenként visszavonható.
collection-quick-count = { $count } figura
collection-quick-taken = visszavonva
collection-quick-undo-of = Visszavonás: { $name }
collection-have = van: { $count }
collection-opening = { $count } figura beírva. A kiegészítő tartalma véletlen, ezért írd be, mi volt benne.
collection-opening-of = { $all } figurából { $count } beírva
collection-opening-end = Ennyi volt

## Sets

collection-sets-title = Sorozatok: { $all } közül { $complete } teljes
collection-share = Arány
collection-owned-of = Ennyiből ennyi van meg
collection-missing = Ami hiányzik
collection-missing-count = { $count ->
        [0] semmi sem hiányzik
       *[other] { $count } hiányzik
    }
collection-complete = Ez a sorozat teljes.
collection-want = keresem
collection-is-wanted = ✓ keresett
collection-want-of = Keresett: { $name }
collection-show-set = A teljes sorozat mutatása

## Overview

collection-number-printings = kiadás { $total } közül
collection-number-figures = figura
collection-number-cards = karakterkártya
collection-number-duplicates = duplum
collection-number-wanted = keresett
collection-number-trade = cserére
collection-value = Amit fizettél érte
collection-value-none = Még nincs feljegyezve ár. Nyiss meg egy kiadást, és írd be, mennyit fizettél egy példányért.
collection-value-copies = { $count } példányért
collection-by-rarity = Meglévő kiadások gyakoriság szerint
collection-by-faction = Meglévő kiadások frakció szerint

## Products

collection-no-products = Nincs ismert termék
collection-no-products-text = A játék adatai nem neveznek meg termékeket. Vidd be a figurákat egyenként.
collection-product-starter = Kezdőkészlet
collection-product-pack = Állandó tartalmú csomag
collection-product-figures = { $count } figura
collection-product-count = Hány darab: { $name }
collection-product-add = Felvétel a gyűjteménybe
collection-product-added = { $name }: { $count } figura felvéve, kártyával együtt.
collection-boosters = Kiegészítő csomagok
collection-boosters-text = A kiegészítő csomag tartalma véletlen. Válaszd ki a sorozatot, és írd be a figurákat sorszám vagy név szerint.

## Importing

collection-import-title = Importálás: { $file }
collection-import-reading = A fájl olvasása …
collection-import-how = Mit mond a fájl
collection-import-replace = hogy mi van meg: a számai a tieid helyére lépnek
collection-import-add = hogy mi jött: a számai hozzáadódnak
collection-import-columns = A fájl oszlopai
collection-import-column = Oszlop
collection-import-no-heading = { $number }. oszlop
collection-import-means = Jelentése
collection-import-means-of = { $column } jelentése
collection-import-samples = Például
collection-import-nothing = — nem olvassuk —
collection-import-encoding = A fájl nem UTF-8; így olvastuk: { $encoding }. Ha a nevek hibásak, mentsd a fájlt UTF-8 kódolással.
collection-import-does = Mit fog tenni az importálás
collection-import-added = új kiadás
collection-import-changed = kiadás változik
collection-import-unchanged = változatlan marad
collection-import-copies = példány részletekkel
collection-import-skipped = sor kimarad
collection-import-faults = { $count } sor kimarad
collection-import-assumed = { $count } sornál feltételeztük a kiadást
collection-import-line = { $line }. sor
collection-import-and-more = … és még { $count }
collection-import-other = Másik fájl …
collection-import-run = { $count ->
        [0] Nincs mit importálni
       *[other] Importálás
    }
collection-importing = Importálás folyamatban …
collection-imported = Importálva: { $added } új, { $changed } módosult.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = Nincs ilyen kiadás: { $name }.
collection-row-ambiguous = { $name } többféle lehet: { $candidates }.
collection-row-assumed = { $name } több kiadásban is megjelent; ezt vettük: { $printing }. Ha másik az, írd mellé a sorozatot és a sorszámot.
collection-row-set-unknown = Nincs ilyen sorozat: { $set }; ennél a figuránál ({ $name }) ezt a kiadást vettük: { $printing }.
collection-row-bad = Itt „{ $value }” nem állhat: { $field }.
