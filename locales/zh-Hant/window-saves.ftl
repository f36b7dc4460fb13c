### 來自其他程式儲存檔的戰役。

saves-title = 來自 ImperialCommander 2 的儲存檔。
saves-setup = 戰役、英雄和登記表來自這個檔。請選擇帝國玩家的技能牌組和進程卡組；接著是已填好的登記表。
saves-paper = 已按這個檔填好。請檢查：那個程式不記錄玩過哪些任務，也不記錄誰獲勝。
saves-left = 沒有接過來，或這種檔裡沒有：
saves-unfinished = 有一個新戰役尚未完成。
    .means = 沒有匯入任何內容，以免失去它。
    .todo = 請先完成或捨棄它，再匯入這個檔。
