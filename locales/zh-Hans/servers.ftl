### 俱乐部服务器上的群组。

## 服务器的错误

error-not-an-address = 这不是服务器地址。
    .means = 没有更改任何数据。
    .todo = 地址的格式如：postgres://名称@club.example.org/muster。
error-unreachable = 无法连接服务器 { $place }：{ $detail }
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请检查网络，或询问服务器的管理者；“muster hub serve-check”会列出检查结果。
error-server-silent = 服务器 { $place } 不再响应。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请稍后再试；如果一直没有响应，请告诉服务器的管理者。
error-unsafe-login = 服务器 { $place } 要求以不安全的方式（{ $method }）发送密码。
    .means = 没有发送任何数据，也没有发送密码。
    .todo = Muster 只用 scram-sha-256 登录。请管理者在 pg_hba.conf 中设置；如果那里没有更改过，这可能不是原来的服务器。
error-ended = 与 { $place } 的交换已中止，以便其他操作继续。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 如果你仍在这个群组里，请再交换一次。
error-untrusted = 服务器 { $place } 无法证明身份：{ $detail }
    .means = 没有发送任何数据，也没有发送密码。
    .todo = 服务器需要 TLS，以及这台电脑信任的证书；俱乐部自己的证书可在地址末尾用 ?sslrootcert=文件 指定。
error-login-refused = 服务器 { $place } 拒绝这台电脑登录。
    .means = 你的数据都留在这里，但无法交换。
    .todo = 如果你已被移除，请索取新的邀请；否则请检查名称和密码。
error-no-password = 这台电脑没有 { $place } 的密码。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请写在地址里（postgres://名称:密码@…）或 PGPASSWORD 中，或索取新的邀请。
error-not-set-up = 服务器 { $place } 尚未为 Muster 设置。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请管理者运行：muster hub serve-setup { $place }
error-server-newer = 服务器 { $place } 是由较新版的 Muster 设置的。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请安装最新版的 Muster。
error-set-up-by-superuser = 不能由超级用户设置 { $place }：行级安全性会对任何人都不起作用。
    .means = 没有更改任何数据。
    .todo = 请用拥有该数据库且可以创建角色的角色登录，例如：CREATE ROLE muster LOGIN CREATEROLE。
error-server-too-old = 服务器 { $place } 运行的是 PostgreSQL { $version }。
    .means = 没有更改任何数据。
    .todo = Muster 需要 PostgreSQL 15 或更新版本。
error-server-shared = { $place } 运行的是 PostgreSQL { $version }，而且与他人共用。
    .means = 没有更改任何数据。
    .todo = 在 PostgreSQL 15 及以前，可以创建角色的角色也能支配其他人的角色。请改用 PostgreSQL 16 或更新版本，或专用的服务器；--shared-server 会照样设置。
error-not-a-member = 这台电脑不是 { $place } 上这个群组的成员。
    .means = 你的数据都留在这里，但无法交换。
    .todo = 请向成员索取邀请，再用其中的代码加入。
error-not-allowed = 服务器 { $place } 不允许这么做：{ $detail }
    .means = 没有更改任何数据。
    .todo = 请询问服务器的管理者；“muster hub serve-check”会指出缺少什么。
error-server-full = 服务器 { $place } 无法再接收：{ $detail }
    .means = 这里的数据都安全，会等到服务器有空间再发送。
    .todo = 请向服务器的管理者要求更多空间。
error-invitation-used = 这个前往 { $place } 的邀请已失效。
    .means = 没有更改任何数据。
    .todo = 一份邀请只能让一台电脑在两周内加入。请索取新的邀请。
error-older-code = 这个前往 { $place } 的代码里是群组的旧密钥。
    .means = 没有更改任何数据。
    .todo = 代码生成之后有成员被移除。请向成员索取新的邀请。
error-outrun = 另一台电脑先一步更改了 { $place }。
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请再试一次。
error-key-withheld = 群组已有新的密钥，但服务器 { $place } 没有提供，或尚未提供。
    .means = 没有发送任何数据，以免被移除的成员读到。这里的数据都安全。
    .todo = 请稍后再交换。如果仍是这样，请告诉服务器的管理者，并向成员索取新的邀请。
