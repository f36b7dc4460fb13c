### 兩個模型的勝算。

fight-open = 勝算…
fight-title = 勝算：{ $name }
fight-opponent = 尋找對手
fight-swap = 交換
fight-given-not-moved = 攻擊方沒有移動
fight-given-target-not-activated = 目標還沒有啟動
fight-given-target-activated = 目標已經啟動
fight-given-target-adjacent = 目標相鄰
fight-given-cover = 掩護（+{ $bonus }）
fight-bonus = 攻擊加值
fight-helpers = 協助者
fight-range = 距離
fight-fewer = { $what }：減 1
fight-more = { $what }：加 1
fight-card-lacking = 資料卡的資訊不足，無法計算勝算。
fight-needs = 命中所需
fight-needs-roll = { $needed } 以上 · { $share }
fight-misses = 未命中
fight-average = 平均傷害
fight-defeats = 被擊敗
fight-chance = 機率
fight-percent = { $share }%
fight-heading = { $attacker } 對 { $defender }
fight-damage = 失去的生命值
fight-not-counted = 未計入：{ $names }
