print-page = 第 { $page } 页，共 { $pages } 页
print-continued = （续）
print-title = { $game }：{ $title }
print-reference = 规则速查表
print-reference-conditions = 状态
print-board = 战场
print-board-half = 第 { $number } 半场
print-board-meets = 另一半场与此边相接。
print-board-start = 起始空格
print-catalogue = 图鉴日期：{ $date }

## The squad sheet

sheet-player = 玩家
sheet-notes = 笔记
sheet-playable = 可用于：
sheet-figures = 模型
sheet-cost = 费用
sheet-setup = 游戏开始前
sheet-setup-choice = { $holder }“{ $ability }”
sheet-before-list = 备妥{ $holder }的{ $list }：{ $count } 个模型。
sheet-bring = 要准备：{ $things }
sheet-bring-figures = { $count } 个模型和数据卡
sheet-bring-die = d{ $die }
sheet-bring-dice = { $count }d{ $die }
sheet-bring-markers = 标记：{ $names }
sheet-rules = 会用到的规则
sheet-qr = Muster 可从照片读取此码。
sheet-side-list = { $list }：{ $holder }，{ $value } 点
sheet-side-list-figures = { $list }：{ $holder }，{ $value } 个模型
sheet-side-list-unpriced = { $list }：{ $holder }
sheet-record-opponent = 对手
sheet-record-date = 日期与轮次
sheet-record-map = 地图
sheet-record-points = 胜利点数（己方 : 对方）
sheet-record-result = 结果
sheet-leader = 领导者
sheet-plus-unknown = { $known } + ?
sheet-left-most = 最多剩余 { $left }
sheet-over-least = 至少超出 { $over }
sheet-more-copies = 另有 { $count }
sheet-places = 桌上的位置
sheet-game = 第 { $number } 局
sheet-score = 当前得分
sheet-score-sum = 总分
sheet-score-opponent = 对手
sheet-bring-tiles = { $tiles }：{ $count }
sheet-tiles = 桌上
sheet-forfeits = 对方得分
sheet-initiative = 先攻掷骰
sheet-side-list-roll = 先攻掷出此数时登场：
sheet-morale = 士气：d{ $die } ≥ { $needed }
sheet-morale-led = 士气：d{ $die } ≥ { $needed }，受指挥时 { $led }
sheet-morale-open = 士气：d{ $die } + { $stat } ≥ { $at }
sheet-score-rule = 计分时，写下各模型从起始空格前进的空格数；标有 ×2 的加倍。你的回合结束时有 { $count } 个模型在对手半场且当前得分较高，即获胜。方格表示：{ $across }。
sheet-fact-activations = 次启动
sheet-fact-hit-points = 点生命值

## Boxes to tick

track-damage = 伤害（每格 { $per }）
track-activations = 启动
    .short = 启动

## Stat cards

card-unique = 唯一
card-subtitle-separator = { " · " }
print-comma = 、
sheet-gone = 图鉴里已经没有这个模型
card-footer = { $set } { $number }，{ $rarity }
card-footer-unnumbered = { $set }，{ $rarity }
card-suspect = 请核对原卡：{ $note }

## Checklist and wants list

checklist-title = 收藏核对表
checklist-subtitle = 拥有 { $owned } / { $total } 个版本
checklist-set-summary = { $owned } / { $total }
checklist-number = 编号
checklist-name = 名称
checklist-rarity = 稀有度
checklist-cost = 费用
checklist-owned = 拥有
checklist-wanted = 想要
wants-title = 求购清单
wants-subtitle = 求购 { $count } 个
print-scale = 按 100% 打印
print-ruler = 50 毫米
