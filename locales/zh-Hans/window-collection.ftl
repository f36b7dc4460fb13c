### The collection.

## Rows of a spreadsheet. Said by the program; the line stands beside.

collection-row-unknown = 没有名为 { $name } 的版本。
collection-row-ambiguous = { $name } 可能是 { $candidates }。
collection-row-assumed = { $name } 有多个版本，采用 { $printing }。如果是其他版本，请写上系列和编号。
collection-row-set-unknown = 没有系列 { $set }，{ $name } 采用 { $printing }。
collection-row-bad = { $field }不能是“{ $value }”。
