squad-unnamed = 未命名的{ squad }
side-list-of = { $list }（{ $pool }）
report-partner = 隊友：{ $name }
report-opponent = 對手：{ $name }
squad-member = { $count } × { $name }
squad-deck = { $deck } · { $cards } / { $size } 張 · { $points } / { $limit } 點

## Points

points = { $points } 點
figures-count = { $count } 個模型
points-of-limit = { $total } 點，上限 { $limit } 點
points-slash = { $total } / { $limit }
points-left = 剩 { $left } 點
points-over = 超出 { $over } 點
points-exact = 剛好用完
points-no-limit = 不限點數
points-unknown = 費用不明
points-unknown-sign = ？
label-spent = 已用
label-limit = 上限
label-left = 剩餘
label-total = 合計

activations = { $count } 次啟動
hit-points = { $count } 點生命值
figures = { $count } 個模型

## Headings

label-activations = 啟動數
label-cost = 費用
label-edition = 版次
label-era = 時代
label-faction = 陣營
label-figure = 模型
label-figures = 模型
label-findings = 檢查結果
label-format = 賽制
label-game = 遊戲
label-catalogue = 圖鑑
label-choices = 準備時的選擇
label-considering = 考慮中
label-name = 名稱
label-notes = 筆記
label-opponent = 對手
label-partner = 隊友
label-playable = 可用於
label-rule = 規則
label-side = 立場
label-source = 出處
label-verdict = 結論
label-fix = 如何修正

playable = { $era }，{ $side }
playable-nowhere = 沒有可用的時代
playable-anywhere = 任何時代、任何一方

## Reading a list

list-unresolved = 第 { $line } 行無法辨識：「{ $text }」，沒有加入{ squad }。
list-candidates = 第 { $line } 行：「{ $text }」可能是 { $candidates }。請寫上費用或完整名稱。
list-cost-differs = 第 { $line } 行：名單寫 { $name } 為 { $claimed } 點，圖鑑記載 { $computed } 點。
list-near-miss = 第 { $line } 行：「{ $text }」讀作 { $name }，請確認是否正確。
list-change = 第 { $line } 行：「{ $text }」視為對上方列表的改動，請確認是否正確。
list-mention = 第 { $line } 行：「{ $text }」是模型名稱，但 Muster 將它視為{ $kind }。如果它屬於{ squad }，請單獨寫一行。
list-unplaced = 第 { $line } 行：「{ $text }」是模型名稱，但不在列出模型的位置上。如果它屬於{ squad }，請單獨寫一行。
list-beside-code = 第 { $line } 行：「{ $text }」不在旁邊的分享碼裡，而讀取的是分享碼。若要以名單為準，請刪去分享碼。
list-considered = 第 { $line } 行：「{ $text }」列在{ squad }以外的小標題下，因此不計入。
list-as-title = 標題
list-as-heading = 小標題
list-as-author = 玩家名字
list-as-map = 地圖名稱
list-as-claim = 合計
list-as-note = 備註
list-account = 共 { $lines } 行，讀出 { $read } 行{ $remarks ->
    [0] 。
   *[other] ，其中 { $remarks } 行是備註。
 }
list-role-member = 模型
list-role-side = 附加名單
list-role-considered = 不計入
list-role-open = 待確認
list-role-title = 標題
list-role-heading = 小標題
list-role-faction = 陣營
list-role-author = 玩家
list-role-map = 地圖
list-role-choice = 選擇
list-role-change = 改動
list-role-claim = 合計
list-role-state = 對局狀態
list-role-note = 備註
list-format-by-points = 依點數判斷，這份名單以「{ $format }」賽制檢查。若屬於其他賽制，請另行選擇。
list-no-holder = 第 { $line } 行：「{ $text }」屬於附加名單，但{ squad }裡沒有模型能帶它上場，因此沒有加入。
list-problem-zero = 第 { $line } 行：「{ $text }」的數量是零。請寫上數量，或刪除這一行。
list-problem-negative = 第 { $line } 行：「{ $text }」的數量是負數。請更正數字。
list-problem-too-large = 第 { $line } 行：「{ $text }」的數字太大，不可能是數量或費用。請更正。
list-problem-numbers = 第 { $line } 行：「{ $text }」裡的數字不可能全是數量和費用，請刪去多餘的數字。
list-problem-too-long = 第 { $line } 行太長，不可能是模型名稱：「{ $text }」

# What a list is called in messages that was pasted and has no file.
list-pasted = 貼上的文字

## Comparing two squads

compare-same = 兩支{ squad }的模型完全相同。
compare-only-in = 只在 { $name } 中
compare-in-both = 兩邊都有
compare-points = { $first } 點 / { $second } 點

## Settling a question

answer-yes = 是
answer-no = 不是
answer-none = 不加入其他陣營
answer-let-in-any = 全部都可以
answer-let-in-none = 都不可以：遊戲開始後才算
squad-carried = 附加於 { $carriers }

## 分享

share-paste = 貼到 Muster：
share-verdict-notes = 合法，但有提示
share-too-long = 全文 { $length } 個字元，而 Discord 一則訊息最多 { $limit } 個。內容沒有刪減：請分成幾則發布，或改以圖片分享。
share-check = 檢查：{ $verdict }
share-heading = { $heading }：
share-about = 賽制：{ $about }
