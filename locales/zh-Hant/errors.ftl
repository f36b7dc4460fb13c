label-means = 對資料的影響
label-todo = 解決方法
the-database = 資料庫
note-decoded-as = { $path } 不是 UTF-8，已依 { $encoding } 讀取。如果名稱不正確，請將檔案另存為 UTF-8。
note-game-recognised = 沒有說明這是哪個遊戲；從各行看是 { $game }。如果是別的遊戲，請用 --game 說明。
note-game-rather = 從各行看，這是 { $game } 的列表。要這樣讀取，請用 --game { $id }。

note-without-data = 這次沒有用到你的收藏和別名：{ $reason }
note-backup-failed = 無法建立今天的備份：{ $reason }
## Files

error-file-not-found = 找不到檔案 { $file }。
    .means = 沒有讀取也沒有更動任何資料。
    .todo = 請檢查檔名和資料夾。
error-file-empty = { $file } 是空的。
    .means = 沒有更動任何資料。
    .todo = 請選擇有內容的檔案，或重新儲存名單。
error-file-too-large = { $file } 的大小是 { $size } MiB，最多只能讀取 { $limit } MiB。
    .means = 沒有讀取也沒有更動任何資料。
    .todo = 請分割檔案，或確認沒有選錯檔案。
error-file-binary = { $file } 不是文字檔。
    .means = 沒有更動任何資料。
    .todo = 請選擇文字檔。試算表請到「收藏」頁面匯入。
error-file-dangerous = 沒有讀取 { $file }：{ $reason ->
        [memory] 讀取它需要超過 { $limit } MiB 的記憶體。
        [time] 讀取它需要超過 { $limit } 秒。
        [search] { $limit } 秒內沒有在圖中找到 QR code。
       *[crash] 檔案內容使讀取程式停止運作。
    }
    .means = 沒有更動任何資料。檔案由獨立的程式讀取，Muster 本身不受影響。
    .todo = { $reason ->
        [search] 請把照片裁切到只剩 QR code，或靠近一點重拍。
       *[other] 檔案已損毀，或可能有害。如果你信任它，請用原本的程式開啟並重新儲存，或把表格存成 CSV。
    }
error-file-beyond-limits = 沒有讀取 { $file }：{ $reason ->
        [rows] 超過 { $limit } 列。
        [columns] 超過 { $limit } 欄。
        [cells] 連同中間的空白儲存格，超過 { $limit } 個儲存格。
        [cell] 有一個儲存格超過 { $limit } 個字元。
        [text] 文字超過 { $limit } MiB。
        [unpacked] 解壓縮後超過 { $limit } MiB。
        [objects] 附件清單超過 { $limit } 項。
        [bytes] 超過 { $limit } 位元組。
       *[members] 列出的模型超過 { $limit } 個。
    }
    .means = 沒有更動任何資料。
    .todo = 請確認檔案是否正確，再刪除不需要的內容（包括空白的列和欄），或分割檔案。
error-json-invalid = { $file } 第 { $line } 行第 { $column } 欄不是有效的 JSON：{ $reason }
    .means = 沒有更動任何資料。
    .todo = 請修正該處，或重新匯出{ squad }。
error-output-not-writable = 無法寫入 { $file }：{ $reason }
    .means = 你的資料沒有更動，只是檔案沒有產生。
    .todo = 請改選其他資料夾，或關閉正在使用該檔案的程式。
error-output-is-data = { $file } 是 Muster 存放自己資料的位置。
    .means = 沒有寫入任何內容，你的資料沒有更動。
    .todo = 請改用其他名稱或資料夾。
error-file-failed = 讀取或寫入失敗：{ $path }（{ $detail }）
    .means = 先前儲存的資料都安全，也沒有留下不完整的資料。
    .todo = 請檢查磁碟和資料夾後再試。
error-file-unreadable = 無法讀取 { $file }：{ $reason }
    .means = 沒有更動任何資料。
    .todo = 請確認檔案可以讀取，且沒有被其他程式佔用。
error-nothing-found = { $file } 裡沒有任何模型。
    .means = 沒有可檢查的內容，也沒有更動任何資料。
    .todo = 請每行寫一個模型，使用資料卡上的名稱，或檢查所選的遊戲。

## What was asked for

