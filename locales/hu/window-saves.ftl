### Kampányok más programok mentéseiből.

saves-title = Az ImperialCommander 2 mentéséből.
saves-setup = A kampány, a hősök és a napló a mentésből valók. Válaszd ki a birodalmi játékos osztályát és tervkészleteit; utána jön a napló, kitöltve.
saves-paper = Kitöltve a mentésből. Ellenőrizd: az a program nem jegyzi fel, mit játszottatok le, és ki győzött.
saves-left = Nem vehető át, vagy nincs benne az ilyen mentésben:
saves-unfinished = Egy új kampány befejezetlen.
    .means = Semmi sem lett importálva, hogy az el ne vesszen.
    .todo = Fejezd be vagy vesd el, majd importáld újra a mentést.
