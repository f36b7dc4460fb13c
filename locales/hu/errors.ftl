label-means = Az adataid
label-todo = Teendő
the-database = az adatbázis
note-decoded-as = { $path } nem UTF-8 kódolású; a Muster így olvasta be: { $encoding }. Ha a nevek hibásak, mentsd a fájlt UTF-8 kódolással.
note-game-recognised = A lista nem mondja meg, melyik játéké; a sorai alapján { $game }. Ha másik, add meg a --game kapcsolóval.
note-game-rather = A sorai alapján ez { $game } lista. Ha úgy olvasnád be, használd ezt: --game { $id }

note-without-data = A gyűjteményed és a megtanított nevek kimaradtak az ellenőrzésből: { $reason }
note-backup-failed = A mai biztonsági mentés nem készült el: { $reason }
## Files

error-file-not-found = Nincs ilyen fájl: { $file }
    .means = Semmi sem töltődött be, és semmi sem módosult.
    .todo = Ellenőrizd a nevét és a mappát.
error-file-empty = Üres fájl: { $file }
    .means = Semmi sem módosult.
    .todo = Válassz olyan fájlt, amelyben van lista, vagy mentsd el újra a listát.
error-file-too-large = { $file } mérete { $size } MiB; legfeljebb { $limit } MiB olvasható be.
    .means = Semmi sem töltődött be, és semmi sem módosult.
    .todo = Oszd több részre, vagy ellenőrizd, hogy a megfelelő fájl-e.
error-file-binary = Ez nem szövegfájl: { $file }
    .means = Semmi sem módosult.
    .todo = Válassz szövegfájlt. Táblázatot a Gyűjtemény oldalon importálhatsz.
error-file-dangerous = A Muster nem olvasta be: { $file }. { $reason ->
    [memory] A beolvasásához több mint { $limit } MiB memória kellene.
    [time] A beolvasása { $limit } másodpercnél tovább tartana.
    [search] { $limit } másodperc alatt nem találtam benne kódot.
   *[crash] A tartalma megakasztja az olvasót.
}
    .means = Semmi sem módosult. A fájlt külön folyamat olvasta, így a Musternek nem esett baja.
    .todo = { $reason ->
        [search] Vágd körbe a fotón a kódot, vagy fényképezd le közelebbről.
       *[other] A fájl sérült, vagy kárt akar okozni. Ha megbízol benne, nyisd meg abban a programban, amelyik készítette, és mentsd újra, vagy mentsd a táblázatot CSV-ként.
    }
error-file-beyond-limits = A Muster nem olvasta be: { $file }. { $reason ->
    [rows] Több mint { $limit } sora van.
    [columns] Több mint { $limit } oszlopa van.
    [cells] Több mint { $limit } cellája van, a közbülső üreseket is számítva.
    [cell] Az egyik cellája hosszabb { $limit } karakternél.
    [text] Több mint { $limit } MiB szöveg van benne.
    [unpacked] Kicsomagolva több mint { $limit } MiB.
    [objects] A mellékletei listáján több mint { $limit } tétel van.
    [bytes] Több mint { $limit } bájtos.
   *[members] Több mint { $limit } tagot sorol fel.
}
    .means = Semmi sem módosult.
    .todo = Nézd meg, hogy ez-e a jó fájl; aztán töröld belőle, ami nem kell, az üres sorokat és oszlopokat is, vagy oszd több részre.
error-json-invalid = { $file }, { $line }. sor, { $column }. oszlop: hibás JSON: { $reason }
    .means = Semmi sem módosult.
    .todo = Javítsd ki azt a helyet, vagy exportáld újra a { squad.ot }.
error-output-not-writable = Nem írható: { $file } ({ $reason })
    .means = Az adataid változatlanok; csak a fájl nem készült el.
    .todo = Válassz másik mappát, vagy zárd be a programot, amely használja a fájlt.
error-output-is-data = A Muster itt a saját adatait tartja: { $file }
    .means = Semmi sem íródott ki; az adataid változatlanok.
    .todo = Válassz másik nevet vagy mappát.
error-file-failed = Nem sikerült az olvasás vagy az írás: { $path } ({ $detail })
    .means = Minden, amit korábban mentettél, megvan; félkész adat nem maradt.
    .todo = Ellenőrizd a lemezt és a mappát, majd próbáld újra.
error-file-unreadable = Nem olvasható: { $file } ({ $reason })
    .means = Semmi sem módosult.
    .todo = Ellenőrizd, hogy olvasható-e, és nem foglalja-e másik program.
