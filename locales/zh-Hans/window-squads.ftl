### Squads and the builder.

## The builder

builder-squad = { squad }
builder-catalogue = 图鉴
builder-details = 详情
builder-panes = { squad }编辑界面的各部分
builder-back = 返回{ squad }列表
builder-name = { squad }名称
builder-unnamed = 未命名的{ squad }
builder-format-label = 赛制
builder-format = { $name } { $limit }
builder-verdict-legal = 合法
builder-verdict-illegal = 不合法
builder-verdict-unsure = 未定
builder-severity-error = 错误
builder-severity-ask = 待确认
builder-severity-warning = 警告
builder-severity-note = 提示
builder-playable-more = 另外 { $count } 种
builder-share = 分享
builder-print = 打印{ squad }表
builder-menu = 这支{ squad }的更多操作
builder-duplicate = 复制一份
builder-history = 旧版本…
builder-export = 导出…
builder-copy-of = { $name }（副本）
builder-duplicated = 已打开：{ $name }
builder-history-title = 这支{ squad }的旧版本
builder-history-now = 当前版本
builder-history-restore = 恢复

builder-settings = 约定
builder-edition = 规则版本：{ $edition }
builder-limit = 约定的点数上限（代替赛制上限）
builder-limit-none = 不限点数
builder-limit-wrong = 请输入大于 0 的整数，留空则采用赛制的上限。
builder-era = 时代
builder-era-needed = 时代（这个赛制必须指定）
builder-side = 立场
builder-faction = 声明的阵营
builder-faction-by-members = 按模型而定
builder-declared = 声明：{ $faction }
builder-undecided = 未决定

builder-sums = 点数与合计
builder-points = { $points } 点
builder-sum-of = { $total } 点，上限 { $limit } 点
builder-sum-left = 剩 { $points } 点
builder-sum-over = 超出 { $points } 点
builder-sum-activations = { $count } 次启动
builder-sum-owned = 全部拥有
builder-sum-missing = 收藏还缺 { $count } 个
builder-figures = { $count } 个模型

builder-search = 搜索图鉴
builder-search-hint = 名称、能力、系列…
builder-found = { $found } / { $all }
builder-fits = 可加入
builder-fills = 刚好用完
builder-own = { $count ->
        [0] 没有
       *[other] 有 { $count }
    }
builder-row-here = ×{ $count }
builder-row-exact = = 0
builder-row-left = 剩 { $left }
builder-row-over = +{ $over }
builder-none = 找不到模型
builder-none-typed = 图鉴中没有符合的结果。输入名称的几个字即可。
builder-none-filtered = 筛选后没有剩下任何模型。
builder-none-mine = 目前只搜索你拥有的模型。
builder-none-all = 显示全部模型

builder-members = { squad }中的模型
builder-count = { $name } 的数量
builder-more = 增加一个 { $name }
builder-fewer = 减少一个 { $name }
builder-removed = 已移除：{ $name }
builder-unknown = 图鉴里已没有这个模型
builder-not-owned = { $owned ->
        [0] 没有
       *[other] 只有 { $owned } 个可用
    }
builder-empty = { squad }里还没有模型
builder-empty-text = 输入模型名称的几个字，再按 Enter。
builder-empty-search = 搜索图鉴
builder-findings = 规则检查结果
builder-legal-sign = 合法
builder-legal = 没有违反任何规则。
builder-answer = 答案
builder-answer-number = 填数字
builder-answer-figures = 例如 faction=republic
builder-answer-cost-change = 例如 -1 name~Trooper with faction=republic
builder-answer-words = 填文字，用逗号分隔
builder-answer-keep = 确定
builder-answered = 已记入你自己的数据包。
builder-show-members = 显示相关的模型
builder-choices = 准备时的选择
builder-text-unknown = 还没有：照卡填写
builder-choice-open = 尚未选择
builder-choice-again = 重新选择
side-list-holder = { $title }：{ $name }
side-list-sum = { $amount ->
    [points] { $total } 点，上限 { $value } 点
    [figures] { $total } 个模型，上限 { $value } 个
   *[any] { $total } 个模型
}
side-list-sum-open = { $amount ->
    [figures] { $total } 个模型，上限未知
   *[points] { $total } 点，上限未知
}
builder-deck-sum = { $cards } / { $size } 张 · { $points } / { $limit } 点
builder-side-add = 加入这份名单
builder-side-done = 回到{ squad }
builder-side-empty = 名单还是空的。
builder-adding-to = 从图鉴加入的模型会放进：{ $list }
builder-pool = 开出的模型
builder-pool-empty = 请加入这场对战开出的模型。
builder-partner = 队友的{ squad }
builder-opponent = 对手的{ squad }
builder-other-none = 移除
builder-other-saved = 已保存的{ squad }
builder-other-paste = 粘贴列表…
builder-other-list = 对方的列表
builder-other-read = 读取列表
builder-considering = 考虑中
builder-take = 编入
builder-take-in = 把 { $name } 编入{ squad }
builder-dismiss = 不再考虑 { $name }
builder-missing = 收藏中缺少的模型
builder-missing-of = 需要 { $needed }，拥有 { $owned }{ $promised ->
        [0] {""}
       *[other] ，其中 { $promised } 个已编入其他{ squad }
    }
