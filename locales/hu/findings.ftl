severity-error = Hiba
severity-ask = Kérdés
severity-warning = Figyelmeztetés
severity-note = Megjegyzés

verdict-legal = Szabályos
    .means = Egyetlen szabály sem sérül, és ezen nyitott kérdés sem változtathat.
verdict-illegal = Szabálytalan
    .means = Legalább egy szabály sérül.
verdict-unsure = Bizonytalan
    .means = Ismert hiba nincs, de egy nyitott kérdés ezen változtathat.

## The program's own

finding-empty = Nincs figura a { squad.ban }. Adj hozzá legalább egyet.
finding-unknown = Nincs a katalógusban: { $members }. Ezért az értéke és a csoportja ismeretlen. Töltsd be azt az adatcsomagot, amelyikben benne van, vagy válassz másik figurát.
finding-unknown-faction = A játékban nincs ilyen csoport: { $faction }. Az ellenőrzés bejelentett csoport nélkül futott. Válassz egyet a játék csoportjai közül.
finding-unknown-list = Ebben a játékmódban nincs ilyen lista: { $list }. Ezért nincs ellenőrizve, hogy ezek jöhetnek-e: { $members }.
finding-cost-unknown = { $members }: egyik forrás sem közli az értékét. Amíg el nem döntöd, 0-nak számít.
finding-owned-too-few = { $members }: a { squad.hoz } { $needed } kell, szabad példányod { $owned } van, tehát { $missing } hiányzik.
finding-claim-total = A lista szerint { $claimed } pont, a figurák értéke viszont összesen { $computed }.
finding-claim-activations = A lista szerint { $claimed } aktiválás, de a figurák közül { $computed } aktiválható.

## Points

finding-budget-over = { $limit } pont költhető el, a { squad } értéke { $total }: { $over } ponttal több.
finding-budget-under = { $limit } pontból { $total } elköltve: ebben a játékmódban minden pontot el kell költeni, még { $left } pont hiányzik.
finding-budget-open = Az eddig ismert adatok szerint { $limit } pontból { $total } van elköltve. Egy nyitott kérdés dönti el, hogy a { squad } belefér-e.
finding-budget-left = { $limit } pontból { $total } elköltve, { $left } megmaradt.
finding-cost-change-open = { $members } megváltoztatja más figurák értékét, de nincs eldöntve, melyekét és mennyivel. Addig a teljes értékük számít.
finding-chosen-cost-missing = { $members }: az értéke egy másik figurától függ. Válaszd ki, melyiktől.
finding-chosen-cost-wrong = { $members }: az értékéhez { $chosen } nem választható. Válassz másik figurát.
finding-chosen-cost-open = { $members }: nem eldöntött, hogy { $chosen } személye { $person }-e, ezért az sem, hogy az értéke számít-e itt.
finding-chosen-cost = { $members }: a hozzá választott figura { $chosen }, ezért az értéke { $cost } pont.
finding-chosen-cost-half = { $members }: ha { $chosen } a hozzá választott figura, az értéke { $down } vagy { $cost } pont. A szabálykönyv nem mondja meg, merre kell kerekíteni; itt { $cost } számít.
finding-count-over = { $figures } figura van a { squad.ban }, de legfeljebb { $max } lehet.
finding-count-under = { $figures } figura van a { squad.ban }, de legalább { $min } kell.
finding-count-over-of = { $trait }: { $figures } van a { squad.ban }, de legfeljebb { $max } lehet.
finding-count-under-of = { $trait }: { $figures } van a { squad.ban }, de legalább { $min } kell.
finding-count-later = { $trait }: { $figures } van feljegyezve, { $min } kell. Válassz a játék előtt, és a { squad }lapon is rajta lesz.
finding-copies-over = { $members }: { $copies } példány van a { squad.ban }, de legfeljebb { $max } lehet.
finding-copies-none = Ebben a játékmódban nem lehet a { squad.ban }: { $members }.
finding-copies-open = Egyik forrás sem mondja meg, lehet-e ebben a játékmódban a { squad.ban }: { $members }.
finding-cost-cap-over = { $members } értéke { $cost }, de egy figura sem érhet többet ennyinél: { $cap } ({ AZ($limit) } pont { $percent }%-a).
finding-cost-cap-open = Egy figura sem érhet többet ennyinél: { $cap } ({ AZ($limit) } pont { $percent }%-a). Egy nyitott kérdés dönti el, többet ér-e { $members }.
finding-victory-share = Ebben a játékmódban { $points } győzelmi pont kell a győzelemhez ({ AZ($limit) } pont { $percent }%-a).