error-unknown-game = 沒有遊戲 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇，或載入該遊戲的資料包。
error-unknown-format = 沒有賽制 { $name }。現有：{ $known }。
    .means = 沒有檢查{ squad }，也沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-era = 沒有時代 { $name }。現有：{ $known }。
    .means = 沒有檢查{ squad }，也沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-side = 沒有立場 { $name }。現有：{ $known }。
    .means = 沒有檢查{ squad }，也沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-figure = 圖鑑裡沒有模型 { $name }。
    .means = 沒有更動任何資料。
    .todo = 請檢查拼字，或用名稱的一部分搜尋圖鑑。
error-unknown-squad = 沒有儲存名為 { $name } 的{ squad }。
    .means = 沒有更動任何資料。
    .todo = 請列出已儲存的{ squad }，再從中選擇。
error-list-too-long = { $file } 超過 { $limit } 行。
    .means = 沒有讀取也沒有更動任何資料。
    .todo = 請只保留{ squad }的內容，或改以收藏匯入。
error-unknown-faction = 沒有陣營 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-set = 沒有系列 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇，或使用縮寫。
error-unknown-question = 沒有待確認的問題 { $name }。
    .means = 沒有更動任何資料。
    .todo = 請列出待確認的問題，並複製其中一個的識別碼。
error-unknown-answer = { $name } 不能回答這個問題。可用的答案：{ $known }
    .means = 問題仍待確認，沒有更動任何資料。
    .todo = 請用其中一種方式回答。
error-unknown-ending = 這個遊戲沒有「{ $name }」這種結束方式。現有：{ $known }。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請選擇其中之一。
error-unknown-mission = 沒有名為「{ $name }」的任務，或有好幾個。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請用識別碼，見 muster match maps --json。
error-unknown-term = { $near ->
        [none] 沒有名為「{ $name }」的用語。
       *[some] 沒有名為「{ $name }」的用語。你要找的是：{ $known }
    }
    .means = 沒有更動任何資料。
    .todo = 檢查拼寫，或用部分文字搜尋。
error-figure-is-term = 「{ $name }」是用語，不是模型。
    .means = 沒有更動任何資料。
    .todo = 請在規則頁查看，或輸入 muster terms show { $name }
error-words-unreadable = { $file } 不是用語和模型說明的檔案。
    .means = 你自己的說明沒有更動。
    .todo = 請選擇有 of、about 和 text 欄位的表格，也就是 muster terms export 寫出的檔案。
error-unknown-setting = 沒有設定 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-not-found = 沒有儲存過 { $wanted }。
    .means = 沒有更動任何資料。
    .todo = 請列出已儲存的項目，再從中選擇。
error-ambiguous = { $wanted } 可能是：{ $candidates }。
    .means = 沒有更動任何資料。
    .todo = 請寫完整名稱或識別碼。
error-unknown-language = Muster 不支援語言 { $name }。支援：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-alias = 沒有模型使用別名 { $name }。
    .means = 沒有更動任何資料。
    .todo = 請列出你設定過的別名。
error-unknown-field = 欄位不能視為 { $name }。可用：{ $known }。
    .means = 你的收藏沒有更動。
    .todo = 請從中選擇。

error-alias-unusable = { $name } 不能作為模型的別名：其中沒有字母或文字，或已是某個模型的名稱。
    .means = 沒有更動任何資料。
    .todo = 請改用其他文字。
error-name-unusable = 戰役不能命名為「{ $name }」：名稱至少要有一個文字或數字。
    .means = 沒有更動任何資料。
    .todo = 請換一個名稱。
error-unknown-command = 沒有指令 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請重新啟動程式；若再次出現，請附上這段訊息回報。
error-unknown-revision = 這支{ squad }沒有版本 { $name }。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-sheet = 檔案中沒有工作表「{ $name }」。現有：{ $known }。
    .means = 你的收藏沒有更動。
    .todo = 請選擇其中的工作表；不選則讀取所有含模型的工作表。
error-unknown-status = 從「{ $name }」看不出狀態的含義。可用的含義：{ $known }。
    .means = 你的收藏沒有更動。
    .todo = 請寫成「值=含義」，例如 已售=missing。
error-unknown-column = 檔案中沒有欄位 { $name }。現有：{ $known }。
    .means = 你的收藏沒有更動。
    .todo = 請照檔案寫出欄位名稱，接著寫等號和它的意義。
error-unknown-pack = 沒有自訂資料包 { $name }。現有：{ $known }。
    .means = 沒有任何更動。
    .todo = 請查看資料包清單，從中選擇一個。
