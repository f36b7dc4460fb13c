### Mit jelentenek a játékok szavai.

## Fajtái

term-kind-ability = Képesség
term-kind-force-power = Erő-képesség
term-kind-spell = Varázslat
term-kind-commander-effect = Parancsnoki hatás
term-kind-keyword = Kulcsszó
term-kind-type = Lényfajta
term-kind-condition = Állapot
term-kind-symbol = Jel
term-kind-action = Akció
term-kind-modifier = Módosító
term-kind-stat = Szám a kártyán
term-kind-terrain = Tereptípus
term-kind-rule = Szabály

## Mit csinálnak (szűréshez, kereséshez)

deed-extra-attack = extra támadás
deed-attack-bonus = támadási bónusz
deed-defense-bonus = védekezési bónusz
deed-damage-bonus = sebzési bónusz
deed-deals-damage = támadás nélkül sebez
deed-area = több figurát ér
deed-heals = gyógyít
deed-protects = megelőzi a sebesülést
deed-movement = messzebb mozog
deed-displaces = más figurákat mozgat
deed-inflicts = állapotot okoz
deed-rerolls = újradob
deed-grants = képességet ad másoknak
deed-takes = képességeket és erőket hatástalanít
deed-redirects = más helyett lesz célpont
deed-controls = ellenséget irányít
deed-defeats = azonnal megsemmisít
deed-squad-building = a csapatépítést módosítja
deed-restricts = megtilt valamit
deed-initiative = kezdeményezés
deed-doors = ajtót nyit vagy zár

## Válaszok

terms-found = Talált fogalmak: { $count }
terms-none = Ezeknek a figuráknak a képességeihez nincs magyarázat.
terms-see = Lásd még: { $terms }
terms-figures = Ennyi figurának van: { $count }
terms-others = Más játékok, amelyekben van ilyen fogalom: { $games }. Megjelenítésükhöz add meg ezt is: --game
terms-source-line = Forrás: { $source }, { $line }. sor
terms-own-kept = Saját szöveg mentve: { $name }.
terms-own-removed = Saját szöveg eltávolítva: { $name }.
terms-own-none = Nincs saját szöveg, amelyet el lehetne távolítani: { $name }.
terms-own-taken = Importált szövegek: { $count }. Azonos: { $same }
terms-own-compared = Semmi sem módosult. Azonos: { $same }. Importálásukhoz add meg ezt is: --take
term-needs-ally = { $figure }: ehhez egy másik figura is kell, de itt nincs ilyen: { $term }.
term-needs-ally-of = { $figure }: ehhez egy másik figura is kell ({ $who }), de itt nincs ilyen: { $term }.
term-needs-own = { $figure }: ehhez olyasmi kell, ami ennek a figurának nincs: { $term }.
# Which figures: “needs another figure that isn’t here: living”.
term-who-living = élő
term-who-force-user = Erővel bíró
term-who-unique = egyedi
term-who-not-unique = nem egyedi
# A reminder behind the Force points that the power costs.
term-costs-force = Erőpont: { $count } · { $text }
