# Egy játszma képernyője az asztalnál: ki jön, a figurák sorai, a billentyűk.

play-turn-of = { $side } jön
play-game-of = { $number }. játszma, összesen { $of }
play-team = { $team }. szövetség
play-standing = { $standing } figura
play-ready = { $ready } aktiválható
play-back-tap = Visszavonva: { $tap }
play-worth-mark = Pontértéke ismeretlen
play-due-of = { $name }: moráldobás vár rá
play-state-ends = Véget ér: { $state }
play-numbers = Számok beírása…
key-play-figures = Figuráról figurára
key-play-controls = A figura gombjai közt
key-play-find = A következő aktiválható figura
key-play-act = Aktiválás
key-play-hit = Több vagy kevesebb sebzés
key-play-heal = Sebzés levétele
key-play-forward = Egy mezővel előre
key-play-backward = Egy mezővel vissza
key-play-fell = Megsemmisítés
key-play-more = Továbbiak a figuráról
play-luck-take = { $die }. kocka visszavétele ({ $face })
play-luck-face = Egy kocka értéke: { $face }
play-luck-proposed = Sikerek a kockák közt
play-luck-keep-set = { $dice } megtartása
play-act-hint = Koppints egy kiemelt figurára: a sajátod lép vagy magához tér, az ellenfelet megtámadod. { $steps ->
    [one] Egy lépés.
   *[other] Legfeljebb { $steps } lépés.
}
play-act-hint-together = Koppints egy kiemelt figurára: mindegyik kiemelt lép.
play-act-effect = Hatás
play-act-move-this = { $name } lép
play-act-stand-of = { $name } magához tér
play-new-more = Még egy játékos
play-new-less = { $number }. játékos eltávolítása
play-new-team = Szövetség
play-new-team-name = { $team } szövetség
play-new-team-none = Magának játszik
play-waiting = Érkezésre várnak
play-waiting-of = { $what }: { $side }
play-waiting-roll = { $roll } dobásra
play-waiting-bring = Érkezik: { $who }
play-round-points = Mindenki sorra került. A kör pontjai, például a középért:
play-round-points-of = { $side } pontja
play-clock = Óra: { $time }
play-clock-over = letelt az idő
play-clock-pause = Óra megállítása
play-clock-start = Óra indítása
play-clock-limit = { $minutes } perc
play-clock-unlimited = Nincs időkorlát
