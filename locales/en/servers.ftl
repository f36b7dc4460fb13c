### Groups on a club’s server.

## Errors of servers

error-not-an-address = This isn’t a server’s address.
    .means = Nothing was changed.
    .todo = An address looks like postgres://name@club.example.org/muster.
error-unreachable = The server { $place } can’t be reached: { $detail }
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Check the network, or ask whoever runs the server; “muster hub serve-check” says what it sees.
error-server-silent = The server { $place } doesn’t answer any more.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Try again later; if it stays silent, tell whoever runs the server.
error-unsafe-login = The server { $place } asks for the password in an unsafe way ({ $method }).
    .means = Nothing was sent, and no password either.
    .todo = Muster logs in by scram-sha-256 only. Whoever runs the server sets it in pg_hba.conf; if nothing was changed there, this may be a different server.
error-ended = The exchange with { $place } was ended, because something else had to go on.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Exchange again if this group is still among yours.
error-untrusted = The server { $place } can’t prove that it’s the right one: { $detail }
    .means = Nothing was sent, and no password either.
    .todo = The server needs TLS and a certificate that this computer trusts; a club’s own is named with ?sslrootcert=FILE at the end of the address.
error-login-refused = The server { $place } refuses this machine’s login.
    .means = Everything you have stays here; nothing is exchanged.
    .todo = If you were removed, ask for a new invitation; otherwise check the name and the password.
