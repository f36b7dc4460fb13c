### 战役的步骤：任务结果、升级、准备。

steps-next = 下一步
steps-phase = { $phase ->
    [mission] 任务阶段
    [rebel-upgrade] 反抗军升级阶段
    [imperial-upgrade] 帝国升级阶段
    [over] 结束
   *[other] { $name }
}
steps-saved = 已自动保存
steps-done = 已完成：
steps-mission = 任务阶段
steps-upgrade = { $upgrade ->
    [rebel-upgrade] 反抗军升级阶段
    [imperial-upgrade] 帝国升级阶段
   *[other] { $name }
}
steps-forced = 紧急任务
steps-part = { $number }. { $name }
steps-threat = 威胁等级 { $threat }
steps-played = { $mission }：{ $winner ->
    [rebels] 反抗军获胜
    [empire] 帝国获胜
   *[other] { $name }获胜
}
steps-over = { $winner ->
    [rebels] 反抗军赢得战役。
    [empire] 帝国赢得战役。
   *[other] 获胜方：{ $name }
}
steps-nothing-bought = 没有购买任何卡牌。
steps-forced-first = 必须先进行这个任务。
steps-later-result = 登记任务结果后开始
steps-later-upgrade = { $upgrade ->
    [rebel-upgrade] 完成反抗军升级阶段后开始
   *[other] 完成{ $name }后开始
}
steps-later-forced = 须先完成紧急任务
steps-later-mission = { $upgrades ->
    [2] 完成两个升级阶段后开始
   *[other] 完成{ $name }后开始
}
steps-can-choose = 可选：{ $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] 信用点
    [xp] 经验值
    [influence] 影响点
   *[other] { $name }
}
steps-cost-unknown = 费用不明
steps-sum = { $what ->
    [credits] 信用点
    [xp] 经验值
    [influence] 影响点
   *[other] { $name }
}
steps-left = 可用余额
steps-tier = 等级 { $tier }
steps-start = 起始
steps-held = 已拥有
steps-bought = 已购买

## Going on

steps-go-upgrade = { $upgrade ->
    [imperial-upgrade] 进入帝国升级阶段
   *[other] 进入{ $name }
}
steps-go-stage = 进入下一个任务阶段
key-steps = 战役的下一步
key-steps-go-on = 继续
key-steps-result = 任务结果
key-steps-book = 登记结果

## Selling and the shop

steps-sell-title = 卖出
steps-can-sell = { $count ->
    [0] 没有可卖的物品
    [1] { $count } 张卡牌
   *[other] { $count } 张卡牌
}
steps-sell-none = 没有人拥有可卖出的物品。
steps-sell-closed = 已结束：已经买过东西
steps-sell = 卖出
steps-shop-title = { $tiers ->
    [none] 商店
   *[other] 商店：等级 { $tiers }
}
steps-shop-order = 先卖后买
steps-shop-chance = 随机抽卡
steps-shop-tell = 自行输入
steps-shop-pick = 桌上的卡牌
steps-shop-lay = 摆出
steps-shop-empty = 没有可摆入商店的卡牌。
steps-buy = 购买
steps-buy-for = 买给…
steps-owner = { $hero } 已拥有

## Picking cards

steps-find = 输入名称查找
steps-find-none = 找不到这个名称。
steps-picked = { $count } / { $size }
steps-unpick = 取消选择 { $name }
steps-pick-none = 全部取消

## Class cards

steps-class-title = 技能卡
steps-class-own = 每名英雄自己的牌组
steps-deck-of = 技能牌组：{ $hero }
steps-deck-empty = 没有这个牌组的卡牌数据。
steps-can-buy = { $count ->
    [0] 经验值不足
    [1] 可买 { $count } 张
   *[other] 可买 { $count } 张
}
steps-cost-of = { $what ->
    [xp] { $card } 所需的经验值
    [influence] { $card } 所需的影响点
   *[other] { $card }: { $name }
}

## The Imperial player

