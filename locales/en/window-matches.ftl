### The log of matches: its list, noting a match, standings.

## The page

matches-new = Log a match
matches-tabs = Match log views
matches-tab-list = Matches
matches-tab-opponents = By opponent
matches-tab-figures = By figure
matches-tab-months = By month
matches-month-won = { $won } of { $played } won
matches-span = Period
matches-span-all = All time
matches-span-year = { $year }
matches-span-own = Custom range…
matches-from = From
matches-to = To
matches-export = Export as CSV…
matches-file = matches
matches-exported = { $count ->
        [one] Exported { $count } match to { $path }
       *[other] Exported { $count } matches to { $path }
    }
matches-none = No matches yet
    .text = Record who you played, what you fielded and how it ended. Muster adds up the scores and shows your record by opponent and by figure.
matches-none-here = No matches found
    .text = You played no matches in this period or against this opponent.
matches-all = Show all matches
matches-no-log = { $game } has no match log
    .text = Its pack doesn’t say how matches are scored.
matches-earlier = Show earlier matches ({ $count } more)
matches-with = Against { $opponent }
matches-with-off = Show all opponents
matches-month = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

## A match

matches-won = Won
matches-drawn = Drawn
matches-lost = Lost
matches-score = { $mine } : { $theirs }
matches-games = { $mine } : { $theirs } in games
matches-members = { $count } × { $name }
matches-menu = More actions for the match against { $opponent }, { $date }
matches-edit = Edit…
matches-saved = Match logged: { $opponent }, { $outcome } { $mine } : { $theirs }
matches-changed = Match edited: { $opponent }, { $outcome } { $mine } : { $theirs }

## The form

matches-form-new = Log a match
matches-form-edit = Edit match of { $date }
matches-opponent = Opponent
matches-opponent-hint = Who did you play?
matches-date = Date
matches-squad = { Squad }
matches-squad-none = None
matches-squad-then = { $name } (at the time)
matches-squad-kept = The match keeps the { squad } as it was that day.
matches-note = Note
matches-note-hint = Map, scenario, what worked…
matches-scores = Score
matches-scores-total = Up to { $games } games. The higher total wins.
matches-scores-games = Up to { $games } games. Whoever wins more games wins the match.
matches-game = Game { $game }
matches-mine = Your points
matches-theirs = Opponent’s points
matches-mine-in = Your points, game { $game }
matches-theirs-in = Opponent’s points, game { $game }
matches-total = Total
matches-ending = How it ended
matches-ending-in = How game { $game } ended
matches-ending-none = Not noted
matches-winner = Who won
matches-winner-in = Who won game { $game }
matches-winner-mine = You
matches-winner-theirs = Opponent
matches-verdict-none = Enter the score to see who wins.
matches-verdict-won = You win, { $mine } : { $theirs }.
matches-verdict-drawn = Draw, { $mine } : { $theirs }.
matches-verdict-lost = You lose, { $mine } : { $theirs }.
matches-score-half = Game { $game } needs points for both players, as whole numbers from 0.
matches-opponent-missing = Enter your opponent’s name.

## Standings

matches-played-sum = { $count ->
        [one] match
       *[other] matches
    }
matches-won-sum = won
matches-drawn-sum = drawn
matches-lost-sum = lost
matches-points-sum = points for and against
matches-column-opponent = Opponent
matches-column-figure = Figure
matches-column-month = Month
matches-column-share = Win rate
matches-column-played = Matches
matches-column-won = Won
matches-column-drawn = Drawn
matches-column-lost = Lost
matches-column-for = For
matches-column-against = Against
matches-column-average = Avg. points
matches-column-average-long = Average points per match
matches-share = { $won }% won, { $drawn }% drawn
matches-no-figures = No { squad } recorded yet
    .text = Choose your { squad } when you log a match, and its figures appear here with their results.

## Keys

key-matches-down = Next match
key-matches-up = Previous match
key-matches-change = Edit the match
matches-map = Map
matches-map-none = Not noted
matches-mission = Mission
matches-mission-hint = { $gives } · first to { $points } points wins
matches-mission-plain = First to { $points } points wins
matches-initiative = Initiative
matches-initiative-none = Not noted
matches-initiative-of = Initiative: { $who ->
    [mine] you
   *[theirs] opponent
}
matches-tie-mine = { $tie }: you
matches-tie-theirs = { $tie }: opponent
matches-verdict-why = { $verdict } { $why }
