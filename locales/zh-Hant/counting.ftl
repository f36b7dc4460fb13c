### 計算可以派出什麼。

count-heading = { $format } · { $points ->
    [none] 無上限
   *[other] { $points } 點
}
count-squads = 合法的{ squad }：{ $count }
count-at-limit = 剛好用完點數：{ $count }
count-by-faction = 依陣營（屬於多個陣營的，各計一次）：
count-none = 沒有這樣的{ squad }。
count-barred-by = 受這些規則所限：{ $rules }
count-rows-left-out = 收藏中有 { $count } 列沒有採用：
count-fits = { $figures ->
    [0] 沒有其他模型可以加入。
   *[other] 還有 { $figures } 個模型可以加入：
}
count-fits-full = 其中 { $count } 個可剛好用完點數。
count-fits-row = 合法：{ $legal } · 用完點數：{ $full }
count-fill = { $nobody ->
    [yes] 不必再加模型
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] （剩 { $left }）
}
help-squad-count = 計算合法的部隊
help-squad-random = 隨機抽出一支合法的部隊，每支機會相同
help-squad-fits = 顯示還有哪些模型可以加入部隊，哪些可剛好用完點數
option-collection = 擁有模型的試算表：set、number、figures，或 name、figures
option-with-figure = 必須包含的模型，以識別碼或名稱表示；可給多次
option-without = 不可包含的模型；可給多次
option-seed = 亂數種子：相同的種子抽出相同的部隊
option-balanced = 有均衡的部隊時只考慮它們：模型數量適中，並有必備的角色，例如指揮官
help-squad-fill = 把部隊補滿成最佳的合法部隊
option-best = 「最佳」的標準：points（用掉的點數）、activations（啟動數）、endurance（如生命值）、owned（缺少的模型最少）或 price（缺少的模型價格最低，依 --prices）
option-top = 要列出幾個
count-by-size = 依模型數：
count-gap-figures = 只買一個模型，增加最多的：
count-gap-pairs = 買兩個模型：
count-gap-sets = 買一個系列，每個模型各一：
count-gap-set-pairs = 買兩個系列：
count-gap-nearest = 至少要買這些，才組得出{ squad }：
count-gap-row = +{ $count } 支合法的{ squad }
count-gap-squads = 補齊已儲存的{ squad }：
count-gap-both = { $uses }；{ $opens }
count-unbalanced = 沒有既合法又均衡的{ squad }，因此考慮了全部。
use-squads = 補齊{ $names }
use-sets = 集齊系列{ $names }
use-leaders = 新的領隊：{ $names }
use-leaders-all = { $count ->
   *[other] 新增 { $count } 名領隊
}
use-factions = 首次擁有{ $names }的模型
use-others = 其他
option-by_size = 也依模型數計算
help-squad-gap = 最值得買什麼：先補齊已儲存的部隊與系列，再看能增加多少新部隊
option-prices = 價格的試算表：name、price，或 set、number、price
count-no-attachments = 不計附加卡（指定的除外）：選擇方式太多。
count-with-decks = 每支與每副牌組各計一次，不帶牌組也計一次。
option-full = 只要剛好用完點數的（如果有）
