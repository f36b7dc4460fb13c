### 其他程序的存档：哪些接过来，哪些没有。

campaign-save-taken = 已从 ImperialCommander 2 接过 { $name }，作为纸质登记表。缺少或不对的内容可以在记录中更正。
campaign-save-left = { $what ->
    [newer] 这个文件的格式比 Muster 认得的新：请检查接过来的内容。
    [agenda-sets] 进程卡组：这种文件里没有，因此随机选择。
    [mission] 没有接过来，因为 Muster 不认得：任务 { $name }。
    [mission-twice] 列了两次，因此第二次留空：任务 { $name }。
    [mission-forced] 没有接过来，因为 Muster 里没有什么会强制它：任务 { $name }。
    [mission-beyond] 没有接过来，因为战役没有更多阶段：任务 { $name }。
    [mission-next] { $name } 已选择，但没有勾选，后面也没有别的任务：算作可选任务，不算已玩。
    [active] 可选的支线任务：这种文件里没有，因此随机抽取。
    [threat] 第 { $stage } 阶段（从 0 起）的威胁等级是 { $threat }：Muster 的战役在这里是 { $usual }。
    [hero] 没有接过来，因为 Muster 不认得，或队里已经有了：英雄 { $name }（剩 { $xp } 经验值）{ $some ->
        [yes] ，有 { $cards }。
       *[no] 。
    }
    [xp] 没有接过来，因为不是数量：{ $name } 的 { $xp } 经验值。
    [item] 没有接过来，因为 Muster 不认得：物品 { $name }。
    [item-twice] 没有接过来，因为已经有人拥有：物品 { $name }。
    [item-nobody] 没有接过来，因为没有英雄拥有：物品 { $name }。
    [class-card] 没有接过来，因为 Muster 不认得：技能卡 { $name }。
    [class-card-of-another] 没有接过来，因为属于另一位英雄的牌组：技能卡 { $name }。
    [credits] 没有接过来，因为不是数量：{ $number } 信用点。
    [reward] 没有接过来，因为 Muster 不认得：奖励 { $name }。
    [reward-whose] 没有接过来，因为 Muster 不知道属于哪一方：奖励 { $name }。
    [ally] 没有接过来，因为 Muster 不知道可以得到它：{ $name }。
    [fame] 名气（{ $fame }）和奖项（{ $awards }），Muster 不计算这些。
    [ignored] 排除的部队：{ $name }。
    [journal] 日志里的备注：{ $name }
    [winners] 每个任务的胜方和结果：这种文件里没有。
   *[opponent] { $side }：经验值、影响力、技能卡和进程卡。这种文件里没有；经验值和影响力留空，直到你填写。
}

error-campaign-foreign-custom = { $file } 是 ImperialCommander 2 保存的战役：“{ $name }”，但 Muster 不认得它的战役或英雄。{ $credits } 信用点。{ $some-heroes ->
    [yes] 英雄：{ $heroes }。
   *[no] {""}
}{ $some-allies ->
    [yes] 盟友和反派：{ $allies }。
   *[no] {""}
}{ $some-missions ->
    [yes] 任务：{ $missions }。
   *[no] {""}
}
    .means = 没有导入任何内容。
    .todo = 请在 ImperialCommander 2 里继续，或在 Muster 中开始战役，再把合适的内容作为纸质登记表填写。
error-campaign-foreign-broken = { $file } 是 ImperialCommander 2 保存的战役，但不完整：第 { $line } 行第 { $column } 列之后无法读取。
    .means = 没有导入任何内容。
    .todo = 请在 ImperialCommander 2 里再保存一次，或使用这个文件较旧的副本。
error-foreign-file = { $kind ->
    [package] { $file } 是 ImperialCommander 2 的战役包：是可以玩的任务，不是进行中的战役。
    [mission] { $file } 是 ImperialCommander 2 的任务，不是进行中的战役。
    [vassal-module] { $file } 是 Vassal 模块：一个游戏的模型和图片。
    [vassal-save] { $file } 是 Vassal 保存的对局或记录：只有模型的位置，没有双方拥有的东西。
   *[tabletop-simulator] { $file } 是 Tabletop Simulator 保存的桌面：只有模型的位置，没有双方拥有的东西。
}
    .means = Muster 无法从中接过任何内容。没有更改任何内容。
    .todo = { $kind ->
        [package] 请改为导入存档：ImperialCommander 2 为每个战役在 SagaCampaigns 文件夹里保存一个。
        [mission] 请改为导入存档：ImperialCommander 2 为每个战役在 SagaCampaigns 文件夹里保存一个。
       *[other] 请在 Muster 中开始战役，再作为纸质登记表填写；部队可以用文字粘贴。
    }
