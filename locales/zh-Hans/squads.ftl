squad-unnamed = 未命名的{ squad }
side-list-of = { $list }（{ $pool }）
report-partner = 队友：{ $name }
report-opponent = 对手：{ $name }
squad-member = { $count } × { $name }
squad-deck = { $deck } · { $cards } / { $size } 张 · { $points } / { $limit } 点

## Points

points = { $points } 点
figures-count = { $count } 个模型
points-of-limit = { $total } 点，上限 { $limit } 点
points-slash = { $total } / { $limit }
points-left = 剩 { $left } 点
points-over = 超出 { $over } 点
points-exact = 刚好用完
points-no-limit = 不限点数
points-unknown = 费用不明
points-unknown-sign = ？
label-spent = 已用
label-limit = 上限
label-left = 剩余
label-total = 合计

activations = { $count } 次启动
hit-points = { $count } 点生命值
figures = { $count } 个模型

## Headings

label-activations = 启动数
label-cost = 费用
label-edition = 规则版本
label-era = 时代
label-faction = 阵营
label-figure = 模型
label-figures = 模型
label-findings = 检查结果
label-format = 赛制
label-game = 游戏
label-catalogue = 图鉴
label-choices = 准备时的选择
label-considering = 考虑中
label-name = 名称
label-notes = 笔记
label-opponent = 对手
label-partner = 队友
label-playable = 可用于
label-rule = 规则
label-side = 立场
label-source = 出处
label-verdict = 结论
label-fix = 如何修正

playable = { $era }，{ $side }
playable-nowhere = 没有可用的时代
playable-anywhere = 任何时代、任何一方

## Reading a list

list-unresolved = 第 { $line } 行无法识别：“{ $text }”，没有加入{ squad }。
list-candidates = 第 { $line } 行：“{ $text }”可能是 { $candidates }。请写上费用或完整名称。
list-cost-differs = 第 { $line } 行：名单写 { $name } 为 { $claimed } 分，图鉴记载的是 { $computed } 分。
list-near-miss = 第 { $line } 行：“{ $text }”读作 { $name }，请确认是否正确。
list-change = 第 { $line } 行：“{ $text }”视为对上方列表的更改，请确认是否正确。
list-mention = 第 { $line } 行：“{ $text }”是模型名称，但 Muster 把它当作{ $kind }。如果它属于{ squad }，请单独写一行。
list-unplaced = 第 { $line } 行：“{ $text }”是模型名称，但不在列出模型的位置上。如果它属于{ squad }，请单独写一行。
list-beside-code = 第 { $line } 行：“{ $text }”不在旁边的分享码里，而读取的是分享码。若要以名单为准，请删去分享码。
list-considered = 第 { $line } 行：“{ $text }”列在{ squad }以外的小标题下，因此不计入。
list-as-title = 标题
list-as-heading = 小标题
list-as-author = 玩家名字
list-as-map = 地图名称
list-as-claim = 合计
list-as-note = 备注
list-account = 共 { $lines } 行，读出 { $read } 行{ $remarks ->
    [0] 。
   *[other] ，其中 { $remarks } 行是备注。
 }
list-role-member = 模型
list-role-side = 附加名单
list-role-considered = 不计入
list-role-open = 待确认
list-role-title = 标题
list-role-heading = 小标题
list-role-faction = 阵营
list-role-author = 玩家
list-role-map = 地图
list-role-choice = 选择
list-role-change = 更改
list-role-claim = 合计
list-role-state = 对局状态
list-role-note = 备注
list-format-by-points = 按点数判断，这份名单以“{ $format }”赛制检查。若属于其他赛制，请另行选择。
list-no-holder = 第 { $line } 行：“{ $text }”属于附加名单，但{ squad }里没有模型能带它上场，因此没有加入{ squad }。
list-problem-zero = 第 { $line } 行：“{ $text }”的数量是零。请写上数量，或删除这一行。
list-problem-negative = 第 { $line } 行：“{ $text }”的数量是负数。请更正数字。
list-problem-too-large = 第 { $line } 行：“{ $text }”的数字太大，不可能是数量或费用。请更正。
list-problem-numbers = 第 { $line } 行：“{ $text }”里的数字不可能全是数量和费用，请删去多余的数字。
list-problem-too-long = 第 { $line } 行太长，不可能是模型名称：“{ $text }”

# What a list is called in messages that was pasted and has no file.
list-pasted = 粘贴的文字

## Comparing two squads

compare-same = 两支{ squad }的模型完全相同。
compare-only-in = 只在 { $name } 中
compare-in-both = 两边都有
compare-points = { $first } / { $second } 点

## Settling a question

answer-yes = 是
answer-no = 不是
answer-none = 不加入其他阵营
answer-let-in-any = 全部都可以
answer-let-in-none = 都不可以：游戏开始后才算
squad-carried = 附加于 { $carriers }

## 分享

share-paste = 粘贴到 Muster：
share-verdict-notes = 合法，但有提示
share-too-long = 全文 { $length } 个字符，而 Discord 一条消息最多 { $limit } 个。内容没有删减：请分成几条发布，或改用图片分享。
share-check = 检查：{ $verdict }
share-heading = { $heading }：
share-about = 赛制：{ $about }
