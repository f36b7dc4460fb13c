### Star Wars Miniatures: `swm-<kind>-<id>`, where the id is the pack's own.

swm-game = Star Wars Miniatures

## Factions

swm-faction-rebel-alliance = Rebel Alliance
swm-faction-empire = Empire
swm-faction-republic = Republic
swm-faction-separatists = Separatists
swm-faction-old-republic = Old Republic
swm-faction-new-republic = New Republic
swm-faction-sith = Sith
swm-faction-mandalorians = Mandalorians
swm-faction-yuuzhan-vong = Yuuzhan Vong
swm-faction-fringe = Fringe

## Sides and eras

swm-side-light = light side
swm-side-dark = dark side
swm-era-old-republic = Old Republic
swm-era-rise-of-the-empire = Rise of the Empire
swm-era-rebellion = Rebellion
swm-era-new-republic = New Republic
swm-era-new-jedi-order = New Jedi Order

## The stat card

swm-stat-hp = Hit Points
    .short = HP
swm-stat-defense = Defense
    .short = Def
swm-stat-attack = Attack
    .short = Att
swm-stat-damage = Damage
    .short = Dmg
swm-stat-force = Force
swm-track-force = Force points
    .short = Force
swm-force-points = Force points
swm-keyword-abilities = Special abilities
swm-keyword-powers = Force powers
swm-attribute-size = Size
swm-size-small = small
swm-size-medium = medium
swm-size-large = large
swm-size-huge = huge
swm-size-colossal = colossal
swm-unique = unique
swm-trait-commander = Commander effect
swm-trait-inactive = Never activates
swm-trait-follower = Follower
swm-rarity-c = common
swm-rarity-u = uncommon
swm-rarity-r = rare
swm-rarity-vr = very rare

## Formats

swm-format-standard = Standard
swm-format-150 = 150 points
swm-format-200 = 200 points
swm-format-500-epic = Epic, 500 points
swm-format-era-play = Era play
swm-format-era-against-era = Era against era
swm-format-free-for-all = Free-for-all
swm-format-free-for-all-one-faction = Free-for-all, one faction a squad
swm-format-out-of-the-box = Out of the box
swm-format-two-boosters = Two boosters
swm-format-team-play = Team play
swm-format-dynamic-duo = Dynamic Duo

## Beside the squad

swm-list-reinforcements = Reinforcements
swm-list-reserves = Reserves
swm-list-immediate-reserves = Immediate Reserves

## Rules that a cost's arithmetic names

swm-rule-rapport = Rapport

## How matches end

swm-ending-elimination = All enemies defeated
swm-ending-points = Agreed points reached
swm-ending-ten-rounds = Ten rounds without a fight: most points
swm-ending-nearest = Equal points: nearest the centre
swm-ending-dearest = Equal points and distance: dearer character

## How a game is played at the table

swm-play-force = Force
swm-play-stunned = Stunned
swm-play-reinforcements = Reinforcements
swm-play-reserves = Reserves
swm-play-rakghoul-disease = Rakghoul Disease
swm-play-standard = Skirmish
swm-play-out-of-the-box = Out of the box

swm-step-reveal = Reveal both squads at the same time.
swm-step-reinforcements-now = Reinforcements: choose them now, having seen the other squad.
swm-step-frozen = The opponent places the figure that is frozen in carbonite.
swm-step-dark-first = The dark side sets up within 4 squares of a short edge, then the light side at the opposite edge.
swm-step-roll = Both players roll. The higher roll chooses who starts; equal rolls are rolled again.
swm-step-reserves-now = Reserves: compare the final roll with the number on the card.

## The sheet

swm-sheet-leader = Commander
