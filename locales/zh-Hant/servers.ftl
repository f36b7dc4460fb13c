### 俱樂部伺服器上的群組。

## 伺服器的錯誤

error-not-an-address = 這不是伺服器位址。
    .means = 沒有更動任何資料。
    .todo = 位址的格式如：postgres://名稱@club.example.org/muster。
error-unreachable = 無法連上伺服器 { $place }：{ $detail }
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請檢查網路，或詢問伺服器的管理者；「muster hub serve-check」會列出檢查結果。
error-server-silent = 伺服器 { $place } 不再回應。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請稍後再試；若一直沒有回應，請告訴伺服器的管理者。
error-unsafe-login = 伺服器 { $place } 要求以不安全的方式（{ $method }）傳送密碼。
    .means = 沒有送出任何資料，也沒有送出密碼。
    .todo = Muster 只用 scram-sha-256 登入。請管理者在 pg_hba.conf 設定；若那裡沒有更動過，這可能不是原來的伺服器。
error-ended = 與 { $place } 的交換已中止，好讓其他工作繼續。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 若你仍在這個群組裡，請再交換一次。
error-untrusted = 伺服器 { $place } 無法證明身分：{ $detail }
    .means = 沒有送出任何資料，也沒有送出密碼。
    .todo = 伺服器需要 TLS，以及這台電腦信任的憑證；俱樂部自己的憑證可在位址結尾用 ?sslrootcert=檔案 指定。
error-login-refused = 伺服器 { $place } 拒絕這台電腦登入。
    .means = 你的資料都留在這裡，但無法交換。
    .todo = 若你已被移除，請索取新的邀請；否則請檢查名稱與密碼。
error-no-password = 這台電腦沒有 { $place } 的密碼。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請寫在位址裡（postgres://名稱:密碼@…）或 PGPASSWORD 中，或索取新的邀請。
error-not-set-up = 伺服器 { $place } 尚未為 Muster 設定。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請管理者執行：muster hub serve-setup { $place }
error-server-newer = 伺服器 { $place } 是由較新版的 Muster 設定的。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請安裝最新版的 Muster。
error-set-up-by-superuser = 不能由超級使用者設定 { $place }：列級安全性會對任何人都不起作用。
    .means = 沒有更動任何資料。
    .todo = 請用擁有該資料庫且可以建立角色的角色登入，例如：CREATE ROLE muster LOGIN CREATEROLE。
error-server-too-old = 伺服器 { $place } 執行的是 PostgreSQL { $version }。
    .means = 沒有更動任何資料。
    .todo = Muster 需要 PostgreSQL 15 或更新版本。
error-server-shared = { $place } 執行的是 PostgreSQL { $version }，而且與他人共用。
    .means = 沒有更動任何資料。
    .todo = 在 PostgreSQL 15 以前，可以建立角色的角色也能支配其他人的角色。請改用 PostgreSQL 16 或更新版本，或專用的伺服器；--shared-server 會照樣設定。
error-not-a-member = 這台電腦不是 { $place } 上這個群組的成員。
    .means = 你的資料都留在這裡，但無法交換。
    .todo = 請向成員索取邀請，再用其中的代碼加入。
error-not-allowed = 伺服器 { $place } 不允許這麼做：{ $detail }
    .means = 沒有更動任何資料。
    .todo = 請詢問伺服器的管理者；「muster hub serve-check」會指出缺少什麼。
error-server-full = 伺服器 { $place } 無法再接收：{ $detail }
    .means = 這裡的資料都安全，會等到伺服器有空間再送出。
    .todo = 請向伺服器的管理者要求更多空間。
error-invitation-used = 這個前往 { $place } 的邀請已失效。
    .means = 沒有更動任何資料。
    .todo = 一份邀請只能讓一台電腦在兩週內加入。請索取新的邀請。
error-older-code = 這個前往 { $place } 的代碼所含的是群組的舊金鑰。
    .means = 沒有更動任何資料。
    .todo = 代碼產生之後有成員被移除。請向成員索取新的邀請。
error-outrun = 另一台電腦先一步更動了 { $place }。
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請再試一次。
error-key-withheld = 群組已有新的金鑰，但伺服器 { $place } 沒有提供，或尚未提供。
    .means = 沒有送出任何資料，以免被移除的成員讀到。這裡的資料都安全。
    .todo = 請稍後再交換。若仍是如此，請告訴伺服器的管理者，並向成員索取新的邀請。