error-no-password = This machine has no password for { $place }.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Put it into the address (postgres://name:password@…) or into PGPASSWORD, or ask for a new invitation.
error-not-set-up = The server { $place } isn’t set up for Muster.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Whoever runs it types: muster hub serve-setup { $place }
error-server-newer = The server { $place } was set up by a newer Muster.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Install the latest Muster.
error-set-up-by-superuser = { $place } can’t be set up by a superuser: row-level security wouldn’t bind anybody.
    .means = Nothing was changed.
    .todo = Log in as a role that owns the database and may create roles, such as: CREATE ROLE muster LOGIN CREATEROLE.
error-server-too-old = The server { $place } runs PostgreSQL { $version }.
    .means = Nothing was changed.
    .todo = Muster needs PostgreSQL 15 or newer.
error-server-shared = { $place } has PostgreSQL { $version } and is shared with others.
    .means = Nothing was changed.
    .todo = Up to PostgreSQL 15, a role that may create roles rules over everyone else’s. Take PostgreSQL 16 or newer, or a server of its own; --shared-server sets it up anyway.
error-not-a-member = This machine isn’t a member of the group at { $place }.
    .means = Everything you have stays here; nothing is exchanged.
    .todo = Ask a member for an invitation, then join with its code.
error-not-allowed = The server { $place } doesn’t allow this: { $detail }
    .means = Nothing was changed.
    .todo = Ask whoever runs the server; “muster hub serve-check” says what is missing.
error-server-full = The server { $place } takes no more: { $detail }
    .means = Everything here is safe; it waits until the server has room.
    .todo = Ask whoever runs the server for more room.
error-invitation-used = This invitation to { $place } isn’t valid any more.
    .means = Nothing was changed.
    .todo = An invitation lets one machine in, within two weeks. Ask for a new one.
error-older-code = This code for { $place } is from before the group got a new key.
    .means = Nothing was changed.
    .todo = Someone was removed since it was made. Ask a member for a new invitation.
error-outrun = Another machine was faster at { $place }.
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Try again.
error-key-withheld = The group has a new key, which the server { $place } doesn’t give, or not yet.
    .means = Nothing was sent, since whoever was removed could read it. Everything here is safe.
    .todo = Exchange again later. If that doesn’t help, tell whoever runs the server, and ask a member for a new invitation.
error-key-forged = The server { $place } gives a key for the group that no member made.
    .means = Nothing was sent. Everything here is safe.
    .todo = Tell the group and whoever runs the server: someone may be trying to read what you exchange.
error-key-left-out = The group at { $place } has a new key, and it isn’t for this machine.
    .means = Nothing was sent, and what the others write now can’t be read here. Everything here is safe.
    .todo = If you weren’t removed, ask a member for a new invitation, then join with its code.
error-key-set-back = The server { $place } doesn’t know the group’s latest key: it was restored from an older backup.
    .means = Nothing was sent. Everything here is safe, but whoever was removed since that backup is a member again.
    .todo = Remove them once more. Then the group gets another key, and goes on.
error-no-such-member = There’s no member “{ $name }”, or more than one.
    .means = Nothing was changed.
    .todo = “muster hub members” lists them; name one as its line starts.
error-not-a-server = { $name } exchanges through a folder.
    .means = Nothing was changed.
    .todo = Only groups on a server have invitations and members; a folder’s group is joined with its code.
error-server-failed = The server { $place } reported an error: { $detail }
    .means = Everything here is safe; it will be sent with the next exchange.
    .todo = Try again; if it stays, tell whoever runs the server.

## What is seen of a server

server-reachable = The server answers
server-unreachable = The server doesn’t answer: { $value }
    .todo = Check the address and the port, that PostgreSQL runs and listens there (listen_addresses), and the firewall.
server-untrusted = No trusted encryption: { $value }
    .todo = Set ssl = on with a certificate for this host name, from Let’s Encrypt for example; a certificate of your own is named with ?sslrootcert=FILE at the end of the address.
server-silent = The server takes connections and doesn’t answer
    .todo = Check that this port is PostgreSQL’s and that the server isn’t overloaded.
server-unsafe-login = The server asks for the password in an unsafe way ({ $value })
    .todo = Set scram-sha-256 in pg_hba.conf and password_encryption = scram-sha-256, then set the password again.
server-login-refused = The server refuses the login
    .todo = Check the name and the password; pg_hba.conf needs a line for them (hostssl, scram-sha-256).
server-encrypted = The connection is encrypted, and the certificate is good
server-local = The server is this computer; no encryption is needed
server-version = PostgreSQL { $value } is new enough
server-version-old = PostgreSQL { $value } is too old
    .todo = Muster needs PostgreSQL 15 or newer.
server-alone = No other roles or databases are on this server
server-shared = PostgreSQL { $value }, and others use this server: a server of its own is needed
    .todo = Up to PostgreSQL 15, a role that may create roles rules over everyone else’s. Take PostgreSQL 16 or newer, or a server for the club alone.
server-set-up = The database is set up (version { $value })
server-not-set-up = The database isn’t set up for Muster
    .todo = Type: muster hub serve-setup with this address
server-no-right = The database isn’t set up, and this login may not do it
    .todo = Log in as the database’s owner, or type in psql: ALTER DATABASE muster OWNER TO muster
server-set-up-older = The database was set up by an older Muster (version { $value })
    .todo = Type: muster hub serve-setup with this address
server-set-up-newer = The database was set up by a newer Muster (version { $value })
    .todo = Install the latest Muster.
server-row-security = Members read only their own groups (row-level security)
server-row-security-off = Row-level security is off in some tables ({ $value } of 8 have it)
    .todo = Type in psql for each table: ALTER TABLE muster.… ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY
server-superuser = This login passes by row-level security
    .todo = It works. Better is a role of its own that may only create roles: CREATE ROLE muster LOGIN CREATEROLE.
server-organiser = This login runs the club’s server and may invite
server-no-roles = No one can be invited: the owner may not create roles
    .todo = Type in psql: ALTER ROLE muster CREATEROLE, naming the owner in place of muster
server-member = This login is a member’s
server-functions-closed = Members may call nothing that could fill the disk or the locks
server-functions-open = Members may fill the disk or the locks ({ $value } functions are open to all)
    .todo = Type, as a superuser in this database, what docs/club.md has under “Set it up”.
server-databases-closed = Members get into no other database
server-databases-open = Members get into { $value } other databases as well
    .todo = Type in psql for each: REVOKE CONNECT ON DATABASE NAME FROM PUBLIC
server-scram = Passwords are kept as SCRAM
server-no-scram = Passwords may be kept as { $value }
    .todo = Set password_encryption = scram-sha-256 in postgresql.conf.
server-clock = The clocks agree
server-clock-off = The clocks differ by { $value } seconds
    .todo = Entries don’t go by clocks, but certificates and invitations do: set both by the network.
server-connections = Up to { $value } connections
server-few-connections = Only { $value } connections
    .todo = An open window takes two: set max_connections higher for a large club.
server-failed = The server couldn’t be looked at further: { $value }
    .todo = Tell whoever runs the server.

## Servers in the terminal

help-hub-invite = Invite one more machine to a group on a server
help-hub-members = List who belongs to a group on a server
help-hub-remove = Remove a member from a group on a server
help-hub-serve-check = Check whether a PostgreSQL server is ready for a club, and what’s missing
help-hub-serve-setup = Set a PostgreSQL database up for a club, or bring it up to date
option-invited = Who it is for; the list of members shows it
option-removed = The member, by name or as its line in “muster hub members” starts
option-brought = Also remove everyone that the member brought in
option-shared-server = Set it up before PostgreSQL 16 even if others use the server
option-server = The server’s address, postgres://name@host/database; the password may be in it or in PGPASSWORD
done-group-joined-server = You’re in “{ $name }”. Invite others with “muster hub invite”.
done-group-password-file = There is no keyring to use here, so the server’s password is in a file of the data folder that only you can read.
done-group-invited =
    This lets one machine in, within two weeks:
    muster hub join { $address } { $code }
done-group-invited-secret = Pass it on so that no one else reads it.
done-member-removed = Removed: { $members }.
done-member-brought =
    Still in, brought by this member: { $members }.
    To remove them as well: muster hub remove { $member } --brought
removal-key-made = The group has a new key: what is written from now on can’t be read without it, even with the server’s files and old keys in hand.
removal-key-later = There’s no new key yet, so whoever was removed still knows the group’s. The next exchange of any of its machines makes one.
removal-key-never = An earlier Muster set this server up, so the group keeps its key, which whoever was removed still knows. “muster hub serve-setup” brings new keys; then remove them once more.
removal-left-out = Without the new key: { $names }.
removal-void = These open invitations carry the old key and are void. Invite again: { $names }.
removal-again = In, but never exchanged, and so without the new key. Invite again: { $names }.
done-server-set-up = { $address } is set up (version { $version }).
done-server-was-set-up = { $address } was set up already (version { $version }).
report-server-ready = Groups can exchange here.
report-server-not-ready = Groups can’t exchange here yet.
report-members = { $name }:
report-member-in = { $member } { $called }, in since { $when }, { $kilobytes } kB
report-member-invited = { $member } { $called }, invited, not in yet
report-member-removed = { $member } { $called }, out since { $when }, { $kilobytes } kB
report-member-seen = { $said }, last here { $when }
report-member-by = { $said }, invited by { $by }
report-member-this = (this machine)
