### The window: its frame, and words that stand on many pages.

pages = 頁面
page-home = 首頁
page-catalogue = 圖鑑
page-collection = 收藏
page-squads = { squad }
page-campaigns = 戰役
page-play = 桌上對局
page-matches = 對戰
page-tournaments = 賽事
page-print = 列印
page-settings = 設定
close = 關閉
undo = 復原
redo = 重做
cancel = 取消
save = 儲存
remove = 移除

## The strip of points

strip = 已用 { $total } / { $limit } 點，剩 { $left } 點
strip-over = 已用 { $total } / { $limit } 點，超出 { $left } 點
strip-no-limit = 已用 { $total } 點
strip-left = 剩 { $left }

## Faults of the window itself

fault-window = 視窗發生錯誤：{ $reason }
    .means = 先前儲存的資料都安全。
    .todo = 請再試一次。若再次發生，請重新啟動 Muster。

## What was typed and not saved

kept = 尚未儲存。
    .text = 已保留先前輸入的內容。
kept-discard = 捨棄

## Choosing one figure

picker-nothing = 找不到名為「{ $query }」的模型。

## What users keep: squads, matches, campaigns, games at the table, tournaments

shelf-open = 開啟
shelf-rename = 重新命名…
shelf-rename-title = 重新命名「{ $name }」
shelf-name = 名稱
shelf-remove = 刪除
shelf-removed = { $kind ->
    [match] 已刪除對戰：{ $name }
   *[other] 已刪除「{ $name }」。
}
shelf-more = 更多操作
shelf-menu = 「{ $name }」的更多操作
shelf-removed-title = { $kind ->
    [match] 已刪除的對戰
    [campaign] 已刪除的戰役
    [play] 已刪除的對局
    [tournament] 已刪除的賽事
   *[squad] 已刪除的{ squad }
}
shelf-removed-none = { $kind ->
    [match] 沒有已刪除的對戰
    [campaign] 沒有已刪除的戰役
    [play] 沒有已刪除的對局
    [tournament] 沒有已刪除的賽事
   *[squad] 沒有已刪除的{ squad }
}
shelf-removed-at = 刪除時間：{ $time }
shelf-bring-back = 還原
shelf-bring-back-of = 還原「{ $name }」
shelf-back = 已還原「{ $name }」。
shelf-unnamed = { $kind ->
    [match] 未命名的對戰
    [campaign] 未命名的戰役
    [play] 未命名的對局
    [tournament] 未命名的賽事
   *[squad] 未命名的{ squad }
}
shelf-match = { $opponent }，{ $date }
shelf-marked = { $name }（{ $mark }）
