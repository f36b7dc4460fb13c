### 玩家带上场的模型，依各游戏的说法。其他文字都引用这里：`这支{ squad }`。

squad = { $squad ->
    [army] 军队
    [warband] 战队
   *[squad] 部队
}

## 队伍之外的列表

side-list-holder = { $title }：{ $name }
side-list-sum = { $amount ->
    [points] { $total } 点，上限 { $value } 点
    [figures] { $total } 个模型，上限 { $value } 个
   *[any] { $total } 个模型
}
side-list-sum-open = { $amount ->
    [figures] { $total } 个模型，上限未知
   *[points] { $total } 点，上限未知
}
