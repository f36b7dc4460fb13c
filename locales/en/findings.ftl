### What the rules say of a squad. `finding-<message>` takes the facts of the finding, `$members`
### (the figures concerned, joined) and `$member-count`. `$era` and `$side` are `none` where nobody
### named one. `.unnamed` is said where a fact names nobody.

severity-error = Error
severity-ask = Question
severity-warning = Warning
severity-note = Note

verdict-legal = Legal
    .means = No rule is broken, and no open question could change that.
verdict-illegal = Not legal
    .means = At least one rule is broken.
verdict-unsure = Undecided
    .means = No rule is known to be broken, but an open question could change that.

## The program's own

finding-empty = The { squad } has no figures. Add at least one.
finding-unknown = { $members } isn’t in the catalogue, so its cost and faction are unknown. Load the pack that has it, or choose another figure.
finding-unknown-faction = The game has no faction { $faction }, so the { squad } was checked as if none were declared. Choose one of the game’s factions.
finding-unknown-list = This format has no list { $list }, so these figures weren’t checked: { $members }.
finding-cost-unknown = No source gives the cost of { $members }. It counts as 0 until you settle it.
finding-owned-too-few = { $members }: the { squad } needs { $needed }, you have { $owned } available, so { $missing } { $missing ->
        [one] is
       *[other] are
    } missing.
finding-claim-total = The list says { $claimed } points, but its figures cost { $computed }.
finding-claim-activations = The list says { $claimed } activations, but { $computed } of its figures activate.

## Points

finding-budget-over = { $total } of { $limit } points: { $over } over.
finding-budget-under = { $total } of { $limit } points: this format requires the exact limit, so { $left } more { $left ->
        [one] point
       *[other] points
    } must be spent.
finding-budget-open = { $total } of { $limit } points so far. An open question decides whether the { squad } is within the limit.
finding-budget-left = { $total } of { $limit } points: { $left } unspent.
finding-cost-change-open = { $members } changes the cost of other figures, but which and by how much isn’t settled. Full costs are counted.
finding-chosen-cost-missing = The cost of { $members } depends on another figure. Choose that figure.
finding-chosen-cost-wrong = { $members } can’t take its cost from { $chosen }. Choose another figure.
finding-chosen-cost-open = { $members }: whether { $chosen } counts as { $person } isn’t settled, so its cost may or may not be halved.
finding-chosen-cost = { $members } costs { $cost } { $cost ->
        [one] point
       *[other] points
    }, because { $chosen } is chosen for it.
finding-chosen-cost-half = With { $chosen } chosen, { $members } costs { $down } or { $cost } points: the rule book doesn’t say how to round. Muster counts { $cost }.
finding-count-over = { $figures } figures, but the { squad } may have at most { $max }.
finding-count-under = { $figures } { $figures ->
        [one] figure
       *[other] figures
    }, but the { squad } needs at least { $min }.
finding-count-over-of = { $trait }: { $figures } in the { squad }, but the maximum is { $max }.
finding-count-under-of = { $trait }: { $figures } in the { squad }, but at least { $min } { $min ->
        [one] is
       *[other] are
    } needed.
finding-count-later = { $trait }: { $figures } of { $min } recorded. Choose before the game to print the choice on the { squad } sheet.
finding-copies-over = { $members }: { $copies } copies in the { squad }, but the maximum is { $max }.
finding-copies-none = { $members } can’t be in { a-squad } of this format.
finding-copies-open = No source says whether { $members } may be in { a-squad } of this format.
finding-cost-cap-over = { $members } costs { $cost }, but no figure may cost more than { $cap } ({ $percent }% of { $limit }).
finding-cost-cap-open = No figure may cost more than { $cap } ({ $percent }% of { $limit }). An open question decides whether { $members } does.
finding-victory-share = In this format, { $points } victory points ({ $percent }% of { $limit }) win the game.

## Who has to be there

