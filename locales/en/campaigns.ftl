### Campaigns: both sides' books, what is booked, and why something isn't.

campaign-account-credits = credits
campaign-account-hero-xp = XP of { $hero }
campaign-account-imperial-xp = the Imperial player’s XP
campaign-account-influence = influence
campaign-why-start = at the beginning
campaign-why-outcome = outcome of { $mission }
campaign-why-met = { $mission }: { $condition }
campaign-why-unmet = { $mission }, not met: { $condition }
campaign-why-tokens = { $mission }: { $claimed } tokens claimed
campaign-why-crates = { $mission }: { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
campaign-why-bought = bought { $card }
campaign-why-sold = sold { $card }
campaign-why-correction = set right: { $reason }
campaign-refused-unknown = There is no { $what ->
    [hero] hero
    [mission] mission
    [item] item
    [class-card] class card
    [agenda-card] agenda card
    [agenda-set] agenda set
    [imperial-class] Imperial class
    [campaign] campaign
   *[card] card
} { $id }.
campaign-what = { $what ->
    [credits] credits
    [xp] XP
   *[influence] influence
}
campaign-refused-not-in-boxes = { $id } comes in a box that is not played with: { $needs }.
campaign-refused-begun = The campaign has begun already.
campaign-refused-not-begun = The campaign has not begun.
campaign-refused-hero-count = There are 2 to 4 heroes, not { $heroes }.
campaign-refused-twice = { $id } is named twice.
campaign-refused-count = { $need } are needed, { $have } are named: { $what ->
    [agenda-sets] agenda sets
    [green-missions] green side missions
    [grey-missions] grey side missions
    [threat-missions] threat missions
    [imperial-class] Imperial classes
    [shop] cards in the shop
    [agenda] drawn agenda cards
   *[drawn] drawn missions
}.
campaign-refused-wrong-kind = { $id } is no mission of this kind ({ $need }).
campaign-refused-same-ally = Two missions win the same ally, { $ally }.
campaign-refused-wrong-period = { $id } plays at another time than time period { $period }.
campaign-refused-wrong-phase = This is not the time for it: { $phase ->
    [mission] a mission is to be played
    [rebel-upgrade] it is the Rebel upgrade
    [imperial-upgrade] it is the Imperial upgrade
   *[over] the campaign is over
}.
campaign-refused-over = The campaign is over.
campaign-refused-forced-first = { $mission } is forced and has to be played first.
campaign-refused-not-active = { $id } is not an active mission.
campaign-refused-wrong-stage = { $id } is active, but this stage asks for another kind of mission.
campaign-refused-played-already = { $id } was played already; each mission is played once.
campaign-refused-no-outcome = { $id } does not end so: { $outcome }.
campaign-refused-too-many = There are { $there }, not { $said } ({ $what ->
    [crates] crates
   *[tokens] tokens
}).
campaign-refused-no-condition = { $id } knows no condition { $condition }.
campaign-refused-not-in-deck = { $id } is not in the deck.
campaign-refused-too-little = { $need } are needed, there are { $have } ({ $account }).
campaign-refused-wrong-tier = { $id } is an item of tier { $tier }, which is not sold at this stage.
campaign-refused-not-in-shop = { $id } does not lie in the shop.
campaign-refused-not-drawn = { $id } is not among the cards that were drawn.
campaign-refused-seen-already = These cards lie on the table already.
campaign-refused-sold-after-buying = Selling comes before buying: something was bought already.
campaign-refused-owned = Somebody has { $id } already.
campaign-refused-not-owned = Nobody has { $id } who could do this.
campaign-refused-not-for-sale = { $id } cannot be sold.
campaign-refused-not-to-trade = { $id } stays with its hero; only items are handed on.
campaign-refused-other-deck = { $id } is a card of another class deck.
campaign-refused-cost-unknown = No table says what { $id } costs: say it with the step.
campaign-refused-starting-card = { $id } was there from the beginning.
campaign-refused-hand-full = The Imperial player may keep { $limit } agenda cards.
campaign-refused-load = A hero brings at most { $limit } of these, not { $have }: { $what ->
    [armor] armor
    [weapons] weapons
   *[equipment] equipment
}.
campaign-refused-not-under = { $id } does not go under that weapon.
campaign-refused-weapon-full = { $id } bears at most { $limit } modifications.
campaign-refused-not-granted = No mission or reward granted { $id }.
campaign-refused-no-reason = A correction needs its reason.
campaign-refused-no-correction = This cannot be set right in this way.
campaign-refused-nothing = There is nothing to take back, or to do again.
campaign-phase = { $phase ->
    [mission] mission
    [rebel-upgrade] Rebel upgrade
    [imperial-upgrade] Imperial upgrade
   *[over] over
}
campaign-where = { $stage ->
    [0] Introduction
   *[other] Stage { $stage }
}, { $phase }; threat level { $threat }
campaign-side = { $side ->
    [rebels] Rebels
   *[empire] Empire
}
campaign-won = Won by: { $side }
campaign-credits = { $credits } credits
campaign-xp = { $xp } XP, { $spent } spent
campaign-influence = { $influence } influence
campaign-imperial = Imperial player
campaign-active = Active missions
campaign-forced = Forced next
campaign-ledger = Ledger
campaign-entries = { $count } entries
campaign-none = No campaigns yet.
campaign-kept = { $name } is kept.
campaign-not-kept = Nothing of { $name } is kept. Change that step in the journal, or take it out, and try again.
campaign-booked = Booked.
campaign-deleted = { $name } is deleted.
campaign-refused-step = Step { $step }: { $message } ({ $rule })
campaign-allowed = allowed
campaign-trust-single = one source only
campaign-trust-unsure = unsure
campaign-kind = { $kind ->
    [feat] ability
    [armor] armor
    [melee-weapon] melee weapon
    [ranged-weapon] ranged weapon
    [equipment] equipment
    [melee-modification] melee modification
    [ranged-modification] ranged modification
    [campaign] campaign card
   *[hero-number] reward
}
campaign-step-begin = { $campaign } begins
campaign-step-mission = { $side ->
    [rebels] { $mission }: won by the Rebels
   *[empire] { $mission }: won by the Imperial player
}
campaign-step-shop = The shop is laid out
campaign-step-buy = { $card } bought for { $hero }
campaign-step-sell = { $card } sold
campaign-step-class-card = Class card { $card } bought
campaign-step-draw = Agenda cards drawn
campaign-step-agenda-secret = An agenda card bought and kept in secret
campaign-step-agenda-keep = Agenda card { $card } bought and kept
campaign-step-agenda = Agenda card { $card } bought
campaign-step-play = Agenda card { $card } played
campaign-step-under = { $card } goes under { $weapon }
campaign-step-off = { $card } comes off its weapon
campaign-step-to = { $card } goes to { $hero }
campaign-step-pack = { $hero } chose what to bring
campaign-step-alone = Nobody joins ({ $side })
campaign-step-correct = Set right, { $who }: { $why }
campaign-step-next = On to the next step
campaign-event-took = takes { $card }
campaign-event-gave = gives { $card } away
campaign-event-joined = { $name } joins the next mission
campaign-event-active = { $mission } becomes active
campaign-event-left = { $mission } leaves the campaign
campaign-event-forced = { $mission } has to be played next
campaign-event-drawn = { $count ->
    [one] One side mission is drawn by chance
   *[other] { $count } side missions are drawn by chance
}
campaign-event-ally-drawn = One of the allies is won, which one is left to chance
campaign-event-laid = { $count } cards are laid out in the shop
campaign-event-drew = { $count } agenda cards are drawn
campaign-secret-card = a secret agenda card
campaign-ally-threat = The Imperial player gains { $now } threat
campaign-ally-threat-tokens = The Imperial player gains { $now } threat, and { $tokens } more as tokens
campaign-stage-kind = { $kind ->
    [introduction] introduction
    [side] side mission
    [optional-side] side mission, expanded form
    [story] story mission
    [interlude] interlude
    [forced] forced mission
   *[finale] finale
}
campaign-mission-kind = { $kind ->
    [story] story mission
    [red] side mission of { $hero }
    [green] side mission, wins an ally
    [grey] side mission
    [threat] threat mission
    [agenda-side] side mission of an agenda card
   *[forced] forced mission
}
campaign-gives-credits = { $credits } credits
campaign-gives-influence = Empire { $influence } influence
campaign-gives-nothing = nothing
campaign-hero-stats = Health { $health } · Endurance { $endurance } · Speed { $speed } · Defense { $defense ->
    [white] white
    [black] black
   *[other] { $defense }
}
campaign-trouble = Its game is not loaded: { $game }
campaign-taken-back = Taken back: { $step }
campaign-pin-set = The PIN of { $name } is set.
campaign-pin-off = { $name } has no PIN.
