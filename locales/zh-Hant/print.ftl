print-page = 第 { $page } 頁，共 { $pages } 頁
print-continued = （續）
print-continued-name = { $name }（續）
print-catalogue = 圖鑑日期：{ $date }
print-made = 以 Muster 列印，{ $date }
print-cut = 沿標記裁切。請以 100 % 比例列印。
print-yes = 是
print-no = 否

## The squad sheet

sheet-title = 部隊表
sheet-player = 玩家
sheet-opponent = 對手
sheet-notes = 筆記
sheet-playable = 可用於：
sheet-format = 賽制
sheet-edition = 版次
sheet-figures = 模型
sheet-cost = 費用
sheet-setup = 佈置時的選擇
sheet-setup-choice = { $holder }「{ $ability }」
sheet-findings = 規則檢查結果
sheet-nothing-found = 沒有任何問題。
sheet-abilities = 能力
sheet-qr = Muster 可讀回此碼。
sheet-side-list = { $list }：{ $holder }，{ $value } 分
sheet-considering = 考慮中
sheet-points-left = 剩 { $left } 分
sheet-points-over = 超出 { $over } 分
sheet-fact-activations = 次啟動
sheet-fact-hit-points = 點生命值
sheet-fact-figures = 個模型
sheet-fact-initiative = 先攻
sheet-victory-points = 勝利點數
sheet-round = 回合

## Boxes to tick

track-hit-points = 生命
track-damage = 傷害，每格 { $per }
track-force = 原力點
    .short = 原力
track-activations = 啟動
    .short = 啟動

## Stat cards

card-subtitle-separator = { " · " }
card-footer = { $set } { $number }，{ $rarity }
card-no-abilities = 沒有能力
card-back-glossary = 能力說明
card-back-notes = 筆記
card-back-owner = 擁有者
card-suspect = 請核對原卡：{ $note }

## Checklist and wants list

checklist-title = 收藏核對表
checklist-subtitle = { $total } 個版本中擁有 { $owned } 個
checklist-set-summary = { $owned } / { $total }
checklist-number = 編號
checklist-name = 名稱
checklist-rarity = 稀有度
checklist-cost = 費用
checklist-owned = 擁有
checklist-wanted = 想要
checklist-for-trade = 可交換
checklist-total-owned = 共擁有 { $count } 個
checklist-complete = 已集齊
wants-title = 徵求清單
wants-subtitle = 徵求 { $count } 個
