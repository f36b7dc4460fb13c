### 商店和卡牌上的武器。

weapon-dice = 攻击骰：{ $dice }
weapon-hero = 由谁攻击
