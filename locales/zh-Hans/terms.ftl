### 游戏用语的含义。

## 种类

term-kind-ability = 能力
term-kind-force-power = 原力能力
term-kind-spell = 法术
term-kind-commander-effect = 指挥官效应
term-kind-keyword = 关键词
term-kind-type = 生物类型
term-kind-condition = 状态
term-kind-symbol = 符号
term-kind-action = 行动
term-kind-modifier = 修正值
term-kind-stat = 卡上的数值
term-kind-terrain = 地形
term-kind-rule = 规则

## 作用（用于筛选与搜索）

deed-extra-attack = 额外攻击
deed-attack-bonus = 攻击加值
deed-defense-bonus = 防御加值
deed-damage-bonus = 伤害加值
deed-deals-damage = 不经攻击造成伤害
deed-area = 影响多个模型
deed-heals = 治疗
deed-protects = 防止伤害
deed-movement = 移动更远
deed-displaces = 移动其他模型
deed-inflicts = 施加状态
deed-rerolls = 重掷骰子
deed-grants = 给予其他模型能力
deed-takes = 抵消能力
deed-redirects = 代替成为目标
deed-controls = 控制敌人
deed-defeats = 直接击败
deed-squad-building = 改变组队规则
deed-restricts = 禁止某事
deed-initiative = 先攻
deed-doors = 开关门

## 回复

terms-found = 找到的用语：{ $count }
terms-none = 这些模型的能力还没有说明。
terms-see = 另见：{ $terms }
terms-figures = 拥有此项的模型：{ $count }
terms-others = 也有此用语的其他游戏：{ $games }。加上 --game 即可查看。
terms-source-line = 出处：{ $source }，第 { $line } 行
terms-own-kept = 已保存你对 { $name } 的说明。
terms-own-removed = 已移除你对 { $name } 的说明。
terms-own-none = 你没有写过 { $name } 的说明。
terms-own-taken = 已采用 { $count } 条说明。相同：{ $same } 条
terms-own-compared = 没有更改任何数据。相同：{ $same } 条。加上 --take 即可采用。
term-needs-ally = { $figure }：{ $term } 需要另一个模型，这里没有。
term-needs-ally-of = { $figure }：{ $term } 需要另一个模型，这里没有：{ $who }。
term-needs-own = { $figure }：{ $term } 需要此模型没有的条件。
# Which figures: “needs another figure that isn’t here: living”.
term-who-living = 活体
term-who-force-user = 有原力
term-who-unique = 唯一
term-who-not-unique = 非唯一
# A reminder behind the Force points that the power costs.
term-costs-force = 原力 { $count } · { $text }
