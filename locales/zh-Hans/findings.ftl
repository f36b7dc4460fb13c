severity-error = 错误
severity-ask = 待确认
severity-warning = 警告
severity-note = 提示

verdict-legal = 合法
    .means = 没有违反任何规则，也没有会改变结论的待确认问题。
verdict-illegal = 不合法
    .means = 至少违反了一条规则。
verdict-unsure = 未定
    .means = 目前没有发现错误，但有待确认的问题可能改变结论。

## The program's own

finding-empty = { squad }里没有任何模型。请至少加入一个。
finding-unknown = 图鉴里没有 { $members }，因此不知道它的费用和阵营。请加载收录它的数据包，或改选其他模型。
finding-unknown-faction = 游戏里没有“{ $faction }”阵营，因此{ squad }按未声明阵营检查。请选择游戏里有的阵营。
finding-unknown-list = 这个赛制没有“{ $list }”，因此没有检查这些模型能否上场：{ $members }。
finding-cost-unknown = 没有任何来源记载 { $members } 的费用。在你确认之前，按 0 点计算。
finding-owned-too-few = { $members }：{ squad }需要 { $needed } 个，你可用的有 { $owned } 个，还缺 { $missing } 个。
finding-claim-total = 名单上写的是 { $claimed } 点，但模型费用合计为 { $computed } 点。
finding-claim-activations = 名单上写的是 { $claimed } 次启动，实际会启动的模型有 { $computed } 个。

## Points

finding-budget-over = 共 { $total } 点，比上限 { $limit } 点多 { $over } 点。
finding-budget-under = 共 { $total } 点，上限 { $limit } 点：这个赛制必须刚好用完，还剩 { $left } 点。
finding-budget-open = 目前已知共 { $total } 点，上限 { $limit } 点。是否超出，取决于一个待确认的问题。
finding-budget-left = 共 { $total } 点，上限 { $limit } 点，还剩 { $left } 点。
finding-cost-change-open = { $members } 会改变其他模型的费用，但影响哪些模型、影响多少尚未确认。目前按完整费用计算。
finding-chosen-cost-missing = { $members } 的费用取决于另一个模型。请选定那个模型。
finding-chosen-cost-wrong = { $members } 的费用不能以 { $chosen } 为准。请改选其他模型。
finding-chosen-cost-open = { $members }：{ $chosen } 算不算 { $person } 尚无定论，因此能否以其费用为准也未定。
finding-chosen-cost = 为 { $members } 选定的是 { $chosen }，因此费用为 { $cost } 点。
finding-chosen-cost-half = 选定 { $chosen } 时，{ $members } 的费用是 { $down } 点或 { $cost } 点：规则书没有说明如何取整。目前按 { $cost } 点计算。
finding-count-over = { squad }有 { $figures } 个模型，但最多只能有 { $max } 个。
finding-count-under = { squad }有 { $figures } 个模型，但至少需要 { $min } 个。
finding-count-over-of = { $trait }：{ squad }有 { $figures } 个，但最多只能有 { $max } 个。
finding-count-under-of = { $trait }：{ squad }有 { $figures } 个，但至少需要 { $min } 个。
finding-count-later = { $trait }：已记录 { $figures } 个，需要 { $min } 个。请在开始游戏前选定，{ squad }表上就会列出。
finding-copies-over = { $members }：{ squad }里有 { $copies } 个，但最多只能有 { $max } 个。
finding-copies-none = { $members } 不能用于这个赛制的{ squad }。
finding-copies-open = 没有来源说明 { $members } 能否用于这个赛制的{ squad }。
finding-cost-cap-over = { $members } 的费用是 { $cost }，但单一模型的费用不能超过 { $cap }（{ $limit } 的 { $percent }%）。
finding-cost-cap-open = 单一模型的费用不能超过 { $cap }（{ $limit } 的 { $percent }%）。{ $members } 是否超过，取决于一个待确认的问题。
finding-victory-share = 这个赛制取得 { $points } 点胜利点数即获胜（{ $limit } 的 { $percent }%）。

