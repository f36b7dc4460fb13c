### Campaigns on paper.

## The campaign log

print-log-title = Campaign log: { $campaign }
print-log-campaign = Campaign
print-log-group = Group
print-log-heroes = Heroes
print-log-date = Date
print-log-stage = Stage
print-log-kind = Kind
print-log-mission = Mission
print-log-winner = Won by
print-log-threat = Threat level
print-log-tiers = Item tiers
print-log-forced = Forced missions
print-log-earned = XP earned
print-log-spent = XP spent
print-log-left = XP left
print-log-cards = Class cards
print-log-cards-one = class card
print-log-items = Items
print-log-rewards = Rewards
print-log-together = { $side }, shared
print-log-allies = Allies
print-log-active = Active missions
print-log-class = Class
print-log-agenda = Agenda cards kept
print-log-kept = { $count } secret
print-log-villains = Villains
print-log-who = Who
print-log-what = What
print-log-amount = Amount
print-log-balance = Left
print-log-why = Why
print-log-bought-secret = Bought a secret agenda card
print-log-strokes = / earned, × spent
print-log-all-heroes = All heroes
print-log-bag = To bring
print-log-bag-boxes = { $count ->
        [one] { $count } more box
       *[other] { $count } more boxes
    }
print-log-bag-heroes = Heroes: figures, sheets, class cards
print-log-bag-items = { $count ->
        [0] Item and reward cards
        [one] { $count } item or reward card
       *[other] { $count } item and reward cards
    }
print-log-bag-opponent = { $side }: class and agenda cards
print-log-bag-mission = Tiles and figures of the mission
print-log-bag-rest = Dice, tokens, pencils

## Heroes’ sheets

print-hero-die = { $die ->
    [black] { $count } black
    [white] { $count } white
    [red] { $count } red
    [blue] { $count } blue
    [green] { $count } green
    [yellow] { $count } yellow
    [none] none
   *[other] { $die }
}
print-hero-start = starting card
print-hero-xp = { $xp } XP
print-hero-items = Items (tick those brought to the next mission)
print-hero-reward = reward
print-hero-under = With { $name }

## The shop’s cards

print-shop = Shop and upgrades
print-item-tier = tier { $tier }
print-item-attack = Attack
print-item-abilities = Every attack
print-item-surges = Surges
print-item-modifications = { $count ->
        [one] Room for { $count } modification
       *[other] Room for { $count } modifications
    }

## A mission, to play by

print-night-brief = Read it in
print-night-round = Round
print-night-spent = Spent
print-night-left = Left
print-night-waits = { $told ->
    [yes] { $reserve } in reserve, { $open } open
   *[no] { $reserve } in reserve
}
print-night-hand = Cards at hand
print-night-cost = Cost
print-night-reinforcement = Reinforcement
print-night-figures = Figures
