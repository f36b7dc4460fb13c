# 任務之夜：玩一個任務時記下的東西。

night-brief-page = 《{ $guide }》戰役模式指南第 { $page } 頁
night-brief-guide = 《{ $guide }》戰役模式指南
night-brief-sheet = 任務的規則頁
night-event-began = 任務「{ $name }」準備完成
night-event-round = 回合結束：增加 { $threat } 點威脅
night-event-threat = { $up ->
    [yes] 威脅增加 { $by } 點
   *[other] 威脅減少 { $by } 點
}
night-event-token = 用掉一個威脅指示物
night-event-deployed = { $cost ->
    [0] 免費部署 { $name }
   *[other] 用 { $cost } 點威脅部署 { $name }
}
night-event-reinforced = { $cost ->
    [0] { $name }：免費援軍 1 個模型
   *[other] { $name }：用 { $cost } 點威脅招募援軍 1 個模型
}
night-event-defeated = { $name }：1 個模型被擊敗
night-event-hero = { $name }：{ $state }
night-event-joined = { $name } 加入
night-event-counted = { $name }：{ $by }
night-event-drew = 抽取 { $name }
night-event-used = 用掉 { $name }
night-event-acted = { $name } 已啟動
night-event-fared = { $name }：{ $damage }，{ $strain }（{ $state }）
night-event-hurt = { $name }：{ $figures } 個模型{ $damage ->
    [none] {""}
   *[other] ，{ $damage }
}
night-event-marked = { $name } 獲得 { $state }
night-event-unmarked = { $name } 移除 { $state }
night-event-noted = 已記錄：{ $name }
night-event-happened = 已發生：{ $name }
night-event-limited = { $round ->
    [0] 沒有最後回合
   *[other] 任務在第 { $round } 回合後結束
}
night-event-waits = { $how ->
    [reserve] { $known ->
        [yes] 預備隊小組：{ $name }
       *[other] 記下一個預備隊小組
    }
   *[other] { $known ->
        [yes] 支援小組：{ $name }
        [none] 沒有支援小組
       *[other] 記下一個支援小組
    }
}
night-event-turned = { $held ->
    [yes] { $name }（{ $whose }）：{ $state }
   *[other] { $name }：{ $state }
}
night-event-lent = { $name } 借給 { $to }
night-event-opponent = { $plays ->
    [yes] 由 Muster 操作：{ $name }
   *[other] Muster 不再操作
}
night-event-barred = { $some ->
    [yes] 支援小組不可選用：{ $names }
   *[other] 支援小組可選用任何陣營
}
night-event-ended = 自由任務結束
night-lies-ready = 就緒
night-lies-exhausted = 橫置
night-lies-depleted = 已耗盡
night-prospect = { $some ->
    [yes] 預期傷害 { $damage }，擊敗機率 { $percent }%
   *[other] 預期傷害 { $damage }
}
night-prospect-unknown = 卡牌資料不足，無法計算
night-tenths = { $whole }.{ $tenths }
night-orders-first = { $name } 先移除 { $what }。
night-orders-attack = { $why ->
    [only] { $name } 攻擊 { $target }，視線內只有這個目標（{ $prospect }）。
    [nearest] { $name } 攻擊最近的 { $target }（{ $prospect }）。
    [defeat] { $name } 攻擊最可能被擊敗的 { $target }（{ $prospect }）。
   *[other] { $name } 攻擊預期受傷最多的 { $target }（{ $prospect }）。
}
night-orders-none = { $name } 沒有能攻擊的目標，盡量向最近的英雄移動。
night-orders-help = 支援其他模型的能力用在 { $name }。
night-choice-deploy = 部署 { $name }
night-choice-reinforce = 招募援軍 { $name }
night-choice-save = 留給 { $name }
night-act-saved = { $known ->
    [yes] 威脅留給 { $name }
   *[other] 保留威脅
}
night-act-chosen = 秘密選擇了 { $count } 個支援小組
night-surges = { $hits ->
    [yes] { $some ->
        [yes] 原力波用於 { $what }：傷害 { $damage }。
       *[other] 不需要原力波：傷害 { $damage }。
    }{ $more ->
        [yes] 剩餘原力波 { $left }（{ $others }）。
       *[other] 剩餘原力波 { $left }。
    }
   *[other] 無論原力波用於何處，攻擊都沒有命中。
}
night-when-start = 第 { $round } 回合開始
night-when-end = 第 { $round } 回合結束
night-refused-not-begun = 請先準備任務。
night-refused-begun = 任務已經準備好了。
night-refused-unchosen = 有數個任務可進行：請指定要準備的任務。
night-refused-over = 這個任務的結果已經登記。
night-refused-unknown = 這個任務沒有「{ $id }」。
night-refused-too-little = 需要 { $need } 點威脅，只有 { $have } 點。任務有規定時請免費部署。
night-refused-less-there = 威脅只有 { $have } 點可扣。
night-refused-cost-unknown = Muster 沒有 { $id } 的費用。請免費部署，再依卡牌減少威脅。
night-refused-full = { $id }：所有模型都在桌上。
night-refused-gone = { $id }：桌上沒有模型。請重新部署這個小組。
night-refused-no-more = { $id }：最多只有 { $most } 個。
night-refused-none-there = 沒有可以減少的了。
night-refused-joined = { $id } 已經加入。
night-refused-not-open = { $id } 不是支援小組：它是唯一的且尚未贏得，或不在使用的盒子中。如果任務要求，仍可部署。
night-refused-barred = { $id } 的陣營不能作為本任務的支援小組。如果任務要求，仍可部署。
night-refused-unique = { $id } 已在場上。
night-refused-no-miniatures = { $id }：盒子裡只有 { $most } 個模型。
night-refused-acted = { $id } 本回合已啟動過。
night-refused-others-first = 請先啟動 { $id }。
night-refused-out = { $id } 已撤退。
night-refused-same-state = { $id } 已是此狀態。受傷的英雄再次被擊敗時撤退。
night-refused-too-much-strain = { $id } 最多可自願承受 { $have } 點壓力。被迫承受的其餘部分變為傷害。
night-refused-health-unknown = 不知道 { $id } 的生命值。請改為記錄擊敗。
night-refused-has-condition = 已有此狀態：同一狀態不會重複。
night-refused-no-words = 請寫下要提醒的內容。
night-refused-one-ally = { $id } 已加入：每個任務一名盟友。
night-refused-not-at-hand = { $id } 不在本任務的支援小組中。如果任務要求，仍可部署。
night-refused-secret = 尚未部署的小組是帝國玩家的秘密：請先開啟帝國視角，或在終端機使用 --secrets。
night-refused-no-card = 請指明小組。
night-refused-not-for-fun = 這不是自由任務：登記結果後才結束。
night-refused-nobody-has = 本任務的英雄都沒有 { $id }。
night-refused-not-lent = { $id } 不能借給其他英雄。
night-refused-lies-so = { $id } 已是此狀態。
night-refused-used-up = { $id } 在本任務中已耗盡。
night-refused-has-card = { $id } 已有這張卡牌。
night-refused-attack-unknown = Muster 不知道 { $id } 的攻擊。
night-refused-not-playing = Muster 在此不操作任何一方。請先選擇難度。
night-refused-no-level = 沒有難度 { $id }。
night-refused-nothing-to-pay = 目前的威脅不夠支付任何費用。
night-refused-spent = Muster 本回合已花費威脅。如果任務要求，可再花費一次。
night-refused-under-way = 威脅在戰況階段花費，須在任何模型啟動之前：請先結束回合。如果任務要求，仍可花費。
night-refused-open-told = 支援小組已經說明。
night-refused-nothing-undone = 沒有可以重做的操作。
night-refused-none-left = 本回合所有小組都已啟動。
night-refused-not-own = { $id } 不是由 Muster 操作的小組。
night-refused-no-target = 不能攻擊 { $id }。
night-told-round = 第 { $round } 回合
night-told-nobody-well = 所有英雄都已受傷
night-told-limit = 已到最後的第 { $round } 回合
night-told = { $name }：{ $what }
night-told-counter = { $name }：{ $count }（第 { $rounds } 回合）
night-status = 戰況階段
night-lines = 提醒
night-due = 現在
night-acted = 已啟動
night-hurt = 傷害 { $damage }
night-suffered = { $name } { $amount }/{ $most }
night-crates-differ = 結果中的貨箱與任務中計數的 { $counted } 個不同。
night-none = 有幾個任務可以選擇，請開始其中一個：
night-not-begun = 還沒有準備。
night-round = 第 { $round } 回合
night-threat = { $name }：{ $now } 點，每回合增加 { $level } 點
night-threat-tokens = 另有 { $tokens } 點以指示物計
night-ahead = 不花費時
night-open = 支援小組
night-figures = { $figures } / { $size } 個模型
night-result = 登記結果
night-ally = { $name }（{ $threat } 點威脅）
night-redo-secret = 帝國玩家的操作
night-group-numbered = { $name }（{ $number }）
night-next-any = 抽取決定
night-next-role = 依其角色
night-next-damage = 預期造成最多傷害
night-waiting = 任務的小組
night-reserve = 預備隊
night-at-hand = 支援
night-secret-groups = { $count } 個保密
night-groups-none = 無
night-held = 已使用的卡牌
night-turn = 輪到啟動：{ $side }
night-turn-over = 所有模型都已啟動：回合結束。
night-turn-left = { $side }尚未啟動：{ $names }
night-turn-whom = { $times ->
    [1] { $name }
   *[other] { $name }（{ $times } 次）
}
night-untold = 尚未說明支援小組，因此盒子裡的任何卡牌都可能登場（{ $factions }）。請讓 Muster 選擇，或輸入任務的小組。
night-playing = 由 Muster 操作{ $side }（{ $name }）。
night-playing-next = 下一個：{ $name }（{ $why }）
night-weighed-choice = { $choice } { $share }%（傷害 { $damage }，生命值 { $health }，威脅 { $cost }）
night-secret-choices = 另有保密的選項
help-campaign-night = 記錄進行中的任務
option-tap = 桌上發生的事；不寫則顯示任務現況
option-said = 對象的名稱
option-night = 任務（有幾個可以玩時）
tap-list = 桌上
tap-begin = 準備任務：第 1 回合，沒有威脅；again=yes 重新開始，fun=yes 遊玩任何任務而不計結果
tap-end = 結束自由任務
tap-round = 回合結束：威脅增加
tap-threat = 增加或減少威脅：threat 2、threat -2
tap-token = 用掉一個威脅指示物
tap-deploy = 部署一個小組；加 free=yes 則免費
tap-reinforce = 小組招募一個援軍模型
tap-defeat = 小組的一個模型被擊敗
tap-hero = 英雄受傷，或其實健康：hero Gaarkhan 受傷
tap-join = 盟友加入
tap-count = 計數：count crates、count crates -1
tap-draw = 抽取補給卡，可寫明由哪名英雄持有
tap-use = 用掉補給卡
tap-act = 啟動英雄或小組：act Gaarkhan
tap-damage = 英雄或模型受到傷害：damage Stormtrooper 2
tap-heal = 英雄或模型治療傷害
tap-strain = 英雄承受或移除壓力：strain Gaarkhan 2、strain Gaarkhan -1；forced=yes 時超出部分變為傷害
tap-rest = 英雄休息：先移除壓力，再治療傷害
tap-condition = 獲得狀態，off=yes 時移除：condition Gaarkhan 暈眩
tap-line = 要提醒的內容，end=2 或 start=3 指定回合：line 援軍 end=2
tap-happen = 該內容已發生：happen 1
tap-limit = 任務的最後回合：limit 6；limit 0 表示沒有
tap-group = 任務列出的小組，initial（初始）、reserve（預備隊）或 open（支援）：group reserve 「E-Web Engineer」；沒有支援小組：group open
tap-exhaust = 橫置一張卡牌：exhaust 「Force Throw」
tap-deplete = 一張卡牌在本任務中耗盡
tap-ready = 重置一張卡牌
tap-lend = 本任務中把卡牌借給另一名英雄：lend 「Combat Coat」 Gaarkhan
tap-opponent = 由 Muster 以某個難度操作帝國：opponent veteran；結束：opponent off
tap-bar = 任務不允許這些陣營的支援小組：bar Mercenary；bar none 取消限制
tap-choose = 由 Muster 選擇支援小組：choose 2
tap-spend = 由 Muster 花費威脅
tap-order = 由 Muster 啟動一個小組，並說明視線內的目標，最近的在前：order 「Gaarkhan@2，Jyn Odan@5」；order none
tap-surges = 擲骰結果的最佳用法：surges 1 Gaarkhan damage=3 surge=2 accuracy=4 block=1
tap-undo = 復原最後一步
tap-redo = 重做剛才撤銷的操作
