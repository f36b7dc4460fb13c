### 群組：透過資料夾交換的電腦。

## 錯誤

error-not-a-code = 這不是群組代碼。
    .means = 沒有更動任何資料。
    .todo = 請向群組成員索取並複製完整的 28 個字元代碼（伺服器的邀請為 56 個）。
error-two-histories = 「{ $name }」有兩段歷史。
    .means = 沒有建立群組。
    .todo = 請先在戰役頁面選擇其中一段，再建立群組。
error-no-group = { $path } 裡沒有這個代碼的群組。
    .means = 沒有更動任何資料。
    .todo = 請等資料夾同步完成，或檢查代碼與資料夾。
error-away = 找不到 { $path }。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請接上磁碟或啟動檔案同步，再試一次。
error-no-keys = 這台電腦的群組金鑰遺失或損毀：{ $path }
    .means = 你的資料沒有更動。Muster 無法與這個群組交換。
    .todo = 請先離開群組，再用代碼重新加入。
error-busy = 另一個 Muster 視窗或終端機正在交換。
    .means = 沒有更動任何資料。
    .todo = 請稍候再試。
error-io = 無法讀寫 { $path }：{ $detail }
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請檢查資料夾與磁碟空間，再試一次。
error-in-the-way = 群組資料夾裡，Muster 自己的位置上有其他內容：{ $path }
    .means = 沒有寫入任何內容；這裡的資料都安全，下次交換時會送出。
    .todo = 請從資料夾中移除它，再試一次。
error-random = 系統無法提供亂數：{ $detail }
    .means = 沒有更動任何資料。
    .todo = 請重新啟動電腦，再試一次。
error-unknown-group = { $near ->
    [none] 這台電腦不在任何群組裡。
   *[some] { $named ->
        [no] 請說明是哪個群組。現有：{ $known }。
       *[yes] 你不在群組「{ $name }」裡。現有：{ $known }。
    }
}
    .means = 沒有更動任何資料。
    .todo = 請從中選擇，或建立、加入群組。
error-unknown-fork = { $near ->
    [none] 「{ $name }」沒有需要選擇的版本。
   *[some] 「{ $name }」沒有需要選擇的版本。現有：{ $known }。
}
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。
error-undecided = 兩個版本都改了：{ $parts }。
    .means = 沒有更動任何資料。
    .todo = 請為每一項選擇版本。
error-versions-moved = 現在的版本已經不同。
    .means = 沒有更動任何資料。
    .todo = 請重新比較後再選擇。

## 兩處都改過的內容

group-what-squad-version = 團隊
group-what-match-version = 對戰
group-what-campaign-log = 戰役
group-what-night = 任務
group-what-play-log = 桌上的對局
group-what-tournament-log = 賽事
group-fork-undone = 復原
group-fork-redone = 重做
group-fork-won = 勝
group-fork-lost = { $winner } 勝
group-fork-entries = { $count } 筆新紀錄
group-fork-elsewhere = 另一台電腦
group-fork-here = 這台電腦
squad-part-of = { $list }：{ $what }
squad-part-pool = 開出的模型
campaign-history-gone = 已復原：{ $step }
campaign-history-changed = 已更正：{ $step }

## 終端機

