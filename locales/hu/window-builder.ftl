### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = Üres
key-builder-print = A lap nyomtatása
