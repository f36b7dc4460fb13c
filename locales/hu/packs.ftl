pack = Adatcsomag
packs = Adatcsomagok
pack-built-in = beépített
pack-user = saját
pack-own-name = Saját figuráim
pack-date = Az adatok kelte: { $date }

## Checking

pack-valid = { $pack } rendben van: { $figures } figura, { $printings } kiadás, { $formats } játékmód.
pack-errors = { $pack }: talált hibák száma: { $errors }. Semmi nem töltődött be belőle.
pack-error-at = { $file }, { $line }. sor, { $column }. oszlop: { $message }
pack-error-in = { $file }: { $message }
pack-suspect = { $figure } adatai gyanúsak: { $note }
pack-question-open = Nyitott kérdés: { $question }
pack-questions-open = Nyitott kérdések: { $count }
pack-questions-none = Nincs nyitott kérdés.

## Settling

pack-settled = Eldöntve ({ $pack }): { $question }
pack-settled-same = { $figure } és { $person } egy és ugyanaz a személy.
pack-settled-not-same = { $figure } és { $person } két külön személy.
pack-squads-changed = Megváltoztak az adatok. Érintett csapatok: { $count }
pack-removed = { $pack } már nincs meg. Figurái az utolsó ismert nevükkel és értékükkel megmaradnak a csapataidban.
