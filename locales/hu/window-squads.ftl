### Squads and the builder.

## The builder

builder-squad = { Squad }
builder-catalogue = Katalógus
builder-details = Részletek
builder-panes = A { squad }építő részei
builder-back = Vissza a { squad.okhoz }
builder-name = A { squad } neve
builder-unnamed = Névtelen { squad }
builder-format-label = Játékmód
builder-format = { $name } { $limit }
builder-verdict-legal = Szabályos
builder-verdict-illegal = Szabálytalan
builder-verdict-unsure = Bizonytalan
builder-severity-error = Hiba
builder-severity-ask = Kérdés
builder-severity-warning = Figyelmeztetés
builder-severity-note = Megjegyzés
builder-playable-more = és még { $count }
builder-share = Megosztás
builder-print = Nyomtatás
builder-menu = További műveletek
builder-duplicate = Másolat készítése
builder-history = Előzmények…
builder-export = Exportálás…
builder-copy-of = { $name } (másolat)
builder-duplicated = Megnyitva: { $name }
builder-history-title = A { squad } előzményei
builder-history-now = a mostani
builder-history-restore = Visszaállítás

builder-settings = A { squad } beállításai
builder-edition = Szabályváltozat: { $edition }
builder-limit = Ponthatár
builder-limit-none = Nincs ponthatár
builder-limit-wrong = Írj be egy 0-nál nagyobb egész számot, vagy hagyd üresen a játékmód ponthatárához.
builder-era = Korszak
builder-era-needed = Korszak (ez a játékmód megköveteli)
builder-side = Oldal
builder-faction = Bejelentett csoport
builder-faction-by-members = a tagjai szerint
builder-declared = bejelentve: { $faction }
builder-undecided = nincs eldöntve

builder-sums = Pontok és összegek
builder-points = { $points } pont
builder-sum-of = { $limit } pontból { $total }
builder-sum-left = { $points } maradt
builder-sum-over = { $points } ponttal több
builder-sum-activations = { $count } aktiválás
builder-sum-owned = mind megvan
builder-sum-missing = { $count } hiányzik a gyűjteményedből
builder-figures = { $count } figura

builder-search = Keresés a katalógusban
builder-search-hint = Név, képesség, sorozat…
builder-found = { $all } közül { $found }
builder-fits = Belefér
builder-fills = Kitölti
builder-own = { $count ->
        [0] nincs
       *[other] { $count } van
    }
builder-row-here = ×{ $count }
builder-row-exact = = 0
builder-row-left = { $left } marad
builder-row-over = +{ $over }
builder-none = Nincs ilyen figura
builder-none-typed = A katalógusban semmi sem felel meg a beírtaknak. A névből pár betű is elég.
builder-none-filtered = A szűrők után semmi sem marad.
builder-none-mine = A keresés most csak a saját figuráidra terjed ki.
builder-none-all = Minden figura

builder-members = A { squad } figurái
builder-count = Hány darab: { $name }
builder-more = Eggyel több: { $name }
builder-fewer = Eggyel kevesebb: { $name }
builder-removed = Kikerült: { $name }
builder-unknown = már nincs a katalógusban
builder-not-owned = { $owned ->
        [0] nincs meg
       *[other] csak { $owned } szabad
    }