## Who has to be there

finding-includes-none = { squad }至少需要一个这样的模型：{ $trait }。
finding-includes-maybe = { squad }至少需要一个这样的模型：{ $trait }。目前没有已知符合的，但有些数据卡的内容不全。
finding-includes-unknown = { squad }至少需要一个这样的模型：{ $trait }。没有来源说明 { $members } 是否符合。
finding-includes-advised = { squad }最好有至少一个这样的模型，但目前没有已知符合的：{ $trait }。
finding-includes-role-missing = { squad }里没有这样的模型：{ $trait }。请选择一个模型担任{ $role }。
finding-includes-role-maybe = 目前不知道{ squad }里是否有这样的模型：{ $trait }。如果没有，请选择一个模型担任{ $role }。
finding-includes-role-may = 目前不知道{ squad }里是否有这样的模型：{ $trait }。你可以选择一个模型担任{ $role }。
finding-includes-role-needless = { $members } 不能担任{ $role }：{ squad }里已经有这样的模型（{ $trait }）。
finding-includes-role-opened = { $members } 不能担任{ $role }：开出的模型中已有这样的模型（{ $trait }）。
finding-includes-role-not-there = { $members } 不在{ squad }里，不能担任{ $role }。
finding-includes-role-wrong = { $members } 不能担任{ $role }。请选择其他模型。
finding-includes-role-dearer = { $members } 不能担任{ $role }，因为在可担任的模型中，它不是费用最低的。
finding-includes-role-open = { $members } 必须是可担任的模型中费用最低的，才能担任{ $role }，但其他模型的数据不齐全。
finding-includes-role-taken = 由 { $members } 担任{ $role }，费用增加 { $dearer }。
finding-includes-role-twice = 只能有一个模型担任{ $role }，因此 { $members } 不行。
finding-requires-alone = { $members } 不能单独组成{ squad }：“{ $ability }”要求有其他模型。
finding-requires-unknown = { $members }：“{ $ability }”要求的模型是哪一个，没有来源说明。如果它已在{ squad }里，就没有问题。
finding-requires-missing = { squad }里有 { $asked } 时，才能有 { $members }（{ $ability }）。
finding-command-too-weak = { $members }（{ $ability } { $needed }）：{ squad }里没有指挥官等级 { $needed } 以上的指挥官，因此它无法受到指挥。
finding-command-unknown = { $members }（{ $ability }）：不确定{ squad }里的指挥官等级是否足以指挥它。
finding-command-never = { $members }（{ $ability }）永远不会受到指挥。
finding-command-tamed = { $holder } 能驯服 { $members }（{ $ability }），因此可以指挥它。
finding-command-tamed-maybe = { $holder } 也许能驯服 { $members }（{ $ability }），最高到等级 { $reach }，但它的种类或等级不明。
finding-command-untamed = { $members }（{ $ability }）不在 { $holder } 能驯服的范围内（只限某些生物，最高等级 { $reach }），{ squad }里没有能指挥它的指挥官。

## Places on the table

finding-slots-open = 还有空位：{ $places }。位置可以在桌上轮流决定。
finding-slots-shared = { $members } 放在同一个位置：{ $places }。那里只能放一个，请为其他模型另选位置。
finding-slots-too-many = { $members } 占了 { $placed } 个位置，但{ squad }里只有 { $copies } 个。请收回多出的位置。
finding-slots-not-there = { $members } 占了位置（{ $places }），却不在{ squad }里。请改放其他模型。
finding-slots-nowhere = { $members } 不能放在 { $places }：只有 { $count } 个位置。

## Factions

