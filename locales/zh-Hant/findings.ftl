severity-error = 錯誤
severity-ask = 待確認
severity-warning = 警告
severity-note = 備註

verdict-legal = 合法
    .means = 沒有違反任何規則，也沒有會改變結論的待確認問題。
verdict-illegal = 不合法
    .means = 至少違反了一條規則。
verdict-unsure = 未定
    .means = 目前沒有發現錯誤，但有待確認的問題可能改變結論。

## The program's own

finding-empty = 部隊裡沒有任何模型。請至少加入一個。
finding-unknown = 圖鑑裡沒有 { $members }，因此不知道它的費用和陣營。請載入收錄它的資料包，或改選其他模型。
finding-unknown-faction = 遊戲裡沒有「{ $faction }」陣營，因此以未宣告陣營的方式檢查。請選擇遊戲裡有的陣營。
finding-unknown-list = 這個賽制沒有「{ $list }」，因此沒有檢查這些模型能否上場：{ $members }。
finding-cost-unknown = 沒有任何來源記載 { $members } 的費用。在你確認之前，以 0 分計算。
finding-owned-too-few = { $members }：部隊需要 { $needed } 個，你可用的有 { $owned } 個，還缺 { $missing } 個。
finding-claim-total = 名單上寫 { $claimed } 分，但模型費用合計為 { $computed } 分。
finding-claim-activations = 名單上寫 { $claimed } 次啟動，但實際可啟動的模型有 { $computed } 個。

## Points

finding-budget-over = 上限 { $limit } 分，部隊為 { $total } 分：超出 { $over } 分。
finding-budget-under = 上限 { $limit } 分，部隊為 { $total } 分：這個賽制必須剛好用完，還缺 { $left } 分。
finding-budget-open = 就目前所知，上限 { $limit } 分中已用 { $total } 分。是否超出上限，取決於一個待確認的問題。
finding-budget-left = 上限 { $limit } 分，已用 { $total } 分，還剩 { $left } 分。
finding-cost-change-open = { $members } 會改變其他模型的費用，但影響誰、影響多少尚未確認。目前以完整費用計算。
finding-chosen-cost-missing = { $members } 的費用取決於另一個模型。請選定那個模型。
finding-chosen-cost-wrong = { $members } 的費用不能以 { $chosen } 為準。請改選其他模型。
finding-chosen-cost = 為 { $members } 選定的是 { $chosen }，因此費用為 { $cost } 分。
finding-chosen-cost-half = 選定 { $chosen } 時，{ $members } 的費用是 { $down } 分或 { $cost } 分：規則書沒有說明如何取整。目前以 { $cost } 分計算。
finding-count-over = 部隊有 { $figures } 個模型，但最多只能有 { $max } 個。
finding-count-under = 部隊有 { $figures } 個模型，但至少需要 { $min } 個。

## Factions

finding-faction-foreign = { $members } 不能加入這支「{ $faction }」部隊：一支部隊只能屬於一個陣營。
finding-faction-neutral-alone = 這支部隊只限「{ $faction }」，因此 { $members } 不能加入。
finding-admits-let-in = 依照這條規則，{ $members } 可以加入這支「{ $faction }」部隊。
finding-admits-open = { $members } 可以再加入一個陣營，但尚未確認是哪一個。如果是「{ $faction }」，就可以留在這裡。
finding-admits-needs-company = 如果部隊裡有 { $with }，{ $members } 就能加入這支「{ $faction }」部隊。
finding-admits-elsewhere = { $members } 也可以加入{ $factions }，但不能加入{ $faction }。
finding-conscripts-let-in = 在這支部隊裡，{ $members } 視為「{ $faction }」，不再屬於其他陣營。
finding-conscripts-needs = 如果部隊裡有 { $with }，{ $members } 就會視為「{ $faction }」。

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] 沒有任何時代可以使用「{ $faction }」。請改用其他陣營組建部隊。
   *[other] 「{ $era }」時代不能使用「{ $faction }」。請改選其他時代，或改用其他陣營組建部隊。
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
finding-opposed-eras-differ = 你的部隊在「{ $era }」時代，對手的部隊在「{ $other }」時代。請約定同一個時代。
finding-opposed-eras-same = 雙方部隊都在「{ $era }」時代，但這個賽制要求兩個不同的時代。
finding-opposed-sides-same = 雙方部隊都站在{ $side }。其中一方必須換邊。
finding-team-partner-missing = 沒有指定隊友的部隊，因此無法互相比對。
finding-team-factions-differ = 同隊的兩支部隊必須屬於同一陣營，但這支是「{ $faction }」，另一支是「{ $other }」。
finding-team-factions-open = 同隊的兩支部隊必須屬於同一陣營。這支是「{ $faction }」，另一支是「{ $other }」；能否一致取決於一個待確認的問題。
finding-team-unique-in-both = { $person } 是唯一角色，同隊的兩支部隊中只有一支可以使用：{ $members }。

