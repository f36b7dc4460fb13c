### 来自其他程序存档的战役。

saves-title = 来自 ImperialCommander 2 的存档。
saves-setup = 战役、英雄和登记表来自这个文件。请选择帝国玩家的技能牌组和进程卡组；接着是已填好的登记表。
saves-paper = 已按这个文件填好。请检查：那个程序不记录玩过哪些任务，也不记录谁获胜。
saves-left = 没有接过来，或这种文件里没有：
saves-unfinished = 有一个新战役尚未完成。
    .means = 没有导入任何内容，以免失去它。
    .todo = 请先完成或放弃它，再导入这个文件。
