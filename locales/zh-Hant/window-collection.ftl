### The collection.

## The page and its parts

key-collection-page = 收藏
key-collection-tab-printings = 版本
key-collection-tab-quick = 快速輸入
key-collection-tab-sets = 系列
key-collection-tab-overview = 總覽
key-collection-tab-products = 產品
key-collection-tab-field = 可派出
key-collection-tab-trades = 交換
key-collection-import = 匯入試算表
key-collection-undo = 復原上一步
collection-tab-printings = 版本
collection-tab-quick = 快速輸入
collection-tab-sets = 系列
collection-tab-overview = 總覽
collection-tab-products = 產品
collection-tab-field = 可派出
collection-tab-trades = 交換
collection-head = { $figures } 個模型 · { $owned } / { $total } 個版本
collection-import = 匯入…
collection-export = 匯出為 CSV…
collection-more-actions = 更多
collection-print-checklist = 列印核對表
collection-print-wants = 列印徵求清單
collection-spreadsheets = 試算表
collection-file = collection
collection-exported = 已將 { $count } 列寫入 { $path }。
collection-undone = 已復原：{ $what }
collection-nothing-to-undo = 沒有可復原的操作
collection-too-late = 這項操作已無法復原。

## An empty collection

collection-begin = 收藏還是空的
collection-begin-text = 這裡會逐一列出你擁有、想要和願意交換的版本。選一種方式開始，每一步都可以復原。
collection-first-quick = 用鍵盤輸入模型
collection-first-product = 加入產品
collection-first-list = 瀏覽清單

## The list of printings

key-collection = 版本
key-collection-search = 搜尋
key-collection-move = 選擇版本
key-collection-figures = 增減一個模型
key-collection-cards = 增加一張資料卡；加按 Shift 減少
key-collection-wanted = 想要數加一；加按 Shift 減一
key-collection-trade = 可交換數加一；加按 Shift 減一
key-collection-details = 開啟詳細資料
key-collection-choose = 選取列，或全選
collection-printings = 各版本及擁有數量
collection-search = 依名稱、系列或編號搜尋
collection-search-hint = 名稱，或系列加編號：{ $example }
collection-search-hint-name = 名稱
collection-show = 顯示
collection-show-all = 全部
collection-show-owned = 已擁有
collection-show-missing = 缺少
collection-show-duplicates = 重複
collection-show-wanted = 想要
collection-show-for-trade = 可交換
collection-show-with-details = 有詳細資料
collection-show-with-photo = 有照片
collection-gallery = 照片
collection-column-faction = 陣營
collection-column-name = 名稱
collection-column-set = 系列
collection-column-rarity = 稀有
collection-column-rarity-long = 稀有度
collection-column-cost = 費用
collection-column-figures = 模型
collection-column-cards = 資料卡
collection-column-wanted = 想要
collection-column-trade = 可交換
collection-figures-of = { $name } 的模型數
collection-cards-of = { $name } 的資料卡數
collection-wanted-of = { $name } 的想要數
collection-trade-of = { $name } 的可交換數
collection-counted = { $what }由 { $before } 改為 { $now }
collection-fewer = 減一：{ $what }
collection-more = 加一：{ $what }
collection-reading = 讀取中
collection-gone = 圖鑑中已沒有
collection-gone-text = 圖鑑中已沒有這個版本。你記下的資料仍會保留。
collection-copies = { $count } 件有詳細資料
collection-noted = 有備註
collection-promised-of = { $promised } 個已編入{ squad }
collection-nothing = 沒有符合的版本
collection-nothing-text = 請少打幾個字，或移除篩選條件。
collection-show-everything = 顯示全部
collection-list-total = { $shown } 個版本，{ $figures } 個模型
collection-foot-count = 模型
collection-foot-wanted = 想要
collection-foot-trade = 可交換
collection-foot-details = 詳細資料
collection-foot-back = 返回

## Details of a printing

