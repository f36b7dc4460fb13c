### The window: its frame, and words that stand on many pages.

pages = 页面
page-home = 首页
page-catalogue = 图鉴
page-collection = 收藏
page-squads = { squad }
page-campaigns = 战役
page-play = 桌上对局
page-matches = 对战
page-tournaments = 赛事
page-print = 打印
page-settings = 设置
close = 关闭
undo = 撤销
redo = 重做
cancel = 取消
save = 保存
remove = 移除

## The strip of points

strip = 已用 { $total } / { $limit } 点，剩 { $left } 点
strip-over = 已用 { $total } / { $limit } 点，超出 { $left } 点
strip-no-limit = 已用 { $total } 点
strip-left = 剩 { $left }

## Faults of the window itself

fault-window = 窗口出错：{ $reason }
    .means = 先前保存的数据都安全。
    .todo = 请再试一次。如果再次发生，请重新启动 Muster。

## What was typed and not saved

kept = 尚未保存。
    .text = 已恢复之前输入的内容。
kept-discard = 放弃

## Choosing one figure

picker-nothing = 找不到名为“{ $query }”的模型。

## What users keep: squads, matches, campaigns, games at the table, tournaments

shelf-open = 打开
shelf-rename = 重命名…
shelf-rename-title = 重命名“{ $name }”
shelf-name = 名称
shelf-remove = 删除
shelf-removed = { $kind ->
    [match] 已删除对战：{ $name }
   *[other] 已删除“{ $name }”。
}
shelf-more = 更多操作
shelf-menu = “{ $name }”的更多操作
shelf-removed-title = { $kind ->
    [match] 已删除的对战
    [campaign] 已删除的战役
    [play] 已删除的对局
    [tournament] 已删除的赛事
   *[squad] 已删除的{ squad }
}
shelf-removed-none = { $kind ->
    [match] 没有已删除的对战
    [campaign] 没有已删除的战役
    [play] 没有已删除的对局
    [tournament] 没有已删除的赛事
   *[squad] 没有已删除的{ squad }
}
shelf-removed-at = 删除时间：{ $time }
shelf-bring-back = 恢复
shelf-bring-back-of = 恢复“{ $name }”
shelf-back = 已恢复“{ $name }”。
shelf-unnamed = { $kind ->
    [match] 未命名的对战
    [campaign] 未命名的战役
    [play] 未命名的对局
    [tournament] 未命名的赛事
   *[squad] 未命名的{ squad }
}
shelf-match = { $opponent }，{ $date }
shelf-marked = { $name }（{ $mark }）