## Who has to be there

finding-includes-none = A { squad.ban } legalább egy ilyen figura kell: { $trait }.
finding-includes-maybe = A { squad.ban } legalább egy ilyen figura kell: { $trait }. Ismert ilyen nincs, de nem minden kártya szövege ismert.
finding-includes-unknown = A { squad.ban } legalább egy ilyen figura kell: { $trait }. Egyik forrás sem mondja meg, ilyen-e: { $members }.
finding-includes-advised = A { squad.ban } jó, ha van legalább egy ilyen figura, de egyről sem tudni, hogy az: { $trait }.
finding-includes-role-missing = A { squad.ban } nincs ilyen figura: { $trait }. Válaszd ki, melyik legyen { $role }.
finding-includes-role-maybe = A { squad.ban } egyik figuráról sem tudni, hogy ilyen volna: { $trait }. Ha egyik sem az, válaszd ki, melyik legyen { $role }.
finding-includes-role-may = A { squad.ban } egyik figuráról sem tudni, hogy ilyen volna: { $trait }. Ha akarod, kiválaszthatod, melyik legyen { $role }.
finding-includes-role-needless = { $members } nem lehet { $role }: a { squad.ban } már van ilyen figura ({ $trait }).
finding-includes-role-opened = { $members } nem lehet { $role }: a kibontott figurák között van ilyen ({ $trait }).
finding-includes-role-not-there = { $members } nem lehet { $role }, mert nincs a { squad.ban }.
finding-includes-role-wrong = { $members } nem lehet { $role }. Válassz másik figurát.
finding-includes-role-dearer = { $members } nem lehet { $role }, mert nem a legolcsóbb azok közül, amelyek lehetnek.
finding-includes-role-open = { $members } csak akkor lehet { $role }, ha a legolcsóbb azok közül, amelyek lehetnek, de nem mindegyik értéke ismert.
finding-includes-role-taken = { $members } lesz { $role }, ami ennyivel többe kerül: { $dearer }.
finding-includes-role-twice = Csak egy figura lehet { $role }, ezért { $members } nem lehet.
finding-requires-alone = { $members } nem lehet egyedül a { squad.ban }: társat kíván ({ $ability }).
finding-requires-unknown = { $members } olyan társat kíván ({ $ability }), akit egyik forrás sem nevez meg. Ha a { squad.ban } van, minden rendben.
finding-requires-missing = { $members } csak { $asked } mellett lehet a { squad.ban } ({ $ability }).
finding-command-too-weak = { $members } ({ $ability } { $needed }): a { squad.ban } nincs legalább { $needed } szintű parancsnok, ezért ez a figura nincs parancs alatt.
finding-command-unknown = { $members } ({ $ability }): nem tudni, van-e a { squad.ban } hozzá elég erős parancsnok.
finding-command-never = { $members } ({ $ability }) soha sincs parancs alatt.
finding-command-tamed = { $holder } megszelídíti ezt: { $members } ({ $ability }), így parancsolni lehet neki.
finding-command-tamed-maybe = { $holder } talán megszelídíti ezt: { $members } ({ $ability }), legfeljebb { $reach }. szintig, de a típusa vagy a szintje nem ismert.
finding-command-untamed = { $members } ({ $ability }) kívül esik azon, amit { $holder } megszelídít: bizonyos lényeket, legfeljebb { $reach }. szintig. A { squad.ban } senki sem parancsol neki.

