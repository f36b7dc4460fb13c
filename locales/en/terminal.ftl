### What the terminal program prints. `help-<command>-<subcommand>` and
### `option-<argument>` are the one-liners of `--help`.

help = Squads, collections and print for miniatures games
help-figures = Look figures up in the catalogue
help-figures-search = Find figures by name, faction, cost or ability
help-figures-show = Show a figure’s card and printings
help-squad = Check, keep and share squads
help-squad-check = Check a list against the rules of a format
help-squad-save = Save a list as a squad
help-squad-list = List the saved squads
help-squad-show = Show a saved squad with its report
help-squad-export = Write a squad as text or JSON
help-squad-compare = Show what two squads have in common and what not
help-squad-history = Show the earlier versions of a saved squad
help-squad-restore = Bring an earlier version of a squad back
help-squad-remove = Remove a saved squad
help-print = Make PDFs to print
help-print-sheet = A squad sheet to bring to the table
help-print-cards = Stat cards, nine a page
help-print-checklist = A checklist of the collection or a wants list
help-collection = What you own, want and would trade
help-collection-import = Read a spreadsheet or CSV file into the collection
help-collection-export = Write the collection to a file
help-collection-show = Show what the collection holds
help-collection-missing = Show what a squad or a set still lacks
help-pack = Check packs and settle their open questions
help-pack-check = Check a pack and show all its errors
help-pack-list = List the packs that are loaded and those that are broken
help-pack-questions = List the questions that the facts leave open
help-pack-settle = Settle an open question in your own pack
help-alias = Other names under which lists know figures
help-alias-add = Teach another name for a figure
help-alias-list = List the names that you have taught
help-alias-remove = Forget a name that you have taught
help-backup = Save and restore everything you have entered
help-backup-save = Write a backup
help-backup-restore = Put a backup in place of what is there now
help-backup-list = List the backups
help-settings = Show or change settings
help-settings-list = List the settings
help-settings-set = Change a setting

## Arguments

option-help = Show this help
option-version = Show the version
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
option-json = Answer in JSON
option-lang = Language of the answers
option-data = Folder in which Muster keeps its data
option-query = Part of a name or an ability
option-figure = Name or id of a figure
option-game = The game, where there are several
option-set = Only this set
option-faction = The faction
option-min-cost = At least this cost
option-max-cost = At most this cost
option-rarity = Only this rarity
option-ability = Only figures with this ability
option-unique = Only unique figures, or only others
option-owned = Only what you own
option-limit = Show at most this many
option-format = The format to check against
option-points = Points agreed on, instead of the format’s limit
option-era = The era
option-side = The side
option-file = A file, or - for standard input
option-partner = The other squad of the team: a file or a saved squad
option-opponent = The squad it meets: a file or a saved squad
option-name = Name of the squad
option-squad = Name or id of a saved squad, or a file
option-first = The first squad
option-second = The second squad
option-revision = Number of the earlier version
option-style = How it is written: text, csv or json
option-output = File to write
option-map = Which column holds what, where the guess is wrong
option-add = Add the file’s numbers to what is there
option-dry-run = Show what would happen and change nothing
option-yes = Do not ask before writing
option-paper = Paper size
option-ink-saving = Save ink
option-player = Name of the player
option-all = Every figure of the game
option-backs = Print backs as well, mirrored for duplex
option-bleed = Bleed around each card in millimetres, 0 to 5
option-no-cut-marks = Leave out the cut marks
option-each-once = One card a figure, however many copies
option-wants = Only what is wanted
option-dirs = Folders of packs
option-question = Id of the question
option-answer = The answer
option-text = The other name
option-key = The setting
option-value = Its new value

## Reports

report-labelled = { $label }: { $text }
report-finding = { $severity } { $rule }: { $message }
report-source = Source: { $source }
report-fix = What to do: { $fix }
report-settle = Type:  { $command }
report-no-figures-found = No figure matches.
report-figures-found = Figures found: { $count }
report-did-you-mean = Did you mean { $candidates }?
report-no-squads = No squad is saved yet.
report-no-backups = There is no backup yet.

## Confirmations

done-squad-saved = Saved: { $squad }.
done-squad-updated = Saved over the earlier version: { $squad }.
done-squad-removed = Removed: { $squad }.
done-squad-bring-back = To bring it back:  { $command }
done-written = Written to { $path }.
done-pages = Written to { $path }. Pages: { $pages }
done-setting = { $name } is now { $value }.
done-alias-removed = { $name } no longer stands for a figure.
done-backup-saved = Backup written to { $path }.
done-backup-restored = { $path } is restored. What was there before is kept as { $kept }.
done-imported = Imported. Added: { $added }, changed: { $changed }, skipped: { $skipped }
done-exported = Rows written to { $path }: { $rows }
done-dry-run = Nothing has been changed.

## The preview of an import

import-columns = Columns as guessed
import-column = { $column } is read as { $field }
import-column-ignored = { $column } is not read
import-added = Printings to be added: { $count }
import-changed = Printings to be changed: { $count }
import-unchanged = Printings that stay as they are: { $count }
import-copies = Single copies with details of their own: { $count }
import-skipped = Rows to be skipped: { $count }
import-row-unknown = Row { $row }: no printing is called { $name }.
import-row-ambiguous = Row { $row }: { $name } could be { $candidates }.
import-row-assumed = Row { $row }: { $name } has several printings; { $printing } is taken. Name set and number if it is another.
import-row-set-unknown = Row { $row }: there is no set { $set }; { $name } is taken as { $printing }.
import-row-bad = Row { $row }: { $field } cannot be “{ $value }”.
import-more = … and { $count } more
import-preview-end = Nothing has been changed yet.
import-confirm = Import this? (y/n)
