### 窗口里的手机和平板，以及手机上的页面。

phones-title = 桌边的手机
phones-open = 让手机接入…
phones-text = 连着同一个 Wi-Fi 的手机和平板都能当屏幕用，不用装应用，不用账号，也不用上网。停止之前，这台电脑仅理会拿着这里代码的手机。
phones-plain = 数据在途中不加密，请在信得过的网络里使用。
phones-let-in = 让手机接入
phones-stop = 停止
phones-scan = 用手机的相机扫描
phones-or-open = 也可以打开这个地址：
phones-copy = 复制地址
phones-copied = 已复制地址
phones-many = 给几部手机
phones-left = 还能接入 { $left } 部手机
phones-seats = 座位
phones-who = 接入的手机
phones-nobody = 还没有手机接入。
phones-since = 从 { $time } 起
phones-away = 页面关着
phones-throw-out = 让 { $name } 退出
phones-guests = { $count ->
    [0] 手机可以接入
   *[other] 接入了 { $count } 部手机
}

guest-title = 加入这张桌子
guest-name = 你的名字
guest-come = 加入
guest-no-key = 请扫描电脑上 Muster 显示的代码。
guest-leave = 离开这张桌子
guest-seat = { $name } · { $seat }
guest-away = 电脑没有反应。
guest-unsent = { $count ->
    [0] 现在点的操作，等电脑有反应后就送过去。
   *[other] 还有 { $count } 次操作没送过去。
}
guest-judged = 电脑没有反应时点的，现在已经做不了：
guest-dismiss = 好
guest-find = 找模型
guest-find-hint = 名称的一部分，或者系列加编号
guest-none-found = 没有叫这个名字的模型。
guest-waits = 还没送过去
guest-back = 返回
guest-squads-none = 请在电脑上的 Muster 里新建。
guest-odds-of = 查找攻击的模型
guest-pairings = 第 { $round } 轮
guest-table-number = { $table } 号桌
guest-bye = 轮空
guest-no-rounds = 还没有排出任何一轮。
guest-not-begun = 任务还没有准备好。

seat-at = { $seat }–{ $thing }
seat-owner = 自己的手机
    .may = 查模型和规则，点数藏品，检查团队和部队。
seat-player = 桌上的玩家
    .may = 在这局游戏里，两边的操作都能点。
seat-table-watcher = 观看对局
    .may = 能看这局游戏，什么都改不了。
seat-rebels = 英雄一方
    .may = 能为全部英雄操作，看不到另一方的秘密。
seat-hero = 单个英雄
    .may = 仅能为这个英雄操作，看不到另一方的秘密。
seat-empire = 掌握威胁的一方
    .may = 为这一方操作，也能看它的秘密。战役设了 PIN 码时，手机上要先输入。
seat-night-watcher = 观看任务
    .may = 能看所有人都可以看的内容，什么都改不了。
seat-tournament-watcher = 对阵和排名
    .may = 能看这项赛事，什么都改不了。
seat-tournament-player = 参赛玩家
    .may = 能加入赛事、提交{ squad }名单，并上报自己对战的结果。

## 参赛玩家的手机

entrant-who = 你是谁？
entrant-on-list = 名单上已有
entrant-me = 我是 { $name }
entrant-join = 以 { $name } 的名字加入
entrant-name = 你的名字
entrant-at = 第 { $round } 轮，{ $table } 号桌
entrant-against = 对手：{ $name }
entrant-has-bye = 第 { $round } 轮你轮空。
entrant-waits = 下一轮还没有配对。
entrant-over = 赛事已结束。
entrant-dropped = 你已退赛。
entrant-mine = 你的得分
entrant-theirs = { $name } 的得分
entrant-mine-in = 第 { $game } 局你的得分
entrant-theirs-in = 第 { $game } 局 { $name } 的得分
entrant-game = 再加一局
entrant-winner = 胜者
entrant-by-points = 按得分
entrant-i-won = 我
entrant-tell = 上报结果
entrant-you-said = 你报的是 { $result }，{ $name } 还没有确认。
entrant-they-said = { $name } 报的是 { $result }。
entrant-right = 没错
entrant-other = 不对
entrant-differ = 你报的是 { $mine }，{ $name } 报的是 { $theirs }。请双方核对，或找主办人。
entrant-booked = 已登记：{ $result }
entrant-squad = 你的{ squad }
entrant-squad-hint = 粘贴名单或分享码。配对之后，其他玩家才能看到。
entrant-squad-text = 名单或分享码
entrant-hand-in = 提交
entrant-replace = 更换…
entrant-locked = 首次配对后已锁定。
entrant-squad-of = { $name } 的{ squad }
entrant-squad-hidden = { $name } 配对之前不公开。
entrant-squad-none = 还没有提交。
entrant-drop = 退赛…
entrant-drop-sure = 要退出这次赛事吗？之后不再给你配对。
entrant-drop-do = 退赛
entrant-stay = 继续参赛
entrant-back = 我回来了

## 任务之间的英雄手机

guest-tab-mission = 任务
guest-tab-campaign = 战役
guest-now = 当前：{ $name }
