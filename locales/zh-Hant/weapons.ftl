### 戰役中的武器：一行說明其作用。

campaign-weapon-surges = 原力波：{ $surges }