error-nothing-found = Egyetlen figura sincs ebben: { $file }
    .means = Nincs mit ellenőrizni; semmi sem módosult.
    .todo = Írj soronként egy figurát a kártyán álló nevével, vagy ellenőrizd a játékot.

## What was asked for

error-unknown-game = Nincs ilyen játék: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül, vagy töltsd be a játék adatcsomagját.
error-unknown-format = Nincs ilyen játékmód: { $name }. Ezek vannak: { $known }.
    .means = Az ellenőrzés elmaradt; semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-era = Nincs ilyen korszak: { $name }. Ezek vannak: { $known }.
    .means = Az ellenőrzés elmaradt; semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-side = Nincs ilyen oldal: { $name }. Ezek vannak: { $known }.
    .means = Az ellenőrzés elmaradt; semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-figure = Nincs ilyen figura a katalógusban: { $name }
    .means = Semmi sem módosult.
    .todo = Ellenőrizd az írásmódját, vagy keress a katalógusban a név egy részére.
error-unknown-squad = Nincs ilyen mentett { squad }: { $name }
    .means = Semmi sem módosult.
    .todo = Nézd meg a mentett { squad.ok } listáját, és válassz egyet.
error-list-too-long = Több mint { $limit } soros: { $file }
    .means = Semmi sem töltődött be, és semmi sem módosult.
    .todo = Csak a { squad } sorait hagyd meg, vagy gyűjteményként importáld.
error-unknown-faction = Nincs ilyen csoport: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-set = Nincs ilyen sorozat: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül, vagy írd a rövidítését.
error-unknown-question = Nincs ilyen nyitott kérdés: { $name }
    .means = Semmi sem módosult.
    .todo = Nézd meg a nyitott kérdések listáját, és másold ki az egyik azonosítóját.
error-unknown-answer = { $name }: ez nem válasz a kérdésre. Lehetséges válaszok: { $known }
    .means = A kérdés nyitva marad; semmi sem módosult.
    .todo = Ezek egyikével válaszolj.
error-unknown-ending = Ebben a játékban így nem ér véget játszma: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Válassz ezek közül.
error-unknown-mission = Nincs ilyen küldetés, vagy több is van: { $name }.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Az azonosítóját add meg. Felsorolásuk: muster match maps --json.
error-unknown-term = { $near ->
        [none] Nincs ilyen nevű fogalom: „{ $name }”
       *[some] Nincs ilyen nevű fogalom: „{ $name }”. Talán: { $known }
    }
    .means = Semmi sem módosult.
    .todo = Ellenőrizd az írásmódot, vagy keress a szó egy részére.
error-figure-is-term = Ez fogalom, nem figura: „{ $name }”
    .means = Semmi sem módosult.
    .todo = Keresd meg a Szabályok lapon, vagy így: muster terms show { $name }
error-words-unreadable = Ez a fájl nem fogalmakról és figurákról szóló szövegeket tartalmaz: { $file }
    .means = A saját szövegeid változatlanok.
    .todo = Válassz olyan táblázatot, amelynek of, about és text oszlopa van; ilyet ír a muster terms export.
error-unknown-setting = Nincs ilyen beállítás: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-not-found = Ezen a néven semmi sincs elmentve: { $wanted }
    .means = Semmi sem módosult.
    .todo = Nézd meg az elmentettek listáját, és válassz belőle.
error-ambiguous = Többre is illik: { $wanted }. Ezekre: { $candidates }.
    .means = Semmi sem módosult.
    .todo = Írd ki a teljes nevét vagy az azonosítóját.
error-unknown-language = A Muster ezen a nyelven nem beszél: { $name }. Ezeken igen: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-alias = Nincs ilyen megtanított név: { $name }
    .means = Semmi sem módosult.
    .todo = Nézd meg a megtanított nevek listáját.
error-unknown-field = Oszlop nem olvasható így: { $name }. Lehetséges: { $known }.
    .means = A gyűjteményed változatlan.
    .todo = Válassz ezek közül.

error-alias-unusable = Nem lehet figura neve: { $name }. Nincs benne betű, vagy már egy figuráé.
    .means = Semmi sem módosult.
    .todo = Válassz más szöveget.
error-name-unusable = Hadjárat nem kaphat ilyen nevet: „{ $name }”. A névben legalább egy betű vagy szám van.
    .means = Semmi sem módosult.
    .todo = Adj meg másik nevet.
