### What can be fielded: who still has room in a squad, filling it up, squads by chance, what to buy.

## Room in a squad, in the builder

room-row = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }
room-row-full = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }, { $full } of them full: it can be filled exactly
room-row-short = in { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }; it can’t be filled exactly
room-row-none = doesn’t fit: in no legal { squad } with these
room-can = can still become { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }
room-can-full = can still become { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    }, { $full } of them full
room-empty = { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    } can be built
room-empty-full = { $legal } legal { $count ->
        [one] { squad }
       *[other] { squads }
    } can be built, { $full } of them full
room-fit = { $fitting ->
        [one] { $fitting } figure still fits
       *[other] { $fitting } figures still fit
    }
room-fit-full = { $fitting ->
        [one] { $fitting } figure still fits
       *[other] { $fitting } figures still fit
    } · { $filling } can fill it exactly
room-done = Nobody else fits: it is complete.
room-none = No legal { squad } has all of these.
room-nowhere = No { squad } can be legal as agreed on.
room-mine = only with what you own
room-unattached = without further attachments: there are too many ways to choose them

## Filling it up

fill-open = Fill it…
fill-title = Fill the { squad } up
fill-best = What it is to be best by
fill-best-points = most points
fill-best-activations = most activations
fill-best-endurance = most hit points
fill-best-owned = fewest missing
fill-best-price = lowest price
fill-mine = only what I own
fill-prices = Choose a spreadsheet of prices…
fill-prices-why = It needs a column of names, or of sets and numbers, and one of prices.
fill-prices-file = Prices from { $file }
fill-prices-other = Other prices…
fill-ways = Ways to fill it up, the best first
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
fill-value-price = { $price } for what is missing
fill-value-price-unknown = { $price }, and { $unknown } without a price
fill-left = { $left } left
fill-exact = nothing left
fill-lacks = { $all ->
        [yes] missing
       *[no] { $count } missing
    }
fill-nobody = Nobody more: it is best as it is.
fill-none = No { squad } like this is legal.
fill-none-mine = No { squad } like this is legal with what you own.
fill-unread-prices = { $count ->
    [one] One row of the prices could not be read.
   *[other] { $count } rows of the prices could not be read.
}
fill-barred = Rules that stand in the way:
fill-hint = takes one
fill-working = Being worked out…
fill-taken = { $count ->
        [one] { $count } figure was added.
       *[other] { $count } figures were added.
    }

## Squads by chance

dice-open = By chance
dice-panel = { A-squad } by chance
dice-full = spends all points
dice-draw = Draw
dice-hint = A draw replaces everybody but those that you lock.
dice-kept = { $count ->
        [one] { $count } figure stays; a draw replaces the others.
       *[other] { $count } figures stay; a draw replaces the others.
    }
dice-lock = Keep { $name } when drawing
dice-drawn = { A-squad } was drawn by chance.
dice-surprise = Surprise me
dice-drawing = { A-squad } is being drawn…
dice-surprise-all = What you own makes no legal { squad }: this one is drawn from all figures.

## What can be fielded from a collection, and what to buy next

field-what = What can be fielded
field-format = Format
field-points = Points agreed on
field-points-wrong = Write a whole number above 0, or nothing.
field-counting = Being counted…
field-legal = Legal { squads }
field-squads = legal { $count ->
        [one] { squad }
       *[other] { squads }
    } from what you own
field-full = of them spend all { $points } points
field-by-faction = Legal { squads } by faction
field-by-size = Legal { squads } by size
field-size = Figures
field-scale = Each step of a bar is ten times as many. What may play as several factions counts for each.
field-scale-size = Each step of a bar is ten times as many.
field-unattached = Counted without attachments: there are too many ways to choose them.
field-decks = Each counts once with every deck beside it, and once without.
field-empty = Nothing to field yet
field-empty-text = Enter the figures that you own. Then Muster counts every legal { squad } they make, and says what to buy next.
field-buy = Best next purchase
field-buy-figures = One figure
field-buy-pairs = Two figures
field-buy-nearest = The fewest figures that open any
field-buy-sets = One set, a copy of each figure
field-buy-set-pairs = Two sets, a copy of each figure
field-opens = +{ $opens } { $count ->
        [one] { squad }
       *[other] { squads }
    }
field-opens-times = +{ $opens } { $count ->
        [one] { squad }
       *[other] { squads }
    }, { $times } times as many
field-nothing = Nothing that can be bought opens another { squad }.
field-want = Want it
field-want-of = Want { $names }
field-wanted = On the list of wants: { $names }
key-field-want = Put the best purchase, or the one that has the focus, on the list of wants
field-working = What opens most is being worked out…
field-stop = Stop
field-stopped = Stopped.
field-again = Work it out
