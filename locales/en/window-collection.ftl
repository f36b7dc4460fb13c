### The collection.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = No printing is called { $name }.
collection-row-ambiguous = { $name } could be { $candidates }.
collection-row-assumed = { $name } has several printings; { $printing } is taken. Name set and number if it is another.
collection-row-set-unknown = There is no set { $set }; { $name } is taken as { $printing }.
collection-row-bad = { $field } cannot be “{ $value }”.
