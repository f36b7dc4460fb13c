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
night-told-round = 第 { $round } 回合
night-told = { $name }：{ $what }
night-told-counter = { $name }：{ $count }（第 { $rounds } 回合）
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
help-campaign-night = 记录进行中的任务
option-tap = 桌上发生的事；不写则显示任务现况
option-said = 对象的名称
option-night = 任务（有几个可以玩时）
tap-list = 桌上
tap-begin = 准备任务：第 1 回合，威胁为 0；again=yes 重新开始
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
tap-undo = 撤销最后一步
