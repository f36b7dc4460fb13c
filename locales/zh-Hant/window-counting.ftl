### 可以派出什麼：哪些模型還能加入部隊、補滿部隊、隨機部隊、接下來該買什麼。

## 編輯畫面：哪些模型還能加入

room-row = 可組成 { $legal } 支合法的{ squad }
room-row-full = 可組成 { $legal } 支合法的{ squad }，其中 { $full } 支剛好用完點數
room-row-short = 可組成 { $legal } 支合法的{ squad }，都無法剛好用完點數
room-row-none = 不能加入：加上它就組不成合法的{ squad }
room-can = 還能組成 { $legal } 支合法的{ squad }
room-can-full = 還能組成 { $legal } 支合法的{ squad }，其中 { $full } 支剛好用完點數
room-fit = 還有 { $fitting } 個模型可以加入
room-fit-full = 還有 { $fitting } 個模型可以加入 · { $filling } 個可剛好用完點數
room-done = 沒有其他模型可以加入，已經完成。
room-none = 沒有合法的{ squad }能同時包含這些模型。
room-nowhere = 依目前的約定，沒有合法的{ squad }。
room-mine = 只算你擁有的模型
room-unattached = 不計其他附加卡：選擇方式太多

## 補滿部隊

fill-open = 補滿…
fill-title = 補滿{ squad }
fill-best = 「最佳」的標準
fill-best-points = 點數最多
fill-best-activations = 啟動數最多
fill-best-endurance = 生命值最多
fill-best-owned = 缺少最少
fill-best-price = 價格最低
fill-mine = 只用我擁有的
fill-any = 沒有既合法又均衡的{ squad }，因此從全部之中選取。
fill-prices = 選擇價格試算表…
fill-prices-why = 需要一欄名稱（或系列與編號），以及一欄價格。
fill-prices-file = 價格來自 { $file }
fill-prices-other = 其他價格…
fill-ways = 補滿的方式（由佳到次）
fill-value-points = { $shown } 點
fill-value-activations = { $shown } 次啟動
fill-value-endurance = { $shown } 點生命值
fill-value-owned = { $count ->
        [0] 什麼都不缺
       *[other] 缺 { $shown } 個
    }
fill-value-price = 缺少的共 { $price }
fill-value-price-unknown = { $price }，另有 { $unknown } 個沒有價格
fill-left = 剩 { $left }
fill-exact = 剛好用完
fill-lacks = { $all ->
        [yes] 缺
       *[no] 缺 { $count } 個
    }
fill-nobody = 不必再加模型：現在就是最佳。
fill-none = 沒有這樣的合法{ squad }。
fill-none-mine = 你擁有的模型組不成這樣的合法{ squad }。
fill-unread-prices = 價格中有 { $count } 列無法讀取。
fill-barred = 受這些規則所限：
fill-hint = 選用
fill-working = 計算中…
fill-taken = 已加入 { $count } 個模型。

## 隨機部隊

dice-open = 隨機
dice-panel = 隨機{ squad }
dice-full = 剛好用完點數
dice-balanced = 均衡
dice-any = 沒有既合法又均衡的{ squad }，因此從全部之中抽取。
dice-draw = 抽出
dice-hint = 抽出後，沒有鎖定的模型都會換掉。
dice-kept = 保留 { $count } 個模型，其餘會被換掉。
dice-lock = 抽出時保留 { $name }
dice-drawn = 已隨機抽出一支{ squad }。
dice-surprise = 給我驚喜
dice-drawing = 正在抽選{ squad }…
dice-surprise-all = 你擁有的模型組不成合法的{ squad }：這一支是從全部模型中抽出的。

## 收藏可以派出什麼，接下來該買什麼

field-what = 可以派出什麼
field-format = 賽制
field-points = 約定的點數
field-points-wrong = 請輸入大於 0 的整數，或留空。
field-counting = 計算中…
field-legal = 合法的{ squad }
field-squads = 支合法的{ squad }，由你擁有的模型組成
field-full = 其中剛好用完 { $points } 點
field-by-faction = 各陣營的合法{ squad }
field-by-size = 各模型數的合法{ squad }
field-size = 模型
field-scale = 長條每多一格是十倍。屬於多個陣營的，各計一次。
field-scale-size = 長條每多一格是十倍。
field-unattached = 不計附加卡：選擇方式太多。
field-decks = 每支與每副牌組各計一次，不帶牌組也計一次。
field-empty = 還沒有可派出的模型
field-empty-text = 輸入你擁有的模型，Muster 就會算出能組成多少支合法的{ squad }，並告訴你接下來買什麼最好。
field-buy = 接下來最值得買的
field-buy-figures = 買一個模型
field-buy-pairs = 買兩個模型
field-buy-squads = 補齊已儲存的{ squad }
field-buy-nearest = 至少要買這些模型
field-buy-sets = 買一個系列，每個模型各一
field-buy-set-pairs = 買兩個系列，每個模型各一
field-opens = +{ $opens } 支{ squad }
field-opens-times = +{ $opens } 支{ squad }，為現在的 { $times } 倍
field-nothing = 買什麼都不會增加合法的{ squad }。
field-want = 想要
field-want-of = 想要 { $names }
field-wanted = 已列入徵求清單：{ $names }
key-field-want = 把最值得買的，或焦點所在的一項，列入徵求清單
field-working = 正在計算買什麼增加最多…
field-stop = 停止
field-stopped = 已停止。
field-again = 開始計算
