### Settings: what the user may set, and what lies in the data folder.

settings-sections = Settings sections
settings-appearance = Appearance
settings-playing = Play and print
settings-backups = Data and backups
settings-packs = Packs
settings-names = Learned names
settings-about = About

## Appearance

settings-language = Language
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text-size = Text size

## Playing

settings-games = Games you play
settings-player = Your name
settings-player-why = Printed on { squad } sheets.
settings-share-address = Address for links
settings-share-address-why = Where your group keeps Muster’s pages, such as https://example.org/muster/. Links to { squads } start with it.
settings-paper = Paper
settings-paper-a4 = A4 (210 × 297 mm)
settings-paper-letter = Letter (8.5 × 11 in)
settings-currency = Currency
settings-currency-none = None

## Data and backups

settings-data-folder = Your data is in this folder:
settings-show = Show in folder
settings-show-of = Show { $name } in folder
settings-backups-text = A backup is one file with everything in it: squads, collection, campaigns, matches, your answers to open questions, My figures and photos. Muster makes one on each day you use it and keeps the last 10. Secrets and PINs of campaigns are in it, too.
settings-back-up = Back up now
settings-back-up-to = Back up to…
settings-backup-to = Save backup
settings-restore-from = Restore from file…
settings-restore-file = Choose a backup
settings-backup-files = Muster backups
settings-backed-up = Backup saved: { $file }
settings-no-backups = No backups yet
settings-no-backups-text = Muster makes the first one when you save something.
settings-backup-made = Created
settings-backup-kind = Type
settings-backup-size = Size
settings-backup-kind-daily = Daily
settings-backup-kind-saved = Manual
settings-backup-kind-replaced = Before restore
settings-backup-kind-migration = Before update
settings-backup-kind-other = Other file
settings-backups-all = Show all { $count }
settings-restore = Restore
settings-restore-of = Restore backup of { $time }
settings-restore-title = Restore this backup?
settings-restore-what = This replaces all squads, your whole collection, all campaigns and matches, your answers, My figures and all settings with those in the backup: { $what }.
settings-restore-kept = Your current data is saved as a backup first, so you can go back.
settings-restore-missing = This restores everything in the backup: { $what }.
settings-restore-damaged = Muster keeps the damaged file with the backups.
settings-restore-groups = This machine is in { $groups }. What the backup undoes would come back with the next exchange. What is meant?
settings-restore-leave = Only this machine goes back
settings-restore-leave-what = It leaves the group; the others keep what they have.
settings-restore-everywhere = All machines of the group go back
settings-restore-everywhere-what = What was done since the backup is undone on each of them with its next exchange. Settings stay as they are.
settings-restored-left = This machine has left { $groups }.
settings-restored-everywhere = The other machines of { $groups } follow with their next exchange.
settings-restored = Backup restored
settings-restored-kept = Backup restored. Your previous data is in the list of backups.

## Packs

settings-packs-text = A pack holds the data of one game. Install one from a ZIP file, or drop its folder on this window.
settings-pack-files = Packs
settings-install = Install pack…
settings-reload = Reload packs
settings-packs-reloaded = Packs reloaded
settings-checking = Checking…
settings-installed = Installed { $name } with { $count } figures
settings-refused = { $name } wasn’t installed. Errors: { $count }
settings-pack-built-in = Built in
settings-pack-own = Kept by Muster
settings-pack-broken = Not loaded
settings-pack-replaced = Replaced by yours
settings-pack-problems = Errors: { $count }
settings-problems-more = and { $count } more
settings-export = Export…
settings-export-of = Export { $name }
settings-export-to = Export pack
settings-pack-exported = Exported { $name } to { $path }
settings-remove-of = Remove { $name }
settings-pack-removed = Removed { $name }. Its figures stay in your squads with their names and costs.
settings-replace-title = Replace this pack?
settings-replace-what = A pack called { $name } is already installed. The new one replaces it; the old one moves to the removed packs in your data folder.
settings-replace = Replace

## Names

settings-names-none = When you confirm which figure a name in a list means, Muster remembers it here.
settings-forget = Forget
settings-forget-of = Forget { $text }
settings-forgotten = Forgot { $text }

## About

settings-licence = Free software under the { $licence } licence
settings-disclaimer = Muster isn’t made, endorsed or supported by the publishers of these games. It contains only facts: names, numbers and keywords.
settings-sources = Sources for { $game } ({ $date })
