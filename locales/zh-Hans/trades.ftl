### 收藏者之间的交换，用于终端和纸本。`$from`、`$to`、`$name` 是人。

trades-title = 交换
trades-legend = 每交出一个模型就勾选一格。
trades-pieces = { $count } 个模型
trades-from-to = { $from } → { $to }
trades-could = { $from } 可以给 { $to }：
trades-worth = 现价
trades-count = 数量
trades-instead-of = 代替 { $wanted }
trades-none = 没有可行的交换：无法让每人给出和得到的模型一样多。
trades-rings = 三人以上的轮换
trades-ring = { $times } × { $members }
trades-balance = { $name } 给出 { $gives } 个，得到 { $gets } 个{ $known ->
    [yes] ；价值 { $given } 换 { $got }
   *[no] {""}
}{ $unpriced ->
    [yes] ；价值未知：{ $unpriced-given } 个换 { $unpriced-got } 个
   *[no] {""}
}
trades-even = 价值最接近的交换：{ $first } 给出 { $pieces } 个（{ $worth }），{ $second } 给出 { $others } 个（{ $other-worth }）。
trades-sum = 已满足 { $pieces } / { $wanted } 个想要的模型。方案 { $plan }
done-trades-booked = 已记录方案 { $plan }。给出 { $given } 个模型，得到 { $got } 个{ $cards ->
    [yes] ，都附数据卡。
   *[no] 。
}
done-trades-undone = 已撤销方案 { $plan }。收回 { $given } 个模型，退还 { $got } 个。
