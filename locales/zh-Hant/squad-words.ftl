### 玩家帶上場的模型，依各遊戲的說法。其他文字都引用這裡：`這支{ squad }`。

squad = { $squad ->
    [army] 軍隊
    [warband] 戰隊
   *[squad] 部隊
}

## 隊伍之外的清單

side-list-holder = { $title }：{ $name }
side-list-sum = { $amount ->
    [points] { $total } 點，上限 { $value } 點
    [figures] { $total } 個模型，上限 { $value } 個
   *[any] { $total } 個模型
}
side-list-sum-open = { $amount ->
    [figures] { $total } 個模型，上限未知
   *[points] { $total } 點，上限未知
}
