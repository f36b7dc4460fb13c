# A játékest az ablakban.

night-title = Játékest
night-back = Vissza a kampányhoz
night-undo = Visszavonás: { $tap }
night-print = Küldetés nyomtatása
night-start = Felállítás
night-which = Küldetés
night-set-up = Küldetés felállítása
night-no-mission = Most egy küldetés sem játszható.
    .text = Előbb fejezd be a fejlesztéseket.
night-round-heading = Kör
night-round-now = { $round }. kör
night-spent = Elköltve
night-ahead-said = A fenyegetettségi szint körönként { $level } pontot ad hozzá. A következő körök: ha semmit sem költenek el.
night-less = Kevesebb: { $what }
night-more = Több: { $what }
night-token = Fenyegetettségjelző elköltése (még { $tokens })
night-next-round = Következő kör: +{ $level } fenyegetettség
night-figures-there = { $there } / { $size } figura
night-defeated = Legyőzve
night-defeated-of = Legyőzve: { $name }
night-reinforce-of = +1 ({ $cost }): { $name }
night-no-groups = Még nincs csapat az asztalon.
night-deploy = Felállítás
night-threat-left = { $threat } fenyegetettség
night-find = Csapat keresése
night-all = Minden kártya
night-won = megnyert
night-size = { $size } figura
night-free = Ingyen
night-free-of = Ingyen: { $name }
night-free-why = Az asztalra kerül ingyen, mint a kezdő vagy tartalék csapat
night-deploy-of = { $cost }: { $name } felállítása
night-none-found = Nincs ilyen csapat.
night-in-rounds = ezekben a körökben: { $rounds }
night-no-supplies = Nincs ellátmánykártya kézben.
night-use = Felhasználás
night-use-of = Felhasználás: { $name }
night-drawn = Kihúzott kártya
night-which-card = Válassz kártyát
night-supply-left = { $name } (még { $left })
night-holder = Kié
night-no-holder = Nincs megadva
night-draw = Húzás
night-ally-threat = { $tokens ->
    [0] { $threat } fenyegetettség a másik oldalnak
   *[other] { $threat } fenyegetettség a másik oldalnak, és { $tokens } jelzőként
}
night-join = Csatlakozás
night-joined = Csatlakozott
night-join-of = { $joined ->
    [yes] Csatlakozott: { $name }
   *[other] Csatlakozás: { $name }
}
night-from = A játékest szerint
night-act = Aktiválás
night-act-of = { $acted ->
    [0] Aktiválás: { $name }
   *[other] Aktiválás: { $name }, { $acted } / { $most } megvolt
}
night-conditions = Állapotok
night-conditions-of = Állapotok, { $name }: { $marks }
night-rest = Pihenés
night-rest-why = Az állóképességig csökkenti a megterhelést, a maradékkal gyógyul
night-rest-of = Pihenés: { $name }
night-lines-heading = A küldetés szabályaiból
night-last-round = { AZ($round) }. körig
night-happened = Megtörtént
night-happened-of = Megtörtént: { $line }
night-no-lines = Nincs feljegyzés.
night-line = Emlékeztető sor
night-line-when = Mikor
night-line-start = kör elején
night-line-end = kör végén
night-line-told = amikor a sor mondja
night-line-round = Kör
night-line-add = Feljegyzés
night-limit = Utolsó kör
night-status-heading = Állapotszakasz
key-night = Játékest
key-night-round = Következő kör
key-night-undo = Az utolsó lépés visszavonása
key-night-result = A küldetés eredményének rögzítése
night-over = Az eredmény rögzítve van.
night-heroes = Hősök
night-told-heading = Számlálók
night-hand = Ellátmánykártyák
night-groups = Az asztalon
night-cost = ár: { $cost }
night-reinforcement = erősítés: { $cost }
night-allies = Szövetségesek

# A nézetek: amit mindenki láthat, és amire az egyes oldalaknak szükségük van.

