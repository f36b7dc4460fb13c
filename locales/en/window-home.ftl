### Home: the first run, and what there is later.

## The first run

home-welcome = Welcome to Muster
home-welcome-text = Catalogue your figures, build squads that the rules allow, and print them for the table. Everything stays on this computer.
home-language = Language
home-games = Games you play
home-game-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
home-begin = Where would you like to begin?
home-step-import = Import your collection
home-step-import-text = From a spreadsheet: CSV, Excel or OpenDocument.
home-step-paste = Paste { a-squad }
home-step-paste-text = From a forum, a chat or a file; it is checked at once.
home-step-sample = Look at a sample { squad }
home-step-sample-text = A finished { squad } to take apart and put together.
home-step-browse = Browse the catalogue
home-step-browse-text = Every figure with its card, its sets and its printings.
home-drop-hint = You can also drop a file anywhere on this window.
home-look-around = Just look around

## Later

home-saved-at = Last saved { $time }
home-new-squad = New { squad }
home-paste = Paste { a-squad }
home-import = Import
home-recent = Recent { squads }
home-no-squads = No { squads } yet
home-no-squads-text = The { squads } you worked on last stand here.
home-squad-unnamed = { Squad } without a name
home-all-squads = All { $count } { squads }
home-missing = { $count } missing
home-verdict-legal = Legal
home-verdict-illegal = Not legal
home-verdict-unsure = Unsure
home-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
home-printings = { $owned } of { $total } printings
home-no-collection = No figures yet
home-no-collection-text = What you own of each set stands here.
home-to-collection = Open the collection
home-set = Set
home-share = Share owned
home-owned = Printings owned

## What needs attention

home-attention = Needs attention
home-attention-none = Nothing needs your attention.
home-attention-packs = { $count ->
    [one] A pack has errors and is not loaded: { $names }.
   *[other] { $count } packs have errors and are not loaded: { $names }.
}
home-attention-costs = { $name }: costs have changed since it was saved ({ $changes }).
home-attention-promised = { $count ->
    [one] Promised to more { squads } than you have figures for: { $names }.
   *[other] { $count } figures are promised to more { squads } than you own: { $names }.
}
home-attention-no-backup = There is no backup of your data yet.
home-attention-old-backup = The last backup is { $days } days old.
home-attention-more = { $count } more
home-attention-do-packs = See the errors
home-attention-do-costs = Open the { squad }
home-attention-do-promised = See the { squads }
home-attention-do-backup = See the backups
