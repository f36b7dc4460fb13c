### 战役列表，以及新战役的准备。

## 列表

campaigns-new = 新建战役
campaigns-go-on = 继续准备
campaigns-import = 导入文件…
campaigns-import-title = 导入战役
campaigns-files = 战役（JSON）与打印的登记表（PDF）
campaigns-export = 导出…
campaigns-none = 还没有战役
    .text = 每场战役的账簿都在这里：英雄、经验值、信用点与影响点、任务胜负，以及接下来要进行的内容。新建一场战役，或从文件导入。
campaigns-progress = { $done } / { $stages } 个阶段
campaigns-won = { $side ->
    [rebels] 反抗军赢得了战役。
    [empire] 帝国赢得了战役。
   *[other] 获胜方：{ $name }
}
campaigns-wins = { $side ->
    [rebels] 反抗军 { $count } 胜
    [empire] 帝国 { $count } 胜
   *[other] { $name } { $count } 胜
}
campaigns-evenings = { $count ->
        [0] 未记录聚会
       *[other] { $count } 次聚会
    }
campaigns-between = 、
key-campaigns-down = 下一场战役
key-campaigns-up = 上一场战役

## 新战役的步骤

key-setup = 战役准备
setup-leave = 所有战役
setup-no-game = 没有加载含战役的游戏
    .text = 战役由游戏的数据包提供。请在设置中查看已加载的数据包。
setup-steps = 步骤
setup-step-campaign = 游戏盒与战役
setup-step-heroes = 英雄
setup-step-side = 支线任务与规则
setup-step-begin = 名称与开始
setup-step-waits = 尚未填完
setup-back = 上一步
setup-next = 下一步
setup-begin = 开始战役
setup-ready = 符合规则。未选择的部分随机决定。
setup-refused = 不符合规则的地方
setup-by-chance = 随机
setup-by-chance-secret = 随机并保密
setup-told = 自行选择
setup-told-table = 按桌上抽到的

## 游戏盒与战役

setup-game = 游戏
setup-boxes = 你拥有的游戏盒
    .text = 只提供、抽取这些盒里的内容。下次准备战役时会记得。
setup-boxes-small = { $count } 个小盒，已勾选 { $ticked } 个
setup-boxes-all = 全部勾选
setup-boxes-none = 全部取消
setup-boxes-any = 全部不勾选时，使用所有游戏盒。
setup-boxes-every = 全部
setup-campaign = 战役
setup-campaign-first = 请先选择战役。
setup-campaign-stages = { $stages } 个阶段
setup-campaign-mini = 短篇战役，没有支线任务牌组
setup-campaign-expands = 可用扩展形式
setup-campaign-box = 属于没有勾选的“{ $box }”。
setup-expanded = 扩展形式
    .text = 另外进行可选的支线任务，任务卡也留在进程牌组中。

## 英雄

setup-heroes = 英雄
setup-who = 参战英雄
    .text = { $side ->
        [rebels] 二到四名，按座位顺序。只有一名反抗军玩家时，选择两名。
       *[other] { $least } 到 { $most } 名，按座位顺序。
    }
setup-seats = 座位
setup-seat-forward = 将 { $name } 往前移一个座位
setup-heroes-number = { $side ->
    [rebels] { $count ->
            [0] 尚未选择：随机抽出四名英雄。
            [1] 一名英雄太少：请至少再选一名。
            [2] 两名英雄：每名获得奖励卡“传奇”。
            [3] 三名英雄：每名获得奖励卡“英雄”。
           *[other] 四名英雄：没有起始奖励卡。
    }
   *[other] { $count } / { $most }
}
setup-heroes-full = { $side ->
    [rebels] 四个座位都有人了。
   *[other] { $most } / { $most }
}
setup-heroes-chance = 随机 { $count } 名
setup-hero-mission = 支线任务：{ $mission }

## 帝国玩家

setup-class = 帝国技能牌组
    .text = 帝国玩家以其中没有经验值费用的卡牌开始。
setup-class-chance = 你的游戏盒中的一副
setup-agenda = { $need } 套进程卡组
    .text = 这些卡牌一起洗成进程牌组。

## 支线任务与规则

setup-side-own = 参战英雄的支线任务一律在牌组中。
setup-side-none = { $campaign } 没有支线任务牌组。
setup-side-without = 没有支线任务牌组
setup-missions = { $kind ->
    [green] { $need } 个绿色支线任务
    [grey] { $need } 个灰色支线任务
    [threat] { $need } 个威胁任务
   *[other] { $need } { $name }
}
    .text = { $kind ->
        [green] 由反抗军选择。两个任务的奖励不能是同一名盟友。
        [grey] 出现之前，没有人知道是哪些。
        [threat] 与支线任务分开抽取。
       *[other] { "" }
    }
setup-mission-wins = 奖励：{ $names }
setup-same-ally = 与“{ $name }”的盟友相同：{ $ally }。
setup-deck-count = 已选择 { $count } / { $need }
setup-deck-fill = 其余随机选择
setup-deck-full = { $need } 个都已选好。
setup-options = 约定
setup-periods = 时期
    .text = 只使用符合战役时期的支线任务（较新的规则）。
setup-half-shop = 商店摆出半副牌组
    .text = 商店摆出各物品牌组的一半，而不是总共六张（较新的规则）。

## 名称与摘要

setup-name = 战役名称
setup-seed = 随机种子
    .text = 随机的起点：相同的种子抽出相同的牌组。
setup-seed-wrong = 种子应为 0 到 2147483647 的整数。
setup-summary = 起始内容
setup-line-agenda = 进程卡组
setup-line-missions = { $kind ->
    [green] 绿色支线任务
    [grey] 灰色支线任务
    [threat] 威胁任务
   *[other] { $name }
}
setup-line-nothing = 无
setup-and-more = { $names } 及另外 { $count } 项
setup-brief-agenda = 进程 { $count } / { $need }
setup-brief-missions = { $kind ->
    [green] 绿色 { $count } / { $need }
    [grey] 灰色 { $count } / { $need }
    [threat] 威胁 { $count } / { $need }
   *[other] { $name } { $count }/{ $need }
}
## 纸质登记表

setup-paper = 这场战役此前记录在纸上
    .text = 开始后，Muster 会询问登记表的内容：任务、获胜方、余额和卡牌。
paper-title = 导入纸质登记表
paper-is = 按登记表填写。不知道的可以留空：留空的余额保持未填，之后可以在历程中补上。
paper-missions = 已完成的任务
paper-mission = 第 { $stage } 阶段的任务，{ $kind }
paper-forced = 紧急任务
paper-unknown = 不知道
paper-winner = 获胜方：{ $mission }
paper-add = 下一阶段
paper-add-forced = 紧急任务
paper-remove = 移除最后一个
paper-stands = 登记表的进度
paper-next-mission = 接下来是任务阶段
paper-upgrade = 进行中：{ $upgrade }
paper-active = 可用的支线任务
paper-active-chance = 随机抽取
paper-active-told = 按桌上的
paper-books = 双方所有
paper-left = 剩余{ $what }
paper-open = 未填
paper-cards = { $who } 的卡牌
paper-cards-add = 添加卡牌…
paper-do = 导入登记表
paper-later = 以后再说
