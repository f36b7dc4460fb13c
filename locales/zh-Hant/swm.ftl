### Star Wars Miniatures

swm-game = 星際大戰微縮模型

## Factions

swm-faction-rebel-alliance = 反抗軍同盟
swm-faction-empire = 帝國
swm-faction-republic = 共和國
swm-faction-separatists = 分離主義者
swm-faction-old-republic = 舊共和國
swm-faction-new-republic = 新共和國
swm-faction-sith = 西斯
swm-faction-mandalorians = 曼達洛人
swm-faction-yuuzhan-vong = 遇戰瘋人
swm-faction-fringe = 邊緣勢力

## Sides and eras

swm-side-light = 光明面
swm-side-dark = 黑暗面
swm-era-old-republic = 舊共和國
swm-era-rise-of-the-empire = 帝國崛起
swm-era-rebellion = 反抗軍起義
swm-era-new-republic = 新共和國
swm-era-new-jedi-order = 新絕地武士團

## The stat card

swm-stat-hp = 生命值
    .short = 生命
swm-stat-defense = 防禦
    .short = 防禦
swm-stat-attack = 攻擊
    .short = 攻擊
swm-stat-damage = 傷害
    .short = 傷害
swm-stat-force = 原力
swm-track-force = 原力點
    .short = 原力
swm-force-points = 原力點
swm-keyword-abilities = 特殊能力
swm-keyword-powers = 原力能力
swm-attribute-size = 尺寸
swm-size-small = 小型
swm-size-medium = 中型
swm-size-large = 大型
swm-size-huge = 巨型
swm-size-colossal = 超巨型
swm-unique = 唯一
swm-trait-commander = 指揮官效應
swm-trait-inactive = 從不啟動
swm-trait-follower = 隨從
swm-rarity-c = 普通
swm-rarity-u = 非普通
swm-rarity-r = 稀有
swm-rarity-vr = 非常稀有

## Formats

swm-format-standard = 標準賽
swm-format-150 = 150 點
swm-format-200 = 200 點
swm-format-500-epic = 史詩戰，500 點
swm-format-era-play = 時代賽
swm-format-era-against-era = 時代對時代
swm-format-free-for-all = 混戰
swm-format-free-for-all-one-faction = 混戰，每隊一個陣營
swm-format-out-of-the-box = 現開
swm-format-two-boosters = 兩包補充包
swm-format-team-play = 組隊戰
swm-format-dynamic-duo = 最佳拍檔

## Beside the squad

swm-list-reinforcements = 援軍
swm-list-reserves = 預備隊
swm-list-immediate-reserves = 即時預備隊

## Rules that a cost's arithmetic names

swm-rule-rapport = 默契

## How matches end

swm-ending-elimination = 消滅所有敵人
swm-ending-points = 達到約定的點數
swm-ending-ten-rounds = 十局沒有交戰：點數較高
swm-ending-nearest = 同點：最靠近地圖中央
swm-ending-dearest = 同點且距離相同：費用較高

## 桌上的對局

swm-play-force = 原力
swm-play-stunned = 昏迷
swm-play-reinforcements = 援軍
swm-play-reserves = 預備隊
swm-play-rakghoul-disease = Rakghoul 疾病
swm-play-standard = 遭遇戰
swm-play-out-of-the-box = 現開

swm-step-reveal = 所有玩家同時公開部隊。
swm-step-reinforcements-now = 援軍：看過對方部隊後，現在選擇。
swm-step-frozen = 被碳凍的模型由對手擺放。
swm-step-dark-first = 黑暗面先在一條短邊 4 格內擺放，光明面再於對面短邊擺放。
swm-step-roll = 所有玩家擲骰。點數最高者決定誰先手；點數相同則重擲。
swm-step-reserves-now = 預備隊：將最終擲骰與卡牌上的數字比對。

## The sheet

swm-sheet-leader = 指揮官
