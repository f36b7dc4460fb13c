pack = 資料包
packs = 資料包
pack-built-in = 內建
pack-user = 自訂
pack-own-name = 我的模型
pack-date = 資料日期：{ $date }

## Checking

pack-valid = { $pack } 沒有問題：{ $figures } 個模型、{ $printings } 個版本、{ $formats } 種賽制。
pack-errors = { $pack }：發現 { $errors } 個錯誤，完全沒有載入。
pack-error-at = { $file } 第 { $line } 行第 { $column } 欄：{ $message }
pack-error-in = { $file }：{ $message }
pack-suspect = { $figure } 的資料可疑：{ $note }
pack-question-open = 待確認的問題：{ $question }
pack-questions-open = 待確認的問題：{ $count } 個
pack-questions-none = 沒有待確認的問題。

## Settling

pack-settled = 已在 { $pack } 中確認：{ $question }
pack-settled-same = { $figure } 和 { $person } 是同一個角色。
pack-settled-not-same = { $figure } 和 { $person } 是不同的角色。
pack-squads-changed = 資料有更動，受影響的部隊：{ $count } 支
pack-removed = { $pack } 已不存在。部隊裡的模型會保留最後已知的名稱和費用。