error-key-forged = 服务器 { $place } 提供的群组密钥不是由任何成员创建的。
    .means = 没有发送任何数据。这里的数据都安全。
    .todo = 请告诉群组和服务器的管理者：可能有人想读取你们交换的内容。
error-key-left-out = { $place } 上的群组已有新的密钥，但不包含这台电脑。
    .means = 没有发送任何数据，这里也读不到其他人之后写的内容。这里的数据都安全。
    .todo = 如果你没有被移除，请向成员索取新的邀请，再用其中的代码加入。
error-key-set-back = 服务器 { $place } 不认识群组最新的密钥：它是从较旧的备份恢复的。
    .means = 没有发送任何数据。这里的数据都安全，但在那份备份之后移除的成员又成了成员。
    .todo = 请再次移除这些成员。之后群组会得到另一个密钥，并继续交换。
error-no-such-member = 没有成员“{ $name }”，或不止一位。
    .means = 没有更改任何数据。
    .todo = “muster hub members”会列出成员；请使用每行开头的名称。
error-not-a-server = { $name } 是通过文件夹交换的。
    .means = 没有更改任何数据。
    .todo = 只有服务器上的群组才有邀请和成员；文件夹的群组请用代码加入。
error-server-failed = 服务器 { $place } 报告错误：{ $detail }
    .means = 这里的数据都安全，下次交换时会发送。
    .todo = 请再试一次；如果仍然出现，请告诉服务器的管理者。

## 服务器的检查结果

server-reachable = 服务器有响应
server-unreachable = 服务器没有响应：{ $value }
    .todo = 请检查地址和端口、PostgreSQL 是否正在运行并监听（listen_addresses），以及防火墙。
server-untrusted = 没有可信任的加密连接：{ $value }
    .todo = 请设置 ssl = on 和此主机名的证书，例如由 Let’s Encrypt 签发；自己的证书可在地址末尾用 ?sslrootcert=文件 指定。
server-silent = 服务器接受连接，但没有响应
    .todo = 请检查这是否为 PostgreSQL 的端口，以及服务器是否负载过重。
server-unsafe-login = 服务器要求以不安全的方式（{ $value }）发送密码
    .todo = 请在 pg_hba.conf 中设置 scram-sha-256，并设置 password_encryption = scram-sha-256，然后重新设置密码。
server-login-refused = 服务器拒绝登录
    .todo = 请检查名称和密码；pg_hba.conf 需要对应的一行（hostssl、scram-sha-256）。
server-encrypted = 连接已加密，证书有效
server-local = 服务器就是这台电脑，不需要加密
server-version = PostgreSQL { $value } 版本够新
server-version-old = PostgreSQL { $value } 太旧
    .todo = Muster 需要 PostgreSQL 15 或更新版本。
server-alone = 这台服务器上没有其他人的角色或数据库
server-shared = PostgreSQL { $value }，而且有其他人使用这台服务器：需要专用的服务器
    .todo = 在 PostgreSQL 15 及以前，可以创建角色的角色也能支配其他人的角色。请改用 PostgreSQL 16 或更新版本，或俱乐部专用的服务器。
server-set-up = 数据库已设置（第 { $value } 版）
server-not-set-up = 数据库尚未为 Muster 设置
    .todo = 请用这个地址运行：muster hub serve-setup
server-no-right = 数据库尚未设置，而且这个登录没有权限
    .todo = 请以数据库所有者登录，或在 psql 中运行：ALTER DATABASE muster OWNER TO muster
server-set-up-older = 数据库是由较旧版的 Muster 设置的（第 { $value } 版）
    .todo = 请用这个地址运行：muster hub serve-setup
server-set-up-newer = 数据库是由较新版的 Muster 设置的（第 { $value } 版）
    .todo = 请安装最新版的 Muster。
server-row-security = 成员只能读取自己的群组（行级安全性）
server-row-security-off = 部分表关闭了行级安全性（8 个中有 { $value } 个开启）
    .todo = 请在 psql 中对每个表运行：ALTER TABLE muster.… ENABLE ROW LEVEL SECURITY 和 FORCE ROW LEVEL SECURITY
server-superuser = 这个登录不受行级安全性限制
    .todo = 可以运行，但最好使用只能创建角色的专用角色：CREATE ROLE muster LOGIN CREATEROLE。
