### 視窗中的手機與平板，以及手機上的頁面。

phones-title = 桌邊的手機
phones-open = 開放手機連入…
phones-text = 同一個 Wi-Fi 中的手機與平板可當作更多畫面，不需要應用程式、帳號或網際網路。在你停止之前，這台電腦只回應持有此處代碼的手機。
phones-plain = 傳輸未加密，請使用你信任的網路。
phones-let-in = 開放手機連入
phones-stop = 停止
phones-scan = 用手機相機掃描
phones-or-open = 或開啟這個網址：
phones-copy = 複製網址
phones-copied = 已複製網址
phones-many = 多支手機
phones-left = 還可讓 { $left } 支手機連入
phones-seats = 座位
phones-who = 誰在桌邊
phones-nobody = 還沒有手機連入。
phones-since = { $time }起
phones-away = 頁面已關閉
phones-throw-out = 請{ $name }離開
phones-guests = { $count ->
    [0] 已開放手機連入
   *[other] { $count } 支手機已連入
}

guest-title = 加入這一桌
guest-name = 你的名字
guest-come = 加入
guest-no-key = 請掃描電腦上 Muster 顯示的代碼。
guest-leave = 離開這一桌
guest-seat = { $name } · { $seat }
guest-away = 電腦沒有回應。
guest-unsent = { $count ->
    [0] 現在點選的內容會在電腦回應後送出。
   *[other] 有 { $count } 次點選還沒送出。
}
guest-judged = 電腦沒有回應時點選，現在已不能執行：
guest-dismiss = 知道了
guest-find = 尋找模型
guest-find-hint = 名稱的一部分，或系列與編號
guest-none-found = 沒有這個名稱的模型。
guest-waits = 還沒送出
guest-back = 返回
guest-squads-none = 請在電腦上的 Muster 中新增。
guest-odds-of = 尋找攻擊的模型
guest-pairings = 第 { $round } 輪
guest-table-number = 第 { $table } 桌
guest-bye = 輪空
guest-no-rounds = 還沒有任何一輪配對。
guest-not-begun = 任務還沒布置。

seat-at = { $seat }–{ $thing }
seat-owner = 我自己的手機
    .may = 查模型與規則、清點收藏、檢查部隊。
seat-player = 桌邊玩家
    .may = 可在這場對局中替任一方點選。
seat-table-watcher = 旁觀對局
    .may = 只能看這場對局，不能更動。
seat-rebels = 英雄方
    .may = 可替所有英雄點選，看不到對方的祕密。
seat-hero = 一位英雄
    .may = 只能替這位英雄點選，看不到對方的祕密。
seat-empire = 使用威脅的一方
    .may = 替這一方點選，並看得到其祕密。戰役若設有 PIN 碼，手機會要求輸入。
seat-night-watcher = 旁觀任務
    .may = 只能看公開的內容，不能更動。
seat-tournament-watcher = 配對與排名
    .may = 只能看這場比賽，不能更動。
seat-tournament-player = 參賽玩家
    .may = 可加入賽事、交出{ squad }名單，並回報自己對戰的結果。

## 參賽玩家的手機

entrant-who = 你是哪一位？
entrant-on-list = 已在名單上
entrant-me = 我是 { $name }
entrant-join = 以 { $name } 加入
entrant-name = 你的名字
entrant-at = 第 { $round } 輪，第 { $table } 桌
entrant-against = 對手：{ $name }
entrant-has-bye = 第 { $round } 輪你輪空。
entrant-waits = 下一輪尚未配對。
entrant-over = 賽事已結束。
entrant-dropped = 你已退賽。
entrant-mine = 你的得分
entrant-theirs = { $name } 的得分
entrant-mine-in = 第 { $game } 局你的得分
entrant-theirs-in = 第 { $game } 局 { $name } 的得分
entrant-game = 再一局
entrant-winner = 勝方
entrant-by-points = 依得分
entrant-i-won = 我
entrant-tell = 送出結果
entrant-you-said = 你回報 { $result }，{ $name } 尚未確認。
entrant-they-said = { $name } 回報 { $result }。
entrant-right = 正確
entrant-other = 不是這樣
entrant-differ = 你回報 { $mine }，{ $name } 回報 { $theirs }。請雙方核對，或找主辦人。
entrant-booked = 已登記：{ $result }
entrant-squad = 你的{ squad }
entrant-squad-hint = 貼上名單或分享碼。配對之後，其他玩家才看得到。
entrant-squad-text = 名單或分享碼
entrant-hand-in = 交出
entrant-replace = 更換…
entrant-locked = 第一次配對後即鎖定。
entrant-squad-of = { $name } 的{ squad }
entrant-squad-hidden = { $name } 配對之前不公開。
entrant-squad-none = 尚未交出。
entrant-drop = 退賽…
entrant-drop-sure = 要退出這場賽事嗎？之後不會再配對。
entrant-drop-do = 退賽
entrant-stay = 繼續參賽
entrant-back = 我回來了

## 任務之間的英雄手機

guest-tab-mission = 任務
guest-tab-campaign = 戰役
guest-now = 現在：{ $name }
