### Printing.

## What is told of a print. Said by the program.

print-remark-missing = Egyik betűtípusban sincs meg: { $characters }. Áthúzott négyzet áll a helyén.
print-remark-shortened = Nem fért ki, ezért rövidebb lett: { $text }
print-remark-qr = A QR-kód kimaradt: a { squad } túl nagy ahhoz, hogy a kód papírról olvasható legyen.
print-remark-several = Több { squad } PDF-jét a Muster nem tudja visszaolvasni. Ahhoz mentsd őket egyenként, vagy olvasd be a QR-kódokat.
print-remark-not-carried = Ebből a naplóból a Muster a birodalmi játékos titkai nélkül nem tudja visszaolvasni a kampányt. Nyomtasd velük együtt, vagy exportáld a kampányt.
print-remark-names-secrets = A lap megnevezi a birodalmi játékos titkos csapatait.
print-remark-secrets-not-named = A birodalmi játékos titkos csapatainak csak a száma szerepel rajta.
print-remark-secrets-included = A fájlban benne vannak a birodalmi játékos titkai, és a PIN-kód is, ha van: aki beolvassa, azé lesznek.
print-remark-secrets-left-out = A birodalmi játékos titkai nélkül, papíron és a fájlban is.
print-remark-no-card = { $name }: nincs kártyája, mert a katalógusban már nem szerepel.
print-remark-fewer-cards = Ezzel a kifutóval { $count } kártya fér egy oldalra.
print-remark-no-photo = Nem olvasható be a fényképe, ezért nincs a kártya hátlapján: { $name }.
print-remark-too-many = Csak az első { $most } kártya kerül papírra.
print-size-kb = { $size } KB
print-size-mb = { $whole },{ $tenth } MB

## Keys

key-print-save = Mentés PDF-be
key-print-next = Következő oldal
key-print-previous = Előző oldal
key-print-turn = Lapozás az előnézetben
key-print-zoom = Teljes oldal vagy nyomtatási méret

## What is printed

print-what = Nyomtatás
print-kind-sheet = { Squad }lap
    .says = Egy lap a játékhoz, kipipálható négyzetekkel
print-kind-cards = Kártyák
    .says = Kilenc egy oldalon, kivágható
print-kind-reference = Segédlap
    .says = A szabályok egy oldalon, a megjelölt csapatok szavaival
print-kind-board = Csatatér
    .says = Játéktábla, térfelenként egy lapon
print-kind-checklist = Ellenőrzőlista
    .says = A gyűjtemény sorozatonként
print-kind-wants = Keresett figurák
    .says = Amit még keresel
print-kind-trades = Cserék
    .says = Mi cserél gazdát, kipipálható négyzetekkel
print-kind-campaign = Kampány
    .says = Napló, hősök, bolt
print-campaign-part = A kampány része
print-part-log = Kampánynapló
    .says = Mindkét oldal adatai egy lapon, mögötte a főkönyv
print-part-heroes = Hőslapok
    .says = Mije van a hősöknek, kettő egy oldalon
print-part-shop = Bolt és fejlesztések
    .says = Ami megvehető, és amit a hősök még megtanulhatnak
print-part-shopcards = A bolt kártyái
    .says = A kínált tárgyak, kilenc egy oldalon
print-part-night = Küldetés
    .says = fenyegetettség körönként, hősök, csapatok, ellátmánykártyák
print-part-blanklog = Üres napló
    .says = Kézzel kitölthető
print-secrets = Titkos kártyák nevei
    .says = A birodalmi játékos megtartott tervkártyái
print-pin = PIN-kód, ha van
print-campaign-which = Kampány
print-no-campaigns = Még nincs kampány.
print-chosen = { $count } kiválasztva
print-no-squads = Még nincs { squad }.
print-find-squad = { Squad } keresése
print-each-once = Figuránként egy kártya, minden példánynak saját négyzetekkel
print-figures = Figurák egyenként
print-cards = { $count } kártya
print-find-figure = Figura hozzáadása
print-copies-of = Példányszám: { $name }
print-drop = Kihagyás: { $name }

## How

print-look = Beállítások
print-paper = Papír
print-player = Játékos
print-ink = Tintatakarékos
    .says = Árnyalatok és szürke felületek nélkül
print-backs = Hátlap
    .says = Kétoldalas nyomtatáshoz
print-rules = Szükséges szabályok
    .says = A kártyák minden szavának jelentése egyszer, két hasábban
print-reminders = A szavak jelentése
    .says = Minden képesség után a magyarázata; a hosszabb szöveg egy második kártyán folytatódik
print-spaces = Mezők a térfél egy oszlopában
print-flip = Lapfordítás
print-flip-long = Hosszú él mentén
print-flip-short = Rövid él mentén
print-marks = Vágójelek
    .says = Vonalak a margón a vágáshoz
print-bleed = Kifutó
print-bleed-none = Nincs

## The preview

print-preview = Előnézet
print-page-of = { $page }. oldal, összesen { $pages }
print-page-alt = { $title }, { $page }. oldal, összesen { $pages }, ahogy a nyomtató kiadja
print-zoom = Az előnézet mérete
print-zoom-fit = Teljes oldal
print-laying-out = Készülnek az oldalak…
print-nothing = Még nincs mit nyomtatni
print-choose-sheet = Pipálj ki egy { squad.ot }; mindegyik külön lapot kap.
print-choose-cards = Pipálj ki egy { squad.ot }, vagy adj hozzá figurákat.
print-no-wants = Még nem keresel semmit. Jelöld keresettnek a figurákat a katalógusban, és itt lesznek felsorolva.
print-choose-campaign = Válassz egy kampányt.
print-no-shop = A kampány ezen szakaszában nincs kapható tárgy.
print-no-night = Előbb nyisd meg az egyik küldetés játékestjét.

## Saving

print-save = Mentés PDF-be…
print-saving = Mentés…
print-save-title = Mentés PDF-be
print-saved = Elmentve: { $path } ({ $pages } oldal, { $size })
print-show-folder = Megjelenítés mappában
print-open = Megnyitás
print-file-cards = { $title } – kártyák
print-file-log = { $title } – napló
print-file-heroes = { $title } – hősök
print-file-shop = { $title } – bolt
print-file-shopcards = { $title } – boltkártyák
print-file-night = { $title } – küldetés
print-file-squads = { $count } { squad }
