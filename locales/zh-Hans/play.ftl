# 桌上的对局：玩的时候记下的东西。

play-done = { $tap }：{ $who }
play-done-amount = { $tap }：{ $who }（{ $amount }）
play-stopped = 双方停止对局
play-round = 第 { $round } 轮
play-next = 轮到：{ $side }
play-won = { $side } 获胜：{ $reason }
play-drawn = 平局：{ $reason }
play-tied = 得分相同。请说明谁获胜：{ $reason }
play-reminders = 现在请记住
play-activated = 已启动
play-defeated = 被击败
play-fled = 已逃离
play-replaced = 已被替换
play-shaken = 需要士气检定
play-spaces = 前进 { $count } 格
play-open-worth = Muster 不知道 { $name } 值多少分。请在它被击败前输入。
play-open-roll = Muster 不知道 { $name } 掷出多少才能带来模型：请看卡牌。
play-open-points = Muster 不知道 { $name } 可以带来多少分的模型：请看卡牌。
play-unread = { $side } 第 { $line } 行无法识别：{ $text }
play-refused-step = 第 { $step } 步：{ $message }（{ $rule }）

## 可以做的事

play-tap-initiative = 先攻
play-tap-activate = 启动
play-tap-attack = 攻击
play-tap-damage = 伤害
play-tap-heal = 移除伤害
play-tap-save = 豁免检定
play-tap-morale = 士气检定
play-tap-defeat = 击败
play-tap-flee = 逃离
play-tap-condition = 状态
play-tap-recover = 移除状态
play-tap-spend = 花费
play-tap-gain = 获得
play-tap-arrive = 到场
play-tap-replace = 替换
play-tap-score = 得分
play-tap-worth = 模型的得分
play-tap-move = 移动
play-tap-roll = 战斗掷骰
play-tap-act = 战斗行动
play-tap-end-turn = 回合结束
play-tap-pass = 跳过启动
play-tap-round = 本轮结束
play-tap-tie = 打破平局
play-tap-end = 对局结束
play-tap-next-game = 下一局

## 名称所指

play-thing-figure = 桌上的模型
play-thing-card = 模型
play-thing-side = 一方
play-thing-mode = 玩法
play-thing-condition = 状态
play-thing-counter = 计数
play-thing-arrival = 到场方式
play-thing-ending = 结束方式

## 为什么无法记录

play-refused-seats = 一局至少需要两名名字不同的玩家。
play-refused-no-figures = { $side } 没有可以上桌的模型。
play-refused-other-game = { $side } 用的是另一个游戏的模型。
play-refused-unknown = 没有名为“{ $name }”的{ $what }。
play-refused-no-such-ending = 没有名为“{ $name }”的结束方式。可用：{ $known }。
play-refused-over = 对局已经结束。
play-refused-no-next-game = 没有下一局：这一局还没结束，或整场对战已经结束。
play-refused-no-such-tap = 这个游戏没有这一项：{ $tap }。
play-refused-gone = { $name } 已不在桌上。
play-refused-inactive = { $name } 不会启动。
play-refused-activated = { $name } 本轮已经启动过。
play-refused-other-turn = 现在轮到 { $side }。
play-refused-nobody-first = 还没有决定谁先攻。
play-refused-roll-again = 掷骰结果相同。请重新掷骰。
play-refused-in-round = 本轮已经开始。
play-refused-dice = 需要 { $need } 个骰子的结果，每个为 1 至 { $most }。
play-refused-damage-step = 伤害必须是 { $step } 的倍数，不能是 { $amount }。
play-refused-unhurt = { $name } 没有受伤。
play-refused-no-morale = { $name } 不需要士气检定。
play-refused-not-marked = { $name } 没有这个状态：{ $condition }。
play-refused-too-little = { $counter }：需要 { $need }，只有 { $have }。
play-refused-spent = { $name } 在一次行动中只能花费这么多次（{ $most }）：{ $counter }。
play-refused-ticked = 已勾选的格子不会恢复：{ $counter }。
play-refused-not-now = 现在不是时候：{ $arrival }。
play-refused-no-holder = 桌上没有模型现在可以这样做：{ $arrival }。
play-refused-not-of-pool = { $name } 不能以这种方式到场。
play-refused-too-dear = 共 { $cost }，最多只能有 { $most }。
play-refused-cost-unknown = Muster 没有 { $name } 的费用。
play-refused-other-roll = { $name } 掷出 { $need } 才能带来模型，而不是 { $rolled }。
play-refused-worth-unknown = Muster 不知道 { $name } 值多少分。请先输入。
play-refused-worth-known = { $name } 值 { $worth } 分。
play-refused-no-replacement = 没有选定替换 { $name } 的模型。
play-refused-no-success = 这些骰子不是成功结果。
play-refused-keep-one = 请至少将一个成功结果放至一边。
play-refused-not-kept = 没有这个可用的成功结果。
play-refused-too-much = 这个成功结果不允许这样做。
play-refused-halted = { $name } 现在不能这样做。
play-refused-no-pass = 只有剩余启动较少的一方可以跳过。
play-refused-no-tie = 没有需要打破的平局。
play-refused-tie-first = 请先说明平局由谁获胜。
play-refused-nothing-to-undo = 没有可以撤销的操作。
play-refused-nothing-to-redo = 没有可以重做的操作。

## 终端

help-play = 记录桌上的对局
help-play-run = 试跑一份对局记录而不保存
play-thrown = 掷出：{ $dice }（种子 { $seed }）
play-here = 已经有这场对局了，目前如下：
play-here-more = 已经有这场对局了；文件里新增的 { $count } 个事件已加入。
play-match-taken-out = 对应的对战也已从对战记录中移除。
play-match-put-back = 对应的对战已恢复到对战记录中。
play-match-stays = 对应的对战已手动更改过，因此保留在对战记录中。
play-none = 还没有对局。
play-logged = 已记入对战记录
play-stats = 对局：{ $count }。模型：存活、得分、每个得分。随后按对手和地图列出 胜 : 平 : 负。
help-play-new = 用一份对局记录开始并保存对局
help-play-list = 列出桌上的对局
help-play-show = 显示一局的情况
help-play-do = 记录桌上做的事
help-play-undo = 撤销上一步
help-play-redo = 重做已撤销的一步
help-play-end = 结束对局并记入对战记录
help-play-rename = 更改一局的名称
help-play-remove = 删除一局
help-play-restore = 恢复已删除的一局
help-play-stats = 你的模型的得分与存活，以及按对手和地图的战绩
option-play = 一局的名称或标识符
option-event = 做了什么：activate、damage、defeat……
option-mine = 记录属于哪名玩家；默认为第一名
option-winner = 获胜方（对局未结束时）
option-ending = 结束方式（对局未结束时）
option-throw = 由 Muster 掷骰
option-throw-seed = 随机种子：相同的种子掷出相同的骰子
option-record = 对局记录：TOML 格式的双方部队与事件
