### Egy kampány lépései: eredmények, fejlesztések, előkészületek.

steps-next = Mi következik
steps-phase = { $phase ->
    [mission] Küldetés
    [rebel-upgrade] Lázadó fejlesztés
    [imperial-upgrade] Birodalmi fejlesztés
   *[over] Vége
}
steps-saved = Minden azonnal mentve
steps-done = kész:
steps-mission = Küldetés
steps-rebel = Lázadó fejlesztés
steps-imperial = Birodalmi fejlesztés
steps-forced = Kényszerküldetés
steps-part = { $number }. { $name }
steps-threat = Fenyegetettség: { $threat }
steps-played = { $mission }: { $winner ->
    [rebels] a lázadók győztek
   *[empire] a Birodalom győzött
}
steps-over = { $winner ->
    [rebels] A kampányt a lázadók nyerték.
   *[empire] A kampányt a Birodalom nyerte.
}
steps-nothing-bought = Nem vettek semmit.
steps-forced-first = Minden más előtt ezt kell lejátszani.
steps-later-rebel = A küldetés eredményének rögzítése után nyílik meg
steps-later-imperial = A lázadó fejlesztés után nyílik meg
steps-later-forced = A kényszerküldetésre vár
steps-later-mission = Mindkét fejlesztés után nyílik meg
steps-can-choose = Választható: { $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] kredit
    [xp] XP
   *[influence] befolyás
}
steps-cost-unknown = ára ismeretlen
steps-credits = Kredit
steps-xp = Tapasztalat (XP)
steps-influence = Befolyás
steps-left = Elkölthető
steps-tier = { $tier }. szint
steps-start = kezdőlap
steps-held = megvan
steps-bought = megvéve

## Going on

steps-go-imperial = Tovább a birodalmi fejlesztéshez
steps-go-stage = Tovább a következő szakaszhoz
key-steps = A kampány következő lépései
key-steps-go-on = Tovább
key-steps-result = Küldetés eredménye
key-steps-book = Az eredmény rögzítése

## Selling and the shop

steps-sell-title = Eladás
steps-can-sell = { $count ->
    [0] nincs mit eladni
    [one] { $count } lap
   *[other] { $count } lap
}
steps-sell-none = Senkinek sincs eladható tárgya.
steps-sell = Eladás
steps-shop-title = { $tiers ->
    [none] Bolt
   *[other] Bolt, szint: { $tiers }
}
steps-shop-order = előbb eladás, aztán vétel
steps-shop-chance = Húzás véletlenül
steps-shop-tell = Megadom, mi volt az asztalon
steps-shop-pick = Lapok az asztalon
steps-shop-lay = Kirakás
steps-shop-empty = Nem maradt lap, amely a boltba kerülhetne.
steps-buy = Vétel
steps-buy-for = Vétel neki…
steps-owner = { $hero } vette meg

## Picking cards

steps-find = Keresés gépeléssel
steps-find-none = Ilyen nevű nincs.
steps-picked = { $count } / { $size }
steps-unpick = { $name } kivétele
steps-pick-none = Kiürítés

## Class cards

steps-class-title = Osztálykártyák
steps-class-own = mindenki a saját paklijából
steps-deck-of = Osztálypakli: { $hero }
steps-deck-empty = Ebből a pakliból nem ismert lap.
steps-can-buy = { $count ->
    [0] egyikre sem telik
    [one] { $count } megvehető
   *[other] { $count } megvehető
}
steps-xp-of = { $card } ára XP-ben

## The Imperial player

steps-agenda-title = Tervkártyák
steps-agenda-drawn = kihúzva
steps-agenda-deck = { $count ->
    [one] { $count } lap a pakliban
   *[other] { $count } lap a pakliban
}
steps-agenda-chance = Húzás véletlenül
steps-agenda-tell = Megadom, mit húztam
steps-agenda-pick = Kihúzott tervkártyák
steps-agenda-lay = Ezeket húztam
steps-influence-of = { $card } ára befolyásban
steps-keep = Vétel, titokban
steps-resolve = Vétel, azonnal
steps-play-mission = Vétel, játékba
steps-hidden = A tervkártyákat csak a birodalmi játékos láthatja.
steps-hidden-drawn = A tervkártyák ki vannak húzva. Csak a birodalmi játékos láthatja őket.
steps-reveal = Felfedés a birodalmi játékosnak…

