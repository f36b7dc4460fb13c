# 窗口中的任务之夜。

night-title = 任务之夜
night-back = 返回战役
night-undo = 撤销：{ $tap }
night-print = 打印任务
night-start = 任务准备
night-which = 任务
night-set-up = 准备任务
night-no-mission = 现在没有可以玩的任务。
    .text = 请先完成升级阶段。
night-round-heading = 回合
night-round-now = 第 { $round } 回合
night-spent = 花费
night-ahead-said = 威胁等级每回合增加 { $level } 点。之后的回合按不再花费计算。
night-less = 减少{ $what }
night-more = 增加{ $what }
night-token = 用掉一个威胁指示物（剩 { $tokens } 个）
night-next-round = 下一回合：威胁 +{ $level }
night-figures-there = { $there } / { $size } 个模型
night-defeated = 击败
night-defeated-of = 击败 { $name }
night-reinforce-of = +1 ({ $cost })：{ $name }
night-no-groups = 桌上还没有小组。
night-deploy = 部署
night-threat-left = { $threat } 点威胁
night-find = 查找小组
night-all = 所有卡牌
night-won = 已获得
night-size = { $size } 个模型
night-free = 免费
night-free-of = 免费部署 { $name }
night-free-why = 初始小组或预备队不花威胁
night-deploy-of = { $cost }：部署 { $name }
night-none-found = 没有符合的小组。
night-in-rounds = 第 { $rounds } 回合
night-no-supplies = 手上没有补给卡。
night-use = 用掉
night-use-of = 用掉 { $name }
night-drawn = 抽到的卡牌
night-which-card = 选择卡牌
night-supply-left = { $name }（剩 { $left } 张）
night-holder = 持有者
night-no-holder = 不指定
night-draw = 抽取
night-ally-threat = { $tokens ->
    [0] 对方获得 { $threat } 点威胁
   *[other] 对方获得 { $threat } 点威胁，另有 { $tokens } 点以指示物计
}
night-join = 加入
night-joined = 已加入
night-join-of = { $joined ->
    [yes] 已加入：{ $name }
   *[other] 加入：{ $name }
}
night-from = 按任务之夜的记录
night-act = 启动
night-act-of = { $acted ->
    [0] 启动 { $name }
   *[other] 启动 { $name }，已 { $acted } / { $most } 次
}
night-conditions = 状态
night-conditions-of = { $name } 的状态：{ $marks }
night-rest = 休息
night-rest-why = 移除等于耐力的压力，余下的治疗伤害
night-rest-of = { $name } 休息
night-lines-heading = 任务规则
night-last-round = 到第 { $round } 回合
night-happened = 已发生
night-happened-of = 已发生：{ $line }
night-no-lines = 没有记录。
night-line = 要提醒的内容
night-line-when = 时间
night-line-start = 回合开始
night-line-end = 回合结束
night-line-told = 按内容
night-line-round = 回合
night-line-add = 记录
night-limit = 最后回合
night-status-heading = 战况阶段
key-night = 任务之夜
key-night-round = 下一回合
key-night-undo = 撤销上一步
key-night-result = 记录任务结果
night-over = 结果已经登记。
night-heroes = 英雄
night-told-heading = 计数
night-hand = 补给卡
night-groups = 桌上的小组
night-cost = 部署费用 { $cost }
night-reinforcement = 援军费用 { $cost }
night-allies = 盟友

# 各视角：所有人都能看的，以及各方需要的。

night-views = 视角
night-view = { $side ->
    [rebels] 反抗军
    [empire] 帝国
   *[common] 共用
}
night-apart = { $side ->
    [rebels] 在第二个窗口打开反抗军视角
    [empire] 在第二个窗口打开帝国视角
   *[common] 在第二个窗口打开共用视角
}
night-more-things = 更多
night-locked = 帝国视角需要 PIN 码。
night-state-of = { $name }：{ $state }
night-lines-due = 到时：{ $due }
night-line-note = 记录规则…

# 英雄和帝国玩家的卡牌。

night-cards-heading = 帝国卡牌
night-cards-of = { $name } 的卡牌
night-cards-none = 没有卡牌
night-card-more = { $name }：更多
night-card-turn = { $lies ->
    [ready] 重置
    [exhausted] 横置
   *[depleted] 耗尽
}
night-card-lend = { $back ->
    [yes] 还给 { $name }
   *[other] 借给 { $name }
}
night-card-lent = 借给 { $name }

# 任务列出的小组。

night-mission-groups = 任务的小组
night-group = 小组
night-group-as = { $how ->
    [initial] 初始
    [reserve] 预备队
   *[open] 支援
}
night-group-why = { $how ->
    [initial] 免费放到桌上
    [reserve] 等任务要求时部署
   *[open] 可以花费威胁部署
}
night-group-none = 没有支援小组
night-group-hand = 手上的支援小组
night-group-reserve = 预备队
night-group-untold = 尚未指明：可以部署任何小组。
night-group-empty = 无
night-group-hidden = 保密
night-group-bring = 部署
night-group-bring-of = 从预备队部署 { $name }

# 由 Muster 操作有威胁的一方。

night-muster = 由 Muster 操作：{ $side }
night-muster-text = Muster 部署和启动小组，并选择攻击目标。你只要说谁在视线内。
night-muster-level = { $plays ->
    [yes] 由 Muster 操作：{ $level }…
   *[other] 由 Muster 操作…
}
night-muster-choose = 由它选择的支援小组
night-muster-choose-why = 它会保密选择。如果可以部署任何小组，保留 0 即可。
night-muster-chosen = 支援小组已选好。
night-muster-change = 更改
night-muster-start = 由 Muster 操作
night-muster-stop = 停止
night-muster-next = { $some ->
    [yes] 下一个：{ $name }
   *[other] 所有小组都已启动
}
night-muster-seen = 视线内，最近的在前
night-muster-clear = 无 / 全部
night-muster-clear-why = 全部取消，再从最近的开始单击
night-muster-ranges = 距离
night-muster-ranges-why = 以格计，知道的才填
night-muster-act = 启动
night-muster-hint = 小组的行动会写在这里。
night-muster-spend = Muster 部署
night-muster-spend-why = 花费威胁，或留着
night-muster-why = 为什么
night-muster-weighed = 考虑过的目标
night-muster-choice = 选择
night-muster-share = 概率
night-muster-damage = 伤害
night-muster-health = 生命值
night-muster-threat = 威胁
night-muster-secret = 其他选项保密。
night-rolled = 双方掷骰结果
night-rolled-of = { $what ->
    [damage] 伤害
    [surge] 原力波
    [accuracy] 准度
    [block] 阻碍
    [evade] 规避
   *[dodge] 躲避
}
night-redo = 重做：{ $tap }
night-fun-end = 结束任务
night-fun-over = 自由任务结束。
night-fun-back = 回到战役的任务
night-fun = 自由游玩，不计结果
night-fun-none = – 否 –
night-set-up-fun = 准备自由任务
key-night-redo = 重做刚才撤销的操作
night-weighed-target = { $assumed ->
    [yes] { $name }，距离约 { $range }：{ $told }
   *[no] { $name }，距离 { $range }：{ $told }
}
night-barred = 任务不准用的阵营
