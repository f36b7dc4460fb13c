### What a collector owns, wants and would trade.

collection = Collection
printing = Printing
printings = Printings
set = Set
sets = Sets

## Columns

column-game = Game
column-set = Set
column-number = Number
column-name = Name
column-rarity = Rarity
column-figures = Figures owned
column-cards = Stat cards owned
column-wanted = Wanted
column-for-trade = For trade
column-condition = Condition
column-painted = Painted
column-location = Location
column-price = Price paid
column-currency = Currency
column-acquired = Acquired on
column-note = Note
column-printing = Printing’s id
column-figure-id = Figure’s id
column-copy = Copy’s id
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
collection-empty = Nothing is in the collection yet. Import a list or add a set.
collection-spare = { $count } spare
collection-promised = { $count } promised to other { squads }
collection-where-to-find = { $figure } is in { $sets }.
collection-missing-none = You own everything that this { squad } needs.
collection-missing-row = { $name }: { $needed } needed, { $owned } owned, { $missing } missing
