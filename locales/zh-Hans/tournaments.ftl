# 赛事：轮次、结果与排名。

tournament-note = { $name }，第 { $round } 轮
tournament-share = { $share }%
tournament-won = { $scores }，{ $name } 胜
tournament-won-unplayed = { $name } 不战而胜

## 终端中的赛事

tournament-head = { $name } · { $game }
tournament-planned = { $players } 名玩家，预定 { $rounds } 轮
tournament-round = 第 { $round } 轮，共 { $rounds } 轮
tournament-missing = 还缺 { $count } 场结果
tournament-over = 已结束
tournament-table = 第 { $table } 桌
tournament-seat = { $name }（{ $points }）
tournament-bye = 轮空：{ $name }
tournament-left = 已退赛
tournament-standings = 第 { $round } 轮后的排名
tournament-standings-so-far = 第 { $round } 轮进行中的排名
tournament-players = 玩家
tournament-column-player = 玩家
tournament-column-points = 积分
tournament-column-record = 胜–平–负
tournament-scoring = 胜 { $win } 分，平 { $draw } 分，负 { $loss } 分，轮空 { $bye } 分。
tournament-ties = 同分时依次比较：{ $ties }。
tournament-usual = 游戏书籍没有写明赛事规则：这是一般俱乐部的做法。
tournament-list-row =
    { $round ->
        [0] 尚未开始
       *[other] 第 { $round } 轮，共 { $rounds } 轮
    }
tournament-list-players = { $count } 名玩家
tournament-unreadable = 无法读取
tournament-none = 还没有赛事。

## 打印

tournament-column-place = 名次
tournament-print-pairings = 第 { $round } 轮配对
tournament-print-by-player = 第 { $round } 轮配对（按名字）
tournament-print-table = 桌
tournament-print-opponent = 对手
tournament-print-result = 结果
tournament-print-bye = 轮空
tournament-print-left = { $name }（已退赛）
tournament-print-points = 得分
tournament-print-won = 胜
tournament-print-signed = 签名
tournament-print-leaves = 退赛

## 同分时的比较

tournament-tie-opponents = 对手得分率
    .short = 对手
tournament-tie-opponents-opponents = 对手之对手得分率
    .short = 对手之对手
tournament-tie-opponents-points = 对手积分总和
    .short = 对手积分
tournament-tie-wins = 胜场数
    .short = 胜场
tournament-tie-games-won = 胜局数
    .short = 胜局
tournament-tie-points-for = 各局得分
    .short = 得分
tournament-tie-points-difference = 得失分差
    .short = 分差
tournament-tie-head-to-head = 相互战绩
    .short = 相互

## 为何没有登记

tournament-refused-no-name = 请输入玩家的名字。
tournament-refused-name-taken = { $name } 已经参赛。请使用不同的名字。
tournament-refused-too-many = 一场赛事最多 { $most } 名玩家。
tournament-refused-no-such-player = 没有这个名字或编号的玩家：“{ $name }”。
tournament-refused-gone = { $name } 已经退赛。
tournament-refused-there = { $name } 仍在比赛中。
tournament-refused-too-few = 一轮至少需要两名玩家。
tournament-refused-round-open = 请先输入第 { $round } 轮还缺的 { $missing } 场结果。
tournament-refused-all-rounds = { $rounds } 轮都已配对。请结束赛事，或增加轮数。
tournament-refused-rounds = 这里的轮数可以是 { $least } 到 { $most }。
tournament-refused-no-such-round = 没有这一轮。
tournament-refused-no-such-table = 第 { $round } 轮没有第 { $table } 桌。
tournament-refused-no-table = { $name } 在第 { $round } 轮没有桌次。
tournament-refused-not-at-table = { $name } 不在第 { $table } 桌。
tournament-refused-result-known = 第 { $table } 桌已有结果。请改用更正。
tournament-refused-no-result = 第 { $table } 桌还没有可更正的结果。
tournament-refused-same-result = 第 { $table } 桌已是这个结果。
tournament-refused-has-results = 第 { $round } 轮已有结果，不能重新配对。
tournament-refused-dealt-too-late = 补充包要在第一轮之前发。
tournament-refused-boosters = 可发 1 至 { $most } 包，每包 1 至 { $figures } 个模型。
tournament-refused-too-few-figures = { $rarity }：需要 { $need } 个模型，只有 { $have } 个。
tournament-refused-no-draft = 还没有为轮抽发补充包。
tournament-refused-not-dealt = 拿走的数量多于发出的数量：{ $figure }
tournament-refused-over = 赛事已结束。请先重新开启。
tournament-refused-not-over = 赛事尚未结束。
tournament-refused-nothing-played = 还没有进行任何一轮。
tournament-pools-none = 还没有发补充包。
tournament-picks-none = 还没有输入任何人拿走的模型。
tournament-pool-head = { $name }：{ $figures } 个模型，{ $squads } 种合法组合
tournament-pool-open = { $name }：还没有输入拿走的模型
tournament-booster = 第 { $number } 包
tournament-print-count = 数量
tournament-print-booster = 补充包
tournament-print-figure = 模型
tournament-print-taken = 拿走

## 终端中的俱乐部聚会

tournament-told = { $name } 上报 { $result }
tournament-clock-left = 第 { $round } 轮剩余 { $time }
tournament-clock-up = 第 { $round } 轮时间到
tournament-clock-stopped = 第 { $round } 轮计时暂停，剩余 { $time }
tournament-clock-none = 没有计时。
tournament-squads-missing = 还有 { $count } 支{ squad }没有提交
tournament-squad-none = { $name } 还没有提交{ squad }。
tournament-squad-locked = 已锁定
