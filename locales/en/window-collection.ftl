### The collection.

## The page and its parts

key-collection-page = Collection
key-collection-tab-printings = Printings
key-collection-tab-quick = Quick entry
key-collection-tab-sets = Sets
key-collection-tab-overview = Overview
key-collection-tab-products = Products
key-collection-tab-field = Possible { squads }
key-collection-tab-trades = Trades
key-collection-import = Import a spreadsheet
key-collection-undo = Undo the last change
collection-tab-printings = Printings
collection-tab-quick = Quick entry
collection-tab-sets = Sets
collection-tab-overview = Overview
collection-tab-products = Products
collection-tab-field = Possible { squads }
collection-tab-trades = Trades
collection-head = { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } · { $owned } of { $total } printings
collection-import = Import…
collection-export = Export as CSV…
collection-more-actions = More actions
collection-print-checklist = Print checklist
collection-print-wants = Print want list
collection-spreadsheets = Spreadsheets
collection-file = collection
collection-exported = { $count ->
        [one] Exported { $count } row to { $path }
       *[other] Exported { $count } rows to { $path }
    }
collection-undone = Undone: { $what }
collection-nothing-to-undo = Nothing to undo
collection-too-late = This can’t be undone any more.

## An empty collection

collection-begin = Your collection is empty
collection-begin-text = See what you own, want and would trade, printing by printing. Start whichever way suits you; everything can be undone.
collection-first-quick = Enter figures from the keyboard
collection-first-product = Add a product
collection-first-list = Browse the list

## The list of printings

key-collection = Printings
key-collection-search = Search
key-collection-move = Select a printing
key-collection-figures = Add or remove a figure
key-collection-cards = Add a stat card; with Shift, remove one
key-collection-wanted = Add one wanted; with Shift, remove one
key-collection-trade = Add one for trade; with Shift, remove one
key-collection-details = Show details
key-collection-choose = Select rows, or all
collection-printings = Printings and what you own of each
collection-search = Search by name, set or number
collection-search-hint = Name, or set and number, e.g. { $example }
collection-search-hint-name = Name
collection-show = Show
collection-show-all = All
collection-show-owned = Owned
collection-show-missing = Missing
collection-show-duplicates = Duplicates
collection-show-wanted = Wanted
collection-show-for-trade = For trade
collection-show-with-details = With details
collection-show-with-photo = With photo
collection-gallery = Photos
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
collection-figures-of = { $name } figures
collection-cards-of = { $name } stat cards
collection-wanted-of = { $name } wanted
collection-trade-of = { $name } for trade
collection-counted = { $what }: { $now }, was { $before }
collection-fewer = One fewer: { $what }
collection-more = One more: { $what }
collection-reading = Reading…
collection-gone = No longer in the catalogue
collection-gone-text = This printing is no longer in the catalogue. Your notes are kept.
collection-copies = { $count } with details
collection-noted = has a note
collection-promised-of = { $promised } needed in { squads }
collection-nothing = No printings found
collection-nothing-text = Try fewer words, or remove a filter.
collection-show-everything = Show all
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
collection-needed = Your { squads } need { $promised } of these.
collection-note = Note
collection-single-copies = Individual copies
collection-no-copies = No details yet. You can record the condition, price, location or a photo of each copy.
collection-to-card = Show in catalogue
collection-copy-add = Add copy
collection-copy-new = New copy
collection-copy-edit = Edit copy
collection-copy-edit-short = Edit
collection-copy-number = Copy { $number }
collection-copy-nothing = No details
collection-copy-condition = Condition
collection-copy-condition-hint = Mint, bent spear…
collection-copy-painted = Paint
collection-copy-unsaid = Not specified
collection-copy-is-painted = Hand-painted
collection-copy-is-unpainted = Factory finish
collection-copy-location = Location
collection-copy-location-hint = Box, shelf…
collection-copy-price = Price paid
collection-copy-currency = Currency
collection-copy-acquired = Date acquired
collection-copy-removed = Copy deleted
collection-copy-added = Copy of { $name } added
collection-copy-changed = Copy of { $name } edited
collection-noted-of = Note on { $name }
collection-photo = Photo of the copy
collection-photos = Photos
collection-photo-choose = Choose a photo
collection-photo-add = Add photo…
collection-photo-change = Replace photo…
collection-photo-remove = Delete photo
collection-photo-removed = Photo deleted
collection-photo-added = Photo added
collection-photo-replaced = Photo replaced
collection-photo-open = Open photo
collection-photo-reading = Loading…
collection-photo-gone = The photo isn’t here yet, or it’s missing

