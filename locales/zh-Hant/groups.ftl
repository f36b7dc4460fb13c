### 群組：透過資料夾交換的電腦。

## 錯誤

error-not-a-code = 這不是群組代碼。
    .means = 沒有更動任何資料。
    .todo = 請向群組成員索取並複製完整的 28 個字元代碼。
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
error-random = 系統無法提供亂數：{ $detail }
    .means = 沒有更動任何資料。
    .todo = 請重新啟動電腦，再試一次。
error-unknown-group = 你不在群組「{ $name }」裡。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇，或建立、加入群組。
error-unknown-fork = 「{ $name }」沒有需要選擇的版本。現有：{ $known }。
    .means = 沒有更動任何資料。
    .todo = 請從中選擇。

## 兩處都改過的內容

group-what-squad-version = 團隊
group-what-match-version = 對戰
group-what-campaign-log = 戰役
group-what-night = 任務
group-what-play-log = 桌上的對局
group-fork-entries = { $count } 筆新紀錄
group-fork-elsewhere = 另一台電腦

## 終端機

help-hub = 透過同步資料夾，與你的其他電腦或群組交換
help-hub-create = 在檔案同步或隨身碟的資料夾裡建立群組
help-hub-join = 用代碼加入群組
help-hub-status = 顯示你的群組、成員、等待送出的內容，以及兩處都改過的內容
help-hub-sync = 立即交換
help-hub-code = 顯示供他人加入的代碼
help-hub-leave = 離開群組；你的資料會保留
help-hub-keep = 從各自修改的兩個版本中選一個
option-sync-folder = 同步的資料夾
option-group-name = 群組名稱
option-invitation = 群組代碼
option-machine = 這台電腦的名稱；未指定時用系統名稱
option-shared = 只交換這個戰役，可重複指定。未指定時交換全部，如同你自己的電腦之間
option-group = 群組；只在一個群組裡時可省略
option-disputed = 兩處都改過的內容的名稱或 ID
option-state = 要保留的版本編號
done-group-joined = 你已在「{ $name }」裡。其他人用這個代碼加入：{ $code }
done-group-secret = 擁有代碼和資料夾的人，都能讀寫群組交換的一切。戰役的秘密卡牌只留在保管它們的電腦上。
done-group-left = 你已離開「{ $name }」。你的資料都留在這裡。
done-group-code = { $name }：{ $code }
report-no-groups = 你不在任何群組裡。用「muster hub create」建立，或用「muster hub join」加入。
report-group-exchange = { $name }：收到 { $received }，送出 { $sent }
report-group-joined = 接合了兩人各自續寫的 { $joined } 份紀錄
report-group-refused = 略過了 { $refused } 筆不可能成立的紀錄。
report-group-unread = 無法讀取 { $machines } 的全部內容：途中損毀，或由較新版的 Muster 寫成。
report-group = { $name }：{ $folder }
report-group-this = 這台電腦：{ $machine }
report-group-others = 其他電腦：{ $others }
report-group-everything = 交換全部內容
report-group-campaigns = 交換這些戰役：{ $campaigns }
report-group-waiting = { $waiting } 項修改等待送出
report-group-exchanged = 上次交換：{ $when }
report-group-held-back = { $count } 項修改在等其他修改，或較新版的 Muster
report-group-fork = { $what }「{ $name }」有兩處修改：
report-group-fork-side = { $number }：{ $when } { $machine }
report-group-fork-keep = 保留其中一個：muster hub keep { $subject } 編號
