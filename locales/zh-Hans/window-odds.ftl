### 两个模型的胜算。

fight-open = 胜算…
fight-title = 胜算：{ $name }
fight-opponent = 查找对手
fight-swap = 交换
fight-given-not-moved = 攻击方没有移动
fight-given-target-not-activated = 目标还没有启动
fight-given-target-activated = 目标已经启动
fight-given-target-adjacent = 目标相邻
fight-given-cover = 掩护（+{ $bonus }）
fight-bonus = 攻击加值
fight-helpers = 协助者
fight-range = 距离
fight-fewer = { $what }：减 1
fight-more = { $what }：加 1
fight-card-lacking = 数据卡的信息不足，无法计算胜算。
fight-needs = 命中所需
fight-needs-roll = { $needed } 或以上 · { $share }
fight-misses = 未命中
fight-average = 平均伤害
fight-defeats = 被击败
fight-chance = 概率
fight-percent = { $share }%
fight-heading = { $attacker } 对 { $defender }
fight-damage = 失去的生命值
fight-not-counted = 未计入：{ $names }
