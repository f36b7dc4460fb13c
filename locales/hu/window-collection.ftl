### The collection.

## The page and its parts

key-collection-page = Gyűjtemény
key-collection-tab-printings = Kiadások
key-collection-tab-quick = Gyors bevitel
key-collection-tab-sets = Sorozatok
key-collection-tab-overview = Áttekintés
key-collection-tab-products = Termékek
key-collection-tab-field = Lehetséges { squad.ok }
key-collection-tab-trades = Cserék
key-collection-import = Táblázat importálása
key-collection-undo = Az utolsó módosítás visszavonása
collection-tab-printings = Kiadások
collection-tab-quick = Gyors bevitel
collection-tab-sets = Sorozatok
collection-tab-overview = Áttekintés
collection-tab-products = Termékek
collection-tab-field = Lehetséges { squad.ok }
collection-tab-trades = Cserék
collection-head = { $figures } figura · { $total } kiadásból { $owned }
collection-import = Importálás…
collection-export = Exportálás CSV-be…
collection-more-actions = További műveletek
collection-print-checklist = Ellenőrzőlista nyomtatása
collection-print-wants = Keresettek listájának nyomtatása
collection-spreadsheets = Táblázatok
collection-file = gyujtemeny
collection-exported = { $count } sor exportálva ide: { $path }
collection-undone = Visszavonva: { $what }
collection-nothing-to-undo = Nincs mit visszavonni
collection-too-late = Ez már nem vonható vissza.

## An empty collection

collection-begin = Üres a gyűjtemény
collection-begin-text = Itt látod majd kiadásonként, mid van, mit keresel, és mit cserélnél el. Kezdd, ahogy neked kényelmes; minden visszavonható.
collection-first-quick = Figurák bevitele billentyűzettel
collection-first-product = Termék hozzáadása
collection-first-list = A lista böngészése

## The list of printings

key-collection = Kiadások
key-collection-search = Keresés
key-collection-move = Kiadás kiválasztása
key-collection-figures = Eggyel több vagy kevesebb figura
key-collection-cards = Eggyel több karakterkártya; Shifttel kevesebb
key-collection-wanted = Eggyel több keresett; Shifttel kevesebb
key-collection-trade = Eggyel több cserére; Shifttel kevesebb
key-collection-details = Részletek megnyitása
key-collection-choose = Sorok vagy mind kijelölése
collection-printings = Kiadások és ami megvan belőlük
collection-search = Keresés név, sorozat vagy sorszám szerint
collection-search-hint = Név, vagy sorozat és sorszám: { $example }
collection-search-hint-name = Név
collection-show = Megjelenítés
collection-show-all = Mind
collection-show-owned = Megvan
collection-show-missing = Hiányzik
collection-show-duplicates = Duplumok
collection-show-wanted = Keresett
collection-show-for-trade = Cserére
collection-show-with-details = Részletes adatokkal
collection-show-with-photo = Fényképpel
collection-gallery = Fényképek
collection-column-faction = Csoport
collection-column-name = Név
collection-column-set = Sorozat
collection-column-rarity = Gyak.
collection-column-rarity-long = Gyakoriság
collection-column-cost = Érték
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
collection-reading = Betöltés…
collection-gone = Már nincs a katalógusban
collection-gone-text = Ez a kiadás már nincs a katalógusban. Amit feljegyeztél, megmarad.
collection-copies = { $count } részletes adatokkal
collection-noted = megjegyzéssel
collection-promised-of = { squad.okba } kell: { $promised }
collection-nothing = Nincs ilyen kiadás
collection-nothing-text = Próbáld kevesebb szóval, vagy távolíts el egy szűrőt.
collection-show-everything = Mind
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
collection-single-copies = Példányok
collection-no-copies = Még nincsenek részletes adatok. Példányonként feljegyezheted az állapotot, a vételárat, a helyet, és fényképet is csatolhatsz.
collection-to-card = Megjelenítés a katalógusban
collection-copy-add = Példány hozzáadása
collection-copy-new = Új példány
collection-copy-edit = A példány szerkesztése
collection-copy-edit-short = Szerkesztés
collection-copy-number = { $number }. példány
collection-copy-nothing = Nincs adat
collection-copy-condition = Állapot
collection-copy-condition-hint = Újszerű, hajlott lándzsa…
collection-copy-painted = Festés
collection-copy-unsaid = Nincs megadva
collection-copy-is-painted = Kézzel festett
collection-copy-is-unpainted = Gyári festés
collection-copy-location = Hely
collection-copy-location-hint = Doboz, polc…
collection-copy-price = Vételár
collection-copy-currency = Pénznem
collection-copy-acquired = Beszerzés napja
collection-copy-removed = Példány törölve
collection-copy-added = Példány hozzáadva: { $name }
collection-copy-changed = Példány módosítva: { $name }
collection-noted-of = Megjegyzés: { $name }
collection-photo = A példány fényképe
collection-photos = Fényképek
collection-photo-choose = Fénykép kiválasztása
collection-photo-add = Fénykép hozzáadása
collection-photo-change = Fénykép cseréje…
collection-photo-remove = Fénykép törlése
collection-photo-removed = Fénykép törölve
collection-photo-added = Fénykép hozzáadva
collection-photo-replaced = Fénykép lecserélve
collection-photo-open = Fénykép megnyitása
collection-photo-reading = Betöltés…
collection-photo-gone = A fénykép még nem érkezett meg, vagy hiányzik

