### A campaign’s steps: results, upgrades, preparations.

steps-next = Next
steps-phase = { $phase ->
    [mission] Mission
    [rebel-upgrade] Rebel upgrade
    [imperial-upgrade] Imperial upgrade
   *[over] The end
}
steps-saved = Saved as it happens
steps-done = done:
steps-mission = Mission
steps-rebel = Rebel upgrade
steps-imperial = Imperial upgrade
steps-forced = Forced mission
steps-part = { $number }. { $name }
steps-threat = Threat level { $threat }
steps-played = { $mission }: { $winner ->
    [rebels] the Rebels won
   *[empire] the Empire won
}
steps-over = { $winner ->
    [rebels] The Rebels won the campaign.
   *[empire] The Empire won the campaign.
}
steps-nothing-bought = Nothing was bought.
steps-forced-first = It has to be played before anything else.
steps-later-rebel = Opens when the mission’s result is booked
steps-later-imperial = Opens after the Rebel upgrade
steps-later-forced = Waits for the forced mission
steps-later-mission = Opens after both upgrades
steps-can-choose = To choose from: { $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] credits
    [xp] XP
   *[influence] influence
}
steps-cost-unknown = cost unknown
steps-credits = Credits
steps-xp = XP
steps-influence = Influence
steps-left = Left to spend
steps-tier = Tier { $tier }
steps-start = at the start
steps-held = held
steps-bought = bought

## Going on

steps-go-imperial = Go on to the Imperial upgrade
steps-go-stage = Go on to the next stage
key-steps = Next in the campaign
key-steps-go-on = Go on
key-steps-result = Result of a mission
key-steps-book = Book the result

## Selling and the shop

steps-sell-title = Sell
steps-can-sell = { $count ->
    [0] nothing to sell
    [one] { $count } card
   *[other] { $count } cards
}
steps-sell-none = Nobody owns anything that can be sold.
steps-sell = Sell
steps-shop-title = { $tiers ->
    [none] Shop
   *[other] Shop, tier { $tiers }
}
steps-shop-order = sell first, then buy
steps-shop-chance = Draw by chance
steps-shop-tell = Tell what lay on the table
steps-shop-pick = Cards on the table
steps-shop-lay = Lay them out
steps-shop-empty = No card was left to lie in the shop.
steps-buy = Buy
steps-buy-for = Buy for…
steps-owner = { $hero } has it

## Picking cards

steps-find = Type to find
steps-find-none = Nothing is called that.
steps-picked = { $count } of { $size }
steps-unpick = Take { $name } out again
steps-pick-none = Clear

## Class cards

steps-class-title = Class cards
steps-class-own = each hero’s own deck
steps-deck-of = Class deck: { $hero }
steps-deck-empty = No card of this deck is known.
steps-can-buy = { $count ->
    [0] none to afford
    [one] { $count } to afford
   *[other] { $count } to afford
}
steps-xp-of = XP that { $card } costs

## The Imperial player

steps-agenda-title = Agenda cards
steps-agenda-drawn = drawn
steps-agenda-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
steps-agenda-chance = Draw by chance
steps-agenda-tell = Tell what was drawn
steps-agenda-pick = Agenda cards drawn
steps-agenda-lay = These were drawn
steps-influence-of = Influence that { $card } costs
steps-keep = Buy, keep secret
steps-resolve = Buy, resolve now
steps-play-mission = Buy, bring into play
steps-hidden = Only the Imperial player may see agenda cards.
steps-hidden-drawn = Agenda cards were drawn. Only the Imperial player may see them.
steps-reveal = Reveal to the Imperial player…

## Before a mission

steps-prepare = Preparations
steps-prepare-said = trade, pack, allies
steps-choose = The mission
steps-choose-said = { $count ->
    [one] { $count } to choose
   *[other] { $count } to choose from
}
steps-no-missions = No mission can be played now.
    .text = Undo the last step, or go on with the upgrade that is open.
steps-wins = wins { $rewards }
steps-result = Result…
steps-packed = has packed
steps-not-packed = not packed yet
steps-no-items = Carries nothing.
steps-under = Where { $card } sits
steps-under-none = under no weapon
steps-under-weapon = under { $weapon }
steps-hand = Hand to…
steps-pack = Pack the ticked
steps-rewards = Rewards of the group
steps-give = Give to…
steps-allies = Allies
steps-villains = Villains
steps-joins = { $name } joins the mission

## The result of a mission

steps-result-dialog = Result of a mission
steps-result-title = Result: { $mission }
steps-ends-upgrade = An upgrade is still open: it ends when this is booked.
steps-which = Which mission was played
steps-who-won = Who won
steps-won = { $winner ->
    [rebels] The Rebels won
   *[empire] The Empire won
}
steps-how = How it ended
steps-ordinary = In the ordinary way
steps-crates = Crates
steps-tokens = Tokens claimed
steps-fewer = One fewer: { $what }
steps-more = One more: { $what }
steps-of = of { $most }
steps-conditions = What was met
steps-number = { $name ->
    [xp] XP of each hero
    [credits] Credits for each hero
    [imperial_xp] XP of the Imperial player
   *[influence] Influence
}
steps-numbers-unknown = No table knows these: what does the campaign guide say?
steps-numbers-other = The campaign guide gives other numbers
steps-reward-to = Who takes the reward: { $cards }
steps-reward-usual = As the mission says
steps-ally = Which ally was won
steps-follows = Which story mission follows
steps-drawn = { $count ->
    [one] Side mission drawn afterwards
   *[other] Side missions drawn afterwards: { $count }
}
steps-drawn-threat = { $count ->
    [one] Threat mission drawn afterwards
   *[other] Threat missions drawn afterwards: { $count }
}
steps-by-chance = By chance
steps-as-drawn = As they came at the table
steps-preview = What will be booked
steps-preview-what = Who and what
steps-preview-amount = Amount
steps-preview-balance = New balance
steps-preview-waiting = Working it out…
steps-preview-none = Say who won, and what it comes to stands here.
steps-balance = = { $balance }
steps-book = Book
steps-lacks-mission = Choose the mission.
steps-lacks-winner = Say who won.
steps-lacks-numbers = Fill in the numbers that no table knows.
steps-lacks-whole = Amounts are whole numbers, 0 or more.
steps-lacks-drawn = Pick all side missions that were drawn, or leave it to chance.
steps-lacks-threat = Pick all threat missions that were drawn, or leave it to chance.
