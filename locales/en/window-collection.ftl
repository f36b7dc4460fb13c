### The collection.

## The page and its parts

key-collection-page = Collection
key-collection-tab-printings = Printings
key-collection-tab-quick = Quick entry
key-collection-tab-sets = Sets
key-collection-tab-overview = Overview
key-collection-tab-products = Products
key-collection-tab-field = Field it
key-collection-import = Import a spreadsheet
collection-tab-printings = Printings
collection-tab-quick = Quick entry
collection-tab-sets = Sets
collection-tab-overview = Overview
collection-tab-products = Products
collection-tab-field = Field it
collection-head = { $figures } figures · { $owned } of { $total } printings
collection-import = Import …
collection-export = Export as CSV …
collection-more-actions = More
collection-print-checklist = Print a checklist
collection-print-wants = Print the wants list
collection-spreadsheets = Spreadsheets
collection-file = collection
collection-exported = { $count ->
        [one] { $count } row was
       *[other] { $count } rows were
    } written to { $path }.
collection-taken-back = Taken back.
collection-too-late = This can no longer be taken back.

## An empty collection

collection-begin = Nothing in the collection yet
collection-begin-text = Here stands what you own, want and would trade, printing by printing. Begin in the way that suits you; each can be taken back.
collection-first-quick = Enter figures by keyboard
collection-first-product = Add a product
collection-first-list = Look through the list

## The list of printings

key-collection = Printings
key-collection-search = Search
key-collection-move = Choose a printing
key-collection-figures = One figure more or fewer
key-collection-cards = One stat card more; with Shift one fewer
key-collection-wanted = One more wanted; with Shift one fewer
key-collection-trade = One more for trade; with Shift one fewer
key-collection-details = Open the details
collection-printings = Printings with what you have of each
collection-search = Search by name, set or number
collection-search-hint = Name, or set and number: { $example }
collection-search-hint-name = Name
collection-filter-set = Set
collection-filter-rarity = Rarity
collection-filter-faction = Faction
collection-any-set = Any set
collection-any-rarity = Any rarity
collection-any-faction = Any faction
collection-show = Show
collection-show-all = All
collection-show-owned = Owned
collection-show-missing = Missing
collection-show-duplicates = Duplicates
collection-show-wanted = Wanted
collection-show-for-trade = For trade
collection-show-with-details = With details
collection-without = No longer only { $what }
collection-column-faction = Faction
collection-column-name = Name
collection-column-set = Set
collection-column-rarity = Rar.
collection-column-rarity-long = Rarity
collection-column-cost = Cost
collection-column-figures = Figures
collection-column-cards = Cards
collection-column-wanted = Wanted
collection-column-trade = Trade
collection-figures-of = Figures of { $name }
collection-cards-of = Stat cards of { $name }
collection-wanted-of = Wanted of { $name }
collection-trade-of = For trade of { $name }
collection-counted = { $what }: { $now } instead of { $before }
collection-fewer = One fewer: { $what }
collection-more = One more: { $what }
collection-reading = being read
collection-gone = no longer in the catalogue
collection-gone-text = The catalogue no longer has this printing. What you noted stays.
collection-copies = { $count } detailed
collection-noted = noted
collection-promised-of = { $promised } promised to { squads }
collection-nothing = No printing fits
collection-nothing-text = Try fewer words, or take a filter away.
collection-show-everything = Show everything
collection-list-total = { $printings ->
        [one] { $shown } printing
       *[other] { $shown } printings
    }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
collection-foot-count = figures
collection-foot-wanted = wanted
collection-foot-trade = for trade
collection-foot-details = details
collection-foot-back = back

## Details of a printing

collection-details-of = Details of { $name }
collection-needed = { $promised ->
        [one] Your { squads } need { $promised } of this figure.
       *[other] Your { squads } need { $promised } of this figure.
    }
collection-note = Note
collection-single-copies = Single copies
collection-no-copies = No copy has details of its own yet. Note condition, price, place or a photo of one.
collection-to-card = Its card in the catalogue
collection-copy-add = Add a copy
collection-copy-new = A new copy
collection-copy-edit = Details of the copy
collection-copy-edit-short = Edit
collection-copy-number = Copy { $number }
collection-copy-nothing = nothing noted
collection-copy-condition = Condition
collection-copy-condition-hint = mint, bent spear …
collection-copy-painted = Paint
collection-copy-unsaid = not said
collection-copy-is-painted = painted by hand
collection-copy-is-unpainted = as it came
collection-copy-location = Place
collection-copy-location-hint = box, shelf …
collection-copy-price = Price paid
collection-copy-currency = Currency
collection-copy-acquired = Acquired on
collection-copy-removed = The copy was removed.
collection-photo = Photo of the copy
collection-photos = Photos
collection-photo-choose = Choose a photo
collection-photo-add = Add a photo
collection-photo-change = Choose another photo
collection-photo-remove = Remove photo
collection-photo-removed = The photo was removed.
collection-photo-reading = Being read …
collection-photo-gone = The photo is not in the data folder

