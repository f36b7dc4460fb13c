### 帝国突袭的用语。

ia-game = 帝国突袭
ia-faction-rebel = 反抗军
ia-faction-imperial = 帝国
ia-faction-mercenary = 雇佣军
ia-faction-neutral = 中立
ia-unique = 唯一
ia-stat-health = 生命值
ia-stat-speed = 速度
ia-stat-reinforcement = 援军费用
    .short = 援军
ia-stat-group = 小组模型数
    .short = 模型
ia-stat-limit = 牌组中的张数
    .short = 上限
ia-attack-type-melee = 近身
ia-attack-type-ranged = 远程
ia-keyword-attack = 攻击骰
ia-keyword-defense = 防御骰
ia-keyword-abilities = 能力
ia-keyword-surges = 原力波
ia-keyword-keywords = 特征
ia-keyword-restriction = 使用限制
ia-rarity-fixed = 固定
ia-set-set-not-known = 所属系列不明
ia-trait-deployment-card = 部署卡
ia-trait-elite = 精英
ia-trait-massive = 巨型
ia-trait-upgrade = 战斗升级卡
ia-trait-command-card = 命令卡
ia-trait-inactive = 不启动
ia-trait-campaign-only = 仅限战役模式
ia-trait-skirmish-only = 仅限战斗模式
ia-trait-iacp = 社区卡（IACP）
ia-deck-command = 命令牌组
ia-format-standard = 战斗模式，40 点
ia-format-printed = 战斗模式，40 点，仅限出版卡

# How many play a skirmish, and who ran tournaments.
ia-mode-two-players = 两名玩家
ia-mode-free-for-all = 混战
ia-mode-team-battle = 团队战
ia-tournaments-publisher = 发行商
ia-tournaments-community-iacp = 社区（IACP）

## 桌上的对局

ia-play-cards = 指挥卡
ia-play-terminals = 终端机
ia-play-strain = 压力
ia-play-power-tokens = 能量指示物
ia-play-stunned = 晕眩
ia-play-bleeding = 流血
ia-play-weakened = 虚弱
ia-play-focused = 专注
ia-play-hidden = 隐藏
ia-play-deployed = 部署
ia-play-two-players = 双人
ia-play-free-for-all = 混战
ia-play-team-battle = 团队战

ia-step-choose-initiative = 军队总费用较低的玩家决定谁拥有先攻。
ia-step-mission = 抽取任务并摆好地图。
ia-step-deploy = 拥有先攻的玩家选择部署区并先部署。
ia-step-first-cards = 每位玩家洗混指挥牌组并抽 3 张。
ia-step-status = 处理任务的回合结束效果并输入得分。
ia-step-draw = 每位玩家抽 1 张指挥卡，每控制一台终端机再抽 1 张。然后交换先攻。
