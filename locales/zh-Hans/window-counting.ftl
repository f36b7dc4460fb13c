### 可以派出什么：哪些模型还可以加入部队、补满部队、随机部队、接下来该买什么。

## 编辑部队：哪些模型还可以加入

room-row = 可组成 { $legal } 支合法的{ squad }
room-row-full = 可组成 { $legal } 支合法的{ squad }，其中 { $full } 支刚好用完点数
room-row-short = 可组成 { $legal } 支合法的{ squad }，都无法刚好用完点数
room-row-none = 不能加入：加上它就组不成合法的{ squad }
room-can = 还能组成 { $legal } 支合法的{ squad }
room-can-full = 还能组成 { $legal } 支合法的{ squad }，其中 { $full } 支刚好用完点数
room-fit = 还有 { $fitting } 个模型可以加入
room-fit-full = 还有 { $fitting } 个模型可以加入 · { $filling } 个可刚好用完点数
room-done = 没有其他模型可以加入，已经完成。
room-none = 没有合法的{ squad }能同时包含这些模型。
room-nowhere = 按目前的约定，没有合法的{ squad }。
room-mine = 只算你拥有的模型
room-unattached = 不计其他附加卡：选择方式太多

## 补满部队

fill-open = 补满…
fill-title = 补满{ squad }
fill-best = “最佳”的标准
fill-best-points = 点数最多
fill-best-activations = 启动数最多
fill-best-endurance = 生命值最多
fill-best-owned = 缺少最少
fill-best-price = 价格最低
fill-mine = 只用我拥有的
fill-any = 没有既合法又均衡的{ squad }，因此从全部之中选取。
fill-prices = 选择价格电子表格…
fill-prices-why = 需要一列名称（或系列与编号），以及一列价格。
fill-prices-file = 价格来自 { $file }
fill-prices-other = 其他价格…
fill-ways = 补满的方式（由佳到次）
fill-value-points = { $shown } 点
fill-value-activations = { $shown } 次启动
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
       *[no] 缺 { $count } 个
    }
fill-nobody = 不必再加模型：现在就是最佳。
fill-none = 没有这样的合法{ squad }。
fill-none-mine = 你拥有的模型组不成这样的合法{ squad }。
fill-unread-prices = 价格中有 { $count } 行无法读取。
fill-barred = 受这些规则所限：
fill-hint = 选用
fill-working = 计算中…
fill-taken = 已加入 { $count } 个模型。

## 随机部队

dice-open = 随机
dice-panel = 随机{ squad }
dice-full = 刚好用完点数
dice-balanced = 均衡
dice-any = 没有既合法又均衡的{ squad }，因此从全部之中抽取。
dice-draw = 抽出
dice-hint = 抽出后，没有锁定的模型都会换掉。
dice-kept = 保留 { $count } 个模型，其余的都会换掉。
dice-lock = 抽出时保留 { $name }
dice-drawn = 已随机抽出一支{ squad }。
dice-surprise = 来个惊喜
dice-drawing = 正在抽选{ squad }…
dice-surprise-all = 你拥有的模型组不成合法的{ squad }：这一支是从全部模型中抽出的。

## 收藏可以派出什么，接下来该买什么

field-what = 可以派出什么
field-format = 赛制
field-points = 约定的点数
field-points-wrong = 请输入大于 0 的整数，或留空。
field-counting = 计算中…
field-legal = 合法的{ squad }
field-squads = 支合法的{ squad }，由你拥有的模型组成
field-full = 其中刚好用完 { $points } 点
field-by-faction = 各阵营的合法{ squad }
field-by-size = 各模型数的合法{ squad }
field-size = 模型
field-scale = 长条每多一格是十倍。属于多个阵营的，各计一次。
field-scale-size = 长条每多一格是十倍。
field-unattached = 不计附加卡：选择方式太多。
field-decks = 每支与每副牌组各计一次，不带牌组也计一次。
field-empty = 还没有可派出的模型
field-empty-text = 录入你拥有的模型，Muster 就会算出能组成多少支合法的{ squad }，并告诉你接下来买什么最好。
field-buy = 接下来最值得买的
field-buy-figures = 买一个模型
field-buy-pairs = 买两个模型
field-buy-squads = 补齐已保存的{ squad }
field-buy-nearest = 至少要买这些模型
field-buy-sets = 买一个系列，每个模型各一
field-buy-set-pairs = 买两个系列，每个模型各一
field-opens = +{ $opens } 支{ squad }
field-opens-times = +{ $opens } 支{ squad }，为现在的 { $times } 倍
field-nothing = 买什么都不会增加合法的{ squad }。
field-want = 想要
field-want-of = 想要 { $names }
field-wanted = 已列入求购清单：{ $names }
key-field-want = 把最值得买的，或焦点所在的一项，列入求购清单
field-working = 正在计算买什么增加最多…
field-stop = 停止
field-stopped = 已停止。
field-again = 开始计算