error-unknown-command = Nincs ilyen parancs: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Indítsd újra a programot; ha ismét előfordul, kérjük, jelezd.
error-unknown-revision = A { squad.nak } nincs ilyen változata: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-sheet = A fájlban nincs ilyen munkalap: { $name }. Ezek vannak: { $known }.
    .means = A gyűjteményed változatlan.
    .todo = Válassz a munkalapjaiból, vagy ne adj meg egyet sem: akkor a Muster minden figurás munkalapot importál.
error-unknown-status = Ebből nem derül ki, mit jelent az érték: { $name }. Lehetséges jelentések: { $known }.
    .means = A gyűjteményed változatlan.
    .todo = ÉRTÉK=JELENTÉS alakban írd, például Eladva=missing.
error-unknown-column = A fájlban nincs ilyen oszlop: { $name }. Ezek vannak: { $known }.
    .means = A gyűjteményed változatlan.
    .todo = Írd le a fejlécét úgy, ahogy a fájlban áll, utána egyenlőségjelet, majd azt, hogy mit jelent.
error-unknown-pack = Nincs ilyen saját adatcsomagod: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Nézd meg az adatcsomagok listáját, és abból válassz.
error-pack-broken = Hibás, ezért nincs betöltve, és nem lehet hozzá semmit írni: { $file }
    .means = Semmi sem módosult; amit korábban eldöntöttél, megvan benne.
    .todo = Az adatcsomagok listája megmutatja, mi a hiba; először azt javítsd ki.
error-backup-unusable = Használhatatlan biztonsági mentés: { $file } ({ $reason })
    .means = Semmi sem módosult; az adataid épek.
    .todo = Nézd meg a biztonsági mentések listáját, és válassz másikat.
error-restore-in-groups = Ez a gép csoportban van ({ $groups }): a következő csere visszahozná, amit a visszaállítás eltüntetett
    .means = Semmi sem állt vissza.
    .todo = Mondd meg, mit szeretnél: --leave-groups csak itt állít vissza és kilép a csoportból, --everywhere a csoport minden gépén visszaállít.
error-argument-unknown = Itt nincs ilyen: { $argument }
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
error-argument-value = { $argument } nem lehet ez: { $value }
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
error-argument-empty = { $argument } üres.
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
error-argument-choice = { $argument } nem lehet ez: { $value }. Lehetséges: { $known }.
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
error-argument-missing = Valami hiányzik: { $argument }
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
error-argument-other = Ezek nem férnek meg együtt: { $argument }
    .means = Semmi sem történt.
    .todo = Itt látod, mi lehetséges:  { $command }
## The database

error-database-locked = Egy másik program éppen használja: { $path }
    .means = Minden, amit korábban mentettél, megvan; ez a módosítás nem mentődött el.
    .todo = Zárd be a Muster többi ablakát, és próbáld újra.
error-database-corrupt = A fájl sérült: { $path } ({ $detail })
    .means = Egészben olvasható: { $whole }. Sérült: { $damaged }. A Muster nem ír a fájlba, hogy több ne vesszen el.
    .todo = { $backup ->
        [none] Nincs ép biztonsági mentés. Mielőtt bármit tennél, másold az adatmappát biztos helyre.
       *[other] Állítsd vissza a legújabb ép biztonsági mentést: { $backup }. A sérült fájl megmarad.
    }
data-part-collection = gyűjtemény
data-part-squads = csapatok
data-part-campaigns = kampányok
data-part-matches = mérkőzések
data-part-own-packs = válaszok és saját figurák
data-part-aliases = megtanított nevek
data-part-settings = beállítások
data-part-none = semmi
error-database-too-new = Újabb Muster írta: { $path }. A változata { $found }, ez a program legfeljebb { AZ($supported) } jelűt ismeri.
    .means = Semmi sem módosult; az adataid biztonságban vannak.
    .todo = Telepítsd az újabb Mustert, vagy adj meg másik adatmappát.
error-folder-read-only = Nem írható: { $path }
    .means = Minden, amit korábban mentettél, megvan; ez a módosítás nem mentődött el.
    .todo = Engedélyezd az írást a mappában, vagy adj meg másik adatmappát.
error-disk-full = Megtelt a lemez, amelyen ez van: { $path }
    .means = Minden, amit korábban mentettél, megvan; ez a módosítás nem mentődött el.
    .todo = Szabadíts fel helyet, és próbáld újra.
error-not-a-muster-database = Ez nem a Muster adatbázisa: { $path }
    .means = Semmi sem módosult benne.
    .todo = Adj meg másik adatmappát, vagy vidd máshová ezt a fájlt.
