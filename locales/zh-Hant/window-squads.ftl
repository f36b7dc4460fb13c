### Squads and the builder.

## The builder

builder-squad = { squad }
builder-catalogue = 圖鑑
builder-details = 詳細資料
builder-panes = { squad }編輯畫面的各部分
builder-back = 返回{ squad }列表
builder-name = { squad }名稱
builder-unnamed = 未命名的{ squad }
builder-format-label = 賽制
builder-format = { $name } { $limit }
builder-verdict-legal = 合法
builder-verdict-illegal = 不合法
builder-verdict-unsure = 未定
builder-severity-error = 錯誤
builder-severity-ask = 待確認
builder-severity-warning = 警告
builder-severity-note = 提示
builder-playable-more = 另外 { $count } 種
builder-share = 分享
builder-print = 列印{ squad }表
builder-menu = 這支{ squad }的更多操作
builder-duplicate = 複製一份
builder-history = 歷史紀錄…
builder-export = 匯出…
builder-copy-of = { $name }（副本）
builder-duplicated = 已開啟：{ $name }
builder-history-title = 這支{ squad }的舊版本
builder-history-now = 目前版本
builder-history-restore = 還原

builder-settings = 約定
builder-edition = 版次：{ $edition }
builder-limit = 約定的點數上限（取代賽制上限）
builder-limit-none = 不限點數
builder-limit-wrong = 請輸入大於 0 的整數；留空則採用賽制的上限。
builder-era = 時代
builder-era-needed = 時代（此賽制必須指定）
builder-side = 立場
builder-faction = 宣告的陣營
builder-faction-by-members = 依模型而定
builder-declared = 宣告：{ $faction }
builder-undecided = 未決定

builder-sums = 點數與合計
builder-points = { $points } 點
builder-sum-of = { $total } 點，上限 { $limit } 點
builder-sum-left = 剩 { $points } 點
builder-sum-over = 超出 { $points } 點
builder-sum-activations = { $count } 次啟動
builder-sum-owned = 全部擁有
builder-sum-missing = 收藏還缺 { $count } 個
builder-figures = { $count } 個模型

builder-search = 搜尋圖鑑
builder-search-hint = 名稱、能力、系列…
builder-found = { $found } / { $all }
builder-fits = 可加入
builder-fills = 剛好用完
builder-own = { $count ->
        [0] 沒有
       *[other] 有 { $count }
    }
builder-row-here = ×{ $count }
builder-row-exact = = 0
builder-row-left = 剩 { $left }
builder-row-over = +{ $over }
builder-none = 找不到模型
builder-none-typed = 圖鑑中沒有符合的結果。輸入名稱的幾個字即可。
builder-none-filtered = 篩選後沒有剩下任何模型。
builder-none-mine = 目前只搜尋你擁有的模型。
builder-none-all = 顯示全部模型

builder-members = { squad }中的模型
builder-count = { $name } 的數量
builder-more = 增加一個 { $name }
builder-fewer = 減少一個 { $name }
builder-removed = 已移除：{ $name }
builder-unknown = 圖鑑中已沒有這個模型
builder-not-owned = { $owned ->
        [0] 沒有
       *[other] 只有 { $owned } 個可用
    }
builder-empty = { squad }裡還沒有模型
builder-empty-text = 輸入模型名稱的幾個字，再按 Enter。
builder-empty-search = 搜尋圖鑑
builder-findings = 規則檢查結果
builder-legal-sign = 合法
builder-legal = 沒有違反任何規則。
builder-answer = 答案
builder-answer-number = 填數字
builder-answer-figures = 例如 faction=republic
builder-answer-cost-change = 例如 -1 name~Trooper with faction=republic
builder-answer-words = 填文字，用逗號分隔
builder-answer-keep = 確定
builder-answered = 已記入你自己的資料包。
builder-show-members = 顯示相關的模型
builder-choices = 準備時的選擇
builder-text-unknown = 還沒有：照卡填寫
builder-choice-open = 尚未選擇
builder-choice-again = 重新選擇
side-list-holder = { $title }：{ $name }
side-list-sum = { $amount ->
    [points] { $total } 點，上限 { $value } 點
    [figures] { $total } 個模型，上限 { $value } 個
   *[any] { $total } 個模型
}
side-list-sum-open = { $amount ->
    [figures] { $total } 個模型，上限未知
   *[points] { $total } 點，上限未知
}
builder-deck-sum = { $cards } / { $size } 張 · { $points } / { $limit } 點
builder-side-add = 加入這份名單
builder-side-done = 回到{ squad }
builder-side-empty = 名單還是空的。
builder-adding-to = 從圖鑑加入的模型會放進：{ $list }
builder-pool = 開出的模型
builder-pool-empty = 請加入這場開出的模型。
builder-partner = 隊友的{ squad }
builder-opponent = 對手的{ squad }
builder-other-none = 移除
builder-other-saved = 已儲存的{ squad }
builder-other-paste = 貼上清單…
builder-other-list = 對方的清單
builder-other-read = 讀取清單
builder-considering = 考慮中
builder-take = 編入
builder-take-in = 把 { $name } 編入{ squad }
builder-dismiss = 不再考慮 { $name }
builder-missing = 收藏中缺少的模型
builder-missing-of = 需要 { $needed }，擁有 { $owned }{ $promised ->
        [0] {""}
       *[other] ，其中 { $promised } 個已編入其他{ squad }
    }