error-key-forged = 伺服器 { $place } 提供的群組金鑰不是由任何成員建立的。
    .means = 沒有送出任何資料。這裡的資料都安全。
    .todo = 請告訴群組與伺服器的管理者：可能有人想讀取你們交換的內容。
error-key-left-out = { $place } 上的群組已有新的金鑰，但不包含這台電腦。
    .means = 沒有送出任何資料，這裡也讀不到其他人之後寫的內容。這裡的資料都安全。
    .todo = 若你沒有被移除，請向成員索取新的邀請，再用其中的代碼加入。
error-key-set-back = 伺服器 { $place } 不認得群組最新的金鑰：它是從較舊的備份還原的。
    .means = 沒有送出任何資料。這裡的資料都安全，但在那份備份之後移除的成員又成了成員。
    .todo = 請再次移除這些成員。之後群組會取得另一把金鑰，並繼續交換。
error-no-such-member = 沒有成員「{ $name }」，或不只一位。
    .means = 沒有更動任何資料。
    .todo = 「muster hub members」會列出成員；請使用每行開頭的名稱。
error-not-a-server = { $name } 是透過資料夾交換的。
    .means = 沒有更動任何資料。
    .todo = 只有伺服器上的群組才有邀請與成員；資料夾的群組請用代碼加入。
error-server-failed = 伺服器 { $place } 回報錯誤：{ $detail }
    .means = 這裡的資料都安全，下次交換時會送出。
    .todo = 請再試一次；若仍發生，請告訴伺服器的管理者。

## 伺服器的檢查結果

server-reachable = 伺服器有回應
server-unreachable = 伺服器沒有回應：{ $value }
    .todo = 請檢查位址與連接埠、PostgreSQL 是否正在執行並接聽（listen_addresses），以及防火牆。
server-untrusted = 沒有可信任的加密連線：{ $value }
    .todo = 請設定 ssl = on 與此主機名稱的憑證，例如由 Let’s Encrypt 簽發；自己的憑證可在位址結尾用 ?sslrootcert=檔案 指定。
server-silent = 伺服器接受連線，但沒有回應
    .todo = 請檢查這是否為 PostgreSQL 的連接埠，以及伺服器是否負荷過重。
server-unsafe-login = 伺服器要求以不安全的方式（{ $value }）傳送密碼
    .todo = 請在 pg_hba.conf 設定 scram-sha-256，並設定 password_encryption = scram-sha-256，然後重新設定密碼。
server-login-refused = 伺服器拒絕登入
    .todo = 請檢查名稱與密碼；pg_hba.conf 需要對應的一行（hostssl、scram-sha-256）。
server-encrypted = 連線已加密，憑證有效
server-local = 伺服器就是這台電腦，不需要加密
server-version = PostgreSQL { $value } 版本夠新
server-version-old = PostgreSQL { $value } 太舊
    .todo = Muster 需要 PostgreSQL 15 或更新版本。
server-alone = 這台伺服器上沒有其他人的角色或資料庫
server-shared = PostgreSQL { $value }，而且有其他人使用這台伺服器：需要專用的伺服器
    .todo = 在 PostgreSQL 15 以前，可以建立角色的角色也能支配其他人的角色。請改用 PostgreSQL 16 或更新版本，或俱樂部專用的伺服器。
server-set-up = 資料庫已設定（第 { $value } 版）
server-not-set-up = 資料庫尚未為 Muster 設定
    .todo = 請用這個位址執行：muster hub serve-setup
server-no-right = 資料庫尚未設定，而且這個登入沒有權限
    .todo = 請以資料庫擁有者登入，或在 psql 執行：ALTER DATABASE muster OWNER TO muster
server-set-up-older = 資料庫是由較舊版的 Muster 設定的（第 { $value } 版）
    .todo = 請用這個位址執行：muster hub serve-setup
server-set-up-newer = 資料庫是由較新版的 Muster 設定的（第 { $value } 版）
    .todo = 請安裝最新版的 Muster。
server-row-security = 成員只能讀取自己的群組（資料列層級安全性）
server-row-security-off = 部分資料表關閉了資料列層級安全性（8 個中有 { $value } 個開啟）
    .todo = 請在 psql 對每個資料表執行：ALTER TABLE muster.… ENABLE ROW LEVEL SECURITY 與 FORCE ROW LEVEL SECURITY
server-superuser = 這個登入不受資料列層級安全性限制
    .todo = 可以運作，但最好使用只能建立角色的專用角色：CREATE ROLE muster LOGIN CREATEROLE。
