severity-error = 錯誤
severity-ask = 待確認
severity-warning = 警告
severity-note = 提示

verdict-legal = 合法
    .means = 沒有違反任何規則，也沒有會改變結論的待確認問題。
verdict-illegal = 不合法
    .means = 至少違反了一條規則。
verdict-unsure = 未定
    .means = 目前沒有發現錯誤，但有待確認的問題可能改變結論。

## The program's own

finding-empty = { squad }裡沒有任何模型。請至少加入一個。
finding-unknown = 圖鑑裡沒有 { $members }，因此不知道它的費用和陣營。請載入收錄它的資料包，或改選其他模型。
finding-unknown-faction = 遊戲裡沒有「{ $faction }」陣營，因此{ squad }依未宣告陣營檢查。請選擇遊戲裡有的陣營。
finding-unknown-list = 這個賽制沒有「{ $list }」，因此沒有檢查這些模型能否上場：{ $members }。
finding-cost-unknown = 沒有任何來源記載 { $members } 的費用。在你確認之前，以 0 點計算。
finding-owned-too-few = { $members }：{ squad }需要 { $needed } 個，你可用的有 { $owned } 個，還缺 { $missing } 個。
finding-claim-total = 名單上寫 { $claimed } 點，但模型費用合計為 { $computed } 點。
finding-claim-activations = 名單上寫 { $claimed } 次啟動，實際會啟動的模型有 { $computed } 個。

## Points

finding-budget-over = 共 { $total } 點，比上限 { $limit } 點多 { $over } 點。
finding-budget-under = 共 { $total } 點，上限 { $limit } 點：這個賽制必須剛好用完，還差 { $left } 點。
finding-budget-open = 目前已知共 { $total } 點，上限 { $limit } 點。是否超出，取決於一個待確認的問題。
finding-budget-left = 共 { $total } 點，上限 { $limit } 點，還剩 { $left } 點。
finding-cost-change-open = { $members } 會改變其他模型的費用，但影響哪些模型、影響多少尚未確認。目前以完整費用計算。
finding-chosen-cost-missing = { $members } 的費用取決於另一個模型。請選定那個模型。
finding-chosen-cost-wrong = { $members } 的費用不能以 { $chosen } 為準。請改選其他模型。
finding-chosen-cost-open = { $members }：{ $chosen } 算不算 { $person } 尚無定論，因此能否以其費用為準也未定。
finding-chosen-cost = 為 { $members } 選定的是 { $chosen }，因此費用為 { $cost } 點。
finding-chosen-cost-half = 選定 { $chosen } 時，{ $members } 的費用是 { $down } 點或 { $cost } 點：規則書沒有說明如何取整。目前以 { $cost } 點計算。
finding-count-over = { squad }有 { $figures } 個模型，但最多只能有 { $max } 個。
finding-count-under = { squad }有 { $figures } 個模型，但至少需要 { $min } 個。
finding-count-over-of = { $trait }：{ squad }有 { $figures } 個，但最多只能有 { $max } 個。
finding-count-under-of = { $trait }：{ squad }有 { $figures } 個，但至少需要 { $min } 個。
finding-count-later = { $trait }：已記錄 { $figures } 個，需要 { $min } 個。請在開始遊戲前選定，{ squad }表上就會列出。
finding-copies-over = { $members }：{ squad }裡有 { $copies } 個，但最多只能有 { $max } 個。
finding-copies-none = { $members } 不可出現在這個賽制的{ squad }裡。
finding-copies-open = 沒有來源說明 { $members } 可否出現在這個賽制的{ squad }裡。
finding-cost-cap-over = { $members } 的費用是 { $cost }，但單一模型的費用不能超過 { $cap }（{ $limit } 的 { $percent }%）。
finding-cost-cap-open = 單一模型的費用不能超過 { $cap }（{ $limit } 的 { $percent }%）。{ $members } 是否超過，取決於一個待確認的問題。
finding-victory-share = 這個賽制取得 { $points } 點勝利點數即獲勝（{ $limit } 的 { $percent }%）。

## Who has to be there

