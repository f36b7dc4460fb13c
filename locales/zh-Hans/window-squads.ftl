### Squads and the builder.

## The builder

builder-squad = { squad }
builder-catalogue = 图鉴
builder-details = 详情
builder-panes = 编组界面的各部分
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
builder-severity-note = 备注
builder-playable-more = 另外 { $count } 种
builder-share = 分享
builder-print = 打印{ squad }表
builder-menu = 更多操作
builder-duplicate = 复制一份
builder-history = 历史记录…
builder-export = 导出…
builder-delete = 删除
builder-copy-of = { $name }（副本）
builder-duplicated = 已打开：{ $name }
builder-deleted = 已删除：{ $name }
builder-history-title = 这支{ squad }的历史版本
builder-history-now = 当前版本
builder-history-restore = 还原

builder-settings = 约定
builder-edition = 版次：{ $edition }
builder-limit = 约定的分数上限（取代赛制的上限）
builder-limit-none = 不限分数
builder-limit-wrong = 请输入大于 0 的整数；留空则采用赛制的上限。
builder-era = 时代
builder-era-needed = 时代（此赛制必须指定）
builder-side = 立场
builder-faction = 宣告的阵营
builder-faction-by-members = 依成员而定
builder-declared = 宣告：{ $faction }
builder-undecided = 未决定

builder-sums = 分数与合计
builder-points = { $points } 分
builder-sum-of = { $total } 分，上限 { $limit } 分
builder-sum-left = 剩 { $points } 分
builder-sum-over = 超出 { $points } 分
builder-sum-activations = { $count } 次激活
builder-sum-owned = 全部拥有
builder-sum-missing = 你的收藏还缺 { $count } 个
builder-figures = { $count } 个模型

builder-search = 搜索图鉴
builder-search-hint = 名称、能力、系列…
builder-found = { $all } 个中的 { $found } 个
builder-found-more = { $found } 个以上
builder-filters = 筛选
builder-filters-clear = 清除筛选
builder-filter-remove = 移除筛选：{ $filter }
builder-filter-faction = 阵营
builder-filter-set = 系列
builder-filter-flag = 卡牌种类
builder-filter-from = 费用下限
builder-filter-to = 费用上限
builder-filter-cost = 费用 { $min }–{ $max }
builder-filter-unique = 唯一性
builder-filter-unique-yes = 唯一
builder-filter-unique-no = 非唯一
builder-any = 不限
builder-fits = 放得下
builder-fills = 刚好用完
builder-mine = 我的收藏
builder-printings = { $count } 个版本
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
builder-unknown = 图鉴中已无此模型
builder-not-owned = { $owned ->
        [0] 没有
       *[other] 只有 { $owned } 个可用
    }
builder-empty = { squad }里还没有模型
builder-empty-text = 输入模型名称的几个字，再按 Enter。
builder-empty-search = 搜索图鉴
builder-findings = 规则检查结果
builder-legal-sign = 合法
builder-legal = { $total } 分，上限 { $limit } 分，没有违反任何规则。
builder-legal-unlimited = { $total } 分，没有违反任何规则。
builder-legal-uncosted = { $count } 个模型，没有违反任何规则。
builder-show-members = 显示相关的模型
builder-choices = 布置时的选择
builder-choice-open = 尚未选择
builder-choice-again = 重新选择
builder-side-list = { $title }：{ $name }
builder-side-sum = { $amount ->
    [points] { $total } 分，上限 { $value } 分
    [figures] { $total } 个模型，上限 { $value } 个
   *[any] { $total } 个模型
}
builder-side-sum-open = { $amount ->
    [figures] { $total } 个模型，上限未知
   *[points] { $total } 分，上限未知
}
builder-deck-sum = { $cards }／{ $size } 张卡 · { $points }／{ $limit } 分
builder-side-add = 加入此清单
builder-side-done = 回到{ squad }
builder-side-empty = 清单还是空的。
builder-adding-to = 图鉴目前加入到：{ $list }
builder-pool = 开出的模型
builder-pool-empty = 请加入为这场游戏开出的模型。
builder-considering = 考虑中
builder-take = 加入
builder-take-in = 把 { $name } 加入{ squad }
builder-dismiss = 不再考虑 { $name }
builder-missing = 收藏中缺少的模型
builder-missing-of = 需要 { $needed }，拥有 { $owned }{ $promised ->
        [0] {""}
       *[other] ，{ $promised } 个已分配给其他{ squad }
    }
builder-missing-in = 收录于：{ $sets }
builder-notes = 笔记
builder-saved = 已保存
builder-saving = 正在保存…
builder-unsaved = 未保存
builder-save-again = 重试
builder-details-none = 尚未选择模型
builder-details-none-text = 用方向键或点选一行，这里就会显示它的卡片。

builder-hint-add = 加入
builder-hint-count = 数量
builder-hint-consider = 考虑
builder-hint-remove = 移除
builder-hint-move = 移动
builder-hint-carry = 其他列表
key-builder = { squad }编组
key-builder-search = 搜索图鉴
key-builder-add = 加入该行的模型，光标留在搜索框
key-builder-consider = 把该行的模型列入考虑
key-builder-more = 增加一个；在搜索框中须为空白或已全选，按住 Alt 则随时可用
key-builder-fewer = 减少一个，用法相同
key-builder-remove = 把选中的模型移出{ squad }
key-builder-move = 上移或下移选中的模型
key-builder-carry = 将选中的模型移到其他列表，例如增援
key-builder-mine = 全部模型／只看我的
key-builder-fill = 补满{ squad }
key-builder-dice = 随机{ squad }
key-builder-lock = 抽出{ squad }时保留选中的模型
key-builder-details = 显示或隐藏详情
key-builder-why = 前往规则的说明
key-builder-undo = 撤销上一个更改
key-builder-redo = 重做
key-builder-leave = 离开清单或详情