server-organiser = 這個登入管理俱樂部的伺服器，可以邀請成員
server-no-roles = 無法邀請任何人：擁有者不能建立角色
    .todo = 請在 psql 以擁有者的名稱執行：ALTER ROLE muster CREATEROLE
server-member = 這是成員的登入
server-functions-closed = 成員無法呼叫會占滿磁碟或鎖的函式
server-functions-open = 成員可能占滿磁碟或鎖（有 { $value } 個函式對所有人開放）
    .todo = 請以超級使用者在這個資料庫執行 docs/club.md「Set it up」一節的指令。
server-databases-closed = 成員無法進入其他資料庫
server-databases-open = 成員還能進入其他 { $value } 個資料庫
    .todo = 請在 psql 對每個資料庫執行：REVOKE CONNECT ON DATABASE 名稱 FROM PUBLIC
server-scram = 密碼以 SCRAM 儲存
server-no-scram = 密碼可能以 { $value } 儲存
    .todo = 請在 postgresql.conf 設定 password_encryption = scram-sha-256。
server-clock = 時鐘一致
server-clock-off = 時鐘相差 { $value } 秒
    .todo = 紀錄不依時鐘，但憑證與邀請會：請讓兩邊都透過網路校時。
server-connections = 最多 { $value } 個連線
server-few-connections = 只有 { $value } 個連線
    .todo = 每個開啟的視窗會用到兩個：大型俱樂部請調高 max_connections。
server-failed = 無法繼續檢查伺服器：{ $value }
    .todo = 請告訴伺服器的管理者。

## 終端機中的伺服器

help-hub-invite = 邀請另一台電腦加入伺服器上的群組
help-hub-members = 列出群組伺服器允許進入的成員
help-hub-remove = 從伺服器上的群組移除成員
help-hub-serve-check = 檢查 PostgreSQL 伺服器作為俱樂部伺服器還缺少什麼
help-hub-serve-setup = 為俱樂部設定或更新 PostgreSQL 資料庫
option-invited = 邀請對象，會顯示在成員列表
option-removed = 成員的名稱，或「muster hub members」中該行的開頭
option-brought = 一併移除該成員邀請進來的所有人
option-shared-server = 在 PostgreSQL 16 以前，即使有其他人使用伺服器也照樣設定
option-server = 伺服器位址 postgres://名稱@主機/資料庫；密碼可寫在其中或 PGPASSWORD
done-group-joined-server = 你已在「{ $name }」裡。用「muster hub invite」邀請其他人。
done-group-password-file = 這裡沒有可用的鑰匙圈，伺服器密碼存放在資料夾中只有你能讀取的檔案裡。
done-group-invited =
    這會讓一台電腦在兩週內加入：
    muster hub join { $address } { $code }
done-group-invited-secret = 請用別人看不到的方式轉交。
done-member-removed = 已移除：{ $members }。
done-member-brought =
    由這位成員邀請、目前仍在的有：{ $members }。
    若要一併移除：muster hub remove { $member } --brought
removal-key-made = 群組已有新的金鑰：沒有它就讀不到之後寫的內容，即使取得伺服器的檔案與舊金鑰也一樣。
removal-key-later = 還沒有新的金鑰，被移除的成員仍知道群組的金鑰。群組中任一台電腦下次交換時會建立新的金鑰。
removal-key-never = 這台伺服器由較舊版的 Muster 設定，群組的金鑰不變，被移除的成員仍知道它。「muster hub serve-setup」之後才有新的金鑰；那時請再移除一次。
removal-left-out = 沒有新金鑰的電腦：{ $names }。
removal-void = 這些尚未使用的邀請含有舊金鑰，已經失效。請重新邀請：{ $names }。
removal-again = 已加入但從未交換，因此沒有新金鑰。請重新邀請：{ $names }。
done-server-set-up = { $address } 已設定完成（第 { $version } 版）。
done-server-was-set-up = { $address } 早已設定（第 { $version } 版）。
report-server-ready = 群組可以在此交換。
report-server-not-ready = 群組還不能在此交換。
report-members = { $name }：
report-member-in = { $member } { $called }，{ $when } 加入，{ $kilobytes } kB
report-member-invited = { $member } { $called }，已邀請，尚未加入
report-member-removed = { $member } { $called }，{ $when } 離開，{ $kilobytes } kB
report-member-seen = { $said }，上次出現 { $when }
report-member-by = { $said }，由 { $by } 邀請
report-member-this = （這台電腦）
