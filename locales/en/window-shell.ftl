### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = Skip to the page
shell-pages-menu = Pages; you are at: { $page }
shell-game = Game
shell-facts-of = facts of { $date }
shell-anything = anything
shell-keys = keys

## The palette

shell-palette = Go anywhere, do anything
shell-palette-hint = A page, { a-squad }, a figure, an action …
shell-palette-none = Nothing here answers “{ $typed }”.
shell-group-pages = Pages
shell-group-squads = { Squads }
shell-group-figures = Figures
shell-group-actions = Actions
shell-squad-unnamed = { Squad } without a name
shell-do-new-squad = New { squad }
shell-do-paste = Paste { a-squad }
shell-do-import = Import a collection
shell-do-print = Print cards or sheets
shell-do-backup = Back up now
shell-do-keys = Show the keys
shell-do-theme = Theme: { $theme }
shell-do-language = Language: { $language }

## The key sheet

shell-keys-title = Keys
shell-or = or
key-group-window = Everywhere
key-palette = Go anywhere, do anything
key-settings = Settings
key-sheet = These keys
key-escape = Close what is open

## Files dropped on the window

shell-drop = Drop it here
shell-drop-what = { A-squad } as text or as a sheet made by Muster, a spreadsheet of your collection, a pack or a backup.
shell-drop-reading = Looking at the file …
shell-drop-one = One file at a time: the first one is read.

## When something is wrong with the whole

shell-to-backups = Backups
shell-start-failed = Muster could not start
shell-start-failed-safe = Your squads and your collection are where you left them.
shell-try-again = Try again

## Data that is missing or damaged

shell-lost-vanished = Your data is missing
    .text = If the data folder was moved, or is on a drive that is not connected, put it back and start Muster again.
shell-lost-corrupt = Your data is damaged
    .text = What you entered after the backup was made is not in it. The damaged file is kept.
shell-lost-choices = What you can do
shell-lost-restore = Restore the newest backup
shell-lost-refused = newer ones cannot be restored
shell-lost-none = No backup in the data folder can be restored.
shell-lost-other = Choose another backup …
shell-lost-other-text = The settings list all backups and can restore one from anywhere else.
shell-lost-begin = Begin with empty data
shell-lost-begin-text = Your backups stay.
shell-lost-begin-title = Begin with empty data?
shell-lost-begin-what = Your backups stay, and you can restore one later.
shell-lost-begun = Muster begins with empty data. Your backups are still there.