error-pack-broken = { $file } 有錯誤，沒有載入，因此無法加入內容。
    .means = 沒有更動任何資料，之前確認的內容仍在其中。
    .todo = 請列出資料包查看錯誤，並先更正。
error-backup-unusable = { $file } 不是完好的備份：{ $reason }
    .means = 沒有還原任何內容，你的資料沒有更動。
    .todo = 請列出備份，再選擇另一份。
error-restore-in-groups = 這台電腦在群組 { $groups } 中：還原之後，下次交換會把撤掉的內容又帶回來
    .means = 沒有還原任何內容。
    .todo = 請選擇：--leave-groups 只還原這台電腦並退出群組，--everywhere 讓群組裡所有的電腦一起還原。
error-argument-unknown = 這裡沒有 { $argument }。
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
error-argument-value = { $argument } 不能是 { $value }。
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
error-argument-empty = { $argument } 是空的。
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
error-argument-choice = { $argument } 不能是 { $value }。可用：{ $known }。
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
error-argument-missing = 缺少 { $argument }。
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
error-argument-other = 這些參數不能一起使用：{ $argument }
    .means = 沒有執行任何動作。
    .todo = 查看可用的寫法：{ $command }
## The database

error-database-locked = 另一個程式正在使用 { $path }。
    .means = 先前儲存的資料都安全，但這次的更動沒有儲存。
    .todo = 請關閉其他 Muster 視窗後再試。
error-database-corrupt = { $path } 已損毀：{ $detail }
    .means = 可完整讀取：{ $whole }。已損毀：{ $damaged }。Muster 不會寫入這個檔案，以免失去更多資料。
    .todo = { $backup ->
        [none] 沒有完好的備份。請先把 Muster 資料夾複製到安全的地方。
       *[other] 請還原最新的完好備份：{ $backup }。損毀的檔案會保留。
    }
data-part-collection = 收藏
data-part-squads = 部隊
data-part-campaigns = 戰役
data-part-matches = 對戰
data-part-own-packs = 答案與「我的模型」
data-part-aliases = 別名
data-part-settings = 設定
data-part-none = 無
error-database-too-new = { $path } 是由較新的 Muster 建立的：版本為 { $found }，本程式支援到 { $supported }。
    .means = 沒有任何更動，你的資料是安全的。
    .todo = 請安裝較新的 Muster，或指定其他的 Muster 資料夾。
error-folder-read-only = 無法寫入 { $path }。
    .means = 先前儲存的資料都安全，但這次的更動沒有儲存。
    .todo = 請開放該資料夾的寫入權限，或指定其他的 Muster 資料夾。
error-disk-full = { $path } 所在的磁碟已滿。
    .means = 先前儲存的資料都安全，但這次的更動沒有儲存。
    .todo = 請騰出空間後再試。
error-not-a-muster-database = 這不是 Muster 的資料庫：{ $path }
    .means = 其中的內容沒有更動。
    .todo = 請指定其他的 Muster 資料夾，或移開該檔案。
error-database-missing = 找不到 { $path }。
    .means = 沒有讀取也沒有更動任何資料。
    .todo = 請檢查 Muster 資料夾的名稱。
error-row-unreadable = 有一筆資料無法讀取（{ $table }）：{ $detail }
    .means = 該筆資料保持原狀，其他資料不受影響。
    .todo = 請先備份，再附上這段訊息回報。
error-backup-over-database = 備份不能覆蓋它所備份的資料庫：{ $path }
    .means = 沒有寫入任何內容，你的資料沒有更動。
    .todo = 請改用其他檔名。
error-backup-over-other = 這裡已有另一個檔案，而且不是備份：{ $path }
    .means = 沒有寫入任何內容，那個檔案沒有更動。
    .todo = 請改用其他檔名。
error-database-foreign = { $path } 裡有不是 Muster 建立的內容：{ $what } { $name }
    .means = 沒有更動任何資料。
    .todo = 請選擇 Muster 建立的備份。
error-database-vanished = { $path } 不見了，或是空的，但還有備份。
    .means = 沒有建立新的資料庫，所以不會覆寫任何內容。最新的完好備份是 { $backup }。
    .todo = 請還原這份備份（muster backup restore），或指定從空白資料開始（muster backup start-fresh）。
