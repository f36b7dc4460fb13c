### A kampányok listája és egy új előkészítése.

## A lista

campaigns-new = Új kampány
campaigns-go-on = Előkészítés folytatása
campaigns-import = Importálás fájlból…
campaigns-import-title = Kampány importálása
campaigns-files = Kampányok (JSON) és nyomtatott naplók (PDF)
campaigns-export = Exportálás…
campaigns-none = Még nincs kampány
    .text = Itt látod a kampányaidat: hősök, XP, kreditek és befolyás, megnyert és elvesztett küldetések, és hogy mi következik. Kezdj egyet, vagy importálj egyet fájlból.
campaigns-progress = { $done }/{ $stages } szakasz
campaigns-won = { $side ->
    [rebels] A kampányt a lázadók nyerték.
    [empire] A kampányt a Birodalom nyerte.
   *[other] Győztes: { $name }
}
campaigns-wins = { $side ->
    [rebels] Lázadó győzelem: { $count }
    [empire] Birodalmi győzelem: { $count }
   *[other] { $name }: { $count }
}
campaigns-evenings = { $count ->
        [0] nincs feljegyzett este
       *[other] { $count } este
    }
campaigns-between = { ", " }
key-campaigns-down = Következő kampány
key-campaigns-up = Előző kampány

## Egy új kampány lépései

key-setup = Kampány előkészítése
setup-leave = Minden kampány
setup-no-game = Nincs betöltve olyan játék, amelynek van kampánya
    .text = A kampányok a játékok adatcsomagjaival jönnek. A beállításokban látod, mely adatcsomagok vannak betöltve.
setup-steps = Lépések
setup-step-campaign = Dobozok és kampány
setup-step-heroes = Hősök
setup-step-side = Mellékküldetések és szabályok
setup-step-begin = Név és kezdés
setup-step-waits = hiányos
setup-back = Vissza
setup-next = Tovább
setup-begin = Kezdés
setup-ready = Minden rendben. Amit nem választottál ki, azt a sorsolás dönti el.
setup-refused = Ami még hiányzik vagy nem szabályos
setup-by-chance = Véletlenszerűen
setup-by-chance-secret = Véletlenszerűen, titokban
setup-told = Választás
setup-told-table = Ahogy az asztalnál húzták

## Dobozok és a kampány

setup-game = Játék
setup-boxes = A dobozaid
    .text = Csak az választható és húzható, ami ezekben van. A következő kampánynál is így lesznek bejelölve.
setup-boxes-small = { $count } kisebb doboz, ebből { $ticked } bejelölve
setup-boxes-all = Mind bejelölése
setup-boxes-none = Egyik sem
setup-boxes-any = Ha egy sincs bejelölve, minden doboz játékban van.
setup-boxes-every = mind
setup-campaign = Kampány
setup-campaign-first = Előbb válassz kampányt.
setup-campaign-stages = { $stages } szakasz
setup-campaign-mini = rövid, mellékküldetés-pakli nélkül
setup-campaign-expands = kibővíthető
setup-campaign-box = Ebben a dobozban van, amely nincs bejelölve: { $box }.
setup-expanded = Kibővített változat
    .text = A választható mellékküldetések is sorra kerülnek, és a küldetések a tervpakliban maradnak.

## Hősök

setup-heroes = Hősök
setup-who = Kik játszanak
    .text = { $side ->
        [rebels] Kettőtől négyig, az ülésrend szerint. Ha csak egy lázadó játékos van, két hőssel játszik.
       *[other] { $least }–{ $most } hős, az ülésrend szerint.
    }
setup-seats = Ülésrend
setup-seat-forward = { $name }: eggyel előbbre
setup-heroes-number = { $side ->
    [rebels] { $count ->
            [0] Nincs kiválasztott hős: négyet a sorsolás választ.
            [1] Egy hős kevés: válassz még legalább egyet.
            [2] Két hős: mindegyik a Legendary jutalommal kezd.
            [3] Három hős: mindegyik a Heroic jutalommal kezd.
           *[other] Négy hős: egyiknek sem jár kezdő jutalom.
    }
   *[other] { $count } / { $most }
}
setup-heroes-full = { $side ->
    [rebels] Mind a négy hely foglalt.
   *[other] { $most } / { $most }
}
setup-heroes-chance = { $count } véletlenszerűen
setup-hero-mission = Mellékküldetés: { $mission }

