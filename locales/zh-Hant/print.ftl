print-page = 第 { $page } 頁，共 { $pages } 頁
print-continued = （續）
print-title = { $game }：{ $title }
print-reference = 規則速查表
print-reference-conditions = 狀態
print-board = 戰場
print-board-half = 第 { $number } 半場
print-board-meets = 另一半場與此邊相接。
print-board-start = 起始空格
print-catalogue = 圖鑑日期：{ $date }

## The squad sheet

sheet-player = 玩家
sheet-notes = 筆記
sheet-playable = 可用於：
sheet-figures = 模型
sheet-cost = 費用
sheet-setup = 遊戲開始前
sheet-setup-choice = { $holder }「{ $ability }」
sheet-before-list = 備妥{ $holder }的{ $list }：{ $count } 個模型。
sheet-bring = 要準備：{ $things }
sheet-bring-figures = { $count } 個模型和資料卡
sheet-bring-die = d{ $die }
sheet-bring-dice = { $count }d{ $die }
sheet-bring-markers = 標記：{ $names }
sheet-rules = 會用到的規則
sheet-qr = Muster 可從照片讀取此碼。
sheet-side-list = { $list }：{ $holder }，{ $value } 點
sheet-side-list-figures = { $list }：{ $holder }，{ $value } 個模型
sheet-side-list-unpriced = { $list }：{ $holder }
sheet-record-opponent = 對手
sheet-record-date = 日期與輪次
sheet-record-map = 地圖
sheet-record-points = 勝利點數（己方 : 對方）
sheet-record-result = 結果
sheet-leader = 領導者
sheet-plus-unknown = { $known } + ?
sheet-left-most = 最多剩餘 { $left }
sheet-over-least = 至少超出 { $over }
sheet-more-copies = 另有 { $count }
sheet-places = 桌上的位置
sheet-game = 第 { $number } 局
sheet-score = 當前得分
sheet-score-sum = 總分
sheet-score-opponent = 對手
sheet-bring-tiles = { $tiles }：{ $count }
sheet-tiles = 桌上
sheet-forfeits = 對方得分
sheet-initiative = 先攻擲骰
sheet-side-list-roll = 先攻擲出此數時登場：
sheet-morale = 士氣：d{ $die } ≥ { $needed }
sheet-morale-led = 士氣：d{ $die } ≥ { $needed }，受指揮時 { $led }
sheet-morale-open = 士氣：d{ $die } + { $stat } ≥ { $at }
sheet-score-rule = 計分時，寫下各模型從起始空格前進的空格數；標有 ×2 的加倍。你的回合結束時有 { $count } 個模型在對手半場且當前得分較高，即獲勝。方格表示：{ $across }。
sheet-fact-activations = 次啟動
sheet-fact-hit-points = 點生命值

## Boxes to tick

track-damage = 傷害（每格 { $per } 點）
track-activations = 啟動
    .short = 啟動

## Stat cards

card-unique = 唯一
card-subtitle-separator = { " · " }
print-comma = 、
sheet-gone = 圖鑑裡已經沒有這個模型
card-footer = { $set } { $number }，{ $rarity }
card-footer-unnumbered = { $set }，{ $rarity }
card-suspect = 請核對原卡：{ $note }

## Checklist and wants list

checklist-title = 收藏核對表
checklist-subtitle = 擁有 { $owned } / { $total } 個版本
checklist-set-summary = { $owned } / { $total }
checklist-number = 編號
checklist-name = 名稱
checklist-rarity = 稀有度
checklist-cost = 費用
checklist-owned = 擁有
checklist-wanted = 想要
wants-title = 徵求清單
wants-subtitle = 徵求 { $count } 個
print-scale = 以 100% 列印
print-ruler = 50 公釐
