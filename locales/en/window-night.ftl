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
night-rest-of = { $name } rests
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
night-limit-set = Set
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