## Places on the table

finding-slots-open = Itt még nincs figura: { $places }. A helyek az asztalnál, felváltva is kioszthatók.
finding-slots-shared = Közös helyen: { $members }, itt: { $places }. Ott csak egy figura lehet, a többinek válassz másik helyet.
finding-slots-too-many = { $members } { $placed } helyen is áll, de csak { $copies } van belőle a { squad.ban }. Vonj vissza egy helyet.
finding-slots-not-there = { $members } kapott helyet ({ $places }), de nincs a { squad.ban }. Válassz oda mást.
finding-slots-nowhere = { $members } nem állhat ide: { $places }. Összesen { $count } hely van.

## Factions

finding-faction-foreign = { $members } nem { $member-count ->
        [one] lehet
       *[other] lehetnek
    } ebben a { squad.ban } ({ $faction }): egy { squad } egy csoporthoz tartozik.
finding-faction-untold = Egyik forrás sem adja meg e szabályváltozat csoportjait, ezért nem ellenőrizhető, hogy egy csoportba tartoznak-e: { $members }.
finding-faction-neutral-alone = Ebben a { squad.ban } csak egy csoport szerepelhet ({ $faction }), ezért { $members } nem { $member-count ->
        [one] lehet a tagja
       *[other] lehetnek a tagjai
    }.
finding-admits-let-in = { $members } e szabály alapján tagja lehet ennek a { squad.nak } ({ $faction }).
finding-admits-open = { $members } még egy csoport { squad.aban } szerepelhet, de nincs eldöntve, melyikében. Ha ez { AZ($faction) }, akkor itt a helye.
finding-admits-unknown = Egyik forrás sem mondja meg, mely csoportokhoz tartozik { $members }. Ha { $faction } is köztük van, akkor itt a helye.
finding-admits-any = Egyik forrás sem mondja meg, mely csoportokhoz tartozik { $members }, de bármelyik az, itt a helye.
finding-admits-company-open = { $with } talán beengedheti { $members } figurát ebbe a { squad.ba } ({ $faction }), de nincs eldöntve, kit nevez meg a kártya.
finding-admits-company-guest = { $with } talán beengedheti { $members } figurát ebbe a { squad.ba } ({ $faction }), de a beengedett figura kártyájáról nem ismert minden.
finding-admits-company-may = { $members } talán lehetne ebben a { squad.ban } ({ $faction }) { $with } mellett: nincs eldöntve, kit engednek be a kártyáik.
finding-admits-needs-company = { $members } akkor lehetne ebben a { squad.ban } ({ $faction }), ha { $with } is benne volna.
finding-admits-elsewhere = { $members } ide is tartozhat: { $factions }. Ide viszont nem: { $faction }.
finding-admits-too-many = Más csoportból { $copies } kártya van a { squad.ban }, de legfeljebb { $max } lehet: { $members }.
finding-conscripts-let-in = { $members } ebben a { squad.ban } { AZ($faction) } csoporthoz { $member-count ->
        [one] tartozik
       *[other] tartoznak
    }, más csoporthoz nem.
finding-conscripts-needs = { $members } { AZ($faction) } csoporthoz { $member-count ->
        [one] tartozna
       *[other] tartoznának
    }, ha { $with } is a { squad.ban } volna.
finding-conscripts-open = { $with } miatt { $members } ebben a { squad.ban } { AZ($faction) } csoporthoz { $member-count ->
        [one] tartozik
       *[other] tartoznak
    }. Nincs eldöntve, hogy emiatt más csoportból is lehet-e választani, vagy ez csak a játék kezdetétől számít; a Muster beengedi, aki más csoportból való.

## Eras, sides, opponents and partners

