### 战役：双方的账簿、登记的内容，以及无法登记的原因。

campaign-why-start = 起始
campaign-why-outcome = { $mission } 的结果
campaign-why-met = { $mission }：{ $condition }
campaign-why-unmet = { $mission }，未达成：{ $condition }
campaign-why-tokens = { $mission }：取得 { $claimed } 个指示物
campaign-why-crates = { $mission }：{ $crates } 个货箱
campaign-why-bought = 购买 { $card }
campaign-why-sold = 卖出 { $card }
campaign-why-used = 使用 { $card }
campaign-why-in-play = { $card } 在场
campaign-why-ransom = 弃掉 { $card }
campaign-why-correction = 更正：{ $reason }
campaign-refused-unknown = 没有这个{ $what ->
    [hero] 英雄
    [mission] 任务
    [item] 物品
    [class-card] 技能卡
    [agenda-card] 进程卡
    [agenda-set] 进程卡组
    [class] 技能牌组
    [side] 阵营
    [account] 账户
    [mission-kind] 任务类型
    [campaign] 战役
   *[card] 卡牌
}：{ $id }。
campaign-refused-not-in-boxes = { $id } 属于没有使用的游戏盒：{ $needs }。
campaign-refused-begun = 战役已经开始。
campaign-refused-not-begun = 战役尚未开始。
campaign-refused-hero-count = 英雄应为 { $least } 到 { $most } 名，目前是 { $heroes } 名。
campaign-refused-twice = { $id } 出现了两次。
campaign-refused-count = { $what ->
    [agenda-sets] 需要 { $need } 套进程卡组，目前选了 { $have } 套
    [class] 需要 { $need } 副技能牌组，目前选了 { $have } 副
    [shop] 商店需要 { $need } 张卡牌，目前选了 { $have } 张
    [agenda] 需要抽出 { $need } 张进程卡，目前选了 { $have } 张
    [drawn] 需要抽出 { $need } 个任务，目前选了 { $have } 个
   *[other] 需要 { $need } 个{ $name }，目前选了 { $have } 个
}。
campaign-refused-wrong-kind = { $id } 不是这类任务（{ $name }）。
campaign-refused-same-ally = 这两个任务的奖励是同一名盟友：{ $ally }。
campaign-refused-wrong-period = { $id } 不属于时期 { $period }。
campaign-refused-wrong-phase = 现在不能这样做：{ $phase ->
    [mission] 接下来是任务阶段
    [over] 战役已结束
   *[other] 现在是{ $name }阶段
}。
campaign-refused-over = 战役已结束。
campaign-refused-forced-first = 必须先进行紧急任务 { $mission }。
campaign-refused-not-active = { $id } 不是可用任务。
campaign-refused-wrong-stage = { $id } 可用，但这个阶段需要另一类任务。
campaign-refused-played-already = { $id } 已经进行过；每个任务只进行一次。
campaign-refused-no-outcome = { $id } 没有这种结局：{ $outcome }。
campaign-refused-too-many = 只有 { $there } 个，不是 { $said } 个（{ $what ->
    [crates] 货箱
   *[tokens] 指示物
}）。
campaign-refused-too-much = 没有任务会给这么多：{ $said } { $what ->
    [crates] 个货箱
   *[other] { $name }
}，最多 { $most }。自定规则请以更正登记。
campaign-refused-no-condition = { $id } 没有条件“{ $condition }”。
campaign-refused-not-in-deck = { $id } 不在牌组中。
campaign-refused-too-little = 需要 { $need }，只有 { $have }（{ $account }）。
campaign-refused-wrong-tier = { $id } 是等级 { $tier } 的物品，这个阶段不出售。
campaign-refused-not-in-shop = { $id } 不在商店中。
campaign-refused-not-drawn = { $id } 不在抽出的卡牌中。
campaign-refused-kept-elsewhere = 进程牌组保存在另一台电脑上：抽取、购买和使用进程卡都在那里进行。
campaign-refused-seen-already = 这些卡牌已经在桌上。
campaign-refused-sold-after-buying = 必须先卖后买，这次已经买过卡牌。
campaign-refused-owned = 已有人拥有 { $id }。
campaign-refused-not-owned = 能这样做的英雄都没有 { $id }。
campaign-refused-not-for-sale = { $id } 不能卖出。
campaign-refused-not-to-trade = { $id } 不能交给别人，只有物品可以交易。
campaign-refused-other-deck = { $id } 属于其他技能牌组。
campaign-refused-cost-unknown = 没有数据记载 { $id } 的费用，请在登记时一并填写。
campaign-refused-starting-card = { $id } 是起始时就有的卡牌。
campaign-refused-hand-full = 最多保留 { $limit } 张进程卡。
campaign-refused-which-hero = { $id } 要放在一名英雄面前，请选择。
campaign-refused-no-hero-card = { $id } 不放在英雄面前。
campaign-refused-leave-or-back = { $id } 可以离开战役，也可以洗回牌组，请选择。
campaign-refused-not-back = { $id } 不会洗回牌组。
campaign-refused-depleted = { $id } 已耗尽，下个任务恢复。
campaign-refused-stays-in-play = { $id } 一直在场，没有可以消耗的效果。
campaign-refused-no-ransom = 不能付费弃掉 { $id }。
campaign-refused-load = 一名英雄最多带入 { $limit } 件{ $name }，目前有 { $have } 件。
campaign-refused-not-under = { $id } 不能附在这件武器下。
campaign-refused-weapon-full = { $id } 最多附带 { $limit } 张改装卡。
campaign-refused-not-granted = 没有任何任务或奖励给过 { $id }。
campaign-refused-no-reason = 更正需要说明原因。
campaign-refused-no-correction = 不能这样更正。
campaign-refused-nothing = 没有可撤销或重做的步骤。
campaign-phase-mission = 任务
campaign-phase-over = 结束
campaign-where = { $stage ->
    [0] 初始任务
   *[other] 第 { $stage } 阶段
}，{ $phase }；威胁等级 { $threat }
campaign-won = 获胜方：{ $side }
campaign-amount = { $amount } { $what }
campaign-xp = { $xp } 经验值，已使用 { $spent }
campaign-active = 可用任务
campaign-forced = 接下来的紧急任务
campaign-ledger = 账簿
campaign-entries = { $count } 条记录
campaign-none = 还没有战役。
campaign-kept = 已保存 { $name }。
campaign-brought = { $how ->
    [new] 已导入“{ $name }”。
    [same] “{ $name }”已在这里，{ $had } 条记录都有。
    [newer] “{ $name }”已在这里。文件里只有 { $common } / { $had } 条记录，因此没有更改任何数据。
    [older] “{ $name }”原有 { $common } 条记录，已补上 { $new } 条。
   *[both] “{ $name }”在这里和文件里各自有了后续：双方共有 { $common } 条记录，文件另有 { $new } 条。
}
campaign-brought-secrets = 帝国玩家的秘密也一并带来了。
campaign-brought-restored = 这场战役先前在这里删除了，现已恢复。
campaign-brought-conflict = 规则不允许两者并存，因此有两段历史：请在战役页面选择其中一段。
campaign-secrets-included = 包含帝国玩家的秘密；如有 PIN 码也在其中。
campaign-secrets-left-out = 未包含帝国玩家的秘密。
campaign-not-kept = 没有保存 { $name }。请在日志里修改或删除那个步骤，再试一次。
campaign-booked = 已登记。
campaign-refused-step = 步骤 { $step }：{ $message }（{ $rule }）
campaign-answers = { $count ->
    [1] 在步骤中加上：{ $answers }
   *[other] 在步骤中加上其中一项：{ $answers }
}
campaign-allowed = 可以
campaign-trust-single = 仅有一个来源
campaign-trust-unsure = 不确定
campaign-agenda-secret = 暗中保留
campaign-agenda-open = 公开放置
campaign-agenda-hero = 放在一名英雄面前
campaign-agenda-at-once = 立即生效
campaign-agenda-leaves = 使用后移出战役
campaign-agenda-leaves-or-back = 使用后移出战役或洗回牌组
campaign-agenda-depletes = 每场任务一次
campaign-agenda-stays = 持续有效
campaign-agenda-only-setup = 仅限任务准备时
campaign-agenda-only-side-missions = 仅限支线任务
campaign-agenda-threat = 花费 { $threat } 点威胁
campaign-agenda-more = 每次使用另付 { $more } 点
campaign-agenda-gain-upgrade = 帝国升级开始时获得 { $gain } 点影响点
campaign-agenda-gain-use = 每次使用获得 { $gain } 点影响点
campaign-agenda-ransom = 反抗军可支付 { $ransom } 信用点弃掉
campaign-step-begin = { $campaign } 开始
campaign-step-mission = { $side ->
    [rebels] { $mission }：反抗军获胜
    [empire] { $mission }：帝国玩家获胜
   *[other] { $mission }：{ $name }获胜
}
campaign-step-shop = 商店已摆出卡牌
campaign-step-shop-of = 商店卡牌：{ $cards }
campaign-step-buy = 为 { $hero } 购买 { $card }
campaign-step-sell = 卖出 { $card }
campaign-step-class-card = 购买技能卡 { $card }
campaign-step-draw = 抽取进程卡
campaign-step-agenda-secret = 购买一张进程卡并保密
campaign-step-agenda-keep = 购买并保留进程卡 { $card }
campaign-step-agenda = 购买进程卡 { $card }
campaign-step-play = 打出进程卡 { $card }
campaign-step-agenda-open = 购买进程卡 { $card }，面朝上放置
campaign-step-play-back = 打出进程卡 { $card }，洗回牌组
campaign-step-discard = 付费弃掉进程卡 { $card }
campaign-step-under = { $card } 附在 { $weapon } 下
campaign-step-off = 从武器上卸下 { $card }
campaign-step-to = { $card } 交给 { $hero }
campaign-step-pack = { $hero } 选定带入的物品
campaign-step-alone = 无人加入（{ $side }）
campaign-step-correct = 更正，{ $who }：{ $why }
campaign-step-next = 进入下一步
campaign-step-on = 进入{ $phase }
campaign-event-took = 获得 { $card }
campaign-event-gave = 交出 { $card }
campaign-event-opened = { $card } 面朝上放置
campaign-event-before = { $card } 放在 { $hero } 面前
campaign-event-depleted = { $card } 耗尽，下个任务恢复
campaign-event-back = { $card } 洗回牌组
campaign-open-depleted = { $card }（已耗尽）
campaign-open-before = { $card }（在 { $hero } 面前）
campaign-secret-cards = { $count } 张保密进程卡
campaign-event-joined = { $name } 加入下一个任务
campaign-event-active = { $mission } 成为可用任务
campaign-event-left = { $mission } 离开战役
campaign-event-forced = 接下来必须进行 { $mission }
campaign-event-drawn = 随机抽取 { $count } 个支线任务
campaign-event-ally-drawn = 随机获得其中一名盟友
campaign-event-laid = 商店摆出 { $count } 张卡牌
campaign-event-drew = 抽取 { $count } 张进程卡
campaign-secret-card = 一张秘密的进程卡
campaign-ally-threat = { $side }获得 { $now } 点威胁
campaign-ally-threat-tokens = { $side }获得 { $now } 点威胁，另有 { $tokens } 点以指示物计
campaign-story-mission = 主线任务
campaign-forced-mission = 紧急任务
campaign-gives-nothing = 无
campaign-trouble = 所属游戏没有加载：{ $game }
campaign-taken-back = 已撤销：{ $step }
campaign-pin-set = 已设置 { $name } 的 PIN 码。
campaign-pin-off = { $name } 没有 PIN 码。
campaign-why-inferred = { $mission } 的结果（由同类任务推断）
campaign-why-joined = 加入战役时
campaign-refused-not-holding = 这场战役的历程中没有第 { $entry } 条记录。
campaign-refused-beginning-stays = 战役的开始可以修改，但不能删除，也不能在它之前加入步骤。
campaign-refused-nothing-to-skip = 这里没有可以跳过的任务。
campaign-refused-which-outcome = { $id } 的胜方可能有几种结局：{ $name }。请说明是哪一种。
campaign-refused-untold = 没有来源记载 { $id } 给多少{ $name }（{ $side }）。请按战役模式指南输入{ $known ->
    [yes] ；可能是 { $likely }。
   *[no] 。
}
campaign-step-mend = 已修改“{ $step }”：{ $why }
campaign-step-skip = 跳过任务：{ $why }
campaign-step-heroes = { $join } 接替 { $leave }：{ $why }
campaign-step-leave = { $leave } 退出：{ $why }
campaign-step-join = { $join } 加入：{ $why }
campaign-step-anyway = { $step }（仍然进行：{ $why }）
campaign-event-quit = { $hero } 退出
campaign-event-entered = { $hero } 加入
campaign-event-shuffled = { $mission } 洗入牌组
campaign-each-hero = 每名英雄 { $amounts }
campaign-who-what = { $who }：{ $what }
campaign-mend-why = 登记错误
campaign-mend-gains = { $who } 将拥有 { $card }
campaign-mend-loses = { $who } 将失去 { $card }
campaign-mend-becomes = “{ $was }”改为“{ $becomes }”。
campaign-mend-before = 在“{ $was }”之前加入“{ $becomes }”。
campaign-mend-removes = 删除“{ $was }”。
campaign-mend-amount = { $who }，{ $what }：{ $before } → { $after }
campaign-mend-stays = { $step }：保留，虽然当时无法选择
campaign-mend-lost = 第 { $entry } 条记录不再成立：{ $step }。{ $why }
campaign-mend-yes = 尚未更改任何内容。加上 --yes 即可更改。
campaign-history-mends = 事后修改
campaign-history-by = { $step }（{ $machine }）
campaign-history-mended = { $entry }：“{ $was }”→“{ $becomes }”（{ $why }）
campaign-history-put-in = { $entry }：补入“{ $becomes }”（{ $why }）
campaign-history-removed = { $entry }：移除“{ $was }”（{ $why }）
campaign-history-lost = 先前的记录修改后不再成立：{ $why }
campaign-xp-left = 剩余 { $xp } 经验值
campaign-ask-what = 发生了什么？
campaign-ask-number = 编号（按 Enter 结束）：
campaign-ask-winner = 哪一方获胜？
campaign-ask-outcome = 结局如何？
campaign-ask-ordinary = 普通结局
campaign-ask-bonus = { $condition }？是：{ $met }。否：{ $unmet }。[y/n]
campaign-ask-yes = y
campaign-pin-ask = 战役的 PIN 码：
campaign-pin-again = PIN 码错误。
campaign-ask-night = 按任务之夜的记录：{ $told }
campaign-ask-crates = 英雄持有几个货箱？{ $likely ->
    [0] （按 Enter 表示没有）
   *[other] （按 Enter 表示 { $likely } 个）
}
campaign-ask-tokens = { $total } 个指示物中取得了几个？{ $likely ->
    [0] （按 Enter 表示没有）
   *[other] （按 Enter 表示 { $likely } 个）
}
campaign-ask-amount = { $side }，{ $what }：多少？没有来源记载{ $known ->
    [yes] ；可能是 { $likely }（按 Enter）
   *[no] {""}
}
campaign-ask-drawn = 抽取 { $count } 张：用逗号分隔名称（按 Enter 随机抽取）
campaign-ask-record = 要登记吗？[y/n]
campaign-ask-nothing = 没有登记任何内容。
campaign-ask-which = 哪一个？
campaign-refused-cost-is = { $id } 的费用是 { $cost }。
campaign-why-paper = 来自纸质登记表
campaign-refused-balance-untold = 登记表里还没有剩余的数量（{ $account }）。请在历程中修改纸质登记表并填写。
campaign-refused-paper-first = 请在登记其他内容之前导入纸质登记表。
campaign-step-paper = 已导入纸质登记表
campaign-event-untold = 未填：{ $account }
campaign-untold = { $what }未填
campaign-amount-own = { $amount }（由你填写）
campaign-amount-inferred = { $amount }（由同类任务推断）
campaign-amount-likely = 可能是 { $amount }
campaign-amount-unknown = 未知
campaign-amounts-forgotten = 已清除你为 { $mission } 填写的数值。
campaign-ask-paper-mission = 第 { $stage } 阶段，{ $kind }：哪个任务？（不清楚填 ?，没有更多则按 Enter）
campaign-ask-paper-winner = 哪一方获胜？（不清楚则按 Enter）
campaign-ask-paper-upgrade = 目前是哪个升级阶段？（接下来是任务阶段则按 Enter）
campaign-ask-paper-left = { $who }，{ $what }：还剩多少？（按 Enter 保持未填）
campaign-ask-paper-cards = { $who }：有哪些卡牌？以逗号分隔（没有则按 Enter）
campaign-ask-paper-active = 可用的支线任务，以逗号分隔（按 Enter 随机抽取）
campaign-choice-item = { $id }（{ $name }，等级 { $tier }，{ $cost } { $what }）
campaign-hint-near = 你要找的是：{ $names }？
campaign-hint-reward = { $name }是{ $missions }的奖励。
campaign-hint-ally = { $name }可在这些任务中赢得：{ $missions }。
campaign-decided = 从这些选项中抽取：{ $all }
campaign-decided-secret = 从 { $count } 张保密的卡牌中抽取
campaign-decided-share = { $card } { $percent }%
