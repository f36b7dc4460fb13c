### Space Marine Heroes

smh-game = 星際戰士英雄

## Factions

smh-faction-space-marines = 星際戰士
smh-faction-plague-marines = 瘟疫戰士

## The card

smh-keyword-equipment = 裝備
smh-keyword-abilities = 特殊規則
smh-part-success = 所需擲骰結果
smh-part-range = 射程
smh-part-effect = 效果
smh-success-lucky-six = 幸運六點
smh-success-double-six = 雙六
smh-success-straight-or-triple = 順子或三張
smh-range-close = 近戰
smh-range-short = 短程
smh-range-medium = 中程
smh-range-long = 遠程
smh-effect-debilitate = 致頹
smh-effect-inspire = 激勵
smh-effect-explosion = 爆炸
smh-effect-stun = 暈眩
smh-effect-shoot = 射擊
smh-unique = 唯一
smh-trait-partial = 裝備不明
smh-rarity-unknown = 稀有度不明

## Formats

smh-format-standard = 戰鬥遊戲

## The sheet

smh-sheet-places = 列與得分

## How matches end

smh-ending-three-across = 三名英雄進入對手戰場，得分較高

## 桌上的對局

smh-play-stunned = 暈眩
smh-play-across = 在對手半場
smh-play-battle = 一局
smh-play-best-of-three = 三局兩勝

smh-step-deploy = 輪流在每一列部署一名英雄。最後將英雄納入軍隊的玩家先部署。
smh-step-first-ready = 先完成部署的玩家先手。
smh-step-roll = 擲骰，留下成功，然後繼續擲或停手。
smh-step-actions = 然後用每個成功執行一個戰鬥行動。
