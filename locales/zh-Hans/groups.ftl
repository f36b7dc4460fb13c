### 群组：通过文件夹交换的电脑。

## 错误

error-not-a-code = 这不是群组代码。
    .means = 没有更改任何数据。
    .todo = 请向群组里的人索取并复制完整的 28 个字符的代码（服务器的邀请为 56 个）。
error-two-histories = “{ $name }”有两段历史。
    .means = 没有建立群组。
    .todo = 请先在战役页面选择其中一段，再建立群组。
error-no-group = { $path } 里没有这个代码的群组。
    .means = 没有更改任何数据。
    .todo = 请等文件夹同步完成，或检查代码和文件夹。
error-away = 找不到 { $path }。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请接上磁盘或启动文件同步，再试一次。
error-no-keys = 这台电脑的群组密钥丢失或损坏：{ $path }
    .means = 你的数据没有更改。Muster 无法与这个群组交换。
    .todo = 请先退出群组，再用代码重新加入。
error-busy = 另一个 Muster 窗口或终端正在交换。
    .means = 没有更改任何数据。
    .todo = 请稍候再试。
error-io = 无法读写 { $path }：{ $detail }
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请检查文件夹和磁盘空间，再试一次。
error-in-the-way = 群组文件夹里，Muster 自己的位置上有其他内容：{ $path }
    .means = 没有写入任何内容；这里的数据都安全，下次交换时会发送。
    .todo = 请从文件夹中移除它，再试一次。
error-random = 系统无法提供随机数：{ $detail }
    .means = 没有更改任何数据。
    .todo = 请重启电脑，再试一次。
error-unknown-group = { $near ->
    [none] 这台电脑不在任何群组里。
   *[some] { $named ->
        [no] 请说明是哪个群组。现有：{ $known }。
       *[yes] 你不在群组“{ $name }”里。现有：{ $known }。
    }
}
    .means = 没有更改任何数据。
    .todo = 请从中选择，或创建、加入群组。
error-unknown-fork = { $near ->
    [none] “{ $name }”没有需要选择的版本。
   *[some] “{ $name }”没有需要选择的版本。现有：{ $known }。
}
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-undecided = 两个版本都改了：{ $parts }。
    .means = 没有更改任何数据。
    .todo = 请为每一项选择版本。
error-versions-moved = 现在的版本已经不同。
    .means = 没有更改任何数据。
    .todo = 请重新比较后再选择。

## 两处都改过的内容

group-what-squad-version = 团队
group-what-match-version = 对战
group-what-campaign-log = 战役
group-what-night = 任务
group-what-play-log = 桌上的对局
group-what-tournament-log = 赛事
group-fork-undone = 撤销
group-fork-redone = 重做
group-fork-won = 胜
group-fork-lost = { $winner } 胜
group-fork-entries = { $count } 条新记录
group-fork-elsewhere = 另一台电脑
group-fork-here = 这台电脑
squad-part-of = { $list }：{ $what }
squad-part-pool = 开出的模型
campaign-history-gone = 已复原：{ $step }
campaign-history-changed = 已更正：{ $step }

## 终端

help-hub = 通过同步文件夹或俱乐部的服务器，与你的其他电脑或群组交换
help-hub-create = 在文件同步或优盘的文件夹里，或服务器上创建群组
help-hub-join = 用代码加入群组
help-hub-status = 显示你的群组、其他电脑、等待发送的内容，以及两处都改过的内容
help-hub-sync = 立即交换
help-hub-code = 显示供他人加入的代码
help-hub-leave = 退出群组；你的数据会保留
help-hub-keep = 从各自修改的两个版本中选一个
option-sync-folder = 同步的文件夹，或服务器地址 postgres://…
option-group-name = 群组名称
option-invitation = 群组代码
option-machine = 这台电脑的名称；未指定时用系统名称
option-shared = 只交换这个战役，可重复指定。未指定时交换全部，如同你自己的电脑之间
option-group = 群组；只在一个群组里时可省略
option-disputed = 两处都改过的内容的名称或 ID
option-state = 要保留的版本编号
done-group-joined = 你已在“{ $name }”里。其他人用这个代码加入：{ $code }
done-group-secret = 拥有代码和文件夹的人，都能读写群组交换的一切。交换全部内容的群组也会带上战役的秘密卡牌和 PIN 码；只交换所选战役的群组，秘密卡牌留在保管它们的电脑上。
done-group-left = 你已退出“{ $name }”。你的数据都留在这里。
done-group-code = { $name }：{ $code }
report-no-groups = 你不在任何群组里。用“muster hub create”创建，或用“muster hub join”加入。
report-group-exchange = { $name }：收到 { $received }，发送 { $sent }
report-group-joined = 接合了两人各自续写的 { $joined } 份记录
report-group-refused = 跳过了 { $refused } 条不可能成立的记录。
report-group-photos = 收到 { $photos } 张照片
report-group-photos-missing = 还有 { $photos } 张照片没传到。
report-group-key-made = 有成员被移除，群组已有新的密钥。尚未使用的邀请都已失效，请重新邀请。
report-group-unread = 无法读取 { $machines } 的全部内容：途中损坏、用已更换的密钥写成，或由较新版的 Muster 写成。
report-group-unread-more = 另有 { $more } 个数据流无法读取，其电脑在此没有名称，或数量太多而未列出。
report-group = { $name }：{ $folder }
report-group-this = 这台电脑：{ $machine }
report-group-others = 其他电脑：{ $others }
report-group-everything = 交换全部内容
report-group-campaigns = 交换这些战役：{ $campaigns }
report-group-waiting = { $waiting } 项更改等待发送
report-group-exchanged = 上次交换：{ $when }
report-group-held-back = { $count } 项更改在等其他更改，或较新版的 Muster
report-groups-twice = 是同一批模型：muster hub counted --same
    是不同的模型：muster hub counted --different
help-hub-counted = 说明几台电脑各自登记的模型是否为同一批
option-same = 是同一批模型：每种以较大的数量为准
option-different = 是不同的模型：数量相加
report-group-fork = { $what }“{ $name }”有两处修改：
report-group-fork-side = { $number }：{ $when } { $machine }
report-group-fork-histories = 查看各自新增的内容：muster campaign histories { $campaign }
report-group-fork-keep = 保留其中一个：muster hub keep { $subject } 编号
help-squad-versions = 比较两台电脑各自保存的两个版本，并合而为一
help-campaign-histories = 显示两台电脑各自登记的内容，并选择战役如何继续
option-take-first = 这项差异用第一个版本：差异的编号，可重复指定
option-take-second = 这项差异用第二个版本：差异的编号，可重复指定
option-merge = 把两个版本存为一个
option-keep-history = 要保留的记录编号
option-behind = 在规则允许的范围内，把另一份记录的步骤接在后面
report-versions-none = { $name } 只有一个版本。
report-versions = 两台电脑保存了 { $name } 的不同版本：
report-version-difference = { $number }. { $what }：第一个版本 { $first }，第二个版本 { $second }，原本 { $before } – { $taken ->
    [first] 用第一个
    [second] 用第二个
   *[none] 请选择
}
report-versions-choose = 选择：muster squad versions { $id } --first 编号 --second 编号 --merge
report-versions-merge = 存为一个：muster squad versions { $id } --merge
done-squad-merged = 已把 { $name } 的两个版本存为一个。
report-histories-none = { $name } 只有一份记录。
report-histories = 两台电脑在 { $name } 登记了不同的步骤：
report-history-behind = 接着是另一份记录：
report-histories-keep = 选择：muster campaign histories { $campaign } --keep 编号 --behind
