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
    [0] { $name } aktiválása
   *[other] { $name } aktiválása, { $acted } / { $most } megvolt
}
night-conditions = Állapotok
night-conditions-of = { $name } állapotai: { $marks }
night-rest = Pihenés
night-rest-why = Az állóképességig csökkenti a megterhelést, a maradékkal gyógyul
night-rest-of = { $name } pihen
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
night-limit-set = Beállítás
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