finding-era-not-offered = { $era ->
    [none] Egyik korszakban sincs helye ennek a csoportnak: { $faction }. Építsd a { squad.ot } másik csoportra.
   *[other] Ebben a korszakban ({ $era }) nincs helye ennek a csoportnak: { $faction }. Válassz másik korszakot, vagy építsd a { squad.ot } másik csoportra.
}
finding-side-other = { $era ->
    [none] Ez a csoport ({ $faction }) egyik korszakban sem ezen az oldalon áll: { $side }. Válaszd a másik oldalt.
   *[other] Ez a csoport ({ $faction }) ebben a korszakban ({ $era }) nem ezen az oldalon áll: { $side }. Válaszd a másik oldalt.
}
finding-era-by-text-only = { $era ->
    [none] Ezt a csoportot ({ $faction }) a szabálykönyv szövege besorolja egy korszakba, a táblázata viszont kihagyja.
   *[other] Ezt a csoportot ({ $faction }) a szabálykönyv szövege besorolja ebbe a korszakba ({ $era }), a táblázata viszont kihagyja.
}
finding-era-unnamed = Nincs megadva korszak. Válassz egyet, hogy ellenőrizni lehessen.
finding-side-unnamed = Nincs megadva oldal. Válassz egyet, hogy ellenőrizni lehessen.
finding-ignores-eras = Ebben a játékmódban nem számít a korszak és az oldal. A választásod megmarad, de nincs ellenőrizve.
finding-opposed-eras-differ = A te { squad.od } korszaka: { $era }; az ellenfélé: { $other }. A kettőnek egyeznie kell.
finding-opposed-eras-same = Mindkét { squad } ugyanabban a korszakban játszik ({ $era }), pedig ebben a játékmódban két különböző kell.
finding-opposed-sides-same = Mindkét { squad } ugyanazon az oldalon áll ({ $side }). Az egyiknek át kell állnia a másikra.
finding-opposed-no-common-era = Így nincs csata: ennek a két csoportnak nincs közös korszaka: { $faction }, { $other }.
finding-opposed-one-era = Így nincs csata: ehhez a formátumhoz két különböző korszak kell, de ennek a két csoportnak csak egy, közös korszaka van: { $faction }, { $other }.
finding-opposed-one-side = Így nincs csata ({ $faction } – { $other }): a két csoport mindenütt ugyanazon az oldalon áll. Az egyiknek a világos, a másiknak a sötét oldalon kell állnia.
finding-opposed-open = Nyitott kérdés dönti el, hogy ez a két csoport játszhat-e egymás ellen: { $faction }, { $other }.
finding-team-partner-missing = Nincs megadva az együtt játszó másik { squad }, ezért a kettő nem vethető össze.
finding-team-factions-differ = Az együtt játszó két { squad.nak } egy csoporthoz kell tartoznia, de az egyik csoportja { $faction }, a másiké { $other }.
finding-team-factions-open = Az együtt játszó két { squad.nak } egy csoporthoz kell tartoznia. Az egyik csoportja { $faction }, a másiké { $other }; egy nyitott kérdés dönti el, hogy összeillenek-e.
finding-team-unique-in-both = { $person } egyedi, ezért az együtt játszó két { squad } közül csak az egyikben lehet: { $members }.

## Unique persons

finding-unique-twice = { $person } egyedi, ezért csak egyszer lehet a { squad.ban }, most viszont { $copies } példányban van: { $members }.
finding-unique-maybe = { $figure } talán ugyanaz a személy, mint { $person }. Ha igen, ezek közül csak egy állítható fel: { $members }.

## What was opened

finding-pool-not-recorded = A { squad } mellett nincs feljegyezve, mi volt a kibontott dobozban, ezért nem ellenőrizhető, hogy nincs-e benne más is.
finding-pool-outside = { $members } nem { $member-count ->
        [one] volt
       *[other] voltak
    } a kibontott figurák között, vagy nem ennyi példányban.

## Setup

