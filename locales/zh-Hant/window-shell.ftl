### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = 跳到頁面內容
shell-pages-menu = 頁面；目前在：{ $page }
shell-game = 遊戲
shell-facts-of = 資料日期 { $date }
shell-anything = 搜尋
shell-keys = 按鍵

## The palette

shell-palette = 前往頁面或執行動作
shell-palette-hint = 頁面、{ squad }、模型、動作⋯⋯
shell-palette-none = 找不到「{ $typed }」。
shell-group-pages = 頁面
shell-group-squads = { squad }
shell-group-figures = 模型
shell-group-actions = 動作
shell-squad-unnamed = 未命名的{ squad }
shell-do-new-squad = 新增{ squad }
shell-do-paste = 貼上{ squad }名單
shell-do-import = 匯入收藏
shell-do-print = 列印資料卡或{ squad }表
shell-do-backup = 立即備份
shell-do-keys = 顯示按鍵
shell-do-theme = 外觀：{ $theme }
shell-do-language = 語言：{ $language }

## The key sheet

shell-keys-title = 按鍵
shell-or = 或
key-group-window = 任何地方
key-palette = 前往頁面或執行動作
key-settings = 設定
key-sheet = 顯示這份按鍵表
key-escape = 關閉已開啟的視窗

## Files dropped on the window

shell-drop = 放在這裡
shell-drop-what = { squad }名單、Muster 製作的{ squad }表、收藏試算表、資料包或備份。
shell-drop-reading = 正在讀取檔案⋯⋯
shell-drop-one = 一次只能讀一個檔案，已讀取第一個。

## When something is wrong with the whole

shell-to-backups = 備份
shell-start-failed = Muster 無法啟動
shell-start-failed-safe = 你的部隊和收藏都還在原處。
shell-try-again = 再試一次
