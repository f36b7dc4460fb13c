### The menu bar.

menu-file = 文件
menu-go = 前往
menu-view = 视图
menu-help = 帮助
menu-import-squad = 导入{ squad }
menu-import-collection = 导入收藏
menu-theme-light = 浅色主题
menu-theme-dark = 深色主题
menu-theme-contrast = 高对比度
menu-theme-system = 跟随系统主题
menu-larger = 放大文字
menu-smaller = 缩小文字
menu-usual = 默认文字大小
