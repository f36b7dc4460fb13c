### 對戰紀錄：列表、記錄一場、統計。

## 頁面

matches-new = 記錄一場對戰
matches-tabs = 對戰紀錄的檢視方式
matches-tab-list = 對戰
matches-tab-opponents = 依對手
matches-tab-figures = 依模型
matches-tab-months = 依月份
matches-month-won = { $played } 場勝 { $won } 場
matches-span = 日期
matches-span-all = 不限
matches-span-year = { $year } 年
matches-span-own = 自訂日期…
matches-from = 從
matches-to = 到
matches-export = 匯出為 CSV…
matches-file = match-log
matches-exported = 已將 { $count } 場對戰寫入 { $path }。
matches-none = 還沒有對戰紀錄
    .text = 記下與誰對戰、帶了什麼上場、結果如何。Muster 會把得分相加，並依對手與模型顯示勝負。
matches-none-here = 這裡沒有對戰
    .text = 這段時間內，或與這位對手，沒有對戰。
matches-all = 顯示全部對戰
matches-no-log = { $game }沒有對戰紀錄功能
    .text = 它的資料包沒有寫明如何計分。
matches-earlier = 顯示更早的對戰（還有 { $count } 場）
matches-with = 對手：{ $opponent }
matches-with-off = 重新顯示所有對手
matches-month = { $count } 場

## 一場對戰

matches-won = 勝
matches-drawn = 平
matches-lost = 負
matches-score = { $mine } : { $theirs }
matches-games = 局數 { $mine } : { $theirs }
matches-members = { $name } × { $count }
matches-menu = 這場對戰的更多操作：{ $opponent }，{ $date }
matches-edit = 修改…
matches-saved = 已記錄：{ $opponent }，{ $outcome } { $mine } : { $theirs }
matches-changed = 已修改：{ $opponent }，{ $outcome } { $mine } : { $theirs }

## 表單

matches-form-new = 記錄一場對戰
matches-form-edit = { $date }的對戰
matches-opponent = 對手
matches-opponent-hint = 與誰對戰？
matches-date = 日期
matches-squad = { squad }
matches-squad-none = 未記錄
matches-squad-then = { $name }（當時的版本）
matches-squad-kept = { squad }會保留記錄這場對戰時的版本。
matches-note = 備註
matches-note-hint = 地圖、劇本、表現好的模型…
matches-scores = 比分
matches-scores-total = 最多 { $games } 局的比分；各局相加，總分高者勝
matches-scores-games = 最多 { $games } 局的比分；贏得較多局者勝
matches-game = 第 { $game } 局
matches-mine = 你的得分
matches-theirs = 對手的得分
matches-mine-in = 第 { $game } 局你的得分
matches-theirs-in = 第 { $game } 局對手的得分
matches-total = 總分
matches-ending = 如何結束
matches-ending-in = 第 { $game } 局如何結束
matches-ending-none = 未記錄
matches-winner = 誰獲勝
matches-winner-in = 第 { $game } 局誰獲勝
matches-winner-mine = 自己
matches-winner-theirs = 對手
matches-verdict-none = 填入比分後顯示勝負。
matches-verdict-won = 你勝，{ $mine } : { $theirs }。
matches-verdict-drawn = 平手，{ $mine } : { $theirs }。
matches-verdict-lost = 你負，{ $mine } : { $theirs }。
matches-score-half = 第 { $game } 局需要雙方的得分：0 或以上的整數。
matches-opponent-missing = 請寫上與誰對戰。

## 統計

matches-played-sum = 場對戰
matches-won-sum = 勝
matches-drawn-sum = 平
matches-lost-sum = 負
matches-points-sum = 得分與失分
matches-column-opponent = 對手
matches-column-figure = 模型
matches-column-month = 月份
matches-column-share = 勝率
matches-column-played = 場次
matches-column-won = 勝
matches-column-drawn = 平
matches-column-lost = 負
matches-column-for = 得分
matches-column-against = 失分
matches-column-average = 平均
matches-column-average-long = 平均每場得分
matches-share = 勝 { $won }%，平 { $drawn }%
matches-no-figures = 還沒有記錄上場的{ squad }
    .text = 記錄對戰時選擇你的{ squad }，這裡就會統計各模型的勝負。

## 快速鍵

key-matches-down = 下一場對戰
key-matches-up = 上一場對戰
key-matches-change = 修改這場對戰
matches-map = 地圖
matches-map-none = 未記錄
matches-mission = 任務
matches-mission-hint = { $gives } · 先得 { $points } 點者獲勝
matches-mission-plain = 先得 { $points } 點者獲勝
matches-initiative = 起始玩家
matches-initiative-none = 未記錄
matches-initiative-of = 起始玩家：{ $who ->
    [mine] 你
   *[theirs] 對手
}
matches-tie-mine = { $tie }：你
matches-tie-theirs = { $tie }：對手
matches-verdict-why = { $verdict }{ $why }
