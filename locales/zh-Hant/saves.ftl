### 其他程式的儲存檔：哪些接過來，哪些沒有。

campaign-save-taken = 已從 ImperialCommander 2 接過 { $name }，作為紙本登記表。缺少或不對的內容可以在記錄中更正。
campaign-save-left = { $what ->
    [newer] 這個檔的格式比 Muster 認得的新：請檢查接過來的內容。
    [agenda-sets] 進程卡組：這種檔裡沒有，因此隨機選擇。
    [mission] 沒有接過來，因為 Muster 不認得：任務 { $name }。
    [mission-twice] 列了兩次，因此第二次留空：任務 { $name }。
    [mission-forced] 沒有接過來，因為 Muster 裡沒有什麼會強制它：任務 { $name }。
    [mission-beyond] 沒有接過來，因為戰役沒有更多階段：任務 { $name }。
    [mission-next] { $name } 已選擇，但沒有勾選，後面也沒有別的任務：算作可選任務，不算已玩。
    [active] 可選的支線任務：這種檔裡沒有，因此隨機抽取。
    [threat] 第 { $stage } 階段（從 0 起）的威脅等級是 { $threat }：Muster 的戰役在這裡是 { $usual }。
    [hero] 沒有接過來，因為 Muster 不認得，或隊裡已經有了：英雄 { $name }（剩 { $xp } 經驗值）{ $some ->
        [yes] ，有 { $cards }。
       *[no] 。
    }
    [xp] 沒有接過來，因為不是數量：{ $name } 的 { $xp } 經驗值。
    [item] 沒有接過來，因為 Muster 不認得：物品 { $name }。
    [item-twice] 沒有接過來，因為已經有人擁有：物品 { $name }。
    [item-nobody] 沒有接過來，因為沒有英雄擁有：物品 { $name }。
    [class-card] 沒有接過來，因為 Muster 不認得：技能卡 { $name }。
    [class-card-of-another] 沒有接過來，因為屬於另一位英雄的牌組：技能卡 { $name }。
    [credits] 沒有接過來，因為不是數量：{ $number } 信用點。
    [reward] 沒有接過來，因為 Muster 不認得：獎勵 { $name }。
    [reward-whose] 沒有接過來，因為 Muster 不知道屬於哪一方：獎勵 { $name }。
    [ally] 沒有接過來，因為 Muster 不知道可以得到它：{ $name }。
    [fame] 名氣（{ $fame }）和獎項（{ $awards }），Muster 不計算這些。
    [ignored] 排除的部隊：{ $name }。
    [journal] 日誌裡的備註：{ $name }
    [winners] 每個任務的勝方和結果：這種檔裡沒有。
   *[opponent] { $side }：經驗值、影響力、技能卡和進程卡。這種檔裡沒有；經驗值和影響力留空，直到你填寫。
}

error-campaign-foreign-custom = { $file } 是 ImperialCommander 2 儲存的戰役：「{ $name }」，但 Muster 不認得它的戰役或英雄。{ $credits } 信用點。{ $some-heroes ->
    [yes] 英雄：{ $heroes }。
   *[no] {""}
}{ $some-allies ->
    [yes] 盟友和反派：{ $allies }。
   *[no] {""}
}{ $some-missions ->
    [yes] 任務：{ $missions }。
   *[no] {""}
}
    .means = 沒有匯入任何內容。
    .todo = 請在 ImperialCommander 2 裡繼續，或在 Muster 中開始戰役，再把合適的內容作為紙本登記表填寫。
error-campaign-foreign-broken = { $file } 是 ImperialCommander 2 儲存的戰役，但不完整：第 { $line } 行第 { $column } 欄之後無法讀取。
    .means = 沒有匯入任何內容。
    .todo = 請在 ImperialCommander 2 裡再儲存一次，或使用這個檔較舊的副本。
error-foreign-file = { $kind ->
    [package] { $file } 是 ImperialCommander 2 的戰役包：是可以玩的任務，不是進行中的戰役。
    [mission] { $file } 是 ImperialCommander 2 的任務，不是進行中的戰役。
    [vassal-module] { $file } 是 Vassal 模組：一個遊戲的模型和圖片。
    [vassal-save] { $file } 是 Vassal 儲存的對局或記錄：只有模型的位置，沒有雙方擁有的東西。
   *[tabletop-simulator] { $file } 是 Tabletop Simulator 儲存的桌面：只有模型的位置，沒有雙方擁有的東西。
}
    .means = Muster 無法從中接過任何內容。沒有更改任何內容。
    .todo = { $kind ->
        [package] 請改為匯入儲存檔：ImperialCommander 2 為每個戰役在 SagaCampaigns 資料夾裡儲存一個。
        [mission] 請改為匯入儲存檔：ImperialCommander 2 為每個戰役在 SagaCampaigns 資料夾裡儲存一個。
       *[other] 請在 Muster 中開始戰役，再作為紙本登記表填寫；部隊可以用文字貼上。
    }
