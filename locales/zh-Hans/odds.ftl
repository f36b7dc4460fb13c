### 终端里的胜算：攻击和掷骰的概率。

odds-heading = { $attacker } 对 { $defender }
odds-needed = 首次攻击掷出 { $needed } 或以上命中：{ $chance }
odds-sure = 首次攻击无需掷骰即命中：{ $chance }
odds-test-sure = 无需掷骰即成功：{ $chance }
odds-test-roll = 总和达到 { $needed } 即成功：{ $chance }
odds-test-dice = { $dice } 掷出 { $needed } 个原力波即成功：{ $chance }
odds-attacks = 攻击 { $count } 次
odds-dice = { $dice } 对 { $against }
odds-miss = 未命中：{ $chance }
odds-damage = 失去的生命值
odds-expected = 平均：{ $amount }
odds-defeat = 被击败：{ $chance }
odds-bust = { $dice } 枚骰子厄运当头：{ $chance }
odds-counted = 以最佳方式掷下去，平均：{ $amount }
odds-advice = 放至一边：{ $aside }。{ $roll ->
    [0] 然后行动
   *[other] { $kept ->
        [yes] 保留 { $lying }，再掷 { $roll } 枚
       *[no] 再掷 { $roll } 枚
    }
}。平均：{ $amount }。
odds-column-kept = 放至一边
odds-column-counted = 行动
odds-column-rolling = 再掷
odds-column-best = 最佳
odds-roll = 再掷
odds-act = 行动
odds-reading-lying-rolled = 成功结果至少要有一枚刚掷出的骰子。
odds-reading-lying-alone = 原样保留的骰子可以独自构成成功结果。
odds-reading-aside-whole = 成功结果要整组放至一边。
odds-reading-aside-part = 可以只放一部分；最后由放至一边的全部骰子组成成功结果。
odds-not-counted = 未计入：{ $names }
odds-column-hits = 命中
odds-column-average = 平均
odds-column-defeats = 击败
odds-unread = 无法识别：{ $lines }

help-odds = 显示一次攻击或掷骰的准确概率
option-fighters = 攻击方和防御方，用名称或标识符表示；可用数字代替或更正
option-given = 已成立的条件，例如 target-not-activated 或 not-moved，能力会用到；可多次给出
option-goal = 选择的目标：damage（伤害）、defeat（击败）、successes（成功结果）或 spaces（空格）
option-attack = 攻击数值；多次攻击可给多个，例如 10,5
option-attacks = 攻击次数
option-attack-bonus = 每次攻击的加值
option-damage = 伤害
option-damage-bonus = 额外伤害，不因判定命中而加倍
option-defense = 防御数值
option-cover = 掩护给防御的加值
option-helpers = 协助首次攻击的模型数
option-near = 模型都在己方效果（例如指挥官效应）的范围内
option-test = 不是攻击而是豁免或检定：save、morale，或英雄的 strength、insight、tech
option-dc = 豁免要达到的数值
option-helper = 协助首次攻击的模型名称
option-ally = 攻击方的其他模型，其效果计入，例如指挥官；=adjacent 或 =away 说明位置
option-against-ally = 防御方的其他模型，同上
option-hp = 剩余的生命值
option-save = 避免命中伤害所需的掷骰
option-twin = 每次攻击后都再攻击同一敌人一次
option-droid = 防御方不受判定命中影响
option-critical = 算作判定命中的最低掷骰
option-critical-times = 判定命中的伤害倍数
option-reduction = 每次命中减去的伤害
option-rerolls = 可重掷的攻击或攻击骰数
option-reroll-bonus = 重掷攻击的加值
option-defense-rerolls = 防御方可重掷的救援或骰子数
option-dice = 攻击骰，例如 blue,green；或掷骰的枚数
option-against = 防御骰，例如 white
option-surge = 原力波可换取的效果，例如“damage 1”或“2: pierce 2”；可多次给出
option-plus = 攻击不用掷骰就有的结果，例如指示物的“damage 1”；可多次给出
option-against-plus = 防御不用掷骰就有的结果，例如“block 1”；可多次给出
option-range = 与防御方相隔的空格数
option-kept = 已放至一边的骰子，例如 6,6
option-rolled = 现在掷出的点数，例如 1,1,4
option-reach = 需要的数量：改求达到它的最大概率，而不是最高平均
option-reading = 规则书存疑之处的读法，例如 lying=alone；可多次给出
option-squad-attacking = 攻击方：文件或已保存的名称
option-against-squad = 防守方：同上

error-unknown-condition = 没有条件“{ $name }”。现有：{ $known }
    .means = 没有更改任何数据。
    .todo = 请从中选择条件。
error-unknown-die = 没有骰子或骰面“{ $name }”。现有：{ $known }
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-unknown-reading = 规则没有读法“{ $name }”。现有：{ $known }
    .means = 没有更改任何数据。
    .todo = 请从中选择读法。
error-unknown-test = 没有“{ $name }”这种检定。可用：{ $known }
    .means = 没有进行计算。
    .todo = 请给出其中一种。
error-odds-none = { $game } 没有胜算功能。
    .means = 没有更改任何数据。
    .todo = 请选择数据包中有 odds.toml 的游戏。
error-odds-lacking = 缺少数值：{ $option }
    .means = 数据卡没有写明，无法计算。
    .todo = 请用 { $option } 给出。
error-odds-beside = { $game } 用不到 { $option }。
    .means = 没有进行计算。
    .todo = 请去掉它，或用 --game 选择其他游戏。
error-odds-forbidden = 无法这样攻击：{ $rule }
    .means = 没有进行计算。
    .todo = 请选择另一个目标，或换一种攻击方式。
error-odds-too-much = { $option } 最多为 { $most }。
    .means = 没有进行计算。
    .todo = 请给出较小的数值。
