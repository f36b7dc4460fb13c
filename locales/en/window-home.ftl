### Home: the first run, and what there is later.

## The first run

home-welcome = Welcome to Muster
home-welcome-text = Catalogue your figures, build legal squads and print them for the table. Everything stays on this computer.
home-language = Language
home-games = Games you play
home-game-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
home-begin = Where would you like to start?
home-step-import = Import your collection
home-step-import-text = From a spreadsheet: CSV, Excel or OpenDocument.
home-step-paste = Paste { a-squad }
home-step-paste-text = From a forum, a chat or a file. Muster checks it at once.
home-step-sample = See a sample { squad }
home-step-sample-text = A finished { squad } to explore and change.
home-step-browse = Browse the catalogue
home-step-browse-text = Every figure with its card, its sets and its printings.
home-drop-hint = You can also drop a file anywhere in this window.
home-look-around = Just look around

## Later

home-saved-at = Last saved { $time }
home-new-game = Nothing here yet for { $game }. Where would you like to start?
home-new-squad = New { squad }
home-paste = Paste { a-squad }
home-import = Import
home-recent = Recent { squads }
home-no-squads = No { squads } yet
home-no-squads-text = Your most recent { squads } appear here.
home-all-squads = All { $count } { squads }
home-missing = { $count } missing
home-verdict-legal = Legal
home-verdict-illegal = Not legal
home-verdict-unsure = Undecided
home-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
home-printings = { $owned } of { $total } printings
home-no-collection = No figures yet
home-no-collection-text = How much you own of each set appears here.
home-to-collection = Open collection
home-set = Set
home-share = Complete
home-owned = Owned printings

## What needs attention

home-attention = Needs attention
home-attention-none = Nothing needs attention.
home-attention-packs = { $count ->
    [one] { $count } pack has errors and wasn’t loaded: { $names }.
   *[other] { $count } packs have errors and weren’t loaded: { $names }.
}
home-attention-costs = { $name }: costs changed after it was saved ({ $changes }).
home-attention-promised = { $count ->
    [one] Your { squads } need more copies of { $count } figure than you own: { $names }.
   *[other] Your { squads } need more copies of { $count } figures than you own: { $names }.
}
home-attention-no-backup = You have no backup yet.
home-attention-old-backup = The last backup is { $days } days old.
home-attention-more = { $count } more
home-attention-do-packs = Show errors
home-attention-do-costs = Open { squad }
home-attention-do-promised = Show { squads }
home-attention-do-backup = Show backups
home-campaigns = Campaigns
home-campaign-open = Open campaign
home-campaign-evening = Next session: { $day }
home-campaign-today = Session today
home-campaign-no-evening = No session planned
home-campaign-plan = Plan a session
home-campaign-missions = Next
home-campaign-boxes = Bring
home-campaign-joining = Joining

home-matches = Last matches
home-all-matches = All matches
home-others = Other games
home-other-squads = { $count ->
    [one] { $count } { squad }
   *[other] { $count } { squads }
}
home-other-wanted = { $count } wanted
