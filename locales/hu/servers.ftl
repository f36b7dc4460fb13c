### Csoportok egy klub kiszolgálóján.

## A kiszolgálók hibái

error-not-an-address = Ez nem egy kiszolgáló címe.
    .means = Semmi sem módosult.
    .todo = Egy cím ilyen: postgres://nev@klub.example.org/muster.
error-unreachable = A kiszolgáló nem érhető el: { $place }: { $detail }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Ellenőrizd a hálózatot, vagy szólj annak, aki a kiszolgálót üzemelteti; a „muster hub serve-check” megmutatja, mit lát.
error-server-silent = A kiszolgáló már nem válaszol: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Próbáld meg később; ha továbbra is hallgat, szólj annak, aki a kiszolgálót üzemelteti.
error-unsafe-login = A kiszolgáló nem biztonságos módon kéri a jelszót ({ $method }): { $place }
    .means = Semmi sem ment el, jelszó sem.
    .todo = A Muster csak scram-sha-256 módon jelentkezik be. Aki a kiszolgálót üzemelteti, a pg_hba.conf fájlban állítja be; ha ott senki sem módosított semmit, ez talán másik kiszolgáló.
error-ended = A csere félbeszakadt, mert valami másnak kellett a helye: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Cserélj újra, ha még tagja vagy ennek a csoportnak.
error-untrusted = A kiszolgáló nem tudja igazolni magát: { $place }: { $detail }
    .means = Semmi sem ment el, jelszó sem.
    .todo = A kiszolgálónak TLS kell, és olyan tanúsítvány, amelyben ez a gép megbízik; a klub sajátját a cím végén ?sslrootcert=FÁJL nevezi meg.
error-login-refused = A kiszolgáló nem engedi be ezt a gépet: { $place }
    .means = Minden, amid van, itt marad; csere nincs.
    .todo = Ha eltávolítottak, kérj új meghívót; különben ellenőrizd a nevet és a jelszót.
