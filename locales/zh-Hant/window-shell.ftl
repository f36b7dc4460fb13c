### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = 跳到頁面內容
shell-pages-menu = 頁面；目前在：{ $page }
shell-game = 遊戲
shell-facts-of = 資料日期 { $date }
shell-anything = 搜尋
shell-keys = 快速鍵

## The palette

shell-palette = 前往頁面或執行動作
shell-palette-hint = 頁面、{ squad }、模型、動作…
shell-palette-none = 找不到「{ $typed }」。
shell-group-pages = 頁面
shell-group-squads = { squad }
shell-group-figures = 模型
shell-group-actions = 動作
shell-do-new-squad = 新增{ squad }
shell-do-paste = 貼上{ squad }名單
shell-do-import = 匯入收藏
shell-do-print = 列印資料卡或{ squad }表
shell-do-backup = 立即備份
shell-do-keys = 顯示快速鍵
shell-do-theme = 主題：{ $theme }
shell-do-language = 語言：{ $language }

## The key sheet

shell-keys-title = 快速鍵
shell-or = 或
key-group-window = 全域
key-palette = 前往頁面或執行動作
key-settings = 設定
key-sheet = 顯示快速鍵
key-escape = 關閉開啟的面板
key-dialog-do = 在對話框中：執行主要按鈕

## Files dropped on the window

shell-drop = 放在這裡
shell-drop-what = { squad }名單、Muster 製作的{ squad }表、戰役、收藏試算表、資料包或備份。
shell-drop-reading = 正在讀取檔案…
shell-drop-one = 一次只能讀一個檔案，已讀取第一個。

## When something is wrong with the whole

shell-to-backups = 備份
shell-start-failed = Muster 無法啟動
shell-start-failed-safe = 你的部隊和收藏都還在原處。
shell-try-again = 再試一次

## Data that is missing or damaged

shell-lost-vanished = 找不到你的資料
    .text = 如果移動過 Muster 資料夾，或它所在的磁碟沒有連接，請先移回或接上，再重新啟動 Muster。
shell-lost-corrupt = 你的資料已損毀
    .text = 備份之後才輸入的內容不在備份裡。損毀的檔案會保留。
shell-lost-choices = 你可以這樣做
shell-lost-restore = 還原最新的備份
shell-lost-refused = 較新的備份無法還原
shell-lost-none = Muster 資料夾裡沒有可以還原的備份。
shell-lost-other = 選擇其他備份…
shell-lost-other-text = 設定中列出所有備份，也可以還原存在別處的備份。
shell-lost-begin = 從空白資料開始
shell-lost-begin-text = 備份會保留。
shell-lost-begin-title = 要從空白資料開始嗎？
shell-lost-begin-what = 備份會保留，之後仍然可以還原。
shell-lost-begun = 已從空白資料開始，備份仍然保留。
