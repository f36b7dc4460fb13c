### Csoportok: gépek, amelyek egy mappán át cserélnek adatot.

## Hibák

error-not-a-code = Ez nem egy csoport kódja.
    .means = Semmi sem módosult.
    .todo = Másold be a teljes, 28 (kiszolgálóhoz 56) jelből álló kódot, amelyet a csoport egyik tagja adott.
error-two-histories = Ennek a kampánynak két története van: { $name }
    .means = Nem jött létre csoport.
    .todo = Előbb válaszd ki az egyiket a kampány oldalán, azután hozd létre a csoportot.
error-no-group = Ezzel a kóddal nincs csoport itt: { $path }
    .means = Semmi sem módosult.
    .todo = Várd meg, amíg a mappa szinkronizálódik, vagy ellenőrizd a kódot és a mappát.
error-away = Nem érhető el: { $path }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Csatlakoztasd a meghajtót, vagy indítsd el a szinkronizálást, aztán próbáld újra.
error-no-keys = Hiányzik vagy sérült ennek a gépnek a csoporthoz tartozó kulcsa: { $path }
    .means = Az adataid nem változtak. A Muster nem tud cserélni ezzel a csoporttal.
    .todo = Lépj ki a csoportból, majd csatlakozz újra a kódjával.
error-busy = Egy másik Muster-ablak vagy terminál éppen cserél.
    .means = Semmi sem módosult.
    .todo = Várj egy kicsit, és próbáld újra.
error-io = Nem olvasható vagy nem írható: { $path }: { $detail }
    .means = Itt minden megvan; a következő cserével továbbmegy.
    .todo = Ellenőrizd a mappát és a szabad helyet, aztán próbáld újra.
error-in-the-way = Valami más van a csoport mappájában ott, ahol a Muster a sajátját tartja: { $path }
    .means = Oda semmi sem került; itt minden megvan, és a következő cserével továbbmegy.
    .todo = Töröld onnan a mappából, aztán próbáld újra. A Muster ott nem követ hivatkozásokat.
error-random = A rendszer nem ad véletlenszámokat: { $detail }
    .means = Semmi sem módosult.
    .todo = Indítsd újra a gépet, és próbáld újra.
error-unknown-group = { $near ->
    [none] Ez a gép egyetlen csoportnak sem tagja.
   *[some] { $named ->
        [no] Add meg, melyik csoport. Ezek vannak: { $known }.
       *[yes] Nem vagy tagja ilyen csoportnak: { $name }. Ezek vannak: { $known }.
    }
}
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül, vagy hozz létre csoportot, illetve csatlakozz egyhez.
error-unknown-fork = { $near ->
    [none] Itt nincs miből választani: { $name }.
   *[some] Itt nincs miből választani: { $name }. Ezek vannak: { $known }.
}
    .means = Semmi sem módosult.
    .todo = Válassz ezek közül.
error-undecided = Mindkét változatban módosult: { $parts }.
    .means = Semmi sem módosult.
    .todo = Válassz változatot mindegyikhez.
error-versions-moved = Azóta más változatok vannak.
    .means = Semmi sem módosult.
    .todo = Hasonlítsd össze őket újra, aztán válassz.

## Ami kétszer módosult

group-what-squad-version = Csapat
group-what-match-version = Mérkőzés
group-what-campaign-log = Kampány
group-what-night = Küldetés
group-what-play-log = Játék az asztalnál
group-what-tournament-log = Verseny
group-fork-undone = Visszavonás
group-fork-redone = Újra
group-fork-won = győzelem
group-fork-lost = { $winner } győzött
group-fork-entries = { $count } új bejegyzés
group-fork-elsewhere = egy másik gép
group-fork-here = ez a gép
squad-part-of = { $list }: { $what }
squad-part-pool = Kibontott figurák
campaign-history-gone = Visszavonva: { $step }
campaign-history-changed = Javítva: { $step }

## A terminál