error-database-missing = Nincs meg: { $path }
    .means = Semmi sem töltődött be, és semmi sem módosult.
    .todo = Ellenőrizd az adatmappa nevét.
error-row-unreadable = Egy bejegyzés nem olvasható ({ $table }): { $detail }
    .means = Az a bejegyzés érintetlen maradt; minden más rendben van.
    .todo = Készíts biztonsági mentést, és jelezd ezzel az üzenettel együtt.
error-backup-over-database = A biztonsági mentés nem kerülhet az adatbázis helyére: { $path }
    .means = Semmi sem íródott ki; az adataid változatlanok.
    .todo = Válassz másik fájlnevet.
error-backup-over-other = Itt egy másik fájl van, amely nem biztonsági mentés: { $path }
    .means = Semmi sem íródott ki; az a fájl nem változott.
    .todo = Válassz másik fájlnevet.
error-database-foreign = Ebben a fájlban olyasmi van, amit nem a Muster készített: { $path } ({ $what } { $name })
    .means = Semmi sem módosult.
    .todo = Válassz olyan biztonsági mentést, amelyet a Muster készített.
error-database-vanished = Hiányzik vagy üres: { $path }, pedig vannak biztonsági mentések.
    .means = A Muster nem kezdett új adatbázist, így semmi sem íródik felül. A legújabb ép biztonsági mentés: { $backup }
    .todo = Állítsd vissza azt a biztonsági mentést (muster backup restore), vagy jelezd, hogy üres adatokkal kezdesz (muster backup start-fresh).
error-cache-damaged = Sérült a katalógus keresőindexe: { $detail }
    .means = A saját adataid nincsenek benne; azok változatlanok.
    .todo = Indítsd újra a Mustert, és az index újra elkészül.
error-database-error = Az adatbázis elutasította a Muster kérését: { $detail }
    .means = Minden, amit korábban mentettél, megvan; ez a módosítás nem mentődött el.
    .todo = Próbáld újra. Ha ismét előfordul, jelezd ezzel az üzenettel együtt.

## Spreadsheets

error-spreadsheet-unreadable = Nem olvasható táblázatként: { $file } ({ $reason })
    .means = A gyűjteményed változatlan.
    .todo = Mentsd el CSV, XLSX vagy ODS formátumban, jelszó nélkül.
error-spreadsheet-damaged = Sérült, vagy nem táblázat: { $file }
    .means = A gyűjteményed változatlan.
    .todo = Nyisd meg abban a programban, amelyikkel készült, mentsd el újra XLSX, ODS vagy CSV fájlként, és azt importáld.
error-spreadsheet-no-rows = Nincsenek sorok a fejléc alatt: { $file }
    .means = A gyűjteményed változatlan.
    .todo = Válaszd ki a megfelelő munkalapot, vagy írj soronként egy kiadást.
error-column-missing = A fájlban ({ $file }) nincs ilyen oszlop: { $column }. Ezek vannak: { $found }.
    .means = A gyűjteményed változatlan.
    .todo = Írj fejlécet az első sorba, vagy add meg, melyik oszlopban van.
error-unknown-printing = Ez a kiadás sem a katalógusban, sem a gyűjteményedben nincs meg: { $name }.
    .means = Semmi sem módosult.
    .todo = Válaszd ki újra a listából.
error-unknown-copy = Ez a példány már nincs a gyűjteményben: { $name }.
    .means = Semmi sem módosult.
    .todo = Nyisd meg újra a kiadást, hogy lásd a példányait.
error-unknown-rarity = A játékban nincs ilyen gyakoriság: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem lett kiosztva.
    .todo = Válassz ezek közül.
error-unknown-product = Nincs ilyen termék: { $name }. Ezek vannak: { $known }.
    .means = Semmi sem került a gyűjteménybe.
    .todo = Válassz ezek közül.
error-unfit-count = Ez nem darabszám: { $value }.
    .means = Ami eddig volt, változatlan.
    .todo = Írj egész számot 0 és 1 000 000 között; termékből egyszerre legfeljebb 1000-et.
error-unfit-price = Ez nem ár: „{ $value }”.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írj összeget, például 12.50.
error-unfit-currency = Az árnak nincs érvényes pénzneme.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írd be a hárombetűs kódját, például EUR, USD vagy HUF.
error-unfit-date = Ez nem dátum: „{ $value }”.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írd így: 2008, 2008-05 vagy 2008-05-17.
error-photo-unreadable = { $file } nem olvasható fényképként: { $reason }.
    .means = A példány megtartja az eddigi fényképét.
    .todo = Válassz JPEG- vagy PNG-fájlt.
