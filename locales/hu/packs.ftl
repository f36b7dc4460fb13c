pack = Adatcsomag
packs = Adatcsomagok
pack-built-in = beépített
pack-user = saját
pack-own-name = Saját figuráim
pack-date = Az adatok kelte: { $date }

## Checking

pack-valid = { $pack } rendben van: { $figures } figura, { $printings } kiadás, { $formats } játékmód.
pack-terms = Magyarázott fogalmak: { $terms }. Kártyaszavak magyarázat nélkül: { $unexplained }
pack-errors = { $pack }: talált hibák száma: { $errors }. Semmi nem töltődött be belőle.
pack-error-at = { $file }, { $line }. sor, { $column }. oszlop: { $message }
pack-error-in = { $file }: { $message }
pack-suspect = { $figure } adatai gyanúsak: { $note }
pack-questions-open = Nyitott kérdések: { $count }
pack-questions-none = Nincs nyitott kérdés.

## Faults

fault-unreadable = A fájl nem olvasható: { $reason }
fault-beyond-limits = { $measure ->
    [files] Egy adatcsomagban legfeljebb { $limit } fájl lehet.
    [file] Az adatcsomag egy fájlja legfeljebb { $limit } MiB lehet.
    [bytes] Az adatcsomag fájljai együtt legfeljebb { $limit } MiB méretűek lehetnek.
   *[rows] Az adatcsomag egy táblázatában legfeljebb { $limit } sor lehet.
}
fault-not-a-file = Ez se nem fájl, se nem mappa; a Muster csak azokat olvassa.
fault-more = Ennél több hiba van; itt az első { $limit } látszik.
fault-no-head = Az adatcsomaghoz game.toml (önálló játék) vagy pack.toml (játék kiegészítése) kell.
fault-name-taken = Már van ilyen nevű adatcsomag, amelyet a Muster kezel. Nevezd át a mappát.
fault-missing = Hiányzik a fájl.
fault-unknown-file = Adatcsomagban nincs ilyen nevű fájl.
fault-shape = { $reason }
fault-unknown-column = Nincs ilyen oszlop: { $column }. Az oszlopok: { $known }
fault-missing-column = Hiányzik ez az oszlop: { $column }
fault-bad-value = „{ $value }” nem illik ide. Ez kellene: { $wanted }
fault-not-one-of = „{ $value }” nem szerepel ezek között: { $known }
fault-selector = A kiválasztó nem érthető: { $reason }
fault-id-rule = Az azonosító ({ $id }) nem a névből következik. Ez legyen, vagy ezzel kezdődjön: { $expected }
fault-twice = Másodszor is szerepel: { $id }
fault-unresolved = Nincs ilyen ({ $what }): { $id }
fault-no-source = Minden sorhoz meg kell adni a forrását.
fault-no-person = Az egyedi figurához ({ $id }) nincs eldöntött személy a persons.csv fájlban.
fault-base-loop = Ez a játékmód önmagára vagy nem létező játékmódra épül: { $id }
fault-no-reminder = Nincs emlékeztető ezen a nyelven ({ $language }): { $id }
fault-empty-reminder = Üres az emlékeztető: { $id }
fault-same-reminder = Másik nyelven ugyanez az emlékeztető: { $id }
fault-long-reminder = Túl hosszú az emlékeztető ({ $length } karakter, legfeljebb { $limit } lehet): { $id }
fault-card-overflow = { $id } nem fér el a kártyáján: { $reason }

## Settling

pack-settled = Eldöntve ({ $pack }): { $question }
pack-facts-compared = Semmi sem módosult. Azonos: { $same }. Importálásukhoz add meg ezt is: --take
pack-facts-taken = Importált adatok: { $count }. Azonos: { $same }
facts-found-here = Eddig ismeretlen adatok ({ $count }). Megtartásuk: { $command }
pack-exported = { $pack } exportálva ide: { $path }
pack-squads-changed = Megváltoztak az adatok. Érintett csapatok: { $count }
pack-removed = { $pack } már nincs meg. Figurái az utolsó ismert nevükkel és értékükkel megmaradnak a csapataidban.

## Kártyák adatai

fact-cost = Érték
fact-factions = Csoportok
fact-cost-change = Mások értékét változtatja
fact-unknown = Ebben a játékban nincs ilyen: „{ $value }”.
