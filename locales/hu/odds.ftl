### Odds in the terminal: chances of attacks and of rolls.

odds-heading = { $attacker } – { $defender }
odds-needed = Az első támadás ennyitől talál: { $needed }. Esély: { $chance }
odds-sure = Az első támadás dobás nélkül talál. Esély: { $chance }
odds-test-sure = Dobás nélkül sikerül. Esély: { $chance }
odds-test-roll = Ennyitől sikerül, mindent beszámítva: { $needed }. Esély: { $chance }
odds-test-dice = Ennyi hullámmal sikerül: { $needed } ({ $dice }). Esély: { $chance }
odds-attacks = { $count } támadás
odds-dice = { $dice } – { $against }
odds-miss = Nem talál: { $chance }
odds-damage = Elvesztett életpont
odds-expected = Átlagosan: { $amount }
odds-defeat = Megsemmisül: { $chance }
odds-bust = Balszerencse { $dice } kockával: { $chance }
odds-counted = Átlagosan, a legjobb játékkal: { $amount }
odds-advice = Félre: { $aside }. { $roll ->
    [0] Utána cselekvés
   *[other] { $kept ->
        [yes] Így marad: { $lying }, újra dobva { $roll } kocka
       *[no] Újra dobva { $roll } kocka
    }
}. Átlagosan: { $amount }.
odds-column-kept = félretéve
odds-column-counted = cselekvés
odds-column-rolling = dobás
odds-column-best = legjobb
odds-roll = Dobás
odds-act = Cselekvés
odds-reading-lying-rolled = A sikerhez kell legalább egy most dobott kocka.
odds-reading-lying-alone = Az asztalon hagyott kockák maguk is adhatnak sikert.
odds-reading-aside-whole = A sikert egészben kell félretenni.
odds-reading-aside-part = A siker egy része is félretehető; a sikereket végül az összes félretett kocka adja.
odds-not-counted = Nincs beleszámítva: { $names }
odds-column-hits = talál
odds-column-average = átlag
odds-column-defeats = megsemmisül
odds-unread = Nem felismert sorok: { $lines }

help-odds = Egy támadás vagy dobás pontos esélyei
option-fighters = A támadó és a védekező, név vagy azonosító szerint; számok helyettesíthetik vagy helyesbíthetik
option-given = Ami fennáll, például target-not-activated vagy not-moved: képességek feltétele. Többször is megadható
option-goal = A döntések célja: damage (sebzés), defeat (megsemmisítés), successes (sikerek) vagy spaces (mezők)
option-attack = A támadás értéke; több támadáshoz több, például 10,5
option-attacks = Hány támadás
option-attack-bonus = Ami minden támadáshoz hozzáadódik
option-damage = A sebzés
option-damage-bonus = Ráadás sebzés; a kritikus találat nem szorozza
option-defense = A védekezés értéke
option-cover = Amit a fedezék a védekezéshez ad
option-helpers = Hány figura segíti össztűzzel az első támadást
option-near = A figurák a saját csapatuk hatásainak, például a parancsnoki hatásoknak a hatótávján belül vannak
option-test = Mentő vagy próba támadás helyett: save, morale, vagy egy hősé: strength, insight, tech
option-dc = Az érték, amelyet a mentőnek el kell érnie
option-helper = Az első támadást össztűzzel segítő figura neve
option-ally = A támadó oldalának másik figurája, akinek a hatásai számítanak, például a parancsnoka; az =adjacent vagy az =away mondja meg, hol van
option-against-ally = Ugyanez a védő oldalán
option-hp = A megmaradt életpont
option-save = A dobás, amellyel elkerülhető egy találat sebzése
option-twin = Minden támadás még egyet hoz ugyanaz ellen az ellenség ellen
option-droid = A védekező immunis a kritikus találatra
option-critical = A legkisebb dobás, amely kritikus találat
option-critical-times = Amivel a kritikus találat a sebzést szorozza
option-reduction = Amennyivel minden találat sebzése csökken
option-rerolls = Hány támadás vagy támadókocka dobható újra
option-reroll-bonus = Ami az újradobott támadáshoz hozzáadódik
option-defense-rerolls = A védekező hány mentő dobása vagy kockája dobható újra
option-dice = A támadó kockái, például blue,green; vagy a dobott kockák száma
option-against = A védekező kockái, például white
option-surge = Amire hullám költhető, például „damage 1” vagy „2: pierce 2”; többször is megadható
option-plus = Ami a támadásban dobás nélkül megvan, például jelzőért „damage 1”; többször is megadható
option-against-plus = Ami a védekezésben dobás nélkül megvan, például „block 1”; többször is megadható
option-range = Hány mezőre van a védekező
option-kept = Az eddig félretett kockák, például 6,6
option-rolled = Amit a kockák most mutatnak, például 1,1,4
option-reach = Mennyi kell: ennek a legjobb esélye a legnagyobb átlag helyett
option-reading = A szabálykönyv egy kétes mondatának olvasata, például lying=alone; többször is megadható
option-squad-attacking = A támadó csapat: fájl vagy mentett csapat neve
option-against-squad = A megtámadott csapat, ugyanígy

error-unknown-condition = Nincs ilyen feltétel: „{ $name }”. Ezek vannak: { $known }
    .means = Semmi sem módosult.
    .todo = Ezek közül válassz feltételt.
error-unknown-die = Nincs ilyen kocka vagy oldal: „{ $name }”. Ezek vannak: { $known }
    .means = Semmi sem módosult.
    .todo = Ezek közül válassz.
error-unknown-reading = A szabályoknak nincs ilyen olvasata: „{ $name }”. Ezek vannak: { $known }
    .means = Semmi sem módosult.
    .todo = Ezek közül válassz olvasatot.
error-unknown-test = Nincs ilyen próba: „{ $name }”. Próbák: { $known }
    .means = Semmi sem lett kiszámítva.
    .todo = Adj meg egyet ezek közül.
error-odds-none = Ehhez a játékhoz nem tartoznak esélyek: { $game }.
    .means = Semmi sem módosult.
    .todo = Olyan játékot válassz, amelynek adatcsomagjában van odds.toml fájl.
error-odds-lacking = Hiányzik egy szám: { $option }
    .means = A kártya nem írja, így nincs mit kiszámítani.
    .todo = Add meg így: { $option }.
error-odds-beside = Ebben a játékban ennek nincs szerepe: { $option } ({ $game }).
    .means = Semmi sem lett kiszámítva.
    .todo = Hagyd el, vagy válassz másik játékot így: --game.
error-odds-forbidden = Ez a támadás nem lehetséges: { $rule }
    .means = Semmi sem lett kiszámítva.
    .todo = Válassz másik célpontot, vagy támadj másképp.
error-odds-too-much = Túl nagy szám: { $option }. Legfeljebb: { $most }.
    .means = Semmi sem lett kiszámítva.
    .todo = Adj meg kisebb számot.
