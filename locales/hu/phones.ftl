### Telefonok és táblagépek az asztalnál: hibák, parancssor.

error-phones-no-door = Ez a program nem tud telefonokat beengedni.
    .means = Semmi sem módosult.
    .todo = Használd a Muster ablakát, vagy parancssorban a „muster serve” parancsot.
error-phones-no-pages = Ez a program a telefonok oldalai nélkül készült.
    .means = Semmi sem módosult.
    .todo = Előbb készítsd el az oldalakat, vagy használd a Muster ablakát.
error-phones-closed = Most nincsenek beengedve telefonok.
    .means = Semmi sem módosult.
    .todo = Előbb engedd be őket.
error-phones-port-taken = Ez a port nem használható: { $port } ({ $reason })
    .means = A telefonok nincsenek beengedve.
    .todo = Válassz másik portot.
error-phones-no-network = Ez a számítógép nincs helyi hálózaton.
    .means = A telefonok nincsenek beengedve.
    .todo = Csatlakozz arra a wifire, amelyen a telefonok vannak, vagy ossza meg egy telefon a kapcsolatát.
error-phones-no-guest = Ez a telefon már nincs bent.
    .means = Semmi sem módosult.
    .todo = Nézd meg újra a listát.
error-phones-no-seat = Nincs ilyen hely.
    .means = Nem készült meghívó.
    .todo = A kampány, a játszma vagy a verseny helyei közül válassz.
error-phones-not-for-seat = Erről a helyről ezt nem lehet.
    .means = Semmi sem módosult.
    .todo = Kérd meg a számítógépnél ülőt, hogy tegye meg, vagy hívjon meg egy másik helyre.
error-phones-key-invalid = Ezt a kódot már felhasználták, vagy lejárt.
    .means = Még nem vagy bent.
    .todo = Olvasd be azt a kódot, amelyet a számítógép most mutat.
error-phones-not-in = Már nem vagy ennél az asztalnál.
    .means = Semmi sem módosult.
    .todo = Olvasd be azt a kódot, amelyet a számítógép most mutat.
error-phones-too-many-tries = Túl sok hibás kód.
    .means = Még nem vagy bent.
    .todo = Várj egy percet, aztán olvasd be újra a kódot.
error-phones-page-unfit = Ez az oldal nem illik a számítógépen futó programhoz.
    .means = Semmi sem módosult.
    .todo = Töltsd be újra az oldalt.

error-unknown-seat = Nincs ilyen hely: { $name }. Ezek vannak: { $known }.
    .means = A telefonok nincsenek beengedve.
    .todo = Válassz ezek közül.

help-serve = Telefonok és táblagépek beengedése további képernyőknek, a helyi hálózaton
option-at-campaign = A kampány neve, amelynek a küldetését játsszátok
option-at-table = Az asztalnál folyó játszma neve
option-at-tournament = A verseny neve
option-seats = Hely, ahová a meghívó szól, többször is megadható: rebels, empire, night-watcher, player, table-watcher, tournament-watcher, owner vagy egy hős azonosítója (alapérték: mind, az egyes hősök nélkül)
option-port = A figyelt port (alapérték: 7425, ha foglalt, bármelyik)
option-this-machine = Csak az ezen a gépen futó programokat engedi be
option-demo = A saját adataid helyett példaadatokkal; a végén törlődnek
demo-game = Példajátszma
demo-one = Zsófi
demo-other = Bence
serve-begun = A telefonok bejöhetnek, amíg itt Entert nem nyomsz: { $address }
serve-begun-untended = A telefonok bejöhetnek, amíg ez a program fut: { $address }
serve-invited = { $seat }: olvasd be ezt a kódot, vagy nyisd meg: { $url }
serve-came = Bejött: { $name } ({ $seat })
serve-in = Még bent van: { $name } ({ $seat })
serve-ended = A telefonok már nem jöhetnek be.

error-evening-squad-unread =
    { $count ->
        [one] Egy sor nem olvasható biztosan: { $lines }
       *[other] { $count } sor nem olvasható biztosan: { $lines }
    }
    .means = Semmi sem lett leadva.
    .todo = Írd a neveket úgy, ahogy a kártyákon szerepelnek, vagy adj le megosztási kódot.
error-evening-squad-of-another-game = Ez a { squad } egy másik játékhoz tartozik: { $game }.
    .means = Semmi sem lett leadva.
    .todo = A verseny játékához tartozót adj le.
error-evening-squad-locked = { $name } már kapott ellenfelet, ezért a { squad } zárolva van.
    .means = Semmi sem lett leadva.
    .todo = Szólj a szervezőnek, ő még leadhatja (a terminálban: --anyway).
error-evening-no-player = Nincs ilyen játékos ezen a versenyen: { $wanted }.
    .means = Semmi sem módosult.
    .todo = Nézd meg újra a játékosok listáját.
error-evening-no-clock = Ennek a fordulónak nincs órája.
    .means = Semmi sem módosult.
    .todo = Indíts egyet.
error-evening-clock-length = Egy forduló nem lehet { $minutes } perces.
    .means = Az óra nem módosult.
    .todo = Adj meg 1 és { $most } közötti percet.
error-evening-place-taken = Ez a játékos már egy másik telefonon van bent: { $name }.
    .means = Még nem csatlakoztál.
    .todo = Válassz másik játékost, vagy kérd meg a szervezőt, hogy léptesse ki azt a telefont.
error-evening-phone-taken = Ez a telefon már egy játékosé: { $name }.
    .means = Semmi sem módosult.
    .todo = Ha más játékos vagy, lépj ki, és olvasd be újra a kódot.
error-evening-no-guest = Versenyben csak beengedett telefon foglalhat helyet.
    .means = Semmi sem módosult.
    .todo = Engedd be a telefonokat, aztán olvasd be a kódot.
