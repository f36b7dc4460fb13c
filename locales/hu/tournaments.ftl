# Versenyek: fordulók, eredmények, állás.

tournament-note = { $name }, { $round }. forduló
tournament-share = { $share }%
tournament-won = { $scores }, győztes: { $name }
tournament-won-unplayed = játék nélkül nyert: { $name }

## Egy verseny a terminálban

tournament-head = { $name } · { $game }
tournament-planned = { $players } játékos, { $rounds } forduló lesz
tournament-round = { $round }. forduló, összesen { $rounds }
tournament-missing = { $count } eredmény hiányzik
tournament-over = Véget ért
tournament-table = { $table }. asztal
tournament-seat = { $name } ({ $points })
tournament-bye = Erőnyerő: { $name }
tournament-left = kiszállt
tournament-standings = Állás { $round } forduló után
tournament-standings-so-far = Állás { AZ($round) }. forduló közben
tournament-players = Játékosok
tournament-column-player = Játékos
tournament-column-points = Pont
tournament-column-record = Gy–D–V
tournament-scoring = Győzelem { $win }, döntetlen { $draw }, vereség { $loss }, erőnyerő { $bye }.
tournament-ties = Holtversenynél: { $ties }.
tournament-usual = A játék könyvei nem írnak versenyekről: a klubok szokása szerint.
tournament-list-row =
    { $round ->
        [0] még nem kezdődött el
       *[other] { $round }. forduló, összesen { $rounds }
    }
tournament-list-players = { $count } játékos
tournament-unreadable = nem olvasható
tournament-none = Még nincs verseny.

## Papíron

tournament-column-place = Hely
tournament-print-pairings = Párosítás, { $round }. forduló
tournament-print-by-player = Párosítás név szerint, { $round }. forduló
tournament-print-table = Asztal
tournament-print-opponent = Ellenfél
tournament-print-result = Eredmény
tournament-print-bye = Erőnyerő
tournament-print-left = { $name } (kiszállt)
tournament-print-points = Pontok
tournament-print-won = Nyert
tournament-print-signed = Aláírás
tournament-print-leaves = Kiszáll

## Mi dönt holtversenynél

tournament-tie-opponents = az ellenfelek pontaránya
    .short = Ellenfelek
tournament-tie-opponents-opponents = az ellenfelek ellenfeleinek pontaránya
    .short = Ellenfeleik
tournament-tie-opponents-points = az ellenfelek pontjainak összege
    .short = Ellenf. pont
tournament-tie-wins = megnyert mérkőzések
    .short = Győzelem
tournament-tie-games-won = megnyert játszmák
    .short = Játszma
tournament-tie-points-for = a játszmákban szerzett pontok
    .short = Szerzett
tournament-tie-points-difference = a szerzett és az ellenfélnek adott pontok különbsége
    .short = Különbség
tournament-tie-head-to-head = az egymás elleni eredmény
    .short = Egymás ellen

## Miért nem rögzül valami

tournament-refused-no-name = Add meg a játékos nevét.
tournament-refused-name-taken = Már játszik ilyen nevű játékos: { $name }. Adj meg eltérő neveket.
tournament-refused-too-many = Egy versenyen legfeljebb { $most } játékos indulhat.
tournament-refused-no-such-player = Nincs ilyen nevű vagy számú játékos: „{ $name }”.
tournament-refused-gone = Már kiszállt: { $name }.
tournament-refused-there = Még játszik: { $name }.
tournament-refused-too-few = Egy fordulóhoz legalább két játékos kell.
tournament-refused-round-open = Előbb írd be a hiányzó eredményeket ({ $round }. forduló, { $missing } hiányzik).
tournament-refused-all-rounds = Mind { AZ($rounds) } forduló párosítása megvan. Fejezd be a versenyt, vagy tervezz több fordulót.
tournament-refused-rounds = Itt { $least } és { $most } közötti számú forduló lehet.
tournament-refused-no-such-round = Nincs ilyen forduló.
tournament-refused-no-such-table = Nincs { $table }. asztal ebben a fordulóban: { $round }.
tournament-refused-no-table = Nincs asztala { AZ($round) }. fordulóban: { $name }.
tournament-refused-not-at-table = Nem ül { AZ($table) }. asztalnál: { $name }.
tournament-refused-result-known = Ennél az asztalnál már van eredmény: { $table }. Inkább javítsd ki.
tournament-refused-no-result = Ennél az asztalnál még nincs javítható eredmény: { $table }.
tournament-refused-same-result = Ennél az asztalnál már ez az eredmény: { $table }.
tournament-refused-has-results = Ebben a fordulóban már van eredmény, ezért nem párosítható újra: { $round }.
tournament-refused-dealt-too-late = Csomagot csak az első forduló előtt lehet kiosztani.
tournament-refused-boosters = 1–{ $most } csomag osztható, mindegyikben 1–{ $figures } figura.
tournament-refused-too-few-figures = { $rarity }: { $need } figura kell, { $have } van.
tournament-refused-no-draft = Választós játékra nem lett kiosztva csomag.
tournament-refused-not-dealt = Többször lett elvéve, mint ahány kiosztva volt: { $figure }
tournament-refused-over = A verseny véget ért. Előbb nyisd meg újra.
tournament-refused-not-over = A verseny még nem ért véget.
tournament-refused-nothing-played = Még egyetlen forduló sem volt.
tournament-pools-none = Még nem lett csomag kiosztva.
tournament-picks-none = A választott figurák még nincsenek beírva.
tournament-pool-head = { $name }: { $figures } figura, { $squads } szabályos összeállítás
tournament-pool-open = { $name }: a választottak még nincsenek beírva
tournament-booster = { $number }. csomag
tournament-print-count = Darab
tournament-print-booster = Csomag
tournament-print-figure = Figura
tournament-print-taken = Elvéve

## Klubest a terminálban

tournament-told = { $name } szerint { $result }
tournament-clock-left = Még { $time } van hátra, { $round }. forduló
tournament-clock-up = Lejárt az idő, { $round }. forduló
tournament-clock-stopped = Az óra áll, még { $time } van hátra, { $round }. forduló
tournament-clock-none = Nem jár óra.
tournament-squads-missing = { $count } { squad } még nincs leadva
tournament-squad-none = Még nem adott le { squad.ot }: { $name }.
tournament-squad-locked = zárolva
