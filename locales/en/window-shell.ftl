### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = Skip to content
shell-pages-menu = Pages, currently { $page }
shell-game = Game
shell-facts-of = data of { $date }
shell-anything = Search
shell-keys = Shortcuts

## The palette

shell-palette = Search and commands
shell-palette-hint = Page, { squad }, figure or command…
shell-palette-none = No results for “{ $typed }”
shell-group-pages = Pages
shell-group-squads = { Squads }
shell-group-figures = Figures
shell-group-actions = Commands
shell-do-new-squad = New { squad }
shell-do-paste = Paste { a-squad }
shell-do-import = Import a collection…
shell-do-print = Print cards or sheets…
shell-do-backup = Back up now
shell-do-keys = Show keyboard shortcuts
shell-do-theme = Theme: { $theme }
shell-do-language = Language: { $language }

## The key sheet

shell-keys-title = Keyboard shortcuts
shell-or = or
key-group-window = Everywhere
key-palette = Search and commands
key-settings = Settings
key-sheet = Keyboard shortcuts
key-escape = Close
key-dialog-do = In a dialog: do what its main button says

## Files dropped on the window

shell-drop = Drop to open
shell-drop-what = { A-squad } as text or a Muster sheet, a campaign, a spreadsheet of your collection, a pack or a backup
shell-drop-reading = Reading the file…
shell-drop-one = Muster opens one file at a time and took the first.

## When something is wrong with the whole

shell-to-backups = Backups
shell-start-failed = Muster couldn’t start
shell-start-failed-safe = Your squads and collection are safe.
shell-try-again = Try again

## Data that is missing or damaged

shell-lost-vanished = Your data is missing
    .text = If you moved the data folder, or it is on a drive that isn’t connected, put it back and restart Muster.
shell-lost-corrupt = Your data is damaged
    .text = Anything you entered after the backup was made isn’t in it. Muster keeps the damaged file.
shell-lost-choices = What you can do
shell-lost-restore = Restore the latest backup
shell-lost-refused = newer ones can’t be restored
shell-lost-none = No backup in the data folder can be restored.
shell-lost-other = Choose another backup…
shell-lost-other-text = Settings lists all backups and can restore one from anywhere else.
shell-lost-begin = Start with empty data
shell-lost-begin-text = Your backups stay.
shell-lost-begin-title = Start with empty data?
shell-lost-begin-what = Your backups stay, and you can restore one later.
shell-lost-begun = Muster started with empty data. Your backups are still there.