finding-faction-foreign = { $members } 不能加入这支“{ $faction }”{ squad }：一支{ squad }只能属于一个阵营。
finding-faction-untold = 没有来源说明这个版本的阵营，因此无法检查这些模型是否属于同一阵营：{ $members }。
finding-faction-neutral-alone = 这支{ squad }只限“{ $faction }”，因此 { $members } 不能加入。
finding-admits-let-in = 按照这条规则，{ $members } 可以加入这支“{ $faction }”{ squad }。
finding-admits-open = { $members } 还可以加入一个阵营，但尚未确认是哪一个。如果是“{ $faction }”，就可以留在这里。
finding-admits-unknown = 没有来源说明 { $members } 属于哪些阵营。如果“{ $faction }”是其中之一，就可以留在这里。
finding-admits-any = 没有来源说明 { $members } 属于哪些阵营，但无论是哪些，都可以留在这里。
finding-admits-company-open = { $with } 也许能让 { $members } 加入这支“{ $faction }”{ squad }，但卡上指的是哪个模型尚未确认。
finding-admits-company-guest = { $with } 也许能让 { $members } 加入这支“{ $faction }”{ squad }，但后者的数据卡内容不全。
finding-admits-company-may = 如果有 { $with }，{ $members } 也许能加入这支“{ $faction }”{ squad }，但卡上允许加入的是哪些模型尚未确认。
finding-admits-needs-company = 如果{ squad }里有 { $with }，{ $members } 就能加入这支“{ $faction }”{ squad }。
finding-admits-elsewhere = { $members } 也可以加入{ $factions }的{ squad }，但不能加入{ $faction }的{ squad }。
finding-conscripts-let-in = 在这支{ squad }里，{ $members } 视为“{ $faction }”，不再属于其他阵营。
finding-conscripts-needs = 如果{ squad }里有 { $with }，{ $members } 就会视为“{ $faction }”。
finding-conscripts-open = 因为 { $with }，{ $members } 在这支{ squad }里视为“{ $faction }”。这是允许选用其他阵营的模型，还是只从游戏开始后才算，尚未确定；Muster 先视为可以加入。
finding-admits-too-many = { squad }里有 { $copies } 张其他阵营的卡牌，但最多只能有 { $max } 张：{ $members }。

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] 没有任何时代可以使用“{ $faction }”。请改用其他阵营组建{ squad }。
   *[other] “{ $era }”时代不能使用“{ $faction }”。请改选其他时代，或改用其他阵营组建{ squad }。
}
finding-side-other = { $era ->
    [none] “{ $faction }”在任何时代都不属于{ $side }。请选择另一方。
   *[other] 在“{ $era }”时代，“{ $faction }”不属于{ $side }。请选择另一方。
}
finding-era-by-text-only = { $era ->
    [none] 规则书正文把“{ $faction }”归入某个时代，但时代表格里没有列出。
   *[other] 规则书正文把“{ $faction }”归入“{ $era }”时代，但时代表格里没有列出。
}
finding-era-unnamed = 没有指定时代。请选一个，才能检查。
finding-side-unnamed = 没有指定立场。请选一个，才能检查。
finding-ignores-eras = 这个赛制不考虑时代和立场。你的选择会保留，但不会检查。
finding-opposed-eras-differ = 你的{ squad }在“{ $era }”时代，对手的{ squad }在“{ $other }”时代。请约定同一个时代。
finding-opposed-eras-same = 双方{ squad }都在“{ $era }”时代，但这个赛制要求两个不同的时代。
finding-opposed-sides-same = 双方{ squad }都属于{ $side }。其中一方必须换边。
finding-opposed-no-common-era = 无法对战：{ $faction }与{ $other }没有共同的时代。
finding-opposed-one-era = 无法对战：此赛制需要两个不同的时代，而{ $faction }与{ $other }只有同一个时代。
finding-opposed-one-side = 无法对战（{ $faction }对{ $other }）：双方在任何时代都属于同一方。必须一方光明、一方黑暗。
finding-opposed-open = { $faction }能否与{ $other }对战，取决于一个未定的问题。
finding-team-partner-missing = 没有指定队友的{ squad }，因此无法互相比对。
finding-team-factions-differ = 同队的两支{ squad }必须属于同一阵营，但这支是“{ $faction }”，另一支是“{ $other }”。
finding-team-factions-open = 同队的两支{ squad }必须属于同一阵营。这支是“{ $faction }”，另一支是“{ $other }”；能否一致取决于一个待确认的问题。
finding-team-unique-in-both = { $person } 是唯一角色，同队的两支{ squad }中只有一支可以使用：{ $members }。

