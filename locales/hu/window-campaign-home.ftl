### Egy kampány: hol tart, és mije van a két oldalnak.

## Mit lehet vele tenni

book-back = Vissza a kampányokhoz
book-again = Próbáld újra
book-heroes = { $count } hős
book-evening = { $count }. este
book-won = { $side ->
    [rebels] A kampányt a lázadók nyerték
    [empire] A kampányt a Birodalom nyerte
   *[other] Győztes: { $name }
}
book-undo = Visszavonás: { $step }
book-undo-nothing = Nincs mit visszavonni
book-by = { $step } ({ $machine })
book-undo-theirs = Más lépésének visszavonása
book-undo-theirs-text = Ezt a lépést egy másik gép rögzítette ({ $machine }): { $step }
book-redo = Újra: { $step }
book-print = Napló nyomtatása
book-menu = További műveletek a kampánnyal
book-result = Eredmény rögzítése
book-result-not-now = Eredményt akkor lehet rögzíteni, amikor küldetés következik. Most: { $place }.
book-correct = Helyesbítés…
book-export = Exportálás…
book-refused = Ez nem rögzíthető:
book-panes = A kampány nézetei
book-tab-sides = A két oldal
book-tab-next = Teendők
book-tab-ledger = Főkönyv

## Fájlok

book-files = Kampány
book-export-title = A kampány exportálása
book-exported = Exportálva: { $path }
book-export-secrets = Titkokkal együtt…
book-export-with = Mentés újra
book-export-secrets-text = A fájlban benne lesznek a birodalmi játékos tervkártyái, és a PIN-kód is, ha van. Aki importálja, azé lesznek; a PIN-kód ott is elrejti őket.
book-export-pin = PIN-kód, ha van
book-show-folder = Megjelenítés mappában

## Az út

book-road = A kampány menete
book-road-threat = Fenyegetettség: { $threat }
book-road-tiers = { $count ->
    [one] { $tiers }. szint
   *[other] Szintek: { $tiers }
}
book-road-next = következik
book-road-upgrading = fejlesztés
book-side = { $side ->
    [rebels] lázadók
    [empire] Birodalom
   *[other] { $name }
}

## A két oldal

book-of = { $side ->
    [rebels] Lázadók
    [empire] Birodalom
   *[other] { $name }
}
book-shared = { $account ->
    [credits] közös kreditek
   *[other] { $name }
}
book-sum = { $account ->
    [credits] Kredit
    [hero-xp] A hősök összes XP-je
    [influence] Befolyás
    [imperial-xp] XP
   *[other] { $name }
}
book-earned = { $what ->
    [xp] { $xp } XP-ből maradt { $left }
   *[other] { $left } / { $xp } { $name }
}
book-cards = { $count } kártya
book-items = Tárgyak
book-class-cards = Osztálykártyák
book-rewards = Jutalmak
book-group-rewards = Közös jutalmak
book-allies = Szövetségesek
book-villains = Gonosztevők
book-joins = csatlakozik a következő küldetéshez
book-packed = megy a következő küldetésre
book-under = ezen: { $weapon }
book-tier = { $tier }. szint
book-cost = { $what ->
    [xp] { $cost } XP
    [credits] { $cost } kredit
    [influence] { $cost } befolyás
   *[other] { $cost } { $name }
}

## A birodalmi játékos titkai

book-agenda-hidden = { $count ->
    [0] Tervkártyák elrejtve (egy sincs félretéve)
   *[other] Tervkártyák elrejtve ({ $count } kártya)
}
book-agenda-shown = { $count ->
    [0] Tervkártyák: egy sincs félretéve
   *[other] Tervkártyák ({ $count } kártya)
}
book-agenda-hold = lenyomva tartva: megjelenítés a birodalmi játékosnak
book-agenda-pin = PIN-kóddal: megjelenítés a birodalmi játékosnak
book-agenda-again = elrejtés
book-agenda-none = Nincs félretett tervkártya
book-show = Megjelenítés
book-hide = Elrejtés
book-agenda-elsewhere = A birodalmi játékos gépén maradnak
book-show-secrets = A birodalmi játékos titkainak megjelenítése
book-hide-secrets = A birodalmi játékos titkainak elrejtése
book-play = Kijátszás
book-play-leave = Kijátszás, kikerül
book-play-back = Kijátszás, vissza a pakliba
book-discard = Megváltás
book-agenda-open = Nyílt tervkártyák
book-agenda-before = { $hero } előtt
book-agenda-depleted = kimerült a következő küldetésig

## A PIN-kód

book-pin-ask = A birodalmi játékos PIN-kódja
book-pin = PIN-kód
book-pin-set = PIN-kód beállítása…
book-pin-change = PIN-kód módosítása vagy törlése…
book-pin-text = A PIN-kód nélkül ebben az ablakban senki sem látja a tervkártyákat. Arra jó, hogy a becsületes játékosok véletlenül se lássák meg őket; a fájlt nem zárja le.
book-pin-old = Jelenlegi PIN-kód
book-pin-new = Új PIN-kód
book-pin-again = Új PIN-kód még egyszer
book-pin-differs = A kettő nem egyezik.
book-pin-remove = PIN-kód törlése
book-pin-kept = PIN-kód beállítva
book-pin-removed = PIN-kód törölve

## Billentyűk

key-book = Kampány
key-book-result = Küldetés eredményének rögzítése
key-book-reveal = Nyomva tartva: a birodalmi játékos titkai
key-book-undo = Az utolsó lépés visszavonása
key-book-redo = A visszavont lépés újra
## Fülek

book-tabs = A kampány részei
book-page-books = Kampány
book-page-evenings = Esték
book-page-photos = Fényképek
book-page-charts = Grafikonok

## Megállapodás szerint

book-swap = Hőscsere…
book-skip = Küldetés kihagyása…
book-paper = Papírnapló importálása…
book-amounts = Saját mennyiségek…
swap-title = Hőscsere
swap-is = Ha valaki kiszáll vagy beszáll. Aki beszáll, annyi XP-vel kezd, amennyit az a hős szerzett, akinek a legkevesebb jutott.
swap-leave = Kiszáll
swap-join = Beszáll
swap-nobody = Senki
swap-items = Kié lesznek a tárgyai
swap-items-back = Vissza a paklikba
swap-xp = XP beszálláskor
swap-xp-hint = a legkevesebb a társaságban
swap-missing = Add meg, ki száll ki vagy be.
swap-do = Csere
skip-title = Küldetés kihagyása
skip-is = Kimarad a kényszerküldetés, vagy ha nincs, a szakasz küldetése a fejlesztésekkel együtt. Győztese nem lesz.
skip-do = Kihagyás
agreed-why = Indok
agreed-why-hint = Például: valaki elköltözött
agreed-why-missing = Add meg az indokot: aki később olvassa a történetet, tudni akarja.
amounts-title = Saját mennyiségek
amounts-are = Ezeket egyik forrás sem adja meg: egyszer beírtad, és a Muster minden kampányban ezekkel számol. Ha törlöd őket, újra megkérdezi; ami rögzítve van, megmarad.
amounts-none = Még nincs saját mennyiség.
amounts-one = { $what }: { $amount }
amounts-forget = Törlés
amounts-forget-of = Mennyiségek törlése: { $mission }
amounts-forgotten = Mennyiségek törölve: { $mission }
