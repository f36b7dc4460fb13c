### 终端里的对战记录。

match-logged = 已记录：{ $date } { $opponent }，{ $outcome }，{ $score }（{ $id }）
match-head = { $date } · { $opponent } · { $outcome }，{ $score }
match-none = 还没有对战记录。
match-none-of = 没有 { $game } 的对战记录。查看其他游戏：--game 游戏
match-won = 胜
match-drawn = 平
match-lost = 负
match-games = 各局得分
match-reason = 结束方式
match-army = { squad }
match-members = 模型
match-note = 备注
match-revision = 第 { $revision } 版
match-by-opponent = 按对手
match-by-figure = 按模型
match-by-month = 按月份
match-all = 合计
match-column-played = 场次
match-column-won = 胜
match-column-drawn = 平
match-column-lost = 负
match-column-for = 得分
match-column-against = 失分
match-column-average = 平均得分
match-column-share = 胜率

# Maps.
match-maps-none = 找不到地图。
match-points-each-round = 每轮结束时
match-points-counted = 按当时状况计算
match-points-none = 本身不给分
match-mission = 任务
match-initiative = 起始玩家
match-mine = 你
match-theirs = 对手
