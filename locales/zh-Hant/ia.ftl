### 帝國突襲的用語。

ia-game = 帝國突襲
ia-faction-rebel = 反抗軍
ia-faction-imperial = 帝國
ia-faction-mercenary = 雇傭軍
ia-faction-neutral = 中立
ia-stat-health = 生命值
ia-stat-speed = 速度
ia-stat-group = 小組模型數
ia-keyword-keywords = 特徵
ia-trait-elite = 菁英
ia-trait-upgrade = 戰鬥升級卡
ia-trait-campaign-only = 僅限戰役
ia-trait-skirmish-only = 僅限戰鬥模式
