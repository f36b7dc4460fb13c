### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = Empty
key-builder-print = Print the sheet
builder-fix-others = Other ways to fix it
builder-page = p. { $page }
builder-book = Book
builder-times = { $count }×

## How the squad is grouped

builder-group = Group by
builder-group-order = List order
builder-group-role = Role
builder-group-cost = Cost
builder-group-unique = Unique figures
builder-group-other = Other figures
builder-group-costless = Cost unknown
builder-group-band = { $from }–{ $to } points
