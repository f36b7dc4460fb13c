### The collection.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = 沒有名為 { $name } 的版本。
collection-row-ambiguous = { $name } 可能是 { $candidates }。
collection-row-assumed = { $name } 有多個版本，採用 { $printing }。如果是其他版本，請寫上系列和編號。
collection-row-set-unknown = 沒有系列 { $set }，{ $name } 採用 { $printing }。
collection-row-bad = { $field }不能是「{ $value }」。
