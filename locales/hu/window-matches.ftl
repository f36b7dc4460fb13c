### A mérkőzések naplója: lista, feljegyzés, állás.

## Az oldal

matches-new = Mérkőzés feljegyzése
matches-tabs = A napló nézetei
matches-tab-list = Mérkőzések
matches-tab-opponents = Ellenfelenként
matches-tab-figures = Figuránként
matches-tab-months = Havonta
matches-month-won = { $played } mérkőzésből { $won } győzelem
matches-span = Időszak
matches-span-all = Bármikor
matches-span-year = { $year }. év
matches-span-own = Megadott időszak…
matches-from = Ettől
matches-to = Eddig
matches-export = Exportálás CSV-be…
matches-file = merkozesek
matches-exported = { $count } mérkőzés exportálva ide: { $path }
matches-none = Még nincs feljegyzett mérkőzés
    .text = Jegyezd fel, kivel és mivel játszottál, és mi lett a vége. A Muster összeadja a pontokat, és megmutatja, ki hányszor nyer, ellenfelenként és figuránként.
matches-none-here = Itt nincs mérkőzés
    .text = Ebben az időszakban vagy ezzel az ellenféllel nem volt mérkőzés.
matches-all = Minden mérkőzés
matches-no-log = Ehhez a játékhoz nem tartozik mérkőzésnapló: { $game }
    .text = Az adatcsomagja nem írja le, hogyan pontozzák a mérkőzéseket.
matches-earlier = Korábbi mérkőzések (még { $count })
matches-with = Ellenfél: { $opponent }
matches-with-off = Minden ellenfél
matches-month = { $count } mérkőzés

## Egy mérkőzés

matches-won = Győzelem
matches-drawn = Döntetlen
matches-lost = Vereség
matches-score = { $mine } : { $theirs }
matches-games = játszmákban { $mine } : { $theirs }
matches-members = { $count } × { $name }
matches-menu = További műveletek: { $opponent }, { $date }
matches-edit = Szerkesztés…
matches-saved = Feljegyezve: { $opponent }, { $outcome } { $mine } : { $theirs }
matches-changed = Módosítva: { $opponent }, { $outcome } { $mine } : { $theirs }

## Az űrlap

matches-form-new = Mérkőzés feljegyzése
matches-form-edit = Mérkőzés, { $date }
matches-opponent = Ellenfél
matches-opponent-hint = Kivel játszottál?
matches-date = Dátum
matches-squad = { Squad }
matches-squad-none = Nincs feljegyezve
matches-squad-then = { $name } (ahogy akkor volt)
matches-squad-kept = A { squad } úgy marad, ahogy a feljegyzéskor volt.
matches-note = Megjegyzés
matches-note-hint = Térkép, küldetés, mi vált be…
matches-scores = Eredmény
matches-scores-total = Legfeljebb { $games } játszma; a magasabb összpontszám nyer.
matches-scores-games = Legfeljebb { $games } játszma; az nyer, aki többet megnyer.
matches-game = { $game }. játszma
matches-mine = A te pontjaid
matches-theirs = Az ellenfél pontjai
matches-mine-in = A te pontjaid, { $game }. játszma
matches-theirs-in = Az ellenfél pontjai, { $game }. játszma
matches-total = Összesen
matches-ending = Hogyan ért véget
matches-ending-in = Hogyan ért véget, { $game }. játszma
matches-ending-none = Nincs feljegyezve
matches-winner = Ki nyert
matches-winner-in = Ki nyert, { $game }. játszma
matches-winner-mine = Te
matches-winner-theirs = Az ellenfél
matches-verdict-none = Írd be az eredményt, és kiderül, ki nyer.
matches-verdict-won = Te nyersz, { $mine } : { $theirs }.
matches-verdict-drawn = Döntetlen, { $mine } : { $theirs }.
matches-verdict-lost = Te vesztesz, { $mine } : { $theirs }.
matches-score-half = Nem teljes { AZ($game) }. játszma: mindkét játékos pontja kell, nem negatív egész szám.
matches-opponent-missing = Írd be, kivel játszottál.

## Az állás

matches-played-sum = mérkőzés
matches-won-sum = győzelem
matches-drawn-sum = döntetlen
matches-lost-sum = vereség
matches-points-sum = szerzett és kapott pont
matches-column-opponent = Ellenfél
matches-column-figure = Figura
matches-column-month = Hónap
matches-column-share = Győzelmi arány
matches-column-played = Mérkőzés
matches-column-won = Győzelem
matches-column-drawn = Döntetlen
matches-column-lost = Vereség
matches-column-for = Szerzett
matches-column-against = Kapott
matches-column-average = Átlag
matches-column-average-long = Saját pont mérkőzésenként
matches-share = { $won }% győzelem, { $drawn }% döntetlen
matches-no-figures = Még egyetlen mérkőzésnél sincs feljegyezve { squad }
    .text = Ha mérkőzést jegyzel fel, válaszd ki, melyik { squad.tal } játszottál: így kiderül, mely figurákkal nyersz.

## Billentyűk

key-matches-down = Következő mérkőzés
key-matches-up = Előző mérkőzés
key-matches-change = A mérkőzés szerkesztése
matches-map = Pálya
matches-map-none = Nincs megadva
matches-mission = Küldetés
matches-mission-hint = { $gives } · { $points } ponttal nyersz
matches-mission-plain = { $points } ponttal nyersz
matches-initiative = Kezdeményezés
matches-initiative-none = Nincs megadva
matches-initiative-of = Kezdeményezés: { $who ->
    [mine] te
   *[theirs] ellenfél
}
matches-tie-mine = { $tie }: te
matches-tie-theirs = { $tie }: ellenfél
matches-verdict-why = { $verdict } { $why }
