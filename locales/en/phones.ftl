### Phones and tablets at the table: errors, the terminal.

error-phones-no-door = This program can’t let phones in.
    .means = Nothing was changed.
    .todo = Use Muster’s window, or “muster serve” in a terminal.
error-phones-no-pages = This program was built without the pages that phones show.
    .means = Nothing was changed.
    .todo = Build the pages first, or use Muster’s window.
error-phones-closed = Phones aren’t let in right now.
    .means = Nothing was changed.
    .todo = Let phones in first.
error-phones-port-taken = Port { $port } can’t be used: { $reason }
    .means = Phones weren’t let in.
    .todo = Choose another port.
error-phones-no-network = This computer isn’t in a local network.
    .means = Phones weren’t let in.
    .todo = Connect it to the Wi-Fi that the phones use, or let a phone share its connection.
error-phones-no-guest = This phone isn’t in any more.
    .means = Nothing was changed.
    .todo = Look at the list again.
error-phones-no-seat = There’s no such seat.
    .means = No invitation was made.
    .todo = Choose one of the seats that the campaign, game or tournament has.
error-phones-not-for-seat = Your seat at the table doesn’t allow this.
    .means = Nothing was changed.
    .todo = Ask the player at the computer to do it, or to invite you to another seat.
error-phones-key-invalid = This code is used up or out of date.
    .means = You aren’t in yet.
    .todo = Scan the code that the computer shows now.
error-phones-not-in = You’re no longer at this table.
    .means = Nothing was changed.
    .todo = Scan the code that the computer shows now.
error-phones-too-many-tries = Wrong codes, one after another.
    .means = You aren’t in yet.
    .todo = Wait a minute, then scan the code again.
error-phones-page-unfit = This page doesn’t fit the program on the computer.
    .means = Nothing was changed.
    .todo = Load the page again.

error-unknown-seat = No seat is called “{ $name }”. Available: { $known }.
    .means = Phones weren’t let in.
    .todo = Choose one of these.

help-serve = Let phones and tablets in, as further screens on the local network
option-at-campaign = The campaign whose mission is played, by name
option-at-table = The game at the table, by name
option-at-tournament = The tournament, by name
option-seats = A seat to invite to, more than once for several: rebels, empire, night-watcher, player, table-watcher, tournament-watcher, owner, or a hero’s ID (default: all but single heroes)
option-port = The port to listen at (default: 7425, or any if that is taken)
option-this-machine = Let in only programs on this computer
option-demo = Serve example data instead of your own, and remove it at the end
demo-game = Example game
demo-one = Anna
demo-other = Ben
serve-begun = Phones are let in at { $address }, until you press Enter here.
serve-begun-untended = Phones are let in at { $address }, until this program ends.
serve-invited = { $seat }: scan this code, or open { $url }
serve-came = { $name } is in: { $seat }
serve-in = Still in: { $name } ({ $seat })
serve-ended = Phones are no longer let in.

error-evening-squad-unread =
    { $count ->
        [one] A line can’t be read with certainty: { $lines }
       *[other] { $count } lines can’t be read with certainty: { $lines }
    }
    .means = Nothing was handed in.
    .todo = Write these names as on the cards, or hand in a share code.
error-evening-squad-of-another-game = This { squad } belongs to another game: { $game }.
    .means = Nothing was handed in.
    .todo = Hand in { a-squad } of this tournament’s game.
error-evening-squad-locked = { $name } has been paired, so the { squad } is locked.
    .means = Nothing was handed in.
    .todo = Ask the organiser, who can still hand it in (in the terminal with --anyway).
error-evening-no-player = There’s no player “{ $wanted }” in this tournament.
    .means = Nothing was changed.
    .todo = Look at the list of players again.
error-evening-no-clock = This round has no clock.
    .means = Nothing was changed.
    .todo = Start one.
error-evening-clock-length = A round can’t take { $minutes } minutes.
    .means = The clock wasn’t changed.
    .todo = Enter 1 to { $most } minutes.
error-evening-place-taken = Another phone is already { $name }.
    .means = You haven’t joined yet.
    .todo = Choose another player, or ask the organiser to throw that phone out.
error-evening-phone-taken = This phone is already { $name }.
    .means = Nothing was changed.
    .todo = To be another player, leave the table and scan the code again.
error-evening-no-guest = Only phones that were let in take a place in a tournament.
    .means = Nothing was changed.
    .todo = Let phones in, then scan the code.
