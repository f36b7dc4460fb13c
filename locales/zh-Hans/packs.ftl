pack = 数据包
packs = 数据包
pack-built-in = 内置
pack-user = 自定义
pack-own-name = 我的模型
pack-date = 数据日期：{ $date }

## Checking

pack-valid = { $pack } 没有问题：{ $figures } 个模型、{ $printings } 个版本、{ $formats } 种赛制。
pack-errors = { $pack }：发现 { $errors } 个错误，完全没有加载。
pack-error-at = { $file } 第 { $line } 行第 { $column } 列：{ $message }
pack-error-in = { $file }：{ $message }
pack-suspect = { $figure } 的数据可疑：{ $note }
pack-question-open = 待确认的问题：{ $question }
pack-questions-open = 待确认的问题：{ $count } 个
pack-questions-none = 没有待确认的问题。

## Settling

pack-settled = 已在 { $pack } 中确认：{ $question }
pack-settled-same = { $figure } 和 { $person } 是同一个角色。
pack-settled-not-same = { $figure } 和 { $person } 是不同的角色。
pack-squads-changed = 数据有变动，受影响的部队：{ $count } 支
pack-removed = { $pack } 已不存在。部队里的模型会保留最后已知的名称和费用。
