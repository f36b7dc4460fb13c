### 一场战役：进行到哪里，以及双方的账簿。

## 可以做的事

book-back = 返回战役列表
book-again = 再试一次
book-heroes = { $count ->
   *[other] { $count } 名英雄
}
book-evening = 第 { $count } 次聚会
book-won = { $side ->
    [rebels] 反抗军赢得战役
    [empire] 帝国赢得战役
   *[other] 获胜方：{ $name }
}
book-undo = 撤销：{ $step }
book-undo-nothing = 没有可以撤销的步骤
book-by = { $step }（{ $machine }）
book-undo-theirs = 要撤销别人登记的步骤吗？
book-undo-theirs-text = “{ $step }”是在另一台电脑（{ $machine }）登记的。
book-redo = 重做：{ $step }
book-print = 打印登记表
book-menu = 战役的更多操作
book-result = 记录任务结果
book-result-not-now = 轮到任务阶段时才能记录结果。目前：{ $place }。
book-correct = 更正…
book-export = 导出…
book-refused = 这一步没有登记：
book-panes = 账簿的各部分
book-tab-sides = 双方
book-tab-next = 下一步
book-tab-ledger = 账簿

## 文件

book-files = 战役
book-export-title = 导出战役
book-exported = 已写入 { $path }
book-export-secrets = 包含秘密…
book-export-with = 重新写入
book-export-secrets-text = 文件会包含帝国玩家的进程卡；如有 PIN 码也在其中。导入文件的人都能得到，并同样由 PIN 码隐藏。
book-export-pin = PIN 码（如有）
book-show-folder = 在文件夹中显示

## 历程

book-road = 战役历程
book-road-threat = 威胁等级 { $threat }
book-road-tiers = { $count ->
   *[other] 等级 { $tiers }
}
book-road-next = 下一步
book-road-upgrading = 升级中
book-side = { $side ->
    [rebels] 反抗军
    [empire] 帝国
   *[other] { $name }
}

## 双方

book-of = { $side ->
    [rebels] 反抗军
    [empire] 帝国
   *[other] { $name }
}
book-shared = { $account ->
    [credits] 信用点（共用）
   *[other] { $name }
}
book-sum = { $account ->
    [credits] 信用点
    [hero-xp] 英雄总经验值
    [influence] 影响点
    [imperial-xp] 经验值
   *[other] { $name }
}
book-earned = { $what ->
    [xp] 经验值剩 { $left } / { $xp }
   *[other] { $left } / { $xp } { $name }
}
book-cards = { $count ->
   *[other] { $count } 张卡牌
}
book-items = 物品
book-class-cards = 技能卡
book-rewards = 奖励
book-group-rewards = 团队的奖励
book-allies = 盟友
book-villains = 反派
book-joins = 加入下一个任务
book-packed = 带入下一个任务
book-under = 附在 { $weapon } 下
book-tier = 等级 { $tier }
book-cost = { $what ->
    [xp] { $cost } 经验值
    [credits] { $cost } 信用点
    [influence] { $cost } 影响点
   *[other] { $cost } { $name }
}

## 帝国玩家的秘密

book-agenda-hidden = { $count ->
    [0] 进程卡手牌已隐藏（没有保留的卡牌）
   *[other] 进程卡手牌已隐藏（{ $count } 张）
}
book-agenda-shown = { $count ->
    [0] 进程卡手牌：没有保留的卡牌
   *[other] 进程卡手牌（{ $count } 张）
}
book-agenda-hold = 按住查看（仅限帝国玩家）
book-agenda-pin = 输入 PIN 码查看（仅限帝国玩家）
book-agenda-again = 重新隐藏
book-agenda-none = 没有保留进程卡。
book-show = 查看
book-hide = 隐藏
book-agenda-elsewhere = 保存在帝国玩家的电脑上
book-show-secrets = 查看帝国玩家的秘密
book-hide-secrets = 隐藏帝国玩家的秘密
book-play = 打出
book-play-leave = 打出后移除
book-play-back = 打出后洗回牌组
book-discard = 付费弃掉
book-agenda-open = 面朝上的进程卡
book-agenda-before = 在 { $hero } 面前
book-agenda-depleted = 已耗尽，下个任务恢复

## PIN 码

book-pin-ask = 帝国玩家的 PIN 码
book-pin = PIN 码
book-pin-set = 设置 PIN 码…
book-pin-change = 更改或移除 PIN 码…
book-pin-text = 没有 PIN 码就无法在这个窗口查看进程卡。这只是防止无意中看到，并不会给文件加密。
book-pin-old = 目前的 PIN 码
book-pin-new = 新的 PIN 码
book-pin-again = 再输入一次新的 PIN 码
book-pin-differs = 两次输入不相同。
book-pin-remove = 移除 PIN 码
book-pin-kept = 已设置 PIN 码。
book-pin-removed = 已移除 PIN 码。

## 快捷键

key-book = 战役
key-book-result = 记录任务结果
key-book-reveal = 按住时显示帝国玩家的秘密
key-book-undo = 撤销上一步
key-book-redo = 重做
## 各部分

book-tabs = 战役的各部分
book-page-books = 战役
book-page-evenings = 聚会
book-page-photos = 照片
book-page-charts = 图表

## 按约定

book-swap = 更换英雄…
book-skip = 跳过任务…
book-paper = 导入纸质登记表…
book-amounts = 自行填写的数值…
swap-title = 更换英雄
swap-is = 用于有玩家退出或加入。加入的英雄，经验值与目前获得最少的英雄相同。
swap-leave = 退出
swap-join = 加入
swap-nobody = 无
swap-items = 物品交给
swap-items-back = 放回牌组
swap-xp = 加入时的经验值
swap-xp-hint = 与最少者相同
swap-missing = 请选择退出或加入的英雄。
swap-do = 更换
skip-title = 跳过任务
skip-is = 跳过紧急任务；没有紧急任务时，跳过这个阶段的任务及其后的升级。没有获胜方。
skip-do = 跳过
agreed-why = 原因
agreed-why-hint = 例如：有玩家搬走了
agreed-why-missing = 请填写原因，方便日后查看历程。
amounts-title = 自行填写的数值
amounts-are = 没有来源提供这些数值。你填写过一次，Muster 在所有战役中使用。清除后 Muster 会重新询问；已登记的记录不变。
amounts-none = 还没有填写过数值。
amounts-one = { $what }：{ $amount }
amounts-forget = 清除
amounts-forget-of = 清除 { $mission } 的数值
amounts-forgotten = 已清除 { $mission } 的数值