error-cache-damaged = 搜尋圖鑑用的索引已損毀：{ $detail }
    .means = 其中沒有你的資料，你的資料也沒有更動。
    .todo = 請重新啟動 Muster，索引會重新建立。
error-database-error = 資料庫拒絕了 Muster 的要求：{ $detail }
    .means = 先前儲存的資料都安全，但這次的更動沒有儲存。
    .todo = 請再試一次。如果再次發生，請附上這段訊息回報。

## Spreadsheets

error-spreadsheet-unreadable = 無法把 { $file } 當作試算表讀取：{ $reason }
    .means = 你的收藏沒有更動。
    .todo = 請存成沒有密碼的 CSV、XLSX 或 ODS。
error-spreadsheet-damaged = { $file } 已損毀，或不是試算表。
    .means = 你的收藏沒有更動。
    .todo = 請用原來的程式開啟，重新存成 XLSX、ODS 或 CSV，再匯入新檔案。
error-spreadsheet-no-rows = { $file } 在標題列下方沒有資料。
    .means = 你的收藏沒有更動。
    .todo = 請選擇正確的工作表，或每列填寫一個版本。
error-column-missing = { $file } 沒有 { $column } 的欄位。現有：{ $found }。
    .means = 你的收藏沒有更動。
    .todo = 請在第一列寫上欄位名稱，或指定對應的欄位。
error-unknown-printing = 圖鑑和你的收藏中都沒有這個版本：{ $name }。
    .means = 沒有更動任何資料。
    .todo = 請從清單中重新選擇。
error-unknown-copy = 這一件已不在收藏中：{ $name }。
    .means = 沒有更動任何資料。
    .todo = 請重新開啟這個版本，查看各件。
error-unknown-rarity = 遊戲中沒有「{ $name }」這種稀有度。可用的有：{ $known }。
    .means = 沒有發出任何補充包。
    .todo = 請選擇其中之一。
error-unknown-product = 沒有產品 { $name }。現有：{ $known }。
    .means = 沒有加入任何內容。
    .todo = 請從中選擇。
error-unfit-count = { $value } 不是有效的數量。
    .means = 原有的資料沒有更動。
    .todo = 請輸入 0 到 1,000,000 的整數；產品一次最多 1,000 份。
error-unfit-price = 「{ $value }」不是價格。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請輸入金額，例如 12.50。
error-unfit-currency = 價格沒有有效的貨幣。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請輸入三個字母的代碼，例如 EUR、USD 或 HUF。
error-unfit-date = 「{ $value }」不是日期。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫成 2008、2008-05 或 2008-05-17。
error-photo-unreadable = { $file } 無法當作照片讀取：{ $reason }。
    .means = 這一件保留原有的照片。
    .todo = 請選擇 JPEG 或 PNG 檔案。
error-photo-too-large = { $file } 有 { $width } × { $height } 像素；最多讀取 { $limit } 百萬像素的照片。
    .means = 這一件保留原有的照片。
    .todo = 請縮小照片後重新選擇。

## Printing

error-glyph-missing = 這些字元無法列印：{ $characters }
    .means = 你的資料沒有更動，列印時會以方框代替。
    .todo = 如有需要，請改用其他字元。
error-nothing-to-print = 沒有可以列印的內容。
    .means = 沒有寫入任何檔案。
    .todo = 請先選擇{ squad }、模型或系列。
error-count-endless = 合法的{ squad }有無限多種：沒有規則限制 { $figure } 的數量。
    .means = 沒有計算任何內容。
    .todo = 請用 --owned 或 --collection 指定擁有的模型，或選擇有上限的賽制。
error-count-rare = 這樣的{ squad }太少見，無法隨機抽出。
    .means = 沒有抽出任何內容。
    .todo = 請放寬條件，或換一個種子再抽一次。
error-stopped = 計算已中止。
    .means = 沒有任何更動。
    .todo = 請重新計算。
error-count-too-many = 這個點數的{ squad }太多，無法計算。
    .means = 沒有計算任何內容。
    .todo = 請降低點數，或只計算擁有的模型。
error-count-tangled = 這個賽制的規則互相牽連，無法計算數量。
    .means = 沒有計算任何內容。檢查仍然可用。
    .todo = 請指定陣營，或在其他賽制中計數。
error-link-full = { $link } 的連結最多容納 { $slots } 張卡牌，而{ squad }有 { $cards } 張。
    .means = 沒有寫入任何內容。
    .todo = 請移除一些卡牌，或以文字分享{ squad }。
