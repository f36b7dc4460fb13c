collection = 收藏
printing = 版本
printings = 版本
set = 系列
sets = 系列

## Columns

collection-nameless = { $printing }（名稱待補）
collection-of-known = { $owned } / 已知 { $total }
column-game = 遊戲
column-set = 系列
column-number = 編號
column-name = 名稱
column-rarity = 稀有度
column-figures = 擁有的模型
column-cards = 擁有的資料卡
column-wanted = 想要
column-for-trade = 可交換
column-status = 持有狀態
column-condition = 品相
column-painted = 已塗裝
column-location = 存放處
column-price = 購入價格
column-worth = 現價
column-currency = 貨幣
column-acquired = 取得日期
column-note = 備註
column-printing = 版本識別碼
column-figure-id = 模型識別碼
column-copy = 單件識別碼
column-points = 點數
column-faction = 陣營
column-photo = 照片

## Totals

collection-total = { $figures } 個模型，{ $cards } 張資料卡
collection-printings-owned = 擁有 { $owned } / { $total } 個版本
collection-set-complete = { $set } 已集齊。
collection-set-missing = { $set }：缺 { $missing } / { $total } 個
collection-empty = 收藏還是空的。請匯入試算表或加入一個系列。
collection-spare = 多出 { $count } 個
collection-promised = { $count } 個已編入其他{ squad }
collection-where-to-find = { $figure } 收錄於 { $sets }。
collection-missing-none = 這支{ squad }需要的模型你都有。
collection-missing-row = { $name }：需要 { $needed }，擁有 { $owned }，還缺 { $missing }

# Rows of a spreadsheet.
collection-row-unknown = 沒有名為 { $name } 的版本。
collection-row-ambiguous = { $name } 可能是 { $candidates }。
collection-row-assumed = { $name } 有多個版本，採用 { $printing }。如果是其他版本，請寫上系列和編號。
collection-row-set-unknown = 沒有系列 { $set }，{ $name } 採用 { $printing }。
collection-row-contradicted = 「{ $name }」採用 { $printing }：圖鑑中沒有「{ $said }」這一版本。
collection-row-bad = { $field }不能是「{ $value }」。
import-sheet-read = { $rows } 列中匯入 { $taken } 列
import-sheet-set = { $rows } 列中匯入 { $taken } 列；以工作表名稱為系列
import-sheet-part = { $rows } 列中匯入 { $taken } 列；依工作表名稱：{ $part }
import-sheet-left-out = 不讀取：選了其他工作表
import-sheet-no-headings = 不讀取：沒有名稱欄，也沒有系列和編號欄的標題
import-sheet-empty = 不讀取：沒有資料列
import-sheet-same = 不讀取：內容與前面的工作表相同
import-sheet-no-figures = 不讀取：沒有任何一列是這個遊戲的模型
import-status-owned = 已擁有
import-status-wanted = 想要
import-status-missing = 未擁有
import-status-trade = 已擁有，可交換
import-status-skip = 略過
import-status-unknown = 無法辨識：不匯入
import-fate-skipped = 略過：選擇不匯入這種狀態
import-fate-elsewhere = 位於未讀取的工作表
collection-row-status = 從「{ $value }」看不出模型是已擁有、想要、缺少還是可交換。請改用其中一個詞，或指定它在這裡的含義。
collection-row-contradicts = 這一列的 { $name } 為 { $told } 分，目錄中為 { $known } 分。