error-photo-too-large = { $file } mérete { $width } × { $height } képpont; legfeljebb { $limit } millió képpontos fénykép olvasható.
    .means = A példány megtartja az eddigi fényképét.
    .todo = Kicsinyítsd le a fényképet, és válaszd ki újra.

## Printing

error-glyph-missing = Ezek a karakterek nem nyomtathatók: { $characters }
    .means = Az adataid változatlanok. A nyomaton üres négyzet áll a helyükön.
    .todo = Ha zavar, írd át a nevet más karakterekkel.
error-nothing-to-print = Nincs mit nyomtatni.
    .means = Semmi sem készült el.
    .todo = Előbb válassz { squad.ot }, figurát vagy sorozatot.
error-count-endless = Végtelen sok szabályos { squad } van: semmi sem korlátozza, hányszor szerepelhet ez a figura: { $figure }.
    .means = A Muster semmit sem számolt meg.
    .todo = Add meg, mi van meg (--owned vagy --collection), vagy válassz ponthatárral járó játékmódot.
error-count-rare = Az ilyen { squad } túl ritka ahhoz, hogy sorsolással előkerüljön.
    .means = A Muster nem sorsolt { squad.ot }.
    .todo = Kérj kevesebb feltételt, vagy próbálj más kiindulószámot.
error-stopped = A számolás félbeszakadt.
    .means = Semmi sem módosult.
    .todo = Indítsd el újra.
error-count-too-many = Ennyi pontból több { squad } adódna, mint ami megszámolható.
    .means = A Muster semmit sem számolt meg.
    .todo = Adj meg kevesebb pontot, vagy csak azt számold, ami megvan.
error-count-tangled = A játékmód szabályai túlságosan összefüggnek ahhoz, hogy minden { squad } megszámolható legyen.
    .means = A Muster semmit sem számolt meg. Az ellenőrzés továbbra is működik.
    .todo = Adj meg csoportot, vagy válassz másik játékmódot.
error-link-full = A hivatkozásban ({ $link }) { $slots } kártyának van hely, a { squad.ban } pedig { $cards } van.
    .means = Semmi sem készült el.
    .todo = Vegyél ki kártyákat, vagy oszd meg a { squad.ot } szövegként.
error-link-no-code = A hivatkozásban ({ $link }) nincs kódja ezeknek: { $figures }.
    .means = Semmi sem készült el.
    .todo = Vedd ki őket, vagy oszd meg a { squad.ot } szövegként.
error-file-unrecognised = A Muster nem tudja olvasni ezt: { $file }
    .means = Semmi sem módosult.
    .todo = Listát, a Musterrel készített { squad }lapot vagy kampánynaplót, kampányt, fejléces táblázatot, adatcsomagot vagy biztonsági mentést adj meg.
error-code-unreadable = Nem olvasható megosztási kód ebben: { $file }
    .means = Semmi sem módosult.
    .todo = Másold be a teljes kódot, a „muster:” kezdettől a végéig. Ha így sem olvasható, talán egy újabb Muster készítette.
error-pdf-no-campaign = Ebben a PDF-ben nincs kampány: { $file }
    .means = Semmi sem módosult.
    .todo = Olyan kampánynaplót válassz, amelyet a Muster készített, és más program nem mentett újra.
error-pdf-no-squad = Ebben a PDF-ben nincs { squad }: { $file }
    .means = Semmi sem módosult.
    .todo = Olyan { squad }lapot válassz, amelyet a Muster készített, és más program nem mentett újra.
error-picture-no-squad = Nincs olvasható QR-kód ezen a képen: { $file }
    .means = Semmi sem módosult.
    .todo = Fényképezd le a lapot felülről, jó fényben, úgy, hogy az egész kód látsszon.
error-no-share-address = Nincs megadva, milyen címre mutassanak a hivatkozások.
    .means = Semmi sem készült el.
    .todo = Add meg, hol vannak a csoportod Muster-oldalai: a beállításokban a Játék és nyomtatás alatt, vagy így: muster settings set share-address https://…
error-address-unusable = Ezt a címet nem nyitja meg a böngésző: { $address }
    .means = Semmi sem módosult.
    .todo = Add meg az oldalak teljes címét; https:// vagy http:// az eleje.
error-picture-is-a-file = Kép nem írható ki szövegként.
    .means = Semmi sem készült el.
    .todo = Adj meg egy fájlt, például: { squad }.png.