collection-details-of = { $name } 的詳細資料
collection-needed = 你的{ squad }需要 { $promised } 個這種模型。
collection-note = 備註
collection-single-copies = 各件詳細資料
collection-no-copies = 還沒有記下任何一件的詳細資料。你可以記下品相、價格、存放處，或加入照片。
collection-to-card = 在圖鑑中查看
collection-copy-add = 加入一件
collection-copy-new = 新增一件
collection-copy-edit = 這一件的詳細資料
collection-copy-edit-short = 編輯
collection-copy-number = 第 { $number } 件
collection-copy-nothing = 沒有記錄
collection-copy-condition = 品相
collection-copy-condition-hint = 全新、長矛彎曲…
collection-copy-painted = 塗裝
collection-copy-unsaid = 未註明
collection-copy-is-painted = 手工塗裝
collection-copy-is-unpainted = 原廠塗裝
collection-copy-location = 存放處
collection-copy-location-hint = 盒子、架子…
collection-copy-price = 購入價格
collection-copy-currency = 貨幣
collection-copy-acquired = 取得日期
collection-copy-removed = 已移除這一件。
collection-copy-added = 已加入 { $name } 的單件
collection-copy-changed = 已編輯 { $name } 的單件
collection-noted-of = { $name } 的備註
collection-photo = 這一件的照片
collection-photos = 照片
collection-photo-choose = 選擇照片
collection-photo-add = 加入照片
collection-photo-change = 更換照片
collection-photo-remove = 移除照片
collection-photo-removed = 已移除照片。
collection-photo-added = 已加入照片
collection-photo-replaced = 已更換照片
collection-photo-open = 開啟照片
collection-photo-reading = 讀取中…
collection-photo-gone = 照片還沒傳到，或已遺失

## Quick entry

key-collection-quick = 快速輸入
key-collection-quick-box = 輸入下一個
key-collection-quick-add = 加入
key-collection-quick-choose = 選擇其他候選項
key-collection-quick-clear = 清空輸入欄
collection-quick-set = 輸入的系列
collection-quick-any-set = 任何系列
collection-quick-with-cards = 連同資料卡
collection-quick-box = 編號或名稱開頭
collection-quick-hint = { $example }，或名稱中的幾個字
collection-quick-hint-set = 12，或名稱中的幾個字
collection-quick-hint-name = 名稱中的幾個字
collection-quick-added = 已加入 { $count } × { $name }
collection-quick-how = 輸入編號、系列加編號或幾個字，再按 Enter。一次多個：3x12 或 12*3。
collection-quick-candidates = 可能的項目
collection-quick-unknown = 找不到「{ $what }」，沒有加入任何模型。
collection-quick-foot-add = 加入
collection-quick-foot-choose = 選擇
collection-quick-foot-back = 復原上一個
collection-quick-log = 剛才加入
collection-quick-log-empty = 還沒有加入
collection-quick-log-text = 輸入的項目會列在這裡，可以逐一復原。
collection-quick-count = { $count } 個模型
collection-quick-taken = 已復原
collection-quick-undo-of = 復原 { $name }
collection-have = 有 { $count }
collection-opening = 已輸入 { $count } 個模型。補充包的內容是隨機的，請輸入實際開出的模型。
collection-opening-of = 已輸入 { $count } / { $all } 個模型
collection-opening-end = 全部輸入完畢

## Sets

collection-sets-title = 系列：已集齊 { $complete } / { $all } 個
collection-share = 比例
collection-owned-of = 擁有／總數
collection-owned-known = { $owned } / 已知 { $total }
collection-set-named = 本系列共 { $size } 個，圖鑑中已有 { $known } 個。其餘的可先依編號輸入，名稱以後再補。
collection-missing = 缺少的版本
collection-missing-count = { $count ->
        [0] 沒有缺少
       *[other] 缺 { $count } 個
    }
collection-complete = 這個系列已集齊。
collection-want = 想要
collection-is-wanted = ✓ 想要
collection-show-set = 顯示整個系列

## Overview

collection-number-printings = / { $total } 個版本
collection-number-figures = 模型
collection-number-cards = 資料卡
collection-number-duplicates = 重複的模型
collection-number-wanted = 想要
collection-number-trade = 可交換
collection-value = 購入金額
collection-worth = 每個的現價
collection-worth-example = 350 TWD
collection-worth-on = { $date } 的價格
collection-worth-of = 已更改 { $name } 的現價
collection-worth-today = 現值
collection-worth-unknown = { $count } 個模型還沒有現價
collection-worth-none = 想知道收藏現在值多少，請以「僅現價」匯入價目表（名稱或編號、價格）。
collection-most-worth = 最值錢的
collection-value-none = 還沒有記下價格。開啟一個版本，記下某一件的購入價格。
collection-value-copies = 共 { $count } 件
collection-by-rarity = 各稀有度擁有的版本
collection-by-faction = 各陣營擁有的版本
collection-by-year = 各年入手
collection-column-year = 年份
collection-column-copies = 件數
collection-year = { $copies } 件，累計 { $total } 件

## Products

collection-no-products = 沒有已知的產品
collection-no-products-text = 這個遊戲的資料沒有列出產品。請逐一輸入模型。
collection-product-starter = 起始組合
collection-product-pack = 固定內容包
collection-product-figures = { $count } 個模型
collection-product-count = { $name } 的數量
collection-product-add = 加入收藏
collection-product-added = { $name }：已加入 { $count } 個模型和資料卡。
collection-boosters = 補充包
collection-boosters-text = 補充包的內容是隨機的。選擇系列，再以編號或名稱輸入模型。

