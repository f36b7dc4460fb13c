### 計算可以派出什麼。

count-heading = { $format } · { $points ->
    [none] 無上限
   *[other] { $points } 分
}
count-squads = 合法的{ squad }：{ $count }
count-at-limit = 恰好達到上限：{ $count }
count-by-faction = 依陣營（可屬多個陣營者，每個都計入）：
count-none = 沒有這樣的{ squad }。
count-barred-by = 受這些規則所限：{ $rules }
count-rows-left-out = 收藏中有 { $count } 列被略過：
count-fits = { $figures ->
    [0] 沒有其他模型可以加入。
   *[other] 還有 { $figures } 個模型可以加入：
}
count-fits-full = 其中 { $count } 個可恰好補滿。
count-fits-row = 合法：{ $legal } · 達到上限：{ $full }
count-fill = { $nobody ->
    [yes] 不再加入任何人
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] （剩 { $left }）
}
help-squad-count = 計算合法的部隊
help-squad-random = 隨機抽出一支合法的部隊，每支機會相同
help-squad-fits = 顯示還有誰可以加入部隊，誰可恰好補滿
option-collection = 擁有什麼的試算表：set、number、figures，或 name、figures
option-with-figure = 必須包含的模型，以識別碼或名稱表示；可給多次
option-without = 不可包含的模型；可給多次
option-seed = 隨機的起始數字：相同的數字抽出相同的部隊
help-squad-fill = 將部隊補成最佳的合法部隊
option-best = 以什麼為最佳：points（花費的分數）、activations（啟動數）、endurance（如生命值）或 owned（缺少的模型最少）或 price（缺少者價格最低，依 --prices）
option-top = 要列出幾個
count-by-size = 依成員數：
count-gap-figures = 能開啟最多的單一模型：
count-gap-pairs = 兩個模型：
count-gap-sets = 一個系列，每個模型各一：
count-gap-set-pairs = 兩個系列：
count-gap-nearest = 至少要買這些才有：
count-gap-row = +{ $count } 支合法的{ squad }
option-by_size = 也依成員數計算
help-squad-gap = 顯示買什麼最能增加可派出的部隊
option-prices = 一份價格的試算表：name、price，或 set、number、price
count-no-attachments = 除指定者外不計附加卡：選擇方式太多。
count-with-decks = 每支與每副牌庫各計一次，不帶牌庫也計一次。
option-full = 只要用滿分數的（若有）
