### The log of matches in the terminal.

match-logged = Logged: { $date }, { $opponent }: { $outcome }, { $score } ({ $id })
match-removed = Removed: { $date }, { $opponent }: { $outcome }, { $score } ({ $id })
match-head = { $date } · { $opponent } · { $outcome }, { $score }
match-none = No match is logged there yet.
match-won = won
match-drawn = drawn
match-lost = lost
match-games = Games
match-army = { Squad }
match-members = Members
match-note = Note
match-revision = Version { $revision }
match-by-opponent = By opponent
match-by-figure = By figure
match-all = All together
match-column-played = played
match-column-won = won
match-column-drawn = drawn
match-column-lost = lost
match-column-for = points
match-column-against = against
match-column-average = average
match-column-share = won %
