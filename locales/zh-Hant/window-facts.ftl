## A figure’s page: what nobody knows of its card

catalogue-unknown = 尚不清楚
catalogue-unknown-what = 沒有來源提供這些資料。如果你有這張資料卡，請在這裡填寫：內容會存入你自己的資料包。
catalogue-unknown-of = { $name }：{ $fact }
facts-fill-set = 填寫整個系列：{ $set }

## The grid of a set

facts-title = 依我的資料卡填寫
facts-fill = 依我的資料卡填寫
facts-set = 系列
facts-how = 填寫的內容會立即存入你自己的資料包，只取代那一項資料。清空格子即可改回目錄的資料。
facts-keys = Enter：下一個未知的格子 · ↑ ↓：上一列、下一列 · Esc：改回原樣
facts-number = 編號
facts-cell = { $name }：{ $fact }
facts-missing = { $count ->
        [0] 所有資料都已知。
       *[other] 有 { $count } 項資料未知。
    }
facts-back = 返回目錄
facts-kept = { $count ->
        [1] 已存入你自己的資料包
       *[other] 已將 { $count } 項資料存入你自己的資料包
    }

## As a file

facts-export_facts = 匯出我的資料…
facts-export_fact_gaps = 匯出未知資料…
facts-file = 資料卡內容
facts-exported = 已將 { $count } 項資料匯出到 { $path }
facts-compare = 與檔案比較…
facts-differences = { $file } 與你的資料
facts-differences-what = 不同或新增：{ $other } 項。相同：{ $same } 項。在你採用之前不會更改任何資料。
facts-column = 資料
facts-mine = 我的
facts-theirs = 檔案中
facts-take-column = 採用
facts-take-of = 採用 { $name } 的「{ $fact }」：{ $theirs }
facts-take = 採用 { $count } 項資料
facts-take-all = 全部選取
facts-take-none = 全部不選
facts-line = 第 { $line } 行：{ $problem }

## Values found in a list or a spreadsheet

facts-found = 找到 { $count } 項原本未知的資料
facts-found-what = 請保留你信任的資料：它們會存入你自己的資料包，並用於規則檢查。
facts-found-keep = 保留
facts-found-kept = 已保留
facts-found-keep-of = 保留 { $name } 的「{ $fact }」：{ $value }
facts-found-keep-all = 全部保留（{ $count }）
facts-found-disagree = 有 { $count } 項資料各列說法不一，未列出。