builder-empty = Még nincs benne figura
builder-empty-text = Írd be egy figura nevének pár betűjét, és nyomj Entert.
builder-empty-search = Keresés a katalógusban
builder-findings = Szabályellenőrzés
builder-legal-sign = SZABÁLYOS
builder-legal = Minden szabálynak megfelel.
builder-answer = Válasz
builder-answer-number = Egy szám
builder-answer-figures = Például faction=republic
builder-answer-cost-change = Például -1 name~Trooper with faction=republic
builder-answer-words = Szavak, vesszővel elválasztva
builder-answer-keep = Eldöntöm
builder-answered = A saját csomagodban eldöntve.
builder-show-members = Az érintett figurák
builder-choices = Választások a felállításkor
builder-text-unknown = Még nincs meg: írd be a kártyáról
builder-choice-open = még nincs kiválasztva
builder-choice-again = Másik választása
side-list-holder = { $title }: { $name }
side-list-sum = { $amount ->
    [points] { $value } pontból { $total }
    [figures] { $value } figurából { $total }
   *[any] { $total } figura
}
side-list-sum-open = { $amount ->
    [figures] ? figurából { $total }
   *[points] ? pontból { $total }
}
builder-deck-sum = { $cards }/{ $size } kártya · { $points }/{ $limit } pont
builder-side-add = Hozzáadás ehhez a listához
builder-side-done = Vissza a { squad.hoz }
builder-side-empty = Még nincs rajta figura
builder-adding-to = A katalógus most ehhez ad hozzá: { $list }
builder-pool = Kibontott figurák
builder-pool-empty = Add hozzá a játékhoz kibontott figurákat.
builder-partner = A társ
builder-opponent = Az ellenfél
builder-other-none = Kivesz
builder-other-saved = Mentett { squad }
builder-other-paste = Lista beillesztése…
builder-other-list = A listája
builder-other-read = Lista beolvasása
builder-considering = Szóba jöhet
builder-take = Hozzáadás
builder-take-in = Hozzáadás a { squad.hoz }: { $name }
builder-dismiss = { $name } már nem jöhet szóba
builder-missing = Ami a gyűjteményből hiányzik
builder-missing-of = { $needed } kell, { $owned } van{ $promised ->
    [0] {""}
   *[other] , { $promised } más { squad.okba } kell
}
builder-missing-in = Itt található: { $sets }
builder-notes = Jegyzetek
builder-saved = Mentve
builder-saving = Mentés…
builder-unsaved = Nincs mentve
builder-save-again = Próbáld újra
builder-details-none = Nincs kiválasztott figura
builder-details-none-text = Válassz egy sort, és itt jelenik meg a kártyája.

builder-hint-add = hozzáad
builder-hint-count = darabszám
builder-hint-consider = szóba jöhet
builder-hint-remove = kivesz
builder-hint-move = áthelyez
builder-hint-carry = másik lista
key-builder = { Squad }építő
key-builder-search = Keresés a katalógusban
key-builder-add = A kijelölt figura hozzáadása; a keresőben maradsz
key-builder-consider = A kijelölt figura szóba jöhet
key-builder-more = Eggyel több; a mezőben akkor, ha üres vagy ki van jelölve a szövege, Alttal mindig
key-builder-fewer = Eggyel kevesebb, ugyanígy
key-builder-remove = A kijelölt figura kivétele a { squad.bol }
key-builder-move = A kijelölt figura feljebb vagy lejjebb
key-builder-carry = A kijelölt figura áthelyezése másik listára, például: Erősítés
key-builder-mine = Minden figura vagy csak a meglévők
key-builder-fill = A { squad } kiegészítése
key-builder-dice = Véletlen { squad }
key-builder-lock = A kijelölt figura rögzítése sorsoláskor
key-builder-details = Részletek megjelenítése vagy elrejtése
key-builder-why = Ugrás a szabályellenőrzéshez
key-builder-undo = Az utolsó változás visszavonása
key-builder-redo = A visszavont változás újra
key-builder-leave = Kilépés a listából vagy a részletekből

### The list of squads, and lists read and shared.

## The list

squads-new = Új { squad }
squads-import = Lista beillesztése…
squads-find = Keresés: { squad }, figura
squads-sort = Sorrend
squads-sort-changed = Utoljára módosított
squads-sort-name = Név
squads-sort-points = Legtöbb pont
squads-sort-missing = Legkevesebb hiányzó
squads-verdict-legal = Szabályos
squads-verdict-illegal = Szabálytalan
squads-verdict-unsure = Bizonytalan
squads-missing = { $count } hiányzik
squads-figures = { $count } figura
squads-activations = { $count } aktiválás
squads-duplicate = Másolat készítése
squads-copy-of = { $name } (másolat)
squads-duplicated = Elkészült a másolat: { $name }
squads-share = Megosztás…
squads-print = { Squad }lap nyomtatása
squads-label = Mappa és címkék…
squads-label-title = Mappa és címkék: { $name }
squads-folder = Mappa
squads-folder-hint = Hagyd üresen, ha nem kell mappa.
squads-folder-none = Mappa nélkül
squads-tags = Címkék
squads-tags-hint = Vesszővel választva.
squads-labelled = Besorolva: { $name }
squads-show-folder = Megjelenítés mappában
squads-none = Még nincs { squad }
    .text = Kezdj egy üreset, és adj hozzá figurákat, vagy illessz be egy listát fórumról, levélből vagy lapról.
