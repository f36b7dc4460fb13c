### The catalogue and My figures.

## Searching

catalogue-figures = 模型
catalogue-of = { $found } / { $all }
catalogue-search = 名稱、能力、陣營或系列
catalogue-columns = 欄位
catalogue-column-faction = 陣營
catalogue-column-name = 名稱
catalogue-column-set = 系列
catalogue-column-rarity = 稀有度
catalogue-column-own = 擁有
catalogue-column-cost = 費用
catalogue-sort-by = 排序依據：{ $column }
catalogue-foot-choose = 選擇
catalogue-foot-details = 詳細資料
catalogue-foot-mine = 全部／我的

## Filters

catalogue-filters = 篩選
catalogue-add-filter = 新增篩選
catalogue-clear-filters = 移除所有篩選
catalogue-game = 遊戲
catalogue-mine = 我的
catalogue-filter-factions = 陣營
catalogue-filter-eras = 時代
catalogue-filter-sets = 系列
catalogue-filter-rarities = 稀有度
catalogue-filter-abilities = 能力
catalogue-filter-cost = 費用
catalogue-filter-unique = 唯一
catalogue-filter-owned = 擁有狀況
catalogue-any = 不限
catalogue-unique-yes = 唯一
catalogue-unique-no = 非唯一
catalogue-owned-owned = 我的
catalogue-owned-missing = 未擁有
catalogue-owned-wanted = 想要
catalogue-owned-for-trade = 可交換
catalogue-cost-min = 費用至少
catalogue-cost-max = 費用至多
catalogue-cost-crossed = 費用的最小值大於最大值，沒有模型符合。
catalogue-chip-remove = 移除篩選：{ $filter }
catalogue-chip-era = 時代：{ $era }
catalogue-chip-cost-least = 費用 { $min } 以上
catalogue-chip-cost-most = 費用 { $max } 以下
catalogue-chip-cost-range = 費用 { $min }–{ $max }
catalogue-chip-cost-exactly = 費用 { $min }
catalogue-find = 輸入名稱搜尋
catalogue-find-in = 在{ $list }中尋找
catalogue-find-none = 找不到這個名稱。
catalogue-find-more = 還有 { $count } 項，請輸入名稱搜尋

## Nothing found

catalogue-none = 沒有模型符合篩選
catalogue-none-for = 找不到「{ $query }」
catalogue-none-filtered = 只在這些範圍內尋找：{ $filters }。移除其中一項可以找到更多。
catalogue-none-todo = 請檢查拼字，或只輸入詞的開頭。
catalogue-without = 不限{ $filter }
catalogue-clear-search = 清除搜尋

## Details of a figure

catalogue-details-pane = 詳細資料
catalogue-details = { $name } 的詳細資料
catalogue-printings = 版本
catalogue-own = 擁有 { $count }
catalogue-cards = { $count } 張資料卡
catalogue-wanted = 想要 { $count }
catalogue-for-trade = 可交換 { $count }
catalogue-promised = 已編入{ squad } { $promised } 個，擁有 { $owned } 個
catalogue-in-squads = 所在{ squad }
catalogue-same-person = 同一人物
catalogue-source = 資料出處：{ $source }
catalogue-suspect = 請核對原卡：{ $note }
catalogue-one-more = { $printing } 加一
catalogue-one-less = { $printing } 減一
catalogue-add-to-wants = 加入徵求清單
catalogue-remove-from-wants = 移出徵求清單
catalogue-edit = 修改這個模型

## Keys

key-catalogue = 圖鑑
key-catalogue-search = 前往搜尋框
key-catalogue-mine = 全部模型／只看我的
key-catalogue-filter = 新增篩選
key-catalogue-move = 選擇模型
key-catalogue-page = 上一頁或下一頁
key-catalogue-ends = 第一個或最後一個模型
key-catalogue-details = 顯示詳細資料
key-catalogue-figure = 顯示中的模型
key-catalogue-wants = 加入或移出徵求清單

## My figures

my-figures = 我的模型
my-figures-intro = 任何資料包都沒有的模型：自製、代用、活動贈品。它們放在你自己的資料包裡，和其他模型一樣可以搜尋、編入{ squad }、列入收藏。
my-figures-empty = 還沒有自己的模型
my-figures-empty-text = 填寫表單，建立第一個模型。
my-figures-new = 新增模型
my-figures-list = 我的模型：{ $game }
my-figures-back = 圖鑑
my-figures-editing = 修改 { $name }
my-figures-name = 名稱
my-figures-name-hint = 使用遊戲原本的拼法；有稱號時，用半形逗號接在名稱之後。識別碼由最初的名稱產生，之後不變。
my-figures-factions = 陣營
my-figures-cost = 費用
my-figures-cost-hint = 不明時留空；由選擇決定時寫 X。
my-figures-unique = 唯一
my-figures-flags = 卡上註明
my-figures-none = 未註明
my-figures-stats = 數值
my-figures-keywords-hint = 一行一個，依卡上的英文。
my-figures-printed = 收錄於
my-figures-set = 系列
my-figures-set-hint = 現有的或新的系列。留空：{ $set }。
my-figures-number = 編號
my-figures-number-hint = 留空：下一個空號。
my-figures-rarity = 稀有度
my-figures-unsaved = 尚未儲存
my-figures-save = 儲存模型
my-figures-saved = { $name } 已加入圖鑑。
my-figures-show = 在圖鑑中顯示
my-figures-remove = 移除這個模型
my-figures-removed = 已移除 { $name }。使用它的{ squad }會保留名稱和費用。
my-figures-restored = 已還原 { $name }。
my-figures-problems = { $count ->
       *[other] 有 { $count } 個欄位需要修改。尚未儲存任何內容。
    }

## What may be wrong in a field

my-figures-wrong-empty = 這裡必須填寫。
my-figures-wrong-none-chosen = 請至少選擇一項。
my-figures-wrong-too-long = 最多 { $most } 個字。
my-figures-wrong-no-letter = 至少需要一個文字、字母或數字：識別碼由它們組成。
my-figures-wrong-not-a-number = 「{ $value }」不是整數。
my-figures-wrong-yes-or-no = 請輸入「是」或「否」。
my-figures-wrong-out-of-range = 只能是 { $least } 到 { $most } 的數字。
my-figures-wrong-unknown = 遊戲裡沒有「{ $value }」。
my-figures-wrong-parted = 這裡不能有 { $sign }。請一行寫一個。
my-figures-wrong-in-use = 你的收藏以這項資料記錄這個模型。請改回原值，或另存為新模型。
my-figures-wrong-taken = 這個編號已屬於 { $name }。
