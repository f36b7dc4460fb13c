### 可以派出什么：谁还放得进部队、补满部队、随机部队、接下来该买什么。

## 编组界面：谁还放得下

room-row = 可组成 { $legal } 支合法的{ squad }
room-row-full = 可组成 { $legal } 支合法的{ squad }，其中 { $full } 支用满分数：可恰好补满
room-row-short = 可组成 { $legal } 支合法的{ squad }；无法恰好补满
room-row-none = 放不下：与这些模型组不成合法的{ squad }
room-can = 还能组成 { $legal } 支合法的{ squad }
room-can-full = 还能组成 { $legal } 支合法的{ squad }，其中 { $full } 支用满分数
room-empty = 可组成 { $legal } 支合法的{ squad }
room-empty-full = 可组成 { $legal } 支合法的{ squad }，其中 { $full } 支用满分数
room-fit = 还有 { $fitting } 个模型放得下
room-fit-full = 还有 { $fitting } 个模型放得下 · { $filling } 个可恰好补满
room-done = 没有其他模型放得下：已经完整。
room-none = 没有合法的{ squad }能同时包含这些模型。
room-nowhere = 按目前的约定，没有合法的{ squad }。
room-mine = 只算你拥有的模型
room-unattached = 不计其他附加卡：选择方式太多

## 补满部队

fill-open = 补满…
fill-title = 补满{ squad }
fill-best = 以什么为最佳
fill-best-points = 分数最多
fill-best-activations = 激活最多
fill-best-endurance = 生命值最多
fill-best-owned = 缺少最少
fill-best-price = 价格最低
fill-mine = 只用我拥有的
fill-prices = 选择价格电子表格…
fill-prices-why = 需要一列名称（或系列与编号），以及一列价格。
fill-prices-file = 价格来自 { $file }
fill-prices-other = 其他价格…
fill-ways = 补满的方式，最佳者在前
fill-value-points = { $shown } 分
fill-value-activations = { $shown } 次激活
fill-value-endurance = { $shown } 点生命值
fill-value-owned = { $count ->
        [0] 什么都不缺
       *[other] 缺 { $shown } 个
    }
fill-value-price = 缺少的共 { $price }
fill-value-price-unknown = { $price }，另有 { $unknown } 个没有价格
fill-left = 剩 { $left }
fill-exact = 刚好用完
fill-lacks = { $all ->
        [yes] 缺
       *[no] 缺 { $count }
    }
fill-nobody = 不再加入任何人：现在就是最佳。
fill-none = 没有这样的合法{ squad }。
fill-none-mine = 以你拥有的模型，没有这样的合法{ squad }。
fill-unread-prices = 价格中有 { $count } 行无法读取。
fill-barred = 受这些规则所限：
fill-hint = 选用
fill-working = 计算中…
fill-taken = 已加入 { $count } 个模型。

## 随机部队

dice-open = 随机
dice-panel = 随机{ squad }
dice-full = 用满分数
dice-draw = 抽出
dice-hint = 抽出时，没有锁定的模型都会被换掉。
dice-kept = 保留 { $count } 个模型，其余会被换掉。
dice-lock = 抽出时保留 { $name }
dice-drawn = 已随机抽出一支{ squad }。
dice-surprise = 给我惊喜
dice-drawing = 正在抽选{ squad }…
dice-surprise-all = 你拥有的模型组不成合法的{ squad }：这一支是从全部模型中抽出的。

## 收藏可以派出什么，接下来该买什么

field-what = 可以派出什么
field-format = 赛制
field-points = 约定的分数
field-points-wrong = 请输入大于 0 的整数，或留空。
field-counting = 计算中…
field-legal = 合法的{ squad }
field-squads = 合法的{ squad }，以你拥有的模型组成
field-full = 其中用满 { $points } 分
field-by-faction = 各阵营的合法{ squad }
field-by-size = 各种大小的合法{ squad }
field-size = 模型
field-scale = 长条每一格是十倍。可属多个阵营者，每个都计入。
field-scale-size = 长条每一格是十倍。
field-unattached = 不计附加卡：选择方式太多。
field-decks = 每支与每副牌库各计一次，不带牌库也计一次。
field-empty = 还没有可派出的模型
field-empty-text = 输入你拥有的模型，Muster 就会算出能组成多少支合法的{ squad }，并告诉你接下来买什么最好。
field-buy = 接下来最值得买的
field-buy-figures = 一个模型
field-buy-pairs = 两个模型
field-buy-nearest = 至少要买这些模型才有
field-buy-sets = 一个系列，每个模型各一
field-buy-set-pairs = 两个系列，每个模型各一
field-opens = +{ $opens } 支{ squad }
field-opens-times = +{ $opens } 支{ squad }，为现在的 { $times } 倍
field-nothing = 买什么都不会多出{ squad }。
field-want = 想要
field-want-of = 想要 { $names }
field-wanted = 已列入想要清单：{ $names }
key-field-want = 把最值得买的，或焦点所在的一项，列入想要清单
field-working = 正在计算买什么能开启最多…
field-stop = 停止
field-stopped = 已停止。
field-again = 开始计算