squads-sample = Példa megtekintése
squads-nothing-found = Egyik { squad.ban } sincs: { $query }.
squads-show-all = Mind
key-squads-down = Következő { squad }
key-squads-up = Előző { squad }
key-squads-compare = Kijelölés összehasonlításra

## Costs that changed

squads-costs-title = E { squad.ok } mentése óta változtak az értékek. A { squad.okban } semmi sem módosult.
squads-costs-take = Átvétel
squads-costs-take-of = Új értékek átvétele: { $name }
squads-costs-all = Mind átvétele
squads-cost = { $name }: { $then } → { $now }
squads-cost-each = { $count } × { $name }: darabja { $then } → { $now }
squads-cost-unknown = { $name }: { $then } → már nem ismert
squads-cost-gone = { $name } ({ $then }) már nincs a katalógusban

## Comparing

squads-compare = Összehasonlítás
squads-compare-not = Összehasonlítás elvetése
squads-compare-title = Két { squad } egymás mellett
squads-compare-one = { $name } ki van jelölve. Jelöld ki, mivel legyen összehasonlítva.
squads-compare-only = Csak ebben: { $name }
squads-compare-both = Mindkettőben
squads-compare-sum = { $count } figura, { $points } pont
squads-compare-none = Egy sem
squads-compare-same = A két { squad.ban } ugyanazok a figurák vannak.

## Reading a list

squads-import-title = Lista beillesztése
squads-import-paste = Lista
squads-import-example =
    2 klón katona
    Yoda (55)
    …
squads-import-hint = Illessz be egy listát. A Muster írás közben olvassa: nevek bármely nyelven, értékek, darabszámok, megosztási kódok.
squads-import-file = Fájl megnyitása…
squads-import-lists = Listák, lapok és { squad.ok }
squads-import-paste-instead = Inkább beillesztés
squads-import-make = { Squad } létrehozása
squads-import-remember = Jegyezd meg a jóváhagyott neveket
squads-import-settled = Minden rendben
squads-import-waiting = { $count } sort kell megnézni
squads-import-look = Megnézendő
squads-import-sure = Érthető
squads-import-remarks = { $count } sor, amely nem figura
squads-import-line = Sor
squads-import-role = Minek számít
squads-import-text = Szöveg
squads-import-changed = { $line }. sor: módosítás a fölötte álló listán – „{ $text }”
squads-import-near = A Muster így értette: { $name }. Jó így?
squads-import-right = Igen
squads-import-right-line = Igen: „{ $text }” = { $name }
squads-import-other = Másik figura…
squads-import-choose = Figura választása…
squads-import-other-line = Másik figura ehhez: „{ $text }”
squads-import-search = A figura neve
squads-import-skip = Kihagyás
squads-import-skip-line = Kihagyás: „{ $text }”
squads-import-is = Ez a figura: { $name }.
squads-import-skipped = Kimarad.
squads-import-change = Módosítás
squads-import-change-line = Módosítás: „{ $text }”
squads-import-to-notes = Ami nyitva marad, a { squad } jegyzeteibe kerül.
squads-import-as-read = A jóvá nem hagyott közeli találatok úgy kerülnek be, ahogy a Muster értette őket.
squads-import-notes =
    A lista beolvasásakor nem volt érthető:
    { $lines }
