### Szabályos csapatok: mi fér még bele, kiegészítés, véletlen csapatok, mit érdemes venni.

## Hely a csapatban, az építőben

room-row = { $legal } szabályos { squad.ban } benne van
room-row-full = { $legal } szabályos { squad.ban } benne van, ezekből { $full } minden pontot elkölt
room-row-short = { $legal } szabályos { squad.ban } benne van; egyik sem költ el minden pontot
room-row-none = nem fér bele: nincs vele szabályos { squad }
room-can = még { $legal } szabályos { squad } lehet belőle
room-can-full = még { $legal } szabályos { squad } lehet belőle, ezekből { $full } minden pontot elkölt
room-fit = { $fitting } figura még belefér
room-fit-full = { $fitting } figura még belefér · { $filling } kitölti a ponthatárt
room-done = Több figura nem fér bele.
room-none = Nincs szabályos { squad }, amelyben ezek mind benne vannak.
room-nowhere = Ezekkel a beállításokkal nincs szabályos { squad }.
room-mine = csak azzal, ami megvan
room-unattached = csatolható kártyák nélkül: túl sok a lehetőség

## Kiegészítés

fill-open = Kiegészítés…
fill-title = A { squad } kiegészítése
fill-best = Rendezés
fill-best-points = A legtöbb pont
fill-best-activations = A legtöbb aktiválás
fill-best-endurance = A legtöbb életpont
fill-best-owned = A legkevesebb hiányzó
fill-best-price = A legalacsonyabb ár
fill-mine = Csak ami megvan
fill-any = Kiegyensúlyozott szabályos { squad } nincs, ezért bármelyik szóba jöhetett.
fill-prices = Árlista kiválasztása…
fill-prices-why = Egy ároszlop kell, és vagy nevek, vagy sorozat és sorszám.
fill-prices-file = Árak innen: { $file }
fill-prices-other = Másik árlista…
fill-ways = Kiegészítések, a legjobb elöl
fill-value-points = { $shown } pont
fill-value-activations = { $shown } aktiválás
fill-value-endurance = { $shown } életpont
fill-value-owned = { $count ->
        [0] semmi sem hiányzik
       *[other] { $shown } hiányzik
    }
fill-value-price = { $price } a hiányzókért
fill-value-price-unknown = { $price }, és { $unknown } ár nélkül
fill-left = { $left } marad
fill-exact = 0 marad
fill-lacks = { $all ->
        [yes] hiányzik
       *[no] { $count } hiányzik
    }
fill-nobody = Így a legjobb: nem kell több figura.
fill-none = Ezekkel a figurákkal nincs szabályos { squad }.
fill-none-mine = Abból, ami megvan, ezekkel a figurákkal nincs szabályos { squad }.
fill-unread-prices = Az árlista { $count } sora nem olvasható.
fill-barred = Ezek a szabályok zárják ki:
fill-hint = hozzáad
fill-working = Számolás…
fill-taken = { $count } figura hozzáadva

## Véletlen csapatok

dice-open = Sorsolás…
dice-panel = Véletlen { squad }
dice-full = Minden pontot költsön el
dice-balanced = Kiegyensúlyozott
dice-any = Kiegyensúlyozott szabályos { squad } nincs, ezért bármelyik szóba jöhetett.
dice-draw = Sorsolás
dice-hint = A sorsolás minden figurát lecserél, amelyet nem rögzítesz.
dice-kept = { $count } figura rögzítve; a többit a sorsolás lecseréli.
dice-lock = Rögzítés sorsoláskor: { $name }
dice-drawn = Új { squad } sorsolva
dice-surprise = Lepj meg
dice-drawing = Sorsolás…
dice-surprise-all = Abból, ami megvan, nem telik szabályos { squad }: ez az összes figurából készült.

## Mi állítható össze a gyűjteményből, és mit érdemes venni

field-what = A számolás beállításai
field-format = Játékmód
field-points = Ponthatár
field-points-wrong = Írj be egy 0-nál nagyobb egész számot, vagy hagyd üresen.
field-counting = Számolás…
field-legal = Szabályos { squad.ok }
field-squads = szabályos { squad } abból, ami megvan
field-full = ezekből mind { AZ($points) } pontot elkölti
field-by-faction = Szabályos { squad.ok } csoportonként
field-by-size = Szabályos { squad.ok } méret szerint
field-size = Figurák
field-scale = Logaritmikus skála. Ami több csoportban is játszhat, mindegyiknél számít.
field-scale-size = Logaritmikus skála.
field-unattached = Csatolható kártyák nélkül számolva: túl sok a lehetőség.
field-decks = Mindegyik egyszer számít paklival, és egyszer pakli nélkül.
field-empty = Még nincs figurád
field-empty-text = Add hozzá a figuráidat. A Muster megszámolja, hány szabályos { squad } telik belőlük, és megmondja, mit érdemes venni.
field-buy = A legjobb vételek
field-buy-figures = Egy figura
field-buy-pairs = Két figura
field-buy-squads = Teljes lesz vele egy elmentett { squad }
field-buy-nearest = A legkevesebb figura, amivel már van szabályos { squad }
field-buy-sets = Egy sorozat, minden figurából egy
field-buy-set-pairs = Két sorozat, minden figurából egy
field-opens = +{ $opens } { squad }
field-opens-times = +{ $opens } { squad }, { $times }× annyi
field-nothing = Nincs olyan vétel, amivel újabb { squad.ot } lehetne összeállítani.
field-want = Keresettek közé
field-want-of = Keresettek közé: { $names }
field-wanted = A keresettek listáján: { $names }
key-field-want = A kijelölt vagy a legjobb vétel a keresettek listájára
field-working = A legjobb vételek keresése…
field-stop = Leállítás
field-stopped = Leállítva
field-again = Kiszámolás