night-views = Nézetek
night-view = { $side ->
    [rebels] Lázadók
    [empire] Birodalom
   *[common] Közös
}
night-apart = { $side ->
    [rebels] A lázadók nézete második ablakban
    [empire] A birodalmi nézet második ablakban
   *[common] A közös nézet második ablakban
}
night-more-things = További műveletek
night-locked = A birodalmi nézetet PIN-kód védi.
night-state-of = { $name }: { $state }
night-lines-due = esedékes: { $due }
night-line-note = Feljegyzés…

# A hősök és a birodalmi játékos kártyái.

night-cards-heading = Birodalmi kártyák
night-cards-of = { $name } kártyái
night-cards-none = Nincs kártya
night-card-more = További műveletek: { $name }
night-card-turn = { $lies ->
    [ready] Visszafordítás
    [exhausted] Elfordítás
   *[depleted] Kimerítés
}
night-card-lend = { $back ->
    [yes] Visszaadás: { $name }
   *[other] Kölcsönadás: { $name }
}
night-card-lent = nála: { $name }

# A küldetés csapatai.

night-mission-groups = A küldetés csapatai
night-group = Csapat
night-group-as = { $how ->
    [initial] Kezdő
    [reserve] Tartalék
   *[open] Szabad
}
night-group-why = { $how ->
    [initial] Ingyen az asztalra kerül
    [reserve] Arra vár, hogy a küldetés felállítsa
   *[open] Fenyegetettségért felállítható
}
night-group-none = Nincs szabadon választható csapat
night-group-hand = Szabadon választható csapatok
night-group-reserve = Tartalékban
night-group-untold = Nincs megadva: bármelyik csapat felállítható.
night-group-empty = Nincs
night-group-hidden = Titkos
night-group-bring = Felállítás
night-group-bring-of = Felállítás a tartalékból: { $name }

# A Muster játssza a fenyegetettséggel játszó oldalt.

night-muster = A Muster játssza: { $side }
night-muster-text = A Muster csapatokat állít fel és aktivál, és célpontot választ nekik. Te mondod meg, ki látszik.
night-muster-level = { $plays ->
    [yes] A Muster játszik: { $level }…
   *[other] Játsszon a Muster…
}
night-muster-choose = Ennyi szabadon választható csapatot választ
night-muster-choose-why = Titokban választja ki őket. Ha bármelyik csapat felállítható, maradjon 0.
night-muster-chosen = A szabadon választható csapatok megvannak.
night-muster-change = Módosítás
night-muster-start = Játsszon a Muster
night-muster-stop = Leállítás
night-muster-next = { $some ->
    [yes] Következik: { $name }
   *[other] Minden csapat aktiválva volt
}
night-muster-seen = Ki látszik, a legközelebbi elöl
night-muster-clear = Senki / mind
night-muster-clear-why = Mindenkit kivesz, hogy újra sorban lehessen koppintani, a legközelebbivel kezdve
night-muster-ranges = Távolság
night-muster-ranges-why = Mezőben, amennyire ismered
night-muster-act = Aktiválás
night-muster-hint = Itt olvasható, mit tesz a csapat.
night-muster-spend = A Muster felállít
night-muster-spend-why = Elkölti vagy gyűjti a fenyegetettséget
night-muster-why = Miért
night-muster-weighed = Mérlegelve
night-muster-choice = Lehetőség
night-muster-share = Esély
night-muster-damage = Sebzés
night-muster-health = Életerő
night-muster-threat = Fenyegetettség
night-muster-secret = A többi lehetőség titkos.
night-rolled = A dobás, mindkét oldallal
night-rolled-of = { $what ->
    [damage] Sebzés
    [surge] Hullám
    [accuracy] Pontosság
    [block] Blokkolás
    [evade] Kitérés
   *[dodge] Elkerülés
}
night-redo = Újra: { $tap }
night-fun-end = A küldetés vége
night-fun-over = A kedvtelésből játszott küldetés véget ért.
night-fun-back = Vissza a kampány küldetéséhez
night-fun = Kedvtelésből, eredmény nélkül
night-fun-none = – nem –
night-set-up-fun = A küldetés felállítása kedvtelésből
key-night-redo = A visszavont lépés újra
night-weighed-target = { $assumed ->
    [yes] { $name }, távolság körülbelül { $range }: { $told }
   *[no] { $name }, távolság { $range }: { $told }
}
night-barred = A küldetés kizárja
