### Squads and the builder.

## The builder

builder-squad = { Squad }
builder-catalogue = Catalogue
builder-details = Details
builder-panes = Parts of the builder
builder-back = Back to the { squads }
builder-name = Name of the { squad }
builder-unnamed = Unnamed { squad }
builder-format-label = Format
builder-format = { $name } { $limit }
builder-verdict-legal = Legal
builder-verdict-illegal = Not legal
builder-verdict-unsure = Unsure
builder-severity-error = Error
builder-severity-ask = Question
builder-severity-warning = Warning
builder-severity-note = Note
builder-playable-more = and { $count } more
builder-share = Share
builder-print = Print sheet
builder-menu = More to do with this { squad }
builder-duplicate = Duplicate
builder-history = History…
builder-export = Export…
builder-delete = Delete
builder-copy-of = { $name } (copy)
builder-duplicated = { $name } is open now.
builder-deleted = { $name } is deleted.
builder-history-title = What the { squad } was before
builder-history-now = as it is now
builder-history-restore = Bring back

builder-settings = Agreed on
builder-edition = Edition: { $edition }
builder-limit = Points agreed on instead of the format’s
builder-limit-none = no limit
builder-limit-wrong = Write a whole number above 0, or nothing for the format’s own limit.
builder-era = Era
builder-era-needed = Era (this format asks for one)
builder-side = Side
builder-faction = Declared faction
builder-faction-by-members = as its members say
builder-declared = declared: { $faction }
builder-undecided = not decided

builder-sums = Points and sums
builder-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
builder-sum-of = { $total } of { $limit } points
builder-sum-left = { $points } left
builder-sum-over = { $points } too many
builder-sum-activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
builder-sum-owned = all owned
builder-sum-missing = { $count } missing from your collection
builder-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }

builder-search = Search the catalogue
builder-search-hint = Name, ability, set …
builder-found = { $found } of { $all }
builder-found-more = { $found } and more
builder-filters = Filters
builder-filters-clear = Clear the filters
builder-filter-remove = Remove the filter { $filter }
builder-filter-faction = Faction
builder-filter-set = Set
builder-filter-flag = Sort of card
builder-filter-from = Cost from
builder-filter-to = to
builder-filter-cost = cost { $min }–{ $max }
builder-filter-unique = Uniqueness
builder-filter-unique-yes = unique
builder-filter-unique-no = not unique
builder-any = any
builder-fits = fits
builder-fills = fills exactly
builder-mine = Mine
builder-printings = { $count } printings
builder-own = { $count ->
        [0] none
       *[other] own { $count }
    }
builder-row-here = ×{ $count }
builder-row-exact = = 0
builder-row-left = { $left } left
builder-row-over = +{ $over }
builder-none = No figure found
builder-none-typed = Nothing in the catalogue matches what is typed. A few letters of the name are enough.
builder-none-filtered = The filters leave nothing over.
builder-none-mine = Only what you own is looked through.
builder-none-all = Show all figures

builder-members = Figures in the { squad }
builder-count = How many { $name }
builder-more = One more { $name }
builder-fewer = One fewer { $name }
builder-removed = { $name } was taken out.
builder-unknown = no longer in the catalogue
builder-not-owned = { $owned ->
        [0] not owned
       *[other] only { $owned } to spare
    }
builder-empty = Nobody is in it yet
builder-empty-text = Type a few letters of a figure’s name and press Enter.
builder-empty-search = Search the catalogue
builder-findings = What the rules say
builder-legal-sign = LEGAL
builder-legal = { $total } of { $limit } points, and no rule is broken.
builder-legal-unlimited = { $total } points, and no rule is broken.
builder-legal-uncosted = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }, and no rule is broken.
builder-show-members = Show the figures concerned
builder-choices = Setup choices
builder-choice-open = not chosen yet
builder-choice-again = Choose another
builder-side-list = { $title }: { $name }
builder-side-sum = { $amount ->
    [points] { $total } of { $value } points
    [figures] { $total } of { $value } figures
   *[any] { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    }
}
builder-side-sum-open = { $amount ->
    [figures] { $total } of ? figures
   *[points] { $total } of ? points
}
builder-deck-sum = { $cards }/{ $size } cards · { $points }/{ $limit } points
builder-side-add = Add to this list
builder-side-done = Back to the { squad }
builder-side-empty = Nobody is on it yet.
builder-adding-to = The catalogue now adds to: { $list }
builder-pool = What was opened
builder-pool-empty = Add the figures that were opened for this game.
builder-considering = Considering
builder-take = Take in
builder-take-in = Take { $name } into the { squad }
builder-dismiss = Consider { $name } no longer
builder-missing = Missing from the collection
builder-missing-of = { $needed } needed, { $owned } owned{ $promised ->
        [0] {""}
       *[other] , { $promised } promised to other { squads }
    }
builder-missing-in = In: { $sets }
builder-notes = Notes
builder-saved = Saved
builder-saving = Saving…
builder-unsaved = Not saved
builder-save-again = Try again
builder-details-none = No figure chosen
builder-details-none-text = Arrow keys or a click on a row show its card here.

builder-hint-add = add
builder-hint-count = count
builder-hint-consider = consider
builder-hint-remove = take out
builder-hint-move = move
builder-hint-carry = other list
key-builder = { Squad } builder
key-builder-search = Search the catalogue
key-builder-add = Add the row’s figure; the focus stays in the box
key-builder-consider = Consider the row’s figure
key-builder-more = One more; in the box while it is empty or its text selected, with Alt always
key-builder-fewer = One fewer, likewise
key-builder-remove = Take the focused figure out of the { squad }
key-builder-move = Move the focused figure up or down
key-builder-carry = Move the focused figure to another list, such as reinforcements
key-builder-mine = All figures or only mine
key-builder-fill = Fill the { squad } up
key-builder-dice = { A-squad } by chance
key-builder-lock = Keep the focused figure when { a-squad } is drawn
key-builder-details = Show or hide the details
key-builder-why = Go to what the rules say
key-builder-undo = Undo the last change
key-builder-redo = Do it again
key-builder-leave = Leave the list or the details