builder-missing-in = 收錄於：{ $sets }
builder-notes = 筆記
builder-saved = 已儲存
builder-saving = 正在儲存…
builder-unsaved = 未儲存
builder-save-again = 再試一次
builder-details-none = 尚未選擇模型
builder-details-none-text = 用方向鍵或點選一列，這裡就會顯示它的資料卡。

builder-hint-add = 加入
builder-hint-count = 數量
builder-hint-consider = 考慮
builder-hint-remove = 移除
builder-hint-move = 移動
builder-hint-carry = 換名單
key-builder = 編輯{ squad }
key-builder-search = 搜尋圖鑑
key-builder-add = 加入該列的模型，游標留在搜尋框
key-builder-consider = 把該列的模型列入考慮
key-builder-more = 增加一個；在搜尋框中須為空白或已全選，按住 Alt 則隨時可用
key-builder-fewer = 減少一個，用法相同
key-builder-remove = 把選取的模型移出{ squad }
key-builder-move = 上移或下移選取的模型
key-builder-carry = 把選取的模型移到其他名單，例如援軍
key-builder-mine = 全部模型／只看我的
key-builder-fill = 補滿{ squad }
key-builder-dice = 隨機{ squad }
key-builder-lock = 隨機抽出{ squad }時保留選取的模型
key-builder-details = 顯示或隱藏詳細資料
key-builder-why = 前往規則檢查結果
key-builder-undo = 復原上一步
key-builder-redo = 重做
key-builder-leave = 離開名單或詳細資料

### The list of squads, and lists read and shared.

## The list

squads-new = 新增{ squad }
squads-import = 貼上名單…
squads-find = 尋找{ squad }或其中的模型
squads-sort = 排序
squads-sort-changed = 最近更動
squads-sort-name = 名稱
squads-sort-points = 點數最高
squads-sort-missing = 缺少最少
squads-verdict-legal = 合法
squads-verdict-illegal = 不合法
squads-verdict-unsure = 未定
squads-missing = 缺 { $count } 個
squads-figures = { $count } 個模型
squads-activations = { $count } 次啟動
squads-duplicate = 複製
squads-copy-of = { $name }（副本）
squads-duplicated = 已複製為 { $name }。
squads-share = 分享…
squads-print = 列印{ squad }表
squads-label = 資料夾與標籤…
squads-label-title = 「{ $name }」的資料夾與標籤
squads-folder = 資料夾
squads-folder-hint = 留空表示不放進資料夾。
squads-folder-none = 沒有資料夾
squads-tags = 標籤
squads-tags-hint = 用逗號分開。
squads-labelled = 已整理 { $name }
squads-show-folder = 在資料夾中顯示
squads-none = 還沒有{ squad }
    .text = 新增一支空白{ squad }再加入模型，或貼上論壇、郵件或{ squad }表裡的名單。
squads-sample = 看看範例
squads-nothing-found = 沒有{ squad }符合「{ $query }」。
squads-show-all = 顯示全部
key-squads-down = 下一支{ squad }
key-squads-up = 上一支{ squad }
key-squads-compare = 選取以比較

## Costs that changed

squads-costs-title = 這些{ squad }儲存之後，圖鑑的費用有變。{ squad }內容沒有更動。
squads-costs-take = 採用
squads-costs-take-of = 採用 { $name } 的新費用
squads-costs-all = 全部採用
squads-cost = { $name }：{ $then } → { $now }
squads-cost-each = { $count } × { $name }：每個 { $then } → { $now }
squads-cost-unknown = { $name }：{ $then } → 目前不明
squads-cost-gone = 圖鑑裡已沒有 { $name }（{ $then }）

## Comparing

squads-compare = 比較
squads-compare-not = 取消比較
squads-compare-title = 並排比較兩支{ squad }
squads-compare-one = 已選取 { $name }，請再選一支{ squad }來比較。
squads-compare-only = 只在 { $name } 中
squads-compare-both = 兩邊都有
squads-compare-sum = { $count } 個模型，{ $points } 點
squads-compare-none = 沒有
squads-compare-same = 兩支{ squad }的模型完全相同。

## Reading a list

squads-import-title = 讀取名單
squads-import-paste = 名單原文
squads-import-example =
    2 Clone Trooper
    Yoda (55)
    …