finding-setup-remember = { $members }: a felállításkor gondolj erre: { $ability }.
finding-setup-choose = { $members }: ehhez a képességhez választani kell: { $ability }. Jegyezd fel a választást, és rákerül a { squad }lapra.
finding-setup-nobody = { $members }: ebben a { squad.ban } nincs kit választani ehhez a képességhez: { $ability }.
finding-setup-too-many = { $members }, { $ability }: több választás van feljegyezve ({ $made }), mint ahány példány a { squad.ban } van ({ $copies }). Törölj közülük.
finding-setup-not-there = { $members }, { $ability }: a kiválasztott figura nincs jelen: { $chosen }. Válassz újra.
finding-setup-itself = { $members } nem választhatja saját magát: { $ability }.
finding-setup-wrong = { $members }, { $ability }: { $chosen } nem választható. Válassz másik figurát.

## Beside the squad

finding-side-list-may = { $holder } legfeljebb { $value } pontnyi figurát hozhat a { squad } mellé ({ $list }: { $pool }). Ezek nem számítanak bele a { squad } értékébe.
    .unnamed = { $holder } legfeljebb { $value } pontnyi figurát hozhat a { squad } mellé ({ $list }). Ezek nem számítanak bele a { squad } értékébe.
finding-side-list-may-unknown = { $holder } figurákat hozhat a { squad } mellé ({ $list }: { $pool }), de nincs eldöntve, hány pontnyit.
    .unnamed = { $holder } figurákat hozhat a { squad } mellé ({ $list }), de nincs eldöntve, hány pontnyit.
finding-side-list-no-holder = { $list }: { $holder } nincs a { squad.ban }, vagy nincs ilyen képessége, ezért ezek a figurák nem jöhetnek.
finding-side-list-outside = { $holder } csak ezek közül hozhat ({ $list }): { $pool }. Nem jöhet: { $members }.
    .unnamed = { $holder } ezeket nem hozhatja ({ $list }): { $members }.
finding-side-list-over = { $holder }, { $list } ({ $pool }): { $total } pont, pedig legfeljebb { $value } jöhet.
    .unnamed = { $holder }, { $list }: { $total } pont, pedig legfeljebb { $value } jöhet.
finding-side-list-unknown = { $holder }, { $list } ({ $pool }): { $total } pont van tervezve, de nincs eldöntve, mennyi jöhet.
    .unnamed = { $holder }, { $list }: { $total } pont van tervezve, de nincs eldöntve, mennyi jöhet.
finding-side-list-cost-unknown = { $holder }, { $list } ({ $pool }): legfeljebb { $value } pont jöhet, de a figurák értéke bizonytalan. Egy nyitott kérdés dönti el, belefér-e.
    .unnamed = { $holder }, { $list }: legfeljebb { $value } pont jöhet, de a figurák értéke bizonytalan. Egy nyitott kérdés dönti el, belefér-e.
finding-side-list-may-figures = { $holder } legfeljebb { $value } figurát hoz a { squad } mellé ({ $list }: { $pool }). Ezek ingyen vannak, és nem számítanak bele a létszámba.
    .unnamed = { $holder } legfeljebb { $value } figurát hoz a { squad } mellé ({ $list }). Ezek ingyen vannak, és nem számítanak bele a létszámba.
finding-side-list-may-any = { $holder } játék közben hozhat figurákat ({ $list }). Ezek ingyen vannak, és nem számítanak bele a { squad } létszámába.
finding-side-list-too-many = { $holder }, { $list } ({ $pool }): { $figures } figura, pedig legfeljebb { $value } jöhet.
    .unnamed = { $holder }, { $list }: { $figures } figura, pedig legfeljebb { $value } jöhet.
finding-side-list-barred = Ebben a játékmódban nincs ilyen: { $list }. Nem jöhet: { $members }.
finding-spare-missing = A { squad } mellé csak kibontott, de a { squad.ban } nem szereplő figura jöhet. Nincs köztük, vagy nem ennyi: { $members }.

## Paklik

