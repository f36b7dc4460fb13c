### The catalogue and My figures.

## Searching

catalogue-figures = Figures
catalogue-of = { $found } of { $all }
catalogue-search = Name, ability, faction or set
catalogue-columns = Columns
catalogue-column-faction = Faction
catalogue-column-name = Name
catalogue-column-set = Set
catalogue-column-rarity = Rarity
catalogue-column-own = Own
catalogue-column-cost = Cost
catalogue-sort-by = Sort by { $column }
catalogue-foot-choose = choose
catalogue-foot-details = details
catalogue-foot-mine = all or owned

## Filters

catalogue-filters = Filters
catalogue-add-filter = Add filter
catalogue-clear-filters = Clear filters
catalogue-game = Game
catalogue-mine = Owned
catalogue-filter-factions = Faction
catalogue-filter-eras = Era
catalogue-filter-sets = Set
catalogue-filter-rarities = Rarity
catalogue-filter-abilities = Ability
catalogue-filter-cost = Cost
catalogue-filter-unique = Unique
catalogue-filter-owned = Owned
catalogue-any = Any
catalogue-unique-yes = Unique
catalogue-unique-no = Not unique
catalogue-owned-owned = Owned
catalogue-owned-missing = Missing
catalogue-owned-wanted = Wanted
catalogue-owned-for-trade = For trade
catalogue-cost-min = Minimum cost
catalogue-cost-max = Maximum cost
catalogue-cost-crossed = The minimum is above the maximum.
catalogue-chip-remove = Remove filter: { $filter }
catalogue-chip-era = Era: { $era }
catalogue-chip-cost-least = Cost { $min }+
catalogue-chip-cost-most = Cost up to { $max }
catalogue-chip-cost-range = Cost { $min }–{ $max }
catalogue-chip-cost-exactly = Cost { $min }
catalogue-find = Search…
catalogue-find-in = Search { $list }
catalogue-find-none = No results
catalogue-find-more = and { $count } more; type to narrow down

## Nothing found

catalogue-none = No figures match the filters
catalogue-none-for = No results for “{ $query }”
catalogue-none-filtered = Active filters: { $filters }. Remove one to see more.
catalogue-none-todo = Check the spelling, or type only the first letters.
catalogue-without = Without { $filter }
catalogue-clear-search = Clear search

## Details of a figure

catalogue-details-pane = Details
catalogue-details = Details of { $name }
catalogue-printings = Printings
catalogue-own = { $count } owned
catalogue-cards = { $count ->
        [one] { $count } stat card
       *[other] { $count } stat cards
    }
catalogue-wanted = { $count } wanted
catalogue-for-trade = { $count } for trade
catalogue-promised = { $promised } needed in { squads }, { $owned } owned
catalogue-in-squads = In { squads }
catalogue-same-person = Same person
catalogue-source = Source: { $source }
catalogue-suspect = Check against the card: { $note }
catalogue-one-more = Add one of { $printing }
catalogue-one-less = Remove one of { $printing }
catalogue-add-to-wants = Add to want list
catalogue-remove-from-wants = Remove from want list
catalogue-edit = Edit figure

## Keys

key-catalogue = Catalogue
key-catalogue-search = Go to the search box
key-catalogue-mine = Show all figures or only yours
key-catalogue-filter = Add a filter
key-catalogue-move = Select a figure
key-catalogue-page = Move a page up or down
key-catalogue-ends = Go to the first or last figure
key-catalogue-details = Show its details
key-catalogue-figure = Focused figure
key-catalogue-wants = Add to or remove from the want list

## My figures

my-figures = My figures
my-figures-intro = Figures that aren’t in any pack: homemade, proxies, promos. Muster keeps them in a pack of your own, and you can find, field and collect them like any other.
my-figures-empty = No figures of your own yet
my-figures-empty-text = Fill in the form to add one.
my-figures-new = New figure
my-figures-list = My figures in { $game }
my-figures-back = Catalogue
my-figures-editing = Edit { $name }
my-figures-name = Name
my-figures-name-hint = As the game spells it: “Name, Epithet” if there is one. The ID comes from the first name you save and never changes.
my-figures-factions = Factions
my-figures-cost = Cost
my-figures-cost-hint = Leave empty if unknown; enter X if a choice decides it.
my-figures-unique = Unique
my-figures-flags = Card type
my-figures-none = Not stated
my-figures-stats = Stats
my-figures-keywords-hint = One per line, in English as on the card
my-figures-printed = Printing
my-figures-set = Set
my-figures-set-hint = Choose a set or name a new one. Empty: { $set }.
my-figures-number = Number
my-figures-number-hint = Empty: the next free number.
my-figures-rarity = Rarity
my-figures-unsaved = Not saved
my-figures-save = Save figure
my-figures-saved = Saved { $name } to the catalogue
my-figures-show = Show in the catalogue
my-figures-remove = Delete figure
my-figures-removed = Deleted { $name }. { Squads } that use it keep its name and cost.
my-figures-restored = Restored { $name }
my-figures-problems = { $count ->
        [one] Check { $count } field. Nothing has been saved yet.
       *[other] Check { $count } fields. Nothing has been saved yet.
    }

## What may be wrong in a field

my-figures-wrong-empty = Required
my-figures-wrong-none-chosen = Choose at least one.
my-figures-wrong-too-long = At most { $most } characters
my-figures-wrong-no-letter = Enter at least one letter or digit: the ID is made from them.
my-figures-wrong-not-a-number = “{ $value }” isn’t a whole number.
my-figures-wrong-yes-or-no = Enter yes or no.
my-figures-wrong-out-of-range = Enter a number from { $least } to { $most }.
my-figures-wrong-unknown = This game has no “{ $value }”.
my-figures-wrong-parted = “{ $sign }” isn’t allowed here. Put each on its own line.
my-figures-wrong-in-use = Your collection has copies under this. Change it back, or save as a new figure.
my-figures-wrong-taken = { $name } already has this number.
