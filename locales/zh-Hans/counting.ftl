### 计算可以派出什么。

count-heading = { $format } · { $points ->
    [none] 无上限
   *[other] { $points } 点
}
count-squads = 合法的{ squad }：{ $count }
count-at-limit = 刚好用完点数：{ $count }
count-by-faction = 按阵营（属于多个阵营的，各计一次）：
count-none = 没有这样的{ squad }。
count-barred-by = 受这些规则所限：{ $rules }
count-rows-left-out = 收藏中有 { $count } 行没有采用：
count-fits = { $figures ->
    [0] 没有其他模型可以加入。
   *[other] 还有 { $figures } 个模型可以加入：
}
count-fits-full = 其中 { $count } 个可刚好用完点数。
count-fits-row = 合法：{ $legal } · 用完点数：{ $full }
count-fill = { $nobody ->
    [yes] 不必再加模型
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] （剩 { $left }）
}
help-squad-count = 计算合法的部队
help-squad-random = 随机抽出一支合法的部队，每支机会相同
help-squad-fits = 显示还有哪些模型可以加入部队，哪些可刚好用完点数
option-collection = 所拥有模型的电子表格：set、number、figures，或 name、figures
option-with-figure = 必须包含的模型，以标识符或名称表示；可给多次
option-without = 不可包含的模型；可给多次
option-seed = 随机种子：相同的种子抽出相同的部队
option-balanced = 有均衡的部队时只考虑它们：模型数量适中，并有必备的角色，例如指挥官
help-squad-fill = 把部队补满成最佳的合法部队
option-best = “最佳”的标准：points（用掉的点数）、activations（启动数）、endurance（如生命值）、owned（缺少的模型最少）或 price（缺少的模型价格最低，按 --prices）
option-top = 要列出几个
count-by-size = 按模型数：
count-gap-figures = 买一个模型，增加最多的：
count-gap-pairs = 买两个模型：
count-gap-sets = 买一个系列，每个模型各一：
count-gap-set-pairs = 买两个系列：
count-gap-nearest = 至少要买这些，才组得出{ squad }：
count-gap-row = +{ $count } 支合法的{ squad }
count-gap-squads = 补齐已保存的{ squad }：
count-gap-both = { $uses }；{ $opens }
count-unbalanced = 没有既合法又均衡的{ squad }，因此考虑了全部。
use-squads = 补齐{ $names }
use-sets = 集齐系列{ $names }
use-leaders = 新的领队：{ $names }
use-leaders-all = { $count ->
   *[other] 新增 { $count } 名领队
}
use-factions = 首次拥有{ $names }的模型
use-others = 其他
option-by_size = 也按模型数计算
help-squad-gap = 最值得买什么：先补齐已保存的部队与系列，再看能增加多少新部队
option-prices = 价格的电子表格：name、price，或 set、number、price
count-no-attachments = 不计附加卡（指定的除外）：选择方式太多。
count-with-decks = 每支与每副牌组各计一次，不带牌组也计一次。
option-full = 只要刚好用完点数的（如果有）
