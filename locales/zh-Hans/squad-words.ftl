### 玩家带上场的模型，依各游戏的说法。其他文字都引用这里：`这支{ squad }`。

squad = { $squad ->
    [army] 军队
    [warband] 战队
   *[squad] 部队
}
