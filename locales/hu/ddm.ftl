### D&D Miniatures

ddm-game = D&D Miniatures

## Factions

ddm-faction-lawful-good = Törvényes jó
ddm-faction-chaotic-good = Kaotikus jó
ddm-faction-lawful-evil = Törvényes gonosz
ddm-faction-chaotic-evil = Kaotikus gonosz

## The stat card

ddm-stat-level = Szint
    .short = Szint
ddm-stat-speed = Sebesség
    .short = Seb.
ddm-stat-ac = Védettség
    .short = VÉ
ddm-stat-hp = Életpont
    .short = ÉP
ddm-stat-rating = Parancsnoki szint
    .short = Par.
ddm-keyword-melee = Közelharci támadás
ddm-keyword-ranged = Távolsági támadás
ddm-keyword-types = Típus
ddm-keyword-abilities = Különleges képességek
ddm-attribute-size = Méret
ddm-size-tiny = apró
ddm-size-small = kicsi
ddm-size-medium = közepes
ddm-size-large = nagy
ddm-size-huge = hatalmas
ddm-unique = egyedi
ddm-trait-commander = Parancsnok
ddm-trait-epic = Epikus
ddm-trait-inactive = Sosem aktiválódik
ddm-trait-assembly-tile = Gyülekezőlap
ddm-trait-feature-tile = Tereplap
ddm-trait-partial = A kártya csak részben ismert
ddm-trait-second-edition = Csak a második szabályváltozatban
ddm-trait-both-editions = Mindkét szabályváltozatban van kártyája
ddm-rarity-c = általános
ddm-rarity-u = nem gyakori
ddm-rarity-r = ritka
ddm-rarity-unknown = ismeretlen gyakoriság
ddm-set-set-not-known = Ismeretlen sorozat

## Formats

ddm-format-standard = Szokásos, 100 pont
ddm-format-50 = 50 pont
ddm-format-200 = 200 pont
ddm-format-500-epic = Epikus, 500 pont
ddm-format-100-war-drums = 100 pont, a War Drums óta
ddm-format-50-war-drums = 50 pont, a War Drums óta
ddm-format-200-war-drums = 200 pont, a War Drums óta
ddm-format-500-epic-war-drums = Epikus, 500 pont, a War Drums óta
ddm-format-100-last = 100 pont, utolsó szabályváltozat
ddm-format-50-last = 50 pont, utolsó szabályváltozat
ddm-format-200-last = 200 pont, utolsó szabályváltozat
ddm-format-500-epic-last = Epikus, 500 pont, utolsó szabályváltozat
ddm-format-100-second-edition = 100 pont, második szabályváltozat
ddm-format-200-second-edition = 200 pont, második szabályváltozat
ddm-format-500-epic-second-edition = Epikus, 500 pont, második szabályváltozat
ddm-format-quick-strike = Gyors csapás
ddm-format-out-of-the-box = Ami a dobozban van
ddm-format-two-boosters-100 = Két kiegészítő csomag, 100 pont
ddm-format-two-boosters-200 = Két kiegészítő csomag, 200 pont
ddm-format-limited = Kötött készletű játék

## Beside the warband

ddm-list-minions = Szolgák
ddm-list-summons = Megidézett lények

## Rules that a cost's arithmetic names

ddm-rule-box = Parancsnok 0

## How matches end

ddm-ending-elimination = Az ellenfél minden lénye kiesett
ddm-ending-points = Megvan a kialkudott pontszám
ddm-ending-ten-rounds = Tíz kör harc nélkül: több pont
ddm-ending-nearest = Egyenlő pont: közelebb a középponthoz
ddm-ending-dearest = Egyenlő pont és távolság: drágább lény
ddm-ending-last-ones = Minden ellenfélnek egy lénye maradt

## Így zajlik egy játszma

ddm-play-uses = Használat □
ddm-play-routed = Menekül
ddm-play-stunned = Kábult
ddm-play-rallied = Összeszedte magát
ddm-play-helpless = Tehetetlen
ddm-play-paralysed = Megbénult
ddm-play-sleeping = Alszik
ddm-play-poisoned = Megmérgezve
ddm-play-confused = Összezavarodott
ddm-play-frightened = Megrémült
ddm-play-invisible = Láthatatlan
ddm-play-entangled = Gúzsba kötve
ddm-play-incited = Felbujtva
ddm-play-inhibited = Visszafogva
ddm-play-phased-out = Eltűnt a térképről
ddm-play-minions = Szolgák
ddm-play-summons = Megidézve
ddm-play-standard = Alapjáték
ddm-play-quick-strike = Gyors csapás

ddm-step-reveal = Fedjétek fel a seregeiteket.
ddm-step-tiles-first = Dobjatok d20-szal, és adjátok hozzá a legmagasabb parancsnoki szintet. A legmagasabb összeg dönti el, ki rak le először lapot.
ddm-step-assembly = Ebben a sorrendben mindenki lerakja gyülekezőlapját egy kezdőterületre.
ddm-step-features = Felváltva rakjátok le a tereplapokat; a falak között legalább 2 mező legyen.
ddm-step-warbands = Ugyanebben a sorrendben mindenki felállítja seregét a gyülekezőlapján.
ddm-step-roll = Dobjatok d20-szal, és adjátok hozzá a legmagasabb parancsnoki szintet. A legmagasabb összeg dönti el, ki kezd.

## The sheet

ddm-sheet-tiles = Lapok
ddm-sheet-leader = Parancsnok