## Unique persons

finding-unique-twice = { $person } 是唯一角色，部隊裡只能有一個，現在卻有 { $copies } 個：{ $members }。
finding-unique-maybe = { $figure } 可能就是 { $person }。如果是，下列模型只能使用一個：{ $members }。

## What was opened

finding-pool-not-recorded = 沒有記錄這支部隊開出了哪些模型，因此無法檢查是否混入其他模型。
finding-pool-outside = { $members } 不在開出的模型之中，或數量不符。
finding-pool-left-out = 開出的模型必須全部上場。還缺：{ $members }。

## Setup

finding-setup-remember = { $members }：佈置時記得處理「{ $ability }」。
finding-setup-choose = { $members }：「{ $ability }」需要做出選擇。記錄之後會印在部隊表上。
finding-setup-too-many = { $members }「{ $ability }」：記錄的選擇（{ $made } 個）多於部隊裡的數量（{ $copies } 個）。請刪除多餘的選擇。
finding-setup-not-there = { $members }「{ $ability }」：選定的 { $chosen } 不在場。請重新選擇。
finding-setup-itself = { $members } 的「{ $ability }」不能選擇自己。
finding-setup-wrong = { $members }「{ $ability }」：不能選擇 { $chosen }。請改選其他模型。

## Beside the squad

finding-side-list-may = { $holder } 最多可以在部隊之外帶來 { $value } 分的模型（{ $list }：{ $pool }），不計入部隊費用。
finding-side-list-may-unknown = { $holder } 可以在部隊之外帶來模型（{ $list }：{ $pool }），但分數尚未確認。
finding-side-list-no-holder = { $list }：{ $holder } 不在部隊裡，或沒有這項能力，因此這些模型不能上場。
finding-side-list-outside = { $holder } 只能帶來這些模型（{ $list }）：{ $pool }。不能上場的有：{ $members }。
finding-side-list-over = { $holder }，{ $list }：共 { $total } 分，但最多只能帶來 { $value } 分。
finding-side-list-unknown = { $holder }，{ $list }：預定 { $total } 分，但可帶來多少分尚未確認。
finding-side-list-cost-unknown = { $holder }，{ $list }：最多可帶來 { $value } 分，但這些模型的費用不確定，取決於一個待確認的問題。

## What would answer a finding

fix-remove = 移除 { $count } 個 { $figure }。
fix-add = 加入 { $figure }。
fix-choose = 記錄選擇：{ $holder } 的「{ $ability }」。
fix-settle = 在你自己的資料包裡一次確認：{ $question }

## Questions that the user can settle

question-same-person = { $figure } 就是 { $person } 嗎？
question-cost-change = { $holder } 在什麼時候會改變誰的費用？改變多少？
question-admission = { $figure } 還可以加入哪個陣營？
question-side-list-value = { $figure } 可以帶來多少分（{ $list }）？
question-cost = { $figure } 的費用是多少？

## Where a rule stands

source-book = { $book }
source-page = { $book }，第 { $page } 頁
source-own = Muster 自己的檢查，並非遊戲規則
