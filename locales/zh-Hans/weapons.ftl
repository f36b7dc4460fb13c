### 战役中的武器：一行说明其作用。

campaign-weapon-surges = 原力波：{ $surges }
campaign-weapon-room = 可附 { $count } 张改装卡