finding-includes-none = The { squad } needs at least one figure of this kind: { $trait }.
finding-includes-maybe = The { squad } needs at least one figure of this kind: { $trait }. Muster knows of none, but not every card’s text is known.
finding-includes-unknown = The { squad } needs at least one figure of this kind: { $trait }. No source says whether { $members } is one.
finding-includes-advised = The { squad } should have at least one figure of this kind, and none is known to be: { $trait }.
finding-includes-role-missing = No figure in the { squad } is of this kind: { $trait }. Choose one to become { $role }.
finding-includes-role-maybe = No figure in the { squad } is known to be of this kind: { $trait }. If none is, choose one to become { $role }.
finding-includes-role-may = No figure in the { squad } is known to be of this kind: { $trait }. You may choose one to become { $role }.
finding-includes-role-needless = { $members } can’t become { $role }: the { squad } already has a figure of this kind ({ $trait }).
finding-includes-role-opened = { $members } can’t become { $role }: you opened a figure of this kind ({ $trait }).
finding-includes-role-not-there = { $members } can’t become { $role }, because it isn’t in the { squad }.
finding-includes-role-wrong = { $members } can’t become { $role }. Choose another figure.
finding-includes-role-dearer = { $members } can’t become { $role }, because it isn’t the cheapest figure that can.
finding-includes-role-open = { $members } becomes { $role } only if it is the cheapest figure that can, and not everything about the others is known.
finding-includes-role-taken = { $members } becomes { $role }, adding { $dearer } to its cost.
finding-includes-role-twice = Only one figure may become { $role }, so { $members } can’t.
finding-requires-alone = { $members } can’t be alone in the { squad }: { $ability } requires another figure.
finding-requires-unknown = { $members } needs a figure that no source names ({ $ability }). If that figure is in the { squad }, this is fine.
finding-requires-missing = { $members } may be in the { squad } only with { $asked } ({ $ability }).
finding-command-too-weak = { $members } ({ $ability } { $needed }): no commander in the { squad } has a rating of { $needed } or more, so none can command it.
finding-command-unknown = { $members } ({ $ability }): it isn’t known whether a commander in the { squad } has a high enough rating.
finding-command-never = { $members } ({ $ability }) is never under command.
finding-command-tamed = { $holder } tames { $members } ({ $ability }): it can be commanded.
finding-command-tamed-maybe = { $holder } may tame { $members } ({ $ability }) up to level { $reach }, but its type or level isn’t known.
finding-command-untamed = { $members } ({ $ability }) is out of the reach of { $holder }, who tames certain creatures up to level { $reach }. No commander in the { squad } can command it.

## Places on the table

finding-slots-open = No figure here yet: { $places }. You can choose places at the table, in turn.
finding-slots-shared = { $members } { $member-count ->
        [one] is
       *[other] are
    } in one place: { $places }. Only one figure fits, so choose another place for the others.
finding-slots-too-many = { $members } has { $placed } places, but the { squad } has only { $copies }. Remove a place.
finding-slots-not-there = { $members } has a place ({ $places }) but isn’t in the { squad }. Choose another figure for it.
finding-slots-nowhere = { $members } can’t be here: { $places }. There are { $count } places.

## Factions

finding-faction-foreign = { $members } can’t join this { squad } ({ $faction }): { a-squad } has one faction.
finding-faction-untold = No source gives the factions of this edition, so Muster can’t check whether these figures share one: { $members }.
finding-faction-neutral-alone = This { squad } is { $faction } only, so { $members } can’t join it.
finding-admits-let-in = This rule lets { $members } join this { squad } ({ $faction }).
finding-admits-open = { $members } may join one more faction, but which one isn’t settled. If it is { $faction }, it may join this { squad }.
finding-admits-unknown = No source gives the factions of { $members }. If { $faction } is one of them, it may join this { squad }.
finding-admits-any = No source gives the factions of { $members }, but whichever they are, it can be in this { squad }.
finding-admits-company-open = { $with } may let { $members } into this { squad } ({ $faction }), but which figures the card names isn’t settled.
finding-admits-company-guest = { $with } may let { $members } into this { squad } ({ $faction }), but not all of what is on its own card is known.
finding-admits-company-may = { $members } may be able to join this { squad } ({ $faction }) with { $with }: which figures their cards let in isn’t settled.
finding-admits-needs-company = { $members } could join this { squad } ({ $faction }) if { $with } were in it.
finding-admits-elsewhere = { $members } may also be in { $factions } { squads }, but not in { $faction } { squads }.
finding-admits-too-many = { $copies } cards of other factions are in the { squad }, but the maximum is { $max }: { $members }.
finding-conscripts-let-in = { $members } { $member-count ->
        [one] counts
       *[other] count
    } as { $faction } in this { squad }, and as no other faction.
