### D&D Miniatures

ddm-game = 龍與地下城戰棋

## Factions

ddm-faction-lawful-good = 守序正義
ddm-faction-chaotic-good = 混沌正義
ddm-faction-lawful-evil = 守序邪惡
ddm-faction-chaotic-evil = 混沌邪惡

## The stat card

ddm-stat-level = 等級
    .short = 等級
ddm-stat-speed = 速度
    .short = 速度
ddm-stat-ac = 盔甲等級
    .short = 盔甲
ddm-stat-hp = 命中點數
    .short = 命中點
ddm-stat-rating = 指揮官等級
    .short = 指揮
ddm-keyword-melee = 貼身攻擊
ddm-keyword-ranged = 遠距攻擊
ddm-keyword-types = 種類
ddm-keyword-abilities = 特殊異能
ddm-attribute-size = 尺寸
ddm-size-tiny = 微型
ddm-size-small = 小型
ddm-size-medium = 中型
ddm-size-large = 大型
ddm-size-huge = 巨型
ddm-unique = 獨特
ddm-trait-commander = 指揮官
ddm-trait-epic = 史詩
ddm-trait-inactive = 從不啟動
ddm-trait-assembly-tile = 集合區塊
ddm-trait-feature-tile = 特色區塊
ddm-trait-partial = 資料卡內容不全
ddm-trait-second-edition = 僅第二版
ddm-trait-both-editions = 兩版都有資料卡
ddm-rarity-c = 普通
ddm-rarity-u = 非普通
ddm-rarity-r = 稀有
ddm-rarity-unknown = 稀有度不明
ddm-set-set-not-known = 所屬系列不明

## Formats

ddm-format-standard = 標準，100 點
ddm-format-50 = 50 點
ddm-format-200 = 200 點
ddm-format-500-epic = 史詩戰，500 點
ddm-format-100-war-drums = 100 點，War Drums 起
ddm-format-50-war-drums = 50 點，War Drums 起
ddm-format-200-war-drums = 200 點，War Drums 起
ddm-format-500-epic-war-drums = 史詩戰，500 點，War Drums 起
ddm-format-100-last = 100 點（最終修訂版）
ddm-format-50-last = 50 點（最終修訂版）
ddm-format-200-last = 200 點（最終修訂版）
ddm-format-500-epic-last = 史詩戰，500 點（最終修訂版）
ddm-format-100-second-edition = 100 點（第二版）
ddm-format-200-second-edition = 200 點（第二版）
ddm-format-500-epic-second-edition = 史詩戰，500 點（第二版）
ddm-format-quick-strike = 快攻
ddm-format-out-of-the-box = 現開
ddm-format-two-boosters-100 = 現開兩包，100 點
ddm-format-two-boosters-200 = 現開兩包，200 點
ddm-format-limited = 限制賽

## Beside the warband

ddm-list-minions = 奴僕
ddm-list-summons = 召喚生物

## Rules that a cost's arithmetic names

ddm-rule-box = 指揮官 0

## How matches end

ddm-ending-elimination = 淘汰所有對手的生物
ddm-ending-points = 達到約定的點數
ddm-ending-ten-rounds = 十局沒有交戰：點數較高
ddm-ending-nearest = 同點：最靠近地圖中央
ddm-ending-dearest = 同點且距離相同：費用較高
ddm-ending-last-ones = 所有對手都只剩一個生物

## 桌上的對局

ddm-play-uses = 使用次數 □
ddm-play-routed = 潰敗
ddm-play-stunned = 昏迷
ddm-play-rallied = 已重整
ddm-play-helpless = 無助
ddm-play-paralysed = 被麻痺
ddm-play-sleeping = 睡眠中
ddm-play-poisoned = 中毒
ddm-play-confused = 受到擾亂
ddm-play-frightened = 被恐嚇
ddm-play-invisible = 隱形
ddm-play-entangled = 困惑
ddm-play-incited = 被煽動
ddm-play-inhibited = 被抑制
ddm-play-phased-out = 躍離
ddm-play-minions = 奴僕
ddm-play-summons = 被召喚
ddm-play-standard = 標準
ddm-play-quick-strike = 快攻

ddm-step-reveal = 所有玩家公開戰隊。
ddm-step-tiles-first = 擲 20 面骰並加上最高的指揮官等級。總和最高者決定由誰先擺放區塊。
ddm-step-assembly = 依此順序，每人將集合區塊擺放在一個開始區域。
ddm-step-features = 輪流擺放特色區塊，牆壁之間至少相距 2 格。
ddm-step-warbands = 依同樣順序，每人將戰隊擺放在自己的集合區塊上。
ddm-step-roll = 擲 20 面骰並加上最高的指揮官等級。總和最高者決定誰先手。

## The sheet

ddm-sheet-tiles = 地形區塊
ddm-sheet-leader = 指揮官
