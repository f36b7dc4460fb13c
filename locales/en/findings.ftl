### What the rules say of a squad. `finding-<message>` takes the facts of the finding, `$members`
### (the figures concerned, joined) and `$member-count`. `$era` and `$side` are `none` where nobody
### named one.

severity-error = Error
severity-ask = Question
severity-warning = Warning
severity-note = Note

verdict-legal = Legal
    .means = No rule is broken, and no open question could change that.
verdict-illegal = Not legal
    .means = At least one rule is broken.
verdict-unsure = Unsure
    .means = Nothing is known to be wrong, but an open question could change that.

## The program's own

finding-empty = The { squad } has no figures. Add at least one.
finding-unknown = { $members } is not in the catalogue, so its cost and faction are unknown. Load the pack that holds it, or choose another figure.
finding-unknown-faction = The game has no faction { $faction }, so the { squad } is checked as if none were declared. Choose one that the game has.
finding-unknown-list = This format has no list { $list }, so it is not checked whether these may come: { $members }.
finding-cost-unknown = No source says what { $members } costs. It counts as 0 until you settle it.
finding-owned-too-few = { $members }: the { squad } needs { $needed }, you have { $owned } to spare, so { $missing } { $missing ->
        [one] is
       *[other] are
    } missing.
finding-claim-total = The list says { $claimed } points, but its figures cost { $computed }.
finding-claim-activations = The list says { $claimed } activations, but { $computed } of its figures activate.

## Points

finding-budget-over = { $total } of { $limit } points: { $over } too many.
finding-budget-under = { $total } of { $limit } points: this format has to be filled exactly, and { $left } { $left ->
        [one] point is
       *[other] points are
    } missing.
finding-budget-open = { $total } of { $limit } points, as far as is known. An open question decides whether the { squad } keeps to the limit.
finding-budget-left = { $total } of { $limit } points: { $left } unspent.
finding-cost-change-open = { $members } changes what other figures cost, but whom and by how much is not settled. Full costs are counted.
finding-chosen-cost-missing = What { $members } costs depends on another figure. Choose that figure.
finding-chosen-cost-wrong = { $members } cannot take its cost from { $chosen }. Choose another figure.
finding-chosen-cost = { $members } costs { $cost } { $cost ->
        [one] point
       *[other] points
    }, because { $chosen } is chosen for it.
finding-chosen-cost-half = With { $chosen } chosen, { $members } costs { $down } or { $cost } points: the rule book does not say which way to round. { $cost } is counted.
finding-count-over = { $figures } figures, but at most { $max } may be in the { squad }.
finding-count-under = { $figures } { $figures ->
        [one] figure
       *[other] figures
    }, but the { squad } needs at least { $min }.
finding-count-over-of = { $trait }: { $figures } in the { squad }, but at most { $max } may be.
finding-count-under-of = { $trait }: { $figures } in the { squad }, but at least { $min } { $min ->
        [one] is
       *[other] are
    } needed.
finding-count-later = { $trait }: { $figures } of { $min } recorded. Choose before the game, and the { squad } sheet shows it.
finding-copies-over = { $members }: { $copies } copies in the { squad }, but at most { $max } may be.
finding-copies-none = { $members } may not be in { a-squad } of this format.
finding-cost-cap-over = { $members } costs { $cost }, but no single figure may cost more than { $cap } ({ $percent } % of { $limit }).
finding-cost-cap-open = No single figure may cost more than { $cap } ({ $percent } % of { $limit }). An open question decides whether { $members } does.
finding-victory-share = This format is won with { $points } victory points ({ $percent } % of { $limit }).

## Who has to be there

finding-includes-none = The { squad } needs at least one figure of this kind: { $trait }.
finding-includes-maybe = The { squad } needs at least one figure of this kind: { $trait }. Nobody is known to be one, but not every card has been read.
finding-includes-role-missing = Nobody in the { squad } is of this kind: { $trait }. Choose who becomes { $role }.
finding-includes-role-maybe = Nobody in the { squad } is known to be of this kind: { $trait }. If nobody is, choose who becomes { $role }.
finding-includes-role-needless = { $members } cannot become { $role }: the { squad } has somebody of this kind already ({ $trait }).
finding-includes-role-not-there = { $members } cannot become { $role }, because it is not in the { squad }.
finding-includes-role-wrong = { $members } may not become { $role }. Choose another figure.
finding-includes-role-dearer = { $members } may not become { $role }, because it is not the cheapest of those who may.
finding-includes-role-open = { $members } becomes { $role } only if it is the cheapest of those who may, and not everything about the others is known.
finding-includes-role-taken = { $members } becomes { $role }, which costs { $dearer } more.
finding-includes-role-twice = Only one figure may become { $role }, so { $members } may not.
finding-requires-alone = { $members } cannot be alone in the { squad }: { $ability } asks for company.
finding-requires-unknown = { $members }: { $ability } asks for a figure of which no source says who it is. If it is in the { squad }, all is well.
finding-requires-missing = { $members } may only be in the { squad } beside { $asked } ({ $ability }).
finding-command-too-weak = { $members } ({ $ability } { $needed }): no commander in the { squad } has a rating of { $needed } or more, so nobody commands it.
finding-command-unknown = { $members } ({ $ability }): whether a commander in the { squad } is strong enough for it is not known.
finding-command-never = { $members } ({ $ability }) is never under command.
finding-command-tamed = { $holder } tames { $members } ({ $ability }): it can be commanded.
finding-command-tamed-maybe = { $holder } may tame { $members } ({ $ability }) up to level { $reach }, but its type or level is not known.
finding-command-untamed = { $members } ({ $ability }) is out of the reach of { $holder }, who tames certain creatures up to level { $reach }. Nobody in the { squad } commands it.

