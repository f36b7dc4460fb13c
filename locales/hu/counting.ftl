### Megszámoljuk, mi állítható pályára.

count-heading = { $format } · { $points ->
    [none] nincs korlát
   *[other] { $points } pont
}
count-squads = Szabályos { squad }: { $count }
count-at-limit = Pontosan a határon: { $count }
count-by-faction = Csoportonként (ami több csoportban is játszhat, mindegyiknél számít):
count-none = Nincs ilyen { squad }.
count-barred-by = Ezek a szabályok állnak az útjában: { $rules }
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
option-best = Mi szerint a legjobbak: points (elköltött pont), activations (aktiválás), endurance (például életpont), owned (a legkevesebb hiányzó példány), vagy price (ami hiányzik, a legolcsóbban, a --prices szerint)
option-top = Hány legyen belőlük
count-by-size = A tagok száma szerint:
count-gap-figures = A figura, amelyik a legtöbbet nyitja meg:
count-gap-pairs = Két figura:
count-gap-sets = Egy sorozat, minden figurából egy:
count-gap-set-pairs = Két sorozat:
count-gap-nearest = A legkevesebb, ami bármit megnyit:
count-gap-row = +{ $count } szabályos { squad }
option-by_size = A tagok száma szerint is
help-squad-gap = Mit érdemes venni, hogy a legtöbb új csapat kiálljon
option-prices = Táblázat arról, mennyibe kerül egy példány: name, price vagy set, number, price
count-no-attachments = Csatolható lapok nélkül, a kértek kivételével: túl sokféleképpen lehetne választani őket.
count-with-decks = Mindegyik minden hozzá való paklival egyszer számít, és egyszer pakli nélkül.
option-full = Csak amelyek minden pontot elköltenek, ha van ilyen
