### The log of matches in the terminal.

match-logged = Match logged: { $date }, { $opponent }: { $outcome }, { $score } ({ $id })
match-head = { $date } · { $opponent } · { $outcome }, { $score }
match-none = No matches found.
match-none-of = No matches of { $game } found. For another game: --game GAME
match-won = won
match-drawn = drawn
match-lost = lost
match-games = Games
match-reason = Reason
match-army = { Squad }
match-members = Figures
match-note = Note
match-revision = Version { $revision }
match-by-opponent = By opponent
match-by-figure = By figure
match-by-month = By month
match-all = Total
match-column-played = played
match-column-won = won
match-column-drawn = drawn
match-column-lost = lost
match-column-for = points
match-column-against = against
match-column-average = average
match-column-share = win rate

# Maps.
match-maps-none = No maps found.
match-points-each-round = at the end of each round
match-points-counted = counted as things are
match-points-none = no points of its own
match-mission = Mission
match-initiative = Initiative
match-mine = you
match-theirs = opponent
