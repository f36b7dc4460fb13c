# 賽事：輪次、結果與排名。

tournament-note = { $name }，第 { $round } 輪
tournament-share = { $share }%
tournament-won = { $scores }，{ $name } 勝
tournament-won-unplayed = { $name } 不戰而勝

## 終端機中的賽事

tournament-head = { $name } · { $game }
tournament-planned = { $players } 名玩家，預定 { $rounds } 輪
tournament-round = 第 { $round } 輪，共 { $rounds } 輪
tournament-missing = 還缺 { $count } 場結果
tournament-over = 已結束
tournament-table = 第 { $table } 桌
tournament-seat = { $name }（{ $points }）
tournament-bye = 輪空：{ $name }
tournament-left = 已退賽
tournament-standings = 第 { $round } 輪後的排名
tournament-standings-so-far = 第 { $round } 輪進行中的排名
tournament-players = 玩家
tournament-column-player = 玩家
tournament-column-points = 積分
tournament-column-record = 勝–平–負
tournament-scoring = 勝 { $win } 分，平 { $draw } 分，負 { $loss } 分，輪空 { $bye } 分。
tournament-ties = 同分時依序比較：{ $ties }。
tournament-usual = 遊戲書籍沒有寫明賽事規則：這是一般俱樂部的做法。
tournament-list-row =
    { $round ->
        [0] 尚未開始
       *[other] 第 { $round } 輪，共 { $rounds } 輪
    }
tournament-list-players = { $count } 名玩家
tournament-unreadable = 無法讀取
tournament-none = 還沒有賽事。

## 列印

tournament-column-place = 名次
tournament-print-pairings = 第 { $round } 輪配對
tournament-print-by-player = 第 { $round } 輪配對（依名字）
tournament-print-table = 桌
tournament-print-opponent = 對手
tournament-print-result = 結果
tournament-print-bye = 輪空
tournament-print-left = { $name }（已退賽）
tournament-print-points = 得分
tournament-print-won = 勝
tournament-print-signed = 簽名
tournament-print-leaves = 退賽

## 同分時的比較

tournament-tie-opponents = 對手得分率
    .short = 對手
tournament-tie-opponents-opponents = 對手之對手得分率
    .short = 對手之對手
tournament-tie-opponents-points = 對手積分總和
    .short = 對手積分
tournament-tie-wins = 勝場數
    .short = 勝場
tournament-tie-games-won = 勝局數
    .short = 勝局
tournament-tie-points-for = 各局得分
    .short = 得分
tournament-tie-points-difference = 得失分差
    .short = 分差
tournament-tie-head-to-head = 相互戰績
    .short = 相互

## 為何沒有登記

tournament-refused-no-name = 請輸入玩家的名字。
tournament-refused-name-taken = { $name } 已經參賽。請使用不同的名字。
tournament-refused-too-many = 一場賽事最多 { $most } 名玩家。
tournament-refused-no-such-player = 沒有這個名字或編號的玩家：「{ $name }」。
tournament-refused-gone = { $name } 已經退賽。
tournament-refused-there = { $name } 仍在比賽中。
tournament-refused-too-few = 一輪至少需要兩名玩家。
tournament-refused-round-open = 請先輸入第 { $round } 輪還缺的 { $missing } 場結果。
tournament-refused-all-rounds = { $rounds } 輪都已配對。請結束賽事，或增加輪數。
tournament-refused-rounds = 這裡的輪數可以是 { $least } 到 { $most }。
tournament-refused-no-such-round = 沒有這一輪。
tournament-refused-no-such-table = 第 { $round } 輪沒有第 { $table } 桌。
tournament-refused-no-table = { $name } 在第 { $round } 輪沒有桌次。
tournament-refused-not-at-table = { $name } 不在第 { $table } 桌。
tournament-refused-result-known = 第 { $table } 桌已有結果。請改用更正。
tournament-refused-no-result = 第 { $table } 桌還沒有可更正的結果。
tournament-refused-same-result = 第 { $table } 桌已是這個結果。
tournament-refused-has-results = 第 { $round } 輪已有結果，不能重新配對。
tournament-refused-dealt-too-late = 補充包要在第一輪之前發。
tournament-refused-boosters = 可發 1 至 { $most } 包，每包 1 至 { $figures } 個模型。
tournament-refused-too-few-figures = { $rarity }：需要 { $need } 個模型，只有 { $have } 個。
tournament-refused-no-draft = 還沒有為輪抽發補充包。
tournament-refused-not-dealt = 拿走的數量多於發出的數量：{ $figure }
tournament-refused-over = 賽事已結束。請先重新開啟。
tournament-refused-not-over = 賽事尚未結束。
tournament-refused-nothing-played = 還沒有進行任何一輪。
tournament-pools-none = 還沒有發補充包。
tournament-picks-none = 還沒有輸入任何人拿走的模型。
tournament-pool-head = { $name }：{ $figures } 個模型，{ $squads } 種合法組合
tournament-pool-open = { $name }：還沒有輸入拿走的模型
tournament-booster = 第 { $number } 包
tournament-print-count = 數量
tournament-print-booster = 補充包
tournament-print-figure = 模型
tournament-print-taken = 拿走

## 終端機中的社團聚會

tournament-told = { $name } 回報 { $result }
tournament-clock-left = 第 { $round } 輪剩餘 { $time }
tournament-clock-up = 第 { $round } 輪時間到
tournament-clock-stopped = 第 { $round } 輪計時暫停，剩餘 { $time }
tournament-clock-none = 沒有計時。
tournament-squads-missing = 還有 { $count } 支{ squad }未交
tournament-squad-none = { $name } 尚未交出{ squad }。
tournament-squad-locked = 已鎖定
