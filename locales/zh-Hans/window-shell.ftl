### The frame of the window: list of pages, palette, key sheet, files dropped.

## The list of pages

shell-skip = 跳到页面内容
shell-pages-menu = 页面；目前在：{ $page }
shell-game = 游戏
shell-facts-of = 数据日期 { $date }
shell-anything = 搜索
shell-keys = 快捷键

## The palette

shell-palette = 前往页面或执行操作
shell-palette-hint = 页面、{ squad }、模型、操作…
shell-palette-none = 找不到“{ $typed }”。
shell-group-pages = 页面
shell-group-squads = { squad }
shell-group-figures = 模型
shell-group-actions = 操作
shell-do-new-squad = 新建{ squad }
shell-do-paste = 粘贴{ squad }名单
shell-do-import = 导入收藏
shell-do-print = 打印数据卡或{ squad }表
shell-do-backup = 立即备份
shell-do-keys = 显示快捷键
shell-do-theme = 主题：{ $theme }
shell-do-language = 语言：{ $language }

## The key sheet

shell-keys-title = 快捷键
shell-or = 或
key-group-window = 全局
key-palette = 前往页面或执行操作
key-settings = 设置
key-sheet = 显示快捷键
key-escape = 关闭打开的面板
key-dialog-do = 在对话框中：执行主要按钮

## Files dropped on the window

shell-drop = 放在这里
shell-drop-what = { squad }名单、Muster 制作的{ squad }表、战役、收藏电子表格、数据包或备份。
shell-drop-reading = 正在读取文件…
shell-drop-one = 一次只能读一个文件，已读取第一个。

## When something is wrong with the whole

shell-to-backups = 备份
shell-start-failed = Muster 无法启动
shell-start-failed-safe = 你的部队和收藏都还在原处。
shell-try-again = 再试一次

## Data that is missing or damaged

shell-lost-vanished = 找不到你的数据
    .text = 如果移动过数据文件夹，或它所在的磁盘没有连接，请先移回或接上，再重新启动 Muster。
shell-lost-corrupt = 你的数据已损坏
    .text = 创建备份之后输入的内容不在备份里。损坏的文件会保留。
shell-lost-choices = 可以这样做
shell-lost-restore = 恢复最新的备份
shell-lost-refused = 较新的备份无法恢复
shell-lost-none = 数据文件夹里没有可以恢复的备份。
shell-lost-other = 选择其他备份…
shell-lost-other-text = 设置里列出了所有备份，也可以恢复保存在别处的备份。
shell-lost-begin = 从空白数据开始
shell-lost-begin-text = 备份会保留。
shell-lost-begin-title = 要从空白数据开始吗？
shell-lost-begin-what = 备份会保留，之后仍然可以恢复。
shell-lost-begun = 已从空白数据开始，备份仍然保留。
