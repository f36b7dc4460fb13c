## A figure’s page: what nobody knows of its card

catalogue-unknown = Még nem ismert
catalogue-unknown-what = Ezeket egyik forrás sem adja meg. Ha megvan a kártya, töltsd ki: a saját adatcsomagodba kerülnek.
catalogue-unknown-of = { $fact }, { $name }
facts-fill-set = A teljes sorozat kitöltése: { $set }

## The grid of a set

facts-title = Kitöltés a kártyáim alapján
facts-fill = Kitöltés a kártyáim alapján
facts-set = Sorozat
facts-how = Amit beírsz, azonnal a saját adatcsomagodba mentődik, és azt az egy adatot írja felül. Ürítsd ki a cellát, és újra a katalógus adata érvényes.
facts-keys = Enter: a következő ismeretlen cella · ↑ ↓: a fenti és a lenti sor · Esc: ahogy volt
facts-number = Sorszám
facts-cell = { $fact }, { $name }
facts-missing = { $count ->
        [0] Minden ismert.
       *[other] { $count } adat nem ismert.
    }
facts-back = Vissza a katalógushoz
facts-kept = { $count ->
        [one] A saját adatcsomagodba mentve
       *[other] { $count } adat a saját adatcsomagodba mentve
    }

## As a file

facts-export_facts = Saját adatok exportálása…
facts-export_fact_gaps = Az ismeretlenek exportálása…
facts-file = kartyaadatok
facts-exported = { $count } adat exportálva ide: { $path }
facts-compare = Összehasonlítás fájllal…
facts-differences = A fájl és a saját adataid: { $file }
facts-differences-what = Eltérő vagy új: { $other }. Azonos: { $same }. Semmi sem módosul, amíg nem importálsz egy adatot.
facts-column = Adat
facts-mine = Nálam
facts-theirs = A fájlban
facts-take-column = Importálás
facts-take-of = Importálás: { $fact }, { $name }: { $theirs }
facts-take = { $count } adat importálása
facts-take-all = Az összes kijelölése
facts-take-none = Egyik se legyen kijelölve
facts-line = { $line }. sor: { $problem }

## Values found in a list or a spreadsheet

facts-found = { $count } eddig ismeretlen adat található itt
facts-found-what = Tartsd meg azokat, amelyekben megbízol: a saját adatcsomagodba kerülnek, és az ellenőrzés ezekkel számol.
facts-found-keep = Megtartás
facts-found-kept = Megtartva
facts-found-keep-of = Megtartás: { $fact }, { $name }: { $value }
facts-found-keep-all = Mind a { $count } megtartása
facts-found-disagree = { $count } adat kimaradt: a sorok ellentmondanak egymásnak.
