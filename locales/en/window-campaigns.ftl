### The list of campaigns, and setting up a new one.

## The list

campaigns-new = New campaign
campaigns-go-on = Continue setup
campaigns-import = Import from file…
campaigns-import-title = Import a campaign
campaigns-files = Campaigns (JSON) and printed logs (PDF)
campaigns-export = Export…
campaigns-none = No campaigns yet
    .text = Keep both sides’ records here: heroes, XP, credits, influence, missions and what comes next. Start a campaign, or import one from a file.
campaigns-progress = { $done } of { $stages } stages
campaigns-won = { $side ->
    [rebels] The Rebels won the campaign.
    [empire] The Empire won the campaign.
   *[other] Won by: { $name }
}
campaigns-wins = { $side ->
    [rebels] Rebels won { $count }
    [empire] Empire won { $count }
   *[other] { $name } won { $count }
}
campaigns-evenings = { $count ->
        [0] no sessions
        [one] { $count } session
       *[other] { $count } sessions
    }
campaigns-between = { ", " }
key-campaigns-down = Next campaign
key-campaigns-up = Previous campaign

## A new campaign: its steps

key-setup = Campaign setup
setup-leave = All campaigns
setup-no-game = No campaign games loaded
    .text = Campaigns come with a game’s pack. Settings shows which packs are loaded.
setup-steps = Steps
setup-step-campaign = Boxes and campaign
setup-step-heroes = Heroes
setup-step-side = Side missions and rules
setup-step-begin = Name and start
setup-step-waits = incomplete
setup-back = Back
setup-next = Next
setup-begin = Start campaign
setup-ready = Ready. Anything you left open is drawn at random.
setup-refused = Not allowed yet
setup-by-chance = At random
setup-by-chance-secret = At random, in secret
setup-told = Choose
setup-told-table = As drawn at the table

## Boxes and the campaign

setup-game = Game
setup-boxes = Your boxes
    .text = Muster offers and draws only what these boxes contain, and remembers them for your next campaign.
setup-boxes-small = { $count ->
        [one] { $count } small box
       *[other] { $count } small boxes
    }, { $ticked } selected
setup-boxes-all = Select all
setup-boxes-none = Clear all
setup-boxes-any = With none selected, every box is used.
setup-boxes-every = all
setup-campaign = Campaign
setup-campaign-first = Choose a campaign first.
setup-campaign-stages = { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }
setup-campaign-mini = short, no side mission deck
setup-campaign-expands = can be expanded
setup-campaign-box = Needs { $box }, which isn’t selected.
setup-expanded = Expanded campaign
    .text = Optional side missions are played as well, and missions stay in the agenda deck.

## Heroes

setup-heroes = Heroes
setup-who = Who plays
    .text = { $side ->
        [rebels] Choose 2 to 4 heroes, in seating order. A lone Rebel player takes 2.
       *[other] Choose { $least } to { $most } heroes, in seating order.
    }
setup-seats = Seats
setup-seat-forward = Move { $name } forward one seat
setup-heroes-number = { $side ->
    [rebels] { $count ->
            [0] No heroes chosen: 4 are drawn at random.
            [1] 1 hero is too few. Choose at least one more.
            [2] 2 heroes: each starts with the Legendary reward.
            [3] 3 heroes: each starts with the Heroic reward.
           *[other] 4 heroes: no starting reward.
    }
   *[other] { $count } / { $most }
}
setup-heroes-full = { $side ->
    [rebels] All 4 seats are taken.
   *[other] { $most } / { $most }
}
setup-heroes-chance = { $count } at random
setup-hero-mission = Side mission: { $mission }

## The Imperial player

setup-class = Imperial class
    .text = The Imperial player starts with the cards that cost no XP.
setup-class-chance = A random class from your boxes
setup-agenda = { $need } agenda sets
    .text = Their cards are shuffled into the agenda deck.

## Side missions and rules

setup-side-own = The side missions of your heroes are always in the deck.
setup-side-none = { $campaign } has no side mission deck.
setup-side-without = no side mission deck
setup-missions = { $kind ->
    [green] { $need } green side missions
    [grey] { $need } grey side missions
    [threat] { $need } threat missions
   *[other] { $need } { $name }
}
    .text = { $kind ->
        [green] The Rebels choose them. No two may award the same ally.
        [grey] Secret until drawn.
        [threat] Drawn alongside the side missions.
       *[other] { "" }
    }
setup-mission-wins = awards { $names }
setup-same-ally = Awards { $ally }, as does { $name }.
setup-deck-count = { $count } of { $need } chosen
setup-deck-fill = Choose the rest at random
setup-deck-full = All { $need } are chosen.
setup-options = Optional rules
setup-periods = Time periods
    .text = Use only side missions set in the campaign’s time (newer rules).
setup-half-shop = Half-deck shop
    .text = Show half of each item deck instead of six cards in all (newer rules).

## Name and summary

setup-name = Campaign name
setup-seed = Seed
    .text = The same seed always draws the same decks.
setup-seed-wrong = A seed is a whole number from 0 to 2147483647.
setup-summary = Summary
setup-line-agenda = Agenda sets
setup-line-missions = { $kind ->
    [green] Green side missions
    [grey] Grey side missions
    [threat] Threat missions
   *[other] { $name }
}
setup-line-nothing = none
setup-and-more = { $names } and { $count } more
setup-brief-agenda = agenda { $count }/{ $need }
setup-brief-missions = { $kind ->
    [green] green { $count }/{ $need }
    [grey] grey { $count }/{ $need }
    [threat] threat { $count }/{ $need }
   *[other] { $name } { $count }/{ $need }
}
## A log kept on paper

setup-paper = You’ve been keeping this campaign on paper
    .text = After the start, Muster asks for your log: missions, winners, balances and cards.
paper-title = Import a paper log
paper-is = Enter what your log says. Leave open what you don’t know: a balance you leave empty stays open, and you can enter it later in the history.
paper-missions = Missions played
paper-mission = Mission of stage { $stage }, { $kind }
paper-forced = Forced mission
paper-unknown = I don’t know
paper-winner = Winner: { $mission }
paper-add = Next stage
paper-add-forced = Forced mission
paper-remove = Remove the last one
paper-stands = Next in the log
paper-next-mission = A mission is next
paper-upgrade = Open: { $upgrade }
paper-active = Active side missions
paper-active-chance = Draw at random
paper-active-told = As they lie on the table
paper-books = What everybody has
paper-left = { $what } left
paper-open = open
paper-cards = Cards of { $who }
paper-cards-add = Add a card…
paper-do = Import log
paper-later = Later