## Quick entry

key-collection-quick = Gyors bevitel
key-collection-quick-box = A következő beírása
key-collection-quick-add = Hozzáadás
key-collection-quick-choose = Másik találat választása
key-collection-quick-clear = A mező ürítése
collection-quick-set = Melyik sorozatból
collection-quick-any-set = Bármelyik sorozat
collection-quick-with-cards = Karakterkártyával együtt
collection-quick-box = Sorszám vagy a név betűi
collection-quick-hint = { $example }, vagy a név néhány betűje
collection-quick-hint-set = 12, vagy a név néhány betűje
collection-quick-hint-name = A név néhány betűje
collection-quick-added = Hozzáadva: { $count } × { $name }
collection-quick-how = Sorszám, sorozat és sorszám, vagy néhány betű; aztán Enter. Több egyszerre: 3x12 vagy 12*3.
collection-quick-candidates = Találatok
collection-quick-unknown = Nincs találat: „{ $what }”. Semmi sem került a gyűjteménybe.
collection-quick-foot-add = hozzáadás
collection-quick-foot-choose = választás
collection-quick-foot-back = az utolsó visszavonása
collection-quick-log = Most hozzáadva
collection-quick-log-empty = Még semmi
collection-quick-log-text = Itt sorakozik, amit hozzáadsz; egyenként visszavonható.
collection-quick-count = { $count } figura
collection-quick-taken = visszavonva
collection-quick-undo-of = Visszavonás: { $name }
collection-have = van: { $count }
collection-opening = { $count } figura beírva. A kiegészítő csomag tartalma véletlenszerű, ezért írd be, mi volt benne.
collection-opening-of = { $all } figurából { $count } beírva
collection-opening-end = Kész

## Sets

collection-sets-title = Sorozatok: { $all } közül { $complete } teljes
collection-share = Teljesség
collection-owned-of = Megvan / összesen
collection-owned-known = { $owned } / ismert { $total }
collection-set-named = A katalógus a sorozat { $size } kiadása közül { $known } nevét ismeri. A többit vidd be a számával; a neve jöhet később.
collection-missing = Hiányzik
collection-missing-count = { $count ->
        [0] semmi sem hiányzik
       *[other] { $count } hiányzik
    }
collection-complete = Ez a sorozat teljes.
collection-want = Keresettek közé
collection-is-wanted = ✓ Keresett
collection-show-set = A teljes sorozat

## Overview

collection-number-printings = kiadás { $total } közül
collection-number-figures = figura
collection-number-cards = karakterkártya
collection-number-duplicates = duplum
collection-number-wanted = keresett
collection-number-trade = cserére
collection-value = Kifizetett összeg
collection-worth = Egy példány mai ára
collection-worth-example = 1200 HUF
collection-worth-on = { $date } szerint
collection-worth-of = { $name }: új ár
collection-worth-today = Mai érték
collection-worth-unknown = { $count } figurának még nincs ára
collection-worth-none = Ha látni szeretnéd, mennyit ér ma a gyűjteményed, tölts be egy árlistát (név vagy szám, ár) a „Csak a mai árak” módon.
collection-most-worth = A legértékesebbek
collection-value-none = Még nincs feljegyezve ár. Nyiss meg egy kiadást, és írd be, mennyit fizettél egy példányért.
collection-value-copies = { $count } példányért
collection-by-rarity = Meglévő kiadások gyakoriság szerint
collection-by-faction = Meglévő kiadások csoport szerint
collection-by-year = Beszerzés évenként
collection-column-year = Év
collection-column-copies = Példány
collection-year = { $copies }, összesen { $total }

## Products

collection-no-products = Nincs ismert termék
collection-no-products-text = Ehhez a játékhoz nincs termékadat. Add hozzá a figurákat egyenként.
collection-product-starter = Kezdőkészlet
collection-product-pack = Állandó tartalmú csomag
collection-product-figures = { $count } figura
collection-product-count = Darabszám: { $name }
collection-product-add = Hozzáadás a gyűjteményhez
collection-product-added = Hozzáadva: { $name }, { $count } figura kártyával együtt
collection-boosters = Kiegészítő csomagok
collection-boosters-text = A kiegészítő csomag tartalma véletlenszerű. Válaszd ki a sorozatot, és írd be a figurákat sorszám vagy név szerint.

