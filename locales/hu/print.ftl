print-page = { $page }. oldal, összesen { $pages }
print-continued = (folytatás)
print-title = { $game }: { $title }
print-reference = Segédlap
print-reference-conditions = Állapotok
print-board = Csatatér
print-board-half = { $number }. térfél
print-board-meets = Ehhez az élhez illeszd a másik térfelet.
print-board-start = Kezdőmező
print-catalogue = Katalógus: { $date }

## The squad sheet

sheet-player = Játékos
sheet-notes = Jegyzetek
sheet-playable = Játszható:
sheet-figures = Figurák
sheet-cost = Érték
sheet-setup = Játék előtt
sheet-setup-choice = { $ability } ({ $holder })
sheet-before-list = Legyen kéznél: { $list } ({ $holder }), { $count } figura.
sheet-bring = Hoznivaló: { $things }
sheet-bring-figures = { $count } figura a karakterkártyájával
sheet-bring-die = d{ $die }
sheet-bring-dice = { $count }d{ $die }
sheet-bring-markers = jelzők: { $names }
sheet-rules = Szükséges szabályok
sheet-qr = Ezt a Muster fényképről is beolvassa.
sheet-side-list = { $list }: { $holder }, { $value } pont
sheet-side-list-figures = { $list }: { $holder }, { $value } figura
sheet-side-list-unpriced = { $list }: { $holder }
sheet-record-opponent = Ellenfél
sheet-record-date = Dátum és forduló
sheet-record-map = Térkép
sheet-record-points = Győzelmi pont, saját : ellenfél
sheet-record-result = Eredmény
sheet-leader = Vezető
sheet-plus-unknown = { $known } + ?
sheet-left-most = legfeljebb { $left } maradt
sheet-over-least = legalább { $over } ponttal több
sheet-more-copies = és még { $count }
sheet-places = Helyek az asztalon
sheet-game = { $number }. játszma
sheet-score = Pontszám
sheet-score-sum = Összesen
sheet-score-opponent = Ellenfél
sheet-bring-tiles = { $tiles }: { $count }
sheet-tiles = Az asztalon
sheet-forfeits = Ellenfélé
sheet-initiative = Kezdődobások
sheet-side-list-roll = érkeznek, ha a kezdődobás
sheet-morale = morál: d{ $die } ≥ { $needed }
sheet-morale-led = morál: d{ $die } ≥ { $needed }, parancs alatt { $led }
sheet-morale-open = morál: d{ $die } + { $stat } ≥ { $at }
sheet-score-rule = Számoláskor írd be, hány mezőt haladt előre minden figura a kezdőmezőjétől; ×2-nél a mezők kétszer számítanak. { $count } átért figurával és magasabb pontszámmal a köröd végén nyersz. A négyzet jelentése: { $across }.
sheet-fact-activations = aktiválás
sheet-fact-hit-points = életpont

## Boxes to tick

track-damage = Sebzés, 1 négyzet = { $per }
track-activations = Aktiválások
    .short = Akt.

## Stat cards

card-unique = egyedi
card-subtitle-separator = { " · " }
print-comma = { ", " }
sheet-gone = A katalógusban már nem szerepel
card-footer = { $set } { $number }, { $rarity }
card-footer-unnumbered = { $set }, { $rarity }
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
checklist-wanted = Keresett
wants-title = Keresett figurák
wants-subtitle = { $count } keresett figura
print-scale = Nyomtatás 100%-on
print-ruler = 50 mm
