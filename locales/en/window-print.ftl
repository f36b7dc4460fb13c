### Printing.

## What is told of a print. Said by the program.

print-remark-missing = No font has { $characters }. A crossed box is printed instead.
print-remark-shortened = Shortened to fit: { $text }
print-remark-qr = No QR code: this { squad } is too large for one that scans from paper.
print-remark-several = Muster can’t read several { squads } back from one PDF. Save them one by one, or scan the QR codes.
print-remark-not-carried = Muster can’t read this log back without the Imperial player’s secrets. Print it with them, or export the campaign.
print-remark-names-secrets = The sheet names groups that the Imperial player keeps secret.
print-remark-secrets-not-named = Groups that the Imperial player keeps secret are only counted.
print-remark-secrets-included = The file contains the Imperial player’s secrets, and the PIN if there is one: whoever reads it in has them.
print-remark-secrets-left-out = Without the Imperial player’s secrets, on paper and in the file.
print-remark-no-card = { $name } has no card: it is no longer in the catalogue.
print-remark-fewer-cards = With this bleed, a page holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
print-remark-no-photo = The photo of { $name } can’t be read; the card’s back has none.
print-remark-too-many = Only the first { $most } cards will be printed.
print-size-kb = { $size } KB
print-size-mb = { $whole }.{ $tenth } MB

## Keys

key-print-save = Save as PDF
key-print-next = Next page
key-print-previous = Previous page
key-print-turn = Turn the page in the preview
key-print-zoom = Switch between fit and actual size

## What is printed

print-what = What to print
print-kind-sheet = { Squad } sheet
    .says = One page to play from, with boxes to tick
print-kind-cards = Stat cards
    .says = Nine per page, to cut out
print-kind-reference = Reference sheet
    .says = The rules on one page, with the words of the squads you tick
print-kind-board = Battlefield
    .says = A board to play on, half by half
print-kind-checklist = Checklist
    .says = The collection, set by set
print-kind-wants = Want list
    .says = What you are looking for
print-kind-trades = Trades
    .says = A list of what changes hands, with boxes to tick
print-kind-campaign = Campaign
    .says = The log, the heroes, the shop
print-campaign-part = Part of the campaign
print-part-log = Campaign log
    .says = Both sides on one page, then the ledger
print-part-heroes = Hero sheets
    .says = Each hero’s cards and items, two per page
print-part-shop = Shop and upgrades
    .says = What is for sale, and what heroes may still learn
print-part-shopcards = Shop cards
    .says = Items on offer, nine per page
print-part-night = Mission
    .says = threat by round, heroes, groups, supply cards
print-part-blanklog = Blank log
    .says = To fill in by hand
print-secrets = Include secret cards
    .says = Names the agenda cards the Imperial player kept
print-pin = PIN, if set
print-campaign-which = Campaign
print-no-campaigns = No campaigns yet
print-chosen = { $count } chosen
print-no-squads = No { squads } yet
print-find-squad = Find { a-squad }
print-each-once = One card per figure, with boxes for every copy
print-figures = Other figures
print-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
print-find-figure = Add figure
print-copies-of = Copies of { $name }
print-drop = Remove { $name }

## How

print-look = Options
print-paper = Paper
print-player = Player
print-ink = Save ink
    .says = No tints or grey areas
print-backs = Card backs
    .says = For double-sided printing
print-rules = Rules you’ll need
    .says = What each word on the cards means, once, in two columns
print-reminders = What the words mean
    .says = The explanation follows each ability; longer texts continue on a second card
print-spaces = Spaces in each column of a half
print-flip = Flip
print-flip-long = Long edge
print-flip-short = Short edge
print-marks = Cut marks
    .says = Guide lines in the margin
print-bleed = Bleed
print-bleed-none = None

## The preview

print-preview = Preview
print-page-of = Page { $page } of { $pages }
print-page-alt = { $title }, page { $page } of { $pages }, print preview
print-zoom = Preview size
print-zoom-fit = Fit
print-laying-out = Preparing pages…
print-nothing = Nothing to print yet
print-choose-sheet = Choose one or more { squads }; each gets its own sheet.
print-choose-cards = Choose { a-squad }, or add figures.
print-no-wants = Your want list is empty. Mark figures as wanted in the catalogue to list them here.
print-choose-campaign = Choose a campaign.
print-no-shop = The shop has no items at this stage of the campaign.
print-no-night = Open the mission night of one of the missions first.

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
print-file-shopcards = { $title } – shop cards
print-file-night = { $title } – mission
print-file-squads = { $count } { squads }
