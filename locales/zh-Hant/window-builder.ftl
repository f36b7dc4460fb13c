### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = 空白
key-builder-print = 列印{ squad }表
builder-fix-others = 其他做法
builder-page = 第 { $page } 頁
builder-book = 規則書
builder-times = { $count }×

## How the squad is grouped

builder-group = 分組
builder-group-order = 依清單順序
builder-group-role = 角色
builder-group-cost = 費用
builder-group-unique = 唯一模型
builder-group-other = 其他模型
builder-group-costless = 費用不明
builder-group-band = { $from }–{ $to } 點