## A birodalmi játékos

setup-class = Birodalmi osztály
    .text = A birodalmi játékos azokkal a kártyákkal kezd, amelyek nem kerülnek XP-be.
setup-class-chance = a dobozaidban lévők egyike
setup-agenda = { $need } tervkészlet
    .text = Kártyáik együtt alkotják a megkevert tervpaklit.

## Mellékküldetések és szabályok

setup-side-own = A játékban lévő hősök saját mellékküldetései mindenképp a pakliba kerülnek.
setup-side-none = Ehhez a kampányhoz nem tartozik mellékküldetés-pakli: { $campaign }.
setup-side-without = nincs mellékküldetés-pakli
setup-missions = { $kind ->
    [green] { $need } zöld mellékküldetés
    [grey] { $need } szürke mellékküldetés
    [threat] { $need } fenyegetésküldetés
   *[other] { $need } { $name }
}
    .text = { $kind ->
        [green] A lázadók választják. Két küldetés nem adhatja ugyanazt a szövetségest.
        [grey] Titkosak, amíg elő nem kerülnek.
        [threat] Ezek a mellékküldetések mellett húzhatók.
       *[other] { "" }
    }
setup-mission-wins = ezt adja: { $names }
setup-same-ally = { $name } is ezt adja: { $ally }.
setup-deck-count = { $count }/{ $need } kiválasztva
setup-deck-fill = A többi legyen véletlenszerű
setup-deck-full = Mind megvan: { $need }
setup-options = Választható szabályok
setup-periods = Időszakok
    .text = Csak olyan mellékküldetések kerülnek be, amelyek a kampány idején játszódnak (későbbi szabály).
setup-half-shop = Fél pakli a boltban
    .text = A boltban minden tárgypakli fele látható, nem összesen hat kártya (későbbi szabály).

## Név és összegzés

setup-name = A kampány neve
setup-seed = Kiindulószám
    .text = Ugyanaz a szám mindig ugyanazokat a paklikat adja.
setup-seed-wrong = A kiindulószám 0 és 2147483647 közötti egész szám.
setup-summary = Összegzés
setup-line-agenda = Tervkészletek
setup-line-missions = { $kind ->
    [green] Zöld mellékküldetések
    [grey] Szürke mellékküldetések
    [threat] Fenyegetésküldetések
   *[other] { $name }
}
setup-line-nothing = semmi
setup-and-more = { $names } és még { $count }
setup-brief-agenda = terv { $count }/{ $need }
setup-brief-missions = { $kind ->
    [green] zöld { $count }/{ $need }
    [grey] szürke { $count }/{ $need }
    [threat] fenyegetés { $count }/{ $need }
   *[other] { $name } { $count }/{ $need }
}
## Papíron vezetett napló

setup-paper = Ezt a kampányt eddig papíron vezettétek
    .text = A kezdés után a Muster a naplótokat kéri: küldetések, győztesek, egyenlegek és kártyák.
paper-title = Papírnapló importálása
paper-is = Add meg, ami a naplóban áll. Amit nem tudsz, maradjon üresen: az ilyen egyenleg nyitott marad, és később a történetben is megadható.
paper-missions = Lejátszott küldetések
paper-mission = { $stage }. szakasz küldetése, { $kind }
paper-forced = Kényszerküldetés
paper-unknown = Nem tudom
paper-winner = Győztes: { $mission }
paper-add = Következő szakasz
paper-add-forced = Kényszerküldetés
paper-remove = Utolsó eltávolítása
paper-stands = Hol tart a napló
paper-next-mission = Küldetés következik
paper-upgrade = Nyitva: { $upgrade }
paper-active = Aktív mellékküldetések
paper-active-chance = Véletlenszerűen
paper-active-told = Ahogy az asztalon vannak
paper-books = Kinek mije van
paper-left = { $what } maradt
paper-open = nyitott
paper-cards = Kártyák: { $who }
paper-cards-add = Kártya hozzáadása…
paper-do = Napló importálása
paper-later = Később