error-link-no-code = { $link } 沒有這些卡牌的代碼：{ $figures }。
    .means = 沒有寫入任何內容。
    .todo = 請移除它們，或以文字分享{ squad }。
error-file-unrecognised = Muster 無法讀取 { $file }。
    .means = 沒有任何更動。
    .todo = 請使用名單、Muster 製作的{ squad }表或戰役登記表、戰役、有標題列的試算表、資料包或備份。
error-code-unreadable = { $file } 裡的分享碼無法讀取。
    .means = 沒有更動任何資料。
    .todo = 請複製完整的分享碼，從「muster:」到結尾。若仍無法讀取，可能是由較新版的 Muster 產生。
error-pdf-no-campaign = { $file } 裡沒有戰役資料。
    .means = 沒有更動任何資料。
    .todo = 請選擇由 Muster 產生、且未經其他程式另存的戰役登記表。
error-pdf-no-squad = { $file } 裡沒有{ squad }資料。
    .means = 沒有更動任何資料。
    .todo = 請選擇由 Muster 產生、且未經其他程式另存的{ squad }表。
error-picture-no-squad = Muster 在 { $file } 中找不到{ squad }表的 QR 碼。
    .means = 沒有更動任何資料。
    .todo = 請在光線充足處從正上方拍照，並拍到整個 QR 碼。
error-no-share-address = 還沒有設定{ squad }連結的網址。
    .means = 沒有寫入任何內容。
    .todo = 請設定你們存放 Muster 網頁的網址：在設定的「遊戲與列印」中，或執行 muster settings set share-address https://…
error-address-unusable = 瀏覽器無法開啟「{ $address }」。
    .means = 沒有更動任何資料。
    .todo = 請輸入完整的網址，以 https:// 或 http:// 開頭。
error-picture-is-a-file = 圖片不能以文字輸出。
    .means = 沒有寫入任何內容。
    .todo = 請指定檔案，例如 { squad }.png。
error-picture-too-large = { squad }太大：圖片的高度會超過 { $most } 像素。
    .means = 沒有寫入任何內容。
    .todo = 請以文字分享，或列印{ squad }表。

## Everything else

error-internal = Muster 內部發生錯誤：{ $reason }
    .means = 先前儲存的資料都安全，但剛才的操作可能沒有儲存。
    .todo = 請再試一次。如果再次發生，請附上這段訊息回報。

error-journal-invalid = { $file } 第 { $line } 行第 { $column } 欄：無法讀成日誌（{ $reason }）
    .means = 沒有執行任何步驟。
    .todo = 請修正該處後重試。
error-record-invalid = { $file } 第 { $line } 行第 { $column } 欄：{ $reason }
    .means = 沒有執行任何步驟。
    .todo = 請修正該處後重試。
error-step-unknown = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [tap] 沒有「{ $step }」這個動作。可用：{ $known }。
   *[other] 沒有「{ $step }」這個步驟。可用：{ $known }。
}
    .means = 沒有登記任何內容。
    .todo = 請修正後重試。說明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-unknown = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [setup] 日誌開頭沒有「{ $key }」。可用：{ $known }。
   *[other] 步驟 { $step } 沒有「{ $key }」。{ $some ->
        [yes] 可用：{ $known }
       *[no] 這個步驟不填內容
    }。
}
    .means = 沒有登記任何內容。
    .todo = 請修正後重試。說明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-missing = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [setup] 日誌缺少 { $key }。
   *[other] 步驟 { $step } 缺少 { $key }。
}
    .means = 沒有登記任何內容。
    .todo = 請修正後重試。說明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-twice = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $key } 填了兩次。
    .means = 沒有登記任何內容。
    .todo = 請只填一次；多個值以逗號分隔。
error-step-no-value = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}「{ $said }」不是 { $step } 的內容{ $some ->
    [yes] 。可用：{ $known }
   *[no] {""}
}。
    .means = 沒有登記任何內容。
    .todo = 請修正後重試。說明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-value = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $key } 不能是「{ $said }」。{ $explained ->
    [yes] 說明：{ $meaning }。
   *[no] {""}
}
    .means = 沒有登記任何內容。
    .todo = 請修正後重試。說明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-several = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $said } 可能是：{ $known }。
    .means = 沒有登記任何內容。
    .todo = 請改寫識別碼，即括號前的部分。
