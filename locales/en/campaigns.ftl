### Campaigns: both sides’ records, what is recorded, and why something isn’t.

campaign-why-start = at the start
campaign-why-outcome = result of { $mission }
campaign-why-met = { $mission }: { $condition }
campaign-why-unmet = { $mission }, not met: { $condition }
campaign-why-tokens = { $mission }: { $claimed } tokens claimed
campaign-why-crates = { $mission }: { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}
campaign-why-bought = bought { $card }
campaign-why-sold = sold { $card }
campaign-why-used = use of { $card }
campaign-why-in-play = { $card } in play
campaign-why-ransom = { $card } discarded
campaign-why-correction = correction: { $reason }
campaign-refused-unknown = Unknown { $what ->
    [hero] hero
    [mission] mission
    [item] item
    [class-card] class card
    [agenda-card] agenda card
    [agenda-set] agenda set
    [class] class
    [side] side
    [account] account
    [mission-kind] kind of mission
    [campaign] campaign
   *[card] card
}: { $id }.
campaign-refused-not-in-boxes = { $id } comes in a box you’re not playing with: { $needs }.
campaign-refused-begun = The campaign has already started.
campaign-refused-not-begun = The campaign hasn’t started yet.
campaign-refused-hero-count = Choose { $least } to { $most } heroes, not { $heroes }.
campaign-refused-twice = { $id } is listed twice.
campaign-refused-count = Choose { $need }, not { $have }: { $what ->
    [agenda-sets] agenda sets
    [class] classes
    [shop] shop cards
    [agenda] drawn agenda cards
    [drawn] drawn missions
   *[other] { $name }
}.
campaign-refused-wrong-kind = { $id } isn’t the right kind of mission ({ $name }).
campaign-refused-same-ally = Two missions award the same ally: { $ally }.
campaign-refused-wrong-period = { $id } isn’t set in time period { $period }.
campaign-refused-wrong-phase = You can’t do this now: { $phase ->
    [mission] a mission is next
    [over] the campaign is over
   *[other] it’s the { $name }
}.
campaign-refused-over = The campaign is over.
campaign-refused-forced-first = Play the forced mission { $mission } first.
campaign-refused-not-active = { $id } isn’t an active mission.
campaign-refused-wrong-stage = { $id } is active, but this stage needs another kind of mission.
campaign-refused-played-already = { $id } has already been played; each mission is played only once.
campaign-refused-no-outcome = { $id } has no outcome “{ $outcome }”.
campaign-refused-too-many = There are only { $there }, not { $said } ({ $what ->
    [crates] crates
   *[tokens] tokens
}).
campaign-refused-too-much = No mission gives that much: { $said } { $what ->
    [crates] crates
   *[other] { $name }
}, at most { $most }. Enter a house rule as a correction.
campaign-refused-no-condition = { $id } has no condition “{ $condition }”.
campaign-refused-not-in-deck = { $id } isn’t in the deck.
campaign-refused-too-little = You need { $need } and have { $have } ({ $account }).
campaign-refused-wrong-tier = { $id } is a tier { $tier } item, which isn’t sold at this stage.
campaign-refused-not-in-shop = { $id } isn’t in the shop.
campaign-refused-not-drawn = { $id } isn’t among the drawn cards.
campaign-refused-kept-elsewhere = The agenda is kept on another machine: its cards are drawn, bought and played there.
campaign-refused-seen-already = These cards are already on the table.
campaign-refused-sold-after-buying = You can’t sell after buying, and something has already been bought.
campaign-refused-owned = { $id } is already owned.
campaign-refused-not-owned = No hero who could do this owns { $id }.
campaign-refused-not-for-sale = { $id } can’t be sold.
campaign-refused-not-to-trade = { $id } stays with its hero; only items can be traded.
campaign-refused-other-deck = { $id } belongs to another class deck.
campaign-refused-cost-unknown = Muster doesn’t know what { $id } costs. Enter the cost with this step.
campaign-refused-starting-card = { $id } is a starting card.
campaign-refused-hand-full = Keep at most { $limit } agenda cards.
campaign-refused-which-hero = { $id } is placed before a hero. Choose one.
campaign-refused-no-hero-card = { $id } isn’t placed before a hero.
campaign-refused-leave-or-back = { $id } may leave the campaign or be shuffled back. Choose.
campaign-refused-not-back = { $id } isn’t shuffled back into the deck.
campaign-refused-depleted = { $id } is used up until the next mission.
campaign-refused-stays-in-play = { $id } stays in play; there is nothing to use up.
campaign-refused-no-ransom = The Rebels can’t pay to be rid of { $id }.
campaign-refused-load = A hero brings at most { $limit }, not { $have }: { $name }.
campaign-refused-not-under = { $id } can’t be attached to that weapon.
campaign-refused-weapon-full = { $id } takes at most { $limit } modifications.
campaign-refused-not-granted = No mission or reward has granted { $id }.
campaign-refused-no-reason = Enter a reason for the correction.
campaign-refused-no-correction = This can’t be corrected this way.
campaign-refused-nothing = There is nothing to undo or redo.
campaign-phase-mission = mission
campaign-phase-over = over
campaign-where = { $stage ->
    [0] Introduction
   *[other] Stage { $stage }
}, { $phase }; threat level { $threat }
campaign-won = Won by: { $side }
campaign-amount = { $amount } { $what }
campaign-xp = { $xp } XP, { $spent } spent
campaign-active = Active missions
campaign-forced = Forced missions
campaign-ledger = Ledger
campaign-entries = { $count } entries
campaign-none = No campaigns yet.
campaign-kept = Saved { $name }.
campaign-brought = { $how ->
    [new] Imported { $name }.
    [same] You have { $name } already, with all { $had } entries.
    [newer] You have { $name } already: the file has { $common } of its { $had } entries. Nothing was changed.
    [older] You had { $common } entries of { $name }; { $new } were added.
   *[both] { $name } went on both here and in the file, which adds { $new } entries to the { $common } that both have.
}
campaign-brought-secrets = The Imperial player’s secrets came with it.
campaign-brought-restored = It was deleted here and is back.
campaign-brought-conflict = The rules don’t allow both, so it has two histories: choose one on its page.
campaign-secrets-included = Contains the Imperial player’s secrets, and the PIN if there is one.
campaign-secrets-left-out = The Imperial player’s secrets were left out.
campaign-not-kept = Nothing of { $name } was saved. Change that step in the journal, or remove it, and try again.
campaign-booked = Recorded.
campaign-refused-step = Step { $step }: { $message } ({ $rule })
campaign-answers = { $count ->
    [one] Add to the step: { $answers }
   *[other] Add one of these to the step: { $answers }
}
campaign-allowed = allowed
campaign-trust-single = one source only
campaign-trust-unsure = uncertain
campaign-agenda-secret = kept secret
campaign-agenda-open = kept in the open
campaign-agenda-hero = placed before a hero
campaign-agenda-at-once = takes effect at once
campaign-agenda-leaves = leaves the campaign after use
campaign-agenda-leaves-or-back = after use leaves the campaign or goes back into the deck
campaign-agenda-depletes = once a mission
campaign-agenda-stays = stays
campaign-agenda-only-setup = only while a mission is set up
campaign-agenda-only-side-missions = only in side missions
campaign-agenda-threat = costs { $threat } threat
campaign-agenda-more = each use costs { $more } more
campaign-agenda-gain-upgrade = gives { $gain } influence whenever the Imperial upgrade starts
campaign-agenda-gain-use = gives { $gain } influence with each use
campaign-agenda-ransom = the Rebels may pay { $ransom } credits to discard it
campaign-step-begin = { $campaign } starts
campaign-step-mission = { $side ->
    [rebels] { $mission }: won by the Rebels
    [empire] { $mission }: won by the Imperial player
   *[other] { $mission }: won by { $name }
}
campaign-step-shop = Shop cards set
campaign-step-shop-of = Shop cards: { $cards }
campaign-step-buy = { $card } bought for { $hero }
campaign-step-sell = { $card } sold
campaign-step-class-card = Class card { $card } bought
campaign-step-draw = Agenda cards drawn
campaign-step-agenda-secret = A secret agenda card bought
campaign-step-agenda-keep = Agenda card { $card } bought and kept
campaign-step-agenda = Agenda card { $card } bought
campaign-step-play = Agenda card { $card } played
campaign-step-agenda-open = Agenda card { $card } bought; it is in the open
campaign-step-play-back = Agenda card { $card } played and shuffled back
campaign-step-discard = Agenda card { $card } discarded by payment
campaign-step-under = { $card } attached to { $weapon }
campaign-step-off = { $card } detached
campaign-step-to = { $card } handed to { $hero }
campaign-step-pack = { $hero } chose what to bring
campaign-step-alone = No ally or villain joins ({ $side })
campaign-step-correct = Correction, { $who }: { $why }
campaign-step-next = On to the next step
campaign-step-on = On to the { $phase }
campaign-event-took = gains { $card }
campaign-event-gave = loses { $card }
campaign-event-opened = { $card } is in the open
campaign-event-before = { $card } is before { $hero }
campaign-event-depleted = { $card } is used up until the next mission
campaign-event-back = { $card } goes back into the deck
campaign-open-depleted = { $card } (used up)
campaign-open-before = { $card } (before { $hero })
campaign-secret-cards = { $count ->
    [one] 1 secret agenda card
   *[other] { $count } secret agenda cards
}
campaign-event-joined = { $name } joins the next mission
campaign-event-active = { $mission } becomes active
campaign-event-left = { $mission } leaves the campaign
campaign-event-forced = { $mission } must be played next
campaign-event-drawn = { $count ->
    [one] { $count } side mission is drawn at random
   *[other] { $count } side missions are drawn at random
}
campaign-event-ally-drawn = One of the allies is won, drawn at random
campaign-event-laid = { $count ->
    [one] 1 card is in the shop
   *[other] { $count } cards are in the shop
}
campaign-event-drew = { $count ->
    [one] 1 agenda card is drawn
   *[other] { $count } agenda cards are drawn
}
campaign-secret-card = a secret agenda card
campaign-ally-threat = { $side } gains { $now } threat
campaign-ally-threat-tokens = { $side } gains { $now } threat, and { $tokens } more as tokens
campaign-story-mission = story mission
campaign-forced-mission = forced mission
campaign-gives-nothing = nothing
campaign-trouble = Game not loaded: { $game }
campaign-taken-back = Undone: { $step }
campaign-pin-set = PIN set for { $name }.
campaign-pin-off = { $name } has no PIN.
campaign-why-inferred = result of { $mission }, inferred from similar missions
campaign-why-joined = on joining the campaign
campaign-refused-not-holding = There is no entry { $entry } in this campaign’s history.
campaign-refused-beginning-stays = The start of the campaign can be changed, but not removed, and nothing comes before it.
campaign-refused-nothing-to-skip = There is no mission to skip here.
campaign-refused-which-outcome = { $id } can end in several ways for the winner: { $name }. Say which one.
campaign-refused-untold = No source says how much { $name } { $id } gives ({ $side }). Enter the amount from your campaign guide{ $known ->
    [yes] ; it is probably { $likely }.
   *[no] .
}
campaign-step-mend = Changed “{ $step }”: { $why }
campaign-step-skip = Mission skipped: { $why }
campaign-step-heroes = { $join } replaces { $leave }: { $why }
campaign-step-leave = { $leave } leaves the group: { $why }
campaign-step-join = { $join } joins the group: { $why }
campaign-step-anyway = { $step } (played anyway: { $why })
campaign-event-quit = { $hero } leaves the group
campaign-event-entered = { $hero } joins the group
campaign-event-shuffled = { $mission } is shuffled into its deck
campaign-each-hero = each hero { $amounts }
campaign-who-what = { $who }: { $what }
campaign-mend-why = recorded by mistake
campaign-mend-gains = { $who } would have { $card }
campaign-mend-loses = { $who } would not have { $card }
campaign-mend-becomes = “{ $was }” becomes “{ $becomes }”.
campaign-mend-before = Before “{ $was }” comes “{ $becomes }”.
campaign-mend-removes = “{ $was }” is removed.
campaign-mend-amount = { $who }, { $what }: { $before } → { $after }
campaign-mend-stays = { $step }: stays, though it couldn’t have been chosen
campaign-mend-lost = Entry { $entry } no longer holds: { $step }. { $why }
campaign-mend-yes = Nothing has changed yet. Add --yes to change it.
campaign-history-mends = Corrected afterwards
campaign-history-by = { $step } ({ $machine })
campaign-history-mended = { $entry }: “{ $was }” → “{ $becomes }” ({ $why })
campaign-history-put-in = { $entry }: “{ $becomes }” was put in ({ $why })
campaign-history-removed = { $entry }: “{ $was }” was removed ({ $why })
campaign-history-lost = no longer possible after a correction: { $why }
campaign-xp-left = { $xp } XP left
campaign-ask-what = What happened?
campaign-ask-number = Number (Enter to stop):
campaign-ask-winner = Who won?
campaign-ask-outcome = How did it end?
campaign-ask-ordinary = in the usual way
campaign-ask-bonus = { $condition }? Yes: { $met }. No: { $unmet }. [y/n]
campaign-ask-yes = y
campaign-pin-ask = The campaign’s PIN:
campaign-pin-again = Wrong PIN.
campaign-ask-night = From the mission night: { $told }
campaign-ask-crates = How many crates do the heroes hold? (Enter for { $likely ->
    [0] none
   *[other] { $likely }
})
campaign-ask-tokens = How many of the { $total } tokens were claimed? (Enter for { $likely ->
    [0] none
   *[other] { $likely }
})
campaign-ask-amount = { $side }, { $what }: how many? No source says{ $known ->
    [yes] ; probably { $likely } (Enter)
   *[no] {""}
}
campaign-ask-drawn = { $count } drawn: name them, separated by commas (Enter to draw at random)
campaign-ask-record = Record this? [y/n]
campaign-ask-nothing = Nothing was recorded.
campaign-ask-which = Which one?
campaign-refused-cost-is = { $id } costs { $cost }.
campaign-why-paper = from the paper log
campaign-refused-balance-untold = The log doesn’t say yet what’s left ({ $account }). Correct the paper log in the history and enter it.
campaign-refused-paper-first = Import a paper log before you record anything else.
campaign-step-paper = Paper log imported
campaign-event-untold = not entered: { $account }
campaign-untold = { $what } not entered
campaign-amount-own = { $amount } (entered by you)
campaign-amount-inferred = { $amount } (inferred from similar missions)
campaign-amount-likely = probably { $amount }
campaign-amount-unknown = unknown
campaign-amounts-forgotten = Forgot the amounts you entered for { $mission }.
campaign-ask-paper-mission = Stage { $stage }, { $kind }: which mission? (? if you don’t know, Enter when there are no more)
campaign-ask-paper-winner = Who won? (Enter if you don’t know)
campaign-ask-paper-upgrade = Which upgrade is open? (Enter if a mission is next)
campaign-ask-paper-left = { $who }, { $what }: how many left? (Enter to leave it open)
campaign-ask-paper-cards = { $who }: which cards? Separate them by commas (Enter for none)
campaign-ask-paper-active = Active side missions, separated by commas (Enter to draw at random)
campaign-choice-item = { $id } ({ $name }, tier { $tier }, { $cost } { $what })
campaign-hint-near = Did you mean { $names }?
campaign-hint-reward = { $name } is the reward of { $missions }.
campaign-hint-ally = { $name } can be won in { $missions }.
campaign-decided = Drawn among: { $all }
campaign-decided-secret = Drawn among { $count } cards in secret
campaign-decided-share = { $card } { $percent }%
