### The menu bar.

menu-file = 檔案
menu-go = 前往
menu-view = 檢視
menu-help = 說明
menu-import-squad = 匯入{ squad }
menu-import-collection = 匯入收藏
menu-theme-light = 淺色主題
menu-theme-dark = 深色主題
menu-theme-contrast = 高對比
menu-theme-system = 跟隨系統主題
menu-larger = 放大文字
menu-smaller = 縮小文字
menu-usual = 預設文字大小
