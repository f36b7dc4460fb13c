### 窗口中的赛事。

tournaments-new = 新赛事
tournaments-none = 还没有赛事
    .text = 输入参赛玩家，Muster 会安排配对、记下结果并计算排名。
tournaments-unreadable = 无法读取
tournaments-over = 已结束 · { $leaders }
tournaments-before = 尚未开始 · { $count } 名玩家
tournaments-at = 第 { $round } 轮，共 { $rounds } 轮 · { $count } 名玩家
key-tournaments-down = 下一项赛事
key-tournaments-up = 上一项赛事

## 建立赛事

tournaments-name = 名称
tournaments-name-hint = 留空则为今天的日期。
tournaments-players = 玩家，每行一名
tournaments-players-hint =
    { $count ->
        [0] 之后仍可加入。
       *[other] { $count } 名玩家。之后仍可加入。
    }
tournaments-mine = 你是哪一位玩家？
tournaments-mine-none = 我不参赛
tournaments-mine-note = 结束后，你的对战会写入对战记录。
tournaments-rounds = 轮数
tournaments-rounds-hint = 留空则依玩家人数。
tournaments-rounds-wrong = 请输入大于 0 的整数，或留空。
tournaments-start = 开始赛事

## 一场赛事

tournaments-back = 所有赛事
tournaments-finished = 已结束
tournaments-planned = 预定 { $rounds } 轮
tournaments-round = 第 { $round } 轮，共 { $rounds } 轮
tournaments-missing = 第 { $round } 轮，共 { $rounds } 轮 · 还缺 { $count } 场结果
tournaments-round-of = 第 { $round } 轮
tournaments-pair = 下一轮配对
tournaments-print = 打印
tournaments-print-pairings = 配对表
tournaments-print-slips = 结果条
tournaments-print-standings = 排名表
tournaments-more = 更多操作
tournaments-unpair = 撤销配对
tournaments-more-rounds = 改为 { $rounds } 轮
tournaments-finish = 结束赛事
tournaments-finish-note = 你的对战会写入记录。
tournaments-reopen = 重新开启赛事

## 桌次与结果

tournaments-bye = 轮空：{ $name }
tournaments-again = 已交手过
tournaments-result-of = 第 { $table } 桌的结果：{ $first } 对 { $second }
tournaments-result-hint = 120:90
tournaments-result-wrong =
    { $games ->
        [one] 请输入双方得分，例如 120:90。
       *[other] 请输入每一局的得分，例如 12:9 7:8，最多 { $games } 局。
    }
tournaments-decide = 第 { $table } 桌谁获胜
tournaments-wins = { $name } 获胜

## 玩家与排名

tournaments-players-there = { $count } 名玩家
tournaments-player-name = 玩家的名字
tournaments-join = 加入玩家
tournaments-left = { $name }（已退赛）
tournaments-drop = 退赛
tournaments-drop-of = { $name } 退赛
tournaments-return = 回来
tournaments-return-of = { $name } 回来
tournaments-you = 你
tournaments-column-place = 名次
tournaments-column-player = 玩家
tournaments-column-points = 积分
tournaments-column-record = 胜–平–负

## 现开与轮抽

tournaments-print-pools = 各人的模型
tournaments-deal = 发补充包…
tournaments-deal-again = 重新发补充包…
tournaments-deal-title = 发补充包
tournaments-deal-do = 发出
tournaments-deal-play = 玩法
tournaments-deal-sealed = 现开：每人开自己的补充包
tournaments-deal-draft = 轮抽：拿一个，其余传给下一位
tournaments-deal-from = 内容来自
tournaments-deal-own = 我多余的模型，每种留一个
tournaments-deal-all = 所有系列
tournaments-deal-boosters = 每人几包
tournaments-deal-slots = 每包内有
tournaments-deal-note = 请填写每种稀有度的数量；Muster 并不知道所有系列的配置。
tournaments-pools = 各人的模型
tournaments-pools-draft = 轮抽
tournaments-pool-figures = { $count } 个模型
tournaments-pool-squads = { $squads } 种合法组合
tournaments-pool-open = 还没有输入拿走的模型
tournaments-pool-booster = 第 { $number } 包
tournaments-pool-count = 计算组合
tournaments-pool-pick = 输入拿走的模型
tournaments-pool-pick-of = { $name } 拿走的模型，一行一个
tournaments-pool-save = 保存

## 俱乐部聚会

tournaments-told = { $name } 上报 { $result }
tournaments-told-take = 采用
tournaments-told-take-of = 采用 { $name } 上报的结果
tournaments-clock = 本轮计时
tournaments-clock-start = 开始本轮计时…
tournaments-clock-minutes = 每轮分钟数
tournaments-clock-go = 开始
tournaments-clock-stop = 暂停计时
tournaments-clock-resume = 继续计时
tournaments-clock-more = 再加 5 分钟
tournaments-clock-remove = 移除计时
tournaments-squad-in = { squad }已提交
tournaments-squad-show = { $name } 的{ squad }
tournaments-squads-missing = 还有 { $count } 支{ squad }没有提交
tournaments-time-left = 剩余 { $time }
tournaments-time-up = 时间到
tournaments-time-stopped = 计时暂停，剩余 { $time }
