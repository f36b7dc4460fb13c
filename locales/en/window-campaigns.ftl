### The list of campaigns, and setting up a new one.

## The list

campaigns-new = New campaign
campaigns-go-on = Go on setting up
campaigns-import = Import a file…
campaigns-import-title = Import a campaign
campaigns-files = Campaigns (JSON)
campaigns-imported = { $name } is here now.
campaigns-open = Open
campaigns-rename = Rename…
campaigns-rename-title = Rename { $name }
campaigns-name = Name
campaigns-export = Export…
campaigns-remove = Remove
campaigns-removed = { $name } is removed.
campaigns-menu = More to do with { $name }
campaigns-none = No campaigns yet
    .text = Here stand the books of every campaign that you play: heroes, XP, credits and influence, missions won and lost, and what comes next evening. Begin one, or bring one in from a file.
campaigns-progress = { $done } of { $stages } stages
campaigns-won-rebels = The Rebels won the campaign.
campaigns-won-empire = The Empire won the campaign.
campaigns-wins-rebels = Rebels won { $count }
campaigns-wins-empire = Empire won { $count }
campaigns-evenings = { $count ->
        [0] no evenings noted
        [one] { $count } evening
       *[other] { $count } evenings
    }
campaigns-between = { ", " }
key-campaigns-down = Next campaign
key-campaigns-up = Previous campaign

## A new campaign: its steps

key-setup = Setting up a campaign
setup-leave = All campaigns
setup-no-game = No game with campaigns is loaded
    .text = Campaigns come with a game’s pack. See in the settings which packs are loaded.
setup-steps = Steps
setup-step-campaign = Boxes and campaign
setup-step-heroes = Heroes
setup-step-empire = Empire
setup-step-side = Side missions and rules
setup-step-begin = Name and begin
setup-step-waits = more is to be said here
setup-back = Back
setup-next = Next
setup-begin = Begin
setup-ready = The rules agree. What nobody chose goes by chance.
setup-refused = What speaks against it
setup-by-chance = By chance
setup-by-chance-secret = By chance, in secret
setup-told = Choose
setup-told-table = As drawn at the table

## Boxes and the campaign

setup-game = Game
setup-boxes = Your boxes
    .text = Only what is in them is offered and drawn. They are remembered for the next campaign.
setup-boxes-small = { $count ->
        [one] { $count } small box
       *[other] { $count } small boxes
    }, { $ticked } ticked
setup-boxes-all = Tick all
setup-boxes-none = Untick all
setup-boxes-any = Without a tick all boxes are played with.
setup-boxes-every = all
setup-campaign = Campaign
setup-campaign-first = Choose a campaign first.
setup-campaign-stages = { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }
setup-campaign-mini = a short one without a deck of side missions
setup-campaign-expands = can be expanded
setup-campaign-box = Comes in { $box }, which is not ticked.
setup-expanded = Expanded form
    .text = Optional side missions are played as well, and missions stay in the agenda deck.

## Heroes

setup-heroes = Heroes
setup-who = Who plays
    .text = Two to four, in the order of their seats. With one Rebel player alone choose two.
setup-seats = Seats
setup-seat-forward = { $name }: one seat forward
setup-heroes-number = { $count ->
        [0] Nobody is chosen: four heroes are drawn by chance.
        [1] One hero is too few: choose at least one more.
        [2] Two heroes: each begins with the reward Legendary.
        [3] Three heroes: each begins with the reward Heroic.
       *[other] Four heroes: nobody needs a reward to begin with.
    }
setup-heroes-full = All four seats are taken.
setup-heroes-chance = { $count } by chance
setup-hero-mission = Side mission: { $mission }

## The Imperial player

setup-class = Imperial class
    .text = The Imperial player begins with its cards that cost no XP.
setup-class-chance = one of those in your boxes
setup-agenda = { $need } agenda sets
    .text = Their cards are shuffled into the agenda deck.

## Side missions and rules

setup-side-red = The red side missions of the heroes in play are in the deck anyway.
setup-side-none = { $campaign } is played without a deck of side missions.
setup-side-without = no deck of side missions
setup-green = { $need } green side missions
    .text = The Rebels choose them. No two may win the same ally.
setup-grey = { $need } grey side missions
    .text = Nobody knows them before they turn up.
setup-threat = { $need } threat missions
    .text = They are drawn beside the side missions.
setup-mission-wins = wins { $names }
setup-same-ally = Wins { $ally }, as { $name } does.
setup-deck-count = { $count } of { $need } chosen
setup-deck-fill = Choose the rest by chance
setup-deck-full = All { $need } are chosen.
setup-options = Agreed on
setup-periods = Time periods
    .text = Only side missions are taken that play at the campaign’s time (later rules).
setup-half-shop = Half the deck in the shop
    .text = The shop shows half of each item deck instead of six cards in all (later rules).

## Name and summary

setup-name = What the group calls it
setup-seed = Seed
    .text = Where chance begins: the same seed draws the same decks.
setup-seed-wrong = A seed is a whole number from 0 to 2147483647.
setup-summary = It begins with
setup-line-agenda = Agenda sets
setup-line-green = Green side missions
setup-line-grey = Grey side missions
setup-line-threat = Threat missions
setup-line-nothing = nothing
setup-and-more = { $names } and { $count } more
setup-brief-agenda = agenda { $count }/{ $need }
setup-brief-green = green { $count }/{ $need }
setup-brief-grey = grey { $count }/{ $need }
setup-brief-threat = threat { $count }/{ $need }
