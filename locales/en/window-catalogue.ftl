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
catalogue-sort-by = Sort by: { $column }
catalogue-foot-choose = choose
catalogue-foot-details = details
catalogue-foot-mine = all or mine

## Filters

catalogue-filters = Filters
catalogue-add-filter = Add filter
catalogue-clear-filters = Remove all filters
catalogue-game = Game
catalogue-mine = Mine
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
catalogue-owned-owned = Mine
catalogue-owned-missing = Not owned
catalogue-owned-wanted = Wanted
catalogue-owned-for-trade = For trade
catalogue-cost-min = Costs at least
catalogue-cost-max = Costs at most
catalogue-cost-crossed = Nothing costs at least so much and at most so little.
catalogue-chip-remove = Remove the filter { $filter }
catalogue-chip-era = Era: { $era }
catalogue-chip-cost-least = Cost { $min } or more
catalogue-chip-cost-most = Cost { $max } or less
catalogue-chip-cost-range = Cost { $min }–{ $max }
catalogue-chip-cost-exactly = Cost { $min }
catalogue-find = Type to find
catalogue-find-in = Find in { $list }
catalogue-find-none = Nothing is called that.
catalogue-find-more = and { $count } more: type to find them

## Nothing found

catalogue-none = No figure passes the filters
catalogue-none-for = No figure found for “{ $query }”
catalogue-none-filtered = Only these were looked through: { $filters }. Leave one out to find more.
catalogue-none-todo = Check the spelling, or type only the beginning of a word.
catalogue-without = Without { $filter }
catalogue-clear-search = Clear the search

## Details of a figure

catalogue-details-pane = Details
catalogue-details = Details of { $name }
catalogue-printings = Printings
catalogue-own = own { $count }
catalogue-cards = { $count ->
        [one] { $count } stat card
       *[other] { $count } stat cards
    }
catalogue-wanted = { $count } wanted
catalogue-for-trade = { $count } for trade
catalogue-promised = { $promised } promised to { squads }, { $owned } owned
catalogue-in-squads = In { squads }
catalogue-squad-unnamed = Unnamed { squad }
catalogue-same-person = The same person
catalogue-source = Facts from: { $source }
catalogue-suspect = Check against the card: { $note }
catalogue-one-more = One more of { $printing }
catalogue-one-less = One less of { $printing }
catalogue-add-to-wants = Add to wants
catalogue-remove-from-wants = Take off wants
catalogue-edit = Edit this figure

## Keys

key-catalogue = Catalogue
key-catalogue-search = Go to the search box
key-catalogue-mine = All figures or only mine
key-catalogue-filter = Add a filter
key-catalogue-move = Choose a figure
key-catalogue-page = A page up or down
key-catalogue-ends = To the first or last figure
key-catalogue-details = Show its details
key-catalogue-figure = The figure that is shown
key-catalogue-wants = Add to wants, or take off

## My figures

my-figures = My figures
my-figures-intro = Figures that no pack has: home-made ones, proxies, promos. They lie in a pack of your own and can be found, put in { squads } and collected like all others.
my-figures-empty = No figures of your own yet
my-figures-empty-text = Fill in the form; it makes the first.
my-figures-new = New figure
my-figures-list = My figures in { $game }
my-figures-back = Catalogue
my-figures-editing = Change { $name }
my-figures-name = Name
my-figures-name-hint = In the game’s own spelling, “Name, Epithet” where it has one. Its id is made of the first one and stays.
my-figures-factions = Factions
my-figures-cost = Cost
my-figures-cost-hint = Empty where nobody knows; X where a choice decides it.
my-figures-unique = Unique
my-figures-flags = The card says
my-figures-none = not stated
my-figures-stats = Stats
my-figures-keywords-hint = One a line, in English as on the card.
my-figures-printed = Where it is printed
my-figures-set = Set
my-figures-set-hint = One that there is, or a new one. Empty: { $set }.
my-figures-number = Number
my-figures-number-hint = Empty: the next that is free.
my-figures-rarity = Rarity
my-figures-unsaved = not saved
my-figures-save = Save figure
my-figures-saved = { $name } is in the catalogue.
my-figures-show = Show in the catalogue
my-figures-remove = Remove this figure
my-figures-removed = { $name } was removed. { Squads } that use it keep its name and cost.
my-figures-restored = { $name } is back.
my-figures-problems = { $count ->
        [one] One field needs another look. Nothing was saved yet.
       *[other] { $count } fields need another look. Nothing was saved yet.
    }

## What may be wrong in a field

my-figures-wrong-empty = Something has to stand here.
my-figures-wrong-none-chosen = Choose at least one.
my-figures-wrong-too-long = At most { $most } letters fit.
my-figures-wrong-no-letter = At least one letter or digit is needed: the id is made of them.
my-figures-wrong-not-a-number = “{ $value }” is not a whole number.
my-figures-wrong-out-of-range = Only numbers from { $least } to { $most } fit.
my-figures-wrong-unknown = “{ $value }” is not one of those that the game has.
my-figures-wrong-parted = The character { $sign } cannot stand here. Write each on a line of its own.
my-figures-wrong-in-use = Your collection counts the figure by this. Put it back, or save the change as a new figure.
my-figures-wrong-taken = { $name } has this number.
