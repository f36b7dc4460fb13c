### 对战记录：列表、记录一场、统计。

## 页面

matches-new = 记录一场对战
matches-tabs = 对战记录的查看方式
matches-tab-list = 对战
matches-tab-opponents = 按对手
matches-tab-figures = 按模型
matches-tab-months = 按月份
matches-month-won = { $played } 场胜 { $won } 场
matches-span = 日期
matches-span-all = 不限
matches-span-year = { $year } 年
matches-span-own = 自定义日期…
matches-from = 从
matches-to = 到
matches-export = 导出为 CSV…
matches-file = match-log
matches-exported = 已将 { $count } 场对战写入 { $path }。
matches-none = 还没有对战记录
    .text = 记下与谁对战、带了什么上场、结果如何。Muster 会把得分相加，并按对手与模型显示胜负。
matches-none-here = 这里没有对战
    .text = 这段时间内，或与这位对手，没有对战。
matches-all = 显示全部对战
matches-no-log = { $game } 没有对战记录功能
    .text = 它的数据包没有写明如何计分。
matches-earlier = 显示更早的对战（还有 { $count } 场）
matches-with = 对手：{ $opponent }
matches-with-off = 重新显示所有对手
matches-month = { $count } 场

## 一场对战

matches-won = 胜
matches-drawn = 平
matches-lost = 负
matches-score = { $mine } : { $theirs }
matches-games = 局数 { $mine } : { $theirs }
matches-members = { $name } × { $count }
matches-menu = 这场对战的更多操作：{ $opponent }，{ $date }
matches-edit = 修改…
matches-saved = 已记录：{ $opponent }，{ $outcome } { $mine } : { $theirs }
matches-changed = 已修改：{ $opponent }，{ $outcome } { $mine } : { $theirs }

## 表单

matches-form-new = 记录一场对战
matches-form-edit = { $date } 的对战
matches-opponent = 对手
matches-opponent-hint = 与谁对战？
matches-date = 日期
matches-squad = { squad }
matches-squad-none = 未记录
matches-squad-then = { $name }（当时的版本）
matches-squad-kept = { squad }会保留记录这场对战时的版本。
matches-note = 备注
matches-note-hint = 地图、剧本、表现好的模型…
matches-scores = 比分
matches-scores-total = 最多 { $games } 局的比分；各局相加，总分高的获胜
matches-scores-games = 最多 { $games } 局的比分；赢的局数多的获胜
matches-game = 第 { $game } 局
matches-mine = 你的得分
matches-theirs = 对手的得分
matches-mine-in = 第 { $game } 局你的得分
matches-theirs-in = 第 { $game } 局对手的得分
matches-total = 总分
matches-ending = 如何结束
matches-ending-in = 第 { $game } 局如何结束
matches-ending-none = 未记录
matches-winner = 谁获胜
matches-winner-in = 第 { $game } 局谁获胜
matches-winner-mine = 自己
matches-winner-theirs = 对手
matches-verdict-none = 填入比分后显示胜负。
matches-verdict-won = 你胜，{ $mine } : { $theirs }。
matches-verdict-drawn = 平手，{ $mine } : { $theirs }。
matches-verdict-lost = 你负，{ $mine } : { $theirs }。
matches-score-half = 第 { $game } 局需要双方的得分：0 或以上的整数。
matches-opponent-missing = 请填写对手。

## 统计

matches-played-sum = 场对战
matches-won-sum = 胜
matches-drawn-sum = 平
matches-lost-sum = 负
matches-points-sum = 得分与失分
matches-column-opponent = 对手
matches-column-figure = 模型
matches-column-month = 月份
matches-column-share = 胜率
matches-column-played = 场次
matches-column-won = 胜
matches-column-drawn = 平
matches-column-lost = 负
matches-column-for = 得分
matches-column-against = 失分
matches-column-average = 平均
matches-column-average-long = 平均每场得分
matches-share = 胜 { $won }%，平 { $drawn }%
matches-no-figures = 还没有记录上场的{ squad }
    .text = 记录对战时选择你的{ squad }，这里就会统计各模型的胜负。

## 快捷键

key-matches-down = 下一场对战
key-matches-up = 上一场对战
key-matches-change = 修改这场对战
matches-map = 地图
matches-map-none = 未记录
matches-mission = 任务
matches-mission-hint = { $gives } · 先得 { $points } 点者获胜
matches-mission-plain = 先得 { $points } 点者获胜
matches-initiative = 起始玩家
matches-initiative-none = 未记录
matches-initiative-of = 起始玩家：{ $who ->
    [mine] 你
   *[theirs] 对手
}
matches-tie-mine = { $tie }：你
matches-tie-theirs = { $tie }：对手
matches-verdict-why = { $verdict }{ $why }