## Unique persons

finding-unique-twice = { $person } 是唯一角色，{ squad }里只能有一个，现在却有 { $copies } 个：{ $members }。
finding-unique-maybe = { $figure } 可能就是 { $person }。如果是，下列模型只能使用一个：{ $members }。

## What was opened

finding-pool-not-recorded = 没有记录这支{ squad }开出了哪些模型，因此无法检查是否混入其他模型。
finding-pool-outside = { $members } 不在开出的模型中，或数量不符。

## Setup

finding-setup-remember = { $members }：准备时记得处理“{ $ability }”。
finding-setup-choose = { $members }：“{ $ability }”需要选择。记录之后，{ squad }表上就会列出。
finding-setup-nobody = { $members }：这支{ squad }里没有“{ $ability }”可选的对象。
finding-setup-too-many = { $members }“{ $ability }”：记录的选择（{ $made } 个）多于{ squad }里的数量（{ $copies } 个）。请删除多余的选择。
finding-setup-not-there = { $members }“{ $ability }”：选定的 { $chosen } 不在{ squad }里，请重新选择。
finding-setup-itself = { $members } 的“{ $ability }”不能选择自己。
finding-setup-wrong = { $members }“{ $ability }”：不能选择 { $chosen }。请改选其他模型。

## Beside the squad

finding-side-list-may = { $holder } 可另外带 { $value } 点以内的模型上场（{ $list }：{ $pool }），不计入{ squad }的费用。
    .unnamed = { $holder } 可另外带 { $value } 点以内的模型上场（{ $list }），不计入{ squad }的费用。
finding-side-list-may-unknown = { $holder } 可另外带模型上场（{ $list }：{ $pool }），但可带多少点尚未确认。
    .unnamed = { $holder } 可另外带模型上场（{ $list }），但可带多少点尚未确认。
finding-side-list-no-holder = { $list }：{ $holder } 不在{ squad }里，或没有这项能力，因此这些模型不能上场。
finding-side-list-outside = { $holder } 只能带这些模型上场（{ $list }）：{ $pool }。不能上场的有：{ $members }。
    .unnamed = { $holder } 不能带这些模型上场（{ $list }）：{ $members }。
finding-side-list-over = { $holder }，{ $list }（{ $pool }）：共 { $total } 点，最多只能带 { $value } 点。
    .unnamed = { $holder }，{ $list }：共 { $total } 点，最多只能带 { $value } 点。
finding-side-list-unknown = { $holder }，{ $list }（{ $pool }）：计划 { $total } 点，但可带多少点尚未确认。
    .unnamed = { $holder }，{ $list }：计划 { $total } 点，但可带多少点尚未确认。
finding-side-list-cost-unknown = { $holder }，{ $list }（{ $pool }）：最多可带 { $value } 点，但这些模型的费用尚未确认，是否超出取决于一个待确认的问题。
    .unnamed = { $holder }，{ $list }：最多可带 { $value } 点，但这些模型的费用尚未确认，是否超出取决于一个待确认的问题。
finding-side-list-may-figures = { $holder } 可另外带最多 { $value } 个模型上场（{ $list }：{ $pool }），不必支付费用，也不计入{ squad }的模型数。
    .unnamed = { $holder } 可另外带最多 { $value } 个模型上场（{ $list }），不必支付费用，也不计入{ squad }的模型数。
finding-side-list-may-any = { $holder } 可在游戏中另外带模型上场（{ $list }），不必支付费用，也不计入{ squad }的模型数。
finding-side-list-too-many = { $holder }，{ $list }（{ $pool }）：共 { $figures } 个模型，最多只能带 { $value } 个。
    .unnamed = { $holder }，{ $list }：共 { $figures } 个模型，最多只能带 { $value } 个。
