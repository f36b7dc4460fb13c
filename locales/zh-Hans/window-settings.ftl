### Settings: what the user may set, and what lies in the data folder.

settings-sections = 设置的分类
settings-appearance = 外观
settings-playing = 游戏与打印
settings-backups = 数据与备份
settings-packs = 数据包
settings-names = 别名
settings-about = 关于

## Appearance

settings-language = 语言
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-contrast = 高对比度
settings-text-size = 文字大小

## Playing

settings-games = 你玩的游戏
settings-player = 你的名字
settings-player-why = 会印在部队表上。
settings-share-address = 链接的网址
settings-share-address-why = 你们存放 Muster 网页的位置，例如 https://example.org/muster/。分享的链接会以它开头。
settings-paper = 纸张
settings-paper-a4 = A4（210 × 297 mm）
settings-paper-letter = Letter（8.5 × 11 英寸）
settings-currency = 价格的币种
settings-currency-none = 未选择

## Data and backups

settings-data-folder = 你输入的数据都存在这个文件夹：
settings-show = 显示
settings-show-of = 显示 { $name }
settings-backups-text = 一份备份就是一个文件，里面有你的所有数据：部队、收藏、战役、对战、待确认问题的答案、“我的模型”和照片。使用 Muster 的每一天都会自动备份，保留最近十份。战役的秘密和 PIN 码也在其中。
settings-back-up = 立即备份
settings-back-up-to = 备份到…
settings-backup-to = 备份保存到哪里
settings-restore-from = 从文件恢复…
settings-restore-file = 要恢复哪份备份
settings-backup-files = Muster 备份
settings-backed-up = 已备份：{ $file }
settings-no-backups = 还没有备份
settings-no-backups-text = 第一次保存数据时会自动备份。
settings-backup-made = 时间
settings-backup-kind = 种类
settings-backup-size = 大小
settings-backup-kind-daily = 每日
settings-backup-kind-saved = 手动
settings-backup-kind-replaced = 恢复之前
settings-backup-kind-migration = 更新之前
settings-backup-kind-other = 其他文件
settings-backups-all = 显示全部 { $count } 份
settings-restore = 恢复
settings-restore-of = 恢复 { $time } 的备份
settings-restore-title = 要恢复这份备份吗？
settings-restore-what = 所有部队、收藏、战役、对战、答案、“我的模型”和设置都会换成这份备份的内容：{ $what }。
settings-restore-kept = 当前的数据会另存为备份，之后可以换回来。
settings-restore-missing = 备份里的所有数据都会恢复：{ $what }。
settings-restore-damaged = 损坏的文件会保留在备份列表里。
settings-restore-groups = 这台电脑在群组 { $groups } 中。备份撤掉的内容，下次交换又会带回来。要怎么做？
settings-restore-leave = 只恢复这台电脑
settings-restore-leave-what = 退出群组，其他电脑的内容不变。
settings-restore-everywhere = 群组里所有的电脑一起恢复
settings-restore-everywhere-what = 备份之后的内容，会在下次交换时从每台电脑上撤销。设置不变。
settings-restored-left = 这台电脑已退出 { $groups }。
settings-restored-everywhere = { $groups } 的其他电脑会在下次交换时跟着恢复。
settings-restored = 已恢复备份。
settings-restored-kept = 已恢复备份。原来的数据也在备份列表里。

## Packs

settings-packs-text = 数据包收录一款游戏的数据。可以从 zip 文件安装，或把文件夹拖放到窗口。
settings-pack-files = 数据包
settings-install = 安装数据包…
settings-reload = 重新读取数据包
settings-packs-reloaded = 已重新读取所有数据包。
settings-checking = 正在检查…
settings-installed = 已安装 { $name }：{ $count } 个模型。
settings-refused = 没有安装 { $name }，发现 { $count } 个错误
settings-pack-built-in = 内置
settings-pack-own = 由 Muster 保存
settings-pack-broken = 未加载
settings-pack-replaced = 已被你的数据包替换
settings-pack-problems = 错误：{ $count } 个
settings-problems-more = 还有 { $count } 个。
settings-export = 导出…
settings-export-of = 导出 { $name }
settings-export-to = 数据包保存到哪里
settings-pack-exported = { $name } 已写入 { $path }。
settings-remove-of = 移除 { $name }
settings-pack-removed = 已移除 { $name }。部队里的模型会保留名称和费用。
settings-replace-title = 要替换数据包吗？
settings-replace-what = 已有数据包 { $name }。新的会替换它，旧的保留在数据文件夹的“已移除数据包”中。
settings-replace = 替换

## Names

settings-names-none = 读取名单时指定的别名会记在这里。
settings-forget = 删除别名
settings-forget-of = 删除别名 { $text }
settings-forgotten = 已删除别名 { $text }。

## About

settings-licence = 按 { $licence } 许可的自由软件
settings-disclaimer = Muster 与各游戏的发行商无关，也没有得到其认可或支持。其中只有事实：名称、数字和关键字。
settings-sources = { $game } 的数据来源（{ $date }）
