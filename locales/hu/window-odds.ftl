### Két figura esélyei.

fight-open = Esélyek…
fight-title = Esélyek: { $name }
fight-opponent = Ellenfél keresése
fight-swap = Csere
fight-given-not-moved = A támadó nem mozgott
fight-given-target-not-activated = A célpont még nem volt aktiválva
fight-given-target-activated = A célpont már aktiválva volt
fight-given-target-adjacent = A célpont szomszédos
fight-given-cover = Fedezék (+{ $bonus })
fight-bonus = Támadási bónusz
fight-helpers = Segítők
fight-range = Távolság
fight-fewer = { $what }: eggyel kevesebb
fight-more = { $what }: eggyel több
fight-card-lacking = A kártyákról ehhez nem tudni eleget.
fight-needs = Ettől talál
fight-needs-roll = { $needed } vagy több · { $share }
fight-misses = Nem talál
fight-average = Átlagos sebzés
fight-defeats = Megsemmisül
fight-chance = Esély
fight-percent = { $share }%
fight-heading = { $attacker } – { $defender }
fight-damage = Elvesztett életpont
fight-not-counted = Nincs beleszámítva: { $names }
