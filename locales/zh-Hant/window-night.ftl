# 視窗中的任務之夜。

night-title = 任務之夜
night-back = 返回戰役
night-undo = 復原：{ $tap }
night-print = 列印任務
night-start = 任務準備
night-which = 任務
night-set-up = 準備任務
night-no-mission = 現在沒有可以玩的任務。
    .text = 請先完成升級階段。
night-round-heading = 回合
night-round-now = 第 { $round } 回合
night-spent = 花費
night-ahead-said = 威脅等級每回合增加 { $level } 點。之後的回合按不再花費計算。
night-less = 減少{ $what }
night-more = 增加{ $what }
night-token = 用掉一個威脅指示物（剩 { $tokens } 個）
night-next-round = 下一回合：威脅 +{ $level }
night-figures-there = { $there } / { $size } 個模型
night-defeated = 擊敗
night-defeated-of = 擊敗 { $name }
night-reinforce-of = +1 ({ $cost })：{ $name }
night-no-groups = 桌上還沒有小組。
night-deploy = 部署
night-threat-left = { $threat } 點威脅
night-find = 搜尋小組
night-all = 所有卡牌
night-won = 已獲得
night-size = { $size } 個模型
night-free = 免費
night-free-of = 免費部署 { $name }
night-free-why = 初始小組或預備隊不花威脅
night-deploy-of = { $cost }：部署 { $name }
night-none-found = 沒有符合的小組。
night-in-rounds = 第 { $rounds } 回合
night-no-supplies = 手上沒有補給卡。
night-use = 用掉
night-use-of = 用掉 { $name }
night-drawn = 抽到的卡牌
night-which-card = 選擇卡牌
night-supply-left = { $name }（剩 { $left } 張）
night-holder = 持有者
night-no-holder = 不指定
night-draw = 抽取
night-ally-threat = { $tokens ->
    [0] 對方獲得 { $threat } 點威脅
   *[other] 對方獲得 { $threat } 點威脅，另有 { $tokens } 點以指示物計
}
night-join = 加入
night-joined = 已加入
night-join-of = { $joined ->
    [yes] 已加入：{ $name }
   *[other] 加入：{ $name }
}
night-from = 依任務之夜的紀錄
night-act = 啟動
night-act-of = { $acted ->
    [0] 啟動 { $name }
   *[other] 啟動 { $name }，已 { $acted } / { $most } 次
}
night-conditions = 狀態
night-conditions-of = { $name } 的狀態：{ $marks }
night-rest = 休息
night-rest-why = 移除等於耐力的壓力，餘下的治療傷害
night-rest-of = { $name } 休息
night-lines-heading = 任務規則
night-last-round = 到第 { $round } 回合
night-happened = 已發生
night-happened-of = 已發生：{ $line }
night-no-lines = 沒有記錄。
night-line = 要提醒的內容
night-line-when = 時間
night-line-start = 回合開始
night-line-end = 回合結束
night-line-told = 依內容
night-line-round = 回合
night-line-add = 記錄
night-limit = 最後回合
night-status-heading = 戰況階段
key-night = 任務之夜
key-night-round = 下一回合
key-night-undo = 復原上一步
key-night-result = 記錄任務結果
night-over = 結果已經登記。
night-heroes = 英雄
night-told-heading = 計數
night-hand = 補給卡
night-groups = 桌上的小組
night-cost = 部署費用 { $cost }
night-reinforcement = 援軍費用 { $cost }
night-allies = 盟友

# 各視角：所有人都能看的，以及各方需要的。

night-views = 視角
night-view = { $side ->
    [rebels] 反抗軍
    [empire] 帝國
   *[common] 共用
}
night-apart = { $side ->
    [rebels] 在第二個視窗開啟反抗軍視角
    [empire] 在第二個視窗開啟帝國視角
   *[common] 在第二個視窗開啟共用視角
}
night-more-things = 更多
night-locked = 帝國視角需要 PIN 碼。
night-state-of = { $name }：{ $state }
night-lines-due = 到時：{ $due }
night-line-note = 記錄規則…

# 英雄和帝國玩家的卡牌。

night-cards-heading = 帝國卡牌
night-cards-of = { $name } 的卡牌
night-cards-none = 沒有卡牌
night-card-more = { $name }：更多
night-card-turn = { $lies ->
    [ready] 重置
    [exhausted] 橫置
   *[depleted] 耗盡
}
night-card-lend = { $back ->
    [yes] 還給 { $name }
   *[other] 借給 { $name }
}
night-card-lent = 借給 { $name }

# 任務列出的小組。

night-mission-groups = 任務的小組
night-group = 小組
night-group-as = { $how ->
    [initial] 初始
    [reserve] 預備隊
   *[open] 支援
}
night-group-why = { $how ->
    [initial] 免費放到桌上
    [reserve] 等任務要求時部署
   *[open] 可以花費威脅部署
}
night-group-none = 沒有支援小組
night-group-hand = 手上的支援小組
night-group-reserve = 預備隊
night-group-untold = 尚未指明：可以部署任何小組。
night-group-empty = 無
night-group-hidden = 保密
night-group-bring = 部署
night-group-bring-of = 從預備隊部署 { $name }

# 由 Muster 操作有威脅的一方。

night-muster = 由 Muster 操作：{ $side }
night-muster-text = Muster 部署和啟動小組，並選擇攻擊目標。你只要說誰在視線內。
night-muster-level = { $plays ->
    [yes] 由 Muster 操作：{ $level }…
   *[other] 由 Muster 操作…
}
night-muster-choose = 由它選擇的支援小組
night-muster-choose-why = 它會保密選擇。如果可以部署任何小組，保留 0 即可。
night-muster-chosen = 支援小組已選好。
night-muster-change = 修改
night-muster-start = 由 Muster 操作
night-muster-stop = 停止
night-muster-next = { $some ->
    [yes] 下一個：{ $name }
   *[other] 所有小組都已啟動
}
night-muster-seen = 視線內，最近的在前
night-muster-clear = 無 / 全部
night-muster-clear-why = 全部取消，再從最近的開始點選
night-muster-ranges = 距離
night-muster-ranges-why = 以格計，知道的才填
night-muster-act = 啟動
night-muster-hint = 小組的行動會寫在這裡。
night-muster-spend = Muster 部署
night-muster-spend-why = 花費威脅，或留著
night-muster-why = 為什麼
night-muster-weighed = 考慮過的目標
night-muster-choice = 選擇
night-muster-share = 機率
night-muster-damage = 傷害
night-muster-health = 生命值
night-muster-threat = 威脅
night-muster-secret = 其他選項保密。
night-rolled = 雙方擲骰結果
night-rolled-of = { $what ->
    [damage] 傷害
    [surge] 原力波
    [accuracy] 準度
    [block] 阻礙
    [evade] 規避
   *[dodge] 躲避
}
night-redo = 重做：{ $tap }
night-fun-end = 結束任務
night-fun-over = 自由任務結束。
night-fun-back = 回到戰役的任務
night-fun = 自由遊玩，不計結果
night-fun-none = – 否 –
night-set-up-fun = 準備自由任務
key-night-redo = 重做剛才撤銷的操作
night-weighed-target = { $assumed ->
    [yes] { $name }，距離約 { $range }：{ $told }
   *[no] { $name }，距離 { $range }：{ $told }
}
night-barred = 任務禁用的陣營
