### D&D Miniatures: `ddm-<kind>-<id>`, where the id is the pack's own.

ddm-game = D&D Miniatures

## Factions

ddm-faction-lawful-good = Lawful Good
ddm-faction-chaotic-good = Chaotic Good
ddm-faction-lawful-evil = Lawful Evil
ddm-faction-chaotic-evil = Chaotic Evil

## The stat card

ddm-stat-level = Level
    .short = Level
ddm-stat-speed = Speed
    .short = Speed
ddm-stat-ac = Armor Class
    .short = AC
ddm-stat-hp = Hit Points
    .short = HP
ddm-stat-rating = Commander Rating
    .short = Com
ddm-keyword-melee = Melee attack
ddm-keyword-ranged = Ranged attack
ddm-keyword-types = Type
ddm-keyword-abilities = Special abilities
ddm-attribute-size = Size
ddm-size-tiny = tiny
ddm-size-small = small
ddm-size-medium = medium
ddm-size-large = large
ddm-size-huge = huge
ddm-unique = unique
ddm-trait-commander = Commander
ddm-trait-epic = Epic
ddm-trait-inactive = Never activates
ddm-trait-assembly-tile = Assembly tile
ddm-trait-feature-tile = Feature tile
ddm-trait-partial = Card known only in part
ddm-trait-second-edition = Second edition only
ddm-trait-both-editions = Cards of both editions
ddm-rarity-c = common
ddm-rarity-u = uncommon
ddm-rarity-r = rare
ddm-rarity-unknown = rarity not known
ddm-set-set-not-known = Set not known

## Formats

ddm-format-standard = Standard, 100 points
ddm-format-50 = 50 points
ddm-format-200 = 200 points
ddm-format-500-epic = Epic, 500 points
ddm-format-100-war-drums = 100 points, from War Drums
ddm-format-50-war-drums = 50 points, from War Drums
ddm-format-200-war-drums = 200 points, from War Drums
ddm-format-500-epic-war-drums = Epic, 500 points, from War Drums
ddm-format-100-last = 100 points, last revision
ddm-format-50-last = 50 points, last revision
ddm-format-200-last = 200 points, last revision
ddm-format-500-epic-last = Epic, 500 points, last revision
ddm-format-100-second-edition = 100 points, second edition
ddm-format-200-second-edition = 200 points, second edition
ddm-format-500-epic-second-edition = Epic, 500 points, second edition
ddm-format-quick-strike = Quick Strike
ddm-format-out-of-the-box = Out of the Box
ddm-format-two-boosters-100 = Two boosters, 100 points
ddm-format-two-boosters-200 = Two boosters, 200 points
ddm-format-limited = Limited play

## Beside the warband

ddm-list-minions = Minions
ddm-list-summons = Summoned creatures

## Rules that a cost's arithmetic names

ddm-rule-box = Commander 0

## How matches end

ddm-ending-elimination = All opponents eliminated
ddm-ending-points = Agreed points reached
ddm-ending-ten-rounds = Ten rounds without a fight: most points
ddm-ending-nearest = Equal points: nearest the centre
ddm-ending-dearest = Equal points and distance: dearer creature
ddm-ending-last-ones = One creature left to every opponent

## How a game is played at the table

ddm-play-uses = Uses □
ddm-play-routed = Routed
ddm-play-stunned = Stunned
ddm-play-rallied = Rallied
ddm-play-helpless = Helpless
ddm-play-paralysed = Paralysed
ddm-play-sleeping = Asleep
ddm-play-poisoned = Poisoned
ddm-play-confused = Confused
ddm-play-frightened = Frightened
ddm-play-invisible = Invisible
ddm-play-entangled = Entangled
ddm-play-incited = Incited
ddm-play-inhibited = Inhibited
ddm-play-phased-out = Phased out
ddm-play-minions = Minions
ddm-play-summons = Summoned
ddm-play-standard = Standard
ddm-play-quick-strike = Quick Strike

ddm-step-reveal = Reveal both warbands.
ddm-step-tiles-first = Roll d20 and add the highest commander rating. The highest total chooses who places tiles first.
ddm-step-assembly = In that order, each player places an assembly tile in a start area.
ddm-step-features = Take turns placing feature tiles, with walls at least 2 squares apart.
ddm-step-warbands = In the same order, each player places a warband on its assembly tile.
ddm-step-roll = Roll d20 and add the highest commander rating. The highest total chooses who goes first.

## The sheet

ddm-sheet-tiles = Tiles
ddm-sheet-leader = Commander
