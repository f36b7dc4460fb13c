### 列印戰役用的文字。

## The campaign log

print-log-title = 戰役登記表：{ $campaign }
print-log-campaign = 戰役
print-log-group = 團隊
print-log-heroes = 英雄
print-log-date = 日期
print-log-stage = 階段
print-log-kind = 類型
print-log-mission = 任務
print-log-winner = 獲勝方
print-log-threat = 威脅等級
print-log-tiers = 物品等級
print-log-forced = 緊急任務
print-log-earned = 獲得經驗值
print-log-spent = 已用經驗值
print-log-left = 剩餘經驗值
print-log-cards = 技能卡
print-log-cards-one = 技能卡
print-log-items = 物品
print-log-rewards = 獎勵
print-log-together = { $side }共有
print-log-allies = 盟友
print-log-active = 可用任務
print-log-class = 技能牌組
print-log-agenda = 保留的進程卡
print-log-kept = { $count } 張保密
print-log-villains = 反派
print-log-who = 對象
print-log-what = 項目
print-log-amount = 數量
print-log-balance = 剩餘
print-log-why = 原因
print-log-bought-secret = 購買一張保密的進程卡
print-log-strokes = ／ 獲得　× 已用
print-log-all-heroes = 全部英雄
print-log-bag = 要準備的東西
print-log-bag-boxes = 另外 { $count } 個遊戲盒
print-log-bag-heroes = 英雄：模型、英雄表、技能卡
print-log-bag-items = { $count ->
        [0] 物品卡和獎勵卡
       *[other] { $count } 張物品卡和獎勵卡
    }
print-log-bag-opponent = { $side }：技能卡和進程卡
print-log-bag-mission = 任務的地圖板塊和模型
print-log-bag-rest = 骰子和標記

## Heroes’ sheets

print-hero-die = { $die ->
    [black] { $count } 枚黑骰
    [white] { $count } 枚白骰
    [red] { $count } 枚紅骰
    [blue] { $count } 枚藍骰
    [green] { $count } 枚綠骰
    [yellow] { $count } 枚黃骰
    [none] 無
   *[other] { $die }
}
print-hero-start = 起始卡
print-hero-xp = { $xp } 經驗值
print-hero-items = 物品（打勾的帶入下一個任務）
print-hero-reward = 獎勵
print-hero-under = 改裝卡：{ $name }

## The shop’s cards

print-shop = 商店與升級
print-item-tier = 等級 { $tier }
print-item-attack = 攻擊
print-item-abilities = 每次攻擊
print-item-surges = 原力波
print-item-modifications = 可附 { $count } 張改裝卡

## 任務（遊玩用）

print-night-brief = 任務頁面
print-night-round = 回合
print-night-spent = 花費
print-night-left = 剩餘
print-night-waits = { $told ->
    [yes] 預備隊 { $reserve } 組，支援小組 { $open } 組
   *[no] 預備隊 { $reserve } 組
}
print-night-hand = 手牌
print-night-cost = 部署費用
print-night-reinforcement = 援軍費用
print-night-figures = 模型
