### 戰役的帳簿、圖表、聚會與更正。

## 帳簿

ledger = 帳簿
ledger-who = { $side ->
    [rebels] 反抗軍
    [empire] 帝國玩家
   *[other] { $name }
}
ledger-filter-who = 對象
ledger-filter-what = 項目
ledger-filter-stage = 階段
ledger-any-who = 雙方
ledger-any-what = 所有項目
ledger-any-stage = 所有階段
ledger-without = 取消「{ $what }」篩選
ledger-stage = { $stage }. { $at }
ledger-what = { $what ->
    [credits] 信用點
    [xp] 經驗值
    [influence] 影響點
   *[other] { $name }
}
ledger-left = 餘 { $balance }
ledger-sums = 顯示紀錄的合計
ledger-sum = { $account ->
    [credits] 信用點
    [hero-xp] 英雄經驗值
    [imperial-xp] 帝國經驗值
    [influence] 影響點
   *[other] { $name }
}
ledger-count = { $count ->
   *[other] 共 { $count } 筆 · 每筆都附原因
}
ledger-count-of = { $count } / { $total } 筆 · 每筆都附原因
ledger-empty = 還沒有任何紀錄
    .text = 每一點信用點、經驗值與影響點都會列在這裡，並附上原因。
ledger-none = 沒有這樣的紀錄
    .text = 沒有符合所選條件的紀錄。
ledger-all = 顯示所有紀錄

## 圖表

ledger-charts-are = 每個階段結束時的數值。
ledger-charts-table = 以表格顯示
ledger-charts-empty = 還沒有可以繪製的資料
    .text = 每個階段的任務進行後，圖上就會多一個點。
ledger-chart = { $what ->
    [credits] 團隊的信用點
    [xp] 獲得的經驗值
    [influence] 影響點
   *[other] { $name }
}
ledger-chart-over = 各階段的{ $what }
ledger-line = { $account ->
    [credits] 信用點
    [hero-xp] 英雄
    [imperial-xp] 帝國
    [influence] 影響點
   *[other] { $name }
}

## 聚會

evenings = 聚會
evenings-add = 記錄一次聚會
evenings-new = 新增聚會
evenings-edit = 修改聚會
evenings-edit-short = 編輯
evenings-number = 第 { $number } 次聚會 · { $day }
evenings-date = 日期
evenings-date-missing = 請填寫日期。
evenings-players = 參加者
evenings-players-hint = 大家的名字或暱稱
evenings-note = 筆記
evenings-note-hint = 值得記住的事
evenings-missions = 任務
evenings-no-missions = 記錄這次聚會之後沒有登記任務。
evenings-oldest-first = 由舊到新
evenings-removed = 已刪除 { $day } 的聚會。
evenings-empty = 還沒有記錄任何聚會
    .text = 記下何時聚會、誰參加、有什麼值得記住，也可以加入桌面的照片。
evenings-photos = 桌面的照片
evenings-photo-add = 加入照片
evenings-photo-choose = 選擇桌面的照片
evenings-photo-reading = 讀取中…
evenings-photo-gone = 照片還沒傳到，或已遺失
evenings-photo-of = { $day } 的第 { $number } 張照片
evenings-photo-remove = 移除照片
evenings-photo-remove-this = 移除：{ $photo }
evenings-photo-removed = 已移除照片。

## 更正

correct = 更正帳簿
correct-is = 用於自訂規則，或補登忘記的內容。更正會另成一筆紀錄，先前登記的內容不變。
correct-who = 對象
correct-what = 項目
correct-what-card = 一張卡牌
correct-way = 增減
correct-amount-more = + 增加
correct-amount-less = − 減少
correct-card-more = + 獲得
correct-card-less = − 歸還
correct-amount = 數量
correct-missing-amount = 請填寫數量：1 以上的整數。
correct-card = 卡牌
correct-card-hint = 名稱中的幾個字，或識別碼
correct-missing-card = 請填寫是哪張卡牌。
correct-why-hint = 例如：少算了一個貨箱
correct-missing-why = 更正需要說明原因：之後看帳簿的人會想知道。
correct-reason-later = 尚未填寫原因
correct-preview = 將登記：
correct-preview-none = 登記之前，會先在這裡顯示內容。
correct-book = 登記更正

## 歷程

history = 歷程
history-count = { $count } 個步驟
history-mended = 已修改
history-was = 「{ $was }」→「{ $becomes }」：{ $why }
history-put-in = 事後補入：{ $why }
history-removed = 已移除 { $count } 個步驟
mend = 修改
mend-of = 修改：{ $step }
mend-title = 修改「{ $step }」
mend-replace = 結果不同
mend-before = 在這之前還有別的
mend-remove = 沒有發生
mend-remove-said = 刪除這個步驟，之後的一切會重新計算。
mend-why = 原因
mend-why-hint = 登記錯誤
mend-keep = 保留已進行的任務，即使當時無法選擇
mend-do = 修改歷程
mend-preview = 會有的更動
mend-preview-none = 輸入發生的事，即可查看會有的更動。
mend-becomes = 「{ $was }」改為「{ $becomes }」。
mend-goes-before = 在「{ $was }」之前加入「{ $becomes }」。
mend-nothing = 沒有任何餘額、卡牌或之後的步驟會更動。
mend-anyway = 這些任務會保留，雖然當時無法選擇：
mend-lost = { $count } 個步驟不再成立，將捨棄：
history-line = { $who }：{ $what }
history-tab-history = 歷程
history-tab-ledger = 帳簿
evenings-photo-open = 開啟：{ $photo }
photos-empty = 還沒有照片
    .text = 為聚會加入照片後，會依任務列在這裡。
photos-strip = { $missions } · { $day }
photos-viewer = 第 { $number } / { $count } 張照片 · { $day }