## Places on the table

finding-slots-open = Nobody stands here yet: { $places }. The places may be chosen at the table, in turn.
finding-slots-shared = { $members } { $member-count ->
        [one] stands
       *[other] stand
    } together here: { $places }. Only one may, so choose another place for the others.
finding-slots-too-many = { $members } stands in { $placed } places, but the { squad } holds { $copies }. Take a place back.
finding-slots-not-there = { $members } has a place ({ $places }) but is not in the { squad }. Choose somebody else for it.
finding-slots-nowhere = { $members } cannot stand here: { $places }. There are { $count } places.

## Factions

finding-faction-foreign = { $members } cannot join this { squad } ({ $faction }): { a-squad } has one faction.
finding-faction-neutral-alone = This { squad } is { $faction } only, so { $members } cannot join it.
finding-admits-let-in = { $members } is let into this { squad } ({ $faction }) by this rule.
finding-admits-open = { $members } may join one more faction, but which one is not settled. If it is { $faction }, it belongs here.
finding-admits-unknown = No source says to which factions { $members } belongs. If { $faction } is one of them, it belongs here.
finding-admits-company-open = { $with } may let { $members } into this { squad } ({ $faction }), but whom the card names is not settled.
finding-admits-company-may = { $members } could perhaps join this { squad } ({ $faction }) beside { $with }: whom their cards let in is not settled.
finding-admits-needs-company = { $members } could join this { squad } ({ $faction }) if { $with } were in it.
finding-admits-elsewhere = { $members } may also be in { $factions } { squads }, but not in { $faction } { squads }.
finding-admits-too-many = { $copies } cards of other factions are let into the { squad }, but at most { $max } may be: { $members }.
finding-conscripts-let-in = { $members } { $member-count ->
        [one] counts
       *[other] count
    } as { $faction } in this { squad }, and as no other faction.
finding-conscripts-needs = { $members } would count as { $faction } if { $with } were in the { squad }.

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] No era has a place for { $faction } { squads }. Build the { squad } around another faction.
   *[other] The { $era } era has no place for { $faction } { squads }. Play another era, or build the { squad } around another faction.
}
finding-side-other = { $era ->
    [none] In no era do { $faction } { squads } play on the { $side }. Choose the other side.
   *[other] In the { $era } era, { $faction } { squads } do not play on the { $side }. Choose the other side.
}
finding-era-by-text-only = { $era ->
    [none] The rule book’s text gives { $faction } { squads } a place in an era, but its table of eras leaves them out.
   *[other] The rule book’s text gives { $faction } { squads } a place in the { $era } era, but its table of eras leaves them out.
}
finding-era-unnamed = No era is named. Choose one, so that it can be checked.
finding-side-unnamed = No side is named. Choose one, so that it can be checked.
finding-ignores-eras = This format pays no heed to eras and sides. What you chose is kept, but not checked.
finding-opposed-eras-differ = Your { squad } plays in the { $era } era, the opposing { squad } in { $other }. Agree on one era.
finding-opposed-eras-same = Both { squads } play in the { $era } era, but this format needs two different ones.
finding-opposed-sides-same = Both { squads } play on the { $side }. One of them has to change sides.
finding-team-partner-missing = The other { squad } of the team is not named, so the two cannot be compared.
finding-team-factions-differ = The two { squads } of a team need one faction, but this one is { $faction } and the other is { $other }.
finding-team-factions-open = The two { squads } of a team need one faction. This one is { $faction }, the other is { $other }; an open question decides whether they can agree.
finding-team-unique-in-both = { $person } is unique and may be in only one of the team’s two { squads }: { $members }.

## Unique persons

finding-unique-twice = { $person } is unique and may be in the { squad } once, not { $copies } times: { $members }.
finding-unique-maybe = { $figure } may be a version of { $person }. If so, only one of these may be fielded: { $members }.

## What was opened