## Before a mission

steps-prepare = Előkészületek
steps-prepare-said = csere, pakolás, szövetségesek
steps-choose = A küldetés
steps-choose-said = { $count ->
    [one] { $count } választható
   *[other] { $count } választható
}
steps-no-missions = Most egy küldetés sem játszható.
    .text = Vond vissza az utolsó lépést, vagy folytasd a nyitott fejlesztést.
steps-wins = nyeremény: { $rewards }
steps-result = Eredmény…
steps-packed = bepakolt
steps-not-packed = még nem pakolt
steps-no-items = Nincs nála semmi.
steps-under = { $card } helye
steps-under-none = egyik fegyver alatt sem
steps-under-weapon = { $weapon } alatt
steps-hand = Átadás neki…
steps-pack = A kijelöltek bepakolása
steps-rewards = A csoport jutalmai
steps-give = Odaadás neki…
steps-allies = Szövetségesek
steps-villains = Gonosztevők
steps-joins = { $name } csatlakozik a küldetéshez

## The result of a mission

steps-result-dialog = Küldetés eredménye
steps-result-title = Eredmény: { $mission }
steps-ends-upgrade = Egy fejlesztés még nyitva van: a rögzítéssel lezárul.
steps-which = Melyik küldetést játszottátok
steps-who-won = Ki győzött
steps-won = { $winner ->
    [rebels] A lázadók győztek
   *[empire] A Birodalom győzött
}
steps-how = Hogyan ért véget
steps-ordinary = A szokásos módon
steps-crates = Ládák
steps-tokens = Megszerzett jelzők
steps-fewer = Eggyel kevesebb: { $what }
steps-more = Eggyel több: { $what }
steps-of = / { $most }
steps-conditions = Mi teljesült
steps-number = { $name ->
    [xp] XP hősönként
    [credits] Kredit hősönként
    [imperial_xp] A birodalmi játékos XP-je
   *[influence] Befolyás
}
steps-numbers-unknown = Ezeket egyik táblázat sem tudja: mit ír a kampánykönyv?
steps-numbers-other = A kampánykönyv más számokat ad
steps-reward-to = Kié a jutalom: { $cards }
steps-reward-usual = Ahogy a küldetés írja
steps-ally = Melyik szövetségest nyerték el
steps-follows = Melyik fő küldetés következik
steps-drawn = { $count ->
    [one] Utána húzott mellékküldetés
   *[other] Utána húzott mellékküldetések: { $count }
}
steps-drawn-threat = { $count ->
    [one] Utána húzott fenyegetés-küldetés
   *[other] Utána húzott fenyegetés-küldetések: { $count }
}
steps-by-chance = Véletlenül
steps-as-drawn = Ahogy az asztalnál jöttek
steps-preview = Ez kerül a könyvekbe
steps-preview-what = Ki és mit
steps-preview-amount = Mennyi
steps-preview-balance = Új egyenleg
steps-preview-waiting = Számolás…
steps-preview-none = Add meg, ki győzött, és itt áll majd, mi jár érte.
steps-balance = = { $balance }
steps-book = Rögzítés
steps-lacks-mission = Válaszd ki a küldetést.
steps-lacks-winner = Add meg, ki győzött.
steps-lacks-numbers = Töltsd ki a számokat, amelyeket egyik táblázat sem tud.
steps-lacks-whole = A mennyiségek egész számok, legalább 0.
steps-lacks-drawn = Válaszd ki az összes húzott mellékküldetést, vagy bízd a véletlenre.
steps-lacks-threat = Válaszd ki az összes húzott fenyegetés-küldetést, vagy bízd a véletlenre.