server-organiser = 这个登录管理俱乐部的服务器，可以邀请成员
server-no-roles = 无法邀请任何人：所有者不能创建角色
    .todo = 请在 psql 中用所有者的名称运行：ALTER ROLE muster CREATEROLE
server-member = 这是成员的登录
server-functions-closed = 成员无法调用会占满磁盘或锁的函数
server-functions-open = 成员可能占满磁盘或锁（有 { $value } 个函数对所有人开放）
    .todo = 请以超级用户在这个数据库中运行 docs/club.md “Set it up”一节的命令。
server-databases-closed = 成员无法进入其他数据库
server-databases-open = 成员还能进入其他 { $value } 个数据库
    .todo = 请在 psql 中对每个数据库运行：REVOKE CONNECT ON DATABASE 名称 FROM PUBLIC
server-scram = 密码以 SCRAM 保存
server-no-scram = 密码可能以 { $value } 保存
    .todo = 请在 postgresql.conf 中设置 password_encryption = scram-sha-256。
server-clock = 时钟一致
server-clock-off = 时钟相差 { $value } 秒
    .todo = 记录不依赖时钟，但证书和邀请会：请让两边都通过网络校时。
server-connections = 最多 { $value } 个连接
server-few-connections = 只有 { $value } 个连接
    .todo = 每个打开的窗口会用到两个：大型俱乐部请调高 max_connections。
server-failed = 无法继续检查服务器：{ $value }
    .todo = 请告诉服务器的管理者。

## 终端中的服务器

help-hub-invite = 邀请另一台电脑加入服务器上的群组
help-hub-members = 列出群组服务器允许进入的成员
help-hub-remove = 从服务器上的群组移除成员
help-hub-serve-check = 检查 PostgreSQL 服务器作为俱乐部服务器还缺少什么
help-hub-serve-setup = 为俱乐部设置或更新 PostgreSQL 数据库
option-invited = 邀请对象，会显示在成员列表
option-removed = 成员的名称，或“muster hub members”中该行的开头
option-brought = 一并移除该成员邀请进来的所有人
option-shared-server = 在 PostgreSQL 16 以前，即使有其他人使用服务器也照样设置
option-server = 服务器地址 postgres://名称@主机/数据库；密码可写在其中或 PGPASSWORD
done-group-joined-server = 你已在“{ $name }”里。用“muster hub invite”邀请其他人。
done-group-password-file = 这里没有可用的密钥环，服务器密码存放在数据文件夹中只有你能读取的文件里。
done-group-invited =
    这会让一台电脑在两周内加入：
    muster hub join { $address } { $code }
done-group-invited-secret = 请用别人看不到的方式转交。
done-member-removed = 已移除：{ $members }。
done-member-brought =
    由这位成员邀请、目前仍在的有：{ $members }。
    如果要一并移除：muster hub remove { $member } --brought
removal-key-made = 群组已有新的密钥：没有它就读不到之后写的内容，即使取得服务器的文件和旧密钥也一样。
removal-key-later = 还没有新的密钥，被移除的成员仍知道群组的密钥。群组中任一台电脑下次交换时会创建新的密钥。
removal-key-never = 这台服务器由较早版本的 Muster 设置，群组的密钥不变，被移除的成员仍知道它。“muster hub serve-setup”之后才有新的密钥；到时请再移除一次。
removal-left-out = 没有新密钥的电脑：{ $names }。
removal-void = 这些尚未使用的邀请里是旧密钥，已经失效。请重新邀请：{ $names }。
removal-again = 已加入但从未交换，因此没有新密钥。请重新邀请：{ $names }。
done-server-set-up = { $address } 已设置完成（第 { $version } 版）。
done-server-was-set-up = { $address } 早已设置（第 { $version } 版）。
report-server-ready = 群组可以在此交换。
report-server-not-ready = 群组还不能在此交换。
report-members = { $name }：
report-member-in = { $member } { $called }，{ $when } 加入，{ $kilobytes } kB
report-member-invited = { $member } { $called }，已邀请，尚未加入
report-member-removed = { $member } { $called }，{ $when } 离开，{ $kilobytes } kB
report-member-seen = { $said }，上次出现 { $when }
report-member-by = { $said }，由 { $by } 邀请
report-member-this = （这台电脑）
