### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = Empty
key-builder-print = Print the sheet
