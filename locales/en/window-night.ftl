# Mission night in the window.

night-title = Mission night
night-back = Back to the campaign
night-undo = Undo: { $tap }
night-print = Print mission
night-start = Setup
night-which = Mission
night-set-up = Set up the mission
night-no-mission = No mission can be played now.
    .text = Finish the upgrades first.
night-round-heading = Round
night-round-now = Round { $round }
night-spent = Spent
night-ahead-said = The threat level adds { $level } each round. Rounds to come: if nothing more is spent.
night-less = Less: { $what }
night-more = More: { $what }
night-token = Spend a threat token ({ $tokens } left)
night-next-round = Next round: +{ $level } threat
night-figures-there = { $there } of { $size } figures
night-defeated = Defeated
night-defeated-of = Defeated: { $name }
night-reinforce-of = +1 ({ $cost }): { $name }
night-no-groups = No groups on the table yet.
night-deploy = Deploy
night-threat-left = { $threat } threat
night-find = Find a group
night-all = All cards
night-won = won
night-size = { $size ->
    [one] { $size } figure
   *[other] { $size } figures
}
night-free = Free
night-free-of = Free: { $name }
night-free-why = Put it on the table for nothing, as for an initial or reserved group
night-deploy-of = { $cost }: deploy { $name }
night-none-found = No groups found.
night-in-rounds = in rounds { $rounds }
night-no-supplies = No supply cards in hand.
night-use = Use
night-use-of = Use { $name }
night-drawn = Card drawn
night-which-card = Choose a card
night-supply-left = { $name } ({ $left } left)
night-holder = Held by
night-no-holder = No hero in particular
night-draw = Draw
night-ally-threat = { $tokens ->
    [0] { $threat } threat for the other side
   *[other] { $threat } threat for the other side and { $tokens } as tokens
}
night-join = Join
night-joined = Joined
night-join-of = { $joined ->
    [yes] Joined: { $name }
   *[other] Join: { $name }
}
night-from = From the mission night
night-act = Activate
night-act-of = { $acted ->
    [0] Activate { $name }
   *[other] Activate { $name }, { $acted } of { $most } done
}
night-conditions = Conditions
night-conditions-of = Conditions of { $name }: { $marks }
night-rest = Rest
night-rest-why = Recovers strain up to the Endurance; what is left of it heals damage
night-rest-of = Rest: { $name }
night-lines-heading = From the mission’s rules
night-last-round = until round { $round }
night-happened = Happened
night-happened-of = Happened: { $line }
night-no-lines = Nothing noted.
night-line = A line to be reminded of
night-line-when = When
night-line-start = start of a round
night-line-end = end of a round
night-line-told = whenever it says
night-line-round = Round
night-line-add = Note it
night-limit = Last round
night-status-heading = Status phase
key-night = Mission night
key-night-round = Next round
key-night-undo = Undo the last tap
key-night-result = Record the mission result
night-over = The result is recorded.
night-heroes = Heroes
night-told-heading = Counted
night-hand = Supply cards
night-groups = On the table
night-cost = cost { $cost }
night-reinforcement = reinforcement { $cost }
night-allies = Allies

# Its views: what all may see, and what each side needs.

night-views = Views
night-view = { $side ->
    [rebels] Rebels
    [empire] Imperial
   *[common] Common
}
night-apart = { $side ->
    [rebels] Rebel view in a second window
    [empire] Imperial view in a second window
   *[common] Common view in a second window
}
night-more-things = More
night-locked = The Imperial view is locked with a PIN.
night-state-of = { $name }: { $state }
night-lines-due = due: { $due }
night-line-note = Note a line…

# Cards of heroes and of the Imperial player.

night-cards-heading = Imperial cards
night-cards-of = Cards of { $name }
night-cards-none = No cards
night-card-more = More for { $name }
night-card-turn = { $lies ->
    [ready] Ready
    [exhausted] Exhaust
   *[depleted] Deplete
}
night-card-lend = { $back ->
    [yes] Give back to { $name }
   *[other] Lend to { $name }
}
night-card-lent = lent to { $name }

# The groups that the mission names.

night-mission-groups = Groups of the mission
night-group = Group
night-group-as = { $how ->
    [initial] Initial
    [reserve] Reserve
   *[open] Open
}
night-group-why = { $how ->
    [initial] Put it on the table for nothing
    [reserve] It waits until the mission brings it
   *[open] It can be deployed for threat
}
night-group-none = No open groups
night-group-hand = Open groups at hand
night-group-reserve = In reserve
night-group-untold = Not told yet: any group can be deployed.
night-group-empty = None
night-group-hidden = Secret
night-group-bring = Deploy
night-group-bring-of = Deploy { $name } from the reserve

# Muster plays the side with threat.

night-muster = Muster plays: { $side }
night-muster-text = Muster deploys, activates groups and chooses their targets. You tell it who is in sight.
night-muster-level = { $plays ->
    [yes] Muster plays: { $level }…
   *[other] Let Muster play…
}
night-muster-choose = Open groups it chooses
night-muster-choose-why = It chooses them in secret. Leave this at 0 if any group can be deployed.
night-muster-chosen = The open groups are chosen.
night-muster-change = Change
night-muster-start = Let Muster play
night-muster-stop = Stop
night-muster-next = { $some ->
    [yes] Next: { $name }
   *[other] All groups were activated
}
night-muster-seen = In sight, nearest first
night-muster-clear = None / all
night-muster-clear-why = Takes everybody out, to be tapped again from the nearest
night-muster-ranges = Distances
night-muster-ranges-why = In spaces, as far as you know them
night-muster-act = Activate
night-muster-hint = What the group does is said here.
night-muster-spend = Muster deploys
night-muster-spend-why = It spends the threat, or saves it
night-muster-why = Why
night-muster-weighed = Weighed
night-muster-choice = Choice
night-muster-share = Chance
night-muster-damage = Damage
night-muster-health = Health
night-muster-threat = Threat
night-muster-secret = Other choices are secret.
night-rolled = Rolled, by both sides
night-rolled-of = { $what ->
    [damage] Damage
    [surge] Surge
    [accuracy] Accuracy
    [block] Block
    [evade] Evade
   *[dodge] Dodge
}
night-redo = Redo: { $tap }
night-fun-end = End the mission
night-fun-over = The mission for fun is over.
night-fun-back = Back to the campaign’s mission
night-fun = For fun, without a result
night-fun-none = – no –
night-set-up-fun = Set up the mission for fun
key-night-redo = Take the undone tap again
night-weighed-target = { $assumed ->
    [yes] { $name }, about { $range } away: { $told }
   *[no] { $name } at { $range }: { $told }
}
night-barred = Barred by the mission
