### 一場戰役：進行到哪裡，以及雙方的帳簿。

## 可以做的事

book-back = 返回戰役列表
book-again = 再試一次
book-heroes = { $count ->
   *[other] { $count } 名英雄
}
book-evening = 第 { $count } 次聚會
book-won = { $side ->
    [rebels] 反抗軍贏得戰役
    [empire] 帝國贏得戰役
   *[other] 獲勝方：{ $name }
}
book-undo = 復原：{ $step }
book-undo-nothing = 沒有可以復原的步驟
book-by = { $step }（{ $machine }）
book-undo-theirs = 要復原別人登記的步驟嗎？
book-undo-theirs-text = 「{ $step }」是在另一台電腦（{ $machine }）登記的。
book-redo = 重做：{ $step }
book-print = 列印登記表
book-menu = 戰役的更多操作
book-result = 記錄任務結果
book-result-not-now = 輪到任務時才能記錄結果。目前：{ $place }。
book-correct = 更正…
book-export = 匯出…
book-refused = 這一步沒有登記：
book-panes = 帳簿的各部分
book-tab-sides = 雙方
book-tab-next = 下一步
book-tab-ledger = 帳簿

## 檔案

book-files = 戰役
book-export-title = 匯出戰役
book-exported = 已寫入 { $path }
book-export-secrets = 包含秘密…
book-export-with = 重新寫入
book-export-secrets-text = 檔案會包含帝國玩家的進程卡；如有 PIN 碼也在其中。匯入檔案的人都能取得，並同樣由 PIN 碼隱藏。
book-export-pin = PIN 碼（如有）
book-show-folder = 在資料夾中顯示

## 路線

book-road = 戰役歷程
book-road-threat = 威脅等級 { $threat }
book-road-tiers = { $count ->
   *[other] 等級 { $tiers }
}
book-road-next = 接下來
book-road-upgrading = 升級中
book-side = { $side ->
    [rebels] 反抗軍
    [empire] 帝國
   *[other] { $name }
}

## 雙方

book-of = { $side ->
    [rebels] 反抗軍
    [empire] 帝國
   *[other] { $name }
}
book-shared = { $account ->
    [credits] 信用點（共用）
   *[other] { $name }
}
book-sum = { $account ->
    [credits] 信用點
    [hero-xp] 英雄總經驗值
    [influence] 影響點
    [imperial-xp] 經驗值
   *[other] { $name }
}
book-earned = { $what ->
    [xp] 經驗值剩 { $left } / { $xp }
   *[other] { $left } / { $xp } { $name }
}
book-cards = { $count ->
   *[other] { $count } 張卡
}
book-items = 物品
book-class-cards = 技能卡
book-rewards = 獎勵
book-group-rewards = 團隊的獎勵
book-allies = 盟友
book-villains = 反派
book-joins = 加入下一個任務
book-packed = 帶入下一個任務
book-under = 附在{ $weapon }下
book-tier = 等級 { $tier }
book-cost = { $what ->
    [xp] { $cost } 經驗值
    [credits] { $cost } 信用點
    [influence] { $cost } 影響點
   *[other] { $cost } { $name }
}

## 帝國玩家的秘密

book-agenda-hidden = { $count ->
    [0] 進程卡手牌已隱藏（沒有保留的卡）
   *[other] 進程卡手牌已隱藏（{ $count } 張）
}
book-agenda-shown = { $count ->
    [0] 進程卡手牌：沒有保留的卡
   *[other] 進程卡手牌（{ $count } 張）
}
book-agenda-hold = 按住查看（僅限帝國玩家）
book-agenda-pin = 輸入 PIN 碼查看（僅限帝國玩家）
book-agenda-again = 重新隱藏
book-agenda-none = 沒有保留進程卡。
book-show = 查看
book-hide = 隱藏
book-agenda-elsewhere = 儲存在帝國玩家的電腦上
book-show-secrets = 查看帝國玩家的秘密
book-hide-secrets = 隱藏帝國玩家的秘密
book-play = 打出
book-play-leave = 打出後移除
book-play-back = 打出後洗回牌組
book-discard = 付費棄掉
book-agenda-open = 面朝上的進程卡
book-agenda-before = 在 { $hero } 面前
book-agenda-depleted = 已耗盡，下個任務重置

## PIN 碼

book-pin-ask = 帝國玩家的 PIN 碼
book-pin = PIN 碼
book-pin-set = 設定 PIN 碼…
book-pin-change = 修改或移除 PIN 碼…
book-pin-text = 沒有 PIN 碼就無法在這個視窗查看進程卡。這是為了避免無意中看到，並不會把檔案加密。
book-pin-old = 目前的 PIN 碼
book-pin-new = 新的 PIN 碼
book-pin-again = 再輸入一次新的 PIN 碼
book-pin-differs = 兩次輸入不相同。
book-pin-remove = 移除 PIN 碼
book-pin-kept = 已設定 PIN 碼。
book-pin-removed = 已移除 PIN 碼。

## 快速鍵

key-book = 戰役
key-book-result = 記錄任務結果
key-book-reveal = 按住時顯示帝國玩家的秘密
key-book-undo = 復原上一步
key-book-redo = 重做
## 分頁

book-tabs = 戰役的各部分
book-page-books = 戰役
book-page-evenings = 聚會
book-page-photos = 照片
book-page-charts = 圖表

## 依約定

book-swap = 更換英雄…
book-skip = 跳過任務…
book-paper = 匯入紙本登記表…
book-amounts = 自行填寫的數值…
swap-title = 更換英雄
swap-is = 用於有玩家退出或加入。加入的英雄，經驗值與目前獲得最少的英雄相同。
swap-leave = 退出
swap-join = 加入
swap-nobody = 無
swap-items = 物品交給
swap-items-back = 放回牌組
swap-xp = 加入時的經驗值
swap-xp-hint = 與最少者相同
swap-missing = 請選擇退出或加入的英雄。
swap-do = 更換
skip-title = 跳過任務
skip-is = 跳過緊急任務；沒有緊急任務時，跳過這個階段的任務及其後的升級。沒有獲勝方。
skip-do = 跳過
agreed-why = 原因
agreed-why-hint = 例如：有玩家搬走了
agreed-why-missing = 請填寫原因，方便日後查看歷程。
amounts-title = 自行填寫的數值
amounts-are = 沒有來源提供這些數值。你填寫過一次，Muster 在所有戰役中使用。清除後 Muster 會重新詢問；已登記的紀錄不變。
amounts-none = 還沒有填寫過數值。
amounts-one = { $what }：{ $amount }
amounts-forget = 清除
amounts-forget-of = 清除 { $mission } 的數值
amounts-forgotten = 已清除 { $mission } 的數值