finding-includes-none = { squad }至少需要一個這樣的模型：{ $trait }。
finding-includes-maybe = { squad }至少需要一個這樣的模型：{ $trait }。目前沒有已知符合的，但部分資料卡的內容不全。
finding-includes-unknown = { squad }至少需要一個這樣的模型：{ $trait }。沒有來源說明 { $members } 是否符合。
finding-includes-advised = { squad }最好有至少一個這樣的模型，但目前沒有已知符合的：{ $trait }。
finding-includes-role-missing = { squad }裡沒有這樣的模型：{ $trait }。請選擇由哪個模型擔任{ $role }。
finding-includes-role-maybe = 目前不知道{ squad }裡有這樣的模型：{ $trait }。如果沒有，請選擇由哪個模型擔任{ $role }。
finding-includes-role-may = 目前不知道{ squad }裡有這樣的模型：{ $trait }。你可以選擇由一個模型擔任{ $role }。
finding-includes-role-needless = { $members } 不能擔任{ $role }：{ squad }裡已經有這樣的模型（{ $trait }）。
finding-includes-role-opened = { $members } 不能擔任{ $role }：開出的模型之中已有這樣的模型（{ $trait }）。
finding-includes-role-not-there = { $members } 不在{ squad }裡，不能擔任{ $role }。
finding-includes-role-wrong = { $members } 不可擔任{ $role }。請選擇其他模型。
finding-includes-role-dearer = { $members } 不可擔任{ $role }，因為在可以擔任的模型中，它不是費用最低的。
finding-includes-role-open = { $members } 必須是可擔任的模型中費用最低的，才能擔任{ $role }，但其他模型的資料不齊全。
finding-includes-role-taken = 由 { $members } 擔任{ $role }，費用增加 { $dearer }。
finding-includes-role-twice = 只能有一個模型擔任{ $role }，因此 { $members } 不行。
finding-requires-alone = { $members } 不能單獨組成{ squad }：「{ $ability }」要求有其他模型。
finding-requires-unknown = { $members }：「{ $ability }」要求的模型是哪一個，沒有來源說明。如果它已在{ squad }裡，就沒有問題。
finding-requires-missing = { squad }裡有 { $asked } 時，才能有 { $members }（{ $ability }）。
finding-command-too-weak = { $members }（{ $ability } { $needed }）：{ squad }裡沒有指揮官等級 { $needed } 以上的指揮官，因此它無法受到指揮。
finding-command-unknown = { $members }（{ $ability }）：不確定{ squad }裡的指揮官等級是否足以指揮它。
finding-command-never = { $members }（{ $ability }）永遠不會受到指揮。
finding-command-tamed = { $holder } 能馴服 { $members }（{ $ability }），因此可以指揮它。
finding-command-tamed-maybe = { $holder } 也許能馴服 { $members }（{ $ability }），最高到等級 { $reach }，但它的種類或等級不明。
finding-command-untamed = { $members }（{ $ability }）不在 { $holder } 能馴服的範圍內（只限某些生物，最高等級 { $reach }），{ squad }裡沒有能指揮它的指揮官。

## Places on the table

finding-slots-open = 還有空位：{ $places }。位置可以在桌上輪流決定。
finding-slots-shared = { $members } 放在同一個位置：{ $places }。那裡只能放一個，請為其他模型另選位置。
finding-slots-too-many = { $members } 佔了 { $placed } 個位置，但{ squad }裡只有 { $copies } 個。請收回一個位置。
finding-slots-not-there = { $members } 佔了位置（{ $places }），卻不在{ squad }裡。請改放其他模型。
finding-slots-nowhere = { $members } 不能放在 { $places }：只有 { $count } 個位置。

## Factions

