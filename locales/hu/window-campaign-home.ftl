### Egy kampány: hol tart, és mije van a két oldalnak.

## Mit lehet vele tenni

book-back = Vissza a kampányokhoz
book-again = Újra
book-heroes = { $count ->
    [one] { $count } hős
   *[other] { $count } hős
}
book-evening = { $count }. este
book-won-rebels = A kampányt a lázadók nyerték
book-won-empire = A kampányt a Birodalom nyerte
book-undo = Visszavonás: { $step }
book-undo-nothing = Nincs mit visszavonni
book-redo = Ismét: { $step }
book-print = Napló nyomtatása
book-menu = Mit lehet még a kampánnyal
book-result = Eredmény rögzítése
book-result-not-now = Eredményt akkor lehet rögzíteni, amikor küldetés következik. Most: { $place }.
book-evenings = Esték…
book-charts = Grafikonok…
book-correct = Helyesbítés…
book-rename = Átnevezés…
book-export = Exportálás…
book-remove = Törlés
book-refused = Ez nem lett elkönyvelve:
book-panes = A kampány könyveinek részei
book-tab-sides = A két oldal
book-tab-next = Teendők
book-tab-ledger = Főkönyv

## Fájlok

book-files = Kampány
book-export-title = A kampány exportálása
book-exported = Kiírva ide: { $path }
book-show-folder = Megnyitás a mappában
book-removed = Törölve: { $name }.

## Az út

book-road = A kampány útja
book-road-threat = Fenyegetettség: { $threat }
book-road-tiers = { $count ->
    [one] { $tiers }. szint
   *[other] Szintek: { $tiers }
}
book-road-next = következik
book-road-upgrading = fejlesztés
book-side-rebels = lázadók
book-side-empire = Birodalom

## A két oldal

book-rebels = Lázadók
book-empire = Birodalom
book-credits-shared = közös kreditek
book-credits = Kredit
book-hero-xp = A hősök összes XP-je
book-influence = Befolyás
book-xp = XP
book-xp-of = { $xp } XP-ből maradt { $left }
book-cards = { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
}
book-items = Tárgyak
book-class-cards = Osztálykártyák
book-rewards = Jutalmak
book-group-rewards = A csoport jutalmai
book-allies = Szövetségesek
book-villains = Gonosztevők
book-joins = csatlakozik a következő küldetéshez
book-packed = jön a következő küldetésre
book-under = ezen: { $weapon }
book-tier = { $tier }. szint
book-cost-xp = { $cost } XP
book-cost-credits = { $cost } kredit
book-cost-influence = { $cost } befolyás

## A birodalmi játékos titkai

book-agenda-hidden = { $count ->
    [0] Tervkártyák elrejtve (egy sincs félretéve)
    [one] Tervkártyák elrejtve ({ $count } kártya)
   *[other] Tervkártyák elrejtve ({ $count } kártya)
}
book-agenda-shown = { $count ->
    [0] Tervkártyák: egy sincs félretéve
    [one] Tervkártyák ({ $count } kártya)
   *[other] Tervkártyák ({ $count } kártya)
}
book-agenda-hold = nyomva tartva: a birodalmi játékos megnézi
book-agenda-pin = PIN-kóddal: a birodalmi játékos megnézi
book-agenda-again = újra elrejti
book-agenda-none = Nincs félretett tervkártya.
book-show = Megnézem
book-hide = Elrejtem
book-show-secrets = A birodalmi játékos titkainak megnézése
book-hide-secrets = A birodalmi játékos titkainak elrejtése
book-play = Kijátszás
book-play-card = Kijátszás: { $card }

## A PIN-kód

book-pin-ask = A birodalmi játékos PIN-kódja
book-pin = PIN-kód
book-pin-set = PIN-kód beállítása…
book-pin-change = PIN-kód módosítása vagy törlése…
book-pin-text = A PIN-kód nélkül ebben az ablakban senki sem látja a tervkártyákat. Arra jó, hogy a becsületes játékosok véletlenül se lássák meg őket; a fájlt nem zárja le.
book-pin-old = Eddigi PIN-kód
book-pin-new = Új PIN-kód
book-pin-again = Új PIN-kód még egyszer
book-pin-differs = A kettő nem egyezik.
book-pin-remove = PIN-kód törlése
book-pin-kept = A PIN-kód be van állítva.
book-pin-removed = A PIN-kód törölve.

## Billentyűk

key-book = Kampány
key-book-result = Küldetés eredményének rögzítése
key-book-reveal = Nyomva tartva: a birodalmi játékos titkai
key-book-undo = Az utolsó lépés visszavonása
key-book-redo = Visszavont lépés újra
