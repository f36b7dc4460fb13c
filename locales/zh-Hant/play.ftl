# 桌上的對局：玩的時候記下的東西。

play-done = { $tap }：{ $who }
play-done-amount = { $tap }：{ $who }（{ $amount }）
play-stopped = 雙方停止對局
play-round = 第 { $round } 輪
play-next = 輪到：{ $side }
play-won = { $side } 獲勝：{ $reason }
play-drawn = 平手：{ $reason }
play-tied = 得分相同。請說明誰獲勝：{ $reason }
play-reminders = 現在請記住
play-activated = 已啟動
play-defeated = 被擊敗
play-fled = 已逃離
play-replaced = 已被替換
play-shaken = 需要士氣檢定
play-spaces = 前進 { $count } 格
play-open-worth = Muster 不知道 { $name } 值多少分。請在它被擊敗前輸入。
play-open-roll = Muster 不知道 { $name } 擲出多少才能帶模型上場：請看卡牌。
play-open-points = Muster 不知道 { $name } 可以帶多少分的模型上場：請看卡牌。
play-unread = { $side } 第 { $line } 行無法識別：{ $text }
play-refused-step = 第 { $step } 步：{ $message }（{ $rule }）

## 可以做的事

play-tap-initiative = 先攻
play-tap-activate = 啟動
play-tap-attack = 攻擊
play-tap-damage = 傷害
play-tap-heal = 移除傷害
play-tap-save = 豁免檢定
play-tap-morale = 士氣檢定
play-tap-defeat = 擊敗
play-tap-flee = 逃離
play-tap-condition = 狀態
play-tap-recover = 移除狀態
play-tap-spend = 花費
play-tap-gain = 獲得
play-tap-arrive = 到場
play-tap-replace = 替換
play-tap-score = 得分
play-tap-worth = 模型的得分
play-tap-move = 移動
play-tap-roll = 戰鬥擲骰
play-tap-act = 戰鬥行動
play-tap-end-turn = 回合結束
play-tap-pass = 跳過啟動
play-tap-round = 本輪結束
play-tap-tie = 打破平手
play-tap-end = 對局結束
play-tap-next-game = 下一局

## 名稱所指

play-thing-figure = 桌上的模型
play-thing-card = 模型
play-thing-side = 一方
play-thing-mode = 玩法
play-thing-condition = 狀態
play-thing-counter = 計數
play-thing-arrival = 到場方式
play-thing-ending = 結束方式

## 為什麼無法記錄

play-refused-seats = 一局至少需要兩名名字不同的玩家。
play-refused-no-figures = { $side } 沒有可以上桌的模型。
play-refused-other-game = { $side } 用的是另一個遊戲的模型。
play-refused-unknown = 沒有名為「{ $name }」的{ $what }。
play-refused-no-such-ending = 沒有名為「{ $name }」的結束方式。可用：{ $known }。
play-refused-over = 對局已經結束。
play-refused-no-next-game = 沒有下一局：這一局還沒結束，或整場對戰已經結束。
play-refused-no-such-tap = 這個遊戲沒有這一項：{ $tap }。
play-refused-gone = { $name } 已不在桌上。
play-refused-inactive = { $name } 不會啟動。
play-refused-activated = { $name } 本輪已經啟動過。
play-refused-other-turn = 現在輪到 { $side }。
play-refused-nobody-first = 還沒有決定誰先攻。
play-refused-roll-again = 擲骰結果相同。請重新擲骰。
play-refused-in-round = 本輪已經開始。
play-refused-dice = 需要 { $need } 顆骰子的結果，每顆為 1 至 { $most }。
play-refused-damage-step = 傷害必須是 { $step } 的倍數，不能是 { $amount }。
play-refused-unhurt = { $name } 沒有受傷。
play-refused-no-morale = { $name } 不需要士氣檢定。
play-refused-not-marked = { $name } 沒有這個狀態：{ $condition }。
play-refused-too-little = { $counter }：需要 { $need }，只有 { $have }。
play-refused-spent = { $name } 在一次行動中只能花費這麼多次（{ $most }）：{ $counter }。
play-refused-ticked = 已勾選的格子不會還原：{ $counter }。
play-refused-not-now = 現在不是時候：{ $arrival }。
play-refused-no-holder = 桌上沒有模型現在可以這樣做：{ $arrival }。
play-refused-not-of-pool = { $name } 不能以這種方式到場。
play-refused-too-dear = 共 { $cost }，最多只能有 { $most }。
play-refused-cost-unknown = Muster 沒有 { $name } 的費用。
play-refused-other-roll = { $name } 擲出 { $need } 才能帶模型上場，而不是 { $rolled }。
play-refused-worth-unknown = Muster 不知道 { $name } 值多少分。請先輸入。
play-refused-worth-known = { $name } 值 { $worth } 分。
play-refused-no-replacement = 沒有選定替換 { $name } 的模型。
play-refused-no-success = 這些骰子不是成功結果。
play-refused-keep-one = 請至少將一個成功結果放至一邊。
play-refused-not-kept = 沒有這個可用的成功結果。
play-refused-too-much = 這個成功結果不允許這樣做。
play-refused-halted = { $name } 現在不能這樣做。
play-refused-no-pass = 只有剩餘啟動較少的一方可以跳過。
play-refused-no-tie = 沒有需要打破的平手。
play-refused-tie-first = 請先說明平手由誰獲勝。
play-refused-nothing-to-undo = 沒有可以復原的操作。
play-refused-nothing-to-redo = 沒有可以重做的操作。

## 終端機

help-play = 記錄桌上的對局
help-play-run = 試跑一份對局記錄而不儲存
play-thrown = 擲出：{ $dice }（種子 { $seed }）
play-here = 已經有這場對局了，目前如下：
play-here-more = 已經有這場對局了；檔案裡新增的 { $count } 個事件已加入。
play-match-taken-out = 對應的對戰也已從對戰紀錄中移除。
play-match-put-back = 對應的對戰已恢復到對戰紀錄中。
play-match-stays = 對應的對戰已手動變更過，因此保留在對戰紀錄中。
play-none = 還沒有對局。
play-logged = 已記入對戰紀錄
play-stats = 對局：{ $count }。模型：存活、得分、每個得分。接著按對手和地圖列出 勝 : 平 : 負。
help-play-new = 用一份對局記錄開始並儲存對局
help-play-list = 列出桌上的對局
help-play-show = 顯示一局的情況
help-play-do = 記錄桌上做的事
help-play-undo = 復原上一步
help-play-redo = 重做已復原的一步
help-play-end = 結束對局並記入對戰紀錄
help-play-rename = 更改一局的名稱
help-play-remove = 刪除一局
help-play-restore = 還原已刪除的一局
help-play-stats = 你的模型的得分與存活，以及按對手和地圖的戰績
option-play = 一局的名稱或識別碼
option-event = 做了什麼：activate、damage、defeat……
option-mine = 紀錄屬於哪名玩家；預設為第一名
option-winner = 獲勝方（對局未結束時）
option-ending = 結束方式（對局未結束時）
option-throw = 由 Muster 擲骰
option-throw-seed = 隨機種子：相同的種子擲出相同的骰子
option-record = 對局記錄：TOML 格式的雙方部隊與事件
