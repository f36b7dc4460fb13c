### 战役的账簿、图表、聚会与更正。

## 账簿

ledger = 账簿
ledger-who = { $side ->
    [rebels] 反抗军
    [empire] 帝国玩家
   *[other] { $name }
}
ledger-filter-who = 对象
ledger-filter-what = 项目
ledger-filter-stage = 阶段
ledger-any-who = 所有人
ledger-any-what = 所有项目
ledger-any-stage = 所有阶段
ledger-without = 取消“{ $what }”筛选
ledger-stage = { $stage }. { $at }
ledger-what = { $what ->
    [credits] 信用点
    [xp] 经验值
    [influence] 影响点
   *[other] { $name }
}
ledger-left = 余 { $balance }
ledger-sums = 所列记录的合计
ledger-sum = { $account ->
    [credits] 信用点
    [hero-xp] 英雄经验值
    [imperial-xp] 帝国经验值
    [influence] 影响点
   *[other] { $name }
}
ledger-count = { $count ->
   *[other] 共 { $count } 条 · 每条都附原因
}
ledger-count-of = { $count } / { $total } 条 · 每条都附原因
ledger-empty = 还没有任何记录
    .text = 每一点信用点、经验值与影响点都会列在这里，并附上原因。
ledger-none = 没有这样的记录
    .text = 没有符合所选条件的记录。
ledger-all = 显示所有记录

## 图表

ledger-charts-are = 每个阶段结束时的数值。
ledger-charts-table = 以表格显示
ledger-charts-empty = 还没有可以绘制的数据
    .text = 每个阶段的任务进行后，图上就会多一个点。
ledger-chart = { $what ->
    [credits] 团队的信用点
    [xp] 获得的经验值
    [influence] 影响点
   *[other] { $name }
}
ledger-chart-over = 各阶段的{ $what }
ledger-line = { $account ->
    [credits] 信用点
    [hero-xp] 英雄
    [imperial-xp] 帝国
    [influence] 影响点
   *[other] { $name }
}

## 聚会

evenings = 聚会
evenings-add = 记录一次聚会
evenings-new = 新建聚会
evenings-edit = 修改聚会
evenings-edit-short = 编辑
evenings-number = 第 { $number } 次聚会 · { $day }
evenings-date = 日期
evenings-date-missing = 请填写日期。
evenings-players = 参加的玩家
evenings-players-hint = 大家的名字或昵称
evenings-note = 笔记
evenings-note-hint = 值得记住的事
evenings-missions = 任务
evenings-no-missions = 记录这次聚会之后没有登记任务。
evenings-oldest-first = 由旧到新
evenings-removed = 已删除 { $day } 的聚会。
evenings-empty = 还没有记录任何聚会
    .text = 记下何时聚会、谁参加、有什么值得记住，也可以加入桌面的照片。
evenings-photos = 桌面的照片
evenings-photo-add = 加入照片
evenings-photo-choose = 选择桌面的照片
evenings-photo-reading = 读取中…
evenings-photo-gone = 照片还没传到，或已丢失
evenings-photo-of = { $day } 的第 { $number } 张照片
evenings-photo-remove = 移除照片
evenings-photo-remove-this = 移除：{ $photo }
evenings-photo-removed = 已移除照片。

## 更正

correct = 更正账簿
correct-is = 用于自定义规则，或补登忘记的内容。更正会另成一条记录，先前登记的内容不变。
correct-who = 对象
correct-what = 项目
correct-what-card = 一张卡牌
correct-way = 增减
correct-amount-more = + 增加
correct-amount-less = − 减少
correct-card-more = + 获得
correct-card-less = − 归还
correct-amount = 数量
correct-missing-amount = 请填写数量：1 以上的整数。
correct-card = 卡牌
correct-card-hint = 名称中的几个字，或标识符
correct-missing-card = 请填写是哪张卡牌。
correct-why-hint = 例如：少算了一个货箱
correct-missing-why = 更正需要说明原因：日后看账簿的人会想知道。
correct-reason-later = 尚未填写原因
correct-preview = 将登记：
correct-preview-none = 登记之前，会先在这里显示内容。
correct-book = 登记更正

## 历程

history = 历程
history-count = { $count } 个步骤
history-mended = 已修改
history-was = “{ $was }”→“{ $becomes }”：{ $why }
history-put-in = 事后补入：{ $why }
history-removed = 已移除 { $count } 个步骤
mend = 修改
mend-of = 修改：{ $step }
mend-title = 修改“{ $step }”
mend-replace = 结果不同
mend-before = 在这之前还有别的
mend-remove = 没有发生
mend-remove-said = 删除这个步骤，之后的一切会重新计算。
mend-why = 原因
mend-why-hint = 登记错误
mend-keep = 保留已进行的任务，即使当时无法选择
mend-do = 修改历程
mend-preview = 会有的更改
mend-preview-none = 输入发生的事，即可查看会有的更改。
mend-becomes = “{ $was }”改为“{ $becomes }”。
mend-goes-before = 在“{ $was }”之前加入“{ $becomes }”。
mend-nothing = 没有任何余额、卡牌或之后的步骤会更改。
mend-anyway = 这些任务会保留，虽然当时无法选择：
mend-lost = { $count } 个步骤不再成立，将舍弃：
history-line = { $who }：{ $what }
history-tab-history = 历程
history-tab-ledger = 账簿
evenings-photo-open = 打开：{ $photo }
photos-empty = 还没有照片
    .text = 给聚会添加照片后，会按任务列在这里。
photos-strip = { $missions } · { $day }
photos-viewer = 第 { $number } / { $count } 张照片 · { $day }