## Importing

collection-import-title = Importálás: { $file }
collection-import-reading = A fájl beolvasása…
collection-import-how = A fájl tartalma
collection-import-replace = Ami megvan: az adatai a tieid helyére lépnek; ami nincs a fájlban, az megmarad
collection-import-add = Új figurák: a számai hozzáadódnak a tieidhez
collection-import-worth = Csak a mai árak: a darabszámok maradnak
collection-import-replace-all = A felsorolt kiadások minden adata: a meg nem adott szám 0 lesz, a meg nem adott megjegyzés elvész
collection-import-columns = A fájl oszlopai
collection-import-column = Oszlop
collection-import-no-heading = { $number }. oszlop
collection-import-means = Tartalma
collection-import-means-of = { $column } tartalma
collection-import-samples = Például
collection-import-nothing = Kimarad
collection-import-fact = Kártyaadat: { $fact }
collection-import-encoding = A fájl nem UTF-8; a Muster így olvasta: { $encoding }. Ha a nevek hibásak, mentsd a fájlt UTF-8 kódolással.
collection-import-does = Előnézet
collection-import-added = új kiadás
collection-import-changed = kiadás módosul
collection-import-unchanged = változatlan marad
collection-import-copies = példány részletes adatokkal
collection-import-skipped = sor kimarad
collection-import-changes = Módosuló adatok: { $count }
collection-import-change = { $name }, { $field }: { $before } → { $after }
collection-import-faults = { $count } sor kimarad
collection-import-make-mine = { $count } hiányzó figura hozzáadása a saját figurákhoz
collection-import-assumed = { $count } sornál feltételezett kiadás
collection-import-contradictions = A katalógustól eltérő értékek: { $count }
collection-import-line = { $line }. sor
collection-import-line-of-sheet = { $sheet }, { $line }. sor
collection-import-and-more = és még { $count }
collection-import-rather = A sorai alapján ez { $game } gyűjtemény.
collection-import-game = A sorok most ide kerülnek: { $game }
collection-import-switch = Váltás erre: { $game }
collection-import-sheets = Munkalapok
collection-import-sheet-only = Csak ez
collection-import-sheet-only-of = Csak ez: { $sheet }
collection-import-sheets-found = Vissza a Muster választásához
collection-import-statuses = Mit jelentenek az állapotok
collection-import-statuses-unknown = A Muster által nem ismert állapotok: { $count }. Add meg, mit jelentenek, különben a soraik kimaradnak.
collection-import-status = Állapot
collection-import-status-rows = Sorok
collection-import-status-means = Jelentése
collection-import-status-means-of = „{ $value }” jelentése
collection-import-status-unknown = Ismeretlen: kimarad
collection-import-meaning-owned = Megvan
collection-import-meaning-wanted = Keresett
collection-import-meaning-missing = Nincs meg
collection-import-meaning-trade = Megvan, cserélhető
collection-import-meaning-skip = Kimarad
collection-import-heading = Fejléc
collection-import-heading-line = { $line }. sor: { $text }
collection-import-heading-none = Nincs fejléc
collection-import-heading-missing = A Muster nem talált fejlécet, ezért ezt a sort vette annak: { $line }. Válaszd ki itt, vagy add meg, melyik oszlop mit tartalmaz.
collection-import-all-rows = A fájl sorai, összesen { $count }
collection-import-lines = (sor: { $lines })
collection-import-other = Másik fájl…
collection-import-run = { $count ->
        [0] Nincs mit importálni
       *[other] Importálás
    }
collection-importing = Importálás…
collection-imported = Importálva: { $added } új, { $changed } módosult

## Példányok fényképei nagyban

key-photos = Fényképek
photo-of = { $name }: { $number }/{ $count }. fénykép
photo-turned = Fénykép elforgatva: { $name }
photo-previous = Előző
photo-next = Következő
photo-larger = Nagyítás
photo-smaller = Kicsinyítés
photo-turn-right = Forgatás jobbra
photo-turn-left = Forgatás balra

## Many at once

collection-edit = A kijelöltek módosítása
collection-edit-want-up-to = Keresett, amíg nincs ennyi
collection-edit-trade-beyond = Cserére mind, ennyin felül
collection-edit-cards-as-figures = Annyi kártya, ahány figura
collection-edit-figures = Meglévő figurák száma legyen
collection-edit-cards = Meglévő kártyák száma legyen
collection-edit-wanted = Keresett legyen
collection-edit-for_trade = Cserére legyen
collection-edit-do = Alkalmazás
collection-edited = { $count } nyomat módosult
collection-chosen = { $count } kijelölve
collection-chosen-none = Kijelölés törlése
