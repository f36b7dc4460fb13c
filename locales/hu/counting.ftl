### Megszámoljuk, mi állítható pályára.

count-heading = { $format } · { $points ->
    [none] nincs korlát
   *[other] { $points } pont
}
count-squads = Szabályos { squad }: { $count }
count-at-limit = Pontosan a határon: { $count }
count-by-faction = Csoportonként (ami több csoportban is játszhat, mindegyiknél számít):
count-none = Nincs ilyen { squad }.
count-barred-by = Volna, ha e szabályok közül bármelyik nem volna: { $rules }
count-rows-left-out = A gyűjtemény { $count } sora kimaradt:
count-fits = { $figures ->
    [0] Senki más nem fér bele.
   *[other] { $figures } figura még belefér:
}
count-fits-full = Közülük { $count } pontosan kitölti.
count-fits-row = szabályos: { $legal } · a határon: { $full }
count-fill = { $nobody ->
    [yes] senki több
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}(marad { $left })
}
help-squad-count = A szabályos csapatok megszámolása
help-squad-random = Egy szabályos csapat véletlen húzása, mindegyik egyforma eséllyel
help-squad-fits = Kik férnek még a csapatba, és kik töltik ki pontosan
option-collection = Táblázat arról, mi van meg: set, number, figures vagy name, figures
option-with-figure = Figura, amelynek benne kell lennie, azonosítóval vagy névvel; többször is megadható
option-without = Figura, amely nem lehet benne; többször is megadható
option-seed = A szám, amelyből a véletlen indul: ugyanaz ugyanazt a csapatot húzza
help-squad-fill = Egy csapat kiegészítése a legjobb szabályos csapatokká
option-best = Mi szerint a legjobbak: points (elköltött pont), activations (aktiválás), endurance (például életpont) vagy owned (a legkevesebb hiányzó példány)
option-top = Hány legyen belőlük
