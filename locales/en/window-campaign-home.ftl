### A campaign: where it stands and both sides’ books.

## What can be done with it

book-back = Back to the campaigns
book-again = Try again
book-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
book-evening = Evening { $count }
book-won-rebels = The Rebels won the campaign
book-won-empire = The Empire won the campaign
book-undo = Undo: { $step }
book-undo-nothing = There is nothing to undo
book-redo = Redo: { $step }
book-print = Print the log
book-menu = What else can be done with the campaign
book-result = Record a result
book-result-not-now = A result can be recorded when a mission is next. Now: { $place }.
book-evenings = Evenings…
book-charts = Charts…
book-correct = Set something right…
book-rename = Rename…
book-export = Export…
book-remove = Remove
book-refused = This was not booked:
book-panes = Parts of the books
book-tab-sides = Both sides
book-tab-next = Next
book-tab-ledger = Ledger

## Files

book-files = Campaign
book-export-title = Export the campaign
book-exported = Written to { $path }
book-show-folder = Show in folder
book-removed = { $name } was removed.

## The road

book-road = The road of the campaign
book-road-threat = Threat level { $threat }
book-road-tiers = { $count ->
    [one] Tier { $tiers }
   *[other] Tiers { $tiers }
}
book-road-next = next
book-road-upgrading = upgrading
book-side-rebels = Rebels
book-side-empire = Empire

## The sides

book-rebels = Rebels
book-empire = Empire
book-credits-shared = shared credits
book-credits = Credits
book-hero-xp = XP of all heroes
book-influence = Influence
book-xp = XP
book-xp-of = { $left } of { $xp } XP left
book-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
book-items = Items
book-class-cards = Class cards
book-rewards = Rewards
book-group-rewards = Rewards of the group
book-allies = Allies
book-villains = Villains
book-joins = joins the next mission
book-packed = comes along to the next mission
book-under = under { $weapon }
book-tier = tier { $tier }
book-cost-xp = { $cost } XP
book-cost-credits = { $cost } credits
book-cost-influence = { $cost } influence

## The Imperial player’s secrets

book-agenda-hidden = { $count ->
    [0] Agenda hidden (no cards kept)
    [one] Agenda hand hidden ({ $count } card)
   *[other] Agenda hand hidden ({ $count } cards)
}
book-agenda-shown = { $count ->
    [0] Agenda: no cards kept
    [one] Agenda hand ({ $count } card)
   *[other] Agenda hand ({ $count } cards)
}
book-agenda-hold = hold: the Imperial player looks
book-agenda-pin = asks for the PIN: the Imperial player looks
book-agenda-again = hides it again
book-agenda-none = No agenda card is kept.
book-show = Show
book-hide = Hide
book-show-secrets = Show the Imperial player’s secrets
book-hide-secrets = Hide the Imperial player’s secrets
book-play = Play
book-play-card = Play { $card }

## The PIN

book-pin-ask = The Imperial player’s PIN
book-pin = PIN
book-pin-set = Set a PIN…
book-pin-change = Change or remove the PIN…
book-pin-text = Without the PIN nobody sees the agenda cards in this window. It keeps honest players from looking by mistake; it does not lock the file.
book-pin-old = PIN so far
book-pin-new = New PIN
book-pin-again = New PIN once more
book-pin-differs = The two are not the same.
book-pin-remove = Remove the PIN
book-pin-kept = The PIN is set.
book-pin-removed = The PIN is removed.

## Keys

key-book = Campaign
key-book-result = Record a mission’s result
key-book-reveal = Show the Imperial player’s secrets while held
key-book-undo = Undo the last step
key-book-redo = Redo it
