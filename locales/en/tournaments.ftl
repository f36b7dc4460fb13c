# Tournaments: rounds, results and standings.

tournament-note = { $name }, round { $round }
tournament-share = { $share }%
tournament-won = { $scores }, { $name } won
tournament-won-unplayed = { $name } won without playing

## A tournament in the terminal

tournament-head = { $name } · { $game }
tournament-planned =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } planned
tournament-round = Round { $round } of { $rounds }
tournament-missing =
    { $count ->
        [one] { $count } result missing
       *[other] { $count } results missing
    }
tournament-over = Finished
tournament-table = Table { $table }
tournament-seat = { $name } ({ $points })
tournament-bye = Bye: { $name }
tournament-left = left
tournament-standings = Standings after round { $round }
tournament-standings-so-far = Standings while round { $round } is being played
tournament-players = Players
tournament-column-player = Player
tournament-column-points = Points
tournament-column-record = Won–drawn–lost
tournament-scoring = Win { $win }, draw { $draw }, loss { $loss }, bye { $bye }.
tournament-ties = Tie-breaks: { $ties }.
tournament-usual = The game’s books say nothing of tournaments: this is what clubs usually do.
tournament-list-row =
    { $round ->
        [0] not started
       *[other] round { $round } of { $rounds }
    }
tournament-list-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-unreadable = can’t be read
tournament-none = No tournaments yet.

## On paper

tournament-column-place = Place
tournament-print-pairings = Pairings, round { $round }
tournament-print-by-player = Pairings by name, round { $round }
tournament-print-table = Table
tournament-print-opponent = Opponent
tournament-print-result = Result
tournament-print-bye = Bye
tournament-print-left = { $name } (left)
tournament-print-points = Points
tournament-print-won = Won
tournament-print-signed = Signed
tournament-print-leaves = Leaves

## Tie-breaks

tournament-tie-opponents = opponents’ share of points
    .short = Opponents
tournament-tie-opponents-opponents = opponents’ opponents’ share of points
    .short = Their opponents
tournament-tie-opponents-points = sum of the opponents’ points
    .short = Opp. points
tournament-tie-wins = matches won
    .short = Wins
tournament-tie-games-won = games won
    .short = Games
tournament-tie-points-for = points scored in the games
    .short = Scored
tournament-tie-points-difference = points scored less points conceded
    .short = Diff.
tournament-tie-head-to-head = matches among those who are tied
    .short = Head to head

## Why something isn’t recorded

tournament-refused-no-name = Enter the player’s name.
tournament-refused-name-taken = { $name } is already playing. Give both players names that differ.
tournament-refused-too-many = A tournament has at most { $most } players.
tournament-refused-no-such-player = No player has this name or number: “{ $name }”.
tournament-refused-gone = { $name } has already left.
tournament-refused-there = { $name } is still playing.
tournament-refused-too-few = A round needs at least two players.
tournament-refused-round-open =
    { $missing ->
        [one] Enter the missing result of round { $round } first.
       *[other] Enter the { $missing } missing results of round { $round } first.
    }
tournament-refused-all-rounds =
    { $rounds ->
        [one] The only round has been paired. Finish the tournament, or plan more rounds.
       *[other] All { $rounds } rounds have been paired. Finish the tournament, or plan more rounds.
    }
tournament-refused-rounds = A tournament has from { $least } to { $most } rounds here.
tournament-refused-no-such-round = There is no such round.
tournament-refused-no-such-table = Round { $round } has no table { $table }.
tournament-refused-no-table = { $name } has no table in round { $round }.
tournament-refused-not-at-table = { $name } isn’t at table { $table }.
tournament-refused-result-known = Table { $table } already has a result. Correct it instead.
tournament-refused-no-result = Table { $table } has no result to correct yet.
tournament-refused-same-result = Table { $table } already has this result.
tournament-refused-has-results = Round { $round } already has results, so it can’t be paired again.
tournament-refused-dealt-too-late = Boosters are dealt before the first round.
tournament-refused-boosters = Deal 1 to { $most } boosters with 1 to { $figures } figures in each.
tournament-refused-too-few-figures = { $rarity }: { $need } figures needed, { $have } available.
tournament-refused-no-draft = No boosters were dealt for a draft.
tournament-refused-not-dealt = { $figure } was taken more often than it was dealt.
tournament-refused-over = The tournament is finished. Reopen it first.
tournament-refused-not-over = The tournament isn’t finished.
tournament-refused-nothing-played = No round has been played yet.
tournament-pools-none = No boosters have been dealt.
tournament-picks-none = No picks have been entered yet.
tournament-pool-head =
    { $name }: { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }, { $count ->
        [one] { $squads } legal squad
       *[other] { $squads } legal squads
    }
tournament-pool-open = { $name }: picks not entered yet
tournament-booster = Booster { $number }
tournament-print-count = Number
tournament-print-booster = Booster
tournament-print-figure = Figure
tournament-print-taken = Taken

## A club’s evening in the terminal

tournament-told = { $name } says { $result }
tournament-clock-left = { $time } left in round { $round }
tournament-clock-up = Time is up in round { $round }
tournament-clock-stopped = Clock of round { $round } stopped, { $time } left
tournament-clock-none = No clock runs.
tournament-squads-missing =
    { $count ->
        [one] { $count } { squad } not handed in
       *[other] { $count } { squads } not handed in
    }
tournament-squad-none = { $name } has handed in no { squad }.
tournament-squad-locked = locked
