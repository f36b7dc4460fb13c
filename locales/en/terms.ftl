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

## Answers

terms-found = Terms found: { $count }
terms-none = Muster has no explanations for the abilities of these figures.
terms-see = See also: { $terms }
terms-figures = Figures with it: { $count }
terms-own-kept = Saved your own words about { $name }.
terms-own-removed = Removed your own words about { $name }.
terms-own-taken = Texts taken: { $count }. The same: { $same }
terms-own-compared = Nothing has been changed. The same: { $same }. Add --take to take these texts.
term-needs-ally = { $figure }: { $term } needs another figure that isn’t here.
term-needs-own = { $figure }: { $term } needs something this figure doesn’t have.
