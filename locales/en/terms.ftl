### What words of the games mean.

## Kinds

term-kind-ability = Ability
term-kind-force-power = Force power
term-kind-spell = Spell
term-kind-commander-effect = Commander effect
term-kind-keyword = Keyword
term-kind-type = Creature type
term-kind-condition = Condition
term-kind-symbol = Symbol
term-kind-action = Action
term-kind-modifier = Modifier
term-kind-stat = Number on the card
term-kind-terrain = Terrain
term-kind-rule = Rule

## What they do, for filters and search

deed-extra-attack = extra attack
deed-attack-bonus = bonus to attacks
deed-defense-bonus = bonus to defense
deed-damage-bonus = bonus to damage
deed-deals-damage = deals damage without an attack
deed-area = hits several figures
deed-heals = heals
deed-protects = prevents damage
deed-movement = moves farther
deed-displaces = moves other figures
deed-inflicts = causes a condition
deed-rerolls = rerolls dice
deed-grants = gives others an ability
deed-takes = cancels abilities and powers
deed-redirects = takes another’s place as the target
deed-controls = controls enemies
deed-defeats = defeats outright
deed-squad-building = changes squad building
deed-restricts = forbids something
deed-initiative = initiative
deed-doors = opens or closes doors

## Answers

terms-found = Terms found: { $count }
terms-none = Muster has no explanations for the abilities of these figures.
terms-see = See also: { $terms }
terms-figures = Figures with it: { $count }
terms-others = Other games with this term: { $games }. To see theirs, add --game.
terms-source-line = Source: { $source }, line { $line }
terms-own-kept = Saved your own words about { $name }.
terms-own-removed = Removed your own words about { $name }.
terms-own-none = You haven’t written anything about { $name }.
terms-own-taken = Texts taken: { $count }. The same: { $same }
terms-own-compared = Nothing has been changed. The same: { $same }. Add --take to take these texts.
term-needs-ally = { $figure }: { $term } needs another figure that isn’t here.
term-needs-ally-of = { $figure }: { $term } needs another figure that isn’t here: { $who }.
term-needs-own = { $figure }: { $term } needs something this figure doesn’t have.
# Which figures: “needs another figure that isn’t here: living”.
term-who-living = living
term-who-force-user = with a Force rating
term-who-unique = Unique
term-who-not-unique = not Unique
# A reminder behind the Force points that the power costs.
term-costs-force = Force { $count } · { $text }
