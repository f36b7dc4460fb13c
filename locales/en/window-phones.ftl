### Phones and tablets in the window, and the page that they show.

phones-title = Phones at the table
phones-open = Let phones in…
phones-text = Phones and tablets in the same Wi-Fi become further screens. They need no app, no account and no internet. Until you stop it, this computer answers them – and only those with a code from here.
phones-plain = Nothing is encrypted on the way, so use a network that you trust.
phones-let-in = Let phones in
phones-stop = Stop
phones-scan = Scan with the phone’s camera
phones-or-open = Or open this address:
phones-copy = Copy address
phones-copied = Address copied
phones-many = For several phones
phones-left = { $left ->
    [one] Good for one more phone
   *[other] Good for { $left } more phones
}
phones-seats = Seats
phones-who = Who is in
phones-nobody = No phone is in yet.
phones-since = since { $time }
phones-away = page closed
phones-throw-out = Throw { $name } out
phones-guests = { $count ->
    [0] Phones are let in
    [one] One phone is in
   *[other] { $count } phones are in
}

guest-title = Join the table
guest-name = Your name
guest-come = Join
guest-no-key = Scan the code that Muster shows on the computer.
guest-leave = Leave the table
guest-seat = { $name } · { $seat }
guest-away = The computer isn’t answering.
guest-unsent = { $count ->
    [0] What you tap now is sent as soon as it answers.
    [one] One tap isn’t sent yet.
   *[other] { $count } taps aren’t sent yet.
}
guest-judged = Tapped while the computer was away, and no longer possible:
guest-dismiss = OK
guest-find = Find a figure
guest-find-hint = Part of a name, or a set and number
guest-none-found = No figure is called that.
guest-waits = Not sent yet
guest-back = Back
guest-squads-none = Build them in Muster, on the computer.
guest-odds-of = Find an attacker
guest-pairings = Round { $round }
guest-table-number = Table { $table }
guest-bye = Bye
guest-no-rounds = No round has been paired yet.
guest-not-begun = The mission hasn’t been set up yet.

seat-at = { $seat } – { $thing }
seat-owner = My own phone
    .may = Looks figures and rules up, counts what you own, checks squads.
seat-player = Player at the table
    .may = Taps in this game, for either side.
seat-table-watcher = Watching the table
    .may = Sees this game and changes nothing.
seat-rebels = The heroes
    .may = Taps for all heroes. Sees no secrets of the other side.
seat-hero = A hero
    .may = Taps for this hero alone. Sees no secrets of the other side.
seat-empire = The side with threat
    .may = Taps for this side and sees its secrets. If the campaign has a PIN, the phone asks for it.
seat-night-watcher = Watching the mission
    .may = Sees what everybody may see and changes nothing.
seat-tournament-watcher = Pairings and standings
    .may = Sees this tournament and changes nothing.
seat-tournament-player = Player in the tournament
    .may = Joins as one of the players, hands in { a-squad }, and tells the result of their own matches.

## A player at a tournament

entrant-who = Who are you?
entrant-on-list = Already on the list
entrant-me = I’m { $name }
entrant-join = Join as { $name }
entrant-name = Your name
entrant-at = Round { $round }, table { $table }
entrant-against = against { $name }
entrant-has-bye = You have a bye in round { $round }.
entrant-waits = The next round isn’t paired yet.
entrant-over = The tournament is finished.
entrant-dropped = You’ve dropped out.
entrant-mine = Your points
entrant-theirs = Points of { $name }
entrant-mine-in = Your points, game { $game }
entrant-theirs-in = Points of { $name }, game { $game }
entrant-game = Another game
entrant-winner = Winner
entrant-by-points = By points
entrant-i-won = Me
entrant-tell = Send result
entrant-you-said = You said { $result }. { $name } hasn’t confirmed it yet.
entrant-they-said = { $name } says { $result }.
entrant-right = That’s right
entrant-other = It was different
entrant-differ = You said { $mine }, { $name } said { $theirs }. Agree, or call the organiser.
entrant-booked = Recorded: { $result }
entrant-squad = Your { squad }
entrant-squad-hint = Paste a list or a share code. The other players see it once you are paired.
entrant-squad-text = List or share code
entrant-hand-in = Hand in
entrant-replace = Replace…
entrant-locked = Locked since your first pairing.
entrant-squad-of = { Squad } of { $name }
entrant-squad-hidden = Hidden until { $name } is paired.
entrant-squad-none = Not handed in.
entrant-drop = Drop out…
entrant-drop-sure = Drop out of the tournament? You won’t be paired any more.
entrant-drop-do = Drop out
entrant-stay = Stay
entrant-back = I’m back

## A hero's phone between missions

guest-tab-mission = Mission
guest-tab-campaign = Campaign
guest-now = Now: { $name }
