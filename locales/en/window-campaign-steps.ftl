### A campaign’s steps: results, upgrades, preparations.

steps-next = Next
steps-phase = { $phase ->
    [mission] Mission
    [rebel-upgrade] Rebel upgrade
    [imperial-upgrade] Imperial upgrade
    [over] The end
   *[other] { $name }
}
steps-saved = Saved automatically
steps-done = Done:
steps-mission = Mission
steps-upgrade = { $upgrade ->
    [rebel-upgrade] Rebel upgrade
    [imperial-upgrade] Imperial upgrade
   *[other] { $name }
}
steps-forced = Forced mission
steps-part = { $number }. { $name }
steps-threat = Threat level { $threat }
steps-played = { $mission }: { $winner ->
    [rebels] the Rebels won
    [empire] the Empire won
   *[other] { $name } won
}
steps-over = { $winner ->
    [rebels] The Rebels won the campaign.
    [empire] The Empire won the campaign.
   *[other] Won by: { $name }
}
steps-nothing-bought = Nothing was bought.
steps-forced-first = Play this before anything else.
steps-later-result = Opens once the mission result is recorded
steps-later-upgrade = { $upgrade ->
    [rebel-upgrade] Opens after the Rebel upgrade
   *[other] Opens after: { $name }
}
steps-later-forced = Waiting for the forced mission
steps-later-mission = { $upgrades ->
    [2] Opens after both upgrades
   *[other] Opens after: { $name }
}
steps-can-choose = Choose from: { $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] credits
    [xp] XP
    [influence] influence
   *[other] { $name }
}
steps-cost-unknown = cost unknown
steps-sum = { $what ->
    [credits] Credits
    [xp] XP
    [influence] Influence
   *[other] { $name }
}
steps-left = Left to spend
steps-tier = Tier { $tier }
steps-start = starting card
steps-held = owned
steps-bought = bought

## Going on

steps-go-upgrade = { $upgrade ->
    [imperial-upgrade] Go on to the Imperial upgrade
   *[other] Go on: { $name }
}
steps-go-stage = Go on to the next stage
key-steps = Next in the campaign
key-steps-go-on = Go on
key-steps-result = Mission result
key-steps-book = Record the result

## Selling and the shop

steps-sell-title = Sell
steps-can-sell = { $count ->
    [0] nothing to sell
    [one] { $count } card
   *[other] { $count } cards
}
steps-sell-none = There is nothing to sell.
steps-sell-closed = Closed: something has been bought
steps-sell = Sell
steps-shop-title = { $tiers ->
    [none] Shop
   *[other] Shop, tier { $tiers }
}
steps-shop-order = Sell first, then buy
steps-shop-chance = Draw at random
steps-shop-tell = Enter the cards on the table
steps-shop-pick = Cards on the table
steps-shop-lay = Confirm
steps-shop-empty = No cards are left for the shop.
steps-buy = Buy
steps-buy-for = Buy for…
steps-owner = owned by { $hero }

## Picking cards

steps-find = Search…
steps-find-none = No results
steps-picked = { $count } of { $size }
steps-unpick = Remove { $name }
steps-pick-none = Clear

## Class cards

steps-class-title = Class cards
steps-class-own = From each hero’s own deck
steps-deck-of = Class deck: { $hero }
steps-deck-empty = No cards of this deck are known.
steps-can-buy = { $count ->
    [0] none affordable
    [one] { $count } affordable
   *[other] { $count } affordable
}
steps-cost-of = { $what ->
    [xp] XP cost of { $card }
    [influence] Influence cost of { $card }
   *[other] { $card }: { $name }
}

## The Imperial player

steps-agenda-title = Agenda cards
steps-agenda-drawn = drawn
steps-agenda-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
steps-agenda-chance = Draw at random
steps-agenda-tell = Enter the drawn cards
steps-agenda-pick = Agenda cards drawn
steps-agenda-lay = Confirm
steps-keep = Buy and keep secret
steps-resolve = Buy and resolve now
steps-buy-before = Buy, before { $hero }
steps-hidden = Only the Imperial player may see agenda cards.
steps-hidden-drawn = Agenda cards were drawn. Only the Imperial player may see them.
steps-reveal = Reveal to the Imperial player…

## Before a mission

steps-prepare = Preparation
steps-prepare-said = Trade, pack, choose allies
steps-choose = Mission
steps-choose-said = { $count ->
    [one] { $count } available
   *[other] { $count } available
}
steps-no-missions = No mission can be played now
    .text = Undo the last step, or finish the open upgrade.
steps-wins = awards { $rewards }
steps-result = Result…
steps-packed = packed
steps-not-packed = not packed yet
steps-no-items = No items
steps-under = Weapon for { $card }
steps-under-none = on no weapon
steps-under-weapon = on { $weapon }
steps-hand = Hand to…
steps-pack = Pack selected
steps-rewards = Group rewards
steps-give = Give to…
steps-allies = Allies
steps-villains = Villains
steps-joins = { $name } joins the mission

## The result of a mission

steps-result-dialog = Mission result
steps-result-title = Result: { $mission }
steps-ends-upgrade = The open upgrade ends when you record this.
steps-which = Mission played
steps-who-won = Winner
steps-won = { $winner ->
    [rebels] The Rebels won
    [empire] The Empire won
   *[other] Won by: { $name }
}
steps-how = Outcome
steps-ordinary = Normal
steps-crates = Crates
steps-tokens = Tokens claimed
steps-fewer = One fewer: { $what }
steps-more = One more: { $what }
steps-of = of { $most }
steps-conditions = Conditions met
steps-number = { $column ->
    [xp] XP per hero
    [credits] Credits per hero
    [imperial_xp] Imperial player’s XP
    [influence] Influence
   *[other] { $name }
}
steps-numbers-unknown = Muster doesn’t know these. Enter what the campaign guide says.
steps-numbers-other = The campaign guide says otherwise
steps-reward-to = Reward goes to: { $cards }
steps-reward-usual = As the mission says
steps-ally = Ally won
steps-follows = Next story mission
steps-drawn = { $deck ->
    [side-deck] { $count ->
        [one] Side mission drawn afterwards
       *[other] Side missions drawn afterwards: { $count }
    }
    [threat] { $count ->
        [one] Threat mission drawn afterwards
       *[other] Threat missions drawn afterwards: { $count }
    }
   *[other] { $name } ({ $count })
}
steps-by-chance = At random
steps-as-drawn = As drawn at the table
steps-preview = Preview
steps-preview-what = Entry
steps-preview-amount = Amount
steps-preview-balance = New balance
steps-preview-waiting = Calculating…
steps-preview-none = Choose the winner to see what is recorded.
steps-balance = = { $balance }
steps-book = Record
steps-lacks-mission = Choose the mission.
steps-lacks-winner = Choose the winner.
steps-lacks-numbers = Enter the missing numbers.
steps-lacks-whole = Enter whole numbers from 0.
steps-lacks-drawn = Choose all missions that were drawn, or “At random”.
steps-lacks-outcome = Choose how the mission ended.
steps-number-likely = probably { $likely }
steps-number-unknown = no source says
steps-numbers-take = Use the likely amounts
steps-anyway = Another mission was played
steps-anyway-which = Mission played all the same
steps-anyway-choose = Choose a mission
steps-anyway-back = Choose from the available missions
steps-anyway-why = Played anyway, because
steps-anyway-hint = For example: its map was already set up
steps-lacks-anyway = Enter why it was played anyway.
steps-left-of = { $amount } left
steps-decide = Let Muster decide
steps-decide-why = Muster draws, buys by weight, and goes on: one step each time, which can be undone