finding-conscripts-needs = { $members } would count as { $faction } if { $with } were in the { squad }.
finding-conscripts-open = { $members } { $member-count ->
        [one] counts
       *[other] count
    } as { $faction } in this { squad } because of { $with }. Whether that lets figures of other factions be chosen, or only counts once the game has started, isn’t settled; Muster lets them in.

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] { $faction } { squads } can’t be played in any era. Build the { squad } around another faction.
   *[other] { $faction } { squads } can’t be played in the { $era } era. Play another era, or build the { squad } around another faction.
}
finding-side-other = { $era ->
    [none] { $faction } { squads } don’t play on the { $side } in any era. Choose the other side.
   *[other] In the { $era } era, { $faction } { squads } don’t play on the { $side }. Choose the other side.
}
finding-era-by-text-only = { $era ->
    [none] The rule book’s text puts { $faction } { squads } in an era, but its table of eras leaves them out.
   *[other] The rule book’s text puts { $faction } { squads } in the { $era } era, but its table of eras leaves them out.
}
finding-era-unnamed = No era is set. Choose one to check it.
finding-side-unnamed = No side is set. Choose one to check it.
finding-ignores-eras = This format ignores eras and sides. Your choice is kept, but not checked.
finding-opposed-eras-differ = Your { squad } plays in the { $era } era, the opposing { squad } in { $other }. Agree on one era.
finding-opposed-eras-same = Both { squads } play in the { $era } era, but this format needs two different ones.
finding-opposed-sides-same = Both { squads } play on the { $side }. One of them must change sides.
finding-opposed-no-common-era = No match: { $faction } and { $other } have no era in common.
finding-opposed-one-era = No match: this format needs two different eras, but { $faction } and { $other } share the only one they have.
finding-opposed-one-side = No match: { $faction } against { $other } puts both on the same side in every era. One has to be light, the other dark.
finding-opposed-open = Whether { $faction } may play against { $other } depends on an open question.
finding-team-partner-missing = Name the other { squad } of the team to check the two together.
finding-team-factions-differ = A team’s two { squads } need one faction, but this one is { $faction } and the other is { $other }.
finding-team-factions-open = The two { squads } of a team need one faction. This one is { $faction }, the other is { $other }; an open question decides whether they can agree.
finding-team-unique-in-both = { $person } is unique and may be in only one of the team’s two { squads }: { $members }.

## Unique persons

finding-unique-twice = { $person } is unique, so only one may be in the { squad }, not { $copies }: { $members }.
finding-unique-maybe = { $figure } may be a version of { $person }. If so, only one of these may be fielded: { $members }.

## What was opened

finding-pool-not-recorded = The figures you opened aren’t recorded with this { squad }, so Muster can’t check it against them.
finding-pool-outside = { $members } { $member-count ->
        [one] wasn’t
       *[other] weren’t
    } among the opened figures, or not in this number.

## Setup

finding-setup-remember = { $members }: remember { $ability } at setup.
finding-setup-choose = { $members }: { $ability } needs a choice. Record it to print it on the { squad } sheet.
finding-setup-nobody = { $members }: this { squad } has no figure that { $ability } could choose.
finding-setup-too-many = { $members }, { $ability }: { $made } choices are recorded for { $copies } copies. Remove some.
finding-setup-not-there = { $members }, { $ability }: { $chosen } was chosen but isn’t fielded. Choose again.
finding-setup-itself = { $members } can’t choose itself for { $ability }.
finding-setup-wrong = { $members }, { $ability }: { $chosen } isn’t allowed. Choose another figure.

## Beside the squad

finding-side-list-may = { $holder } may bring up to { $value } points on top of the { squad } ({ $list }: { $pool }). They don’t count toward its cost.
    .unnamed = { $holder } may bring up to { $value } points on top of the { squad } ({ $list }). They don’t count toward its cost.
finding-side-list-may-unknown = { $holder } may bring figures on top of the { squad } ({ $list }: { $pool }), but how many points isn’t settled.
    .unnamed = { $holder } may bring figures on top of the { squad } ({ $list }), but how many points isn’t settled.
finding-side-list-no-holder = { $list }: { $holder } isn’t in the { squad } or lacks the ability, so it can’t bring these figures.
finding-side-list-outside = { $holder } may bring only these ({ $list }): { $pool }. Not allowed: { $members }.
    .unnamed = { $holder } can’t bring these figures ({ $list }): { $members }.
finding-side-list-over = { $holder }, { $list } ({ $pool }): { $total } points, but the maximum is { $value }.
    .unnamed = { $holder }, { $list }: { $total } points, but the maximum is { $value }.
finding-side-list-unknown = { $holder }, { $list } ({ $pool }): { $total } points are planned, but the maximum isn’t settled.
    .unnamed = { $holder }, { $list }: { $total } points are planned, but the maximum isn’t settled.
