### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = 空白
key-builder-print = 打印{ squad }表
