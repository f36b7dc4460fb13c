### 收藏者之間的交換，用於終端機和紙本。`$from`、`$to`、`$name` 是人。

trades-title = 交換
trades-legend = 每交出一個模型就勾選一格。
trades-pieces = { $count } 個模型
trades-from-to = { $from } → { $to }
trades-could = { $from } 可以給 { $to }：
trades-worth = 現價
trades-count = 數量
trades-instead-of = 代替 { $wanted }
trades-none = 沒有可行的交換：無法讓每人給出和得到的模型一樣多。
trades-rings = 三人以上的輪換
trades-ring = { $times } × { $members }
trades-balance = { $name } 給出 { $gives } 個，得到 { $gets } 個{ $known ->
    [yes] ；價值 { $given } 換 { $got }
   *[no] {""}
}{ $unpriced ->
    [yes] ；價值未知：{ $unpriced-given } 個換 { $unpriced-got } 個
   *[no] {""}
}
trades-even = 價值最接近的交換：{ $first } 給出 { $pieces } 個（{ $worth }），{ $second } 給出 { $others } 個（{ $other-worth }）。
trades-sum = 已滿足 { $pieces } / { $wanted } 個想要的模型。方案 { $plan }
done-trades-booked = 已記錄方案 { $plan }。給出 { $given } 個模型，得到 { $got } 個{ $cards ->
    [yes] ，都附資料卡。
   *[no] 。
}
done-trades-undone = 已復原方案 { $plan }。收回 { $given } 個模型，退還 { $got } 個。
