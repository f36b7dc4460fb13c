### Egy kampány lépései: eredmények, fejlesztések, előkészületek.

steps-next = Mi következik
steps-phase = { $phase ->
    [mission] Küldetés
    [rebel-upgrade] Lázadó fejlesztés
    [imperial-upgrade] Birodalmi fejlesztés
    [over] Vége
   *[other] { $name }
}
steps-saved = Minden azonnal mentve
steps-done = kész:
steps-mission = Küldetés
steps-upgrade = { $upgrade ->
    [rebel-upgrade] Lázadó fejlesztés
    [imperial-upgrade] Birodalmi fejlesztés
   *[other] { $name }
}
steps-forced = Kényszerküldetés
steps-part = { $number }. { $name }
steps-threat = Fenyegetettség: { $threat }
steps-played = { $mission }: { $winner ->
    [rebels] a lázadók győztek
    [empire] a Birodalom győzött
   *[other] győztes: { $name }
}
steps-over = { $winner ->
    [rebels] A kampányt a lázadók nyerték.
    [empire] A kampányt a Birodalom nyerte.
   *[other] Győztes: { $name }
}
steps-nothing-bought = Nincs vásárlás
steps-forced-first = Minden más előtt ezt kell lejátszani.
steps-later-result = A küldetés eredményének rögzítése után nyílik meg
steps-later-upgrade = { $upgrade ->
    [rebel-upgrade] A lázadó fejlesztés után nyílik meg
   *[other] Ezután nyílik meg: { $name }
}
steps-later-forced = A kényszerküldetésre vár
steps-later-mission = { $upgrades ->
    [2] Mindkét fejlesztés után nyílik meg
   *[other] Ezután nyílik meg: { $name }
}
steps-can-choose = Választható: { $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] kredit
    [xp] XP
    [influence] befolyás
   *[other] { $name }
}
steps-cost-unknown = ára ismeretlen
steps-sum = { $what ->
    [credits] Kredit
    [xp] Tapasztalat (XP)
    [influence] Befolyás
   *[other] { $name }
}
steps-left = Elkölthető
steps-tier = { $tier }. szint
steps-start = kezdőkártya
steps-held = megvan
steps-bought = megvéve

## Going on

steps-go-upgrade = { $upgrade ->
    [imperial-upgrade] Tovább a birodalmi fejlesztéshez
   *[other] Tovább: { $name }
}
steps-go-stage = Tovább a következő szakaszhoz
key-steps = A kampány következő lépései
key-steps-go-on = Tovább
key-steps-result = Küldetés eredménye
key-steps-book = Az eredmény rögzítése

## Selling and the shop

steps-sell-title = Eladás
steps-can-sell = { $count ->
    [0] nincs mit eladni
   *[other] { $count } kártya
}
steps-sell-none = Senkinek sincs eladható tárgya.
steps-sell-closed = Lezárva, mert már vásároltatok
steps-sell = Eladás
steps-shop-title = { $tiers ->
    [none] Bolt
   *[other] Bolt, szint: { $tiers }
}
steps-shop-order = Előbb eladás, aztán vétel
steps-shop-chance = Véletlen húzás
steps-shop-tell = Az asztalon lévő kártyák megadása
steps-shop-pick = Kártyák az asztalon
steps-shop-lay = Rendben
steps-shop-empty = Nem maradt kártya a boltba.
steps-buy = Vétel
steps-buy-for = Vétel a hősnek…
steps-owner = már az övé: { $hero }

## Picking cards

steps-find = Keresés…
steps-find-none = Nincs találat
steps-picked = { $count } / { $size }
steps-unpick = { $name } kivétele
steps-pick-none = Kijelölés törlése

## Class cards

steps-class-title = Osztálykártyák
steps-class-own = Mindenki a saját paklijából
steps-deck-of = Osztálypakli: { $hero }
steps-deck-empty = Ebből a pakliból nem ismert kártya.
steps-can-buy = { $count ->
    [0] egyikre sem telik
   *[other] { $count } megvehető
}
steps-cost-of = { $what ->
    [xp] { $card } ára XP-ben
    [influence] { $card } ára befolyásban
   *[other] { $card }: { $name }
}

## The Imperial player

steps-agenda-title = Tervkártyák
steps-agenda-drawn = húzva
steps-agenda-deck = { $count } kártya a pakliban
steps-agenda-chance = Véletlen húzás
steps-agenda-tell = A húzott kártyák megadása
steps-agenda-pick = Húzott tervkártyák
steps-agenda-lay = Rendben
steps-keep = Vétel titokban
steps-resolve = Vétel és végrehajtás
steps-buy-before = Vétel { $hero } elé
steps-hidden = A tervkártyákat csak a birodalmi játékos láthatja.
steps-hidden-drawn = A birodalmi játékos tervkártyákat húzott. Csak ő láthatja őket.
steps-reveal = Felfedés a birodalmi játékosnak…

