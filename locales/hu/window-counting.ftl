### Mi állítható ki: ki fér még a csapatba, kiegészítés, véletlen csapatok, mit érdemes venni.

## Hely a csapatban, az építőben

room-row = { $legal } szabályos { squad.ban } benne van
room-row-full = { $legal } szabályos { squad.ban } benne van, ezekből { $full } teljes: pontosan kitölthető
room-row-short = { $legal } szabályos { squad.ban } benne van; pontosan nem tölthető ki
room-row-none = nem fér bele: ezekkel egy szabályos { squad.ban } sincs
room-can = még { $legal } szabályos { squad } lehet belőle
room-can-full = még { $legal } szabályos { squad } lehet belőle, ezekből { $full } teljes
room-empty = { $legal } szabályos { squad } építhető
room-empty-full = { $legal } szabályos { squad } építhető, ezekből { $full } teljes
room-fit = { $fitting } figura még belefér
room-fit-full = { $fitting } figura még belefér · { $filling } pontosan kitöltheti
room-done = Senki más nem fér bele: teljes.
room-none = Nincs szabályos { squad }, amelyben mind benne vannak.
room-nowhere = A megállapodás szerint nincs szabályos { squad }.
room-mine = csak azzal, ami megvan
room-unattached = további csatolható lapok nélkül: túl sokféleképpen lehetne választani őket

## Kiegészítés

fill-open = Kiegészítés…
fill-title = A { squad } kiegészítése
fill-best = Mi szerint legyen a legjobb
fill-best-points = a legtöbb pont
fill-best-activations = a legtöbb aktiválás
fill-best-endurance = a legtöbb életpont
fill-best-owned = a legkevesebb hiányzó
fill-best-price = a legalacsonyabb ár
fill-mine = csak ami megvan
fill-prices = Árak táblázatának kiválasztása…
fill-prices-why = Kell bele egy oszlop a neveknek, vagy a sorozatnak és a számnak, és egy az áraknak.
fill-prices-file = Árak innen: { $file }
fill-prices-other = Más árak…
fill-ways = Kiegészítések, a legjobb elöl
fill-value-points = { $shown } pont
fill-value-activations = { $shown } aktiválás
fill-value-endurance = { $shown } életpont
fill-value-owned = { $count ->
        [0] semmi sem hiányzik
       *[other] { $shown } hiányzik
    }
fill-value-price = { $price } azért, ami hiányzik
fill-value-price-unknown = { $price }, és { $unknown } ár nélkül
fill-left = { $left } marad
fill-exact = semmi sem marad
fill-lacks = { $all ->
        [yes] hiányzik
       *[no] { $count } hiányzik
    }
fill-nobody = Senki több: így a legjobb.
fill-none = Ilyen { squad } nem lehet szabályos.
fill-none-mine = Abból, ami megvan, ilyen { squad } nem lehet szabályos.
fill-unread-prices = Az árak { $count } sora nem olvasható.
fill-barred = Ezek a szabályok állnak az útjában:
fill-hint = egyet betesz
fill-working = Számolás…
fill-taken = { $count } figura bekerült.

## Véletlen csapatok

dice-open = Véletlenül
dice-panel = Véletlen { squad }
dice-full = minden pontot elkölt
dice-draw = Húzás
dice-hint = A húzás mindenkit lecserél, akit nem zársz le.
dice-kept = { $count } figura marad; a többit a húzás lecseréli.
dice-lock = Húzáskor maradjon: { $name }
dice-drawn = Új { squad } lett húzva.
dice-surprise = Lepj meg
dice-drawing = Húzás folyamatban…
dice-surprise-all = Abból, ami megvan, nincs szabályos { squad }: ez az összes figurából lett húzva.

## Mi állítható ki a gyűjteményből, és mit érdemes venni

field-what = Mi állítható ki
field-format = Játékmód
field-points = Megegyezett ponthatár
field-points-wrong = Írj be egy 0-nál nagyobb egész számot, vagy hagyd üresen.
field-counting = Számolás…
field-legal = Szabályos { squad.ok }
field-squads = szabályos { squad } abból, ami megvan
field-full = ezekből mind { AZ($points) } pontot elkölti
field-by-faction = Szabályos { squad.ok } csoportonként
field-by-size = Szabályos { squad.ok } méret szerint
field-size = Figurák
field-scale = A sáv minden lépése tízszer annyi. Ami több csoportban is játszhat, mindegyiknél számít.
field-scale-size = A sáv minden lépése tízszer annyi.
field-unattached = Csatolható lapok nélkül számolva: túl sokféleképpen lehetne választani őket.
field-decks = Mindegyik minden hozzá való paklival egyszer számít, és egyszer pakli nélkül.
field-empty = Még nincs mit kiállítani
field-empty-text = Vidd be a figuráidat. A Muster ekkor megszámolja, hány szabályos { squad } telik belőlük, és megmondja, mit érdemes venni.
field-buy = A legjobb következő vétel
field-buy-figures = Egy figura
field-buy-pairs = Két figura
field-buy-nearest = A legkevesebb figura, ami bármit megnyit
field-buy-sets = Egy sorozat, minden figurából egy
field-buy-set-pairs = Két sorozat, minden figurából egy
field-opens = +{ $opens } { squad }
field-opens-times = +{ $opens } { squad }, { $times }× annyi
field-nothing = Semmi sem vehető, ami újabb { squad.ot } nyitna meg.
field-want = Keresem
field-want-of = Keresem: { $names }
field-wanted = A keresettek listáján: { $names }
key-field-want = A legjobb vagy a kijelölt vétel a keresettek listájára
field-working = Kiszámoljuk, mi nyitja meg a legtöbbet…
field-stop = Leállítás
field-stopped = Leállítva.
field-again = Kiszámolás