error-step-nothing = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}沒有說明哪裡不同。
    .means = 沒有登記任何內容。
    .todo = 請加上不同之處，例如 winner=empire，或使用 --remove 或 --before。
error-campaign-foreign-save = { $file } 是 ImperialCommander 2 儲存的戰役：「{ $name }」，{ $credits } 信用點。{ $some-heroes ->
    [yes] 英雄：{ $heroes }。
   *[no] {""}
}{ $some-allies ->
    [yes] 盟友和反派：{ $allies }。
   *[no] {""}
}{ $some-missions ->
    [yes] 任務：{ $missions }。
   *[no] {""}
}
    .means = 沒有匯入任何內容：這種檔裡沒有帝國玩家的技能牌組。
    .todo = 在終端機裡請指明技能牌組：muster campaign import 檔案 --class 牌組，知道的話再加 --agenda-sets。視窗會詢問這兩項。
error-campaign-file-invalid = { $file } 不是有效的戰役檔：{ $fault ->
    [newer] 此版本的 Muster 無法讀取（{ $reason }）
    [short] 缺少紀錄（{ $reason }）
    [order] 有一筆紀錄的位置不對（{ $reason }）
    [changed] 紀錄被手動修改過
    [numbers] 有一筆紀錄的數字不合理（{ $reason }）
    [long] 紀錄太多，不可能是一場戰役（超過 { $reason } 筆）
   *[shape] { $reason }（第 { $line } 行第 { $column } 欄）
}。
    .means = 沒有匯入任何內容；你的戰役維持原樣。
    .todo = 請從來源重新匯出該戰役。
error-refused = 規則不允許：{ $rules }
    .means = 沒有登記任何內容。
    .todo = 請查看接下來可以做什麼。
error-overtaken = 期間有其他人登記了內容。
    .means = 沒有登記任何內容；對方的登記已保留。
    .todo = 請查看登記的內容，再重新登記。
error-step-of-another = 「{ $step }」是在另一台電腦（{ $machine }）登記的。
    .means = 沒有復原任何內容。
    .todo = 請先詢問登記的人。在終端機加上 --theirs 就會復原；視窗會先詢問。
error-changed-since = 無法復原：之後又改過 { $names }。
    .means = 沒有復原任何內容，之後的修改仍然保留。
    .todo = 請先復原之後的修改，或自行更正數量。
error-campaign-contradicts = 檔案與這裡的內容不符，或是其他內容。
    .means = 沒有匯入任何內容；你的戰役沒有變動。
    .todo = 請在原來的電腦上重新匯出戰役。
error-campaign-shared-since = 「{ $name }」在這個檔案寫入之後分享給了群組。
    .means = 沒有匯入任何內容；你的戰役沒有變動。
    .todo = 請在分享戰役的電腦上匯入，或在那裡重新匯出。
error-unknown-campaign = 沒有戰役「{ $name }」。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-style = 沒有名為「{ $name }」的寫法。現有：{ $known }。
    .means = 沒有寫入任何內容。
    .todo = 請從中選擇。
error-pin-wrong = { $given ->
    [no] 這些內容需要 PIN 碼才能查看，但沒有輸入。
   *[yes] PIN 碼不正確。
}
    .means = 帝國玩家的秘密仍然隱藏，沒有更動任何資料。
    .todo = 請再試一次。忘記的 PIN 碼可在終端機中移除：muster campaign pin 名稱 --none

## 對戰

error-no-match-log = { $game }沒有對戰紀錄功能。
    .means = 沒有更動任何資料。
    .todo = 請選擇資料包中寫明如何計分的遊戲。
error-no-mission-nights = { $game }沒有任務之夜功能。
    .means = 沒有更動任何資料。
    .todo = 請選擇資料包的 campaign_rules.toml 有 night 表格的遊戲。
error-no-upgrade = Muster 只能在自己操作的一方升級時決定。
    .means = 沒有更動任何資料。
    .todo = 請先進行到帝國升級。
error-no-table = 無法記錄{ $game }的對局。
    .means = 沒有更動任何資料。
    .todo = 請選擇資料包中有 play.toml 的遊戲。
error-nothing-to-roll = { $name } 沒有可擲的骰子。
    .means = 沒有更動任何資料。
    .todo = 只有 initiative、morale 與 roll 可以代擲；使用 --roll 時請勿另報骰子。