error-picture-too-large = A { squad } túl nagy: a képe { $most } képpontnál magasabb lenne.
    .means = Semmi sem készült el.
    .todo = Oszd meg szövegként, vagy nyomtasd ki a lapját.

## Everything else

error-internal = Hiba történt a Musterben: { $reason }
    .means = Minden, amit korábban mentettél, megvan; az utolsó művelet talán nem mentődött el.
    .todo = Próbáld újra. Ha ismét előfordul, jelezd ezzel az üzenettel együtt.

error-journal-invalid = { $file }, { $line }. sor, { $column }. oszlop: ez naplóként nem olvasható ({ $reason })
    .means = Semmi sem játszódott le.
    .todo = Javítsd ki azt a helyet, és indítsd újra.
error-record-invalid = { $file }, { $line }. sor, { $column }. oszlop: { $reason }
    .means = Semmi sem játszódott le.
    .todo = Javítsd ki azt a helyet, és indítsd újra.
error-step-unknown = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}{ $of ->
    [tap] Nincs „{ $step }” nevű esemény. Ezek vannak: { $known }.
   *[other] Nincs „{ $step }” nevű lépés. Ezek vannak: { $known }.
}
    .means = Semmi sem lett rögzítve.
    .todo = Javítsd ki, és próbáld újra. Leírás: { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-unknown = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}{ $of ->
    [setup] A napló elején nincs ilyen: „{ $key }”. Ezek lehetnek: { $known }.
   *[other] Ebben a lépésben ({ $step }) nincs ilyen: „{ $key }”. { $some ->
        [yes] Ezek lehetnek: { $known }
       *[no] Nincsenek értékei
    }.
}
    .means = Semmi sem lett rögzítve.
    .todo = Javítsd ki, és próbáld újra. Leírás: { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-missing = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}{ $of ->
    [setup] A naplóból hiányzik: { $key }.
   *[other] Ebből a lépésből ({ $step }) hiányzik: { $key }.
}
    .means = Semmi sem lett rögzítve.
    .todo = Javítsd ki, és próbáld újra. Leírás: { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-twice = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}Kétszer szerepel: { $key }.
    .means = Semmi sem lett rögzítve.
    .todo = Csak egyszer add meg; több értéket vesszővel válassz el.
error-step-no-value = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}Ez itt nem érték ({ $step }): „{ $said }”{ $some ->
    [yes] . Ezek lehetnek: { $known }
   *[no] {""}
}.
    .means = Semmi sem lett rögzítve.
    .todo = Javítsd ki, és próbáld újra. Leírás: { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-value = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}Ez az érték itt nem jó: { $key } = „{ $said }”.{ $explained ->
    [yes] {" "}Jelentése: { $meaning }.
   *[no] {""}
}
    .means = Semmi sem lett rögzítve.
    .todo = Javítsd ki, és próbáld újra. Leírás: { $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-several = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}Többre is illik: { $said }. Ezekre: { $known }.
    .means = Semmi sem lett rögzítve.
    .todo = Írd helyette annak az azonosítóját, amelyikre gondolsz; ez áll a zárójel előtt.
error-step-nothing = { $place ->
    [file] { $file }, { $line }. sor:{" "}
   *[typed] {""}
}A módosítás nem mondja meg, mi volt másképp.
    .means = Semmi sem lett rögzítve.
    .todo = Írd hozzá, mi volt másképp (például winner=empire), vagy használd a --remove vagy a --before kapcsolót.
error-campaign-foreign-save = Ez az ImperialCommander 2 mentése: { $file } („{ $name }”, { $credits } kredit).{ $some-heroes ->
    [yes] {" "}Hősök: { $heroes }.
   *[no] {""}
}{ $some-allies ->
    [yes] {" "}Szövetségesek és gonosztevők: { $allies }.
   *[no] {""}
}{ $some-missions ->
    [yes] {" "}Küldetések: { $missions }.
   *[no] {""}
}
    .means = Semmi sem lett importálva: az ilyen mentésben nincs benne, melyik osztállyal játszik a birodalmi játékos.
    .todo = A terminálban add meg az osztályt: muster campaign import FÁJL --class OSZTÁLY, és ha tudod, az --agenda-sets kapcsolót is. Az ablak mindkettőt megkérdezi.
