### 遊戲用語的含義：規則頁面、模型卡上的用語、部隊能做什麼。

page-rules = 規則

## 頁面

rules-tabs = 規則的檢視方式
rules-tab-terms = 用語
rules-tab-summary = 一頁摘要
rules-search = 依名稱或作用尋找用語
rules-filters = 篩選
rules-kind = 種類
rules-does = 作用
rules-does-all = 顯示所有此類用語：{ $what }
rules-gives = 加值
rules-any = 不限
rules-all = 顯示全部用語
rules-nothing = 沒有找到用語
    .text = 沒有用語的名稱、作用或說明含有這些字。
rules-no-terms = 「{ $game }」沒有規則說明
    .text = 這個遊戲的資料包沒有說明任何用語。
rules-no-summary = 還沒有摘要
    .text = 這個遊戲的資料包沒有一頁摘要。
rules-details = 說明
rules-about = 關於「{ $name }」
rules-see = 另見
rules-figures = { $count } 個模型擁有此項
rules-source = 來源：{ $source }
rules-line = 第 { $line } 行

## 一頁摘要

rules-setup = 準備
rules-turn = 回合
rules-modifiers = 修正與擲骰
rules-winning = 獲勝

## 自己的說明

rules-own = 你的說明
rules-own-short = 你的說明
rules-own-write = 寫下自己的說明
rules-own-edit = 編輯你的說明
rules-own-label = 你對「{ $name }」的說明
rules-own-hint = Muster 會顯示並列印你的說明，不用自己的。清空即可回到 Muster 的說明。
rules-own-save = 儲存
rules-own-saved = 已儲存你對「{ $name }」的說明
rules-own-removed = 已移除你對「{ $name }」的說明
rules-unexplained = 卡上有 { $count } 個用語沒有說明
rules-import = 匯入說明…
rules-export = 匯出我的說明…
rules-file = own-words
rules-exported = 已將 { $count } 筆說明匯出到 { $path }
rules-differences = { $file } 與你的說明
rules-differences-what = 不同或新增：{ $other }。相同：{ $same }。在你採用之前，沒有任何更動。
rules-says-muster = Muster
rules-take = 採用 { $count } 筆說明
rules-take-of = 採用對「{ $name }」的說明
rules-taken = 已採用 { $count } 筆說明

## 模型與部隊的用語

rules-explain = 卡上的用語
rules-explain-next = 下一個
rules-explain-none = Muster 沒有這張卡的說明。
rules-explain-open = 在規則頁面開啟
rules-finding = 規則：{ $name }
rules-can = 這支{ squad }能做什麼
rules-can-nothing = 這些模型的能力還沒有說明。

## 快速鍵

key-rules-filter = 前往篩選
key-rules-move = 上一個或下一個用語
key-rules-figures = 顯示擁有此項的模型
key-explain = 逐一說明卡上的用語
