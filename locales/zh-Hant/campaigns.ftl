### 戰役：雙方的帳簿、登記的內容，以及無法登記的原因。

campaign-why-start = 起始
campaign-why-outcome = { $mission } 的結果
campaign-why-met = { $mission }：{ $condition }
campaign-why-unmet = { $mission }，未達成：{ $condition }
campaign-why-tokens = { $mission }：取得 { $claimed } 個指示物
campaign-why-crates = { $mission }：{ $crates } 個貨箱
campaign-why-bought = 購買 { $card }
campaign-why-sold = 賣出 { $card }
campaign-why-used = 使用 { $card }
campaign-why-in-play = { $card } 在場
campaign-why-ransom = 棄掉 { $card }
campaign-why-correction = 更正：{ $reason }
campaign-refused-unknown = 沒有這個{ $what ->
    [hero] 英雄
    [mission] 任務
    [item] 物品
    [class-card] 技能卡
    [agenda-card] 進程卡
    [agenda-set] 進程卡組
    [class] 技能牌組
    [side] 陣營
    [account] 帳戶
    [mission-kind] 任務類型
    [campaign] 戰役
   *[card] 卡牌
}：{ $id }。
campaign-refused-not-in-boxes = { $id } 屬於沒有使用的遊戲盒：{ $needs }。
campaign-refused-begun = 戰役已經開始。
campaign-refused-not-begun = 戰役尚未開始。
campaign-refused-hero-count = 英雄應為 { $least } 到 { $most } 名，目前是 { $heroes } 名。
campaign-refused-twice = { $id } 出現了兩次。
campaign-refused-count = { $what ->
    [agenda-sets] 進程卡組需要 { $need } 套，目前有 { $have } 套
    [class] 技能牌組需要 { $need } 副，目前有 { $have } 副
    [shop] 商店需要 { $need } 張卡牌，目前有 { $have } 張
    [agenda] 抽出的進程卡需要 { $need } 張，目前有 { $have } 張
    [drawn] 抽出的任務需要 { $need } 個，目前有 { $have } 個
   *[other] { $name }需要 { $need } 個，目前有 { $have } 個
}。
campaign-refused-wrong-kind = { $id } 不是這類任務（{ $name }）。
campaign-refused-same-ally = 有兩個任務的獎勵是同一名盟友：{ $ally }。
campaign-refused-wrong-period = { $id } 不屬於時期 { $period }。
campaign-refused-wrong-phase = 現在不能這樣做：{ $phase ->
    [mission] 接下來是任務
    [over] 戰役已結束
   *[other] 現在是{ $name }階段
}。
campaign-refused-over = 戰役已結束。
campaign-refused-forced-first = 必須先進行緊急任務 { $mission }。
campaign-refused-not-active = { $id } 不是可用任務。
campaign-refused-wrong-stage = { $id } 可用，但這個階段需要另一類任務。
campaign-refused-played-already = { $id } 已經進行過；每個任務只進行一次。
campaign-refused-no-outcome = { $id } 沒有這種結局：{ $outcome }。
campaign-refused-too-many = 只有 { $there } 個，卻填了 { $said } 個（{ $what ->
    [crates] 貨箱
   *[tokens] 指示物
}）。
campaign-refused-too-much = 沒有任務會給這麼多：{ $said } { $what ->
    [crates] 個貨箱
   *[other] { $name }
}，最多 { $most }。自訂規則請以更正登記。
campaign-refused-no-condition = { $id } 沒有條件「{ $condition }」。
campaign-refused-not-in-deck = { $id } 不在牌組中。
campaign-refused-too-little = 需要 { $need }，只有 { $have }（{ $account }）。
campaign-refused-wrong-tier = { $id } 是等級 { $tier } 的物品，這個階段不販售。
campaign-refused-not-in-shop = { $id } 不在商店中。
campaign-refused-not-drawn = { $id } 不在抽出的卡牌中。
campaign-refused-kept-elsewhere = 進程牌組儲存在另一台電腦上：抽取、購買和使用進程卡都在那裡進行。
campaign-refused-seen-already = 這些卡牌已經在桌上。
campaign-refused-sold-after-buying = 賣出須在購買之前：這次已經買過卡牌。
campaign-refused-owned = 已有人擁有 { $id }。
campaign-refused-not-owned = 能執行這個動作的人都沒有 { $id }。
campaign-refused-not-for-sale = { $id } 不能賣出。
campaign-refused-not-to-trade = { $id } 不能轉交，只有物品可以交易。
campaign-refused-other-deck = { $id } 屬於其他技能牌組。
campaign-refused-cost-unknown = 沒有資料記載 { $id } 的費用，請在登記時一併填寫。
campaign-refused-starting-card = { $id } 是起始時就有的卡牌。
campaign-refused-hand-full = 最多保留 { $limit } 張進程卡。
campaign-refused-which-hero = { $id } 要放在一名英雄面前，請選擇。
campaign-refused-no-hero-card = { $id } 不放在英雄面前。
campaign-refused-leave-or-back = { $id } 可以離開戰役，也可以洗回牌組，請選擇。
campaign-refused-not-back = { $id } 不會洗回牌組。
campaign-refused-depleted = { $id } 已耗盡，下個任務重置。
campaign-refused-stays-in-play = { $id } 一直在場，沒有可以消耗的效果。
campaign-refused-no-ransom = 不能付費棄掉 { $id }。
campaign-refused-load = 一名英雄最多帶入 { $limit } 件{ $name }，目前是 { $have } 件。
campaign-refused-not-under = { $id } 不能附在這件武器下。
campaign-refused-weapon-full = { $id } 最多附帶 { $limit } 張改裝卡。
campaign-refused-not-granted = 沒有任何任務或獎勵給過 { $id }。
campaign-refused-no-reason = 更正需要說明原因。
campaign-refused-no-correction = 不能這樣更正。
campaign-refused-nothing = 沒有可復原或重做的步驟。
campaign-phase-mission = 任務
campaign-phase-over = 結束
campaign-where = { $stage ->
    [0] 初始任務
   *[other] 第 { $stage } 階段
}，{ $phase }；威脅等級 { $threat }
campaign-won = 獲勝方：{ $side }
campaign-amount = { $amount } { $what }
campaign-xp = { $xp } 經驗值，已使用 { $spent }
campaign-active = 可用任務
campaign-forced = 接下來的緊急任務
campaign-ledger = 帳簿
campaign-entries = { $count } 筆紀錄
campaign-none = 還沒有戰役。
campaign-kept = 已儲存 { $name }。
campaign-brought = { $how ->
    [new] 已匯入「{ $name }」。
    [same] 「{ $name }」已在這裡，{ $had } 筆紀錄都有。
    [newer] 「{ $name }」已在這裡。檔案裡只有 { $common } / { $had } 筆紀錄，因此沒有更動任何資料。
    [older] 「{ $name }」原有 { $common } 筆紀錄，已補上 { $new } 筆。
   *[both] 「{ $name }」在這裡和檔案裡各自有了後續：雙方共有 { $common } 筆紀錄，檔案另有 { $new } 筆。
}
campaign-brought-secrets = 帝國玩家的秘密也一併加入了。
campaign-brought-restored = 這場戰役先前在這裡刪除了，現已還原。
campaign-brought-conflict = 規則不允許兩者並存，因此有兩段歷史：請在戰役頁面選擇其中一段。
campaign-secrets-included = 內含帝國玩家的秘密；如有 PIN 碼也在其中。
campaign-secrets-left-out = 未包含帝國玩家的秘密。
campaign-not-kept = { $name } 沒有儲存任何內容：請在日誌中修改或刪除該步驟，然後再試一次。
campaign-booked = 已登記。
campaign-refused-step = 步驟 { $step }：{ $message }（{ $rule }）
campaign-answers = { $count ->
    [1] 在步驟中加上：{ $answers }
   *[other] 在步驟中加上其中一項：{ $answers }
}
campaign-allowed = 可以
campaign-trust-single = 只有一個來源
campaign-trust-unsure = 不確定
campaign-agenda-secret = 暗中保留
campaign-agenda-open = 公開放置
campaign-agenda-hero = 放在一名英雄面前
campaign-agenda-at-once = 立即生效
campaign-agenda-leaves = 使用後移出戰役
campaign-agenda-leaves-or-back = 使用後移出戰役或洗回牌組
campaign-agenda-depletes = 每場任務一次
campaign-agenda-stays = 持續有效
campaign-agenda-only-setup = 僅限任務準備時
campaign-agenda-only-side-missions = 僅限支線任務
campaign-agenda-threat = 花費 { $threat } 點威脅
campaign-agenda-more = 每次使用另付 { $more } 點
campaign-agenda-gain-upgrade = 帝國升級開始時獲得 { $gain } 點影響點
campaign-agenda-gain-use = 每次使用獲得 { $gain } 點影響點
campaign-agenda-ransom = 反抗軍可支付 { $ransom } 信用點棄掉
campaign-step-begin = { $campaign } 開始
campaign-step-mission = { $side ->
    [rebels] { $mission }：反抗軍獲勝
    [empire] { $mission }：帝國玩家獲勝
   *[other] { $mission }：{ $name }獲勝
}
campaign-step-shop = 商店已擺出卡牌
campaign-step-shop-of = 商店卡牌：{ $cards }
campaign-step-buy = 為 { $hero } 購買 { $card }
campaign-step-sell = 賣出 { $card }
campaign-step-class-card = 購買技能卡 { $card }
campaign-step-draw = 抽取進程卡
campaign-step-agenda-secret = 購買一張進程卡並保密
campaign-step-agenda-keep = 購買並保留進程卡 { $card }
campaign-step-agenda = 購買進程卡 { $card }
campaign-step-play = 打出進程卡 { $card }
campaign-step-agenda-open = 購買進程卡 { $card }，面朝上放置
campaign-step-play-back = 打出進程卡 { $card }，洗回牌組
campaign-step-discard = 付費棄掉進程卡 { $card }
campaign-step-under = { $card } 附在 { $weapon } 下
campaign-step-off = { $card } 從武器卸下
campaign-step-to = { $card } 交給 { $hero }
campaign-step-pack = { $hero } 選定帶入的物品
campaign-step-alone = 無人加入（{ $side }）
campaign-step-correct = 更正，{ $who }：{ $why }
campaign-step-next = 進入下一步
campaign-step-on = 進入{ $phase }
campaign-event-took = 獲得{ $card }
campaign-event-gave = 交出{ $card }
campaign-event-opened = { $card } 面朝上放置
campaign-event-before = { $card } 放在 { $hero } 面前
campaign-event-depleted = { $card } 耗盡，下個任務重置
campaign-event-back = { $card } 洗回牌組
campaign-open-depleted = { $card }（已耗盡）
campaign-open-before = { $card }（在 { $hero } 面前）
campaign-secret-cards = { $count } 張保密進程卡
campaign-event-joined = { $name }加入下一個任務
campaign-event-active = { $mission }成為可用任務
campaign-event-left = { $mission }離開戰役
campaign-event-forced = 接下來必須進行{ $mission }
campaign-event-drawn = 隨機抽取 { $count } 個支線任務
campaign-event-ally-drawn = 隨機獲得其中一名盟友
campaign-event-laid = 商店擺出 { $count } 張卡
campaign-event-drew = 抽取 { $count } 張進程卡
campaign-secret-card = 一張秘密的進程卡
campaign-ally-threat = { $side }獲得 { $now } 點威脅
campaign-ally-threat-tokens = { $side }獲得 { $now } 點威脅，另有 { $tokens } 點以指示物計
campaign-story-mission = 主線任務
campaign-forced-mission = 緊急任務
campaign-gives-nothing = 無
campaign-trouble = 所屬遊戲沒有載入：{ $game }
campaign-taken-back = 已復原：{ $step }
campaign-pin-set = 已設定 { $name } 的 PIN 碼。
campaign-pin-off = { $name } 沒有 PIN 碼。
campaign-why-inferred = { $mission } 的結果（由同類任務推斷）
campaign-why-joined = 加入戰役時
campaign-refused-not-holding = 這場戰役的歷程中沒有第 { $entry } 筆紀錄。
campaign-refused-beginning-stays = 戰役的開始可以修改，但不能刪除，也不能在它之前加入步驟。
campaign-refused-nothing-to-skip = 這裡沒有可以跳過的任務。
campaign-refused-which-outcome = { $id } 的勝方可能有數種結局：{ $name }。請說明是哪一種。
campaign-refused-untold = 沒有來源記載 { $id } 給多少{ $name }（{ $side }）。請依戰役模式指南輸入{ $known ->
    [yes] ；可能是 { $likely }。
   *[no] 。
}
campaign-step-mend = 已修改「{ $step }」：{ $why }
campaign-step-skip = 跳過任務：{ $why }
campaign-step-heroes = { $join } 接替 { $leave }：{ $why }
campaign-step-leave = { $leave } 退出：{ $why }
campaign-step-join = { $join } 加入：{ $why }
campaign-step-anyway = { $step }（仍然進行：{ $why }）
campaign-event-quit = { $hero } 退出
campaign-event-entered = { $hero } 加入
campaign-event-shuffled = { $mission } 洗入牌組
campaign-each-hero = 每名英雄 { $amounts }
campaign-who-what = { $who }：{ $what }
campaign-mend-why = 登記錯誤
campaign-mend-gains = { $who } 將擁有 { $card }
campaign-mend-loses = { $who } 將失去 { $card }
campaign-mend-becomes = 「{ $was }」改為「{ $becomes }」。
campaign-mend-before = 在「{ $was }」之前加入「{ $becomes }」。
campaign-mend-removes = 刪除「{ $was }」。
campaign-mend-amount = { $who }，{ $what }：{ $before } → { $after }
campaign-mend-stays = { $step }：保留，雖然當時無法選擇
campaign-mend-lost = 第 { $entry } 筆紀錄不再成立：{ $step }。{ $why }
campaign-mend-yes = 尚未更改任何內容。加上 --yes 即可更改。
campaign-history-mends = 事後修改
campaign-history-by = { $step }（{ $machine }）
campaign-history-mended = { $entry }：「{ $was }」→「{ $becomes }」（{ $why }）
campaign-history-put-in = { $entry }：補入「{ $becomes }」（{ $why }）
campaign-history-removed = { $entry }：移除「{ $was }」（{ $why }）
campaign-history-lost = 先前的紀錄修改後不再成立：{ $why }
campaign-xp-left = 剩餘 { $xp } 經驗值
campaign-ask-what = 發生了什麼？
campaign-ask-number = 編號（按 Enter 結束）：
campaign-ask-winner = 哪一方獲勝？
campaign-ask-outcome = 結局如何？
campaign-ask-ordinary = 一般結局
campaign-ask-bonus = { $condition }？是：{ $met }。否：{ $unmet }。[y/n]
campaign-ask-yes = y
campaign-pin-ask = 戰役的 PIN 碼：
campaign-pin-again = PIN 碼錯誤。
campaign-ask-night = 依任務之夜的紀錄：{ $told }
campaign-ask-crates = 英雄持有幾個貨箱？{ $likely ->
    [0] （按 Enter 表示沒有）
   *[other] （按 Enter 表示 { $likely } 個）
}
campaign-ask-tokens = { $total } 個指示物中取得了幾個？{ $likely ->
    [0] （按 Enter 表示沒有）
   *[other] （按 Enter 表示 { $likely } 個）
}
campaign-ask-amount = { $side }，{ $what }：多少？沒有來源記載{ $known ->
    [yes] ；可能是 { $likely }（按 Enter）
   *[no] {""}
}
campaign-ask-drawn = 抽取 { $count } 張：以逗號分隔名稱（按 Enter 隨機抽取）
campaign-ask-record = 要登記嗎？[y/n]
campaign-ask-nothing = 沒有登記任何內容。
campaign-ask-which = 哪一個？
campaign-refused-cost-is = { $id } 的費用是 { $cost }。
campaign-why-paper = 來自紙本登記表
campaign-refused-balance-untold = 登記表裡還沒有剩餘的數量（{ $account }）。請在歷程中修改紙本登記表並填寫。
campaign-refused-paper-first = 請在登記其他內容之前匯入紙本登記表。
campaign-step-paper = 已匯入紙本登記表
campaign-event-untold = 未填：{ $account }
campaign-untold = { $what }未填
campaign-amount-own = { $amount }（由你填寫）
campaign-amount-inferred = { $amount }（由同類任務推斷）
campaign-amount-likely = 可能是 { $amount }
campaign-amount-unknown = 未知
campaign-amounts-forgotten = 已清除你為 { $mission } 填寫的數值。
campaign-ask-paper-mission = 第 { $stage } 階段，{ $kind }：哪個任務？（不清楚填 ?，沒有更多則按 Enter）
campaign-ask-paper-winner = 哪一方獲勝？（不清楚則按 Enter）
campaign-ask-paper-upgrade = 目前是哪個升級階段？（接下來是任務階段則按 Enter）
campaign-ask-paper-left = { $who }，{ $what }：還剩多少？（按 Enter 保持未填）
campaign-ask-paper-cards = { $who }：有哪些卡牌？以逗號分隔（沒有則按 Enter）
campaign-ask-paper-active = 可用的支線任務，以逗號分隔（按 Enter 隨機抽取）
campaign-choice-item = { $id }（{ $name }，等級 { $tier }，{ $cost } { $what }）
campaign-hint-near = 你要找的是：{ $names }？
campaign-hint-reward = { $name }是{ $missions }的獎勵。
campaign-hint-ally = { $name }可在這些任務中贏得：{ $missions }。
campaign-decided = 從這些選項中抽取：{ $all }
campaign-decided-secret = 從 { $count } 張保密的卡牌中抽取
campaign-decided-share = { $card } { $percent }%
