### Printing.

## What is told of a print. Said by the program.

print-remark-missing = 沒有字型收錄這些字元：{ $characters }，列印時以打叉的方框代替。
print-remark-shortened = 文字過長，已截短：{ $text }
print-remark-qr = 沒有印出 QR 碼：{ squad }太大，印在紙上的 QR 碼將無法讀取。
print-remark-several = Muster 無法從含多支{ squad }的 PDF 讀取。如要讀取，請分開儲存，或掃描各表上的 QR 碼。
print-remark-not-carried = 不含帝國玩家的秘密，Muster 就無法從這份登記表讀回戰役。請連同秘密一起列印，或匯出戰役。
print-remark-names-secrets = 此頁列出帝國玩家保密的小組。
print-remark-secrets-not-named = 帝國玩家保密的小組只列出數量。
print-remark-secrets-included = 檔案內含帝國玩家的秘密；如有 PIN 碼也在其中。讀取檔案的人都能取得。
print-remark-secrets-left-out = 紙上和檔案裡都不含帝國玩家的秘密。
print-remark-no-card = { $name } 沒有資料卡：圖鑑裡已經沒有這個模型。
print-remark-fewer-cards = 留此出血時，每頁容納 { $count } 張卡。
print-remark-no-photo = 無法讀取 { $name } 的照片，卡背上沒有照片。
print-remark-too-many = 只列印前 { $most } 張資料卡。
print-size-kb = { $size } KB
print-size-mb = { $whole }.{ $tenth } MB

## Keys

key-print-save = 儲存為 PDF
key-print-next = 下一頁
key-print-previous = 上一頁
key-print-turn = 在預覽中翻頁
key-print-zoom = 整頁或實際大小

## What is printed

print-what = 列印內容
print-kind-sheet = { squad }表
    .says = 對戰時使用，附可勾選的方格
print-kind-cards = 資料卡
    .says = 每頁九張，可裁切
print-kind-reference = 規則速查表
    .says = 一頁規則，附勾選部隊卡上的用語
print-kind-board = 戰場
    .says = 可供遊玩的戰場，每半場一頁
print-kind-checklist = 核對表
    .says = 依系列列出收藏
print-kind-wants = 徵求清單
    .says = 你正在找的模型
print-kind-trades = 交換
    .says = 誰把什麼交給誰，附勾選框
print-kind-campaign = 戰役
    .says = 登記表、英雄、商店
print-campaign-part = 列印戰役的哪一部分
print-part-log = 戰役登記表
    .says = 一頁雙方紀錄，後附帳簿
print-part-heroes = 英雄表
    .says = 每名英雄擁有的一切，每頁兩名
print-part-shop = 商店與升級
    .says = 待售物品，以及英雄尚可取得的技能卡
print-part-shopcards = 商店卡牌
    .says = 出售的物品，每頁九張
print-part-night = 任務
    .says = 每回合的威脅、英雄、小組、補給卡
print-part-blanklog = 空白登記表
    .says = 可手寫填入
print-secrets = 列出保密的卡牌
    .says = 帝國玩家保留的進程卡
print-pin = PIN 碼（如有設定）
print-campaign-which = 哪一場戰役
print-no-campaigns = 還沒有戰役。
print-chosen = 已選 { $count } 支
print-no-squads = 還沒有{ squad }。
print-find-squad = 尋找{ squad }
print-each-once = 每種模型只印一張卡，並印出每份的方格
print-figures = 個別模型
print-cards = { $count } 張卡
print-find-figure = 加入模型
print-copies-of = { $name } 的張數
print-drop = 移除 { $name }

## How

print-look = 列印方式
print-paper = 紙張
print-player = 玩家
print-ink = 省墨
    .says = 不印底紋與灰色區塊
print-backs = 卡背
    .says = 用於雙面列印
print-rules = 會用到的規則
    .says = 卡上每個用語的含義，各印一次，分兩欄
print-reminders = 用語的含義
    .says = 每項能力後面附上說明；較長的內容接續到第二張卡
print-spaces = 半場每列的空格數
print-flip = 翻面
print-flip-long = 長邊
print-flip-short = 短邊
print-marks = 裁切標記
    .says = 頁邊的裁切線
print-bleed = 出血
print-bleed-none = 無

## The preview

print-preview = 預覽
print-page-of = 第 { $page } 頁，共 { $pages } 頁
print-page-alt = { $title } 的列印預覽，第 { $page } 頁，共 { $pages } 頁
print-zoom = 預覽大小
print-zoom-fit = 整頁
print-laying-out = 正在排版…
print-nothing = 還沒有可列印的內容
print-choose-sheet = 勾選{ squad }，每支{ squad }各印一份。
print-choose-cards = 勾選{ squad }，或加入個別模型。
print-no-wants = 還沒有想要的模型。在圖鑑裡標記之後，就會列在這裡。
print-choose-campaign = 請選擇一場戰役。
print-no-shop = 這個階段沒有出售的物品。
print-no-night = 請先開啟其中一個任務的任務之夜。

## Saving

print-save = 儲存 PDF…
print-saving = 儲存中…
print-save-title = 儲存 PDF
print-saved = 已儲存：{ $path }（{ $pages } 頁，{ $size }）
print-show-folder = 在資料夾中顯示
print-open = 開啟
print-file-cards = { $title } – 資料卡
print-file-log = { $title } – 登記表
print-file-heroes = { $title } – 英雄
print-file-shop = { $title } – 商店
print-file-shopcards = { $title } – 商店卡
print-file-night = { $title } – 任務
print-file-squads = { $count } 支{ squad }
