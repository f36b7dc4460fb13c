### What the words of a game mean: the Rules page, a figure’s words explained, what a squad can do.

page-rules = Rules

## The page

rules-tabs = Views of the rules
rules-tab-terms = Terms
rules-tab-summary = On one page
rules-search = Find a term by name, or by what it does
rules-filters = Filters
rules-kind = Kind
rules-does = What it does
rules-does-all = Show all terms with: { $what }
rules-gives = Gives
rules-any = Any
rules-all = Show all terms
rules-nothing = No terms found
    .text = No term has these words in its name, its effects or its explanation.
rules-no-terms = No rules explained for { $game }
    .text = Its pack explains no terms.
rules-no-summary = No summary yet
    .text = The game’s pack has no summary on one page.
rules-details = Explanation
rules-about = About { $name }
rules-see = See also
rules-figures = { $count ->
        [one] { $count } figure has it
       *[other] { $count } figures have it
    }
rules-source = Source: { $source }
rules-line = line { $line }

## On one page

rules-setup = Setup
rules-turn = The turn
rules-modifiers = Modifiers and rolls
rules-winning = Winning

## The user’s own words

rules-own = Your own words
rules-own-short = your words
rules-own-write = Write your own words
rules-own-edit = Edit your words
rules-own-label = What { $name } means, in your words
rules-own-hint = Muster shows and prints them instead of its own. Leave the field empty to go back to Muster’s.
rules-own-save = Save
rules-own-saved = Saved your words about { $name }
rules-own-removed = Removed your words about { $name }
rules-unexplained = { $count ->
        [one] { $count } word on this card has no explanation
       *[other] { $count } words on this card have no explanation
    }
rules-import = Import words…
rules-export = Export my words…
rules-file = own-words
rules-exported = { $count ->
        [one] Exported { $count } text to { $path }
       *[other] Exported { $count } texts to { $path }
    }
rules-differences = { $file } and your words
rules-differences-what = Different or new: { $other }. The same: { $same }. Nothing changes until you take a text.
rules-says-muster = Muster
rules-take = { $count ->
        [one] Take { $count } text
       *[other] Take { $count } texts
    }
rules-take-of = Take what it says about { $name }
rules-taken = { $count ->
        [one] Took { $count } text
       *[other] Took { $count } texts
    }

## A figure’s words, and a squad’s

rules-explain = The words on this card
rules-explain-next = next
rules-explain-none = Muster has no explanations for this card.
rules-explain-open = Open on the Rules page
rules-finding = Rule: { $name }
rules-can = What this { squad } can do
rules-can-nothing = Muster has no explanations for the abilities of these figures.

## Keys

key-rules-filter = Go to the filters
key-rules-move = Previous or next term
key-rules-figures = Show the figures that have it
key-explain = Explain the words on its card, one by one
