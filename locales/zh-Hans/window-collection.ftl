### The collection.

## The page and its parts

key-collection-page = 收藏
key-collection-tab-printings = 版本
key-collection-tab-quick = 快速录入
key-collection-tab-sets = 系列
key-collection-tab-overview = 总览
key-collection-tab-products = 产品
key-collection-tab-field = 可派出
key-collection-tab-trades = 交换
key-collection-import = 导入电子表格
key-collection-undo = 撤销上一步
collection-tab-printings = 版本
collection-tab-quick = 快速录入
collection-tab-sets = 系列
collection-tab-overview = 总览
collection-tab-products = 产品
collection-tab-field = 可派出
collection-tab-trades = 交换
collection-head = { $figures } 个模型 · { $owned } / { $total } 个版本
collection-import = 导入…
collection-export = 导出为 CSV…
collection-more-actions = 更多
collection-print-checklist = 打印核对表
collection-print-wants = 打印求购清单
collection-spreadsheets = 电子表格
collection-file = collection
collection-exported = 已将 { $count } 行写入 { $path }。
collection-undone = 已撤销：{ $what }
collection-nothing-to-undo = 没有可撤销的操作
collection-too-late = 这项操作已无法撤销。

## An empty collection

collection-begin = 收藏还是空的
collection-begin-text = 这里会逐一列出你拥有、想要和愿意交换的版本。选一种方式开始，每一步都可以撤销。
collection-first-quick = 用键盘录入模型
collection-first-product = 添加产品
collection-first-list = 浏览列表

## The list of printings

key-collection = 版本
key-collection-search = 搜索
key-collection-move = 选择版本
key-collection-figures = 增减一个模型
key-collection-cards = 增加一张数据卡；加按 Shift 减少
key-collection-wanted = 想要数加一；加按 Shift 减一
key-collection-trade = 可交换数加一；加按 Shift 减一
key-collection-details = 打开详情
key-collection-choose = 选择行，或全选
collection-printings = 各版本及拥有数量
collection-search = 按名称、系列或编号搜索
collection-search-hint = 名称，或系列加编号：{ $example }
collection-search-hint-name = 名称
collection-show = 显示
collection-show-all = 全部
collection-show-owned = 已拥有
collection-show-missing = 缺少
collection-show-duplicates = 重复
collection-show-wanted = 想要
collection-show-for-trade = 可交换
collection-show-with-details = 有详情
collection-show-with-photo = 有照片
collection-gallery = 照片
collection-column-faction = 阵营
collection-column-name = 名称
collection-column-set = 系列
collection-column-rarity = 稀有
collection-column-rarity-long = 稀有度
collection-column-cost = 费用
collection-column-figures = 模型
collection-column-cards = 数据卡
collection-column-wanted = 想要
collection-column-trade = 可交换
collection-figures-of = { $name } 的模型数
collection-cards-of = { $name } 的数据卡数
collection-wanted-of = { $name } 的想要数
collection-trade-of = { $name } 的可交换数
collection-counted = { $what }由 { $before } 改为 { $now }
collection-fewer = 减一：{ $what }
collection-more = 加一：{ $what }
collection-reading = 读取中
collection-gone = 图鉴中已没有
collection-gone-text = 图鉴中已没有这个版本。你记下的数据仍会保留。
collection-copies = { $count } 件有详情
collection-noted = 有备注
collection-promised-of = { $promised } 个已编入{ squad }
collection-nothing = 没有符合的版本
collection-nothing-text = 请少输入几个字，或移除筛选条件。
collection-show-everything = 显示全部
collection-list-total = { $shown } 个版本，{ $figures } 个模型
collection-foot-count = 模型
collection-foot-wanted = 想要
collection-foot-trade = 可交换
collection-foot-details = 详情
collection-foot-back = 返回

## Details of a printing

