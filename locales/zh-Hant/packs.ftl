pack = 資料包
packs = 資料包
pack-built-in = 內建
pack-user = 自訂
pack-own-name = 我的模型
pack-date = 資料日期：{ $date }

## Checking

pack-valid = { $pack } 沒有問題：{ $figures } 個模型、{ $printings } 個版本、{ $formats } 種賽制。
pack-terms = 有說明的用語：{ $terms }。卡上沒有說明的詞：{ $unexplained }
pack-errors = { $pack } 有 { $errors } 個錯誤，整個資料包都沒有載入。
pack-error-at = { $file } 第 { $line } 行第 { $column } 欄：{ $message }
pack-error-in = { $file }：{ $message }
pack-suspect = { $figure } 的資料可能有誤：{ $note }
pack-questions-open = 待確認的問題：{ $count } 個
pack-questions-none = 沒有待確認的問題。

## Faults

fault-unreadable = 無法讀取：{ $reason }
fault-beyond-limits = { $measure ->
        [files] 一個資料包最多 { $limit } 個檔案。
        [file] 資料包裡的檔案最大 { $limit } MiB。
        [bytes] 資料包的檔案合計最大 { $limit } MiB。
       *[rows] 資料包的表格最多 { $limit } 列。
    }
fault-not-a-file = 這不是檔案，也不是資料夾，因此不讀取。
fault-more = 錯誤太多，只列出前 { $limit } 個。
fault-no-head = 資料包需要 game.toml（獨立的遊戲）或 pack.toml（補充某個遊戲）。
fault-name-taken = 由 Muster 管理的資料包已經用了這個名稱，請把資料夾改名。
fault-missing = 缺少這個檔案。
fault-unknown-file = 資料包裡不該有這個名稱的檔案。
fault-shape = { $reason }
fault-unknown-column = 沒有欄位 { $column }。可用的欄位：{ $known }
fault-missing-column = 缺少欄位 { $column }。
fault-bad-value = 「{ $value }」不符合要求，應為：{ $wanted }
fault-not-one-of = 「{ $value }」不是可用的值。可用：{ $known }
fault-selector = 無法解讀選擇條件：{ $reason }
fault-id-rule = 識別碼 { $id } 與名稱不符，應為 { $expected } 或以它開頭。
fault-twice = { $id } 重複出現。
fault-unresolved = 沒有這個 { $what }：{ $id }
fault-no-source = 每一列都要註明出處。
fault-no-person = 唯一模型 { $id } 在 persons.csv 裡還沒有確認的角色。
fault-base-loop = 賽制 { $id } 的基礎是它自己，或是不存在的賽制。
fault-no-reminder = { $id } 沒有這種語言的說明：{ $language }
fault-empty-reminder = { $id } 的說明是空的。
fault-same-reminder = { $id } 的說明與另一種語言相同。
fault-long-reminder = { $id } 的說明有 { $length } 個字元，最多 { $limit } 個。
fault-card-overflow = { $id } 的內容放不進資料卡：{ $reason }

## Settling

pack-settled = 已在 { $pack } 中確認：{ $question }
pack-facts-compared = 沒有更改任何資料。相同：{ $same } 項。加上 --take 即可採用。
pack-facts-taken = 已採用 { $count } 項資料。相同：{ $same } 項
facts-found-here = 找到 { $count } 項原本未知的資料。保留方法：{ $command }
pack-exported = { $pack } 已寫入 { $path }。
pack-squads-changed = 資料有更動，受影響的部隊：{ $count } 支
pack-removed = { $pack } 已不存在。部隊裡的模型會保留最後已知的名稱和費用。

## 資料卡上的資料

fact-cost = 費用
fact-factions = 陣營
fact-cost-change = 改變其他模型的費用
fact-unknown = 這個遊戲裡沒有「{ $value }」。