builder-missing-in = 收录于：{ $sets }
builder-notes = 笔记
builder-saved = 已保存
builder-saving = 正在保存…
builder-unsaved = 未保存
builder-save-again = 重试
builder-details-none = 尚未选择模型
builder-details-none-text = 用方向键或单击一行，这里就会显示它的数据卡。

builder-hint-add = 加入
builder-hint-count = 数量
builder-hint-consider = 考虑
builder-hint-remove = 移除
builder-hint-move = 移动
builder-hint-carry = 其他名单
key-builder = 编辑{ squad }
key-builder-search = 搜索图鉴
key-builder-add = 加入该行的模型，光标留在搜索框
key-builder-consider = 把该行的模型列入考虑
key-builder-more = 增加一个；焦点在搜索框时，须为空或已全选；按住 Alt 则随时可用
key-builder-fewer = 减少一个，用法相同
key-builder-remove = 把选中的模型移出{ squad }
key-builder-move = 上移或下移选中的模型
key-builder-carry = 把选中的模型移到其他名单，例如援军
key-builder-mine = 全部模型／只看我的
key-builder-fill = 补满{ squad }
key-builder-dice = 随机{ squad }
key-builder-lock = 随机抽出{ squad }时保留选中的模型
key-builder-details = 显示或隐藏详情
key-builder-why = 前往规则检查结果
key-builder-undo = 撤销上一个更改
key-builder-redo = 重做
key-builder-leave = 离开名单或详情

### The list of squads, and lists read and shared.

## The list

squads-new = 新建{ squad }
squads-import = 粘贴名单…
squads-find = 查找{ squad }或其中的模型
squads-sort = 排序
squads-sort-changed = 最近更改
squads-sort-name = 名称
squads-sort-points = 点数最高
squads-sort-missing = 缺少最少
squads-verdict-legal = 合法
squads-verdict-illegal = 不合法
squads-verdict-unsure = 未定
squads-missing = 缺 { $count } 个
squads-figures = { $count } 个模型
squads-activations = { $count } 次启动
squads-duplicate = 复制
squads-copy-of = { $name }（副本）
squads-duplicated = 已复制为 { $name }。
squads-share = 分享…
squads-print = 打印{ squad }表
squads-label = 文件夹与标签…
squads-label-title = “{ $name }”的文件夹与标签
squads-folder = 文件夹
squads-folder-hint = 留空表示不放进文件夹。
squads-folder-none = 没有文件夹
squads-tags = 标签
squads-tags-hint = 用逗号分开。
squads-labelled = 已整理 { $name }
squads-show-folder = 在文件夹中显示
squads-none = 还没有{ squad }
    .text = 新建一支空白{ squad }再添加模型，或粘贴论坛、邮件或{ squad }表里的名单。
squads-sample = 看看示例
squads-nothing-found = 没有{ squad }符合“{ $query }”。
squads-show-all = 显示全部
key-squads-down = 下一支{ squad }
key-squads-up = 上一支{ squad }
key-squads-compare = 选取以比较

## Costs that changed

squads-costs-title = 这些{ squad }保存之后，图鉴里的费用有变。{ squad }的内容没有更改。
squads-costs-take = 采用
squads-costs-take-of = 采用 { $name } 的新费用
squads-costs-all = 全部采用
squads-cost = { $name }：{ $then } → { $now }
squads-cost-each = { $count } × { $name }：每个 { $then } → { $now }
squads-cost-unknown = { $name }：{ $then } → 现已不明
squads-cost-gone = 图鉴里已没有 { $name }（{ $then }）

## Comparing

squads-compare = 比较
squads-compare-not = 取消比较
squads-compare-title = 并排比较两支{ squad }
squads-compare-one = 已选取 { $name }，请再选一支{ squad }来比较。
squads-compare-only = 只在 { $name } 中
squads-compare-both = 两边都有
squads-compare-sum = { $count } 个模型，{ $points } 点
squads-compare-none = 没有
squads-compare-same = 两支{ squad }的模型完全相同。

## Reading a list

squads-import-title = 读取名单
squads-import-paste = 名单原文
squads-import-example =
    2 Clone Trooper
    Yoda (55)
    …
