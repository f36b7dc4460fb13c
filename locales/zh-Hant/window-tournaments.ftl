### 視窗中的賽事。

tournaments-new = 新賽事
tournaments-none = 還沒有賽事
    .text = 輸入參賽玩家，Muster 會安排配對、記下結果並計算排名。
tournaments-unreadable = 無法讀取
tournaments-over = 已結束 · { $leaders }
tournaments-before = 尚未開始 · { $count } 名玩家
tournaments-at = 第 { $round } 輪，共 { $rounds } 輪 · { $count } 名玩家
key-tournaments-down = 下一項賽事
key-tournaments-up = 上一項賽事

## 建立賽事

tournaments-name = 名稱
tournaments-name-hint = 留空則為今天的日期。
tournaments-players = 玩家，每行一名
tournaments-players-hint =
    { $count ->
        [0] 之後仍可加入。
       *[other] { $count } 名玩家。之後仍可加入。
    }
tournaments-mine = 你是哪一位玩家？
tournaments-mine-none = 我不參賽
tournaments-mine-note = 結束後，你的對戰會寫入對戰紀錄。
tournaments-rounds = 輪數
tournaments-rounds-hint = 留空則依玩家人數。
tournaments-rounds-wrong = 請輸入大於 0 的整數，或留空。
tournaments-start = 開始賽事

## 一場賽事

tournaments-back = 所有賽事
tournaments-finished = 已結束
tournaments-planned = 預定 { $rounds } 輪
tournaments-round = 第 { $round } 輪，共 { $rounds } 輪
tournaments-missing = 第 { $round } 輪，共 { $rounds } 輪 · 還缺 { $count } 場結果
tournaments-round-of = 第 { $round } 輪
tournaments-pair = 下一輪配對
tournaments-print = 列印
tournaments-print-pairings = 配對表
tournaments-print-slips = 結果條
tournaments-print-standings = 排名表
tournaments-more = 更多操作
tournaments-unpair = 復原配對
tournaments-more-rounds = 改為 { $rounds } 輪
tournaments-finish = 結束賽事
tournaments-finish-note = 你的對戰會寫入紀錄。
tournaments-reopen = 重新開啟賽事

## 桌次與結果

tournaments-bye = 輪空：{ $name }
tournaments-again = 已交手過
tournaments-result-of = 第 { $table } 桌的結果：{ $first } 對 { $second }
tournaments-result-hint = 120:90
tournaments-result-wrong =
    { $games ->
        [one] 請輸入雙方得分，例如 120:90。
       *[other] 請輸入每一局的得分，例如 12:9 7:8，最多 { $games } 局。
    }
tournaments-decide = 第 { $table } 桌誰獲勝
tournaments-wins = { $name } 獲勝

## 玩家與排名

tournaments-players-there = { $count } 名玩家
tournaments-player-name = 玩家的名字
tournaments-join = 加入玩家
tournaments-left = { $name }（已退賽）
tournaments-drop = 退賽
tournaments-drop-of = { $name } 退賽
tournaments-return = 回來
tournaments-return-of = { $name } 回來
tournaments-you = 你
tournaments-column-place = 名次
tournaments-column-player = 玩家
tournaments-column-points = 積分
tournaments-column-record = 勝–平–負

## 現開與輪抽

tournaments-print-pools = 各人的模型
tournaments-deal = 發補充包…
tournaments-deal-again = 重新發補充包…
tournaments-deal-title = 發補充包
tournaments-deal-do = 發出
tournaments-deal-play = 玩法
tournaments-deal-sealed = 現開：每人開自己的補充包
tournaments-deal-draft = 輪抽：拿一個，其餘傳給下一位
tournaments-deal-from = 內容來自
tournaments-deal-own = 我多餘的模型，每種留一個
tournaments-deal-all = 所有系列
tournaments-deal-boosters = 每人幾包
tournaments-deal-slots = 每包內有
tournaments-deal-note = 請填寫每種稀有度的數量；Muster 並不知道所有系列的配置。
tournaments-pools = 各人的模型
tournaments-pools-draft = 輪抽
tournaments-pool-figures = { $count } 個模型
tournaments-pool-squads = { $squads } 種合法組合
tournaments-pool-open = 還沒有輸入拿走的模型
tournaments-pool-booster = 第 { $number } 包
tournaments-pool-count = 計算組合
tournaments-pool-pick = 輸入拿走的模型
tournaments-pool-pick-of = { $name } 拿走的模型，一行一個
tournaments-pool-save = 儲存

## 社團聚會

tournaments-told = { $name } 回報 { $result }
tournaments-told-take = 採用
tournaments-told-take-of = 採用 { $name } 回報的結果
tournaments-clock = 本輪計時
tournaments-clock-start = 開始本輪計時…
tournaments-clock-minutes = 每輪分鐘數
tournaments-clock-go = 開始
tournaments-clock-stop = 暫停計時
tournaments-clock-resume = 繼續計時
tournaments-clock-more = 加 5 分鐘
tournaments-clock-remove = 移除計時
tournaments-squad-in = { squad }已交
tournaments-squad-show = { $name } 的{ squad }
tournaments-squads-missing = 還有 { $count } 支{ squad }未交
tournaments-time-left = 剩餘 { $time }
tournaments-time-up = 時間到
tournaments-time-stopped = 計時暫停於 { $time }
