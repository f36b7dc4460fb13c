### Star Wars Miniatures

swm-game = Star Wars Miniatures

## Factions

swm-faction-rebel-alliance = Felkelők szövetsége
swm-faction-empire = Birodalom
swm-faction-republic = Köztársaság
swm-faction-separatists = Szeparatisták
swm-faction-old-republic = Régi Köztársaság
swm-faction-new-republic = Új Köztársaság
swm-faction-sith = Sithek
swm-faction-mandalorians = Mandalorok
swm-faction-yuuzhan-vong = Yuuzhan Vong
swm-faction-fringe = Kívülállók

## Sides and eras

swm-side-light = világos oldal
swm-side-dark = sötét oldal
swm-era-old-republic = Régi Köztársaság
swm-era-rise-of-the-empire = A Birodalom felemelkedése
swm-era-rebellion = Felkelés
swm-era-new-republic = Új Köztársaság
swm-era-new-jedi-order = Új Jedi Rend

## The stat card

swm-stat-hp = Életpont
    .short = ÉP
swm-stat-defense = Védekezés
    .short = Véd.
swm-stat-attack = Támadás
    .short = Tám.
swm-stat-damage = Sebzés
    .short = Seb.
swm-stat-force = Erő
swm-track-force = Erőpontok
    .short = Erő
swm-force-points = Erőpontok
swm-keyword-abilities = Különleges képességek
swm-keyword-powers = Erő képességek
swm-attribute-size = Méret
swm-size-small = kicsi
swm-size-medium = közepes
swm-size-large = nagy
swm-size-huge = óriás
swm-size-colossal = kolosszális
swm-unique = egyedi
swm-trait-commander = Parancsnoki hatás
swm-trait-inactive = Sosem aktiválódik
swm-trait-follower = Követő
swm-rarity-c = általános
swm-rarity-u = nem gyakori
swm-rarity-r = ritka
swm-rarity-vr = nagyon ritka

## Formats

swm-format-standard = Alapjáték
swm-format-150 = 150 pont
swm-format-200 = 200 pont
swm-format-500-epic = Epikus, 500 pont
swm-format-era-play = Korszakos játék
swm-format-era-against-era = Korszak korszak ellen
swm-format-free-for-all = Mindenki mindenki ellen
swm-format-free-for-all-one-faction = Mindenki mindenki ellen, csapatonként egy csoport
swm-format-out-of-the-box = Ami a dobozban van
swm-format-two-boosters = Két kiegészítő csomag
swm-format-team-play = Csapatjáték
swm-format-dynamic-duo = Dinamikus páros

## Beside the squad

swm-list-reinforcements = Erősítés
swm-list-reserves = Tartalék
swm-list-immediate-reserves = Azonnali tartalék

## Rules that a cost's arithmetic names

swm-rule-rapport = Összhang

## How matches end

swm-ending-elimination = Minden ellenség megsemmisült
swm-ending-points = Megvan a kialkudott pontszám
swm-ending-ten-rounds = Tíz kör harc nélkül: több pont
swm-ending-nearest = Egyenlő pont: közelebb a középponthoz
swm-ending-dearest = Egyenlő pont és távolság: drágább karakter

## Így zajlik egy játszma

swm-play-force = Erő
swm-play-stunned = Elkábult
swm-play-reinforcements = Erősítés
swm-play-reserves = Tartalék
swm-play-rakghoul-disease = Rakghoul kór
swm-play-standard = Csatározás
swm-play-out-of-the-box = Ami a dobozban van

swm-step-reveal = Fedjétek fel egyszerre a csapataitokat.
swm-step-reinforcements-now = Erősítés: most válaszd ki, az ellenfél csapatának ismeretében.
swm-step-frozen = A karbonitba fagyasztott figurát az ellenfél állítja fel.
swm-step-dark-first = Előbb a sötét oldal állít fel egy rövid oldaltól 4 mezőn belül, aztán a világos oldal az átellenesnél.
swm-step-roll = Minden játékos dob. A legnagyobb dobás dönti el, ki kezd; egyenlő dobásnál dobjatok újra.
swm-step-reserves-now = Tartalék: vesd össze a végső dobást a kártyán lévő számmal.

## The sheet

swm-sheet-leader = Parancsnok
