### Squads and the builder.

## The builder

builder-squad = { Squad }
builder-catalogue = Catalogue
builder-details = Details
builder-panes = Builder panes
builder-back = Back to { squads }
builder-name = { Squad } name
builder-unnamed = Unnamed { squad }
builder-format-label = Format
builder-format = { $name } { $limit }
builder-verdict-legal = Legal
builder-verdict-illegal = Not legal
builder-verdict-unsure = Undecided
builder-severity-error = Error
builder-severity-ask = Question
builder-severity-warning = Warning
builder-severity-note = Note
builder-playable-more = and { $count } more
builder-share = Share
builder-print = Print sheet
builder-menu = More actions
builder-duplicate = Duplicate
builder-history = History…
builder-export = Export…
builder-copy-of = { $name } (copy)
builder-duplicated = Opened { $name }
builder-history-title = Earlier versions of this { squad }
builder-history-now = Current version
builder-history-restore = Restore

builder-settings = { Squad } settings
builder-edition = Edition: { $edition }
builder-limit = Point limit
builder-limit-none = No limit
builder-limit-wrong = Enter a whole number above 0, or leave this empty for the format’s limit.
builder-era = Era
builder-era-needed = Era (required by this format)
builder-side = Side
builder-faction = Declared faction
builder-faction-by-members = By its figures
builder-declared = Declared: { $faction }
builder-undecided = Not chosen

builder-sums = Totals
builder-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
builder-sum-of = { $total } of { $limit } points
builder-sum-left = { $points } left
builder-sum-over = { $points } over
builder-sum-activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
builder-sum-owned = All owned
builder-sum-missing = { $count } missing from your collection
builder-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }

builder-search = Search the catalogue
builder-search-hint = Name, ability, set…
builder-found = { $found } of { $all }
builder-fits = Fits
builder-fills = Fills exactly
builder-own = { $count ->
        [0] none owned
       *[other] { $count } owned
    }
builder-row-here = ×{ $count }
builder-row-exact = = 0
builder-row-left = { $left } left
builder-row-over = +{ $over }
builder-none = No figures found
builder-none-typed = No figure matches your search. Part of a name is enough.
builder-none-filtered = No figure matches the filters.
builder-none-mine = You’re searching only figures you own.
builder-none-all = Show all figures

builder-members = Figures in the { squad }
builder-count = Quantity of { $name }
builder-more = One more { $name }
builder-fewer = One fewer { $name }
builder-removed = Removed { $name }
builder-unknown = No longer in the catalogue
builder-not-owned = { $owned ->
        [0] not owned
       *[other] only { $owned } available
    }
builder-empty = No figures yet
builder-empty-text = Type part of a figure’s name, then press Enter.
builder-empty-search = Search the catalogue
builder-findings = Rules check
builder-legal-sign = LEGAL
builder-legal = No rule is broken.
builder-answer = Answer
builder-answer-number = A number
builder-answer-figures = Such as faction=republic
builder-answer-cost-change = Such as -1 name~Trooper with faction=republic
builder-answer-words = Words, separated by commas
builder-answer-keep = Settle it
builder-answered = Settled in your own pack.
builder-show-members = Show these figures
builder-choices = Setup choices
builder-text-unknown = Not known yet: copy it from the card
builder-choice-open = Not chosen yet
builder-choice-again = Change
side-list-holder = { $title }: { $name }
side-list-sum = { $amount ->
    [points] { $total } of { $value } points
    [figures] { $total } of { $value } figures
   *[any] { $total ->
        [one] { $total } figure
       *[other] { $total } figures
    }
}
side-list-sum-open = { $amount ->
    [figures] { $total } of ? figures
   *[points] { $total } of ? points
}
builder-deck-sum = { $cards }/{ $size } cards · { $points }/{ $limit } points
builder-side-add = Add to this list
builder-side-done = Back to the { squad }
builder-side-empty = No figures yet
builder-adding-to = Adding to: { $list }
builder-pool = Opened figures
builder-pool-empty = Add the figures you opened for this game.
builder-partner = Partner’s { squad }
builder-opponent = Opponent’s { squad }
builder-other-none = Remove
builder-other-saved = Saved { squad }
builder-other-paste = Paste a list…
builder-other-list = Their list
builder-other-read = Read the list
builder-considering = Considering
builder-take = Add to { squad }
builder-take-in = Add { $name } to the { squad }
builder-dismiss = Stop considering { $name }
builder-missing = Missing from your collection
builder-missing-of = { $needed } needed, { $owned } owned{ $promised ->
        [0] {""}
       *[other] , { $promised } in other { squads }
    }
