print-page = 第 { $page } 页，共 { $pages } 页
print-continued = （续）
print-continued-name = { $name }（续）
print-catalogue = 图鉴日期：{ $date }
print-made = 用 Muster 打印，{ $date }
print-cut = 沿标记裁切。请按 100% 比例打印。
print-yes = 是
print-no = 否

## The squad sheet

sheet-title = 部队表
sheet-player = 玩家
sheet-opponent = 对手
sheet-notes = 笔记
sheet-playable = 可用于：
sheet-format = 赛制
sheet-edition = 版次
sheet-figures = 模型
sheet-cost = 费用
sheet-setup = 布置时的选择
sheet-setup-choice = { $holder }“{ $ability }”
sheet-findings = 规则检查结果
sheet-nothing-found = 没有任何问题。
sheet-abilities = 能力
sheet-qr = Muster 可读回此码。
sheet-side-list = { $list }：{ $holder }，{ $value } 分
sheet-considering = 考虑中
sheet-points-left = 剩 { $left } 分
sheet-points-over = 超出 { $over } 分
sheet-fact-activations = 次激活
sheet-fact-hit-points = 点生命值
sheet-fact-figures = 个模型
sheet-fact-initiative = 先攻
sheet-victory-points = 胜利点数
sheet-round = 回合

## Boxes to tick

track-hit-points = 生命
track-damage = 伤害，每格 { $per }
track-force = 原力点
    .short = 原力
track-activations = 激活
    .short = 激活

## Stat cards

card-subtitle-separator = { " · " }
card-footer = { $set } { $number }，{ $rarity }
card-no-abilities = 没有能力
card-back-glossary = 能力说明
card-back-notes = 笔记
card-back-owner = 拥有者
card-suspect = 请核对原卡：{ $note }

## Checklist and wants list

checklist-title = 收藏核对表
checklist-subtitle = { $total } 个版本中拥有 { $owned } 个
checklist-set-summary = { $owned } / { $total }
checklist-number = 编号
checklist-name = 名称
checklist-rarity = 稀有度
checklist-cost = 费用
checklist-owned = 拥有
checklist-wanted = 想要
checklist-for-trade = 可交换
checklist-total-owned = 共拥有 { $count } 个
checklist-complete = 已集齐
wants-title = 求购清单
wants-subtitle = 求购 { $count } 个
