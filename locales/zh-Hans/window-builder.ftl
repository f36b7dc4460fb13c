### The builder: its parts, its keys, and what can be done about findings.

builder-verdict-empty = 空白
key-builder-print = 打印{ squad }表
builder-fix-others = 其他做法
builder-page = 第 { $page } 页
builder-book = 规则书
builder-times = { $count }×

## How the squad is grouped

builder-group = 分组
builder-group-order = 按列表顺序
builder-group-role = 角色
builder-group-cost = 费用
builder-group-unique = 唯一模型
builder-group-other = 其他模型
builder-group-costless = 费用不明
builder-group-band = { $from }–{ $to } 点