### The list of squads, and lists read and shared.

## The list

squads-new = New { squad }
squads-import = Paste a list…
squads-find = Find { a-squad } or a figure in one
squads-sort = Order
squads-sort-changed = Changed last
squads-sort-name = Name
squads-sort-points = Most points
squads-sort-missing = Fewest missing
squads-more = More
squads-unnamed = Unnamed { squad }
squads-verdict-legal = Legal
squads-verdict-illegal = Not legal
squads-verdict-unsure = Unsure
squads-missing = { $count } missing
squads-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
squads-activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
squads-menu = What to do with { $name }
squads-open = Open
squads-duplicate = Duplicate
squads-copy-of = { $name } (copy)
squads-duplicated = Copied as { $name }.
squads-remove = Remove
squads-removed = { $name } is removed.
squads-share = Share…
squads-print = Print sheet
squads-show-folder = Show in folder
squads-none = No { squads } yet
    .text = Start an empty one and add figures, or paste a list from a forum, a mail or a sheet.
squads-sample = Look at an example
squads-nothing-found = No { squad } has { $query }.
squads-show-all = Show all
key-squads-down = Next { squad }
key-squads-up = Previous { squad }
key-squads-compare = Choose for comparing

## Squads that were removed

squads-removed-title = Removed { squads }
squads-removed-none = No { squad } was removed.
squads-bring-back = Bring back
squads-bring-back-of = Bring { $name } back
squads-back = { $name } is back.

## Costs that changed

squads-costs-title = Costs changed since these { squads } were saved. Nothing in them was altered.
squads-costs-take = Take over
squads-costs-take-of = Take the new costs of { $name } over
squads-costs-all = Take all over
squads-cost = { $name }: { $then } → { $now }
squads-cost-each = { $count } × { $name }: { $then } → { $now } each
squads-cost-unknown = { $name }: { $then } → no longer known
squads-cost-gone = { $name } ({ $then }) is no longer in the catalogue

## Comparing

squads-compare = Compare
squads-compare-not = Don’t compare
squads-compare-title = Two { squads } side by side
squads-compare-one = { $name } is chosen. Choose the { squad } to compare it with.
squads-compare-only = Only in { $name }
squads-compare-both = In both
squads-compare-sum = { $count } figures, { $points } points
squads-compare-none = None
squads-compare-same = Both { squads } have the same figures.

## Reading a list

squads-import-title = Read a list
squads-import-paste = The list, as it was written
squads-import-example =
    2 Clone Trooper
    Yoda (55)
    …
squads-import-hint = Paste a list. It is read while you write: names in any language, costs and numbers of copies, share codes.
squads-import-file = Open a file…
squads-import-lists = Lists, sheets and { squads }
squads-import-paste-instead = Paste instead
squads-import-make = Make { squad }
squads-import-remember = Remember the names I confirm
squads-import-settled = All settled
squads-import-waiting = { $count ->
        [one] { $count } line to look at
       *[other] { $count } lines to look at
    }
squads-import-look = To look at
squads-import-sure = Understood
squads-import-remarks = { $count ->
        [one] { $count } line that is no figure
       *[other] { $count } lines that are no figures
    }
squads-import-near = Read as { $name }. Is that right?
squads-import-right = Right
squads-import-right-line = Right: “{ $text }” is { $name }
squads-import-other = Another figure…
squads-import-choose = Choose a figure…
squads-import-other-line = Another figure for “{ $text }”
squads-import-search = Name of the figure
squads-import-skip = Leave out
squads-import-skip-line = Leave “{ $text }” out
squads-import-is = It is { $name }.
squads-import-skipped = Left out.
squads-import-change = Change
squads-import-change-line = Change “{ $text }”
squads-import-to-notes = Lines left open go into the { squad }’s notes.
squads-import-as-read = Near misses that nobody confirms are taken as they were read.
squads-import-notes =
    Not understood when the list was read:
    { $lines }
squads-import-by-alias = the name you taught: “{ $text }”
squads-import-by-cost = told apart by its cost
squads-import-beside = beside the { squad }
squads-import-claim-total = The list says { $claimed } points, these figures cost { $total }.
squads-import-claim-activations = The list says { $claimed } activations, there are { $activations }.
squads-import-encoding = The file is not in UTF-8; it was read as { $encoding }. If names look wrong, save the file as UTF-8.
squads-import-untaught = The { squad } is made. These names could not be remembered: { $names }

## Sharing

squads-share-title = Share { $name }
squads-share-as = Share as
squads-share-text = Text
    .says = As people write lists in mails and messages.
squads-share-forum = Forum
    .says = Costs first, as forums do.
squads-share-csv = Table (CSV)
    .says = For spreadsheets.
squads-share-json = Muster’s own (JSON)
    .says = Keeps everything: format, notes, choices, figures considered.
squads-share-other = As { $name } writes it.
squads-share-code = Share code
    .says = One short line that Muster reads back wherever a list can be pasted; the QR code says the same.
squads-share-copy = Copy
squads-share-copied = Copied.
squads-share-copy-by-hand = It is selected: press Ctrl+C to copy it.
squads-share-save = Save to file…
squads-share-saved = Saved: { $path }
squads-share-qr = QR code of the { squad }
squads-share-qr-too-long = The { squad } is too large for a QR code. The line above says all of it.

