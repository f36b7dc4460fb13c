### Space Marine Heroes

smh-game = Space Marine Heroes

## Factions

smh-faction-space-marines = Űrgárdisták
smh-faction-plague-marines = Pestisgárdisták

## The card

smh-keyword-equipment = Felszerelés
smh-keyword-abilities = Különleges szabályok
smh-part-success = Szükséges siker
smh-part-range = Hatótáv
smh-part-effect = Hatás
smh-success-lucky-six = Szerencsés hatos
smh-success-double-six = Dupla hatos
smh-success-straight-or-triple = Sor vagy hármas
smh-range-close = Közelharc
smh-range-short = Rövid táv
smh-range-medium = Közepes táv
smh-range-long = Nagy táv
smh-effect-debilitate = Elgyengítés
smh-effect-inspire = Lelkesítés
smh-effect-explosion = Robbanás
smh-effect-stun = Kábítás
smh-effect-shoot = Lövés
smh-unique = egyedi
smh-trait-partial = A felszerelése nem ismert
smh-rarity-unknown = ismeretlen gyakoriság

## Formats

smh-format-standard = Csatajáték

## The sheet

smh-sheet-places = Oszlopok és pontszámok

## How matches end

smh-ending-three-across = Három hős a túloldalon, magasabb pontszám

## Így zajlik egy játszma

smh-play-stunned = Elkábult
smh-play-across = Átért
smh-play-battle = Egy csata
smh-play-best-of-three = Három csata

smh-step-deploy = Felváltva állítsatok fel oszloponként egy-egy hőst. Az kezdi, aki utoljára vett be hőst a seregébe.
smh-step-first-ready = Az kezd, aki előbb végez a felállítással.
smh-step-roll = Dobj, tedd félre a sikereket, és dobj újra, vagy állj meg.
smh-step-actions = Aztán minden sikert költs el egy csataakcióra.