squads-import-hint = 粘贴名单，会即时读取：任何语言的名称、费用、数量与分享码都可以。
squads-import-file = 打开文件…
squads-import-lists = 名单、{ squad }表与{ squad }
squads-import-paste-instead = 改为粘贴
squads-import-make = 创建{ squad }
squads-import-remember = 记住我确认过的名称
squads-import-settled = 全部确认完毕
squads-import-waiting = 有 { $count } 行待确认
squads-import-look = 待确认
squads-import-sure = 已识别
squads-import-remarks = { $count } 行不是模型
squads-import-line = 行
squads-import-role = 读作
squads-import-text = 文字
squads-import-changed = 第 { $line } 行更改了上方的列表：“{ $text }”
squads-import-near = 读作 { $name }，对吗？
squads-import-right = 正确
squads-import-right-line = 正确：“{ $text }”是 { $name }
squads-import-other = 其他模型…
squads-import-choose = 选择模型…
squads-import-other-line = 为“{ $text }”选其他模型
squads-import-search = 模型名称
squads-import-skip = 跳过
squads-import-skip-line = 跳过“{ $text }”
squads-import-is = 就是 { $name }。
squads-import-skipped = 已跳过。
squads-import-change = 更改
squads-import-change-line = 更改“{ $text }”
squads-import-to-notes = 未确认的行会写进{ squad }的笔记。
squads-import-as-read = 没有确认的相近名称，会按当前的识别结果采用。
squads-import-notes =
    读取名单时无法识别的行：
    { $lines }
squads-import-by-alias = 你设置的别名：“{ $text }”
squads-import-by-cost = 按费用识别
squads-import-beside = 另外带上场
squads-import-claim-total = 名单写的是 { $claimed } 点，这些模型共 { $total } 点。
squads-import-claim-activations = 名单写的是 { $claimed } 次启动，实际为 { $activations } 次。
squads-import-costs = 列表：{ $claimed } · 目录：{ $cost }
squads-import-recognised = 没有说明这是哪个游戏；从各行看是 { $game }。
squads-import-rather = 从各行看，这是 { $game } 的列表。
squads-import-read-as = 按 { $game } 读取
squads-import-was-read-as = 已按 { $game } 读取。
squads-import-encoding = 文件不是 UTF-8，已按 { $encoding } 读取。如果名称不正确，请把文件另存为 UTF-8。
squads-import-untaught = { squad }已创建，但无法记住这些名称：{ $names }
squads-arrived-revised = 已存为现有{ squad }的新版本
squads-arrived-same = 已经有这个{ squad }了
squads-arrived-older = 已经有这个{ squad }的较新版本了
squads-arrived-renamed = 已有同名的{ squad }，因此在名称后加上编号
squads-arrived-other = 这个 ID 属于另一个{ squad }，因此另外新建

## Sharing

squads-share-title = 分享 { $name }
squads-share-as = 分享方式
squads-share-text = 文本
    .says = 邮件与消息里常用的写法。
squads-share-forum = 论坛
    .says = 费用在前，论坛常用的写法。
squads-share-markdown = Markdown
    .says = 用于 Discord、Reddit 与 GitHub 的帖子，附检查结果与分享码
squads-share-bbcode = BBCode
    .says = 用于 BoardGameGeek 等论坛的帖子，附检查结果与分享码
squads-share-html = HTML
    .says = 可放进网页的片段，不含脚本，附检查结果与分享码
squads-share-csv = 表格（CSV）
    .says = 供电子表格使用。
squads-share-json = Muster 格式（JSON）
    .says = 保留一切：赛制、笔记、选择与考虑中的模型。
squads-share-other = 采用 { $name } 的写法。
squads-share-code = 分享码
    .says = 一行短码，粘贴在任何可粘贴名单的地方，Muster 都能读取；二维码内容相同。
squads-share-link = 链接
    .says = 在你们的网页中打开{ squad }；粘贴到 Muster 也能读取。# 之后的内容只留在浏览器里。
squads-share-link-settings = 打开设置
squads-share-picture = 图片
    .says = 附检查结果的 PNG，分享码做成二维码，Muster 可从图片读回{ squad }
squads-share-picture-alt = { $name }的图片
squads-share-picture-save = 保存图片…
squads-share-picture-copy = 复制图片
squads-share-picture-not-copied = 无法复制图片，请改为保存。
squads-share-copy = 复制
squads-share-copied = 已复制。
squads-share-copy-by-hand = 已选中，请按 Ctrl+C 复制。
squads-share-save = 保存为文件…
squads-share-saved = 已保存：{ $path }
squads-share-qr = { squad }的二维码
squads-share-qr-too-long = { squad }太大，无法做成二维码；上面那一行包含全部内容。

# Odds against an enemy that was chosen, in short.
builder-foe = 对某个敌人的胜算…
builder-foe-choose = 选择敌人
builder-foe-against = 一次启动对 { $name }
builder-foe-first = 每点数伤害高的在前
builder-foe-other = 换一个
builder-foe-end = 结束
builder-foe-needs = { $needed }+ 命中
builder-foe-hits = 命中 { $share }%
builder-foe-points = 每点数 { $damage } 伤害
builder-foe-average = { $damage } 伤害
builder-foe-defeats = 击败 { $share }%