finding-faction-foreign = { $members } 不能加入這支「{ $faction }」{ squad }：一支{ squad }只能屬於一個陣營。
finding-faction-untold = 沒有來源說明這個版本的陣營，因此無法檢查這些模型是否屬於同一陣營：{ $members }。
finding-faction-neutral-alone = 這支{ squad }只限「{ $faction }」，因此 { $members } 不能加入。
finding-admits-let-in = 依照這條規則，{ $members } 可以加入這支「{ $faction }」{ squad }。
finding-admits-open = { $members } 可以再加入一個陣營，但尚未確認是哪一個。如果是「{ $faction }」，就可以留在這裡。
finding-admits-unknown = 沒有來源說明 { $members } 屬於哪些陣營。如果「{ $faction }」是其中之一，就可以留在這裡。
finding-admits-any = 沒有來源說明 { $members } 屬於哪些陣營，但無論是哪些，都可以留在這裡。
finding-admits-company-open = { $with } 也許能讓 { $members } 加入這支「{ $faction }」{ squad }，但卡上指的是哪個模型尚未確認。
finding-admits-company-guest = { $with } 也許能讓 { $members } 加入這支「{ $faction }」{ squad }，但後者的資料卡內容不全。
finding-admits-company-may = 如果有 { $with }，{ $members } 也許能加入這支「{ $faction }」{ squad }，但卡上允許加入的是哪些模型尚未確認。
finding-admits-needs-company = 如果{ squad }裡有 { $with }，{ $members } 就能加入這支「{ $faction }」{ squad }。
finding-admits-elsewhere = { $members } 也可以加入{ $factions }的{ squad }，但不能加入{ $faction }的{ squad }。
finding-conscripts-let-in = 在這支{ squad }裡，{ $members } 視為「{ $faction }」，不再屬於其他陣營。
finding-conscripts-needs = 如果{ squad }裡有 { $with }，{ $members } 就會視為「{ $faction }」。
finding-conscripts-open = 因為 { $with }，{ $members } 在這支{ squad }裡視為「{ $faction }」。這是允許選用其他陣營的模型，還是只從遊戲開始後才算，尚未確定；Muster 先視為可以加入。
finding-admits-too-many = { squad }裡有 { $copies } 張其他陣營的卡牌，但最多 { $max } 張：{ $members }。

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] 沒有任何時代可以使用「{ $faction }」。請改用其他陣營組成{ squad }。
   *[other] 「{ $era }」時代不能使用「{ $faction }」。請改選其他時代，或改用其他陣營組成{ squad }。
}
finding-side-other = { $era ->
    [none] 「{ $faction }」在任何時代都不屬於{ $side }。請選擇另一方。
   *[other] 在「{ $era }」時代，「{ $faction }」不屬於{ $side }。請選擇另一方。
}
finding-era-by-text-only = { $era ->
    [none] 規則書內文把「{ $faction }」歸入某個時代，但時代表格裡沒有列出。
   *[other] 規則書內文把「{ $faction }」歸入「{ $era }」時代，但時代表格裡沒有列出。
}
finding-era-unnamed = 沒有指定時代。請選一個，才能檢查。
finding-side-unnamed = 沒有指定立場。請選一個，才能檢查。
finding-ignores-eras = 這個賽制不考慮時代和立場。你的選擇會保留，但不會檢查。
finding-opposed-eras-differ = 你的{ squad }在「{ $era }」時代，對手的{ squad }在「{ $other }」時代。請約定同一個時代。
finding-opposed-eras-same = 雙方{ squad }都在「{ $era }」時代，但這個賽制要求兩個不同的時代。
finding-opposed-sides-same = 雙方{ squad }都站在{ $side }。其中一方必須換邊。
finding-opposed-no-common-era = 無法對戰：{ $faction }與{ $other }沒有共同的時代。
finding-opposed-one-era = 無法對戰：此賽制需要兩個不同的時代，而{ $faction }與{ $other }只有同一個時代。
finding-opposed-one-side = 無法對戰（{ $faction }對{ $other }）：雙方在任何時代都站在同一方。必須一方光明、一方黑暗。
finding-opposed-open = { $faction }能否與{ $other }對戰，取決於一個未定的問題。
finding-team-partner-missing = 沒有指定隊友的{ squad }，因此無法互相比對。
finding-team-factions-differ = 同隊的兩支{ squad }必須屬於同一陣營，但這支是「{ $faction }」，另一支是「{ $other }」。
finding-team-factions-open = 同隊的兩支{ squad }必須屬於同一陣營。這支是「{ $faction }」，另一支是「{ $other }」；能否一致取決於一個待確認的問題。
finding-team-unique-in-both = { $person } 是唯一角色，同隊的兩支{ squad }中只有一支可以使用：{ $members }。