builder-missing-in = Found in: { $sets }
builder-notes = Notes
builder-saved = Saved
builder-saving = Saving…
builder-unsaved = Not saved
builder-save-again = Try again
builder-details-none = No figure chosen
builder-details-none-text = Select a row to see its card here.

builder-hint-add = add
builder-hint-count = count
builder-hint-consider = consider
builder-hint-remove = remove
builder-hint-move = move
builder-hint-carry = change list
key-builder = { Squad } builder
key-builder-search = Search the catalogue
key-builder-add = Add the focused figure and stay in the search box
key-builder-consider = Consider the focused figure
key-builder-more = Add one more; with Alt, even while you type
key-builder-fewer = Remove one; with Alt, even while you type
key-builder-remove = Remove the focused figure from the { squad }
key-builder-move = Move the focused figure up or down
key-builder-carry = Move the focused figure to another list, such as Reinforcements
key-builder-mine = Show all figures or only yours
key-builder-fill = Fill the { squad }
key-builder-dice = Draw a random { squad }
key-builder-lock = Lock the focused figure when drawing
key-builder-details = Show or hide the details
key-builder-why = Go to the rules check
key-builder-undo = Undo the last change
key-builder-redo = Redo the last change
key-builder-leave = Leave the list or the details

### The list of squads, and lists read and shared.

## The list

