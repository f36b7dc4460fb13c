### 商店和卡牌上的武器。

weapon-dice = 攻擊骰：{ $dice }
weapon-hero = 由誰攻擊
