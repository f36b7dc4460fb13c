### A campaign: where it stands and both sides’ books.

## What can be done with it

book-back = Back to the campaigns
book-again = Try again
book-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
book-evening = Session { $count }
book-won = { $side ->
    [rebels] The Rebels won the campaign
    [empire] The Empire won the campaign
   *[other] Won by: { $name }
}
book-undo = Undo: { $step }
book-undo-nothing = Nothing to undo
book-by = { $step } ({ $machine })
book-undo-theirs = Undo another machine’s step?
book-undo-theirs-text = “{ $step }” was recorded on another machine: { $machine }.
book-redo = Redo: { $step }
book-print = Print log
book-menu = More actions for the campaign
book-result = Record a result
book-result-not-now = You can record a result once a mission is next. Now: { $place }.
book-correct = Correct the ledger…
book-export = Export…
book-refused = This wasn’t recorded:
book-panes = Campaign panes
book-tab-sides = Both sides
book-tab-next = Next
book-tab-ledger = Ledger

## Files

book-files = Campaign
book-export-title = Export the campaign
book-exported = Saved to { $path }
book-export-secrets = Include the secrets…
book-export-with = Write again
book-export-secrets-text = The file will contain the Imperial player’s agenda cards, and the PIN if one is set. Whoever imports it has them; the PIN hides them there, too.
book-export-pin = PIN, if one is set
book-show-folder = Show in folder

## The road

book-road = Campaign path
book-road-threat = Threat level { $threat }
book-road-tiers = { $count ->
    [one] Tier { $tiers }
   *[other] Tiers { $tiers }
}
book-road-next = next
book-road-upgrading = upgrading
book-side = { $side ->
    [rebels] Rebels
    [empire] Empire
   *[other] { $name }
}

## The sides

book-of = { $side ->
    [rebels] Rebels
    [empire] Empire
   *[other] { $name }
}
book-shared = { $account ->
    [credits] Shared credits
   *[other] { $name }
}
book-sum = { $account ->
    [credits] Credits
    [hero-xp] Heroes’ XP
    [influence] Influence
    [imperial-xp] XP
   *[other] { $name }
}
book-earned = { $what ->
    [xp] { $left } of { $xp } XP left
   *[other] { $left } / { $xp } { $name }
}
book-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
book-items = Items
book-class-cards = Class cards
book-rewards = Rewards
book-group-rewards = Group rewards
book-allies = Allies
book-villains = Villains
book-joins = joins the next mission
book-packed = brought to the next mission
book-under = on { $weapon }
book-tier = tier { $tier }
book-cost = { $what ->
    [xp] { $cost } XP
    [credits] { $cost } credits
    [influence] { $cost } influence
   *[other] { $cost } { $name }
}

## The Imperial player’s secrets

book-agenda-hidden = { $count ->
    [0] Agenda hidden (no cards)
    [one] Agenda hidden ({ $count } card)
   *[other] Agenda hidden ({ $count } cards)
}
book-agenda-shown = { $count ->
    [0] Agenda (no cards)
    [one] Agenda ({ $count } card)
   *[other] Agenda ({ $count } cards)
}
book-agenda-hold = hold to reveal to the Imperial player
book-agenda-pin = enter PIN to reveal to the Imperial player
book-agenda-again = hide
book-agenda-none = No agenda cards kept
book-show = Show
book-hide = Hide
book-agenda-elsewhere = Kept on the Imperial player’s machine
book-show-secrets = Show the Imperial player’s secrets
book-hide-secrets = Hide the Imperial player’s secrets
book-play = Play
book-play-leave = Play, then it leaves
book-play-back = Play, then back into the deck
book-discard = Pay to discard
book-agenda-open = Agenda cards in the open
book-agenda-before = before { $hero }
book-agenda-depleted = used up until the next mission

## The PIN

book-pin-ask = The Imperial player’s PIN
book-pin = PIN
book-pin-set = Set a PIN…
book-pin-change = Change or remove the PIN…
book-pin-text = Without the PIN, nobody sees the agenda cards in this window. It prevents accidental peeking; it doesn’t protect the file.
book-pin-old = Current PIN
book-pin-new = New PIN
book-pin-again = Confirm new PIN
book-pin-differs = The PINs don’t match.
book-pin-remove = Remove PIN
book-pin-kept = PIN set
book-pin-removed = PIN removed

## Keys

key-book = Campaign
key-book-result = Record a mission result
key-book-reveal = Hold to show the Imperial player’s secrets
key-book-undo = Undo the last step
key-book-redo = Redo the last step
## Tabs

book-tabs = Parts of the campaign
book-page-books = Campaign
book-page-evenings = Sessions
book-page-photos = Photos
book-page-charts = Charts

## By agreement

book-swap = Swap heroes…
book-skip = Skip the mission…
book-paper = Import a paper log…
book-amounts = Amounts you entered…
swap-title = Swap heroes
swap-is = For a player who leaves or joins. Whoever joins starts with as much XP as the hero who has earned the least.
swap-leave = Leaves
swap-join = Joins
swap-nobody = None
swap-items = Items go to
swap-items-back = Back to their decks
swap-xp = XP on joining
swap-xp-hint = the lowest in the group
swap-missing = Choose who leaves or joins.
swap-do = Swap
skip-title = Skip the mission
skip-is = The forced mission is passed over, or else the mission of this stage with its upgrades. Neither side wins it.
skip-do = Skip
agreed-why = Reason
agreed-why-hint = For example: a player moved away
agreed-why-missing = Enter a reason for anyone who reads the history later.
amounts-title = Amounts you entered
amounts-are = No source gives these amounts. You entered them once, and Muster uses them in every campaign. If you forget them, Muster asks again; what is recorded stays.
amounts-none = You haven’t entered any amounts.
amounts-one = { $what }: { $amount }
amounts-forget = Forget
amounts-forget-of = Forget the amounts of { $mission }
amounts-forgotten = Forgot the amounts of { $mission }