error-too-many-games = 一場對戰最多 { $most } 局，這裡有 { $given } 局。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 只填一場對戰的比分，其餘各局請另記一場。
error-reason-without-score = 填了 { $reasons } 個原因，卻只有 { $scores } 局的比分。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請為每個原因填上該局的比分；沒有原因的一局寫「-」。
error-no-score = 這場對戰還沒有比分。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 至少填一局雙方的得分。
error-squad-of-another-game = { $name }不屬於{ $game }。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請選擇這個遊戲的{ squad }，或不填{ squad }。
error-unfit-day = 「{ $value }」不是日期。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫成 2026-05-17。
error-unfit-score = 「{ $value }」不是比分。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫兩個 0 或以上的整數，自己的在前：12:9。
error-unfit-ending-winner = 「{ $value }」沒有寫明誰獲勝。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫明誰獲勝：{ $value }:me 或 { $value }:opponent。
error-unfit-ending-of-tie = 「{ $value }」只在雙方同點時決定勝負。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請更正點數，或選擇其他結束方式。
error-unfit-ending-by-points = 「{ $value }」由點數較高者獲勝，不必寫明誰獲勝。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請不要寫獲勝者，或選擇其他結束方式。
error-unfit-ending-short = 「{ $value }」需要達到獲勝點數，雙方都沒有。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請更正點數，或選擇其他結束方式。
error-unfit-player = 「{ $value }」不是兩名玩家之一。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫 me 或 opponent。
error-unfit-opponent = 還沒有填寫對手。
    .means = 尚未儲存，你輸入的內容仍然保留。
    .todo = 請寫上對手的名字。
error-unfit-product = { $value } 的內容是隨機的，無法得知有什麼。
    .means = 尚未加入任何內容。
    .todo = 請用試算表或在視窗中輸入實際開出的模型。
error-trades-shape = { $file } 第 { $line } 行第 { $column } 欄：{ $reason }
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請在那裡改正，或請對方重新匯出清單。
error-trades-newer = 這個版本的 Muster 無法把 { $file } 讀成交換清單：檔案自稱是「{ $form }」。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請選擇交換清單，或更新 Muster。
error-trades-other-game = { $name } 的清單屬於另一個遊戲：{ $game }。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請選擇那個遊戲，或不要放入這份清單。
error-trades-value = { $file }：{ $place } 不能是「{ $value }」。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請在那裡改正，或請對方重新匯出清單。
error-trades-long = { $file } 同一類超過 { $limit } 行。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請刪去一些。
error-trades-many = 清單超過 { $limit } 份。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請少選一些。
error-trades-twice = 有兩份清單都是 { $name } 的。
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請去掉一份，或修改其中的名字。
error-trades-name = 清單不能叫「{ $name }」。
    .means = 沒有寫入任何檔案，你的收藏沒有變動。
    .todo = 請取 120 個字元以內的名字。
error-trades-alone = 交換至少需要兩份清單。清單：{ $count }
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請再加一份清單，或填上你的名字，讓你的收藏參加交換。
error-trades-not-two = 依價值交換只在兩人之間進行。清單：{ $count }
    .means = 沒有交換任何東西，你的收藏沒有變動。
    .todo = 請選兩份清單，或改為一個換一個。
error-trades-no-list = 你的收藏中沒有想要或可交換的版本。
    .means = 沒有寫入任何檔案，你的收藏沒有變動。
    .todo = 請先把版本標為想要或可交換。
error-trades-nobody = 不清楚交換的哪一方是你。
    .means = 沒有記錄任何交換，你的收藏沒有變動。
    .todo = 請填上你的名字。
error-trades-none-booked = 沒有可復原的交換紀錄。
    .means = 沒有更動任何資料。
    .todo = 請先記錄交換，或直接更正收藏的數量。
error-trades-changed = 交換已經不同：現在是方案 { $now }，不是 { $plan }。
    .means = 沒有記錄任何交換，你的收藏沒有變動。
    .todo = 請重新查看，再記錄。
error-trades-gone = { $side ->
    [given] 你的收藏中可交換的是 { $left } × { $name }，不是 { $count }。
   *[got] 你的收藏中想要的是 { $left } × { $name }，不是 { $count }。
}
    .means = 沒有記錄任何交換，你的收藏沒有變動。
    .todo = 如果這次交換已經記錄過，就不用再做什麼。否則請修正收藏中的數量。