collection-details-of = { $name } 的详情
collection-needed = 你的{ squad }需要 { $promised } 个这种模型。
collection-note = 备注
collection-single-copies = 各件详情
collection-no-copies = 还没有记下任何一件的详情。你可以记下品相、价格、存放处，或添加照片。
collection-to-card = 在图鉴中查看
collection-copy-add = 添加一件
collection-copy-new = 新增一件
collection-copy-edit = 这一件的详情
collection-copy-edit-short = 编辑
collection-copy-number = 第 { $number } 件
collection-copy-nothing = 没有记录
collection-copy-condition = 品相
collection-copy-condition-hint = 全新、长矛弯曲…
collection-copy-painted = 涂装
collection-copy-unsaid = 未注明
collection-copy-is-painted = 手工涂装
collection-copy-is-unpainted = 原厂涂装
collection-copy-location = 存放处
collection-copy-location-hint = 盒子、架子…
collection-copy-price = 购入价格
collection-copy-currency = 货币
collection-copy-acquired = 入手日期
collection-copy-removed = 已移除这一件。
collection-copy-added = 已加入 { $name } 的单件
collection-copy-changed = 已编辑 { $name } 的单件
collection-noted-of = { $name } 的备注
collection-photo = 这一件的照片
collection-photos = 照片
collection-photo-choose = 选择照片
collection-photo-add = 添加照片
collection-photo-change = 更换照片
collection-photo-remove = 移除照片
collection-photo-removed = 已移除照片。
collection-photo-added = 已加入照片
collection-photo-replaced = 已更换照片
collection-photo-open = 打开照片
collection-photo-reading = 读取中…
collection-photo-gone = 照片还没传到，或已丢失

## Quick entry

key-collection-quick = 快速录入
key-collection-quick-box = 输入下一个
key-collection-quick-add = 添加
key-collection-quick-choose = 选择其他候选项
key-collection-quick-clear = 清空输入框
collection-quick-set = 录入的系列
collection-quick-any-set = 任何系列
collection-quick-with-cards = 连同数据卡
collection-quick-box = 编号或名称开头
collection-quick-hint = { $example }，或名称中的几个字
collection-quick-hint-set = 12，或名称中的几个字
collection-quick-hint-name = 名称中的几个字
collection-quick-added = 已加入 { $count } × { $name }
collection-quick-how = 输入编号、系列加编号或几个字，再按 Enter。一次多个：3x12 或 12*3。
collection-quick-candidates = 可能的项目
collection-quick-unknown = 找不到“{ $what }”，没有添加任何内容。
collection-quick-foot-add = 添加
collection-quick-foot-choose = 选择
collection-quick-foot-back = 撤销上一个
collection-quick-log = 刚才添加
collection-quick-log-empty = 还没有添加
collection-quick-log-text = 录入的项目会列在这里，可以逐一撤销。
collection-quick-count = { $count } 个模型
collection-quick-taken = 已撤销
collection-quick-undo-of = 撤销 { $name }
collection-have = 有 { $count }
collection-opening = 已录入 { $count } 个模型。补充包的内容是随机的，请录入实际开出的模型。
collection-opening-of = 已录入 { $count } / { $all } 个模型
collection-opening-end = 全部录入完毕

## Sets

collection-sets-title = 系列：已集齐 { $complete } / { $all } 个
collection-share = 比例
collection-owned-of = 拥有／总数
collection-owned-known = { $owned } / 已知 { $total }
collection-set-named = 本系列共 { $size } 个，图鉴中已有 { $known } 个。其余的可先按编号录入，名称以后再补。
collection-missing = 缺少的版本
collection-missing-count = { $count ->
        [0] 没有缺少
       *[other] 缺 { $count } 个
    }
collection-complete = 这个系列已集齐。
collection-want = 想要
collection-is-wanted = ✓ 想要
collection-show-set = 显示整个系列

## Overview

collection-number-printings = / { $total } 个版本
collection-number-figures = 模型
collection-number-cards = 数据卡
collection-number-duplicates = 重复的模型
collection-number-wanted = 想要
collection-number-trade = 可交换
collection-value = 购入金额
collection-worth = 每个的现价
collection-worth-example = 88 CNY
collection-worth-on = { $date } 的价格
collection-worth-of = 已更改 { $name } 的现价
collection-worth-today = 现值
collection-worth-unknown = { $count } 个模型还没有现价
collection-worth-none = 想知道收藏现在值多少，请以“仅现价”导入价目表（名称或编号、价格）。
collection-most-worth = 最值钱的
collection-value-none = 还没有记下价格。打开一个版本，记下某一件的购入价格。
collection-value-copies = 共 { $count } 件
collection-by-rarity = 各稀有度拥有的版本
collection-by-faction = 各阵营拥有的版本
collection-by-year = 各年入手
collection-column-year = 年份
collection-column-copies = 件数
collection-year = { $copies } 件，累计 { $total } 件

## Products

collection-no-products = 没有已知的产品
collection-no-products-text = 这个游戏的数据没有列出产品。请逐一录入模型。
collection-product-starter = 起始组合
collection-product-pack = 固定内容包
collection-product-figures = { $count } 个模型
collection-product-count = { $name } 的数量
collection-product-add = 加入收藏
collection-product-added = { $name }：已加入 { $count } 个模型和数据卡。
collection-boosters = 补充包
collection-boosters-text = 补充包的内容是随机的。选择系列，再按编号或名称录入模型。

