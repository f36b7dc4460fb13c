### The log of matches: its list, noting a match, standings.

## The page

matches-new = Log a match
matches-tabs = Views of the log
matches-tab-list = Matches
matches-tab-opponents = By opponent
matches-tab-figures = By figure
matches-span = Played
matches-span-all = At any time
matches-span-year = In { $year }
matches-span-own = Between two days …
matches-from = From
matches-to = To
matches-export = Export as CSV …
matches-file = matches
matches-exported = { $count ->
        [one] { $count } match written to { $path }.
       *[other] { $count } matches written to { $path }.
    }
matches-none = No match is logged yet
    .text = Note with whom you played, what you fielded and how it ended. Muster adds up the scores and shows who wins how often, by opponent and by figure.
matches-none-here = No match here
    .text = Nothing was played in this time, or with this opponent.
matches-all = Show all matches
matches-no-log = { $game } keeps no log of matches
    .text = Its pack does not say how matches are scored.
matches-earlier = Show earlier matches ({ $count } more)
matches-with = With { $opponent }
matches-with-off = Show all opponents again
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
matches-members = { $name } × { $count }
matches-menu = More to do with this match: { $opponent }, { $date }
matches-edit = Change …
matches-remove = Remove
matches-removed = Removed: { $opponent }, { $date }
matches-saved = Logged: { $opponent }, { $outcome } { $mine } : { $theirs }
matches-changed = Changed: { $opponent }, { $outcome } { $mine } : { $theirs }

## The form

matches-form-new = Log a match
matches-form-edit = Match of { $date }
matches-opponent = Opponent
matches-opponent-hint = With whom did you play?
matches-date = Day
matches-squad = { Squad }
matches-squad-none = Not noted
matches-squad-then = { $name } (as it was then)
matches-squad-kept = The { squad } stays as it was when you logged the match.
matches-note = Note
matches-note-hint = Map, scenario, what was worth it …
matches-scores = Score
matches-scores-total = Scores of up to { $games } games; they are added up, the higher total wins
matches-scores-games = Scores of up to { $games } games; who wins more of them wins
matches-game = Game { $game }
matches-mine = Your points
matches-theirs = Opponent’s points
matches-mine-in = Your points in game { $game }
matches-theirs-in = Opponent’s points in game { $game }
matches-total = Total
matches-verdict-none = The score says who wins.
matches-verdict-won = You win, { $mine } : { $theirs }.
matches-verdict-drawn = A draw, { $mine } : { $theirs }.
matches-verdict-lost = You lose, { $mine } : { $theirs }.
matches-score-half = Game { $game } needs both players’ points: whole numbers from 0 on.
matches-opponent-missing = Write with whom you played.

## Standings

matches-played-sum = { $count ->
        [one] match
       *[other] matches
    }
matches-won-sum = won
matches-drawn-sum = drawn
matches-lost-sum = lost
matches-points-sum = points, for and against
matches-column-opponent = Opponent
matches-column-figure = Figure
matches-column-share = Won %
matches-column-played = Matches
matches-column-won = Won
matches-column-drawn = Drawn
matches-column-lost = Lost
matches-column-for = For
matches-column-against = Against
matches-column-average = Average
matches-column-average-long = Own points a match
matches-share = { $won } % won, { $drawn } % drawn
matches-no-figures = No { squad } is noted yet
    .text = Choose your { squad } when you log a match: then this shows who wins with whom.

## Keys

key-matches-down = Next match
key-matches-up = Previous match
key-matches-change = Change the match
