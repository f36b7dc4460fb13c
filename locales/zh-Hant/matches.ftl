### 終端機裡的對戰紀錄。

match-logged = 已記錄：{ $date } { $opponent }，{ $outcome }，{ $score }（{ $id }）
match-head = { $date } · { $opponent } · { $outcome }，{ $score }
match-none = 還沒有對戰紀錄。
match-none-of = 沒有 { $game } 的對戰紀錄。查看其他遊戲：--game 遊戲
match-won = 勝
match-drawn = 平
match-lost = 負
match-games = 各局得分
match-reason = 結束方式
match-army = { squad }
match-members = 模型
match-note = 備註
match-revision = 第 { $revision } 版
match-by-opponent = 依對手
match-by-figure = 依模型
match-by-month = 依月份
match-all = 合計
match-column-played = 場次
match-column-won = 勝
match-column-drawn = 平
match-column-lost = 負
match-column-for = 得分
match-column-against = 失分
match-column-average = 平均得分
match-column-share = 勝率

# Maps.
match-maps-none = 找不到地圖。
match-points-each-round = 每輪結束時
match-points-counted = 按當時狀況計算
match-points-none = 本身不給分
match-mission = 任務
match-initiative = 起始玩家
match-mine = 你
match-theirs = 對手