## Quick entry

key-collection-quick = Quick entry
key-collection-quick-box = Go to the entry box
key-collection-quick-add = Add the figure
key-collection-quick-choose = Choose another match
key-collection-quick-clear = Clear the box
collection-quick-set = Enter from set
collection-quick-any-set = Any set
collection-quick-with-cards = With stat card
collection-quick-box = Number, or part of the name
collection-quick-hint = { $example }, or part of the name
collection-quick-hint-set = 12, or part of the name
collection-quick-hint-name = Part of the name
collection-quick-added = Added { $count } × { $name }
collection-quick-how = Type a number, a set and number, or part of a name, then press Enter. For several, type 3x12 or 12*3.
collection-quick-candidates = Matches
collection-quick-unknown = No match for “{ $what }”. Nothing was added.
collection-quick-foot-add = add
collection-quick-foot-choose = choose
collection-quick-foot-back = undo last
collection-quick-log = Just added
collection-quick-log-empty = Nothing added yet
collection-quick-log-text = Everything you enter is listed here. You can undo each entry.
collection-quick-count = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
collection-quick-taken = undone
collection-quick-undo-of = Undo { $name }
collection-have = { $count } owned
collection-opening = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } entered. Booster contents are random, so enter what you got.
collection-opening-of = { $count } of { $all } figures entered
collection-opening-end = Done

## Sets

collection-sets-title = Sets: { $complete } of { $all } complete
collection-share = Complete
collection-owned-of = Owned / total
collection-owned-known = { $owned } of { $total } known
collection-set-named = The catalogue names { $known } of the { $size } in this set. Enter the others by number; their names can come later.
collection-missing = Missing
collection-missing-count = { $count ->
        [0] nothing missing
        [one] { $count } missing
       *[other] { $count } missing
    }
collection-complete = This set is complete.
collection-want = Add to want list
collection-is-wanted = ✓ On want list
collection-show-set = Show whole set

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
collection-value = Amount paid
collection-worth = Worth today, one copy
collection-worth-example = 12.50 EUR
collection-worth-on = as of { $date }
collection-worth-of = Price of { $name } changed
collection-worth-today = Worth today
collection-worth-unknown = { $count ->
        [one] { $count } figure has no price yet
       *[other] { $count } figures have no price yet
    }
collection-worth-none = To see what your collection is worth today, import a price list (name or number, price) as “Today’s prices only”.
collection-most-worth = Most valuable
collection-value-none = No prices yet. Open a printing and enter what you paid for a copy.
collection-value-copies = { $count ->
        [one] for { $count } copy
       *[other] for { $count } copies
    }
collection-by-rarity = Owned printings by rarity
collection-by-faction = Owned printings by faction
collection-by-year = Acquired by year
collection-column-year = Year
collection-column-copies = Copies
collection-year = { $copies }, { $total } in all

## Products

collection-no-products = No products
collection-no-products-text = There’s no product data for this game. Enter figures one by one.
collection-product-starter = Starter
collection-product-pack = Fixed pack
collection-product-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
collection-product-count = Quantity of { $name }
collection-product-add = Add to collection
collection-product-added = Added { $name }: { $count ->
        [one] { $count } figure with its card
       *[other] { $count } figures with their cards
    }
collection-boosters = Boosters
collection-boosters-text = Boosters are random. Choose the set, then enter the figures you got by number or name.

## Importing