squads-new = New { squad }
squads-import = Paste a list…
squads-find = Find { a-squad } or figure
squads-sort = Sort by
squads-sort-changed = Last changed
squads-sort-name = Name
squads-sort-points = Most points
squads-sort-missing = Fewest missing
squads-verdict-legal = Legal
squads-verdict-illegal = Not legal
squads-verdict-unsure = Undecided
squads-missing = { $count } missing
squads-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
squads-activations = { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
squads-duplicate = Duplicate
squads-copy-of = { $name } (copy)
squads-duplicated = Created { $name }
squads-share = Share…
squads-print = Print sheet
squads-label = Folder and tags…
squads-label-title = Folder and tags of { $name }
squads-folder = Folder
squads-folder-hint = Leave this empty for no folder.
squads-folder-none = No folder
squads-tags = Tags
squads-tags-hint = Separate them with commas.
squads-labelled = Sorted { $name }
squads-show-folder = Show in folder
squads-none = No { squads } yet
    .text = Start an empty one and add figures, or paste a list from a forum or an email.
squads-sample = See a sample
squads-nothing-found = No { squad } matches “{ $query }”.
squads-show-all = Show all
key-squads-down = Next { squad }
key-squads-up = Previous { squad }
key-squads-compare = Choose to compare

## Costs that changed

squads-costs-title = Costs changed after you saved these { squads }. Nothing in them has been altered.
squads-costs-take = Use new costs
squads-costs-take-of = Use new costs for { $name }
squads-costs-all = Use new costs for all
squads-cost = { $name }: { $then } → { $now }
squads-cost-each = { $count } × { $name }: { $then } → { $now } each
squads-cost-unknown = { $name }: { $then } → unknown
squads-cost-gone = { $name } ({ $then }) is no longer in the catalogue

## Comparing

squads-compare = Compare
squads-compare-not = Cancel comparison
squads-compare-title = Two { squads } side by side
squads-compare-one = Now choose { a-squad } to compare with { $name }.
squads-compare-only = Only in { $name }
squads-compare-both = In both
squads-compare-sum = { $count } figures, { $points } points
squads-compare-none = None
squads-compare-same = Both { squads } have the same figures.

## Reading a list

squads-import-title = Paste a list
squads-import-paste = List
squads-import-example =
    2 Clone Trooper
    Yoda (55)
    …
squads-import-hint = Paste a list. Muster reads it as you type: names in any language, costs, quantities and share codes.
squads-import-file = Open file…
squads-import-lists = Lists, sheets and { squads }
squads-import-paste-instead = Paste instead
squads-import-make = Create { squad }
squads-import-remember = Remember the names I confirm
squads-import-settled = All lines read
squads-import-waiting = { $count ->
        [one] { $count } line to check
       *[other] { $count } lines to check
    }
squads-import-look = To check
squads-import-sure = Understood
squads-import-remarks = { $count ->
        [one] { $count } line without a figure
       *[other] { $count } lines without figures
    }
squads-import-line = Line
squads-import-role = Taken as
squads-import-text = Text
squads-import-changed = Line { $line } changes the list above it: “{ $text }”
squads-import-near = Read as { $name }. Is that right?
squads-import-right = Yes
squads-import-right-line = Yes, “{ $text }” is { $name }
squads-import-other = Another figure…
squads-import-choose = Choose a figure…
squads-import-other-line = Another figure for “{ $text }”
squads-import-search = Figure name
squads-import-skip = Skip
squads-import-skip-line = Skip “{ $text }”
squads-import-is = Set to { $name }
squads-import-skipped = Skipped
squads-import-change = Change
squads-import-change-line = Change “{ $text }”
squads-import-to-notes = Unread lines go into the { squad }’s notes.
squads-import-as-read = Close matches you don’t confirm are kept as Muster read them.
squads-import-notes =
    Not understood when the list was read:
    { $lines }
squads-import-by-alias = learned name: “{ $text }”
squads-import-by-cost = identified by its cost
squads-import-beside = on top of the { squad }
squads-import-claim-total = The list says { $claimed } points, these figures cost { $total }.
squads-import-claim-activations = The list says { $claimed } activations, these figures have { $activations }.
squads-import-costs = list: { $claimed } · catalogue: { $cost }
squads-import-recognised = The list doesn’t say its game; by its lines it is { $game }.
squads-import-rather = By its lines, this is a list for { $game }.
squads-import-read-as = Read it as { $game }
squads-import-was-read-as = Read as a list for { $game }.
squads-import-encoding = The file isn’t UTF-8; Muster read it as { $encoding }. If names look wrong, save the file as UTF-8.
squads-import-untaught = { Squad } created, but Muster couldn’t remember these names: { $names }
squads-arrived-revised = Saved as a new version of the { squad } you have
squads-arrived-same = You have this { squad } already
squads-arrived-older = You have this { squad } already, in a later version
squads-arrived-renamed = Another { squad } has this name, so a number was added
squads-arrived-other = A different { squad } has this ID, so this one is new

## Sharing

squads-share-title = Share { $name }
squads-share-as = Share as
squads-share-text = Text
    .says = As people write lists in emails and messages
squads-share-forum = Forum
    .says = Costs first, as on forums
squads-share-markdown = Markdown
    .says = A post for Discord, Reddit and GitHub, with the verdict and the share code
squads-share-bbcode = BBCode
    .says = A post for BoardGameGeek and other forums, with the verdict and the share code
squads-share-html = HTML
    .says = A part of a web page, without scripts, with the verdict and the share code
squads-share-csv = Table (CSV)
    .says = For spreadsheets
squads-share-json = Muster file (JSON)
    .says = Keeps everything: format, notes, choices and considered figures
squads-share-other = As { $name } writes it
squads-share-code = Share code
    .says = A short line that Muster can read wherever you paste a list. The QR code holds the same.
squads-share-link = Link
    .says = Opens the { squad } in your group’s pages; Muster reads it wherever you paste it. What’s behind # stays in the browser.
squads-share-link-settings = Open settings
squads-share-picture = Picture
    .says = A PNG with the verdict and the share code as a QR code, from which Muster reads the { squad } back
squads-share-picture-alt = Picture of { $name }
squads-share-picture-save = Save picture…
squads-share-picture-copy = Copy picture
squads-share-picture-not-copied = The picture couldn’t be copied. Save it instead.
squads-share-copy = Copy
squads-share-copied = Copied
squads-share-copy-by-hand = Selected. Press Ctrl+C to copy.
squads-share-save = Save to file…
squads-share-saved = Saved: { $path }
squads-share-qr = { Squad } QR code
squads-share-qr-too-long = This { squad } is too large for a QR code. The line above holds all of it.

# Odds against an enemy that was chosen, in short.
builder-foe = Odds against…
builder-foe-choose = Choose an enemy
builder-foe-against = One activation against { $name }
builder-foe-first = Best damage a point first
builder-foe-other = Another
builder-foe-end = End
builder-foe-needs = { $needed }+ hits
builder-foe-hits = { $share }% hits
builder-foe-points = { $damage } damage a point
builder-foe-average = { $damage } damage
builder-foe-defeats = defeats { $share }%
