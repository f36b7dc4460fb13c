### Space Marine Heroes

smh-game = 星际战士英雄

## Factions

smh-faction-space-marines = 星际战士
smh-faction-plague-marines = 瘟疫战士

## The card

smh-keyword-equipment = 装备
smh-keyword-abilities = 特殊规则
smh-part-success = 所需掷骰结果
smh-part-range = 射程
smh-part-effect = 效果
smh-success-lucky-six = 幸运六点
smh-success-double-six = 双六
smh-success-straight-or-triple = 顺子或三张
smh-range-close = 近战
smh-range-short = 短程
smh-range-medium = 中程
smh-range-long = 远程
smh-effect-debilitate = 致颓
smh-effect-inspire = 激励
smh-effect-explosion = 爆炸
smh-effect-stun = 晕眩
smh-effect-shoot = 射击
smh-unique = 唯一
smh-trait-partial = 装备不明
smh-rarity-unknown = 稀有度不明

## Formats

smh-format-standard = 战斗游戏

## The sheet

smh-sheet-places = 列与得分

## How matches end

smh-ending-three-across = 三名英雄进入对手战场，得分较高

## 桌上的对局

smh-play-stunned = 晕眩
smh-play-across = 在对手半场
smh-play-battle = 一局
smh-play-best-of-three = 三局两胜

smh-step-deploy = 轮流在每一列部署一名英雄。最后将英雄纳入军队的玩家先部署。
smh-step-first-ready = 先完成部署的玩家先手。
smh-step-roll = 掷骰，留下成功，然后继续掷或停手。
smh-step-actions = 然后用每个成功执行一个战斗行动。
