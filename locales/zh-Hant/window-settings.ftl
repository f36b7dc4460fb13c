### Settings: what the user may set, and what lies in the data folder.

settings-sections = 設定的分類
settings-appearance = 外觀
settings-playing = 遊戲與列印
settings-backups = 資料與備份
settings-packs = 資料包
settings-names = 別名
settings-about = 關於

## Appearance

settings-language = 語言
settings-theme = 主題
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-theme-contrast = 高對比
settings-text-size = 文字大小

## Playing

settings-games = 你玩的遊戲
settings-player = 你的名字
settings-player-why = 會印在部隊表上。
settings-share-address = 連結的網址
settings-share-address-why = 你們存放 Muster 網頁的位置，例如 https://example.org/muster/。分享的連結會以它開頭。
settings-paper = 紙張
settings-paper-a4 = A4（210 × 297 公釐）
settings-paper-letter = Letter（8.5 × 11 英吋）
settings-currency = 價格的幣別
settings-currency-none = 未選擇

## Data and backups

settings-data-folder = 你輸入的資料都存在這個資料夾：
settings-show = 顯示
settings-show-of = 顯示 { $name }
settings-backups-text = 一份備份就是一個檔案，裡面有所有資料：部隊、收藏、戰役、對戰、待確認問題的答案、「我的模型」和照片。使用 Muster 的每一天都會自動備份，保留最近十份。戰役的秘密和 PIN 碼也在其中。
settings-back-up = 立即備份
settings-back-up-to = 備份到…
settings-backup-to = 備份要存在哪裡
settings-restore-from = 從檔案還原…
settings-restore-file = 要還原哪份備份
settings-backup-files = Muster 備份
settings-backed-up = 已備份：{ $file }
settings-no-backups = 還沒有備份
settings-no-backups-text = 第一次儲存資料時會自動備份。
settings-backup-made = 時間
settings-backup-kind = 種類
settings-backup-size = 大小
settings-backup-kind-daily = 每日
settings-backup-kind-saved = 手動
settings-backup-kind-replaced = 還原之前
settings-backup-kind-migration = 更新之前
settings-backup-kind-other = 其他檔案
settings-backups-all = 顯示全部 { $count } 份
settings-restore = 還原
settings-restore-of = 還原 { $time } 的備份
settings-restore-title = 要還原這份備份嗎？
settings-restore-what = 所有部隊、全部收藏、所有戰役和對戰、你的答案、「我的模型」和所有設定都會換成這份備份的內容：{ $what }。
settings-restore-kept = 目前的資料會另存為備份，之後可以換回來。
settings-restore-missing = 備份中的所有資料都會還原：{ $what }。
settings-restore-damaged = 損毀的檔案會保留在備份清單裡。
settings-restore-groups = 這台電腦在群組 { $groups } 中。備份撤掉的內容，下次交換又會帶回來。要怎麼做？
settings-restore-leave = 只還原這台電腦
settings-restore-leave-what = 退出群組，其他電腦的內容不變。
settings-restore-everywhere = 群組裡所有的電腦一起還原
settings-restore-everywhere-what = 備份之後的內容，會在下次交換時從每台電腦上復原。設定不變。
settings-restored-left = 這台電腦已退出 { $groups }。
settings-restored-everywhere = { $groups } 的其他電腦會在下次交換時跟著還原。
settings-restored = 已還原備份。
settings-restored-kept = 已還原備份。原本的資料也在備份清單裡。

## Packs

settings-packs-text = 資料包收錄一款遊戲的資料。可以從 zip 檔安裝，或把資料夾拖放到視窗。
settings-pack-files = 資料包
settings-install = 安裝資料包…
settings-reload = 重新讀取資料包
settings-packs-reloaded = 已重新讀取所有資料包。
settings-checking = 正在檢查…
settings-installed = 已安裝 { $name }：{ $count } 個模型。
settings-refused = 沒有安裝 { $name }，發現 { $count } 個錯誤
settings-pack-built-in = 內建
settings-pack-own = 由 Muster 管理
settings-pack-broken = 未載入
settings-pack-replaced = 已由你的資料包取代
settings-pack-problems = 錯誤：{ $count } 個
settings-problems-more = 還有 { $count } 個。
settings-export = 匯出…
settings-export-of = 匯出 { $name }
settings-export-to = 資料包要存在哪裡
settings-pack-exported = { $name } 已寫入 { $path }
settings-remove-of = 移除 { $name }
settings-pack-removed = 已移除 { $name }。部隊裡的模型會保留名稱和費用。
settings-replace-title = 要取代資料包嗎？
settings-replace-what = 已有資料包 { $name }。新的會取代它，舊的移到 Muster 資料夾裡已移除的資料包中。
settings-replace = 取代

## Names

settings-names-none = 讀取名單時指定的別名會記在這裡。
settings-forget = 刪除別名
settings-forget-of = 刪除別名 { $text }
settings-forgotten = 已刪除別名 { $text }。

## About

settings-licence = 依 { $licence } 授權的自由軟體
settings-disclaimer = Muster 與各遊戲的發行商無關，也未經其認可或支援。其中只有事實：名稱、數字和關鍵字。
settings-sources = { $game } 的資料來源（{ $date }）
