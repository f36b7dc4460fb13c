collection = Gyűjtemény
printing = Kiadás
printings = Kiadások
set = Sorozat
sets = Sorozatok

## Columns

collection-nameless = { $printing } (a neve később)
collection-of-known = { $owned } az ismert { $total } közül
column-game = Játék
column-set = Sorozat
column-number = Sorszám
column-name = Név
column-rarity = Gyakoriság
column-figures = Figurák száma
column-cards = Karakterkártyák száma
column-wanted = Keresett
column-for-trade = Cserére
column-status = Megvan-e
column-condition = Állapot
column-painted = Festve
column-location = Hely
column-price = Vételár
column-worth = Mai ár
column-currency = Pénznem
column-acquired = Beszerzés napja
column-note = Megjegyzés
column-printing = Kiadás azonosítója
column-figure-id = Figura azonosítója
column-copy = Példány azonosítója
column-points = Pontérték
column-faction = Csoport
column-photo = Fénykép

## Totals

collection-total = { $figures } figura, { $cards } karakterkártya
collection-printings-owned = { $total } kiadásból { $owned }
collection-set-complete = Teljes sorozat: { $set }.
collection-set-missing = { $set }: { $total } közül { $missing } hiányzik
collection-empty = Üres a gyűjtemény. Importálj egy listát, vagy adj hozzá egy sorozatot.
collection-spare = { $count } duplum
collection-promised = { $count } más { squad.okba } kell
collection-where-to-find = { $figure } itt található: { $sets }.
collection-missing-none = Minden megvan, ami ehhez a { squad.hoz } kell.
collection-missing-row = { $name }: { $needed } kell, { $owned } van, { $missing } hiányzik

# Rows of a spreadsheet.
collection-row-unknown = Nincs ilyen kiadás: { $name }.
collection-row-ambiguous = „{ $name }” többféle lehet: { $candidates }.
collection-row-assumed = { $name } több kiadásban is megjelent; a Muster ezt választotta: { $printing }. Ha másik az, írd mellé a sorozatot és a sorszámot.
collection-row-set-unknown = Nincs ilyen sorozat: { $set }. A figurához ({ $name }) a Muster ezt a kiadást választotta: { $printing }.
collection-row-contradicted = { $name }: a katalógusban nem ez a száma: „{ $said }”. Ezt választotta a Muster: { $printing }.
collection-row-bad = Itt „{ $value }” nem állhat: { $field }.
import-sheet-read = { $rows } sorból { $taken } importálva
import-sheet-set = { $rows } sorból { $taken } importálva; a sorozat a munkalap neve
import-sheet-part = { $rows } sorból { $taken } importálva; a munkalap neve szerint: { $part }
import-sheet-left-out = kimarad: más munkalapokat választottál
import-sheet-no-headings = kimarad: nincs fejléce a névhez, illetve a sorozathoz és a számhoz
import-sheet-empty = kimarad: nincsenek sorai
import-sheet-same = kimarad: ugyanazok a sorai, mint egy korábbi munkalapnak
import-sheet-no-figures = kimarad: egyik sora sem nevez meg figurát ebből a játékból
import-status-owned = megvan
import-status-wanted = keresett
import-status-missing = nincs meg
import-status-trade = megvan, cserélhető
import-status-skip = kimarad
import-status-unknown = ismeretlen: kimarad
import-fate-skipped = kimarad: az állapotát kihagytad
import-fate-elsewhere = kihagyott munkalapon áll
collection-row-status = A „{ $value }” nem árulja el, hogy a figura megvan, keresett, hiányzik vagy cserélhető. Írd oda az egyik szót, vagy add meg, itt mit jelent.
collection-row-contradicts = A sor szerint { $name } értéke { $told }, a katalógus szerint { $known }.
