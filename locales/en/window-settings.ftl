### Settings: what the user may set, and what lies in the data folder.

settings-sections = Parts of the settings
settings-appearance = Appearance
settings-playing = Playing and printing
settings-backups = Data and backups
settings-packs = Packs
settings-names = Names you taught
settings-about = About

## Appearance

settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text-size = Text size

## Playing

settings-games = Games you play
settings-player = Your name
settings-player-why = It stands on squad sheets.
settings-paper = Paper
settings-paper-a4 = A4 (210 × 297 mm)
settings-paper-letter = Letter (8.5 × 11 in)
settings-currency = Currency of prices
settings-currency-none = None chosen

## Data and backups

settings-data-folder = Everything you enter is kept in this folder:
settings-show = Show
settings-show-of = Show { $name }
settings-backups-text = A backup is one file that holds everything: squads, collection, campaigns, matches, your answers to open questions, My figures and photos. One is made on every day that you use Muster; the last ten are kept.
settings-back-up = Back up now
settings-back-up-to = Back up to …
settings-backup-to = Where to write the backup
settings-restore-from = Restore from a file …
settings-restore-file = Which backup to restore
settings-backup-files = Backups of Muster
settings-backed-up = Backed up: { $file }
settings-no-backups = No backups yet
settings-no-backups-text = The first one is made when you first keep something.
settings-backup-made = Made
settings-backup-kind = Kind
settings-backup-size = Size
settings-backup-kind-daily = of the day
settings-backup-kind-saved = by you
settings-backup-kind-replaced = before a restore
settings-backup-kind-migration = before an update
settings-backup-kind-other = another file
settings-backups-all = Show all { $count }
settings-restore = Restore
settings-restore-of = Restore the backup of { $time }
settings-restore-title = Restore this backup?
settings-restore-what = All squads, the whole collection, all campaigns and matches, your answers, My figures and all settings are replaced by those of the backup: { $what }.
settings-restore-kept = What you have now is kept as a backup of its own, so you can go back to it.
settings-restore-missing = Everything in the backup is put back: { $what }.
settings-restore-damaged = The damaged file is kept among the backups.
settings-restored = The backup is restored.
settings-restored-kept = The backup is restored. What it replaced is among the backups.

## Packs

settings-packs-text = A pack holds the facts of one game. Install one from a zip, or drop its folder on the window.
settings-pack-files = Packs
settings-install = Install a pack …
settings-reload = Read packs again
settings-packs-reloaded = All packs were read again.
settings-checking = Checking …
settings-installed = { $name } is installed: { $count } figures.
settings-refused = { $name } was not installed. Errors: { $count }
settings-pack-built-in = built in
settings-pack-own = kept by Muster
settings-pack-broken = Not loaded
settings-pack-replaced = Replaced by your own
settings-pack-problems = Errors: { $count }
settings-problems-more = And { $count } more.
settings-export = Export …
settings-export-of = Export { $name }
settings-export-to = Where to write the pack
settings-pack-exported = { $name } was written to { $path }
settings-remove-of = Remove { $name }
settings-pack-removed = { $name } is removed. Its figures stay in your squads by their names and costs.
settings-replace-title = Replace the pack?
settings-replace-what = There is a pack { $name } already. The new one takes its place; the old one is kept among the removed packs in the data folder.
settings-replace = Replace

## Names

settings-names-none = When you tell Muster whom a name in a list means, it is remembered here.
settings-forget = Forget
settings-forget-of = Forget { $text }
settings-forgotten = { $text } is forgotten.

## About

settings-licence = free software under the { $licence } licence
settings-disclaimer = Muster is not made, endorsed or supported by any publisher of the games it knows. It carries facts: names, numbers and keywords.
settings-sources = Where the facts of { $game } come from ({ $date })