finding-side-list-barred = 这个赛制没有“{ $list }”，因此不能上场：{ $members }。
finding-spare-missing = 另外带上场的模型必须是开出后没有编入{ squad }的模型。不在其中或数量不足：{ $members }。

## 牌组

finding-deck-missing = { $deck }：尚未记录，因此检查{ squad }时没有计入。应有 { $size } 张卡牌，最多 { $limit } 点。
finding-deck-too-few = { $deck }：只有 { $cards } 张，需要 { $size } 张。
finding-deck-too-many = { $deck }：有 { $cards } 张，必须正好 { $size } 张。
finding-deck-over = { $deck }：共 { $total } 点，比上限 { $limit } 点多 { $over } 点。
finding-deck-copies = { $deck }：{ $members } 有 { $copies } 张，但最多只能有 { $max } 张。
finding-deck-copies-unknown = { $deck }：{ $members } 有 { $copies } 张。最多可有几张，没有来源说明。
finding-deck-no-player = { squad }里没有模型能打出 { $members }：需要 { $asked }。
finding-deck-no-player-both = { squad }里没有模型能打出 { $members }：需要 { $asked }，且属于{ $factions }。
finding-deck-no-player-of = { squad }里没有模型能打出 { $members }：必须属于{ $factions }。
finding-deck-player-unknown = 不确定{ squad }里是否有模型能打出 { $members }：需要 { $asked }。

## 附加卡

finding-attach-choose = { $members } 可以附加到多张卡牌上。请记录附加到哪一张，{ squad }表上就会列出。
finding-attach-unknown = { $members } 可以附加到哪张卡牌上，没有来源说明。请记录你的卡牌上写的对象，之后就视为已确认。
finding-attach-nobody = { squad }里没有卡牌可以附加 { $members }。
finding-attach-none-free = 没有卡牌可以再附加 { $members }：每张最多附加 { $each } 张。
finding-attach-not-there = { $members } 不能附加到 { $chosen } 上，因为它不在{ squad }里。请重新选择。
finding-attach-wrong = { $members } 不能附加到 { $chosen } 上。请选择另一张卡牌。
finding-attach-full = { $members } 不能再附加到 { $chosen } 上：每张最多附加 { $each } 张。
finding-attach-too-many-choices = { $members }：记录的选择（{ $made } 个）多于{ squad }里的张数（{ $copies } 张）。请删除多余的选择。

## What would answer a finding

fix-remove = 移除 { $figures }。
fix-copies = { $count } 个 { $figure }
fix-add = 加入 { $figure }。
fix-choose = 记录选择：{ $holder } 的“{ $ability }”。
fix-unchoose = 清除选择：{ $choices }。
fix-choice = { $holder } 的“{ $ability }”→ { $chosen }
fix-era = 改在这个时代：{ $era }。
fix-side = 改在这一方：{ $side }。
fix-settle = 在你自己的数据包里确认，以后不再询问：{ $question }

## Questions that the user can settle

question-same-person = { $figure } 就是 { $person } 吗？
question-cost-change = { $holder } 会改变哪些模型的费用？何时改变、改变多少？
question-admission = { $figure } 还可以加入哪个阵营？
question-let-in = { $holder } 允许其他阵营的哪些模型加入？
question-side-list-value = { $figure } 可以带多少点（{ $list }）？
question-slots = { $card } 可附几张改装卡？
question-cost = { $figure } 的费用是多少？
question-trait = { $figure } 是否属于这一类：{ $trait }？
question-fact = { $figure } 的数据卡上，“{ $fact }”写的是什么？

## Where a rule stands

source-book = { $book }
source-page = { $book }，第 { $page } 页
source-own = Muster 自己的检查，不是游戏规则

## 提示

finding-hint-needs = { $members }：“{ $ability }”在此不起作用，{ squad }里需要有 { $needed }。
finding-hint-beyond = { $members }：指挥官效应对“{ $ability }”不起作用，除非卡上另有说明（{ $by }）。
