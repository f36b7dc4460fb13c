### Kampányok papíron.

## The campaign log

print-log-title = Kampánynapló: { $campaign }
print-log-campaign = Kampány
print-log-group = Társaság
print-log-heroes = Hősök
print-log-date = Dátum
print-log-stage = Szakasz
print-log-kind = Fajta
print-log-mission = Küldetés
print-log-winner = Győztes
print-log-threat = Fenyegetettség
print-log-tiers = Tárgyak szintje
print-log-forced = Kényszerküldetések
print-log-earned = Szerzett XP
print-log-spent = Elköltött XP
print-log-left = Maradt XP
print-log-cards = Osztálykártyák
print-log-cards-one = osztálykártya
print-log-items = Tárgyak
print-log-rewards = Jutalmak
print-log-together = { $side } közösen
print-log-allies = Szövetségesek
print-log-active = Aktív küldetések
print-log-class = Osztály
print-log-agenda = Megtartott tervkártyák
print-log-kept = { $count } titokban
print-log-villains = Gonosztevők
print-log-who = Ki
print-log-what = Mi
print-log-amount = Mennyiség
print-log-balance = Maradt
print-log-why = Indok
print-log-bought-secret = Vétel: egy titkos tervkártya
print-log-strokes = / megszerzett, × elköltött
print-log-all-heroes = Minden hős
print-log-bag = Hoznivaló
print-log-bag-boxes = { $count } további doboz
print-log-bag-heroes = Hősök: figurák, hőslapok, osztálykártyák
print-log-bag-items = { $count ->
        [0] Tárgy- és jutalomkártyák
       *[other] { $count } tárgy- és jutalomkártya
    }
print-log-bag-opponent = { $side }: osztály- és tervkártyák
print-log-bag-mission = A küldetés térképelemei és figurái
print-log-bag-rest = Kockák, jelzők, ceruzák

## Heroes’ sheets

print-hero-die = { $die ->
    [black] { $count } fekete
    [white] { $count } fehér
    [red] { $count } piros
    [blue] { $count } kék
    [green] { $count } zöld
    [yellow] { $count } sárga
    [none] nincs
   *[other] { $die }
}
print-hero-start = kezdéskor
print-hero-xp = { $xp } XP
print-hero-items = Tárgyak, kipipálva, ami a következő küldetésre megy
print-hero-reward = jutalom
print-hero-under = Vele: { $name }

## The shop’s cards

print-shop = Bolt és fejlesztések
print-item-tier = { $tier }. szint
print-item-attack = Támadás
print-item-abilities = Minden támadás
print-item-surges = Hullámok
print-item-modifications = { $count } módosítás fér alá

## Egy küldetés, játékhoz

print-night-brief = Itt olvasható
print-night-round = Kör
print-night-spent = Elköltve
print-night-left = Marad
print-night-waits = { $told ->
    [yes] { $reserve } tartalékban, { $open } szabadon választható
   *[no] { $reserve } tartalékban
}
print-night-hand = Kézben lévő kártyák
print-night-cost = Ár
print-night-reinforcement = Erősítés
print-night-figures = Figurák
