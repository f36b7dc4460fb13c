### 戰役的步驟：任務結果、升級、準備。

steps-next = 下一步
steps-phase = { $phase ->
    [mission] 任務階段
    [rebel-upgrade] 反抗軍升級階段
    [imperial-upgrade] 帝國升級階段
    [over] 結束
   *[other] { $name }
}
steps-saved = 已自動儲存
steps-done = 已完成：
steps-mission = 任務階段
steps-upgrade = { $upgrade ->
    [rebel-upgrade] 反抗軍升級階段
    [imperial-upgrade] 帝國升級階段
   *[other] { $name }
}
steps-forced = 緊急任務
steps-part = { $number }. { $name }
steps-threat = 威脅等級 { $threat }
steps-played = { $mission }：{ $winner ->
    [rebels] 反抗軍獲勝
    [empire] 帝國獲勝
   *[other] { $name }獲勝
}
steps-over = { $winner ->
    [rebels] 反抗軍贏得戰役。
    [empire] 帝國贏得戰役。
   *[other] 獲勝方：{ $name }
}
steps-nothing-bought = 沒有購買任何卡牌。
steps-forced-first = 必須先進行此任務。
steps-later-result = 登記任務結果後開放
steps-later-upgrade = { $upgrade ->
    [rebel-upgrade] 完成反抗軍升級階段後開放
   *[other] 完成{ $name }後開放
}
steps-later-forced = 須先完成緊急任務
steps-later-mission = { $upgrades ->
    [2] 完成兩個升級階段後開放
   *[other] 完成{ $name }後開放
}
steps-can-choose = 可選：{ $missions }

## Amounts

steps-amount = { $amount } { $what ->
    [credits] 信用點
    [xp] 經驗值
    [influence] 影響點
   *[other] { $name }
}
steps-cost-unknown = 費用不明
steps-sum = { $what ->
    [credits] 信用點
    [xp] 經驗值
    [influence] 影響點
   *[other] { $name }
}
steps-left = 可用餘額
steps-tier = 等級 { $tier }
steps-start = 起始
steps-held = 已擁有
steps-bought = 已購買

## Going on

steps-go-upgrade = { $upgrade ->
    [imperial-upgrade] 進入帝國升級階段
   *[other] 進入{ $name }
}
steps-go-stage = 進入下一個任務階段
key-steps = 戰役的下一步
key-steps-go-on = 繼續
key-steps-result = 任務結果
key-steps-book = 登記結果

## Selling and the shop

steps-sell-title = 賣出
steps-can-sell = { $count ->
    [0] 沒有可賣的物品
    [1] { $count } 張卡牌
   *[other] { $count } 張卡牌
}
steps-sell-none = 沒有人擁有可賣出的物品。
steps-sell-closed = 已結束：已經買過東西
steps-sell = 賣出
steps-shop-title = { $tiers ->
    [none] 商店
   *[other] 商店：等級 { $tiers }
}
steps-shop-order = 先賣後買
steps-shop-chance = 隨機抽卡
steps-shop-tell = 自行輸入
steps-shop-pick = 桌上的卡牌
steps-shop-lay = 擺出
steps-shop-empty = 沒有可擺入商店的卡牌。
steps-buy = 購買
steps-buy-for = 購買給…
steps-owner = { $hero } 已擁有

## Picking cards

steps-find = 輸入名稱搜尋
steps-find-none = 找不到這個名稱。
steps-picked = { $count } / { $size }
steps-unpick = 取消選擇 { $name }
steps-pick-none = 清除

## Class cards

steps-class-title = 技能卡
steps-class-own = 每名英雄自己的牌組
steps-deck-of = 技能牌組：{ $hero }
steps-deck-empty = 沒有這個牌組的卡牌資料。
steps-can-buy = { $count ->
    [0] 經驗值不足
    [1] 可買 { $count } 張
   *[other] 可買 { $count } 張
}
steps-cost-of = { $what ->
    [xp] { $card } 所需的經驗值
    [influence] { $card } 所需的影響點
   *[other] { $card }: { $name }
}

## The Imperial player

