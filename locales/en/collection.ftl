### What a collector owns, wants and would trade.

collection = Collection
printing = Printing
printings = Printings
set = Set
sets = Sets

## Columns

collection-nameless = { $printing } (name later)
collection-of-known = { $owned } of { $total } known
column-game = Game
column-set = Set
column-number = Number
column-name = Name
column-rarity = Rarity
column-figures = Figures owned
column-cards = Stat cards owned
column-wanted = Wanted
column-for-trade = For trade
column-status = Status
column-condition = Condition
column-painted = Painted
column-location = Location
column-price = Price paid
column-worth = Today’s price
column-currency = Currency
column-acquired = Date acquired
column-note = Note
column-printing = Printing ID
column-figure-id = Figure ID
column-copy = Copy ID
column-points = Points
column-faction = Faction
column-photo = Photo

## Totals

collection-total = { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }, { $cards ->
        [one] { $cards } stat card
       *[other] { $cards } stat cards
    }
collection-printings-owned = { $owned } of { $total } printings
collection-set-complete = { $set } is complete.
collection-set-missing = { $set }: { $missing } of { $total } missing
collection-empty = Your collection is empty. Import a list or add a set.
collection-spare = { $count } spare
collection-promised = { $count } needed in other { squads }
collection-where-to-find = { $figure } appears in { $sets }.
collection-missing-none = You own everything this { squad } needs.
collection-missing-row = { $name }: { $needed } needed, { $owned } owned, { $missing } missing

# Rows of a spreadsheet.
collection-row-unknown = No printing is called “{ $name }”.
collection-row-ambiguous = “{ $name }” could be { $candidates }.
collection-row-assumed = { $name } has several printings; Muster chose { $printing }. For another, add its set and number.
collection-row-set-unknown = No set is called { $set }. Muster read { $name } as { $printing }.
collection-row-contradicted = { $name } is taken as { $printing }: the catalogue doesn’t have it as “{ $said }”.
collection-row-bad = { $field } can’t be “{ $value }”.
import-sheet-read = { $taken } of { $rows } rows imported
import-sheet-set = { $taken } of { $rows } rows imported; the set is the sheet’s name
import-sheet-part = { $taken } of { $rows } rows imported; by the sheet’s name: { $part }
import-sheet-left-out = not read: other sheets were chosen
import-sheet-no-headings = not read: no headings for names, or for sets and numbers
import-sheet-empty = not read: no rows
import-sheet-same = not read: the same rows as on a sheet before it
import-sheet-no-figures = not read: no row names a figure of this game
import-status-owned = owned
import-status-wanted = wanted
import-status-missing = not owned
import-status-trade = owned and for trade
import-status-skip = left out
import-status-unknown = not known: not imported
import-fate-skipped = left out: its status is left out
import-fate-elsewhere = on a sheet that isn’t read
collection-row-status = “{ $value }” doesn’t say whether the figure is owned, wanted, missing or for trade. Use one of these words, or say what it means here.
collection-row-contradicts = The row says that { $name } costs { $told }; the catalogue says { $known }.