## Importing

collection-import-title = 导入 { $file }
collection-import-reading = 正在读取文件…
collection-import-how = 文件中的数字是
collection-import-replace = 当前的数量：替换原有的内容，文件里没写的保持不变
collection-import-add = 新增的数量：加到原有的数字上
collection-import-worth = 仅现价：数量不变
collection-import-replace-all = 完整的数量：文件列出的版本全部替换，没写的数字归零，备注清空
collection-import-columns = 文件的列
collection-import-column = 列
collection-import-no-heading = 第 { $number } 列
collection-import-means = 含义
collection-import-means-of = { $column } 的含义
collection-import-samples = 例如
collection-import-nothing = — 不读取 —
collection-import-fact = 卡牌数值：{ $fact }
collection-import-encoding = 文件不是 UTF-8，已按 { $encoding } 读取。如果名称不正确，请把文件另存为 UTF-8。
collection-import-does = 导入结果预览
collection-import-added = 个新增版本
collection-import-changed = 个更改版本
collection-import-unchanged = 个不变版本
collection-import-copies = 件有详情
collection-import-skipped = 行跳过
collection-import-changes = 将更改 { $count } 项数据
collection-import-change = { $name }，{ $field }：{ $before } → { $after }
collection-import-faults = 跳过 { $count } 行
collection-import-make-mine = 把图鉴里没有的 { $count } 个模型加入我的模型
collection-import-assumed = { $count } 行采用推测的版本
collection-import-contradictions = 与目录不同的点数：{ $count }
collection-import-line = 第 { $line } 行
collection-import-line-of-sheet = { $sheet } 第 { $line } 行
collection-import-and-more = ……还有 { $count } 项
collection-import-rather = 从各行看，这是 { $game } 的收藏。
collection-import-game = 现在导入到 { $game } 的收藏。
collection-import-switch = 切换到 { $game }
collection-import-sheets = 工作表
collection-import-sheet-only = 只选这张
collection-import-sheet-only-of = 只选这张：{ $sheet }
collection-import-sheets-found = 恢复自动选择
collection-import-statuses = 各种状态的含义
collection-import-statuses-unknown = 有 { $count } 种状态无法识别。请指定含义，否则不会导入这些行。
collection-import-status = 状态
collection-import-status-rows = 行数
collection-import-status-means = 含义
collection-import-status-means-of = “{ $value }”的含义
collection-import-status-unknown = 无法识别：不导入
collection-import-meaning-owned = 已拥有
collection-import-meaning-wanted = 想要
collection-import-meaning-missing = 未拥有
collection-import-meaning-trade = 已拥有，可交换
collection-import-meaning-skip = 跳过
collection-import-heading = 标题行
collection-import-heading-line = 第 { $line } 行：{ $text }
collection-import-heading-none = 没有标题行
collection-import-heading-missing = 找不到标题行，暂以第 { $line } 行为准。请在此选择，或指定各列的内容。
collection-import-all-rows = 文件全部 { $count } 行的处理方式
collection-import-lines = （第 { $lines } 行）
collection-import-other = 其他文件…
collection-import-run = { $count ->
        [0] 没有可导入的内容
       *[other] 导入
    }
collection-importing = 导入中…
collection-imported = 已导入：新增 { $added } 个，更改 { $changed } 个。

## 放大查看单件的照片

key-photos = 照片
photo-of = { $name }：第 { $number } 张照片，共 { $count } 张
photo-turned = 已调整 { $name } 的照片方向
photo-previous = 上一张
photo-next = 下一张
photo-larger = 放大
photo-smaller = 缩小
photo-turn-right = 右旋 90°
photo-turn-left = 左旋 90°

## Many at once

collection-edit = 更改选中的版本
collection-edit-want-up-to = 想要，直到拥有
collection-edit-trade-beyond = 超出的都可交换，保留
collection-edit-cards-as-figures = 数据卡与模型一样多
collection-edit-figures = 拥有的模型数设为
collection-edit-cards = 拥有的数据卡数设为
collection-edit-wanted = 想要数设为
collection-edit-for_trade = 可交换数设为
collection-edit-do = 应用
collection-edited = 已更改 { $count } 个版本
collection-chosen = 已选 { $count } 个
collection-chosen-none = 取消选择