error-no-password = Ezen a gépen nincs jelszó ehhez: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Írd a címbe (postgres://név:jelszó@…) vagy a PGPASSWORD változóba, vagy kérj új meghívót.
error-not-set-up = A kiszolgáló nincs előkészítve a Musterhez: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Aki üzemelteti, ezt írja be: muster hub serve-setup { $place }
error-server-newer = A kiszolgálót újabb Muster készítette elő: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Telepítsd a legújabb Mustert.
error-set-up-by-superuser = Rendszergazda (superuser) nem állíthatja be a kiszolgálót, mert akkor a sorszintű védelem senkit sem kötne: { $place }
    .means = Semmi sem módosult.
    .todo = Lépj be azzal a szereppel, amelyé az adatbázis, és amelyik szerepeket hozhat létre, például: CREATE ROLE muster LOGIN CREATEROLE.
error-server-too-old = A kiszolgálón PostgreSQL { $version } fut: { $place }
    .means = Semmi sem módosult.
    .todo = A Musternek PostgreSQL 15 vagy újabb kell.
error-server-shared = A kiszolgálón PostgreSQL { $version } fut, és mások is használják: { $place }
    .means = Semmi sem módosult.
    .todo = A PostgreSQL 15-ig az a szerep, amelyik szerepeket hozhat létre, mindenki máséi fölött is rendelkezik. PostgreSQL 16 vagy újabb kell, vagy külön kiszolgáló; a --shared-server így is előkészíti.
error-not-a-member = Ez a gép nem tagja a csoportnak itt: { $place }
    .means = Minden, amid van, itt marad; csere nincs.
    .todo = Kérj meghívót egy tagtól, és csatlakozz a kódjával.
error-not-allowed = A kiszolgáló ezt nem engedi: { $place }: { $detail }
    .means = Semmi sem módosult.
    .todo = Szólj annak, aki a kiszolgálót üzemelteti; a „muster hub serve-check” megmondja, mi hiányzik.
error-server-full = A kiszolgáló nem fogad többet: { $place }: { $detail }
    .means = Itt minden megvan; megvárja, amíg a kiszolgálón lesz hely.
    .todo = Kérj több helyet attól, aki a kiszolgálót üzemelteti.
error-invitation-used = Ez a meghívó már nem érvényes: { $place }
    .means = Semmi sem módosult.
    .todo = Egy meghívó egy gépet enged be, két héten belül. Kérj újat.
error-older-code = Ez a kód még a csoport előző kulcsát tartalmazza: { $place }
    .means = Semmi sem módosult.
    .todo = Azóta valakit eltávolítottak a csoportból. Kérj új meghívót egy tagtól.
error-outrun = Egy másik gép megelőzte ezt: { $place }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Próbáld újra.
error-key-withheld = A csoportnak új kulcsa van, de a kiszolgáló nem adja ki, vagy még nem: { $place }
    .means = Semmi sem ment el, mert az eltávolított tag elolvashatná. Itt minden megvan.
    .todo = Cserélj később újra. Ha az sem segít, szólj annak, aki a kiszolgálót üzemelteti, és kérj új meghívót egy tagtól.
error-key-forged = A kiszolgáló olyan kulcsot ad a csoporthoz, amelyet nem a csoport tagja készített: { $place }
    .means = Semmi sem ment el. Itt minden megvan.
    .todo = Szólj a csoportnak és annak, aki a kiszolgálót üzemelteti: lehet, hogy valaki el akarja olvasni, amit cseréltek.
error-key-left-out = A csoportnak új kulcsa van, de ez a gép nem kapja meg: { $place }
    .means = Semmi sem ment el, és itt nem olvasható, amit a többiek mostantól írnak. Itt minden megvan.
    .todo = Ha nem távolítottak el, kérj új meghívót egy tagtól, és csatlakozz a kódjával.
error-key-set-back = A kiszolgáló nem ismeri a csoport legújabb kulcsát, mert régebbi mentésből állították vissza: { $place }
    .means = Semmi sem ment el. Itt minden megvan, de aki a mentés óta esett ki, az újra tag.
    .todo = Távolítsd el újra. Ezután a csoport másik kulcsot kap, és folytatódik a csere.
error-no-such-member = Nincs ilyen tag, vagy több is van: { $name }
    .means = Semmi sem módosult.
    .todo = A „muster hub members” felsorolja őket; úgy nevezd meg, ahogy a sora kezdődik.
error-not-a-server = Ez a csoport mappán át cserél: { $name }
    .means = Semmi sem módosult.
    .todo = Meghívója és tagjai csak a kiszolgálón lévő csoportnak vannak; a mappáshoz a kódjával lehet csatlakozni.
error-server-failed = A kiszolgáló hibát jelzett: { $place }: { $detail }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Próbáld újra; ha nem múlik el, szólj annak, aki a kiszolgálót üzemelteti.

## Amit egy kiszolgálón látni

server-reachable = A kiszolgáló válaszol
server-unreachable = A kiszolgáló nem válaszol: { $value }
    .todo = Ellenőrizd a címet és a portot, hogy a PostgreSQL fut-e, és figyel-e ott (listen_addresses), és a tűzfalat.
server-untrusted = Nincs megbízható titkosítás: { $value }
    .todo = Kapcsold be (ssl = on) az erre a gépnévre szóló tanúsítvánnyal, például a Let’s Encrypttől; a saját tanúsítványt a cím végén ?sslrootcert=FÁJL nevezi meg.
server-silent = A kiszolgáló fogadja a kapcsolatot, de nem válaszol
    .todo = Ellenőrizd, hogy ez a PostgreSQL portja-e, és nincs-e túlterhelve a kiszolgáló.
server-unsafe-login = A kiszolgáló nem biztonságos módon kéri a jelszót ({ $value })
    .todo = Állítsd be: a pg_hba.conf fájlban scram-sha-256, és password_encryption = scram-sha-256; utána add meg újra a jelszót.
server-login-refused = A kiszolgáló elutasítja a bejelentkezést
    .todo = Ellenőrizd a nevet és a jelszót; a pg_hba.conf fájlban kell hozzájuk egy sor (hostssl, scram-sha-256).
server-encrypted = A kapcsolat titkosított, a tanúsítvány rendben van
server-local = A kiszolgáló ez a gép; nem kell titkosítás
server-version = A PostgreSQL { $value } elég új
server-version-old = A PostgreSQL { $value } túl régi
    .todo = A Musternek PostgreSQL 15 vagy újabb kell.
server-alone = Másnak nincs szerepe és adatbázisa ezen a kiszolgálón
server-shared = PostgreSQL { $value }, és mások is használják a kiszolgálót: a klubnak külön kiszolgáló kell
    .todo = A PostgreSQL 15-ig az a szerep, amelyik szerepeket hozhat létre, mindenki máséi fölött is rendelkezik. PostgreSQL 16 vagy újabb kell, vagy olyan kiszolgáló, amely csak a klubé.
server-set-up = Az adatbázis elő van készítve ({ $value }. változat)
server-not-set-up = Az adatbázis nincs előkészítve a Musterhez
    .todo = Írd be ezzel a címmel: muster hub serve-setup
server-no-right = Az adatbázis nincs előkészítve, és ezzel a névvel nem is lehet
    .todo = Jelentkezz be az adatbázis tulajdonosaként, vagy psql-ben: ALTER DATABASE muster OWNER TO muster
server-set-up-older = Az adatbázist régebbi Muster készítette elő ({ $value }. változat)
    .todo = Írd be ezzel a címmel: muster hub serve-setup
server-set-up-newer = Az adatbázist újabb Muster készítette elő ({ $value }. változat)
    .todo = Telepítsd a legújabb Mustert.
server-row-security = A tagok csak a saját csoportjaikat olvashatják (sorszintű védelem)
server-row-security-off = A sorszintű védelem nincs mindenhol bekapcsolva (8-ból { $value } táblában van)
    .todo = Írd be psql-ben minden táblára: ALTER TABLE muster.… ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY
server-superuser = Ezt a nevet nem korlátozza a sorszintű védelem
    .todo = Működik. Jobb egy külön név, amely csak szerepköröket hozhat létre: CREATE ROLE muster LOGIN CREATEROLE.
server-organiser = Ez a név üzemelteti a klub kiszolgálóját, és meghívhat másokat
server-no-roles = Senkit sem lehet meghívni: a tulajdonos nem hozhat létre szerepkört
    .todo = Írd be psql-ben, a tulajdonos nevével: ALTER ROLE muster CREATEROLE
server-member = Ez egy tag neve
server-functions-closed = A tagok nem hívhatnak meg semmit, ami betöltené a lemezt vagy elfogyasztaná a zárakat
server-functions-open = A tagok betölthetik a lemezt vagy elfogyaszthatják a zárakat ({ $value } függvényt mindenki hívhat)
    .todo = Írd be rendszergazdaként (superuser), ebben az adatbázisban, ami a docs/club.md elején áll („Set it up”).
server-databases-closed = A tagok más adatbázisba nem jutnak be
server-databases-open = A tagok más adatbázisba is bejutnak ({ $value })
    .todo = Írd be psql-ben mindegyikre: REVOKE CONNECT ON DATABASE NÉV FROM PUBLIC
server-scram = A jelszavak SCRAM formában tárolódnak
server-no-scram = A jelszavak így tárolódhatnak: { $value }
    .todo = Állítsd be a postgresql.conf fájlban: password_encryption = scram-sha-256.
server-clock = Az órák egyeznek
server-clock-off = Az órák között { $value } másodperc az eltérés
    .todo = A bejegyzéseknél nem számít, de a tanúsítványoknál és a meghívóknál igen: állítsd mindkettőt a hálózathoz.
server-connections = Legfeljebb { $value } kapcsolat
server-few-connections = Csak { $value } kapcsolat
    .todo = Egy nyitott ablaknak kettő kell: nagy klubnál állítsd magasabbra a max_connections értékét.
server-failed = A kiszolgálót nem lehetett tovább vizsgálni: { $value }
    .todo = Szólj annak, aki a kiszolgálót üzemelteti.

## Kiszolgálók a terminálban

help-hub-invite = Még egy gép meghívása egy kiszolgálón lévő csoportba
help-hub-members = Kit enged be egy csoport kiszolgálója
help-hub-remove = Tag eltávolítása egy kiszolgálón lévő csoportból
help-hub-serve-check = Mi van meg és mi hiányzik egy PostgreSQL kiszolgálón, hogy egy klubé legyen
help-hub-serve-setup = PostgreSQL adatbázis előkészítése egy klubnak, vagy frissítése
option-invited = Kinek szól; a tagok listája mutatja
option-removed = A tag, névvel, vagy ahogy a sora kezdődik a „muster hub members” listájában
option-brought = Mindazoké is, akiket a tag hívott meg
option-shared-server = PostgreSQL 16 előtt akkor is, ha mások is használják a kiszolgálót
option-server = A kiszolgáló címe, postgres://név@gép/adatbázis; a jelszó lehet benne vagy a PGPASSWORD változóban
done-group-joined-server = Tag vagy itt: { $name }. Másokat így hívhatsz meg: „muster hub invite”.
done-group-password-file = Itt nincs használható kulcstartó, ezért a kiszolgáló jelszava az adatmappa egy olyan fájljában van, amelyet csak te olvashatsz.
done-group-invited =
    Ez egy gépet enged be, két héten belül:
    muster hub join { $address } { $code }
done-group-invited-secret = Úgy add tovább, hogy más ne olvassa el.
done-member-removed = Eltávolítva: { $members }.
done-member-brought =
    Ez a tag hívta meg őket, és tagok maradnak: { $members }.
    Az ő eltávolításuk: muster hub remove { $member } --brought
removal-key-made = A csoportnak új kulcsa van: ami mostantól íródik, az nélküle nem olvasható, a kiszolgáló fájljainak és a régi kulcsoknak a birtokában sem.
removal-key-later = Még nincs új kulcs, ezért az eltávolított tag továbbra is ismeri a csoportét. Az új kulcs bármelyik gép következő cseréjével elkészül.
removal-key-never = Ezt a kiszolgálót egy korábbi Muster készítette elő, ezért a csoport kulcsa a régi, és az eltávolított tag is ismeri. A „muster hub serve-setup” után lesznek új kulcsok; akkor távolítsd el újra.
removal-left-out = Nem kapja meg az új kulcsot: { $names }.
removal-void = Ezek a nyitott meghívók a régi kulcsot tartalmazzák, és érvénytelenek. Új meghívó kell: { $names }.
removal-again = Tag, de még nem cserélt, ezért nem kapja meg az új kulcsot. Új meghívó kell: { $names }.
done-server-set-up = { $address } elő van készítve ({ $version }. változat).
done-server-was-set-up = { $address } már elő volt készítve ({ $version }. változat).
report-server-ready = Itt cserélhetnek a csoportok.
report-server-not-ready = Itt még nem cserélhetnek a csoportok.
report-members = { $name }:
report-member-in = { $member } { $called }, tag { $when } óta, { $kilobytes } kB
report-member-invited = { $member } { $called }, meghívva, még nem csatlakozott
report-member-removed = { $member } { $called }, nem tag { $when } óta, { $kilobytes } kB
report-member-seen = { $said }, utoljára itt: { $when }
report-member-by = { $said }, meghívta: { $by }
report-member-this = (ez a gép)
