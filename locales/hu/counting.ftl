### A szabályos csapatok megszámolása.

count-heading = { $format } · { $points ->
    [none] nincs ponthatár
   *[other] { $points } pont
}
count-squads = Szabályos { squad }: { $count }
count-at-limit = Minden pontot elkölt: { $count }
count-by-faction = Csoportonként (ami több csoportban is játszhat, mindegyiknél számít):
count-none = Nincs ilyen { squad }.
count-barred-by = Ezek a szabályok zárják ki: { $rules }
count-rows-left-out = A gyűjtemény { $count } sora kimaradt:
count-fits = { $figures ->
    [0] Több figura nem fér bele.
   *[other] { $figures } figura még belefér:
}
count-fits-full = Közülük { $count } kitölti a ponthatárt.
count-fits-row = szabályos: { $legal } · minden pontot elkölt: { $full }
count-fill = { $nobody ->
    [yes] nem kell több figura
   *[no] { $figures }
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}(marad { $left })
}
help-squad-count = A szabályos csapatok megszámolása
help-squad-random = Véletlen szabályos csapat, mindegyik egyforma eséllyel
help-squad-fits = Mely figurák férnek még a csapatba, és melyek költenek el minden pontot
option-collection = Táblázat arról, mi van meg: set, number, figures vagy name, figures
option-with-figure = Figura, amelynek benne kell lennie, azonosítóval vagy névvel; többször is megadható
option-without = Figura, amely nem lehet benne; többször is megadható
option-seed = Kiindulószám: ugyanaz a szám ugyanazt a csapatot sorsolja
option-balanced = Csak kiegyensúlyozott csapat, ha van ilyen: megszokott számú figura, köztük akikre mindig szükség van, például parancsnok
help-squad-fill = Egy csapat kiegészítése a legjobb szabályos csapatokká
option-best = Mi szerint a legjobbak: points (elköltött pont), activations (aktiválás), endurance (például életpont), owned (a legkevesebb hiányzó példány), vagy price (ami hiányzik, a legolcsóbban, a --prices szerint)
option-top = Hány legyen belőlük
count-by-size = A tagok száma szerint:
count-gap-figures = A legjobb vétel, egy figura:
count-gap-pairs = A legjobb vétel, két figura:
count-gap-sets = A legjobb vétel, egy sorozat, minden figurából egy:
count-gap-set-pairs = A legjobb vétel, két sorozat:
count-gap-nearest = A legkevesebb figura, amivel már van szabályos { squad }:
count-gap-row = +{ $count } szabályos { squad }
count-gap-squads = Amivel teljes lesz egy elmentett { squad }:
count-gap-both = { $uses }; { $opens }
count-unbalanced = Kiegyensúlyozott szabályos { squad } nincs, ezért mindegyik szóba jöhetett.
use-squads = teljes lesz vele: { $names }
use-sets = teljes lesz a sorozat: { $names }
use-leaders = új vezető: { $names }
use-leaders-all = { $count ->
    [one] új vezető
   *[other] { $count } új vezető
}
use-factions = az első figurák innen: { $names }
use-others = mások
option-by_size = A tagok száma szerint is
help-squad-gap = Mit érdemes venni: előbb ami egy elmentett csapatot vagy sorozatot tesz teljessé, aztán amivel a legtöbb új csapat állítható össze
option-prices = Táblázat arról, mennyibe kerül egy példány: name, price vagy set, number, price
count-no-attachments = Csatolható kártyák nélkül, a kértek kivételével: túl sok a lehetőség.
count-with-decks = Mindegyik egyszer számít paklival, és egyszer pakli nélkül.
option-full = Csak amelyek minden pontot elköltenek, ha van ilyen