help-hub = 透過同步資料夾或俱樂部的伺服器，與你的其他電腦或群組交換
help-hub-create = 在檔案同步或隨身碟的資料夾裡，或伺服器上建立群組
help-hub-join = 用代碼加入群組
help-hub-status = 顯示你的群組、成員、等待送出的內容，以及兩處都改過的內容
help-hub-sync = 立即交換
help-hub-code = 顯示供他人加入的代碼
help-hub-leave = 離開群組；你的資料會保留
help-hub-keep = 從各自修改的兩個版本中選一個
option-sync-folder = 同步的資料夾，或伺服器位址 postgres://…
option-group-name = 群組名稱
option-invitation = 群組代碼
option-machine = 這台電腦的名稱；未指定時用系統名稱
option-shared = 只交換這個戰役，可重複指定。未指定時交換全部，如同你自己的電腦之間
option-group = 群組；只在一個群組裡時可省略
option-disputed = 兩處都改過的內容的名稱或 ID
option-state = 要保留的版本編號
done-group-joined = 你已在「{ $name }」裡。其他人用這個代碼加入：{ $code }
done-group-secret = 擁有代碼和資料夾的人，都能讀寫群組交換的一切。交換全部內容的群組也會帶上戰役的秘密卡牌和 PIN 碼；只交換所選戰役的群組，秘密卡牌留在保管它們的電腦上。
done-group-left = 你已離開「{ $name }」。你的資料都留在這裡。
done-group-code = { $name }：{ $code }
report-no-groups = 你不在任何群組裡。用「muster hub create」建立，或用「muster hub join」加入。
report-group-exchange = { $name }：收到 { $received }，送出 { $sent }
report-group-joined = 接合了兩人各自續寫的 { $joined } 份紀錄
report-group-refused = 略過了 { $refused } 筆不可能成立的紀錄。
report-group-photos = 收到 { $photos } 張照片
report-group-photos-missing = 還有 { $photos } 張照片沒傳到。
report-group-key-made = 有成員被移除，群組已有新的金鑰。尚未使用的邀請都已失效，請重新邀請。
report-group-unread = 無法讀取 { $machines } 的全部內容：途中損毀、用已更換的金鑰寫成，或由較新版的 Muster 寫成。
report-group-unread-more = 另有 { $more } 個資料流無法讀取，其電腦在此沒有名稱，或數量太多而未列出。
report-group = { $name }：{ $folder }
report-group-this = 這台電腦：{ $machine }
report-group-others = 其他電腦：{ $others }
report-group-everything = 交換全部內容
report-group-campaigns = 交換這些戰役：{ $campaigns }
report-group-waiting = { $waiting } 項修改等待送出
report-group-exchanged = 上次交換：{ $when }
report-group-held-back = { $count } 項修改在等其他修改，或較新版的 Muster
report-groups-twice = 是同一批模型：muster hub counted --same
    是不同的模型：muster hub counted --different
help-hub-counted = 說明幾台電腦各自登記的模型是否為同一批
option-same = 是同一批模型：每種以較大的數量為準
option-different = 是不同的模型：數量相加
report-group-fork = { $what }「{ $name }」有兩處修改：
report-group-fork-side = { $number }：{ $when } { $machine }
report-group-fork-histories = 查看各自新增的內容：muster campaign histories { $campaign }
report-group-fork-keep = 保留其中一個：muster hub keep { $subject } 編號
help-squad-versions = 比較兩台電腦各自儲存的兩個版本，並合而為一
help-campaign-histories = 顯示兩台電腦各自登記的內容，並選擇戰役如何繼續
option-take-first = 這項差異用第一個版本：差異的編號，可重複指定
option-take-second = 這項差異用第二個版本：差異的編號，可重複指定
option-merge = 把兩個版本存成一個
option-keep-history = 要保留的紀錄編號
option-behind = 在規則允許的範圍內，把另一份紀錄的步驟接在後面
report-versions-none = { $name } 只有一個版本。
report-versions = 兩台電腦儲存了 { $name } 的不同版本：
report-version-difference = { $number }. { $what }：第一個版本 { $first }，第二個版本 { $second }，原本 { $before } – { $taken ->
    [first] 用第一個
    [second] 用第二個
   *[none] 請選擇
}
report-versions-choose = 選擇：muster squad versions { $id } --first 編號 --second 編號 --merge
report-versions-merge = 存成一個：muster squad versions { $id } --merge
done-squad-merged = 已把 { $name } 的兩個版本存成一個。
report-histories-none = { $name } 只有一份紀錄。
report-histories = 兩台電腦在 { $name } 登記了不同的步驟：
report-history-behind = 接著是另一份紀錄：
report-histories-keep = 選擇：muster campaign histories { $campaign } --keep 編號 --behind
