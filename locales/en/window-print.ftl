### Printing.

## What is told of a print. Said by the program.

print-remark-missing = No font has { $characters }. Crossed boxes stand in their place.
print-remark-shortened = Too long for its place, so cut short: { $text }
print-remark-qr = The QR code was left out: the { squad } is too large for a code that can be read from paper.
print-remark-several = Muster can’t read a PDF of several { squads } back. Save them one by one for that, or read the QR codes.
print-remark-no-card = { $name } has no card: the catalogue no longer has this figure.
print-remark-too-many = Only the first { $most } cards are printed.
print-size-kb = { $size } KB
print-size-mb = { $whole }.{ $tenth } MB

## Keys

key-print-save = Save as PDF
key-print-next = Next page
key-print-previous = Previous page
key-print-turn = Turn the page in the preview
key-print-zoom = Fit or printed size

## What is printed

print-what = What to print
print-kind-sheet = { Squad } sheet
    .says = One page to play from, boxes to tick
print-kind-cards = Stat cards
    .says = Nine to a page, to cut out
print-kind-checklist = Checklist
    .says = The collection, set by set
print-kind-wants = Wants list
    .says = What you are looking for
print-kind-campaign = Campaign
    .says = The log, the heroes, the shop
print-campaign-part = What of the campaign
print-part-log = Campaign log
    .says = Both sides’ books on one page, the ledger behind
print-part-heroes = Heroes’ sheets
    .says = What each hero has, two to a page
print-part-shop = Shop cards
    .says = The items on offer, nine to a page
print-part-blanklog = Blank log
    .says = To be filled in by hand
print-secrets = Name secret cards
    .says = The Imperial player’s kept agenda cards
print-pin = PIN, where there is one
print-campaign-which = Which campaign
print-no-campaigns = There are no campaigns yet.
print-chosen = { $count } chosen
print-no-squads = There are no { squads } yet.
print-find-squad = Find { a-squad }
print-squad-unnamed = Unnamed { squad }
print-each-once = One card of each figure, however many the { squads } field
print-figures = Single figures
print-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
print-find-figure = Add a figure
print-copies-of = Copies of { $name }
print-drop = Leave { $name } out
print-set = Set
print-all-sets = All sets

## How

print-look = How
print-paper = Paper
print-player = Player
print-ink = Save ink
    .says = No tints, no grey areas
print-backs = Backs
    .says = Print on both sides, turning over the long edge
print-marks = Cut marks
    .says = Lines in the margin to cut by
print-bleed = Space around each card
print-bleed-none = None

## The preview

print-preview = Preview
print-page-of = Page { $page } of { $pages }
print-page-alt = { $title }, page { $page } of { $pages }, as it will be printed
print-zoom = Size of the preview
print-zoom-fit = Fit
print-laying-out = Laying out the pages…
print-nothing = Nothing to print yet
print-choose-sheet = Tick { a-squad }; each gets a sheet of its own.
print-choose-cards = Tick { a-squad }, or add single figures.
print-no-wants = Nothing is wanted yet. Mark figures as wanted in the catalogue, and they will be listed here.
print-choose-campaign = Choose a campaign.
print-no-shop = No items are on offer at this stage of the campaign.

## Saving

print-save = Save PDF…
print-saving = Saving…
print-save-title = Save PDF
print-saved = Saved: { $path } ({ $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, { $size })
print-show-folder = Show in folder
print-open = Open
print-file-cards = { $title } – cards
print-file-log = { $title } – log
print-file-heroes = { $title } – heroes
print-file-shop = { $title } – shop
print-file-squads = { $count } { squads }
