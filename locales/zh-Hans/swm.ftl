### Star Wars Miniatures

swm-game = 星球大战微缩模型

## Factions

swm-faction-rebel-alliance = 义军同盟
swm-faction-empire = 帝国
swm-faction-republic = 共和国
swm-faction-separatists = 分离主义者
swm-faction-old-republic = 旧共和国
swm-faction-new-republic = 新共和国
swm-faction-sith = 西斯
swm-faction-mandalorians = 曼达洛人
swm-faction-yuuzhan-vong = 遇战疯人
swm-faction-fringe = 边缘势力

## Sides and eras

swm-side-light = 光明面
swm-side-dark = 黑暗面
swm-era-old-republic = 旧共和国
swm-era-rise-of-the-empire = 帝国崛起
swm-era-rebellion = 义军起义
swm-era-new-republic = 新共和国
swm-era-new-jedi-order = 新绝地武士团

## The stat card

swm-stat-hp = 生命值
    .short = 生命
swm-stat-defense = 防御
    .short = 防御
swm-stat-attack = 攻击
    .short = 攻击
swm-stat-damage = 伤害
    .short = 伤害
swm-stat-force = 原力
swm-track-force = 原力点
    .short = 原力
swm-force-points = 原力点
swm-keyword-abilities = 特殊能力
swm-keyword-powers = 原力能力
swm-attribute-size = 尺寸
swm-size-small = 小型
swm-size-medium = 中型
swm-size-large = 大型
swm-size-huge = 巨型
swm-size-colossal = 超巨型
swm-unique = 唯一
swm-trait-commander = 指挥官效应
swm-trait-inactive = 从不启动
swm-trait-follower = 随从
swm-rarity-c = 普通
swm-rarity-u = 非普通
swm-rarity-r = 稀有
swm-rarity-vr = 非常稀有

## Formats

swm-format-standard = 标准赛
swm-format-150 = 150 点
swm-format-200 = 200 点
swm-format-500-epic = 史诗战，500 点
swm-format-era-play = 时代赛
swm-format-era-against-era = 时代对时代
swm-format-free-for-all = 混战
swm-format-free-for-all-one-faction = 混战，每队一个阵营
swm-format-out-of-the-box = 现开
swm-format-two-boosters = 两包补充包
swm-format-team-play = 组队战
swm-format-dynamic-duo = 最佳拍档

## Beside the squad

swm-list-reinforcements = 援军
swm-list-reserves = 预备队
swm-list-immediate-reserves = 即时预备队

## Rules that a cost's arithmetic names

swm-rule-rapport = 默契

## How matches end

swm-ending-elimination = 消灭所有敌人
swm-ending-points = 达到约定的点数
swm-ending-ten-rounds = 十局没有交战：点数较高
swm-ending-nearest = 同点：最靠近地图中央
swm-ending-dearest = 同点且距离相同：费用较高

## 桌上的对局

swm-play-force = 原力
swm-play-stunned = 昏迷
swm-play-reinforcements = 援军
swm-play-reserves = 预备队
swm-play-rakghoul-disease = Rakghoul 疾病
swm-play-standard = 遭遇战
swm-play-out-of-the-box = 现开

swm-step-reveal = 所有玩家同时公开部队。
swm-step-reinforcements-now = 援军：看过对方部队后，现在选择。
swm-step-frozen = 被碳冻的模型由对手摆放。
swm-step-dark-first = 黑暗面先在一条短边 4 格内摆放，光明面再于对面短边摆放。
swm-step-roll = 所有玩家掷骰。点数最高者决定谁先手；点数相同则重掷。
swm-step-reserves-now = 预备队：将最终掷骰与卡牌上的数字比对。

## The sheet

swm-sheet-leader = 指挥官
