### 计算可以派出什么。

count-heading = { $format } · { $points ->
    [none] 无上限
   *[other] { $points } 分
}
count-squads = 合法的{ squad }：{ $count }
count-at-limit = 恰好达到上限：{ $count }
count-by-faction = 依阵营（可属多个阵营者，每个都计入）：
count-none = 没有这样的{ squad }。
count-barred-by = 受这些规则所限：{ $rules }
count-rows-left-out = 收藏中有 { $count } 行被略过：
count-fits = { $figures ->
    [0] 没有其他模型可以加入。
   *[other] 还有 { $figures } 个模型可以加入：
}
count-fits-full = 其中 { $count } 个可恰好补满。
count-fits-row = 合法：{ $legal } · 达到上限：{ $full }
count-fill = { $nobody ->
    [yes] 不再加入任何人
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] （剩 { $left }）
}
help-squad-count = 计算合法的部队
help-squad-random = 随机抽出一支合法的部队，每支机会相同
help-squad-fits = 显示还有谁可以加入部队，谁可恰好补满
option-collection = 拥有什么的电子表格：set、number、figures，或 name、figures
option-with-figure = 必须包含的模型，以标识或名称表示；可给多次
option-without = 不可包含的模型；可给多次
option-seed = 随机的起始数字：相同的数字抽出相同的部队
help-squad-fill = 将部队补成最佳的合法部队
option-best = 以什么为最佳：points（花费的分数）、activations（启动数）、endurance（如生命值）或 owned（缺少的模型最少）或 price（缺少者价格最低，依 --prices）
option-top = 要列出几个
count-by-size = 依成员数：
count-gap-figures = 能开启最多的单一模型：
count-gap-pairs = 两个模型：
count-gap-sets = 一个系列，每个模型各一：
count-gap-set-pairs = 两个系列：
count-gap-nearest = 至少要买这些才有：
count-gap-row = +{ $count } 支合法的{ squad }
option-by_size = 也依成员数计算
help-squad-gap = 显示买什么最能增加可派出的部队
option-prices = 一份价格的电子表格：name、price，或 set、number、price
count-no-attachments = 除指定者外不计附加卡：选择方式太多。
count-with-decks = 每支与每副牌库各计一次，不带牌库也计一次。
option-full = 只要用满分数的（若有）
