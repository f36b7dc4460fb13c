### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = Üres
key-builder-print = A lap nyomtatása
builder-fix-others = Más megoldások
builder-page = { $page }. oldal
builder-book = Könyv
builder-times = { $count }×

## How the squad is grouped

builder-group = Csoportosítás
builder-group-order = A lista sorrendje
builder-group-role = Szerep
builder-group-cost = Érték
builder-group-unique = Egyedi figurák
builder-group-other = További figurák
builder-group-costless = Ismeretlen érték
builder-group-band = { $from }–{ $to } pont