### The list of squads, and lists read and shared.

## The list

squads-new = 新{ squad }
squads-import = 粘贴清单…
squads-find = 查找{ squad }或其中的模型
squads-sort = 排序
squads-sort-changed = 最近更改
squads-sort-name = 名称
squads-sort-points = 分数最高
squads-sort-missing = 缺少最少
squads-more = 更多
squads-unnamed = 未命名的{ squad }
squads-verdict-legal = 合法
squads-verdict-illegal = 不合法
squads-verdict-unsure = 未定
squads-missing = 缺 { $count } 个
squads-figures = { $count } 个模型
squads-activations = { $count } 次激活
squads-menu = { $name } 的操作
squads-open = 打开
squads-duplicate = 复制
squads-copy-of = { $name }（副本）
squads-duplicated = 已复制为 { $name }。
squads-remove = 移除
squads-removed = 已移除 { $name }。
squads-share = 分享…
squads-print = 打印{ squad }表
squads-show-folder = 在文件夹中显示
squads-none = 还没有{ squad }
    .text = 从空白{ squad }开始添加模型，或粘贴论坛、邮件或表单里的清单。
squads-sample = 看看示例
squads-nothing-found = 没有{ squad }符合“{ $query }”。
squads-show-all = 显示全部
key-squads-down = 下一支{ squad }
key-squads-up = 上一支{ squad }
key-squads-compare = 选取以比较

## Squads that were removed

squads-removed-title = 已移除的{ squad }
squads-removed-none = 没有移除过{ squad }。
squads-bring-back = 恢复
squads-bring-back-of = 恢复 { $name }
squads-back = { $name } 已恢复。

## Costs that changed

squads-costs-title = 这些{ squad }保存之后，费用有变动。{ squad }本身没有更改。
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
squads-compare-title = 并列比较两支{ squad }
squads-compare-one = 已选取 { $name }，请再选一支{ squad }来比较。
squads-compare-only = 只在 { $name }
squads-compare-both = 两边都有
squads-compare-sum = { $count } 个模型，{ $points } 分
squads-compare-none = 没有
squads-compare-same = 两支{ squad }的模型完全相同。

## Reading a list

squads-import-title = 读取清单
squads-import-paste = 清单原文
squads-import-example =
    2 Clone Trooper
    Yoda (55)
    …
squads-import-hint = 粘贴清单，会即时读取：任何语言的名称、费用、数量与分享码都可以。
squads-import-file = 打开文件…
squads-import-lists = 清单、{ squad }表与{ squad }
squads-import-paste-instead = 改为粘贴
squads-import-make = 创建{ squad }
squads-import-remember = 记住我确认过的名称
squads-import-settled = 全部确认完毕
squads-import-waiting = 有 { $count } 行待确认
squads-import-look = 待确认
squads-import-sure = 已读懂
squads-import-remarks = { $count } 行不是模型
squads-import-near = 视为 { $name }，对吗？
squads-import-right = 正确
squads-import-right-line = 正确：“{ $text }”是 { $name }
squads-import-other = 其他模型…
squads-import-choose = 选择模型…
squads-import-other-line = 为“{ $text }”选其他模型
squads-import-search = 模型名称
squads-import-skip = 略过
squads-import-skip-line = 略过“{ $text }”
squads-import-is = 就是 { $name }。
squads-import-skipped = 已略过。
squads-import-change = 更改
squads-import-change-line = 更改“{ $text }”
squads-import-to-notes = 未确认的行会写进{ squad }的笔记。
squads-import-as-read = 未经确认的近似名称会照读到的结果采用。
squads-import-notes =
    读取清单时看不懂的行：
    { $lines }
squads-import-by-alias = 你教过的名称：“{ $text }”
squads-import-by-cost = 按费用判别
squads-import-beside = { squad }之外
squads-import-claim-total = 清单写的是 { $claimed } 分，这些模型共 { $total } 分。
squads-import-claim-activations = 清单写的是 { $claimed } 次激活，实际为 { $activations } 次。
squads-import-encoding = 文件不是 UTF-8，已按 { $encoding } 读取。如果名称不正确，请将文件另存为 UTF-8。
squads-import-untaught = { squad }已创建，但无法记住这些名称：{ $names }

## Sharing

squads-share-title = 分享 { $name }
squads-share-as = 分享方式
squads-share-text = 文字
    .says = 像邮件与消息里的写法。
squads-share-forum = 论坛
    .says = 费用在前，论坛常用的写法。
squads-share-csv = 表格 (CSV)
    .says = 供电子表格使用。
squads-share-json = Muster 格式 (JSON)
    .says = 保留一切：赛制、笔记、选择与考虑中的模型。
squads-share-other = 采用 { $name } 的写法。
squads-share-code = 分享码
    .says = 一行短码，粘贴在任何可粘贴清单之处，Muster 都能读回；二维码内容相同。
squads-share-copy = 复制
squads-share-copied = 已复制。
squads-share-copy-by-hand = 已选中，请按 Ctrl+C 复制。
squads-share-save = 保存为文件…
squads-share-saved = 已保存：{ $path }
squads-share-qr = { squad }的二维码
squads-share-qr-too-long = { squad }太大，无法做成二维码；上面那一行已包含全部内容。

