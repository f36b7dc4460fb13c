### Telefonok és táblagépek az ablakban, és az oldal, amelyet mutatnak.

phones-title = Telefonok az asztalnál
phones-open = Telefonok beengedése…
phones-text = Az ugyanazon a wifin lévő telefonok és táblagépek további képernyők lesznek. Nem kell hozzá alkalmazás, fiók vagy internet. Amíg le nem állítod, ez a gép válaszol nekik – de csak annak, akinek innen van kódja.
phones-plain = Az adatok titkosítás nélkül mennek, ezért megbízható hálózatot használj.
phones-let-in = Telefonok beengedése
phones-stop = Leállítás
phones-scan = Olvasd be a telefon kamerájával
phones-or-open = Vagy nyisd meg ezt a címet:
phones-copy = Cím másolása
phones-copied = Cím másolva
phones-many = Több telefonhoz
phones-left = Még ennyi telefonhoz jó: { $left }
phones-seats = Helyek
phones-who = Ők vannak bent
phones-nobody = Még egy telefon sincs bent.
phones-since = ettől: { $time }
phones-away = bezárta az oldalt
phones-throw-out = Kizárás: { $name }
phones-guests = { $count ->
    [0] A telefonok bejöhetnek
   *[other] { $count } telefon van bent
}

guest-title = Csatlakozás az asztalhoz
guest-name = A neved
guest-come = Csatlakozás
guest-no-key = Olvasd be a kódot, amelyet a Muster a számítógépen mutat.
guest-leave = Felállás az asztaltól
guest-seat = { $name } · { $seat }
guest-away = A számítógép nem válaszol.
guest-unsent = { $count ->
    [0] Amit most koppintasz, elmegy, amint válaszol.
   *[other] { $count } koppintás még nem ment el.
}
guest-judged = Ezt a számítógép távollétében koppintottad, és már nem lehet:
guest-dismiss = Rendben
guest-find = Figura keresése
guest-find-hint = Névrészlet, vagy sorozat és sorszám
guest-none-found = Nincs ilyen nevű figura.
guest-waits = Még nem ment el
guest-back = Vissza
guest-squads-none = A számítógépen, a Musterben állíthatod össze.
guest-odds-of = Támadó keresése
guest-pairings = { $round }. forduló
guest-table-number = { $table }. asztal
guest-bye = Erőnyerő
guest-no-rounds = Még nincs párosított forduló.
guest-not-begun = A küldetés még nincs előkészítve.

seat-at = { $seat } – { $thing }
seat-owner = A saját telefonom
    .may = Figurákat és szabályokat keres, megszámolja, amid van, ellenőrzi a csapatokat.
seat-player = Játékos az asztalnál
    .may = Mindkét oldal helyett koppinthat ebben a játszmában.
seat-table-watcher = Néző az asztalnál
    .may = Látja ezt a játszmát, de nem változtat rajta.
seat-rebels = A hősök
    .may = Minden hős helyett koppinthat. A másik oldal titkait nem látja.
seat-hero = Egy hős
    .may = Csak ezzel a hőssel koppinthat. A másik oldal titkait nem látja.
seat-empire = A fenyegető oldal
    .may = Ezzel az oldallal koppint, és látja a titkait. Ha a kampánynak van PIN-kódja, a telefon megkérdezi.
seat-night-watcher = Néző a küldetésnél
    .may = Látja, amit mindenki láthat, de nem változtat rajta.
seat-tournament-watcher = Párosítások és állás
    .may = Látja ezt a versenyt, de nem változtat rajta.
seat-tournament-player = Versenyző
    .may = Beáll a játékosok közé, lead egy { squad }listát, és bejelenti a saját mérkőzései eredményét.

## Egy versenyző telefonja

entrant-who = Ki vagy?
entrant-on-list = Már a listán van
entrant-me = Én vagyok az: { $name }
entrant-join = Csatlakozás mint { $name }
entrant-name = A neved
entrant-at = { $round }. forduló, { $table }. asztal
entrant-against = Ellenfél: { $name }
entrant-has-bye = A { $round }. fordulóban erőnyerő vagy.
entrant-waits = A következő forduló párosítása még nincs kész.
entrant-over = A verseny véget ért.
entrant-dropped = Kiszálltál.
entrant-mine = A te pontjaid
entrant-theirs = Az ellenfél pontjai: { $name }
entrant-mine-in = A te pontjaid, { $game }. játszma
entrant-theirs-in = Az ellenfél pontjai, { $game }. játszma: { $name }
entrant-game = Még egy játszma
entrant-winner = Győztes
entrant-by-points = Pontok szerint
entrant-i-won = Én
entrant-tell = Eredmény elküldése
entrant-you-said = Szerinted { $result }. Még nem erősítette meg: { $name }.
entrant-they-said = { $name } szerint { $result }.
entrant-right = Így volt
entrant-other = Nem így volt
entrant-differ = Szerinted { $mine }, { $name } szerint { $theirs }. Egyezzetek meg, vagy hívjátok a szervezőt.
entrant-booked = Rögzítve: { $result }
entrant-squad = A te { squad.od }
entrant-squad-hint = Illessz be egy listát vagy egy megosztási kódot. A többiek akkor látják, amikor párosítva vagy.
entrant-squad-text = Lista vagy megosztási kód
entrant-hand-in = Leadás
entrant-replace = Csere…
entrant-locked = Az első párosításod óta zárolva.
entrant-squad-of = { $name }: { squad }
entrant-squad-hidden = Rejtve, amíg nincs párosítva: { $name }.
entrant-squad-none = Nincs leadva.
entrant-drop = Kiszállás…
entrant-drop-sure = Kiszállsz a versenyből? Többé nem kapsz ellenfelet.
entrant-drop-do = Kiszállok
entrant-stay = Maradok
entrant-back = Újra itt vagyok

## Hős telefonja küldetések között

guest-tab-mission = Küldetés
guest-tab-campaign = Kampány
guest-now = Most: { $name }
