### 打印战役用的文字。

## The campaign log

print-log-title = 战役登记表：{ $campaign }
print-log-campaign = 战役
print-log-group = 团队
print-log-heroes = 英雄
print-log-date = 日期
print-log-stage = 阶段
print-log-kind = 类型
print-log-mission = 任务
print-log-winner = 获胜方
print-log-threat = 威胁等级
print-log-tiers = 物品等级
print-log-forced = 紧急任务
print-log-earned = 获得经验值
print-log-spent = 已用经验值
print-log-left = 剩余经验值
print-log-cards = 技能卡
print-log-cards-one = 技能卡
print-log-items = 物品
print-log-rewards = 奖励
print-log-together = { $side }共有
print-log-allies = 盟友
print-log-active = 可用任务
print-log-class = 技能牌组
print-log-agenda = 保留的进程卡
print-log-kept = { $count } 张保密
print-log-villains = 反派
print-log-who = 对象
print-log-what = 项目
print-log-amount = 数量
print-log-balance = 剩余
print-log-why = 原因
print-log-bought-secret = 购买一张保密的进程卡
print-log-strokes = ／ 获得　× 已用
print-log-all-heroes = 全部英雄
print-log-bag = 要准备的东西
print-log-bag-boxes = 另外 { $count } 个游戏盒
print-log-bag-heroes = 英雄：模型、英雄表、技能卡
print-log-bag-items = { $count ->
        [0] 物品卡和奖励卡
       *[other] { $count } 张物品卡和奖励卡
    }
print-log-bag-opponent = { $side }：技能卡和进程卡
print-log-bag-mission = 任务的地图板块和模型
print-log-bag-rest = 骰子和标记

## Heroes’ sheets

print-hero-die = { $die ->
    [black] { $count } 枚黑骰
    [white] { $count } 枚白骰
    [red] { $count } 枚红骰
    [blue] { $count } 枚蓝骰
    [green] { $count } 枚绿骰
    [yellow] { $count } 枚黄骰
    [none] 无
   *[other] { $die }
}
print-hero-start = 起始
print-hero-xp = { $xp } 经验值
print-hero-items = 物品（打勾的带入下一个任务）
print-hero-reward = 奖励
print-hero-under = 改装卡：{ $name }

## The shop’s cards

print-shop = 商店与升级
print-item-tier = 等级 { $tier }
print-item-attack = 攻击
print-item-abilities = 每次攻击
print-item-surges = 原力波
print-item-modifications = 可附 { $count } 张改装卡

## 任务（游玩用）

print-night-brief = 任务页面
print-night-round = 回合
print-night-spent = 花费
print-night-left = 剩余
print-night-waits = { $told ->
    [yes] 预备队 { $reserve } 组，支援小组 { $open } 组
   *[no] 预备队 { $reserve } 组
}
print-night-hand = 手牌
print-night-cost = 部署费用
print-night-reinforcement = 援军费用
print-night-figures = 模型
