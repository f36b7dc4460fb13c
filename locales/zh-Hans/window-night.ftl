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
night-limit-set = 设定
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
