squad-unnamed = Névtelen { squad }
side-list-of = { $list } ({ $pool })
report-partner = Társ: { $name }
report-opponent = Ellenfél: { $name }
squad-member = { $count } × { $name }
squad-deck = { $deck } · { $cards }/{ $size } kártya · { $points }/{ $limit } pont

## Points

points = { $points } pont
figures-count = { $count } figura
points-of-limit = { $limit } pontból { $total }
points-slash = { $total } / { $limit }
points-left = { $left } maradt
points-over = { $over } ponttal több
points-exact = pontosan kitöltve
points-no-limit = nincs ponthatár
points-unknown = ismeretlen érték
points-unknown-sign = ?
label-spent = Elköltve
label-limit = Ponthatár
label-left = Maradt
label-total = Összesen

activations = { $count } aktiválás
hit-points = { $count } életpont
figures = { $count } figura

## Headings

label-activations = Aktiválások
label-cost = Érték
label-edition = Szabályváltozat
label-era = Korszak
label-faction = Csoport
label-figure = Figura
label-figures = Figurák
label-findings = Észrevételek
label-format = Játékmód
label-game = Játék
label-catalogue = Katalógus
label-choices = Választások a felállításkor
label-considering = Szóba jöhet
label-name = Név
label-notes = Jegyzetek
label-opponent = Ellenfél
label-partner = Csapattárs
label-playable = Játszható
label-rule = Szabály
label-side = Oldal
label-source = Forrás
label-verdict = Minősítés
label-fix = Így javítható

playable = { $era }, { $side }
playable-nowhere = egyik korszakban sincs helye
playable-anywhere = bármelyik korszakban, bármelyik oldalon

## Reading a list

list-unresolved = { $line }. sor: ez nem érthető: „{ $text }”. Nem került a { squad.ba }.
list-candidates = { $line }. sor: „{ $text }” többféle lehet: { $candidates }. Írd mellé az értékét vagy a teljes nevét.
list-cost-differs = { $line }. sor: { $name } a lista szerint { $claimed }, a katalógus szerint { $computed } pont.
list-near-miss = { $line }. sor: „{ $text }” – a Muster így értette: { $name }. Nézd meg, erre gondoltál-e.
list-change = { $line }. sor: „{ $text }” – a Muster a fölötte álló lista módosításának vette. Nézd meg, erre gondoltál-e.
list-mention = { $line }. sor: „{ $text }” egy figura neve, de a Muster nem számolta a { squad.ba }, mert ezt látta benne: { $kind }. Ha a figura a { squad.ba } tartozik, írd külön sorba.
list-unplaced = { $line }. sor: „{ $text }” egy figura neve, de nem ott áll, ahol a { squad } tagjai. Ha a { squad.ba } tartozik, írd külön sorba.
list-beside-code = { $line }. sor: „{ $text }” nincs benne a mellette lévő megosztási kódban, pedig az lett beolvasva. Ha a lista számít, vedd ki a kódot.
list-considered = { $line }. sor: „{ $text }” olyan alcím alatt áll, amely nem a { squad } tagjait sorolja fel, ezért nem számít bele.
list-as-title = cím
list-as-heading = alcím
list-as-author = a játékos neve
list-as-map = a térkép neve
list-as-claim = összesítés
list-as-note = megjegyzés
list-account = { $lines } sorból { $read } érthető{ $remarks ->
    [0] .
   *[other] , ebből { $remarks } megjegyzés.
 }
list-role-member = tag
list-role-side = a { squad } mellett
list-role-considered = nem számít bele
list-role-open = kérdéses
list-role-title = cím
list-role-heading = alcím
list-role-faction = csoport
list-role-author = játékos
list-role-map = térkép
list-role-choice = választás
list-role-change = módosítás
list-role-claim = összesítés
list-role-state = játékállás
list-role-note = megjegyzés
list-format-by-points = A lista a pontjai alapján ebben a játékmódban van ellenőrizve: { $format }. Ha másikhoz készült, válaszd azt.
list-no-holder = { $line }. sor: „{ $text }” olyan listában áll, amelyet a { squad.ban } egyik figura sem hozhat. Nem került a { squad.ba }.
list-problem-zero = { $line }. sor: „{ $text }” – nulla darab. Írd be, hány van, vagy töröld a sort.
list-problem-negative = { $line }. sor: „{ $text }” – negatív darabszám. Javítsd ki a számot.
list-problem-too-large = { $line }. sor: „{ $text }” – túl nagy szám, sem darabszám, sem érték nem lehet. Javítsd ki.
list-problem-numbers = { $line }. sor: „{ $text }” – ezek a számok nem lehetnek mind darabszám és érték. Hagyd el, ami nem az.
list-problem-too-long = { $line }. sor: túl hosszú ahhoz, hogy figura neve legyen: „{ $text }”

# What a list is called in messages that was pasted and has no file.
list-pasted = a beillesztett szöveg

## Comparing two squads

compare-same = A két { squad.ban } ugyanazok a figurák vannak.
compare-only-in = Csak ebben: { $name }
compare-in-both = Mindkettőben
compare-points = { $first } pont { $second } ellen

## Settling a question

answer-yes = Igen
answer-no = Nem
answer-none = Máshoz nem
answer-let-in-any = Bármelyiket
answer-let-in-none = Egyiket sem: csak a játék kezdetétől számít
squad-carried = hordozza: { $carriers }

## Megosztás

share-paste = A Musterbe illeszthető kód:
share-verdict-notes = Szabályos, megjegyzésekkel
share-too-long = A szöveg { $length } karakter, egy Discord-üzenetbe pedig csak { $limit } fér. Semmi sem maradt ki belőle: küldd több részletben, vagy oszd meg képként.
share-check = Ellenőrzés: { $verdict }
share-heading = { $heading }:
share-about = Játékmód: { $about }
