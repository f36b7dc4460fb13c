### Versenyek az ablakban.

tournaments-new = Új verseny
tournaments-none = Még nincs verseny
    .text = Írd be, kik játszanak. A Muster párosítja a fordulókat, őrzi az eredményeket, és kiszámolja az állást.
tournaments-unreadable = Nem olvasható
tournaments-over = Véget ért · { $leaders }
tournaments-before = Még nem kezdődött el · { $count } játékos
tournaments-at = { $round }/{ $rounds }. forduló · { $count } játékos
key-tournaments-down = Következő verseny
key-tournaments-up = Előző verseny

## Új verseny

tournaments-name = Név
tournaments-name-hint = Ha üres, a mai dátum.
tournaments-players = Játékosok, soronként egy
tournaments-players-hint =
    { $count ->
        [0] Később is jöhetnek.
       *[other] { $count } játékos. Később is jöhetnek még.
    }
tournaments-mine = Melyik játékos vagy te?
tournaments-mine-none = Nem játszom
tournaments-mine-note = A mérkőzéseid a végén a mérkőzésnaplóba kerülnek.
tournaments-rounds = Fordulók
tournaments-rounds-hint = Ha üres, a játékosok számától függ.
tournaments-rounds-wrong = Adj meg egy 0-nál nagyobb egész számot, vagy hagyd üresen.
tournaments-start = Verseny indítása

## Egy verseny

tournaments-back = Minden verseny
tournaments-finished = Véget ért
tournaments-planned = { $rounds } forduló lesz
tournaments-round = { $round }/{ $rounds }. forduló
tournaments-missing = { $round }/{ $rounds }. forduló · { $count } eredmény hiányzik
tournaments-round-of = { $round }. forduló
tournaments-pair = Következő forduló
tournaments-print = Nyomtatás
tournaments-print-pairings = Párosítás
tournaments-print-slips = Eredménylapok
tournaments-print-standings = Állás
tournaments-more = További műveletek
tournaments-unpair = Párosítás visszavonása
tournaments-more-rounds = Legyen { $rounds } forduló
tournaments-finish = Verseny befejezése
tournaments-finish-note = A saját mérkőzéseid a naplóba kerülnek.
tournaments-reopen = Verseny újranyitása

## Asztalok és eredmények

tournaments-bye = Erőnyerő: { $name }
tournaments-again = Már játszottak
tournaments-result-of = Eredmény, { $table }. asztal: { $first } – { $second }
tournaments-result-hint = 120:90
tournaments-result-wrong =
    { $games ->
        [one] Írd be mindkét játékos pontjait, például 120:90.
       *[other] Írd be minden játszma pontjait, például 12:9 7:8, legfeljebb { $games } játszmáét.
    }
tournaments-decide = Ki nyert itt: { $table }. asztal
tournaments-wins = Győztes: { $name }

## Játékosok és állás

tournaments-players-there = { $count } játékos
tournaments-player-name = Egy játékos neve
tournaments-join = Hozzáadás
tournaments-left = { $name } (kiszállt)
tournaments-drop = Kiszáll
tournaments-drop-of = Kiszáll: { $name }
tournaments-return = Visszatér
tournaments-return-of = Visszatér: { $name }
tournaments-you = Te
tournaments-column-place = Hely
tournaments-column-player = Játékos
tournaments-column-points = Pont
tournaments-column-record = Gy–D–V

## Zárt csomagos és választós

tournaments-print-pools = Kapott figurák
tournaments-deal = Csomagok kiosztása…
tournaments-deal-again = Csomagok újraosztása…
tournaments-deal-title = Csomagok kiosztása
tournaments-deal-do = Kiosztás
tournaments-deal-play = Játékmód
tournaments-deal-sealed = Zárt csomagok: mindenki a saját csomagjait bontja ki
tournaments-deal-draft = Választós: egy figurát elvesz, a többit továbbadja
tournaments-deal-from = Ebből készül
tournaments-deal-own = Saját többespéldányok; figuránként egy nálam marad
tournaments-deal-all = Minden sorozat
tournaments-deal-boosters = Csomag játékosonként
tournaments-deal-slots = Egy csomagban van
tournaments-deal-note = Hány figura van benne az egyes gyakoriságokból. A Muster nem minden sorozatnál tudja.
tournaments-pools = Kapott figurák
tournaments-pools-draft = Választós
tournaments-pool-figures = { $count } figura
tournaments-pool-squads = { $squads } szabályos összeállítás
tournaments-pool-open = A választottak még nincsenek beírva
tournaments-pool-booster = { $number }. csomag
tournaments-pool-count = Összeállítások megszámolása
tournaments-pool-pick = Választottak beírása
tournaments-pool-pick-of = { $name } választott figurái, soronként egy
tournaments-pool-save = Választottak mentése

## Klubest

tournaments-told = { $name } szerint { $result }
tournaments-told-take = Legyen ez
tournaments-told-take-of = Rögzítés így: { $name } szerint
tournaments-clock = Fordulóóra
tournaments-clock-start = Fordulóóra indítása…
tournaments-clock-minutes = Percek fordulónként
tournaments-clock-go = Indítás
tournaments-clock-stop = Óra megállítása
tournaments-clock-resume = Óra folytatása
tournaments-clock-more = Még 5 perc
tournaments-clock-remove = Óra eltávolítása
tournaments-squad-in = { Squad } leadva
tournaments-squad-show = { $name }: { squad }
tournaments-squads-missing = { $count } { squad } még nincs leadva
tournaments-time-left = Még { $time }
tournaments-time-up = Lejárt az idő
tournaments-time-stopped = Az óra áll: { $time }
