### Tournaments in the window.

tournaments-new = New tournament
tournaments-none = No tournaments yet
    .text = Enter who plays. Muster pairs the rounds, keeps the results and reckons the standings.
tournaments-unreadable = Can’t be read
tournaments-over = Finished · { $leaders }
tournaments-before =
    { $count ->
        [one] Not started · { $count } player
       *[other] Not started · { $count } players
    }
tournaments-at =
    { $count ->
        [one] Round { $round } of { $rounds } · { $count } player
       *[other] Round { $round } of { $rounds } · { $count } players
    }
key-tournaments-down = Next tournament
key-tournaments-up = Previous tournament

## Setting one up

tournaments-name = Name
tournaments-name-hint = Today’s date if empty.
tournaments-players = Players, one per line
tournaments-players-hint =
    { $count ->
        [0] More can join later.
        [one] { $count } player. More can join later.
       *[other] { $count } players. More can join later.
    }
tournaments-mine = Which player are you?
tournaments-mine-none = I’m not playing
tournaments-mine-note = Your matches go into the log of matches at the end.
tournaments-rounds = Rounds
tournaments-rounds-hint = By the number of players if empty.
tournaments-rounds-wrong = Enter a whole number above 0, or leave this empty.
tournaments-start = Start tournament

## One that is open

tournaments-back = All tournaments
tournaments-finished = Finished
tournaments-planned =
    { $rounds ->
        [one] { $rounds } round planned
       *[other] { $rounds } rounds planned
    }
tournaments-round = Round { $round } of { $rounds }
tournaments-missing =
    { $count ->
        [one] Round { $round } of { $rounds } · { $count } result missing
       *[other] Round { $round } of { $rounds } · { $count } results missing
    }
tournaments-round-of = Round { $round }
tournaments-pair = Pair next round
tournaments-print = Print
tournaments-print-pairings = Pairings
tournaments-print-slips = Result slips
tournaments-print-standings = Standings
tournaments-more = More actions
tournaments-unpair = Undo pairings
tournaments-more-rounds = Plan { $rounds } rounds
tournaments-finish = Finish tournament
tournaments-finish-note = Your own matches go into the log.
tournaments-reopen = Reopen tournament

## Tables and results

tournaments-bye = Bye: { $name }
tournaments-again = Met before
tournaments-result-of = Result of table { $table }: { $first } against { $second }
tournaments-result-hint = 120:90
tournaments-result-wrong =
    { $games ->
        [one] Enter the points of both players, such as 120:90.
       *[other] Enter the points of each game, such as 12:9 7:8, at most { $games } games.
    }
tournaments-decide = Who won table { $table }
tournaments-wins = { $name } won

## Players and standings

tournaments-players-there =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournaments-player-name = Name of a player
tournaments-join = Add player
tournaments-left = { $name } (left)
tournaments-drop = Leaves
tournaments-drop-of = { $name } leaves
tournaments-return = Is back
tournaments-return-of = { $name } is back
tournaments-you = You
tournaments-column-place = Place
tournaments-column-player = Player
tournaments-column-points = Points
tournaments-column-record = Won–drawn–lost

## Sealed and draft

tournaments-print-pools = Pools
tournaments-deal = Deal boosters…
tournaments-deal-again = Deal boosters again…
tournaments-deal-title = Deal boosters
tournaments-deal-do = Deal
tournaments-deal-play = Played as
tournaments-deal-sealed = Sealed: everyone opens their own boosters
tournaments-deal-draft = Draft: take a figure, pass the rest
tournaments-deal-from = Filled from
tournaments-deal-own = My duplicates, all but one of each
tournaments-deal-all = All sets
tournaments-deal-boosters = Boosters per player
tournaments-deal-slots = Each booster holds
tournaments-deal-note = How many figures of each rarity. Muster doesn’t know it for every set.
tournaments-pools = Pools
tournaments-pools-draft = Draft
tournaments-pool-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
tournaments-pool-squads =
    { $count ->
        [one] { $squads } legal squad
       *[other] { $squads } legal squads
    }
tournaments-pool-open = Picks not entered yet
tournaments-pool-booster = Booster { $number }
tournaments-pool-count = Count squads
tournaments-pool-pick = Enter picks
tournaments-pool-pick-of = Picks of { $name }, one per line
tournaments-pool-save = Save picks

## A club’s evening

tournaments-told = { $name } says { $result }
tournaments-told-take = Take it
tournaments-told-take-of = Record what { $name } says
tournaments-clock = Round clock
tournaments-clock-start = Start round clock…
tournaments-clock-minutes = Minutes per round
tournaments-clock-go = Start
tournaments-clock-stop = Stop clock
tournaments-clock-resume = Resume clock
tournaments-clock-more = 5 more minutes
tournaments-clock-remove = Remove clock
tournaments-squad-in = { Squad } in
tournaments-squad-show = { Squad } of { $name }
tournaments-squads-missing =
    { $count ->
        [one] { $count } { squad } not handed in
       *[other] { $count } { squads } not handed in
    }
tournaments-time-left = { $time } left
tournaments-time-up = Time is up
tournaments-time-stopped = Clock stopped at { $time }
