### Egy kampány főkönyve, grafikonjai, estéi és helyesbítései.

## A főkönyv

ledger = Főkönyv
ledger-rebels = Lázadók
ledger-empire = Birodalmi játékos
ledger-filter-who = Kié
ledger-filter-what = Mi
ledger-filter-stage = Szakasz
ledger-any-who = Mindenki
ledger-any-what = Minden
ledger-any-stage = Minden szakasz
ledger-without = Ne csak ez: { $what }
ledger-stage = { $stage }. { $at }
ledger-what-credits = kredit
ledger-what-xp = XP
ledger-what-influence = befolyás
ledger-left = maradt: { $balance }
ledger-sums = A látható tételek összege
ledger-sum-credits = Kredit
ledger-sum-hero-xp = A hősök XP-je
ledger-sum-imperial-xp = Birodalmi XP
ledger-sum-influence = Befolyás
ledger-count = { $count ->
    [one] { $count } tétel · indokkal
   *[other] { $count } tétel · mindegyik indokkal
}
ledger-count-of = { $total } tételből { $count } · mindegyik indokkal
ledger-empty = Még nincs elkönyvelt tétel
    .text = Itt lesz minden kredit, XP és befolyás, az indokával együtt.
ledger-none = Nincs ilyen tétel
    .text = Ehhez a választáshoz semmi sincs elkönyvelve.
ledger-all = Minden tétel

## Grafikonok

ledger-charts = Kredit, XP és befolyás
ledger-charts-are = Ahogy az egyes szakaszok végén álltak.
ledger-charts-table = Táblázatként
ledger-charts-empty = Még nincs mit ábrázolni
    .text = Minden szakasz egy új pont lesz, ha a küldetését lejátszottátok.
ledger-chart-credits = A csapat kreditjei
ledger-chart-xp = Megszerzett XP
ledger-chart-influence = Befolyás
ledger-chart-over = { $what }, szakaszonként
ledger-line-credits = Kredit
ledger-line-hero-xp = Hősök
ledger-line-imperial-xp = Birodalom
ledger-line-influence = Befolyás

## Esték

evenings = Esték
evenings-add = Este feljegyzése
evenings-new = Új este
evenings-edit = Este módosítása
evenings-edit-short = Szerkesztés
evenings-number = { $number }. este · { $day }
evenings-date = Nap
evenings-date-missing = Add meg, melyik nap volt.
evenings-players = Kik játszottak
evenings-players-hint = Nevek, ahogy egymást hívjátok
evenings-note = Jegyzet
evenings-note-hint = Amire érdemes emlékezni
evenings-missions = Küldetések
evenings-no-missions = Az este feljegyzése után egyet sem könyveltetek el.
evenings-oldest-first = Legrégebbi elöl
evenings-removed = Törölve a következő nap estéje: { $day }
evenings-empty = Még egy estét sem jegyeztetek fel
    .text = Jegyezzétek fel, mikor találkoztatok, kik játszottak és mire érdemes emlékezni; fényképeket is tehettek mellé az asztalról.
evenings-photos = Fényképek az asztalról
evenings-photo-add = Fénykép hozzáadása
evenings-photo-choose = Fénykép kiválasztása az asztalról
evenings-photo-reading = Olvasás …
evenings-photo-gone = A fénykép nincs az adatmappában
evenings-photo-of = { $number }. fénykép · { $day }
evenings-photo-remove = Fénykép törlése
evenings-photo-remove-this = Törlés: { $photo }
evenings-photo-removed = A fénykép törölve.

## Helyesbítések

correct = A könyvek helyesbítése
correct-is = Házi szabályokhoz, vagy ha valami kimaradt. Külön tétel lesz belőle; ami már el van könyvelve, nem változik.
correct-who = Kié
correct-what = Mi
correct-what-card = egy kártya
correct-way = Merre
correct-amount-more = + több van
correct-amount-less = − kevesebb van
correct-card-more = + megkapja
correct-card-less = − visszaadja
correct-amount = Mennyi
correct-missing-amount = Add meg, mennyi: egész szám, legalább 1.
correct-card = Kártya
correct-card-hint = A neve néhány betűje vagy az azonosítója
correct-missing-card = Add meg, melyik kártya.
correct-why = Indok
correct-why-hint = Például: eggyel kevesebb ládát számoltunk
correct-missing-why = A helyesbítéshez indok kell: aki később olvassa a főkönyvet, tudni akarja.
correct-reason-later = még nincs indok
correct-preview = Ez lesz elkönyvelve:
correct-preview-none = Itt látszik majd előre, mi lesz elkönyvelve.
correct-book = Helyesbítés elkönyvelése