finding-pool-not-recorded = What was opened is not recorded with this { squad }, so it cannot be checked that nothing else is in it.
finding-pool-outside = { $members } { $member-count ->
        [one] was
       *[other] were
    } not among the figures opened, or not in this number.
finding-pool-left-out = Everything that was opened has to be fielded. Missing: { $members }.

## Setup

finding-setup-remember = { $members }: remember { $ability } at setup.
finding-setup-choose = { $members }: { $ability } asks for a choice. Record it, and the { squad } sheet shows it.
finding-setup-too-many = { $members }, { $ability }: more choices are recorded ({ $made }) than there are copies in the { squad } ({ $copies }). Take some back.
finding-setup-not-there = { $members }, { $ability }: the chosen { $chosen } is not there. Choose again.
finding-setup-itself = { $members } may not choose itself for { $ability }.
finding-setup-wrong = { $members }, { $ability }: { $chosen } may not be chosen. Choose another figure.

## Beside the squad

finding-side-list-may = { $holder } may bring up to { $value } points beside the { squad } ({ $list }: { $pool }). They do not count toward its cost.
finding-side-list-may-unknown = { $holder } may bring figures beside the { squad } ({ $list }: { $pool }), but for how many points is not settled.
finding-side-list-no-holder = { $list }: { $holder } is not in the { squad } or lacks the ability, so these figures cannot come.
finding-side-list-outside = { $holder } brings only these ({ $list }): { $pool }. These cannot come: { $members }.
finding-side-list-over = { $holder }, { $list }: { $total } points, but at most { $value } may come.
finding-side-list-unknown = { $holder }, { $list }: { $total } points are planned, but how many may come is not settled.
finding-side-list-cost-unknown = { $holder }, { $list }: up to { $value } points may come, but what these figures cost is not certain. An open question decides.
finding-side-list-may-figures = { $holder } brings up to { $value } { $value ->
        [one] figure
       *[other] figures
    } beside the { squad } ({ $list }: { $pool }). They cost nothing and do not count toward its number.
finding-side-list-may-any = { $holder } may bring figures during the game ({ $list }). They cost nothing and do not count toward the { squad }’s number.
finding-side-list-too-many = { $holder }, { $list }: { $figures } figures, but at most { $value } may come.
finding-side-list-barred = This format has no { $list }, so these cannot come: { $members }.

## Decks

finding-deck-missing = { $deck }: none is recorded, so the { squad } is checked without it. It takes { $size } cards for at most { $limit } points.
finding-deck-too-few = { $deck }: { $cards } of { $size } cards.
finding-deck-too-many = { $deck }: { $cards } cards, but it takes exactly { $size }.
finding-deck-over = { $deck }: { $total } of { $limit } points, { $over } too many.
finding-deck-copies = { $deck }: { $members } is in it { $copies } times, but at most { $max } may be.
finding-deck-copies-unknown = { $deck }: { $members } is in it { $copies } times. How often it may be, no source says.
finding-deck-no-player = Nobody in the { squad } can play { $members }: it asks for { $asked }.
finding-deck-no-player-both = Nobody in the { squad } can play { $members }: it asks for { $asked }, and for the faction { $factions }.
finding-deck-no-player-of = Nobody in the { squad } can play { $members }: it asks for the faction { $factions }.
finding-deck-player-unknown = Whether somebody in the { squad } can play { $members } is not known: it asks for { $asked }.

## Attachments

finding-attach-choose = { $members } can go on more than one card. Record which, and the { squad } sheet shows it.
finding-attach-unknown = Whom { $members } may go on, no source says. Record whom your card names, and it counts as settled.
finding-attach-nobody = Nobody in the { squad } may carry { $members }.
finding-attach-none-free = Nobody is left to carry { $members }: a card carries at most { $each }.
finding-attach-not-there = { $members } cannot go on { $chosen }, which is not in the { squad }. Choose again.
finding-attach-wrong = { $members } may not go on { $chosen }. Choose another card.
finding-attach-full = { $members } cannot go on { $chosen }: a card carries at most { $each }.
finding-attach-too-many-choices = { $members }: more cards are chosen ({ $made }) than there are copies in the { squad } ({ $copies }). Take some back.

## What would answer a finding

fix-remove = Take out { $count } × { $figure }.
fix-add = Add { $figure }.
fix-choose = Record a choice: { $ability } ({ $holder }).
fix-settle = Settle it for good in your own pack: { $question }

## Questions that the user can settle

question-same-person = Is { $figure } a version of { $person }?
question-cost-change = Whose cost does { $holder } change, when, and by how much?
question-admission = Which other faction may { $figure } join?
question-side-list-value = How many points may { $figure } bring ({ $list })?
question-cost = What does { $figure } cost?

## Where a rule stands

source-book = { $book }
source-page = { $book }, p. { $page }
source-own = Muster’s own check, not a rule of the game
