### 遊戲用語的含義。

## 種類

term-kind-ability = 能力
term-kind-force-power = 原力能力
term-kind-spell = 法術
term-kind-commander-effect = 指揮官效應
term-kind-keyword = 關鍵字
term-kind-type = 生物類型
term-kind-condition = 狀態
term-kind-symbol = 符號
term-kind-action = 行動
term-kind-modifier = 修正值
term-kind-stat = 卡上的數值
term-kind-terrain = 地形
term-kind-rule = 規則

## 作用（用於篩選與搜尋）

deed-extra-attack = 額外攻擊
deed-attack-bonus = 攻擊加值
deed-defense-bonus = 防禦加值
deed-damage-bonus = 傷害加值
deed-deals-damage = 不經攻擊造成傷害
deed-area = 影響多個模型
deed-heals = 治療
deed-protects = 防止傷害
deed-movement = 移動更遠
deed-displaces = 移動其他模型
deed-inflicts = 施加狀態
deed-rerolls = 重擲骰子
deed-grants = 給予其他模型能力
deed-takes = 抵銷能力
deed-redirects = 代替成為目標
deed-controls = 控制敵人
deed-defeats = 直接擊敗
deed-squad-building = 改變組隊規則
deed-restricts = 禁止某事
deed-initiative = 先攻
deed-doors = 開關門

## 回覆

terms-found = 找到的用語：{ $count }
terms-none = 這些模型的能力還沒有說明。
terms-see = 另見：{ $terms }
terms-figures = 擁有此項的模型：{ $count }
terms-others = 也有此用語的其他遊戲：{ $games }。加上 --game 即可查看。
terms-source-line = 出處：{ $source }，第 { $line } 行
terms-own-kept = 已儲存你對 { $name } 的說明。
terms-own-removed = 已移除你對 { $name } 的說明。
terms-own-none = 你沒有寫過 { $name } 的說明。
terms-own-taken = 已採用 { $count } 筆說明。相同：{ $same } 筆
terms-own-compared = 沒有更改任何資料。相同：{ $same } 筆。加上 --take 即可採用。
term-needs-ally = { $figure }：{ $term } 需要另一個模型，這裡沒有。
term-needs-ally-of = { $figure }：{ $term } 需要另一個模型，這裡沒有：{ $who }。
term-needs-own = { $figure }：{ $term } 需要此模型沒有的條件。
# Which figures: “needs another figure that isn’t here: living”.
term-who-living = 活體
term-who-force-user = 有原力
term-who-unique = 唯一
term-who-not-unique = 非唯一
# A reminder behind the Force points that the power costs.
term-costs-force = 原力 { $count } · { $text }
