### What can be fielded: what still fits in a squad, filling it, random squads, what to buy.

## What still fits, in the builder

room-row = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }
room-row-full = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }, { $full } spending every point
room-row-short = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }, none spending every point
room-row-none = doesn’t fit: no legal { squad } has it with these figures
room-can = { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    } still possible
room-can-full = { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    } still possible, { $full } spending every point
room-fit = { $fitting ->
        [one] { $fitting } figure still fits
       *[other] { $fitting } figures still fit
    }
room-fit-full = { $fitting ->
        [one] { $fitting } figure still fits
       *[other] { $fitting } figures still fit
    } · { $filling } can spend every point
room-done = Nothing else fits: the { squad } is complete.
room-none = No legal { squad } has all of these.
room-nowhere = No legal { squad } exists under these settings.
room-mine = only figures you own
room-unattached = not counting further attachments: there are too many combinations

## Filling a squad

fill-open = Fill…
fill-title = Fill the { squad }
fill-best = Optimise for
fill-best-points = Most points
fill-best-activations = Most activations
fill-best-endurance = Most hit points
fill-best-owned = Fewest missing
fill-best-price = Lowest price
fill-mine = Only figures you own
fill-any = No legal { squad } is balanced, so these were chosen from all of them.
fill-prices = Choose a price list…
fill-prices-why = It needs a price column, and either names or sets and numbers.
fill-prices-file = Prices from { $file }
fill-prices-other = Choose another price list…
fill-ways = Suggestions, best first
fill-value-points = { $count ->
        [one] { $shown } point
       *[other] { $shown } points
    }
fill-value-activations = { $count ->
        [one] { $shown } activation
       *[other] { $shown } activations
    }
fill-value-endurance = { $count ->
        [one] { $shown } hit point
       *[other] { $shown } hit points
    }
fill-value-owned = { $count ->
        [0] nothing missing
       *[other] { $shown } missing
    }
fill-value-price = { $price } for the missing figures
fill-value-price-unknown = { $price }, plus { $unknown } with no price
fill-left = { $left } left
fill-exact = 0 left
fill-lacks = { $all ->
        [yes] missing
       *[no] { $count } missing
    }
fill-nobody = Already the best: add nothing.
fill-none = No legal { squad } contains these figures.
fill-none-mine = No legal { squad } with these figures can be built from figures you own.
fill-unread-prices = { $count ->
    [one] Muster couldn’t read { $count } row of the price list.
   *[other] Muster couldn’t read { $count } rows of the price list.
}
fill-barred = These rules prevent it:
fill-hint = add
fill-working = Working…
fill-taken = { $count ->
        [one] Added { $count } figure
       *[other] Added { $count } figures
    }

## Random squads

dice-open = Random…
dice-panel = Random { squad }
dice-full = Spend every point
dice-balanced = Balanced
dice-any = No legal { squad } is balanced, so this one was drawn from all of them.
dice-draw = Draw
dice-hint = Drawing replaces every figure you haven’t locked.
dice-kept = { $count ->
        [one] { $count } figure is locked; drawing replaces the rest.
       *[other] { $count } figures are locked; drawing replaces the rest.
    }
dice-lock = Lock { $name }
dice-drawn = Random { squad } drawn
dice-surprise = Surprise me
dice-drawing = Drawing { a-squad }…
dice-surprise-all = No legal { squad } can be built from figures you own, so this one uses all figures.

## What can be fielded from a collection, and what to buy next

field-what = What to count
field-format = Format
field-points = Point limit
field-points-wrong = Enter a whole number above 0, or leave this empty.
field-counting = Counting…
field-legal = Legal { squads }
field-squads = legal { $count ->
        [one] { squad }
       *[other] { squads }
    } from figures you own
field-full = spending all { $points } points
field-by-faction = Legal { squads } by faction
field-by-size = Legal { squads } by size
field-size = Figures
field-scale = Logarithmic scale. { A-squad } that can play as several factions counts for each.
field-scale-size = Logarithmic scale.
field-unattached = Not counting attachments: there are too many combinations.
field-decks = Each { squad } counts once with any deck and once without.
field-empty = No figures yet
field-empty-text = Add the figures you own. Muster then counts every legal { squad } you can build and suggests what to buy next.
field-buy = Best buys
field-buy-figures = 1 figure
field-buy-pairs = 2 figures
field-buy-squads = Completes a saved { squad }
field-buy-nearest = Fewest figures for a first { squad }
field-buy-sets = 1 set, one of each figure
field-buy-set-pairs = 2 sets, one of each figure
field-opens = +{ $opens } { $count ->
        [one] { squad }
       *[other] { squads }
    }
field-opens-times = +{ $opens } { $count ->
        [one] { squad }
       *[other] { squads }
    } ({ $times }× as many)
field-nothing = Nothing you could buy allows another { squad }.
field-want = Add to want list
field-want-of = Add { $names } to want list
field-wanted = Added to want list: { $names }
key-field-want = Add the focused purchase, or the best one, to the want list
field-working = Finding the best buys…
field-stop = Stop
field-stopped = Stopped
field-again = Calculate
