pack = 数据包
packs = 数据包
pack-built-in = 内置
pack-user = 自定义
pack-own-name = 我的模型
pack-date = 数据日期：{ $date }

## Checking

pack-valid = { $pack } 没有问题：{ $figures } 个模型、{ $printings } 个版本、{ $formats } 种赛制。
pack-terms = 有说明的用语：{ $terms }。卡上没有说明的词：{ $unexplained }
pack-errors = { $pack } 有 { $errors } 个错误，整个数据包都没有加载。
pack-error-at = { $file } 第 { $line } 行第 { $column } 列：{ $message }
pack-error-in = { $file }：{ $message }
pack-suspect = { $figure } 的数据可能有误：{ $note }
pack-questions-open = 待确认的问题：{ $count } 个
pack-questions-none = 没有待确认的问题。

## Faults

fault-unreadable = 无法读取：{ $reason }
fault-beyond-limits = { $measure ->
        [files] 一个数据包最多有 { $limit } 个文件。
        [file] 数据包的单个文件最大 { $limit } MiB。
        [bytes] 数据包的文件合计最大 { $limit } MiB。
       *[rows] 数据包的表格最多有 { $limit } 行。
    }
fault-not-a-file = 这既不是文件，也不是文件夹，不会读取。
fault-more = 错误太多，只列出前 { $limit } 个。
fault-no-head = 数据包需要 game.toml（独立的游戏）或 pack.toml（补充某个游戏）。
fault-name-taken = Muster 保存的数据包已经用了这个名称。请重命名文件夹。
fault-missing = 缺少这个文件。
fault-unknown-file = 数据包里不应有这个名称的文件。
fault-shape = { $reason }
fault-unknown-column = 没有列 { $column }。可用的列：{ $known }
fault-missing-column = 缺少列 { $column }。
fault-bad-value = “{ $value }”不符合要求，应为：{ $wanted }
fault-not-one-of = “{ $value }”不是可用的值。可用：{ $known }
fault-selector = 无法读取选择条件：{ $reason }
fault-id-rule = 标识符 { $id } 与名称不符，应为 { $expected } 或以它开头。
fault-twice = { $id } 重复出现。
fault-unresolved = 没有这个 { $what }：{ $id }
fault-no-source = 每一行都要注明出处。
fault-no-person = 唯一模型 { $id } 在 persons.csv 里还没有确认的角色。
fault-base-loop = 赛制 { $id } 的基础是它自己，或是不存在的赛制。
fault-no-reminder = { $id } 没有这种语言的说明：{ $language }
fault-empty-reminder = { $id } 的说明是空的。
fault-same-reminder = { $id } 的说明与另一种语言相同。
fault-long-reminder = { $id } 的说明有 { $length } 个字符，最多 { $limit } 个。
fault-card-overflow = { $id } 的内容放不进数据卡：{ $reason }

## Settling

pack-settled = 已在 { $pack } 中确认：{ $question }
pack-facts-compared = 没有更改任何数据。相同：{ $same } 项。加上 --take 即可采用。
pack-facts-taken = 已采用 { $count } 项数据。相同：{ $same } 项
facts-found-here = 找到 { $count } 项原本未知的数据。保留方法：{ $command }
pack-exported = { $pack } 已写入 { $path }。
pack-squads-changed = 数据有更改，受影响的部队：{ $count } 支
pack-removed = { $pack } 已不存在。部队里的模型会保留最后已知的名称和费用。

## 数据卡上的数据

fact-cost = 费用
fact-factions = 阵营
fact-cost-change = 改变其他模型的费用
fact-unknown = 这个游戏里没有“{ $value }”。