error-campaign-file-invalid = { $file } nem érvényes kampány: { $fault ->
    [newer] ez a változat nem tudja olvasni ({ $reason })
    [short] hiányoznak bejegyzések ({ $reason })
    [order] egy bejegyzés rossz helyen van ({ $reason })
    [changed] a bejegyzéseit kézzel módosították
    [numbers] egy bejegyzésben lehetetlen szám van ({ $reason })
    [long] hosszabb, mint bármely kampány (több mint { $reason })
   *[shape] { $reason } ({ $line }. sor, { $column }. oszlop)
}.
    .means = Semmi sem került be belőle; a kampányaid változatlanok.
    .todo = Exportáld újra a kampányt onnan, ahonnan jött.
error-refused = A szabályok ezt nem engedik: { $rules }
    .means = A Muster semmit sem rögzített.
    .todo = Nézd meg, mi következhet.
error-overtaken = Közben valaki más is rögzített egy lépést.
    .means = A te lépésed nem rögzült, a másiké igen.
    .todo = Nézd meg, mi rögzült, és rögzítsd újra a lépést.
error-step-of-another = Ezt a lépést egy másik gép rögzítette ({ $machine }): { $step }
    .means = Semmi sem lett visszavonva.
    .todo = Kérdezd meg azt, aki rögzítette; a terminál a --theirs kapcsolóval vonja vissza, az ablak előbb megkérdez.
error-changed-since = Ezt nem lehet visszavonni, mert azóta mást írtak be: { $names }.
    .means = Semmi sem lett visszavonva; az marad, amit azóta írtak be.
    .todo = Vond vissza előbb azt, vagy javítsd a számokat magad.
error-campaign-contradicts = A fájl ellentmond annak, ami itt van, vagy másról szól.
    .means = Semmi sem lett importálva; a kampányaid nem változtak.
    .todo = Exportáld újra a kampányt ott, ahonnan való.
error-campaign-shared-since = Ezt a kampányt a fájl mentése után megosztották egy csoporttal: { $name }
    .means = Semmi sem lett importálva; a kampányaid nem változtak.
    .todo = Azon a gépen importáld, amelyik megosztotta, vagy ott exportáld újra a kampányt.
error-unknown-campaign = Nincs { $name } kampány. Ezek vannak: { $known }.
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-unknown-style = Nincs { $name } nevű írásmód. Ezek vannak: { $known }.
    .means = Semmi sem készült el.
    .todo = Válassz ezek közül.
error-pin-wrong = { $given ->
    [no] Ezt PIN-kód védi, de nem adtad meg.
   *[yes] Hibás PIN-kód.
}
    .means = A birodalmi játékos titkai rejtve maradnak; semmi sem módosult.
    .todo = Próbáld újra. Az elfelejtett PIN-kód a terminálban törölhető: muster campaign pin NÉV --none

## Mérkőzések

error-no-match-log = Ehhez a játékhoz nem tartozik mérkőzésnapló: { $game }.
    .means = Semmi sem módosult.
    .todo = Olyan játékot válassz, amelynek adatcsomagja leírja, hogyan pontozzák a mérkőzéseit.
error-no-mission-nights = Ehhez a játékhoz nem tartozik játékest: { $game }.
    .means = Semmi sem módosult.
    .todo = Olyan játék kampányát válassz, amelynek adatcsomagjában a campaign_rules.toml fájlban van night táblázat.
error-no-upgrade = A Muster csak az általa játszott oldal fejlesztésekor dönthet.
    .means = Semmi sem módosult.
    .todo = Előbb lépj tovább a birodalmi fejlesztésig.
error-no-table = Ennek a játéknak a játszmái nem követhetők: { $game }.
    .means = Semmi sem módosult.
    .todo = Olyan játékot válassz, amelynek adatcsomagjában van play.toml fájl.
error-nothing-to-roll = Ehhez nincs mit dobni: { $name }.
    .means = Semmi sem módosult.
    .todo = Az initiative, morale és roll eseményhez kérhető dobás, és a --roll mellett kocka nem adható meg.
