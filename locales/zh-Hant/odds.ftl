### 終端機裡的勝算：攻擊和擲骰的機率。

odds-heading = { $attacker } 對 { $defender }
odds-needed = 首次攻擊擲出 { $needed } 以上命中：{ $chance }
odds-sure = 首次攻擊不需擲骰即命中：{ $chance }
odds-test-sure = 不需擲骰即成功：{ $chance }
odds-test-roll = 總和達到 { $needed } 即成功：{ $chance }
odds-test-dice = { $dice } 擲出 { $needed } 個原力波即成功：{ $chance }
odds-attacks = 攻擊 { $count } 次
odds-dice = { $dice } 對 { $against }
odds-miss = 未命中：{ $chance }
odds-damage = 失去的生命值
odds-expected = 平均：{ $amount }
odds-defeat = 被擊敗：{ $chance }
odds-bust = { $dice } 枚骰子厄運當頭：{ $chance }
odds-counted = 以最佳方式擲下去，平均：{ $amount }
odds-advice = 放到一邊：{ $aside }。{ $roll ->
    [0] 然後行動
   *[other] { $kept ->
        [yes] 保留 { $lying }，再擲 { $roll } 枚
       *[no] 再擲 { $roll } 枚
    }
}。平均：{ $amount }。
odds-column-kept = 放到一邊
odds-column-counted = 行動
odds-column-rolling = 再擲
odds-column-best = 最佳
odds-roll = 再擲
odds-act = 行動
odds-reading-lying-rolled = 成功結果至少要有一枚剛擲出的骰子。
odds-reading-lying-alone = 原樣保留的骰子可以獨自構成成功結果。
odds-reading-aside-whole = 成功結果要整組放到一邊。
odds-reading-aside-part = 可以只放一部分；最後由放到一邊的全部骰子組成成功結果。
odds-not-counted = 未計入：{ $names }
odds-column-hits = 命中
odds-column-average = 平均
odds-column-defeats = 擊敗
odds-unread = 無法辨識：{ $lines }

help-odds = 顯示一次攻擊或擲骰的準確機率
option-fighters = 攻擊方和防禦方，以名稱或識別碼表示；可用數字代替或更正
option-given = 已成立的條件，例如 target-not-activated 或 not-moved，能力會用到；可給多次
option-goal = 選擇的目標：damage（傷害）、defeat（擊敗）、successes（成功結果）或 spaces（空格）
option-attack = 攻擊數值；多次攻擊可給多個，例如 10,5
option-attacks = 攻擊次數
option-attack-bonus = 每次攻擊的加值
option-damage = 傷害
option-damage-bonus = 額外傷害，不因判定命中而加倍
option-defense = 防禦數值
option-cover = 掩護給防禦的加值
option-helpers = 協助首次攻擊的模型數
option-near = 模型都在己方效果（例如指揮官效應）的範圍內
option-test = 不是攻擊而是豁免或檢定：save、morale，或英雄的 strength、insight、tech
option-dc = 豁免要達到的數值
option-helper = 協助首次攻擊的模型名稱
option-ally = 攻擊方的其他模型，其效果計入，例如指揮官；=adjacent 或 =away 說明位置
option-against-ally = 防禦方的其他模型，同上
option-hp = 剩餘的生命值
option-save = 避免命中傷害所需的擲骰
option-twin = 每次攻擊後都再攻擊同一敵人一次
option-droid = 防禦方不受判定命中影響
option-critical = 算作判定命中的最低擲骰
option-critical-times = 判定命中的傷害倍數
option-reduction = 每次命中減去的傷害
option-rerolls = 可重擲的攻擊或攻擊骰數
option-reroll-bonus = 重擲攻擊的加值
option-defense-rerolls = 防禦方可重擲的救援或骰子數
option-dice = 攻擊骰，例如 blue,green；或擲骰的枚數
option-against = 防禦骰，例如 white
option-surge = 原力波可換取的效果，例如「damage 1」或「2: pierce 2」；可給多次
option-plus = 攻擊不用擲骰就有的結果，例如指示物的「damage 1」；可給多次
option-against-plus = 防禦不用擲骰就有的結果，例如「block 1」；可給多次
option-range = 與防禦方相隔的空格數
option-kept = 已放到一邊的骰子，例如 6,6
option-rolled = 現在擲出的點數，例如 1,1,4
option-reach = 需要的數量：改求達到它的最高機率，而不是最高平均
option-reading = 規則書存疑之處的讀法，例如 lying=alone；可給多次
option-squad-attacking = 攻擊方：檔案或已儲存的名稱
option-against-squad = 防守方：同上

error-unknown-condition = 沒有條件「{ $name }」。現有：{ $known }
    .means = 沒有更動任何資料。
    .todo = 請從中選擇條件。
error-unknown-die = 沒有骰子或骰面「{ $name }」。現有：{ $known }
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-unknown-reading = 規則沒有讀法「{ $name }」。現有：{ $known }
    .means = 沒有更動任何資料。
    .todo = 請從中選擇讀法。
error-unknown-test = 沒有「{ $name }」這種檢定。可用：{ $known }
    .means = 沒有進行計算。
    .todo = 請給出其中一種。
error-odds-none = { $game }沒有勝算功能。
    .means = 沒有更動任何資料。
    .todo = 請選擇資料包中有 odds.toml 的遊戲。
error-odds-lacking = 缺少數值：{ $option }
    .means = 資料卡沒有寫明，無法計算。
    .todo = 請用 { $option } 給出。
error-odds-beside = { $game }用不到 { $option }。
    .means = 沒有進行計算。
    .todo = 請去掉它，或用 --game 選擇其他遊戲。
error-odds-forbidden = 無法這樣攻擊：{ $rule }
    .means = 沒有進行計算。
    .todo = 請選擇另一個目標，或換一種攻擊方式。
error-odds-too-much = { $option } 最多為 { $most }。
    .means = 沒有進行計算。
    .todo = 請給出較小的數值。