squads-import-hint = 貼上名單，會即時讀取：任何語言的名稱、費用、數量與分享碼都可以。
squads-import-file = 開啟檔案…
squads-import-lists = 名單、{ squad }表與{ squad }
squads-import-paste-instead = 改為貼上
squads-import-make = 建立{ squad }
squads-import-remember = 記住我確認過的名稱
squads-import-settled = 全部確認完畢
squads-import-waiting = 有 { $count } 行待確認
squads-import-look = 待確認
squads-import-sure = 已辨識
squads-import-remarks = { $count } 行不是模型
squads-import-line = 行
squads-import-role = 讀作
squads-import-text = 文字
squads-import-changed = 第 { $line } 行改動了上方的列表：「{ $text }」
squads-import-near = 讀作 { $name }，對嗎？
squads-import-right = 正確
squads-import-right-line = 正確：「{ $text }」是 { $name }
squads-import-other = 其他模型…
squads-import-choose = 選擇模型…
squads-import-other-line = 為「{ $text }」選其他模型
squads-import-search = 模型名稱
squads-import-skip = 略過
squads-import-skip-line = 略過「{ $text }」
squads-import-is = 就是 { $name }。
squads-import-skipped = 已略過。
squads-import-change = 更改
squads-import-change-line = 更改「{ $text }」
squads-import-to-notes = 未確認的行會寫進{ squad }的筆記。
squads-import-as-read = 沒有確認的相近名稱，會依目前的判讀採用。
squads-import-notes =
    讀取名單時無法辨識的行：
    { $lines }
squads-import-by-alias = 你設定的別名：「{ $text }」
squads-import-by-cost = 依費用判別
squads-import-beside = 另外帶上場
squads-import-claim-total = 名單寫 { $claimed } 點，這些模型共 { $total } 點。
squads-import-claim-activations = 名單寫 { $claimed } 次啟動，實際為 { $activations } 次。
squads-import-costs = 列表：{ $claimed } · 目錄：{ $cost }
squads-import-recognised = 沒有說明這是哪個遊戲；從各行看是 { $game }。
squads-import-rather = 從各行看，這是 { $game } 的列表。
squads-import-read-as = 依 { $game } 讀取
squads-import-was-read-as = 已依 { $game } 讀取。
squads-import-encoding = 檔案不是 UTF-8，已依 { $encoding } 讀取。如果名稱不正確，請將檔案另存為 UTF-8。
squads-import-untaught = { squad }已建立，但無法記住這些名稱：{ $names }
squads-arrived-revised = 已存為現有{ squad }的新版本
squads-arrived-same = 已經有這個{ squad }了
squads-arrived-older = 已經有這個{ squad }的較新版本了
squads-arrived-renamed = 已有同名的{ squad }，因此在名稱後加上編號
squads-arrived-other = 這個 ID 屬於另一個{ squad }，因此另外新增

## Sharing

squads-share-title = 分享 { $name }
squads-share-as = 分享方式
squads-share-text = 文字
    .says = 郵件與訊息裡常用的寫法。
squads-share-forum = 論壇
    .says = 費用在前，論壇常用的寫法。
squads-share-markdown = Markdown
    .says = 用於 Discord、Reddit 與 GitHub 的貼文，附檢查結果與分享碼
squads-share-bbcode = BBCode
    .says = 用於 BoardGameGeek 等論壇的貼文，附檢查結果與分享碼
squads-share-html = HTML
    .says = 可放進網頁的片段，不含指令碼，附檢查結果與分享碼
squads-share-csv = 表格（CSV）
    .says = 供試算表使用。
squads-share-json = Muster 格式（JSON）
    .says = 保留一切：賽制、筆記、選擇與考慮中的模型。
squads-share-other = 採用 { $name } 的寫法。
squads-share-code = 分享碼
    .says = 一行短碼，貼在任何可貼名單的地方，Muster 都能讀取；QR 碼內容相同。
squads-share-link = 連結
    .says = 在你們的網頁中開啟{ squad }；貼到 Muster 也能讀取。# 之後的內容只留在瀏覽器裡。
squads-share-link-settings = 開啟設定
squads-share-picture = 圖片
    .says = 附檢查結果的 PNG，分享碼做成 QR 碼，Muster 可從圖片讀回{ squad }
squads-share-picture-alt = { $name }的圖片
squads-share-picture-save = 儲存圖片…
squads-share-picture-copy = 複製圖片
squads-share-picture-not-copied = 無法複製圖片，請改為儲存。
squads-share-copy = 複製
squads-share-copied = 已複製。
squads-share-copy-by-hand = 已選取，請按 Ctrl+C 複製。
squads-share-save = 儲存為檔案…
squads-share-saved = 已儲存：{ $path }
squads-share-qr = { squad }的 QR 碼
squads-share-qr-too-long = { squad }太大，無法做成 QR 碼；上面那一行包含全部內容。

# Odds against an enemy that was chosen, in short.
builder-foe = 對某個敵人的勝算…
builder-foe-choose = 選擇敵人
builder-foe-against = 一次啟動對 { $name }
builder-foe-first = 每點數傷害高的在前
builder-foe-other = 換一個
builder-foe-end = 結束
builder-foe-needs = { $needed }+ 命中
builder-foe-hits = 命中 { $share }%
builder-foe-points = 每點數 { $damage } 傷害
builder-foe-average = { $damage } 傷害
builder-foe-defeats = 擊敗 { $share }%
