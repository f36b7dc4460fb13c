print-page = { $page }. oldal, összesen { $pages }
print-continued = (folytatás)
print-continued-name = { $name } (folytatás)
print-catalogue = Katalógus: { $date }
print-made = Nyomtatva a Musterrel: { $date }
print-cut = A jelek mentén vágd. 100%-os méretben nyomtasd.
print-yes = igen
print-no = nem

## The squad sheet

sheet-title = Csapatlap
sheet-player = Játékos
sheet-opponent = Ellenfél
sheet-notes = Jegyzetek
sheet-playable = Játszható:
sheet-format = Játékmód
sheet-edition = Kiadás
sheet-figures = Figurák
sheet-cost = Érték
sheet-setup = Választások a felállításkor
sheet-setup-choice = { $ability } ({ $holder })
sheet-findings = Amit a szabályok mondanak
sheet-nothing-found = Nincs ellene kifogás.
sheet-abilities = Képességek
sheet-qr = A Muster visszaolvassa.
sheet-side-list = { $list }: { $holder }, { $value } pont
sheet-considering = Szóba jöhet
sheet-points-left = { $left } maradt
sheet-points-over = { $over } ponttal több
sheet-fact-activations = aktiválás
sheet-fact-hit-points = életpont
sheet-fact-figures = figura
sheet-fact-initiative = kezdő dobás
sheet-victory-points = Győzelmi pontok
sheet-round = Kör

## Boxes to tick

track-hit-points = ÉP
track-damage = Sebzés, 1 négyzet = { $per }
track-force = Erőpontok
    .short = Erő
track-activations = Aktiválások
    .short = Akt.

## Stat cards

card-subtitle-separator = { " · " }
card-footer = { $set } { $number }, { $rarity }
card-no-abilities = Nincs képessége
card-back-glossary = Mit tesznek a képességek
card-back-notes = Jegyzetek
card-back-owner = Tulajdonos
card-suspect = Vesd össze a kártyával: { $note }

## Checklist and wants list

checklist-title = Gyűjteményi ellenőrzőlista
checklist-subtitle = { $total } kiadásból { $owned } megvan
checklist-set-summary = { $total } közül { $owned }
checklist-number = Sorszám
checklist-name = Név
checklist-rarity = Gyakoriság
checklist-cost = Érték
checklist-owned = Megvan
checklist-wanted = Keresem
checklist-for-trade = Cserére
checklist-total-owned = Összesen { $count } van meg
checklist-complete = teljes
wants-title = Keresett figurák
wants-subtitle = { $count } keresett figura
