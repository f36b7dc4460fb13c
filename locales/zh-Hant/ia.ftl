### 帝國突襲的用語。

ia-game = 帝國突襲
ia-faction-rebel = 反抗軍
ia-faction-imperial = 帝國
ia-faction-mercenary = 雇傭軍
ia-faction-neutral = 中立
ia-unique = 唯一
ia-stat-health = 生命值
ia-stat-speed = 速度
ia-stat-reinforcement = 援軍費用
    .short = 援軍
ia-stat-group = 小組模型數
    .short = 模型
ia-stat-limit = 牌組中的張數
    .short = 上限
ia-attack-type-melee = 近身
ia-attack-type-ranged = 遠程
ia-keyword-attack = 攻擊骰
ia-keyword-defense = 防禦骰
ia-keyword-abilities = 能力
ia-keyword-surges = 原力波
ia-keyword-keywords = 特徵
ia-keyword-restriction = 使用限制
ia-rarity-fixed = 固定
ia-set-set-not-known = 所屬系列不明
ia-trait-deployment-card = 部署卡
ia-trait-elite = 菁英
ia-trait-massive = 巨型
ia-trait-upgrade = 戰鬥升級卡
ia-trait-command-card = 命令卡
ia-trait-inactive = 不啟動
ia-trait-campaign-only = 僅限戰役模式
ia-trait-skirmish-only = 僅限戰鬥模式
ia-trait-iacp = 社群卡（IACP）
ia-deck-command = 命令牌組
ia-format-standard = 戰鬥模式，40 點
ia-format-printed = 戰鬥模式，40 點，僅限出版卡

# How many play a skirmish, and who ran tournaments.
ia-mode-two-players = 兩名玩家
ia-mode-free-for-all = 混戰
ia-mode-team-battle = 團隊戰
ia-tournaments-publisher = 發行商
ia-tournaments-community-iacp = 社群（IACP）

## 桌上的對局

ia-play-cards = 指揮卡
ia-play-terminals = 終端機
ia-play-strain = 壓力
ia-play-power-tokens = 能量指示物
ia-play-stunned = 暈眩
ia-play-bleeding = 流血
ia-play-weakened = 虛弱
ia-play-focused = 專注
ia-play-hidden = 隱藏
ia-play-deployed = 部署
ia-play-two-players = 雙人
ia-play-free-for-all = 混戰
ia-play-team-battle = 團隊戰

ia-step-choose-initiative = 軍隊總費用較低的玩家決定誰擁有先攻。
ia-step-mission = 抽取任務並擺好地圖。
ia-step-deploy = 擁有先攻的玩家選擇部署區並先部署。
ia-step-first-cards = 每位玩家洗混指揮牌組並抽 3 張。
ia-step-status = 處理任務的回合結束效果並輸入得分。
ia-step-draw = 每位玩家抽 1 張指揮卡，每控制一台終端機再抽 1 張。然後交換先攻。
