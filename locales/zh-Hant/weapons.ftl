### 戰役中的武器：一行說明其作用。

campaign-weapon-surges = 原力波：{ $surges }
campaign-weapon-room = 可附 { $count } 張改裝卡
