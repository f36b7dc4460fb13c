### The catalogue and My figures.

## Searching

catalogue-figures = Figurák
catalogue-of = { $found } / { $all }
catalogue-search = Név, képesség, csoport vagy sorozat
catalogue-columns = Oszlopok
catalogue-column-faction = Csoport
catalogue-column-name = Név
catalogue-column-set = Sorozat
catalogue-column-rarity = Gyakoriság
catalogue-column-own = Van
catalogue-column-cost = Érték
catalogue-sort-by = Rendezés: { $column }
catalogue-foot-choose = választás
catalogue-foot-details = részletek
catalogue-foot-mine = mind vagy a meglévők

## Filters

catalogue-filters = Szűrők
catalogue-add-filter = Szűrő hozzáadása
catalogue-clear-filters = Szűrők törlése
catalogue-game = Játék
catalogue-mine = Megvan
catalogue-filter-factions = Csoport
catalogue-filter-eras = Korszak
catalogue-filter-sets = Sorozat
catalogue-filter-rarities = Gyakoriság
catalogue-filter-abilities = Képesség
catalogue-filter-cost = Érték
catalogue-filter-unique = Egyedi
catalogue-filter-owned = Gyűjtemény
catalogue-any = Bármelyik
catalogue-unique-yes = Egyedi
catalogue-unique-no = Nem egyedi
catalogue-owned-owned = Megvan
catalogue-owned-missing = Hiányzik
catalogue-owned-wanted = Keresett
catalogue-owned-for-trade = Cserére
catalogue-cost-min = Legkisebb érték
catalogue-cost-max = Legnagyobb érték
catalogue-cost-crossed = A legkisebb érték nagyobb a legnagyobbnál.
catalogue-chip-remove = Szűrő eltávolítása: { $filter }
catalogue-chip-era = Korszak: { $era }
catalogue-chip-cost-least = Érték: legalább { $min }
catalogue-chip-cost-most = Érték: legfeljebb { $max }
catalogue-chip-cost-range = Érték: { $min }–{ $max }
catalogue-chip-cost-exactly = Érték: { $min }
catalogue-find = Keresés…
catalogue-find-in = Keresés itt: { $list }
catalogue-find-none = Nincs találat
catalogue-find-more = és még { $count }: gépelj, hogy megtaláld

## Nothing found

catalogue-none = Egy figura sem felel meg a szűrőknek
catalogue-none-for = Nincs találat erre: „{ $query }”
catalogue-none-filtered = Szűrők: { $filters }. Egyet elhagyva több lesz.
catalogue-none-todo = Nézd meg, jól írtad-e, vagy csak a szó elejét gépeld be.
catalogue-without = Enélkül: { $filter }
catalogue-clear-search = Keresés törlése

## Details of a figure

catalogue-details-pane = Részletek
catalogue-details = { $name } részletei
catalogue-printings = Kiadások
catalogue-own = { $count } van
catalogue-cards = { $count } karakterkártya
catalogue-wanted = { $count } keresett
catalogue-for-trade = { $count } cserére
catalogue-promised = { $promised } kell { squad.okba }, { $owned } van
catalogue-in-squads = { Squad.okban }
catalogue-same-person = Ugyanaz a személy
catalogue-source = Az adatok forrása: { $source }
catalogue-suspect = Vesd össze a kártyával: { $note }
catalogue-one-more = Eggyel több ebből: { $printing }
catalogue-one-less = Eggyel kevesebb ebből: { $printing }
catalogue-add-to-wants = Keresettek közé
catalogue-remove-from-wants = Ki a keresettek közül
catalogue-edit = A figura szerkesztése

## Keys

key-catalogue = Katalógus
key-catalogue-search = Ugrás a keresőmezőbe
key-catalogue-mine = Minden figura vagy csak a meglévők
key-catalogue-filter = Szűrő hozzáadása
key-catalogue-move = Figura kijelölése
key-catalogue-page = Egy oldallal fel vagy le
key-catalogue-ends = Az első vagy az utolsó figurára
key-catalogue-details = Részletek
key-catalogue-figure = A kijelölt figura
key-catalogue-wants = Be a keresettek közé, vagy ki onnan

## My figures

my-figures = Saját figurák
my-figures-intro = Figurák, amelyek egyik adatcsomagban sincsenek: házi készítésűek, helyettesítők, promóciósak. Egy saját adatcsomagban vannak; kereshetők, { squad.hoz } adhatók és gyűjthetők, mint a többi.
my-figures-empty = Még nincs saját figurád
my-figures-empty-text = Töltsd ki az űrlapot, és meglesz az első.
my-figures-new = Új figura
my-figures-list = Saját figurák: { $game }
my-figures-back = Katalógus
my-figures-editing = Szerkesztés: { $name }
my-figures-name = Név
my-figures-name-hint = Ahogy a játék írja: „Név, Melléknév”, ha van mellékneve. Az azonosító az először mentett névből készül, és nem változik.
my-figures-factions = Csoportok
my-figures-cost = Érték
my-figures-cost-hint = Hagyd üresen, ha nem ismert; X, ha egy választás dönti el.
my-figures-unique = Egyedi
my-figures-flags = A kártyán áll
my-figures-none = Nincs megadva
my-figures-stats = Értékek
my-figures-keywords-hint = Soronként egy, angolul, ahogy a kártyán áll.
my-figures-printed = Hol jelent meg
my-figures-set = Sorozat
my-figures-set-hint = Egy meglévő vagy egy új. Üresen: { $set }.
my-figures-number = Sorszám
my-figures-number-hint = Üresen: a következő szabad.
my-figures-rarity = Gyakoriság
my-figures-unsaved = Nincs mentve
my-figures-save = Figura mentése
my-figures-saved = Elmentve a katalógusba: { $name }
my-figures-show = Megjelenítés a katalógusban
my-figures-remove = A figura törlése
my-figures-removed = Törölve: { $name }. A { squad.ok }, amelyekben szerepel, megőrzik a nevét és az értékét.
my-figures-restored = Visszaállítva: { $name }
my-figures-problems = { $count } mezőt meg kell nézni. Még semmi sem mentődött el.

## What may be wrong in a field

my-figures-wrong-empty = Ide kell írni valamit.
my-figures-wrong-none-chosen = Válassz legalább egyet.
my-figures-wrong-too-long = Legfeljebb { $most } karakter fér ide.
my-figures-wrong-no-letter = Legalább egy betű vagy számjegy kell: ezekből lesz az azonosító.
my-figures-wrong-not-a-number = „{ $value }” nem egész szám.
my-figures-wrong-yes-or-no = Írd be, hogy igen vagy nem.
my-figures-wrong-out-of-range = Csak { $least } és { $most } közötti szám lehet.
my-figures-wrong-unknown = „{ $value }” nincs a játékban.
my-figures-wrong-parted = Ez a jel itt nem állhat: { $sign }. Írd mindegyiket külön sorba.
my-figures-wrong-in-use = A gyűjteményed e szerint számolja a figurát. Írd vissza, vagy mentsd új figuraként.
my-figures-wrong-taken = Ez a sorszám már foglalt: { $name }.
