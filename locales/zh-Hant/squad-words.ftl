### 玩家帶上場的模型，依各遊戲的說法。其他文字都引用這裡：`這支{ squad }`。

squad = { $squad ->
    [army] 軍隊
    [warband] 戰隊
   *[squad] 部隊
}
