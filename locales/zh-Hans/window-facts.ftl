## A figure’s page: what nobody knows of its card

catalogue-unknown = 尚不清楚
catalogue-unknown-what = 没有来源给出这些数据。如果你有这张数据卡，请在这里填写：内容会存入你自己的数据包。
catalogue-unknown-of = { $name }：{ $fact }
facts-fill-set = 填写整个系列：{ $set }

## The grid of a set

facts-title = 按我的数据卡填写
facts-fill = 按我的数据卡填写
facts-set = 系列
facts-how = 填写的内容会立即存入你自己的数据包，只替换那一项数据。清空格子即可恢复目录的数据。
facts-keys = Enter：下一个未知的格子 · ↑ ↓：上一行、下一行 · Esc：恢复原样
facts-number = 编号
facts-cell = { $name }：{ $fact }
facts-missing = { $count ->
        [0] 所有数据都已知。
       *[other] 有 { $count } 项数据未知。
    }
facts-back = 返回目录
facts-kept = { $count ->
        [1] 已存入你自己的数据包
       *[other] 已将 { $count } 项数据存入你自己的数据包
    }

## As a file

facts-export_facts = 导出我的数据…
facts-export_fact_gaps = 导出未知数据…
facts-file = 数据卡内容
facts-exported = 已将 { $count } 项数据导出到 { $path }
facts-compare = 与文件比较…
facts-differences = { $file } 与你的数据
facts-differences-what = 不同或新增：{ $other } 项。相同：{ $same } 项。在你采用之前不会更改任何数据。
facts-column = 数据
facts-mine = 我的
facts-theirs = 文件中
facts-take-column = 采用
facts-take-of = 采用 { $name } 的“{ $fact }”：{ $theirs }
facts-take = 采用 { $count } 项数据
facts-take-all = 全部选择
facts-take-none = 全部不选
facts-line = 第 { $line } 行：{ $problem }

## Values found in a list or a spreadsheet

facts-found = 找到 { $count } 项原本未知的数据
facts-found-what = 请保留你信任的数据：它们会存入你自己的数据包，并用于规则检查。
facts-found-keep = 保留
facts-found-kept = 已保留
facts-found-keep-of = 保留 { $name } 的“{ $fact }”：{ $value }
facts-found-keep-all = 全部保留（{ $count }）
facts-found-disagree = 有 { $count } 项数据各行说法不一，未列出。
