# Mission night: what a group keeps track of while it plays a mission.

night-brief-page = { $guide }, campaign guide, page { $page }
night-brief-guide = { $guide }, campaign guide
night-brief-sheet = Mission rules sheet
night-event-began = { $name } set up
night-event-round = Round over: { $threat } threat gained
night-event-threat = { $up ->
    [yes] Threat raised by { $by }
   *[other] Threat lowered by { $by }
}
night-event-token = Threat token spent
night-event-deployed = { $cost ->
    [0] { $name } deployed for free
   *[other] { $name } deployed for { $cost } threat
}
night-event-reinforced = { $cost ->
    [0] { $name } reinforced for free
   *[other] { $name } reinforced for { $cost } threat
}
night-event-defeated = { $name }: one figure defeated
night-event-hero = { $name }: { $state }
night-event-joined = { $name } joined
night-event-counted = { $name }: { $by }
night-event-drew = { $name } drawn
night-event-used = { $name } used
night-event-acted = { $name } activated
night-event-fared = { $name }: { $damage }, { $strain } ({ $state })
night-event-hurt = { $name }: { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}{ $damage ->
    [none] {""}
   *[other] , { $damage }
}
night-event-marked = { $name } gains { $state }
night-event-unmarked = { $name } loses { $state }
night-event-noted = Noted: { $name }
night-event-happened = Happened: { $name }
night-event-limited = { $round ->
    [0] No last round
   *[other] The mission ends with round { $round }
}
night-event-waits = { $how ->
    [reserve] { $known ->
        [yes] Reserve group: { $name }
       *[other] A reserve group noted
    }
   *[other] { $known ->
        [yes] Open group: { $name }
        [none] No open groups
       *[other] An open group noted
    }
}
night-event-turned = { $held ->
    [yes] { $name } ({ $whose }): { $state }
   *[other] { $name }: { $state }
}
night-event-lent = { $name } lent to { $to }
night-event-opponent = { $plays ->
    [yes] Muster plays: { $name }
   *[other] Muster stops playing
}
night-event-barred = { $some ->
    [yes] No open groups of: { $names }
   *[other] Open groups of any affiliation
}
night-event-ended = The mission for fun is over
night-lies-ready = ready
night-lies-exhausted = exhausted
night-lies-depleted = depleted
night-prospect = { $some ->
    [yes] { $damage } damage expected, { $percent }% chance to defeat
   *[other] { $damage } damage expected
}
night-prospect-unknown = the cards don’t tell the odds
night-tenths = { $whole }.{ $tenths }
night-orders-first = { $name } first discards { $what }.
night-orders-attack = { $why ->
    [only] { $name } attacks { $target }, the only one in sight ({ $prospect }).
    [nearest] { $name } attacks { $target }, the nearest ({ $prospect }).
    [defeat] { $name } attacks { $target }, the most likely to be defeated ({ $prospect }).
   *[other] { $name } attacks { $target }, who would lose the most ({ $prospect }).
}
night-orders-none = { $name } has no one to attack and moves as far as it can toward the nearest hero.
night-orders-help = Its abilities for other figures go to { $name }.
night-choice-deploy = Deploy { $name }
night-choice-reinforce = Reinforce { $name }
night-choice-save = Save for { $name }
night-act-saved = { $known ->
    [yes] Threat saved for { $name }
   *[other] Threat saved
}
night-act-chosen = { $count ->
    [one] 1 open group chosen in secret
   *[other] { $count } open groups chosen in secret
}
night-surges = { $hits ->
    [yes] { $some ->
        [yes] Spend surges on { $what }: { $damage } damage.
       *[other] No surge needed: { $damage } damage.
    }{ $more ->
        [yes] {" "}Surges left: { $left } ({ $others }).
       *[other] {" "}Surges left: { $left }.
    }
   *[other] The attack misses, whatever the surges are spent on.
}
night-when-start = start of round { $round }
night-when-end = end of round { $round }
night-refused-not-begun = Set up the mission first.
night-refused-begun = The mission is already set up.
night-refused-unchosen = Several missions can be played: say which one you set up.
night-refused-over = The result of this mission is already recorded.
night-refused-unknown = { $id } isn’t part of this mission.
night-refused-too-little = It costs { $need } threat, and there is { $have }. Deploy it for free if the mission says so.
night-refused-less-there = There is only { $have } threat to remove.
night-refused-cost-unknown = Muster doesn’t know what { $id } costs. Deploy it for free, then lower the threat by what the card says.
night-refused-full = { $id }: all figures are on the table.
night-refused-gone = { $id }: no figure is on the table. Deploy the group again.
night-refused-no-more = { $id }: there are only { $most }.
night-refused-none-there = There is nothing left to remove.
night-refused-joined = { $id } has already joined.
night-refused-not-open = { $id } is no open group: it is unique and wasn’t won, or in no box you play with. Deploy it anyway if the mission says so.
night-refused-barred = { $id } is of an affiliation that this mission bars from the open groups. Deploy it anyway if the mission says so.
night-refused-unique = { $id } is on the table already.
night-refused-no-miniatures = { $id }: the boxes hold only { $most } miniatures.
night-refused-acted = { $id } has already been activated this round.
night-refused-others-first = { $id } has to be activated first.
night-refused-out = { $id } has withdrawn.
night-refused-same-state = { $id } is in that state already. A wounded hero who is defeated again withdraws.
night-refused-too-much-strain = { $id } can choose to suffer { $have } strain at most. What is forced beyond that is damage.
night-refused-health-unknown = Muster doesn’t know the Health of { $id }. Record the defeat instead.
night-refused-has-condition = That condition is there already.
night-refused-no-words = A line needs words.
night-refused-one-ally = { $id } has already joined: one ally a mission.
night-refused-not-at-hand = { $id } isn’t among the open groups of this mission. Deploy it anyway if the mission says so.
night-refused-secret = Which groups wait is the Imperial player’s secret: open the Imperial view first, or use --secrets in the terminal.
night-refused-no-card = Name the group.
night-refused-not-for-fun = This mission isn’t played for fun: its result ends it.
night-refused-nobody-has = No one brought { $id } to this mission.
night-refused-not-lent = { $id } can’t go to another hero.
night-refused-lies-so = { $id } is in that state already.
night-refused-used-up = { $id } is depleted for this mission.
night-refused-has-card = { $id } has that card already.
night-refused-attack-unknown = Muster doesn’t know the attack of { $id }.
night-refused-not-playing = Muster doesn’t play a side here. Choose a level first.
night-refused-no-level = There is no level { $id }.
night-refused-nothing-to-pay = The threat pays for nothing now.
night-refused-spent = Muster has spent the threat this round. Spend it again if the mission says so.
night-refused-under-way = Threat is spent in the status phase, before anyone is activated: end the round first. Spend it anyway if the mission says so.
night-refused-open-told = The open groups are told already.
night-refused-nothing-undone = There is nothing to redo.
night-refused-none-left = Every group has been activated this round.
night-refused-not-own = { $id } isn’t a group that Muster plays.
night-refused-no-target = { $id } can’t be attacked.
night-told-round = Round { $round }
night-told-nobody-well = All heroes are wounded
night-told-limit = The last round, { $round }, has come
night-told = { $name }: { $what }
night-told-counter = { $name }: { $count } (round { $rounds })
night-status = Status phase
night-lines = To remember
night-due = Now
night-acted = activated
night-hurt = damage { $damage }
night-suffered = { $name } { $amount }/{ $most }
night-crates-differ = The result’s crates differ from the { $counted } counted during the mission.
night-none = There are several missions to choose from. Start one of them:
night-not-begun = Not set up yet.
night-round = Round { $round }
night-threat = { $name }: { $now }, { $level } more each round
night-threat-tokens = { $tokens } as tokens
night-ahead = If nothing is spent
night-open = Open groups
night-figures = { $figures } of { $size } figures
night-result = To record the result
night-ally = { $name } ({ $threat } threat)
night-redo-secret = A tap of the Imperial player
night-group-numbered = { $name } ({ $number })
night-next-any = by draw
night-next-role = by its role
night-next-damage = expected to deal the most damage
night-waiting = Groups of the mission
night-reserve = Reserve
night-at-hand = Open
night-secret-groups = { $count ->
    [one] 1 in secret
   *[other] { $count } in secret
}
night-groups-none = none
night-held = Cards used
night-turn = Next to be activated: { $side }
night-turn-over = Everyone has been activated: the round is over.
night-turn-left = { $side }, not yet activated: { $names }
night-turn-whom = { $times ->
    [1] { $name }
   *[other] { $name } ({ $times } times)
}
night-untold = The open groups weren’t told, so any card of your boxes may come ({ $factions }). Let Muster choose them, or enter those of the mission.
night-playing = Muster plays the { $side } ({ $name }).
night-playing-next = Next: { $name } ({ $why })
night-weighed-choice = { $choice } { $share }% (damage { $damage }, health { $health }, threat { $cost })
night-secret-choices = and others in secret
help-campaign-night = Keep track of a mission while you play it
option-tap = What happened at the table; nothing shows where the mission is
option-said = What it is about, by name
option-night = The mission, where several can be played
tap-list = At the table
tap-begin = Set up the mission: round 1, no threat; again=yes starts over, fun=yes plays any mission without a result
tap-end = A mission for fun is over
tap-round = The round is over: threat rises
tap-threat = Raise or lower the threat: threat 2, threat -2
tap-token = Spend a threat token
tap-deploy = Deploy a group; with free=yes it costs nothing
tap-reinforce = A figure returns to its group
tap-defeat = A figure of a group is defeated
tap-hero = A hero is wounded, or better after all: hero Gaarkhan wounded
tap-join = An ally joins the heroes
tap-count = Count something: count crates, count crates -1
tap-draw = Draw a supply card, with whose it is
tap-use = Use a supply card
tap-act = A hero or a group is activated: act Gaarkhan
tap-damage = A hero or a figure suffers damage: damage Stormtrooper 2
tap-heal = A hero or a figure recovers damage
tap-strain = A hero suffers strain, or recovers it: strain Gaarkhan 2, strain Gaarkhan -1; with forced=yes what is too much is damage
tap-rest = A hero rests: strain first, then damage
tap-condition = A condition is gained, or lost with off=yes: condition Gaarkhan Stunned
tap-line = A line to be reminded of, with end=2 or start=3 at that round: line Reinforcements end=2
tap-happen = What a line says has happened: happen 1
tap-limit = The last round of the mission: limit 6; limit 0 for none
tap-group = A group that the mission names, initial, reserve or open: group reserve “E-Web Engineer”; group open for none
tap-exhaust = A card is exhausted: exhaust “Force Throw”
tap-deplete = A card is used up for this mission
tap-ready = A card is ready again
tap-lend = A card goes to another hero for this mission: lend “Combat Coat” Gaarkhan
tap-opponent = Muster plays the Empire at a level: opponent veteran; opponent off ends it
tap-bar = The mission allows no open groups of these affiliations: bar Mercenary; bar none allows them again
tap-choose = Muster chooses open groups: choose 2
tap-spend = Muster spends the threat
tap-order = Muster activates a group, with who is in sight, nearest first: order “Gaarkhan@2, Jyn Odan@5”; order none
tap-surges = The best use of a roll: surges 1 Gaarkhan damage=3 surge=2 accuracy=4 block=1
tap-undo = Undo the last of these
tap-redo = Take the undone one again