squads-import-by-alias = a megtanított név: „{ $text }”
squads-import-by-cost = az értéke alapján
squads-import-beside = a { squad } mellett
squads-import-claim-total = A lista szerint { $claimed } pont, ezek a figurák viszont { $total } pontot érnek.
squads-import-claim-activations = A lista szerint { $claimed } aktiválás, valójában { $activations }.
squads-import-costs = lista: { $claimed } · katalógus: { $cost }
squads-import-recognised = A lista nem mondja meg, melyik játéké; a sorai alapján { $game }.
squads-import-rather = A sorai alapján ez { $game } lista.
squads-import-read-as = Beolvasás mint { $game }
squads-import-was-read-as = Így beolvasva: { $game }.
squads-import-encoding = A fájl nem UTF-8; a Muster így olvasta: { $encoding }. Ha a nevek hibásak, mentsd a fájlt UTF-8 kódolással.
squads-import-untaught = A { squad } elkészült. Ezeket a neveket nem sikerült megjegyezni: { $names }
squads-arrived-revised = A meglévő { squad } új változataként mentve
squads-arrived-same = Ez a { squad } már megvan
squads-arrived-older = Ez a { squad } már megvan egy későbbi változatban
squads-arrived-renamed = Van már ilyen nevű { squad }, ezért szám került a neve mögé
squads-arrived-other = Ezzel az azonosítóval más { squad } van meg, ezért ez új lett

## Sharing

squads-share-title = Megosztás: { $name }
squads-share-as = Megosztás módja
squads-share-text = Szöveg
    .says = Ahogy levélben, üzenetben szokás.
squads-share-forum = Fórum
    .says = Elöl az értékekkel, ahogy a fórumokon szokás.
squads-share-markdown = Markdown
    .says = Bejegyzés Discordra, Redditre és GitHubra, az ellenőrzés eredményével és a megosztási kóddal
squads-share-bbcode = BBCode
    .says = Hozzászólás a BoardGameGeekre és más fórumokra, az ellenőrzés eredményével és a megosztási kóddal
squads-share-html = HTML
    .says = Weboldalba illeszthető rész, szkriptek nélkül, az ellenőrzés eredményével és a megosztási kóddal
squads-share-csv = Táblázat (CSV)
    .says = Táblázatkezelőkhöz.
squads-share-json = Saját formátum (JSON)
    .says = Mindent megőriz: játékmód, jegyzetek, választások, szóba jöhető figurák.
squads-share-other = Ahogy ott írják: { $name }.
squads-share-code = Megosztási kód
    .says = Egyetlen rövid sor, amelyet a Muster bárhol visszaolvas, ahová lista illeszthető; a QR-kód ugyanezt tartalmazza.
squads-share-link = Hivatkozás
    .says = Megnyitja a { squad.ot } a csoportod oldalain; a Muster bárhová beillesztve beolvassa. Ami a # után áll, nem hagyja el a böngészőt.
squads-share-link-settings = Beállítások megnyitása
squads-share-picture = Kép
    .says = PNG az ellenőrzés eredményével és a megosztási kód QR-kódjával: a Muster ebből is beolvassa
squads-share-picture-alt = Kép: { $name }
squads-share-picture-save = Kép mentése…
squads-share-picture-copy = Kép másolása
squads-share-picture-not-copied = A kép nem került a vágólapra. Mentsd el fájlba.
squads-share-copy = Másolás
squads-share-copied = Vágólapra másolva
squads-share-copy-by-hand = Ki van jelölve: a Ctrl+C lemásolja.
squads-share-save = Mentés fájlba…
squads-share-saved = Elmentve: { $path }
squads-share-qr = A { squad } QR-kódja
squads-share-qr-too-long = A { squad } túl nagy egy QR-kódhoz. A fenti sor mindent tartalmaz.

# Odds against an enemy that was chosen, in short.
builder-foe = Esélyek valaki ellen…
builder-foe-choose = Válassz ellenfelet
builder-foe-against = Egy aktiválás { $name } ellen
builder-foe-first = Elöl, aki pontonként többet sebez
builder-foe-other = Másik
builder-foe-end = Vége
builder-foe-needs = { $needed }+ talál
builder-foe-hits = { $share }% talál
builder-foe-points = pontonként { $damage } sebzés
builder-foe-average = { $damage } sebzés
builder-foe-defeats = legyőzi: { $share }%