## Unique persons

finding-unique-twice = { $person } 是唯一角色，{ squad }裡只能有一個，現在卻有 { $copies } 個：{ $members }。
finding-unique-maybe = { $figure } 可能就是 { $person }。如果是，下列模型只能使用一個：{ $members }。

## What was opened

finding-pool-not-recorded = 沒有記錄這支{ squad }開出了哪些模型，因此無法檢查是否混入其他模型。
finding-pool-outside = { $members } 不在開出的模型之中，或數量不符。

## Setup

finding-setup-remember = { $members }：準備時記得處理「{ $ability }」。
finding-setup-choose = { $members }：「{ $ability }」需要選擇。記錄之後，{ squad }表上就會列出。
finding-setup-nobody = { $members }：這支{ squad }裡沒有「{ $ability }」可選的對象。
finding-setup-too-many = { $members }「{ $ability }」：記錄的選擇（{ $made } 個）多於{ squad }裡的數量（{ $copies } 個）。請刪除多餘的選擇。
finding-setup-not-there = { $members }「{ $ability }」：選定的 { $chosen } 不在{ squad }裡，請重新選擇。
finding-setup-itself = { $members } 的「{ $ability }」不能選擇自己。
finding-setup-wrong = { $members }「{ $ability }」：不能選擇 { $chosen }。請改選其他模型。

## Beside the squad

finding-side-list-may = { $holder } 可另外帶 { $value } 點以內的模型上場（{ $list }：{ $pool }），不計入{ squad }的費用。
    .unnamed = { $holder } 可另外帶 { $value } 點以內的模型上場（{ $list }），不計入{ squad }的費用。
finding-side-list-may-unknown = { $holder } 可另外帶模型上場（{ $list }：{ $pool }），但可帶多少點尚未確認。
    .unnamed = { $holder } 可另外帶模型上場（{ $list }），但可帶多少點尚未確認。
finding-side-list-no-holder = { $list }：{ $holder } 不在{ squad }裡，或沒有這項能力，因此這些模型不能上場。
finding-side-list-outside = { $holder } 只能另外帶這些模型上場（{ $list }）：{ $pool }。不能上場的有：{ $members }。
    .unnamed = { $holder } 不能帶這些模型上場（{ $list }）：{ $members }。
finding-side-list-over = { $holder }，{ $list }（{ $pool }）：共 { $total } 點，最多只能帶 { $value } 點。
    .unnamed = { $holder }，{ $list }：共 { $total } 點，最多只能帶 { $value } 點。
finding-side-list-unknown = { $holder }，{ $list }（{ $pool }）：預定 { $total } 點，但可帶多少點尚未確認。
    .unnamed = { $holder }，{ $list }：預定 { $total } 點，但可帶多少點尚未確認。
finding-side-list-cost-unknown = { $holder }，{ $list }（{ $pool }）：最多可帶 { $value } 點，但這些模型的費用尚未確認，是否超出取決於一個待確認的問題。
    .unnamed = { $holder }，{ $list }：最多可帶 { $value } 點，但這些模型的費用尚未確認，是否超出取決於一個待確認的問題。
finding-side-list-may-figures = { $holder } 可另外帶最多 { $value } 個模型上場（{ $list }：{ $pool }），不必支付費用，也不計入{ squad }的模型數。
    .unnamed = { $holder } 可另外帶最多 { $value } 個模型上場（{ $list }），不必支付費用，也不計入{ squad }的模型數。
finding-side-list-may-any = { $holder } 可在遊戲中另外帶模型上場（{ $list }），不必支付費用，也不計入{ squad }的模型數。
finding-side-list-too-many = { $holder }，{ $list }（{ $pool }）：共 { $figures } 個模型，最多只能帶 { $value } 個。
    .unnamed = { $holder }，{ $list }：共 { $figures } 個模型，最多只能帶 { $value } 個。