steps-agenda-title = 進程卡
steps-agenda-drawn = 已抽卡
steps-agenda-deck = { $count ->
    [1] 牌組中有 { $count } 張
   *[other] 牌組中有 { $count } 張
}
steps-agenda-chance = 隨機抽卡
steps-agenda-tell = 自行輸入
steps-agenda-pick = 抽到的進程卡
steps-agenda-lay = 確認抽到的卡牌
steps-keep = 購買並保密
steps-resolve = 購買並處理
steps-buy-before = 購買，放在 { $hero } 面前
steps-hidden = 只有帝國玩家可以查看進程卡。
steps-hidden-drawn = 已抽出進程卡，只有帝國玩家可以查看。
steps-reveal = 由帝國玩家查看…

## Before a mission

steps-prepare = 準備
steps-prepare-said = 交易、帶入物品、盟友
steps-choose = 選擇任務
steps-choose-said = { $count ->
    [1] { $count } 個可選
   *[other] { $count } 個可選
}
steps-no-missions = 現在沒有可進行的任務。
    .text = 請復原上一步，或繼續進行中的升級階段。
steps-wins = 獎勵：{ $rewards }
steps-result = 登記結果…
steps-packed = 已選定帶入物品
steps-not-packed = 尚未選定帶入物品
steps-no-items = 沒有任何物品。
steps-under = { $card } 附在哪裡
steps-under-none = 不附在武器下
steps-under-weapon = 附在 { $weapon } 下
steps-hand = 交給…
steps-pack = 帶入勾選的物品
steps-rewards = 團隊的獎勵
steps-give = 分配給…
steps-allies = 盟友
steps-villains = 反派
steps-joins = { $name } 加入任務

## The result of a mission

steps-result-dialog = 任務結果
steps-result-title = 結果：{ $mission }
steps-ends-upgrade = 升級階段還沒結束；登記後就會結束。
steps-which = 進行了哪個任務
steps-who-won = 獲勝方
steps-won = { $winner ->
    [rebels] 反抗軍獲勝
    [empire] 帝國獲勝
   *[other] 獲勝方：{ $name }
}
steps-how = 任務結局
steps-ordinary = 一般結局
steps-crates = 貨箱
steps-tokens = 取得的指示物
steps-fewer = 減少一個：{ $what }
steps-more = 增加一個：{ $what }
steps-of = / { $most }
steps-conditions = 達成的條件
steps-number = { $column ->
    [xp] 每名英雄的經驗值
    [credits] 每名英雄的信用點
    [imperial_xp] 帝國玩家的經驗值
    [influence] 影響點
   *[other] { $name }
}
steps-numbers-unknown = 沒有這些數字的資料，戰役模式指南怎麼寫？
steps-numbers-other = 戰役模式指南的數字不同
steps-reward-to = 獎勵歸誰：{ $cards }
steps-reward-usual = 依任務說明
steps-ally = 獲得哪名盟友
steps-follows = 接下來的主線任務
steps-drawn = { $deck ->
    [side-deck] { $count ->
        [1] 之後抽出的支線任務
       *[other] 之後抽出的支線任務：{ $count } 個
    }
    [threat] { $count ->
        [1] 之後抽出的威脅任務
       *[other] 之後抽出的威脅任務：{ $count } 個
    }
   *[other] { $name } ({ $count })
}
steps-by-chance = 隨機抽出
steps-as-drawn = 依桌上抽出的結果
steps-preview = 將登記的內容
steps-preview-what = 對象與項目
steps-preview-amount = 數量
steps-preview-balance = 新餘額
steps-preview-waiting = 計算中…
steps-preview-none = 選擇獲勝方後，這裡會列出結果。
steps-balance = = { $balance }
steps-book = 登記
steps-lacks-mission = 請選擇任務。
steps-lacks-winner = 請選擇獲勝方。
steps-lacks-numbers = 請填寫資料中沒有的數字。
steps-lacks-whole = 數量須為 0 或以上的整數。
steps-lacks-drawn = 請選出所有抽到的任務，或改為隨機抽出。
steps-lacks-outcome = 請選擇任務的結局。
steps-number-likely = 可能是 { $likely }
steps-number-unknown = 沒有來源記載
steps-numbers-take = 採用可能的數字
steps-anyway = 玩了其他任務
steps-anyway-which = 實際進行的任務
steps-anyway-choose = 選擇任務
steps-anyway-back = 返回可選任務
steps-anyway-why = 仍然進行的原因
steps-anyway-hint = 例如：地圖已經擺好了
steps-lacks-anyway = 請填寫仍然進行這個任務的原因。
steps-left-of = 剩餘 { $amount }
steps-decide = 由 Muster 決定
steps-decide-why = Muster 抽卡、按權重購買，然後繼續：每次一步，可以撤銷
