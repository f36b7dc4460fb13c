### D&D Miniatures

ddm-game = 龙与地下城战棋

## Factions

ddm-faction-lawful-good = 守序正义
ddm-faction-chaotic-good = 浑沌正义
ddm-faction-lawful-evil = 守序邪恶
ddm-faction-chaotic-evil = 浑沌邪恶

## The stat card

ddm-stat-level = 等级
    .short = 等级
ddm-stat-speed = 速度
    .short = 速度
ddm-stat-ac = 盔甲等级
    .short = 盔甲
ddm-stat-hp = 命中点数
    .short = 命中点
ddm-stat-rating = 指挥官等级
    .short = 指挥
ddm-keyword-melee = 贴身攻击
ddm-keyword-ranged = 远距攻击
ddm-keyword-types = 种类
ddm-keyword-abilities = 特殊异能
ddm-attribute-size = 尺寸
ddm-size-tiny = 微型
ddm-size-small = 小型
ddm-size-medium = 中型
ddm-size-large = 大型
ddm-size-huge = 巨型
ddm-unique = 独特
ddm-trait-commander = 指挥官
ddm-trait-epic = 史诗
ddm-trait-inactive = 从不起动
ddm-trait-assembly-tile = 集合区块
ddm-trait-feature-tile = 特色区块
ddm-trait-partial = 数据卡内容不全
ddm-trait-second-edition = 仅第二版
ddm-trait-both-editions = 两版都有数据卡
ddm-rarity-c = 普通
ddm-rarity-u = 非普通
ddm-rarity-r = 稀有
ddm-rarity-unknown = 稀有度不明
ddm-set-set-not-known = 所属系列不明

## Formats

ddm-format-standard = 标准，100 点
ddm-format-50 = 50 点
ddm-format-200 = 200 点
ddm-format-500-epic = 史诗战，500 点
ddm-format-100-war-drums = 100 点，War Drums 起
ddm-format-50-war-drums = 50 点，War Drums 起
ddm-format-200-war-drums = 200 点，War Drums 起
ddm-format-500-epic-war-drums = 史诗战，500 点，War Drums 起
ddm-format-100-last = 100 点（最终修订版）
ddm-format-50-last = 50 点（最终修订版）
ddm-format-200-last = 200 点（最终修订版）
ddm-format-500-epic-last = 史诗战，500 点（最终修订版）
ddm-format-100-second-edition = 100 点（第二版）
ddm-format-200-second-edition = 200 点（第二版）
ddm-format-500-epic-second-edition = 史诗战，500 点（第二版）
ddm-format-quick-strike = 快攻
ddm-format-out-of-the-box = 现开
ddm-format-two-boosters-100 = 现开两包，100 点
ddm-format-two-boosters-200 = 现开两包，200 点
ddm-format-limited = 限制赛

## Beside the warband

ddm-list-minions = 奴仆
ddm-list-summons = 召唤生物

## Rules that a cost's arithmetic names

ddm-rule-box = 指挥官 0

## How matches end

ddm-ending-elimination = 淘汰所有对手的生物
ddm-ending-points = 达到约定的点数
ddm-ending-ten-rounds = 十局没有交战：点数较高
ddm-ending-nearest = 同点：最靠近地图中央
ddm-ending-dearest = 同点且距离相同：费用较高
ddm-ending-last-ones = 所有对手都只剩一个生物

## 桌上的对局

ddm-play-uses = 使用次数 □
ddm-play-routed = 溃败
ddm-play-stunned = 昏迷
ddm-play-rallied = 已恢复
ddm-play-helpless = 无助
ddm-play-paralysed = 被麻痹
ddm-play-sleeping = 睡眠中
ddm-play-poisoned = 中毒
ddm-play-confused = 受到扰乱
ddm-play-frightened = 被恐吓
ddm-play-invisible = 隐形
ddm-play-entangled = 困惑
ddm-play-incited = 被煽动
ddm-play-inhibited = 被抑制
ddm-play-phased-out = 跃离
ddm-play-minions = 奴仆
ddm-play-summons = 被召唤
ddm-play-standard = 标准
ddm-play-quick-strike = 快攻

ddm-step-reveal = 所有玩家公开战队。
ddm-step-tiles-first = 掷 20 面骰并加上最高的指挥官等级。总和最高者决定由谁先摆放区块。
ddm-step-assembly = 依此顺序，每人将集合区块摆放在一个开始区域。
ddm-step-features = 轮流摆放特色区块，墙壁之间至少相距 2 格。
ddm-step-warbands = 依同样顺序，每人将战队摆放在自己的集合区块上。
ddm-step-roll = 掷 20 面骰并加上最高的指挥官等级。总和最高者决定谁先手。

## The sheet

ddm-sheet-tiles = 地形区块
ddm-sheet-leader = 指挥官