## Quick entry

key-collection-quick = Quick entry
key-collection-quick-box = Type what comes next
key-collection-quick-add = Add it
key-collection-quick-choose = Choose another candidate
key-collection-quick-back = Take the last one back
key-collection-quick-clear = Empty the box
collection-quick-set = Set that you enter from
collection-quick-any-set = Any set
collection-quick-with-cards = with its stat card
collection-quick-box = Number or letters of the name
collection-quick-hint = { $example }, or a few letters of the name
collection-quick-hint-set = 12, or a few letters of the name
collection-quick-hint-name = A few letters of the name
collection-quick-how = A number, a set and number, or a few letters; then Enter. Several at once: 3x12 or 12*3.
collection-quick-candidates = What it may mean
collection-quick-unknown = Nothing is called “{ $what }”. Nothing was added.
collection-quick-foot-add = add
collection-quick-foot-choose = choose
collection-quick-foot-back = take the last one back
collection-quick-log = Added just now
collection-quick-log-empty = Nothing added yet
collection-quick-log-text = What you enter is listed here and can be taken back one by one.
collection-quick-count = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
collection-quick-taken = taken back
collection-quick-undo-of = Take { $name } back
collection-have = have { $count }
collection-opening = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } entered. What a booster holds is chance, so enter what was in it.
collection-opening-of = { $count } of { $all } figures entered
collection-opening-end = That was all of it

## Sets

collection-sets-title = Sets: { $complete } of { $all } complete
collection-share = Share
collection-owned-of = Owned of all
collection-missing = What is missing
collection-missing-count = { $count ->
        [0] nothing missing
        [one] { $count } missing
       *[other] { $count } missing
    }
collection-complete = This set is complete.
collection-want = want
collection-is-wanted = ✓ wanted
collection-want-of = Wanted: { $name }
collection-show-set = Show the whole set

## Overview

collection-number-printings = of { $total } printings
collection-number-figures = { $count ->
        [one] figure
       *[other] figures
    }
collection-number-cards = { $count ->
        [one] stat card
       *[other] stat cards
    }
collection-number-duplicates = { $count ->
        [one] duplicate
       *[other] duplicates
    }
collection-number-wanted = wanted
collection-number-trade = for trade
collection-value = What you paid
collection-value-none = No price is noted yet. Open a printing and note what you paid for a copy.
collection-value-copies = { $count ->
        [one] for { $count } copy
       *[other] for { $count } copies
    }
collection-by-rarity = Printings owned by rarity
collection-by-faction = Printings owned by faction

## Products

collection-no-products = No product is known
collection-no-products-text = This game’s facts name no products. Enter the figures one by one.
collection-product-starter = Starter
collection-product-pack = Fixed pack
collection-product-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
collection-product-count = How many of { $name }
collection-product-add = Add to the collection
collection-product-added = { $name }: { $count ->
        [one] { $count } figure with its card
       *[other] { $count } figures with their cards
    } added.
collection-boosters = Boosters
collection-boosters-text = What is in a booster is chance. Choose its set and enter the figures by number or name.

## Importing

collection-import-title = Import { $file }
collection-import-reading = The file is being read …
collection-import-how = What the file says
collection-import-replace = what there is: its numbers replace yours
collection-import-add = what came in: its numbers are added
collection-import-columns = Columns of the file
collection-import-column = Column
collection-import-no-heading = Column { $number }
collection-import-means = Means
collection-import-means-of = What { $column } means
collection-import-samples = For instance
collection-import-nothing = — not read —
collection-import-encoding = The file is not in UTF-8; it was read as { $encoding }. If names look wrong, save the file as UTF-8.
collection-import-does = What the import will do
collection-import-added = { $count ->
        [one] printing comes in
       *[other] printings come in
    }
collection-import-changed = { $count ->
        [one] printing changes
       *[other] printings change
    }
collection-import-unchanged = stay as they are
collection-import-copies = { $count ->
        [one] copy with details
       *[other] copies with details
    }
collection-import-skipped = { $count ->
        [one] row is left out
       *[other] rows are left out
    }
collection-import-faults = { $count ->
        [one] { $count } row is left out
       *[other] { $count } rows are left out
    }
collection-import-assumed = { $count ->
        [one] For { $count } row a printing was assumed
       *[other] For { $count } rows a printing was assumed
    }
collection-import-line = Line { $line }
collection-import-and-more = … and { $count } more
collection-import-other = Another file …
collection-import-run = { $count ->
        [0] Nothing to import
       *[other] Import
    }
collection-importing = Importing …
collection-imported = Imported: { $added } new, { $changed } changed.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = No printing is called { $name }.
collection-row-ambiguous = { $name } could be { $candidates }.
collection-row-assumed = { $name } has several printings; { $printing } is taken. Name set and number if it is another.
collection-row-set-unknown = There is no set { $set }; { $name } is taken as { $printing }.
collection-row-bad = { $field } cannot be “{ $value }”.