finding-side-list-barred = 這個賽制沒有「{ $list }」，因此不能上場：{ $members }。
finding-spare-missing = 另外帶上場的模型必須是開出後沒有編入{ squad }的模型。不在其中，或數量不足：{ $members }。

## 牌組

finding-deck-missing = { $deck }：尚未記錄，因此檢查{ squad }時沒有計入。應有 { $size } 張，最多 { $limit } 點。
finding-deck-too-few = { $deck }：有 { $cards } 張，需要 { $size } 張。
finding-deck-too-many = { $deck }：有 { $cards } 張，只能有 { $size } 張。
finding-deck-over = { $deck }：共 { $total } 點，比上限 { $limit } 點多 { $over } 點。
finding-deck-copies = { $deck }：{ $members } 有 { $copies } 張，但最多 { $max } 張。
finding-deck-copies-unknown = { $deck }：{ $members } 有 { $copies } 張。最多可有幾張，沒有來源說明。
finding-deck-no-player = { squad }裡沒有模型能打出 { $members }：需要 { $asked }。
finding-deck-no-player-both = { squad }裡沒有模型能打出 { $members }：需要 { $asked }，且屬於{ $factions }。
finding-deck-no-player-of = { squad }裡沒有模型能打出 { $members }：必須屬於{ $factions }。
finding-deck-player-unknown = 不確定{ squad }裡是否有模型能打出 { $members }：需要 { $asked }。

## 附加卡

finding-attach-choose = { $members } 可以附加到多張卡牌上。請記錄附加到哪一張，{ squad }表上就會列出。
finding-attach-unknown = { $members } 可以附加到哪張卡牌上，沒有來源說明。請記錄你的卡牌上寫的對象，之後就視為已確認。
finding-attach-nobody = { squad }裡沒有模型可以附加 { $members }。
finding-attach-none-free = 沒有卡牌可以再附加 { $members }：每張最多附加 { $each } 張。
finding-attach-not-there = { $members } 不能附加到 { $chosen } 上，因為它不在{ squad }裡。請重新選擇。
finding-attach-wrong = { $members } 不能附加到 { $chosen } 上。請選擇另一張卡。
finding-attach-full = { $members } 不能再附加到 { $chosen } 上：每張卡最多附加 { $each } 張。
finding-attach-too-many-choices = { $members }：記錄的選擇（{ $made } 個）多於{ squad }裡的張數（{ $copies } 張）。請取消一些。

## What would answer a finding

fix-remove = 移除 { $figures }。
fix-copies = { $count } 個 { $figure }
fix-add = 加入 { $figure }。
fix-choose = 記錄選擇：{ $holder } 的「{ $ability }」。
fix-unchoose = 清除選擇：{ $choices }。
fix-choice = { $holder } 的「{ $ability }」→ { $chosen }
fix-era = 改在這個時代：{ $era }。
fix-side = 改在這一方：{ $side }。
fix-settle = 在你自己的資料包裡確認，以後不再詢問：{ $question }

## Questions that the user can settle

question-same-person = { $figure } 就是 { $person } 嗎？
question-cost-change = { $holder } 會改變哪些模型的費用？何時改變、改變多少？
question-admission = { $figure } 還可以加入哪個陣營？
question-let-in = { $holder } 允許其他陣營的哪些模型加入？
question-side-list-value = { $figure } 可以帶多少點（{ $list }）？
question-slots = { $card } 可附幾張改裝卡？
question-cost = { $figure } 的費用是多少？
question-trait = { $figure } 是否屬於這一類：{ $trait }？
question-fact = { $figure } 的資料卡上，「{ $fact }」寫的是什麼？

## Where a rule stands

source-book = { $book }
source-page = { $book }，第 { $page } 頁
source-own = Muster 自己的檢查，並非遊戲規則

## 提示

finding-hint-needs = { $members }：「{ $ability }」在此不起作用，{ squad }裡需要有 { $needed }。
finding-hint-beyond = { $members }：指揮官效應對「{ $ability }」不起作用，除非卡上另有說明（{ $by }）。
