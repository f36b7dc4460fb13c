### 帝国突袭的用语。

ia-game = 帝国突袭
ia-faction-rebel = 反抗军
ia-faction-imperial = 帝国
ia-faction-mercenary = 雇佣军
ia-faction-neutral = 中立
ia-stat-health = 生命值
ia-stat-speed = 速度
ia-stat-group = 小组模型数
ia-keyword-keywords = 特征
ia-trait-elite = 精英
ia-trait-upgrade = 战斗升级卡
ia-trait-campaign-only = 仅限战役
ia-trait-skirmish-only = 仅限战斗模式
