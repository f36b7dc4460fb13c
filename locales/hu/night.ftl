# Játékest: amit a társaság egy küldetés közben számon tart.

night-brief-page = { $guide }, kampánykönyv, { $page }. oldal
night-brief-guide = { $guide }, kampánykönyv
night-brief-sheet = A küldetés saját szabálylapja
night-event-began = Felállítva: { $name }
night-event-round = Kör vége: { $threat } fenyegetettség érkezett
night-event-threat = { $up ->
    [yes] Fenyegetettség növelve ennyivel: { $by }
   *[other] Fenyegetettség csökkentve ennyivel: { $by }
}
night-event-token = Fenyegetettségjelző elköltve
night-event-deployed = { $cost ->
    [0] { $name } felállítva ingyen
   *[other] { $name } felállítva { $cost } fenyegetettségért
}
night-event-reinforced = { $cost ->
    [0] { $name }: egy figura visszatért ingyen
   *[other] { $name }: egy figura visszatért { $cost } fenyegetettségért
}
night-event-defeated = { $name }: egy figura legyőzve
night-event-hero = { $name }: { $state }
night-event-joined = { $name } csatlakozott
night-event-counted = { $name }: { $by }
night-event-drew = Kihúzva: { $name }
night-event-used = Felhasználva: { $name }
night-event-acted = { $name } aktiválva
night-event-fared = { $name }: { $damage }, { $strain } ({ $state })
night-event-hurt = { $name }: { $figures } figura{ $damage ->
    [none] {""}
   *[other] , { $damage }
}
night-event-marked = { $name }: { $state }
night-event-unmarked = { $name }: már nem { $state }
night-event-noted = Feljegyezve: { $name }
night-event-happened = Megtörtént: { $name }
night-event-limited = { $round ->
    [0] Nincs utolsó kör
   *[other] A küldetés { AZ($round) }. körrel véget ér
}
night-event-waits = { $how ->
    [reserve] { $known ->
        [yes] Tartalék csapat: { $name }
       *[other] Egy tartalék csapat feljegyezve
    }
   *[other] { $known ->
        [yes] Szabadon választható csapat: { $name }
        [none] Nincs szabadon választható csapat
       *[other] Egy szabadon választható csapat feljegyezve
    }
}
night-event-turned = { $held ->
    [yes] { $name } ({ $whose }): { $state }
   *[other] { $name }: { $state }
}
night-event-lent = { $name } kölcsönben nála: { $to }
night-event-opponent = { $plays ->
    [yes] A Muster játszik: { $name }
   *[other] A Muster nem játszik tovább
}
night-event-barred = { $some ->
    [yes] Nem választható csapatok: { $names }
   *[other] Bármely csapat szabadon választható
}
night-event-ended = A kedvtelésből játszott küldetés véget ért
night-lies-ready = kész
night-lies-exhausted = elfordítva
night-lies-depleted = kimerült
night-prospect = { $some ->
    [yes] várható sebzés { $damage }, a legyőzés esélye { $percent }%
   *[other] várható sebzés { $damage }
}
night-prospect-unknown = a kártyákból nem számítható
night-tenths = { $whole },{ $tenths }
night-orders-first = { $name } előbb megszabadul ettől: { $what }.
night-orders-attack = { $why ->
    [only] { $name } célpontja { $target }, csak ő látszik ({ $prospect }).
    [nearest] { $name } célpontja { $target }, ő van a legközelebb ({ $prospect }).
    [defeat] { $name } célpontja { $target }, őt lehet a legkönnyebben legyőzni ({ $prospect }).
   *[other] { $name } célpontja { $target }, ő veszthet a legtöbbet ({ $prospect }).
}
night-orders-none = { $name } nem ér el senkit: amennyire tud, a legközelebbi hős felé mozog.
night-orders-help = Ami másnak segít, azt ő kapja: { $name }.
night-choice-deploy = Felállítás: { $name }
night-choice-reinforce = Erősítés: { $name }
night-choice-save = Gyűjtés erre: { $name }
night-act-saved = { $known ->
    [yes] A fenyegetettség megmarad erre: { $name }
   *[other] A fenyegetettség megmarad
}
night-act-chosen = { $count } szabadon választható csapat titokban kiválasztva
night-surges = { $hits ->
    [yes] { $some ->
        [yes] A hullámok erre mennek: { $what }. Sebzés: { $damage }.
       *[other] Nem kell hullám. Sebzés: { $damage }.
    }{ $more ->
        [yes] {" "}Megmarad: { $left } ({ $others }).
       *[other] {" "}Megmarad: { $left }.
    }
   *[other] A támadás mindenképp célt téveszt.
}
night-when-start = { AZ($round) }. kör elején
night-when-end = { AZ($round) }. kör végén
night-refused-not-begun = Előbb állítsd fel a küldetést.
night-refused-begun = A küldetés már fel van állítva.
night-refused-unchosen = Több küldetés is játszható: add meg, melyiket állítod fel.
night-refused-over = Ennek a küldetésnek az eredménye már rögzítve van.
night-refused-unknown = Ehhez a küldetéshez nem tartozik: { $id }.
night-refused-too-little = { $need } fenyegetettségbe kerül, és csak { $have } van. Állítsd fel ingyen, ha a küldetés így mondja.
night-refused-less-there = Csak { $have } fenyegetettség van, ennyit lehet levenni.
night-refused-cost-unknown = A Muster nem tudja, mennyibe kerül: { $id }. Állítsd fel ingyen, majd csökkentsd a fenyegetettséget a kártya szerint.
night-refused-full = { $id }: minden figurája az asztalon van.
night-refused-gone = { $id }: egyik figurája sincs az asztalon. Állítsd fel újra a csapatot.
night-refused-no-more = { $id }: csak { $most } van belőle.
night-refused-none-there = Nincs mit elvenni.
night-refused-joined = { $id } már csatlakozott.
night-refused-not-open = { $id } nem választható csapat: egyedi, és nem nyertétek meg, vagy nincs a dobozaitokban. Ha a küldetés írja elő, vesd be mégis.
night-refused-barred = { $id } olyan hovatartozású, amilyet ez a küldetés nem enged a szabadon választható csapatok közé. Ha a küldetés írja elő, vesd be mégis.
night-refused-unique = { $id } már az asztalon van.
night-refused-no-miniatures = { $id }: a dobozokban csak { $most } figura van.
night-refused-acted = { $id } ebben a körben már aktiválva volt.
night-refused-others-first = Előbb { $id } következik.
night-refused-out = { $id } már visszavonult.
night-refused-same-state = { $id } már ilyen állapotban van. Ha a sebesült hőst újra legyőzik, visszavonul.
night-refused-too-much-strain = { $id } legfeljebb { $have } megterhelést vállalhat. Ami ezen felül kényszerű, az sérülés.
night-refused-health-unknown = { $id } életereje nem ismert. Jegyezd fel inkább a legyőzését.
night-refused-has-condition = Ez az állapot már megvan: senkin sincs kétszer ugyanaz.
night-refused-no-words = A feljegyzéshez szöveg kell.
night-refused-one-ally = { $id } már csatlakozott: küldetésenként egy szövetséges.
night-refused-not-at-hand = { $id } nincs a küldetés szabadon választható csapatai között. Ha a küldetés írja elő, vesd be mégis.
night-refused-secret = A várakozó csapatok a birodalmi játékos titkai: előbb nyisd meg a birodalmi nézetet, a terminálban pedig add meg: --secrets.
night-refused-no-card = Nevezd meg a csapatot.
night-refused-not-for-fun = Ezt a küldetést nem kedvtelésből játsszátok: az eredménye zárja le.
night-refused-nobody-has = Ezt a kártyát senki sem hozta magával: { $id }.
night-refused-not-lent = Ez a kártya nem kerülhet másik hőshöz: { $id }.
night-refused-lies-so = { $id } már ilyen állapotban van.
night-refused-used-up = { $id } kimerült erre a küldetésre.
night-refused-has-card = Ez a kártya már nála van: { $id }.
night-refused-attack-unknown = A Muster nem ismeri ezt a támadást: { $id }.
night-refused-not-playing = A Muster itt nem játszik. Előbb válassz szintet.
night-refused-no-level = Nincs ilyen szint: { $id }.
night-refused-nothing-to-pay = A fenyegetettség most semmire sem elég.
night-refused-spent = A Muster ebben a körben már elköltötte a fenyegetettséget. Költse újra, ha a küldetés írja elő.
night-refused-under-way = A fenyegetettség az állapotszakaszban költhető, mielőtt bárki aktiválva lenne: előbb zárd le a kört. Ha a küldetés írja elő, költse el mégis.
night-refused-open-told = A szabadon választható csapatok már megvannak.
night-refused-nothing-undone = Nincs mit újra megtenni.
night-refused-none-left = Ebben a körben már minden csapat aktiválva volt.
night-refused-not-own = Ezt a csapatot nem a Muster játssza: { $id }.
night-refused-no-target = Nem támadható: { $id }.
night-told-round = { $round }. kör
night-told-nobody-well = Minden hős megsebesült
night-told-limit = Eljött az utolsó, { $round }. kör
night-told = { $name }: { $what }
night-told-counter = { $name }: { $count } ({ $rounds }. kör)
night-status = Állapotszakasz
night-lines = Emlékeztetők
night-due = Most
night-acted = aktiválva
night-hurt = sérült: { $damage }
night-suffered = { $name } { $amount }/{ $most }
night-crates-differ = Az eredmény ládái eltérnek a küldetés alatt számolt { $counted } ládától.
night-none = Több küldetés közül lehet választani. Kezdd el az egyiket:
night-not-begun = Még nincs felállítva.
night-round = { $round }. kör
night-threat = { $name }: { $now }, körönként { $level } jön hozzá
night-threat-tokens = { $tokens } jelzőként
night-ahead = Ha semmit sem költenek el
night-open = Szabadon választható csapatok
night-figures = { $figures } / { $size } figura
night-result = Az eredmény rögzítéséhez
night-ally = { $name } ({ $threat } fenyegetettség)
night-redo-secret = A birodalmi játékos egy lépése
night-group-numbered = { $name } ({ $number }.)
night-next-any = húzás dönti el
night-next-role = a szerepe szerint
night-next-damage = várhatóan ő sebez a legtöbbet
night-waiting = A küldetés csapatai
night-reserve = Tartalék
night-at-hand = Szabadon választható
night-secret-groups = { $count } titokban
night-groups-none = nincs
night-held = Használt kártyák
night-turn = Most aktiválható: { $side }
night-turn-over = Mindenki aktiválva volt: vége a körnek.
night-turn-left = Még nem volt aktiválva ({ $side }): { $names }
night-turn-whom = { $times ->
    [1] { $name }
   *[other] { $name } ({ $times }-szer)
}
night-untold = A szabadon választható csapatok nincsenek megadva, így dobozaitok bármely kártyája jöhet ({ $factions }). Válassza ki őket a Muster, vagy add meg a küldetés csapatait.
night-playing = A Muster játssza: { $side } ({ $name }).
night-playing-next = Következik: { $name } ({ $why })
night-weighed-choice = { $choice } { $share }% (sebzés { $damage }, életerő { $health }, fenyegetettség { $cost })
night-secret-choices = és még mások titokban
help-campaign-night = Egy küldetés követése játék közben
option-tap = Mi történt az asztalnál; nélküle a küldetés állása látszik
option-said = Mire vonatkozik, név szerint
option-night = A küldetés, ha több is játszható
tap-list = Az asztalnál
tap-begin = A küldetés felállítása: 1. kör, fenyegetettség nélkül; again=yes elölről kezdi, fun=yes bármelyik küldetés eredmény nélkül
tap-end = Egy kedvtelésből játszott küldetés vége
tap-round = Vége a körnek: nő a fenyegetettség
tap-threat = A fenyegetettség növelése vagy csökkentése: threat 2, threat -2
tap-token = Fenyegetettségjelző elköltése
tap-deploy = Egy csapat felállítása; free=yes mellett ingyen
tap-reinforce = Egy figura visszatér a csapatába
tap-defeat = Egy csapat egyik figurája legyőzve
tap-hero = Egy hős megsebesült, vagy mégsem: hero Gaarkhan sebesült
tap-join = Egy szövetséges csatlakozik
tap-count = Számolás: count crates, count crates -1
tap-draw = Ellátmánykártya húzása, és hogy kié
tap-use = Ellátmánykártya felhasználása
tap-act = Egy hős vagy csapat aktiválása: act Gaarkhan
tap-damage = Egy hős vagy figura sebződik: damage Stormtrooper 2
tap-heal = Egy hős vagy figura gyógyul
tap-strain = Egy hős megterhelése, vagy enyhítése: strain Gaarkhan 2, strain Gaarkhan -1; forced=yes mellett a többlet sebzés
tap-rest = Egy hős pihen: előbb megterhelés, aztán sebzés
tap-condition = Egy állapot megszerzése, off=yes mellett elvesztése: condition Gaarkhan Kábult
tap-line = Emlékeztető sor, end=2 vagy start=3 mellett abban a körben: line Erősítés end=2
tap-happen = Amit egy sor mond, megtörtént: happen 1
tap-limit = A küldetés utolsó köre: limit 6; limit 0, ha nincs
tap-group = A küldetés egyik csapata: initial, reserve vagy open: group reserve „E-Web Engineer”; group open, ha nincs
tap-exhaust = Egy kártya elfordítása: exhaust „Force Throw”
tap-deplete = Egy kártya kimerül erre a küldetésre
tap-ready = Egy kártya újra kész
tap-lend = Egy kártya erre a küldetésre másik hőshöz kerül: lend „Combat Coat” Gaarkhan
tap-opponent = A Muster játssza a Birodalmat egy szinten: opponent veteran; opponent off, ha már nem
tap-bar = A küldetés ezek közül nem enged szabadon választható csapatot: bar Mercenary; bar none újra engedi
tap-choose = A Muster választ csapatokat: choose 2
tap-spend = A Muster elkölti a fenyegetettséget
tap-order = A Muster aktivál egy csapatot; ki látszik, a legközelebbi elöl: order „Gaarkhan@2, Jyn Odan@5”; order none
tap-surges = Egy dobás legjobb felhasználása: surges 1 Gaarkhan damage=3 surge=2 accuracy=4 block=1
tap-undo = Az utolsó visszavonása
tap-redo = A visszavont lépés újra
