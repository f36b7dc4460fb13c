### Egy kampány főkönyve, grafikonjai, estéi és helyesbítései.

## A főkönyv

ledger = Főkönyv
ledger-who = { $side ->
    [rebels] Lázadók
    [empire] Birodalmi játékos
   *[other] { $name }
}
ledger-filter-who = Oldal
ledger-filter-what = Fajta
ledger-filter-stage = Szakasz
ledger-any-who = Mindkét oldal
ledger-any-what = Minden fajta
ledger-any-stage = Minden szakasz
ledger-without = Szűrő eltávolítása: { $what }
ledger-stage = { $stage }. { $at }
ledger-what = { $what ->
    [credits] kredit
    [xp] XP
    [influence] befolyás
   *[other] { $name }
}
ledger-left = maradt: { $balance }
ledger-sums = A látható tételek összege
ledger-sum = { $account ->
    [credits] Kredit
    [hero-xp] A hősök XP-je
    [imperial-xp] Birodalmi XP
    [influence] Befolyás
   *[other] { $name }
}
ledger-count = { $count ->
    [one] { $count } tétel · indokkal
   *[other] { $count } tétel · mindegyik indokkal
}
ledger-count-of = { $total } tételből { $count } · mindegyik indokkal
ledger-empty = Még nincs tétel
    .text = Itt lesz minden kredit, XP és befolyás, az indokával együtt.
ledger-none = Nincs ilyen tétel
    .text = Ezekhez a szűrőkhöz nincs tétel.
ledger-all = Minden tétel

## Grafikonok

ledger-charts-are = Ahogy az egyes szakaszok végén álltak.
ledger-charts-table = Táblázatként
ledger-charts-empty = Még nincs mit ábrázolni
    .text = Minden lejátszott küldetéssel új pont kerül a grafikonra.
ledger-chart = { $what ->
    [credits] Közös kreditek
    [xp] Megszerzett XP
    [influence] Befolyás
   *[other] { $name }
}
ledger-chart-over = { $what }, szakaszonként
ledger-line = { $account ->
    [credits] Kredit
    [hero-xp] Hősök
    [imperial-xp] Birodalom
    [influence] Befolyás
   *[other] { $name }
}

## Esték

evenings = Esték
evenings-add = Este feljegyzése
evenings-new = Új este
evenings-edit = Este szerkesztése
evenings-edit-short = Szerkesztés
evenings-number = { $number }. este · { $day }
evenings-date = Dátum
evenings-date-missing = Add meg a dátumot.
evenings-players = Játékosok
evenings-players-hint = Nevek vagy becenevek
evenings-note = Jegyzet
evenings-note-hint = Amire érdemes emlékezni
evenings-missions = Küldetések
evenings-no-missions = Az este feljegyzése után nincs rögzített küldetés.
evenings-oldest-first = Legrégebbi elöl
evenings-removed = Este törölve: { $day }
evenings-empty = Még nincs feljegyzett este
    .text = Jegyezd fel, mikor volt a játékest, kik játszottak, és mire érdemes emlékezni; fényképeket is csatolhatsz az asztalról.
evenings-photos = Fényképek az asztalról
evenings-photo-add = Fénykép hozzáadása
evenings-photo-choose = Fénykép kiválasztása az asztalról
evenings-photo-reading = Betöltés…
evenings-photo-gone = A fénykép még nem érkezett meg, vagy hiányzik
evenings-photo-of = { $number }. fénykép · { $day }
evenings-photo-remove = Fénykép törlése
evenings-photo-remove-this = Törlés: { $photo }
evenings-photo-removed = Fénykép törölve

## Helyesbítések

correct = Helyesbítés
correct-is = Házi szabályokhoz, vagy ha valami kimaradt. Új tétel lesz belőle; a korábbiak nem változnak.
correct-who = Kinél
correct-what = Fajta
correct-what-card = kártya
correct-way = Változás
correct-amount-more = + Hozzáadás
correct-amount-less = − Levonás
correct-card-more = + Megkapja
correct-card-less = − Leadja
correct-amount = Mennyiség
correct-missing-amount = Add meg, mennyi: egész szám, legalább 1.
correct-card = Kártya
correct-card-hint = A neve néhány betűje vagy az azonosítója
correct-missing-card = Add meg, melyik kártya.
correct-why-hint = Például: egy láda kimaradt
correct-missing-why = A helyesbítéshez indok kell: aki később olvassa a főkönyvet, tudni akarja.
correct-reason-later = még nincs indok
correct-preview = Ez lesz rögzítve:
correct-preview-none = Itt jelenik meg az előnézet.
correct-book = Helyesbítés rögzítése

## Történet

history = Történet
history-count = { $count } lépés
history-mended = módosítva
history-was = „{ $was }” → „{ $becomes }”: { $why }
history-put-in = utólag került be: { $why }
history-removed = { $count } törölt lépés
mend = Módosítás
mend-of = Módosítás: { $step }
mend-title = „{ $step }” módosítása
mend-replace = Másképp történt
mend-before = Előtte más is történt
mend-remove = Meg sem történt
mend-remove-said = A lépés törlődik, és minden, ami utána jön, újraszámolódik.
mend-why = Miért
mend-why-hint = tévedésből rögzítve
mend-keep = A lejátszott küldetések maradjanak, akkor is, ha nem lehetett volna választani őket
mend-do = Történet módosítása
mend-preview = Ami megváltozik
mend-preview-none = Add meg, mi történt, és itt látszik, mi változik.
mend-becomes = „{ $was }” helyett „{ $becomes }”.
mend-goes-before = „{ $was }” elé kerül: „{ $becomes }”.
mend-nothing = Egyetlen egyenleg, kártya vagy későbbi lépés sem változik.
mend-anyway = Ezek a küldetések maradnak, bár nem lehetett volna választani őket:
mend-lost = { $count ->
    [one] Ez a lépés már nem áll meg, és kimarad:
   *[other] Ez a { $count } lépés már nem áll meg, és kimarad:
}
history-line = { $who }: { $what }
history-tab-history = Történet
history-tab-ledger = Főkönyv
evenings-photo-open = Megnyitás: { $photo }
photos-empty = Még nincs fénykép
    .text = Adj fényképet egy estéhez, és itt jelenik meg, küldetésenként.
photos-strip = { $missions } · { $day }
photos-viewer = { $number }. fénykép / { $count } · { $day }
