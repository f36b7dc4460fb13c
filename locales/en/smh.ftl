### Space Marine Heroes: `smh-<kind>-<id>`, where the id is the pack’s own.

smh-game = Space Marine Heroes

## Factions

smh-faction-space-marines = Space Marines
smh-faction-plague-marines = Plague Marines

## The card

smh-keyword-equipment = Equipment
smh-keyword-abilities = Special rules
smh-part-success = Required success
smh-part-range = Range
smh-part-effect = Effect
smh-success-lucky-six = Lucky Six
smh-success-double-six = Double Six
smh-success-straight-or-triple = Straight or Triple
smh-range-close = Close
smh-range-short = Short
smh-range-medium = Medium
smh-range-long = Long
smh-effect-debilitate = Debilitate
smh-effect-inspire = Inspire
smh-effect-explosion = Explosion
smh-effect-stun = Stun
smh-effect-shoot = Shoot
smh-unique = unique
smh-trait-partial = Equipment not known
smh-rarity-unknown = rarity not known

## Formats

smh-format-standard = Battle game

## The sheet

smh-sheet-places = Columns and scores

## How matches end

smh-ending-three-across = Three heroes across, higher score

## How a game is played at the table

smh-play-stunned = Stunned
smh-play-across = Across
smh-play-battle = One battle
smh-play-best-of-three = Best of three

smh-step-deploy = Take turns deploying one hero in each column. The player who added the last hero to an army deploys first.
smh-step-first-ready = The player who finishes deploying first starts.
smh-step-roll = Roll, set successes aside, and roll again or stop.
smh-step-actions = Then spend each success on a battle action.
