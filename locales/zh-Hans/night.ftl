# 任务之夜：玩一个任务时记下的东西。

night-brief-page = 《{ $guide }》战役模式指南第 { $page } 页
night-brief-guide = 《{ $guide }》战役模式指南
night-brief-sheet = 任务的规则页
night-event-began = 任务“{ $name }”准备完成
night-event-round = 回合结束：增加 { $threat } 点威胁
night-event-threat = { $up ->
    [yes] 威胁增加 { $by } 点
   *[other] 威胁减少 { $by } 点
}
night-event-token = 用掉一个威胁指示物
night-event-deployed = { $cost ->
    [0] 免费部署 { $name }
   *[other] 用 { $cost } 点威胁部署 { $name }
}
night-event-reinforced = { $cost ->
    [0] { $name }：免费援军 1 个模型
   *[other] { $name }：用 { $cost } 点威胁招募援军 1 个模型
}
night-event-defeated = { $name }：1 个模型被击败
night-event-hero = { $name }：{ $state }
night-event-joined = { $name } 加入
night-event-counted = { $name }：{ $by }
night-event-drew = 抽取 { $name }
night-event-used = 用掉 { $name }
night-event-acted = { $name } 已启动
night-event-fared = { $name }：{ $damage }，{ $strain }（{ $state }）
night-event-hurt = { $name }：{ $figures } 个模型{ $damage ->
    [none] {""}
   *[other] ，{ $damage }
}
night-event-marked = { $name } 获得 { $state }
night-event-unmarked = { $name } 移除 { $state }
night-event-noted = 已记录：{ $name }
night-event-happened = 已发生：{ $name }
night-event-limited = { $round ->
    [0] 没有最后回合
   *[other] 任务在第 { $round } 回合后结束
}
night-event-waits = { $how ->
    [reserve] { $known ->
        [yes] 预备队小组：{ $name }
       *[other] 记下一个预备队小组
    }
   *[other] { $known ->
        [yes] 支援小组：{ $name }
        [none] 没有支援小组
       *[other] 记下一个支援小组
    }
}
night-event-turned = { $held ->
    [yes] { $name }（{ $whose }）：{ $state }
   *[other] { $name }：{ $state }
}
night-event-lent = { $name } 借给 { $to }
night-event-opponent = { $plays ->
    [yes] 由 Muster 操作：{ $name }
   *[other] Muster 不再操作
}
night-event-barred = { $some ->
    [yes] 支援小组不可选用：{ $names }
   *[other] 支援小组可选用任何阵营
}
night-event-ended = 自由任务结束
night-lies-ready = 就绪
night-lies-exhausted = 横置
night-lies-depleted = 已耗尽
night-prospect = { $some ->
    [yes] 预期伤害 { $damage }，击败概率 { $percent }%
   *[other] 预期伤害 { $damage }
}
night-prospect-unknown = 卡牌数据不足，无法计算
night-tenths = { $whole }.{ $tenths }
night-orders-first = { $name } 先移除 { $what }。
night-orders-attack = { $why ->
    [only] { $name } 攻击 { $target }，视线内只有这个目标（{ $prospect }）。
    [nearest] { $name } 攻击最近的 { $target }（{ $prospect }）。
    [defeat] { $name } 攻击最可能被击败的 { $target }（{ $prospect }）。
   *[other] { $name } 攻击预期受伤最多的 { $target }（{ $prospect }）。
}
night-orders-none = { $name } 没有能攻击的目标，尽量向最近的英雄移动。
night-orders-help = 支援其他模型的能力用在 { $name }。
night-choice-deploy = 部署 { $name }
night-choice-reinforce = 招募援军 { $name }
night-choice-save = 留给 { $name }
night-act-saved = { $known ->
    [yes] 威胁留给 { $name }
   *[other] 保留威胁
}
night-act-chosen = 秘密选择了 { $count } 个支援小组
night-surges = { $hits ->
    [yes] { $some ->
        [yes] 原力波用于 { $what }：伤害 { $damage }。
       *[other] 不需要原力波：伤害 { $damage }。
    }{ $more ->
        [yes] 剩余原力波 { $left }（{ $others }）。
       *[other] 剩余原力波 { $left }。
    }
   *[other] 无论原力波用于何处，攻击都没有命中。
}
night-when-start = 第 { $round } 回合开始
night-when-end = 第 { $round } 回合结束
night-refused-not-begun = 请先准备任务。
night-refused-begun = 任务已经准备好了。
night-refused-unchosen = 有多个任务可进行：请指定要准备的任务。
night-refused-over = 这个任务的结果已经登记。
night-refused-unknown = 这个任务没有“{ $id }”。
night-refused-too-little = 需要 { $need } 点威胁，只有 { $have } 点。任务有规定时请免费部署。
night-refused-less-there = 威胁只有 { $have } 点可扣。
night-refused-cost-unknown = Muster 没有 { $id } 的费用。请免费部署，再按卡牌减少威胁。
night-refused-full = { $id }：所有模型都在桌上。
night-refused-gone = { $id }：桌上没有模型。请重新部署这个小组。
night-refused-no-more = { $id }：最多只有 { $most } 个。
night-refused-none-there = 没有可以减少的了。
night-refused-joined = { $id } 已经加入。
night-refused-not-open = { $id } 不是可选小组：它是唯一的且尚未赢得，或不在使用的盒子中。如果任务要求，仍可部署。
night-refused-barred = { $id } 的阵营不能作为本任务的支援小组。如果任务要求，仍可部署。
night-refused-unique = { $id } 已在场上。
night-refused-no-miniatures = { $id }：盒子里只有 { $most } 个模型。
night-refused-acted = { $id } 本回合已启动过。
night-refused-others-first = 请先启动 { $id }。
night-refused-out = { $id } 已撤退。
night-refused-same-state = { $id } 已是此状态。受伤的英雄再次被击败时撤退。
night-refused-too-much-strain = { $id } 最多可自愿承受 { $have } 点压力。被迫承受的其余部分变为伤害。
night-refused-health-unknown = 不知道 { $id } 的生命值。请改为记录击败。
night-refused-has-condition = 已有此状态：同一状态不会重复。
night-refused-no-words = 请写下要提醒的内容。
night-refused-one-ally = { $id } 已加入：每个任务一名盟友。
night-refused-not-at-hand = { $id } 不在本任务的支援小组中。如果任务要求，仍可部署。
night-refused-secret = 尚未部署的小组是帝国玩家的秘密：请先开启帝国视角，或在终端使用 --secrets。
night-refused-no-card = 请指明小组。
night-refused-not-for-fun = 这不是自由任务：登记结果后才结束。
night-refused-nobody-has = 本任务的英雄都没有 { $id }。
night-refused-not-lent = { $id } 不能借给其他英雄。
night-refused-lies-so = { $id } 已是此状态。
night-refused-used-up = { $id } 在本任务中已耗尽。
night-refused-has-card = { $id } 已有这张卡牌。
night-refused-attack-unknown = Muster 不知道 { $id } 的攻击。
night-refused-not-playing = Muster 在此不操作任何一方。请先选择难度。
night-refused-no-level = 没有难度 { $id }。
night-refused-nothing-to-pay = 目前的威胁不够支付任何费用。
night-refused-spent = Muster 本回合已花费威胁。如果任务要求，可再花费一次。
night-refused-under-way = 威胁在战况阶段花费，须在任何模型启动之前：请先结束回合。如果任务要求，仍可花费。
night-refused-open-told = 支援小组已经说明。
night-refused-nothing-undone = 没有可以重做的操作。
night-refused-none-left = 本回合所有小组都已启动。
night-refused-not-own = { $id } 不是由 Muster 操作的小组。
night-refused-no-target = 不能攻击 { $id }。
night-told-round = 第 { $round } 回合
night-told-nobody-well = 所有英雄都已受伤
night-told-limit = 已到最后的第 { $round } 回合
night-told = { $name }：{ $what }
night-told-counter = { $name }：{ $count }（第 { $rounds } 回合）
night-status = 战况阶段
night-lines = 提醒
night-due = 现在
night-acted = 已启动
night-hurt = 伤害 { $damage }
night-suffered = { $name } { $amount }/{ $most }
night-crates-differ = 结果中的货箱与任务中计数的 { $counted } 个不同。
night-none = 有几个任务可以选择，请开始其中一个：
night-not-begun = 还没有准备。
night-round = 第 { $round } 回合
night-threat = { $name }：{ $now } 点，每回合增加 { $level } 点
night-threat-tokens = 另有 { $tokens } 点以指示物计
night-ahead = 不花费时
night-open = 支援小组
night-figures = { $figures } / { $size } 个模型
night-result = 登记结果
night-ally = { $name }（{ $threat } 点威胁）
night-redo-secret = 帝国玩家的操作
night-group-numbered = { $name }（{ $number }）
night-next-any = 抽取决定
night-next-role = 依其角色
night-next-damage = 预期造成最多伤害
night-waiting = 任务的小组
night-reserve = 预备队
night-at-hand = 支援
night-secret-groups = { $count } 个保密
night-groups-none = 无
night-held = 已使用的卡牌
night-turn = 轮到启动：{ $side }
night-turn-over = 所有模型都已启动：回合结束。
night-turn-left = { $side }尚未启动：{ $names }
night-turn-whom = { $times ->
    [1] { $name }
   *[other] { $name }（{ $times } 次）
}
night-untold = 尚未说明支援小组，因此盒子里的任何卡牌都可能登场（{ $factions }）。请让 Muster 选择，或输入任务的小组。
night-playing = 由 Muster 操作{ $side }（{ $name }）。
night-playing-next = 下一个：{ $name }（{ $why }）
night-weighed-choice = { $choice } { $share }%（伤害 { $damage }，生命值 { $health }，威胁 { $cost }）
night-secret-choices = 另有保密的选项
help-campaign-night = 记录进行中的任务
option-tap = 桌上发生的事；不写则显示任务现况
option-said = 对象的名称
option-night = 任务（有几个可以玩时）
tap-list = 桌上
tap-begin = 准备任务：第 1 回合，没有威胁；again=yes 重新开始，fun=yes 游玩任何任务而不计结果
tap-end = 结束自由任务
tap-round = 回合结束：威胁增加
tap-threat = 增加或减少威胁：threat 2、threat -2
tap-token = 用掉一个威胁指示物
tap-deploy = 部署一个小组；加 free=yes 则免费
tap-reinforce = 小组招募一个援军模型
tap-defeat = 小组的一个模型被击败
tap-hero = 英雄受伤，或其实健康：hero Gaarkhan 受伤
tap-join = 盟友加入
tap-count = 计数：count crates、count crates -1
tap-draw = 抽取补给卡，可写明由哪名英雄持有
tap-use = 用掉补给卡
tap-act = 启动英雄或小组：act Gaarkhan
tap-damage = 英雄或模型受到伤害：damage Stormtrooper 2
tap-heal = 英雄或模型治疗伤害
tap-strain = 英雄承受或移除压力：strain Gaarkhan 2、strain Gaarkhan -1；forced=yes 时超出部分变为伤害
tap-rest = 英雄休息：先移除压力，再治疗伤害
tap-condition = 获得状态，off=yes 时移除：condition Gaarkhan 晕眩
tap-line = 要提醒的内容，end=2 或 start=3 指定回合：line 增援 end=2
tap-happen = 该内容已发生：happen 1
tap-limit = 任务的最后回合：limit 6；limit 0 表示没有
tap-group = 任务列出的小组，initial（初始）、reserve（预备队）或 open（支援）：group reserve “E-Web Engineer”；没有支援小组：group open
tap-exhaust = 横置一张卡牌：exhaust “Force Throw”
tap-deplete = 一张卡牌在本任务中耗尽
tap-ready = 重置一张卡牌
tap-lend = 本任务中把卡牌借给另一名英雄：lend “Combat Coat” Gaarkhan
tap-opponent = 由 Muster 以某个难度操作帝国：opponent veteran；结束：opponent off
tap-bar = 任务不允许这些阵营的支援小组：bar Mercenary；bar none 取消限制
tap-choose = 由 Muster 选择支援小组：choose 2
tap-spend = 由 Muster 花费威胁
tap-order = 由 Muster 启动一个小组，并说明视线内的目标，最近的在前：order “Gaarkhan@2，Jyn Odan@5”；order none
tap-surges = 掷骰结果的最佳用法：surges 1 Gaarkhan damage=3 surge=2 accuracy=4 block=1
tap-undo = 撤销最后一步
tap-redo = 重做刚才撤销的操作