## Importing

collection-import-title = 匯入 { $file }
collection-import-reading = 正在讀取檔案…
collection-import-how = 檔案中的數字是
collection-import-replace = 目前的數量：取代原有的資料，檔案沒有寫到的不變
collection-import-add = 新增的數量：加到原有的數字上
collection-import-worth = 僅現價：數量不變
collection-import-replace-all = 完整的數量：檔案列出的版本整筆取代，沒有寫到的數字歸零，備註一併刪除
collection-import-columns = 檔案的欄位
collection-import-column = 欄位
collection-import-no-heading = 第 { $number } 欄
collection-import-means = 含義
collection-import-means-of = { $column } 的含義
collection-import-samples = 例如
collection-import-nothing = — 不讀取 —
collection-import-fact = 卡牌數值：{ $fact }
collection-import-encoding = 檔案不是 UTF-8，已依 { $encoding } 讀取。如果名稱不正確，請將檔案另存為 UTF-8。
collection-import-does = 匯入結果預覽
collection-import-added = 個版本將新增
collection-import-changed = 個版本將修改
collection-import-unchanged = 個版本不變
collection-import-copies = 件有詳細資料
collection-import-skipped = 列略過
collection-import-changes = 修改的內容：{ $count } 項
collection-import-change = { $name }，{ $field }：{ $before } → { $after }
collection-import-faults = 略過 { $count } 列
collection-import-make-mine = 將圖鑑裡沒有的 { $count } 個模型加入我的模型
collection-import-assumed = { $count } 列採用推測的版本
collection-import-contradictions = 與目錄不同的點數：{ $count }
collection-import-line = 第 { $line } 列
collection-import-line-of-sheet = { $sheet } 第 { $line } 列
collection-import-and-more = ……還有 { $count } 項
collection-import-rather = 從各列看，這是 { $game } 的收藏。
collection-import-game = 現在匯入的是 { $game } 的收藏。
collection-import-switch = 切換到 { $game }
collection-import-sheets = 工作表
collection-import-sheet-only = 只選這張
collection-import-sheet-only-of = 只選這張：{ $sheet }
collection-import-sheets-found = 改回自動選擇
collection-import-statuses = 各種狀態的含義
collection-import-statuses-unknown = 有 { $count } 種狀態無法辨識。請指定含義，否則不會匯入這些列。
collection-import-status = 狀態
collection-import-status-rows = 列數
collection-import-status-means = 含義
collection-import-status-means-of = 「{ $value }」的含義
collection-import-status-unknown = 無法辨識：不匯入
collection-import-meaning-owned = 已擁有
collection-import-meaning-wanted = 想要
collection-import-meaning-missing = 未擁有
collection-import-meaning-trade = 已擁有，可交換
collection-import-meaning-skip = 略過
collection-import-heading = 標題列
collection-import-heading-line = 第 { $line } 列：{ $text }
collection-import-heading-none = 沒有標題列
collection-import-heading-missing = 找不到標題列，暫以第 { $line } 列為準。請在此選擇，或指定各欄的內容。
collection-import-all-rows = 檔案全部 { $count } 列的處理方式
collection-import-lines = （第 { $lines } 列）
collection-import-other = 其他檔案…
collection-import-run = { $count ->
        [0] 沒有可匯入的內容
       *[other] 匯入
    }
collection-importing = 匯入中…
collection-imported = 已匯入：新增 { $added } 個，修改 { $changed } 個。

## 放大檢視單件的照片

key-photos = 照片
photo-of = { $name }：第 { $number } 張照片，共 { $count } 張
photo-turned = 已旋轉 { $name } 的照片
photo-previous = 上一張
photo-next = 下一張
photo-larger = 放大
photo-smaller = 縮小
photo-turn-right = 向右轉
photo-turn-left = 向左轉

## Many at once

collection-edit = 更改選取的版本
collection-edit-want-up-to = 想要，直到擁有
collection-edit-trade-beyond = 超出的都可交換，保留
collection-edit-cards-as-figures = 資料卡與模型一樣多
collection-edit-figures = 擁有的模型數設為
collection-edit-cards = 擁有的資料卡數設為
collection-edit-wanted = 想要數設為
collection-edit-for_trade = 可交換數設為
collection-edit-do = 套用
collection-edited = 已更改 { $count } 個版本
collection-chosen = 已選 { $count } 個
collection-chosen-none = 取消選取