finding-deck-missing = { $deck }: nincs feljegyezve, ezért az ellenőrzés nélküle futott. { $size } kártyából áll, legfeljebb { $limit } pontért.
finding-deck-too-few = { $deck }: { $cards } kártya a szükséges { $size } helyett.
finding-deck-too-many = { $deck }: { $cards } kártya, pedig pontosan { $size } kell.
finding-deck-over = { $deck }: { $total } pont a megengedett { $limit } helyett, { $over } ponttal több.
finding-deck-copies = { $deck }: ebből { $copies } példány van benne, de legfeljebb { $max } lehet: { $members }.
finding-deck-copies-unknown = { $deck }: ebből { $copies } példány van benne: { $members }. Hogy hány lehet, arról nincs forrás.
finding-deck-no-player = A { squad.ban } egyik figura sem játszhatja ki ezt: { $members }. Ezt kéri: { $asked }.
finding-deck-no-player-both = A { squad.ban } egyik figura sem játszhatja ki ezt: { $members }. Ezt kéri: { $asked }, ebből a csoportból: { $factions }.
finding-deck-no-player-of = A { squad.ban } egyik figura sem játszhatja ki ezt: { $members }. Ezt a csoportot kéri: { $factions }.
finding-deck-player-unknown = Nem tudni, kijátszhatja-e a { squad.ban } valamelyik figura ezt: { $members }. Ezt kéri: { $asked }.

## Csatolt kártyák

finding-attach-choose = Ez több kártyához is csatolható: { $members }. Jegyezd fel, melyikhez, és rákerül a { squad }lapra.
finding-attach-unknown = Nincs forrás arról, melyik kártyához csatolható ez: { $members }. Jegyezd fel, mit nevez meg a kártyád, és eldöntöttnek számít.
finding-attach-nobody = A { squad.ban } egyik kártyához sem csatolható ez: { $members }.
finding-attach-none-free = Már nincs kártya, amelyhez ez csatolható: { $members }. Egy kártyához legfeljebb { $each } csatolható.
finding-attach-not-there = { $members } nem csatolható: a választott kártya ({ $chosen }) nincs a { squad.ban }. Válassz újra.
finding-attach-wrong = { $members } nem csatolható ehhez: { $chosen }. Válassz másik kártyát.
finding-attach-full = { $members } már nem csatolható ehhez: { $chosen }. Egy kártyához legfeljebb { $each } csatolható.
finding-attach-too-many-choices = { $members }: több a feljegyzett választás ({ $made }), mint ahány példány a { squad.ban } van ({ $copies }). Törölj közülük.

## What would answer a finding

fix-remove = Vegyél ki ennyit: { $figures }.
fix-copies = { $count } × { $figure }
fix-add = Add hozzá a { squad.hoz }: { $figure }.
fix-choose = Jegyezd fel a választást: { $ability } ({ $holder }).
fix-unchoose = Töröld ezt a választást: { $choices }.
fix-choice = { $ability } → { $chosen } ({ $holder })
fix-era = Játssz ebben a korszakban: { $era }.
fix-side = Játssz ezen az oldalon: { $side }.
fix-settle = Döntsd el végleg a saját adatcsomagodban: { $question }

## Questions that the user can settle

question-same-person = Ugyanaz a személy { $figure } és { $person }?
question-cost-change = Mely figurák értékét változtatja meg { $holder }, mikor és mennyivel?
question-admission = Melyik másik csoport { squad.aban } lehet { $figure }?
question-let-in = Más csoportból mely figurákat engedi be { $holder }?
question-side-list-value = Hány pontot hozhat { $figure } ({ $list })?
question-slots = Hány módosítás fér ez alá: { $card }?
question-cost = Mennyi { $figure } értéke?
question-trait = Ilyen figura-e { $figure }: { $trait }?
question-fact = Mi áll { $figure } kártyáján itt: „{ $fact }”?

## Where a rule stands

source-book = { $book }
source-page = { $book }, { $page }. oldal
source-own = A Muster saját ellenőrzése, nem a játék szabálya

## Emlékeztetők

finding-hint-needs = { $members }: ez a képesség itt nem ér semmit: { $ability }. Kellene hozzá a { squad.ba }: { $needed }.
finding-hint-beyond = { $members }: { $ability } karakterekre a parancsnoki hatás csak akkor hat, ha a kártya külön mondja ({ $by }).
