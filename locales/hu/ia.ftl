### A Birodalmi támadás magyarul.

ia-game = Birodalmi támadás
ia-faction-rebel = Lázadók
ia-faction-imperial = Birodalom
ia-faction-mercenary = Zsoldosok
ia-faction-neutral = Semleges
ia-unique = egyedi
ia-stat-health = Életerő
ia-stat-speed = Sebesség
ia-stat-reinforcement = Erősítés ára
    .short = Erősítés
ia-stat-group = Figurák a csoportban
    .short = Figura
ia-stat-limit = Példány a pakliban
    .short = Legfeljebb
ia-attack-type-melee = közelharci
ia-attack-type-ranged = távolsági
ia-keyword-attack = Támadókockák
ia-keyword-defense = Védőkockák
ia-keyword-abilities = Képességek
ia-keyword-surges = Hullámok
ia-keyword-keywords = Jellemzők
ia-keyword-restriction = Kijátszhatja
ia-rarity-fixed = rögzített
ia-set-set-not-known = Ismeretlen sorozat
ia-trait-deployment-card = bevetéskártya
ia-trait-elite = elit
ia-trait-massive = hatalmas
ia-trait-upgrade = ütközetfejlesztés
ia-trait-command-card = parancskártya
ia-trait-inactive = nem aktiválódik
ia-trait-campaign-only = csak kampányban
ia-trait-skirmish-only = csak ütközetben
ia-trait-iacp = a közösség kártyája (IACP)
ia-deck-command = Parancspakli
ia-format-standard = Ütközet, 40 pont
ia-format-printed = Ütközet, 40 pont, nyomtatott kártyákkal

# How many play a skirmish, and who ran tournaments.
ia-mode-two-players = Két játékos
ia-mode-free-for-all = Mindenki mindenki ellen
ia-mode-team-battle = Csapatharc
ia-tournaments-publisher = Kiadó
ia-tournaments-community-iacp = Közösség (IACP)

## Így zajlik egy játszma

ia-play-cards = Parancskártyák
ia-play-terminals = Terminálok
ia-play-strain = Megterhelés
ia-play-power-tokens = Erőjelzők
ia-play-stunned = Kábult
ia-play-bleeding = Vérzik
ia-play-weakened = Legyengült
ia-play-focused = Összpontosít
ia-play-hidden = Rejtőzik
ia-play-deployed = Felállítva
ia-play-two-players = Két játékos
ia-play-free-for-all = Mindenki mindenki ellen
ia-play-team-battle = Csapatjáték

ia-step-choose-initiative = Akinek olcsóbb a serege, eldönti, kié a kezdeményezés.
ia-step-mission = Húzzatok küldetést, és rakjátok ki a térképét.
ia-step-deploy = Akié a kezdeményezés, felállítási zónát választ, és elsőként állít fel.
ia-step-first-cards = Mindenki megkeveri a parancspakliját, és 3 lapot húz.
ia-step-status = Hajtsátok végre a küldetés kör végi hatásait, és írjátok be a pontjait.
ia-step-draw = Mindenki húz 1 parancskártyát, és még 1-et minden uralt terminálért. Aztán gazdát cserél a kezdeményezés.