collection-import-title = Import { $file }
collection-import-reading = Reading the file…
collection-import-how = The file lists
collection-import-replace = What you have now: its values replace yours; what the file doesn’t say stays
collection-import-add = Only new figures: adds to your counts
collection-import-worth = Today’s prices only: your counts stay
collection-import-replace-all = What you have now, in full: replaces all of each listed printing; numbers the file doesn’t give become 0 and notes are lost
collection-import-columns = Columns
collection-import-column = Column
collection-import-no-heading = Column { $number }
collection-import-means = Import as
collection-import-means-of = Import { $column } as
collection-import-samples = Examples
collection-import-nothing = Don’t import
collection-import-fact = Card value: { $fact }
collection-import-encoding = The file isn’t UTF-8; Muster read it as { $encoding }. If names look wrong, save the file as UTF-8.
collection-import-does = Preview
collection-import-added = { $count ->
        [one] printing added
       *[other] printings added
    }
collection-import-changed = { $count ->
        [one] printing changed
       *[other] printings changed
    }
collection-import-unchanged = unchanged
collection-import-copies = { $count ->
        [one] copy with details
       *[other] copies with details
    }
collection-import-skipped = { $count ->
        [one] row skipped
       *[other] rows skipped
    }
collection-import-changes = { $count ->
        [one] What changes: { $count } value
       *[other] What changes: { $count } values
    }
collection-import-change = { $name }, { $field }: { $before } → { $after }
collection-import-faults = { $count ->
        [one] { $count } row skipped
       *[other] { $count } rows skipped
    }
collection-import-make-mine = { $count ->
        [one] Add { $count } figure the catalogue lacks to My figures
       *[other] Add { $count } figures the catalogue lacks to My figures
    }
collection-import-assumed = { $count ->
        [one] Muster guessed the printing in { $count } row
       *[other] Muster guessed the printing in { $count } rows
    }
collection-import-contradictions = Costs that aren’t the catalogue’s: { $count }
collection-import-line = Row { $line }
collection-import-line-of-sheet = { $sheet }, row { $line }
collection-import-and-more = … and { $count } more
collection-import-rather = These rows look like { $game }.
collection-import-game = The rows now go into your { $game } collection.
collection-import-switch = Switch to { $game }
collection-import-sheets = Sheets
collection-import-sheet-only = Only this
collection-import-sheet-only-of = Only this: { $sheet }
collection-import-sheets-found = Back to Muster’s choice
collection-import-statuses = What the statuses mean
collection-import-statuses-unknown = { $count ->
        [one] Muster doesn’t know one of these statuses. Say what it means, or its rows aren’t imported.
       *[other] Muster doesn’t know { $count } of these statuses. Say what they mean, or their rows aren’t imported.
    }
collection-import-status = Status
collection-import-status-rows = Rows
collection-import-status-means = Means
collection-import-status-means-of = “{ $value }” means
collection-import-status-unknown = Not known: not imported
collection-import-meaning-owned = Owned
collection-import-meaning-wanted = Wanted
collection-import-meaning-missing = Not owned
collection-import-meaning-trade = Owned and for trade
collection-import-meaning-skip = Leave out
collection-import-heading = Headings
collection-import-heading-line = Row { $line }: { $text }
collection-import-heading-none = There are none
collection-import-heading-missing = Muster found no row of headings and took row { $line }. Choose it here, or say what each column holds.
collection-import-all-rows = { $count ->
        [one] What becomes of the file’s { $count } row
       *[other] What becomes of the file’s { $count } rows
    }
collection-import-lines = (row { $lines })
collection-import-other = Choose another file…
collection-import-run = { $count ->
        [0] Nothing to import
       *[other] Import
    }
collection-importing = Importing…
collection-imported = Imported { $added } new and { $changed } changed printings

## Photos of copies, large

key-photos = Photos
photo-of = { $name }: photo { $number } of { $count }
photo-turned = Photo of { $name } turned
photo-previous = Previous
photo-next = Next
photo-larger = Zoom in
photo-smaller = Zoom out
photo-turn-right = Turn right
photo-turn-left = Turn left

## Many at once

collection-edit = Change all of them
collection-edit-want-up-to = Want until I own
collection-edit-trade-beyond = Trade all beyond
collection-edit-cards-as-figures = As many cards as figures
collection-edit-figures = Set figures owned
collection-edit-cards = Set stat cards owned
collection-edit-wanted = Set wanted
collection-edit-for_trade = Set for trade
collection-edit-do = Apply
collection-edited = { $count ->
        [one] { $count } printing changed
       *[other] { $count } printings changed
    }
collection-chosen = { $count } selected
collection-chosen-none = Clear selection