finding-side-list-cost-unknown = { $holder }, { $list } ({ $pool }): the maximum is { $value } points, but what these figures cost isn’t certain. An open question decides.
    .unnamed = { $holder }, { $list }: the maximum is { $value } points, but what these figures cost isn’t certain. An open question decides.
finding-side-list-may-figures = { $holder } brings up to { $value } { $value ->
        [one] figure
       *[other] figures
    } on top of the { squad } ({ $list }: { $pool }). They cost nothing and don’t count toward its size.
    .unnamed = { $holder } brings up to { $value } { $value ->
        [one] figure
       *[other] figures
    } on top of the { squad } ({ $list }). They cost nothing and don’t count toward its size.
finding-side-list-may-any = { $holder } may bring figures during the game ({ $list }). They cost nothing and don’t count toward the { squad }’s size.
finding-side-list-too-many = { $holder }, { $list } ({ $pool }): { $figures } figures, but the maximum is { $value }.
    .unnamed = { $holder }, { $list }: { $figures } figures, but the maximum is { $value }.
finding-side-list-barred = This format has no { $list }, so these figures aren’t allowed: { $members }.
finding-spare-missing = Figures brought beside the { squad } must be opened figures that aren’t in it. Not among them, or not in this number: { $members }.

## Decks

finding-deck-missing = { $deck }: no cards recorded, so the { squad } was checked without it. It takes { $size } cards costing at most { $limit } points.
finding-deck-too-few = { $deck }: { $cards } of { $size } cards.
finding-deck-too-many = { $deck }: { $cards } cards, but it takes exactly { $size }.
finding-deck-over = { $deck }: { $total } of { $limit } points, { $over } over.
finding-deck-copies = { $deck }: { $copies } copies of { $members }, but the maximum is { $max }.
finding-deck-copies-unknown = { $deck }: { $copies } copies of { $members }. No source gives the maximum.
finding-deck-no-player = No figure in the { squad } can play { $members }: it requires { $asked }.
finding-deck-no-player-both = No figure in the { squad } can play { $members }: it requires { $asked } and the faction { $factions }.
finding-deck-no-player-of = No figure in the { squad } can play { $members }: it requires the faction { $factions }.
finding-deck-player-unknown = It isn’t known whether a figure in the { squad } can play { $members }: it requires { $asked }.

## Attachments

finding-attach-choose = { $members } can go on more than one card. Record your choice to print it on the { squad } sheet.
finding-attach-unknown = No source says which cards { $members } may go on. Record the one your card names, and Muster counts it as settled.
finding-attach-nobody = No card in the { squad } can carry { $members }.
finding-attach-none-free = No card is left to carry { $members }: each carries at most { $each }.
finding-attach-not-there = { $members } can’t go on { $chosen }, which isn’t in the { squad }. Choose again.
finding-attach-wrong = { $members } can’t go on { $chosen }. Choose another card.
finding-attach-full = { $members } can’t go on { $chosen }: a card carries at most { $each }.
finding-attach-too-many-choices = { $members }: { $made } cards are chosen for { $copies } copies. Remove some.

## What would answer a finding

fix-remove = Remove { $figures }.
fix-copies = { $count } × { $figure }
fix-add = Add { $figure }.
fix-choose = Record a choice: { $ability } ({ $holder }).
fix-unchoose = Clear { $choices }.
fix-choice = { $ability } → { $chosen } ({ $holder })
fix-era = Play in { $era }.
fix-side = Play on this side: { $side }.
fix-settle = Settle it in your own pack: { $question }

## Questions that the user can settle

question-same-person = Is { $figure } a version of { $person }?
question-cost-change = Which figures’ cost does { $holder } change, when, and by how much?
question-admission = Which other faction may { $figure } join?
question-let-in = Which figures of other factions does { $holder } let in?
question-side-list-value = How many points may { $figure } bring ({ $list })?
question-slots = How many modifications can go under { $card }?
question-cost = What does { $figure } cost?
question-trait = Is { $figure } of this kind: { $trait }?
question-fact = What does the card of { $figure } say for “{ $fact }”?

## Where a rule stands

source-book = { $book }
source-page = { $book }, p. { $page }
source-own = Checked by Muster, not a rule of the game

## Reminders

finding-hint-needs = { $members }: { $ability } does nothing here. It needs { $needed } in the { squad }.
finding-hint-beyond = { $members }: commander effects don’t reach { $ability } figures unless the card says so ({ $by }).
