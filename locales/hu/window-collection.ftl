### The collection.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = Nincs ilyen kiadás: { $name }.
collection-row-ambiguous = { $name } többféle lehet: { $candidates }.
collection-row-assumed = { $name } több kiadásban is megjelent; ezt vettük: { $printing }. Ha másik az, írd mellé a sorozatot és a sorszámot.
collection-row-set-unknown = Nincs ilyen sorozat: { $set }; ennél a figuránál ({ $name }) ezt a kiadást vettük: { $printing }.
collection-row-bad = Itt „{ $value }” nem állhat: { $field }.