help-hub = Csere a többi gépeddel vagy egy csoporttal, szinkronizált mappán vagy egy klub kiszolgálóján át
help-hub-create = Csoport létrehozása egy mappában, amelyet szinkronizálás vagy pendrive visz, vagy egy kiszolgálón
help-hub-join = Csatlakozás egy csoporthoz a kódjával
help-hub-status = A csoportjaid, a tagjaik, ami küldésre vár, és ami kétszer módosult
help-hub-sync = Csere most
help-hub-code = A kód, amellyel mások csatlakoznak
help-hub-leave = Kilépés egy csoportból; amid van, megmarad
help-hub-keep = Két egymástól függetlenül módosított változat egyikének kiválasztása
option-sync-folder = A szinkronizált mappa, vagy egy kiszolgáló címe, postgres://…
option-group-name = A csoport neve
option-invitation = A csoport kódja
option-machine = Ennek a gépnek a neve; ha nincs megadva, a számítógépé
option-shared = Csak ezt a kampányt cserélje; többször is megadható. Nélküle minden cserélődik, mint a saját gépeid között
option-group = A csoport; ha csak egynek vagy tagja, nem kell
option-disputed = A kétszer módosított dolog neve vagy azonosítója
option-state = A megtartandó változat száma
done-group-joined = Tag vagy itt: { $name }. Mások ezzel a kóddal csatlakoznak: { $code }
done-group-secret = Akinél a kód és a mappa megvan, mindent olvashat és írhat, amit a csoport cserél. Ha a csoport mindent cserél, a kampányok titkos kártyái és a PIN-kódjuk is velük mennek; ha csak kiválasztott kampányokat, azon a gépen maradnak, amelyik őrzi őket.
done-group-left = Kiléptél: { $name }. Minden, amid van, itt marad.
done-group-code = { $name }: { $code }
report-no-groups = Nem vagy csoportban. Hozz létre egyet („muster hub create”), vagy csatlakozz egyhez („muster hub join”).
report-group-exchange = { $name }: érkezett { $received }, elment { $sent }
report-group-joined = { $joined } napló összefűzve, amelyet ketten is folytattatok
report-group-refused = { $refused } lehetetlen bejegyzés kimaradt.
report-group-photos = { $photos } fénykép érkezett
report-group-photos-missing = { $photos } fénykép még nem érkezett meg.
report-group-key-made = Valakit eltávolítottak, ezért a csoportnak új kulcsa van. A nyitott meghívók érvénytelenek: új meghívók kellenek.
report-group-unread = Nem olvasható minden innen: { $machines }. Útközben megsérült, lecserélt kulccsal készült, vagy újabb Muster írta.
report-group-unread-more = Nem olvasható még { $more } adatfolyam; a gépüknek itt nincs neve, vagy túl sokan vannak a felsoroláshoz.
report-group = { $name }: { $folder }
report-group-this = Ez a gép: { $machine }
report-group-others = A többiek: { $others }
report-group-everything = Minden cserélődik
report-group-campaigns = Ezek a kampányok cserélődnek: { $campaigns }
report-group-waiting = { $waiting } módosítás vár küldésre
report-group-exchanged = Utolsó csere: { $when }
report-group-held-back = { $count } módosítás vár egy másikra vagy újabb Musterre
report-groups-twice = Ugyanazok a figurák:  muster hub counted --same
    Különböző figurák:  muster hub counted --different
help-hub-counted = Több gépen megszámolt figurák: ugyanazok-e
option-same = Ugyanazok a figurák: mindegyikből a legnagyobb szám a jó
option-different = Különböző figurák: a számok összeadódnak
report-group-fork = { $what }, kétszer módosult: { $name }
report-group-fork-side = { $number }: { $when } { $machine }
report-group-fork-histories = Mi van bennük: muster campaign histories { $campaign }
report-group-fork-keep = Az egyik megtartása: muster hub keep { $subject } SZÁM
help-squad-versions = Két gépen mentett két változat összehasonlítása és egyesítése
help-campaign-histories = Amit két gép egymástól függetlenül rögzített, és annak kiválasztása, hogyan folytatódik a kampány
option-take-first = Ez az eltérés az első változatból: a száma; többször is megadható
option-take-second = Ez az eltérés a második változatból: a száma; többször is megadható
option-merge = A két változat mentése egyként
option-keep-history = A megtartandó előzmény száma
option-behind = A másik előzmény lépéseinek rögzítése mögötte, amíg a szabályok engedik
report-versions-none = Csak egy változata van: { $name }.
report-versions = Két gép különböző változatot mentett: { $name }
report-version-difference = { $number }. { $what }: az elsőben { $first }, a másodikban { $second }, előtte { $before } – { $taken ->
    [first] az elsőből
    [second] a másodikból
   *[none] választani kell
}
report-versions-choose = Választás: muster squad versions { $id } --first SZÁM --second SZÁM --merge
report-versions-merge = Mentés egyként: muster squad versions { $id } --merge
done-squad-merged = A két változat egyként mentve: { $name }.
report-histories-none = Csak egy előzménye van: { $name }.
report-histories = Két gép különböző lépéseket rögzített: { $name }
report-history-behind = Utána a másikból:
report-histories-keep = Választás: muster campaign histories { $campaign } --keep SZÁM --behind