## Before a mission

steps-prepare = Előkészületek
steps-prepare-said = Csere, pakolás, szövetségesek
steps-choose = Küldetés
steps-choose-said = { $count } választható
steps-no-missions = Most egy küldetés sem játszható
    .text = Vond vissza az utolsó lépést, vagy folytasd a nyitott fejlesztést.
steps-wins = jutalom: { $rewards }
steps-result = Eredmény…
steps-packed = csomagolt
steps-not-packed = még nem csomagolt
steps-no-items = Nincs nála semmi
steps-under = Fegyver ehhez: { $card }
steps-under-none = egyik fegyver alatt sem
steps-under-weapon = { $weapon } alatt
steps-hand = Átadás a hősnek…
steps-pack = A kijelöltek csomagolása
steps-rewards = Közös jutalmak
steps-give = Odaadás a hősnek…
steps-allies = Szövetségesek
steps-villains = Gonosztevők
steps-joins = { $name } csatlakozik a küldetéshez

## The result of a mission

steps-result-dialog = Küldetés eredménye
steps-result-title = Eredmény: { $mission }
steps-ends-upgrade = Egy fejlesztés még nyitva van: a rögzítéssel lezárul.
steps-which = A lejátszott küldetés
steps-who-won = Győztes
steps-won = { $winner ->
    [rebels] A lázadók győztek
    [empire] A Birodalom győzött
   *[other] Győztes: { $name }
}
steps-how = Kimenetel
steps-ordinary = A szokásos módon
steps-crates = Ládák
steps-tokens = Megszerzett jelzők
steps-fewer = Eggyel kevesebb: { $what }
steps-more = Eggyel több: { $what }
steps-of = / { $most }
steps-conditions = Teljesült feltételek
steps-number = { $column ->
    [xp] XP hősönként
    [credits] Kredit hősönként
    [imperial_xp] A birodalmi játékos XP-je
    [influence] Befolyás
   *[other] { $name }
}
steps-numbers-unknown = Ezeket a Muster nem ismeri. Írd be, mit ad a kampánykönyv.
steps-numbers-other = A kampánykönyv más számokat ad
steps-reward-to = Kié a jutalom: { $cards }
steps-reward-usual = Ahogy a küldetés írja
steps-ally = Elnyert szövetséges
steps-follows = Következő fő küldetés
steps-drawn = { $deck ->
    [side-deck] { $count ->
        [one] Utána húzott mellékküldetés
       *[other] Utána húzott mellékküldetések: { $count }
    }
    [threat] { $count ->
        [one] Utána húzott fenyegetésküldetés
       *[other] Utána húzott fenyegetésküldetések: { $count }
    }
   *[other] { $name } ({ $count })
}
steps-by-chance = Véletlenszerűen
steps-as-drawn = Ahogy az asztalnál húzták
steps-preview = Előnézet
steps-preview-what = Tétel
steps-preview-amount = Mennyiség
steps-preview-balance = Új egyenleg
steps-preview-waiting = Számolás…
steps-preview-none = Add meg a győztest, és itt látod, mi lesz rögzítve.
steps-balance = = { $balance }
steps-book = Rögzítés
steps-lacks-mission = Válaszd ki a küldetést.
steps-lacks-winner = Add meg a győztest.
steps-lacks-numbers = Írd be a hiányzó számokat.
steps-lacks-whole = A mennyiségek egész számok, legalább 0.
steps-lacks-drawn = Válaszd ki az összes húzott küldetést, vagy bízd a sorsolásra.
steps-lacks-outcome = Add meg, hogyan ért véget a küldetés.
steps-number-likely = valószínűleg { $likely }
steps-number-unknown = egyik forrás sem mondja
steps-numbers-take = Legyenek a valószínű számok
steps-anyway = Másik lejátszott küldetés
steps-anyway-which = Mégis lejátszott küldetés
steps-anyway-choose = Küldetés kiválasztása
steps-anyway-back = Vissza a választható küldetésekhez
steps-anyway-why = Miért lett mégis lejátszva
steps-anyway-hint = Például: már ki volt rakva a térképe
steps-lacks-anyway = Add meg, miért lett mégis lejátszva.
steps-left-of = { $amount } maradt
steps-decide = A Muster döntsön
steps-decide-why = A Muster húz, súlyozva vásárol, majd továbblép: minden alkalommal egy lépést, amely visszavonható