steps-agenda-title = 进程卡
steps-agenda-drawn = 已抽卡
steps-agenda-deck = { $count ->
    [1] 牌组中有 { $count } 张
   *[other] 牌组中有 { $count } 张
}
steps-agenda-chance = 随机抽卡
steps-agenda-tell = 自行输入
steps-agenda-pick = 抽到的进程卡
steps-agenda-lay = 确认抽到的卡牌
steps-keep = 购买并保密
steps-resolve = 购买并立即处理
steps-buy-before = 购买，放在 { $hero } 面前
steps-hidden = 只有帝国玩家可以查看进程卡。
steps-hidden-drawn = 已抽出进程卡，只有帝国玩家可以查看。
steps-reveal = 由帝国玩家查看…

## Before a mission

steps-prepare = 准备
steps-prepare-said = 交易、带入物品、盟友
steps-choose = 选择任务
steps-choose-said = { $count ->
    [1] { $count } 个可选
   *[other] { $count } 个可选
}
steps-no-missions = 现在没有可进行的任务。
    .text = 请撤销上一步，或继续进行中的升级阶段。
steps-wins = 奖励：{ $rewards }
steps-result = 登记结果…
steps-packed = 已选定带入物品
steps-not-packed = 尚未选定带入物品
steps-no-items = 没有任何物品。
steps-under = { $card } 附在哪里
steps-under-none = 不附在武器下
steps-under-weapon = 附在 { $weapon } 下
steps-hand = 交给…
steps-pack = 带入勾选的物品
steps-rewards = 团队的奖励
steps-give = 分配给…
steps-allies = 盟友
steps-villains = 反派
steps-joins = { $name } 加入任务

## The result of a mission

steps-result-dialog = 任务结果
steps-result-title = 结果：{ $mission }
steps-ends-upgrade = 升级阶段还没结束；登记后就会结束。
steps-which = 进行了哪个任务
steps-who-won = 获胜方
steps-won = { $winner ->
    [rebels] 反抗军获胜
    [empire] 帝国获胜
   *[other] 获胜方：{ $name }
}
steps-how = 任务结局
steps-ordinary = 普通结局
steps-crates = 货箱
steps-tokens = 取得的指示物
steps-fewer = 减少一个：{ $what }
steps-more = 增加一个：{ $what }
steps-of = / { $most }
steps-conditions = 达成的条件
steps-number = { $column ->
    [xp] 每名英雄的经验值
    [credits] 每名英雄的信用点
    [imperial_xp] 帝国玩家的经验值
    [influence] 影响点
   *[other] { $name }
}
steps-numbers-unknown = 没有这些数字的数据，战役模式指南怎么写？
steps-numbers-other = 战役模式指南的数字不同
steps-reward-to = 奖励归谁：{ $cards }
steps-reward-usual = 按任务说明
steps-ally = 获得哪名盟友
steps-follows = 接下来的主线任务
steps-drawn = { $deck ->
    [side-deck] { $count ->
        [1] 之后抽出的支线任务
       *[other] 之后抽出的支线任务：{ $count } 个
    }
    [threat] { $count ->
        [1] 之后抽出的威胁任务
       *[other] 之后抽出的威胁任务：{ $count } 个
    }
   *[other] { $name } ({ $count })
}
steps-by-chance = 随机抽出
steps-as-drawn = 按桌上抽出的结果
steps-preview = 将登记的内容
steps-preview-what = 对象与项目
steps-preview-amount = 数量
steps-preview-balance = 新余额
steps-preview-waiting = 计算中…
steps-preview-none = 选择获胜方后，这里会列出结果。
steps-balance = = { $balance }
steps-book = 登记
steps-lacks-mission = 请选择任务。
steps-lacks-winner = 请选择获胜方。
steps-lacks-numbers = 请填写数据中没有的数字。
steps-lacks-whole = 数量须为 0 或以上的整数。
steps-lacks-drawn = 请选出所有抽到的任务，或改为随机抽出。
steps-lacks-outcome = 请选择任务的结局。
steps-number-likely = 可能是 { $likely }
steps-number-unknown = 没有来源记载
steps-numbers-take = 采用可能的数字
steps-anyway = 玩了其他任务
steps-anyway-which = 实际进行的任务
steps-anyway-choose = 选择任务
steps-anyway-back = 返回可选任务
steps-anyway-why = 仍然进行的原因
steps-anyway-hint = 例如：地图已经摆好了
steps-lacks-anyway = 请填写仍然进行这个任务的原因。
steps-left-of = 剩余 { $amount }
steps-decide = 由 Muster 决定
steps-decide-why = Muster 抽卡、按权重购买，然后继续：每次一步，可以撤销
