### 戰役列表，以及新戰役的準備。

## 列表

campaigns-new = 新增戰役
campaigns-go-on = 繼續準備
campaigns-import = 匯入檔案…
campaigns-import-title = 匯入戰役
campaigns-files = 戰役（JSON）與列印的登記表（PDF）
campaigns-export = 匯出…
campaigns-none = 還沒有戰役
    .text = 每場戰役的帳簿都在這裡：英雄、經驗值、信用點與影響點、任務勝負，以及接下來要進行的內容。新增一場戰役，或從檔案匯入。
campaigns-progress = { $done } / { $stages } 個階段
campaigns-won = { $side ->
    [rebels] 反抗軍贏得了戰役。
    [empire] 帝國贏得了戰役。
   *[other] 獲勝方：{ $name }
}
campaigns-wins = { $side ->
    [rebels] 反抗軍 { $count } 勝
    [empire] 帝國 { $count } 勝
   *[other] { $name } { $count } 勝
}
campaigns-evenings = { $count ->
        [0] 未記錄聚會
       *[other] { $count } 次聚會
    }
campaigns-between = 、
key-campaigns-down = 下一場戰役
key-campaigns-up = 上一場戰役

## 新戰役的步驟

key-setup = 戰役準備
setup-leave = 所有戰役
setup-no-game = 沒有載入含戰役的遊戲
    .text = 戰役由遊戲的資料包提供。請在設定中查看已載入的資料包。
setup-steps = 步驟
setup-step-campaign = 遊戲盒與戰役
setup-step-heroes = 英雄
setup-step-side = 支線任務與規則
setup-step-begin = 名稱與開始
setup-step-waits = 尚未填完
setup-back = 上一步
setup-next = 下一步
setup-begin = 開始戰役
setup-ready = 符合規則。未選擇的部分隨機決定。
setup-refused = 不符規則之處
setup-by-chance = 隨機
setup-by-chance-secret = 隨機並保密
setup-told = 自行選擇
setup-told-table = 依桌上抽到的

## 遊戲盒與戰役

setup-game = 遊戲
setup-boxes = 你擁有的遊戲盒
    .text = 只提供、抽取這些盒裡的內容。下次準備戰役時會記得。
setup-boxes-small = { $count } 個小盒，已勾選 { $ticked } 個
setup-boxes-all = 全部勾選
setup-boxes-none = 全部取消
setup-boxes-any = 全部不勾選時，使用所有遊戲盒。
setup-boxes-every = 全部
setup-campaign = 戰役
setup-campaign-first = 請先選擇戰役。
setup-campaign-stages = { $stages } 個階段
setup-campaign-mini = 短篇戰役，沒有支線任務牌組
setup-campaign-expands = 可用擴充形式
setup-campaign-box = 屬於沒有勾選的「{ $box }」。
setup-expanded = 擴充形式
    .text = 另外進行可選的支線任務，任務卡也留在進程牌組中。

## 英雄

setup-heroes = 英雄
setup-who = 參戰英雄
    .text = { $side ->
        [rebels] 二到四名，依座位順序。只有一名反抗軍玩家時，選擇兩名。
       *[other] { $least } 到 { $most } 名，依座位順序。
    }
setup-seats = 座位
setup-seat-forward = 將{ $name }往前移一個座位
setup-heroes-number = { $side ->
    [rebels] { $count ->
            [0] 尚未選擇：隨機抽出四名英雄。
            [1] 一名英雄太少：請至少再選一名。
            [2] 兩名英雄：每名獲得獎勵卡「傳奇」。
            [3] 三名英雄：每名獲得獎勵卡「英雄」。
           *[other] 四名英雄：沒有起始獎勵卡。
    }
   *[other] { $count } / { $most }
}
setup-heroes-full = { $side ->
    [rebels] 四個座位都已有人。
   *[other] { $most } / { $most }
}
setup-heroes-chance = 隨機 { $count } 名
setup-hero-mission = 支線任務：{ $mission }

## 帝國玩家

setup-class = 帝國技能牌組
    .text = 帝國玩家以其中沒有經驗值費用的卡牌開始。
setup-class-chance = 你的遊戲盒中的一副
setup-agenda = { $need } 套進程卡組
    .text = 洗勻組成進程牌組。

## 支線任務與規則

setup-side-own = 參戰英雄的支線任務一律在牌組中。
setup-side-none = { $campaign }沒有支線任務牌組。
setup-side-without = 沒有支線任務牌組
setup-missions = { $kind ->
    [green] { $need } 個綠色支線任務
    [grey] { $need } 個灰色支線任務
    [threat] { $need } 個威脅任務
   *[other] { $need } { $name }
}
    .text = { $kind ->
        [green] 由反抗軍選擇。兩個任務的獎勵不能是同一名盟友。
        [grey] 出現之前沒有人知道是哪些。
        [threat] 與支線任務分開抽取。
       *[other] { "" }
    }
setup-mission-wins = 獎勵：{ $names }
setup-same-ally = 與「{ $name }」的盟友相同：{ $ally }。
setup-deck-count = 已選擇 { $count } / { $need }
setup-deck-fill = 其餘隨機選擇
setup-deck-full = { $need } 個都已選好。
setup-options = 約定
setup-periods = 時期
    .text = 只使用符合戰役時期的支線任務（較新的規則）。
setup-half-shop = 商店擺出半副牌組
    .text = 商店擺出各物品牌組的一半，而不是總共六張（較新的規則）。

## 名稱與摘要

setup-name = 戰役名稱
setup-seed = 亂數種子
    .text = 隨機的起點：相同的種子抽出相同的牌組。
setup-seed-wrong = 種子應為 0 到 2147483647 的整數。
setup-summary = 起始內容
setup-line-agenda = 進程卡組
setup-line-missions = { $kind ->
    [green] 綠色支線任務
    [grey] 灰色支線任務
    [threat] 威脅任務
   *[other] { $name }
}
setup-line-nothing = 無
setup-and-more = { $names }及另外 { $count } 項
setup-brief-agenda = 進程 { $count }/{ $need }
setup-brief-missions = { $kind ->
    [green] 綠色 { $count }/{ $need }
    [grey] 灰色 { $count }/{ $need }
    [threat] 威脅 { $count }/{ $need }
   *[other] { $name } { $count }/{ $need }
}
## 紙本登記表

setup-paper = 這場戰役先前記錄在紙上
    .text = 開始後，Muster 會詢問登記表的內容：任務、獲勝方、餘額和卡牌。
paper-title = 匯入紙本登記表
paper-is = 依登記表填寫。不知道的可以留空：留空的餘額保持未填，之後可以在歷程中補上。
paper-missions = 已完成的任務
paper-mission = 第 { $stage } 階段的任務，{ $kind }
paper-forced = 緊急任務
paper-unknown = 不知道
paper-winner = 獲勝方：{ $mission }
paper-add = 下一階段
paper-add-forced = 緊急任務
paper-remove = 移除最後一個
paper-stands = 登記表的進度
paper-next-mission = 接下來是任務階段
paper-upgrade = 進行中：{ $upgrade }
paper-active = 可用的支線任務
paper-active-chance = 隨機抽取
paper-active-told = 依桌上的
paper-books = 雙方所有
paper-left = 剩餘{ $what }
paper-open = 未填
paper-cards = { $who } 的卡牌
paper-cards-add = 加入卡牌…
paper-do = 匯入登記表
paper-later = 以後再說