error-too-many-games = Egy mérkőzés legfeljebb { $most } játszmából áll, itt pedig { $given } van.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Egyetlen mérkőzés eredményeit add meg, a többi játszmát másik mérkőzésként jegyezd fel.
error-reason-without-score = { $reasons } okot adtál meg, de csak { $scores } játszmának van eredménye.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Minden okhoz add meg a játszma eredményét; amelyik játszmának nincs oka, ott „-” álljon.
error-no-score = A mérkőzésnek még nincs eredménye.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Legalább egy játszmához add meg mindkét játékos pontjait.
error-squad-of-another-game = Nem ehhez a játékhoz ({ $game }) tartozik: { $name }.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Válassz ehhez a játékhoz tartozó { squad.ot }, vagy jegyezd fel a mérkőzést anélkül.
error-unfit-day = Ez nem dátum: „{ $value }”.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írd így: 2026-05-17.
error-unfit-score = Ez nem eredmény: „{ $value }”.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Két egész számot írj, egyik se legyen negatív, a tiéd legyen elöl: 12:9.
error-unfit-ending-winner = Nem derül ki, ki nyert: { $value }.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Add meg, ki nyert: { $value }:me vagy { $value }:opponent.
error-unfit-ending-of-tie = { $value }: ez csak egyenlő pontszámnál dönt.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Javítsd a pontokat, vagy válassz más indokot.
error-unfit-ending-by-points = { $value }: itt a több pont nyer, ezért nem nevez meg győztest.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Hagyd el a győztest, vagy válassz más indokot.
error-unfit-ending-short = { $value }: ehhez meg kell lennie a győzelemhez szükséges pontnak, de egyik játékosnak sincs annyi.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Javítsd a pontokat, vagy válassz más indokot.
error-unfit-player = { $value }: nem a két játékos egyike.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írd ezt: me vagy opponent.
error-unfit-opponent = Nem derül ki, ki volt az ellenfél.
    .means = Semmi sem mentődött el; amit beírtál, megmaradt.
    .todo = Írd be az ellenfél nevét.
error-unfit-product = { $value }: a tartalma véletlenszerű, ezért a Muster nem ismeri.
    .means = Semmi sem került a gyűjteménybe.
    .todo = Írd be, mi volt benne: táblázatból vagy az ablakban.
error-trades-shape = { $file }, { $line }. sor, { $column }. oszlop: { $reason }
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Javítsd ki ott, vagy kérd a küldőjét, hogy exportálja újra a listát.
error-trades-newer = A Musternek ez a változata nem tudja cserelistaként beolvasni: { $file }. A fájl ezt mondja magáról: „{ $form }”.
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Válassz cserelistát, vagy frissítsd a Mustert.
error-trades-other-game = Ez a lista más játéké: { $name } ({ $game }).
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Válaszd azt a játékot, vagy hagyd ki a listát.
error-trades-value = { $file }: itt nem állhat „{ $value }”: { $place }.
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Javítsd ki ott, vagy kérd a küldőjét, hogy exportálja újra a listát.
error-trades-long = Túl sok sor van benne egy fajtából (több mint { $limit }): { $file }.
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Hagyj ki belőlük.
error-trades-many = Több lista van, mint { $limit }.
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Válassz kevesebbet.
error-trades-twice = Két lista is ezé: { $name }.
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Hagyd ki az egyiket, vagy írd át benne a nevet.
error-trades-name = Egy lista neve nem lehet „{ $name }”.
    .means = Nem készült fájl; a gyűjteményed nem módosult.
    .todo = Válassz legfeljebb 120 karakteres nevet.
error-trades-alone = Cseréhez legalább két lista kell. Listák: { $count }
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Adj hozzá még egy listát, vagy add meg a neved, hogy a gyűjteményed is cseréljen.
error-trades-not-two = Érték szerint két ember cserél. Listák: { $count }
    .means = Nem történt csere; a gyűjteményed nem módosult.
    .todo = Válassz két listát, vagy cserélj egyet egyért.
error-trades-no-list = A gyűjteményedben semmi sem keresett, és semmi sincs cserére.
    .means = Nem készült fájl; a gyűjteményed nem módosult.
    .todo = Előbb jelölj meg kiadásokat keresettnek vagy cserére.
error-trades-nobody = Nem derül ki, hogy a csere melyik oldala a tiéd.
    .means = Semmi sem rögzült; a gyűjteményed nem módosult.
    .todo = Add meg a neved is.
error-trades-none-booked = Nincs rögzített csere, amelyet vissza lehetne vonni.
    .means = Semmi sem módosult.
    .todo = Előbb rögzíts cserét, vagy javítsd a darabszámokat a gyűjteményben.
error-trades-changed = A csere módosult: a terv most { $now }, nem { $plan }.
    .means = Semmi sem rögzült; a gyűjteményed nem módosult.
    .todo = Nézd meg újra, aztán rögzítsd.
error-trades-gone = { $side ->
    [given] A gyűjteményedben ennyi van cserére: { $left } × { $name }, nem { $count }.
   *[got] A gyűjteményedben ennyi a keresett: { $left } × { $name }, nem { $count }.
}
    .means = Semmi sem rögzült; a gyűjteményed nem módosult.
    .todo = Ha ez a csere már rögzítve van, nincs több teendő. Ha nincs, javítsd ki a számokat a gyűjteményedben.
