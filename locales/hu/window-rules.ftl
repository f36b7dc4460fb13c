### Mit jelentenek egy játék szavai: a Szabályok lap, egy figura szavai, mit tud egy csapat.

page-rules = Szabályok

## A lap

rules-tabs = A szabályok nézetei
rules-tab-terms = Fogalmak
rules-tab-summary = Egy oldalon
rules-search = Fogalom keresése név vagy hatás szerint
rules-filters = Szűrők
rules-kind = Fajta
rules-does = Hatás
rules-does-all = Minden ilyen fogalom: { $what }
rules-gives = Bónusz
rules-any = Mindegy
rules-all = Minden fogalom
rules-nothing = Nincs ilyen fogalom
    .text = A keresett szavak egyetlen fogalom nevében, hatásában és magyarázatában sem szerepelnek.
rules-no-terms = Ehhez a játékhoz nincsenek magyarázatok: { $game }
    .text = A játék adatcsomagja egyetlen fogalmat sem magyaráz meg.
rules-no-summary = Még nincs összefoglaló
    .text = A játék adatcsomagjában nincs egyoldalas összefoglaló.
rules-details = Magyarázat
rules-about = Erről: { $name }
rules-see = Lásd még
rules-figures = { $count } figurának van ilyen
rules-source = Forrás: { $source }
rules-line = { $line }. sor

## Egy oldalon

rules-setup = Felállítás
rules-turn = A forduló
rules-modifiers = Módosítók és dobások
rules-winning = Győzelem

## Saját szövegek

rules-own = Saját szöveg
rules-own-short = saját szöveg
rules-own-write = Saját szöveg írása
rules-own-edit = Saját szöveg szerkesztése
rules-own-label = Ennek jelentése a saját szavaiddal: { $name }
rules-own-hint = A Muster a sajátja helyett ezt jeleníti meg és nyomtatja. Üres mezővel visszatér a Muster szövege.
rules-own-save = Mentés
rules-own-saved = Saját szöveg mentve: { $name }
rules-own-removed = Saját szöveg eltávolítva: { $name }
rules-unexplained = A kártya { $count } szavához nincs magyarázat
rules-import = Szövegek importálása…
rules-export = Saját szövegek exportálása…
rules-file = sajat-szovegek
rules-exported = { $count } szöveg exportálva ide: { $path }
rules-differences = { $file } és a saját szövegeid
rules-differences-what = Eltérő vagy új: { $other }. Azonos: { $same }. Semmi sem módosul, amíg nem importálsz belőle.
rules-says-muster = Muster
rules-take = { $count } szöveg importálása
rules-take-of = Ennek a szövegnek az importálása: { $name }
rules-taken = { $count } szöveg importálva

## Egy figura és egy csapat szavai

rules-explain = A kártya szavai
rules-explain-next = következő
rules-explain-none = Ehhez a kártyához nincs magyarázat.
rules-explain-open = Megjelenítés a Szabályok lapon
rules-finding = Szabály: { $name }
rules-can = Mit tud ez a { squad }
rules-can-nothing = Ezeknek a figuráknak a képességeihez nincs magyarázat.

## Billentyűk

key-rules-filter = Ugrás a szűrőkre
key-rules-move = Előző vagy következő fogalom
key-rules-figures = Azok a figurák, amelyeknek van ilyen
key-explain = A kártya szavainak magyarázata egyenként
