### Kampányok: mindkét oldal főkönyve, mi kerül bele, és mi miért nem.

campaign-why-start = kezdéskor
campaign-why-outcome = { $mission }: eredmény
campaign-why-met = { $mission }: { $condition }
campaign-why-unmet = { $mission }, nem teljesült: { $condition }
campaign-why-tokens = { $mission }: { $claimed } megszerzett jelző
campaign-why-crates = { $mission }: { $crates } láda
campaign-why-bought = vétel: { $card }
campaign-why-sold = eladás: { $card }
campaign-why-used = { $card } használata
campaign-why-in-play = { $card } játékban
campaign-why-ransom = { $card } eldobva
campaign-why-correction = helyesbítés: { $reason }
campaign-refused-unknown = Nincs ilyen { $what ->
    [hero] hős
    [mission] küldetés
    [item] tárgy
    [class-card] osztálykártya
    [agenda-card] tervkártya
    [agenda-set] tervkészlet
    [class] osztály
    [side] oldal
    [account] számla
    [mission-kind] küldetésfajta
    [campaign] kampány
   *[card] kártya
}: { $id }.
campaign-refused-not-in-boxes = { $id } olyan dobozból való, amely most nincs játékban: { $needs }.
campaign-refused-begun = A kampány már elkezdődött.
campaign-refused-not-begun = A kampány még nem kezdődött el.
campaign-refused-hero-count = { $least }–{ $most } hős játszik, nem { $heroes }.
campaign-refused-twice = { $id } kétszer szerepel.
campaign-refused-count = { $need } kell, { $have } szerepel: { $what ->
    [agenda-sets] tervkészlet
    [class] osztály
    [shop] kártya a boltban
    [agenda] húzott tervkártya
    [drawn] húzott küldetés
   *[other] { $name }
}.
campaign-refused-wrong-kind = { $id } nem ilyen küldetés ({ $name }).
campaign-refused-same-ally = Két küldetés ugyanazt a szövetségest adja: { $ally }.
campaign-refused-wrong-period = { $id } nem { AZ($period) }. időszakban játszódik.
campaign-refused-wrong-phase = Ennek most nincs itt az ideje: { $phase ->
    [mission] küldetés következik
    [over] a kampány véget ért
   *[other] most { $name } van
}.
campaign-refused-over = A kampány véget ért.
campaign-refused-forced-first = { $mission } kényszerküldetés: előbb azt kell lejátszani.
campaign-refused-not-active = { $id } nem aktív küldetés.
campaign-refused-wrong-stage = { $id } aktív, de ez a szakasz másféle küldetést kér.
campaign-refused-played-already = { $id } már lejátszott küldetés; minden küldetés egyszer játszható.
campaign-refused-no-outcome = { $id } nem végződik így: { $outcome }.
campaign-refused-too-many = { $there } van, nem { $said } ({ $what ->
    [crates] láda
   *[tokens] jelző
}).
campaign-refused-too-much = Ennyit egyik küldetés sem ad: { $said } { $what ->
    [crates] láda
   *[other] { $name }
}, legfeljebb { $most }. A házi szabályt helyesbítésként rögzítsd.
campaign-refused-no-condition = { $id }: nincs ilyen feltétel: { $condition }.
campaign-refused-not-in-deck = { $id } nincs a pakliban.
campaign-refused-too-little = { $need } kell, { $have } van ({ $account }).
campaign-refused-wrong-tier = { $id } { $tier }. szintű tárgy, ebben a szakaszban nem kapható.
campaign-refused-not-in-shop = { $id } nincs a boltban.
campaign-refused-not-drawn = { $id } nincs a húzott kártyák között.
campaign-refused-kept-elsewhere = A terveket egy másik gép őrzi: a tervkártyákat ott lehet húzni, megvenni és kijátszani.
campaign-refused-seen-already = Ezek a kártyák már az asztalon vannak.
campaign-refused-sold-after-buying = Előbb eladás, aztán vétel: vásárlás már történt.
campaign-refused-owned = { $id } már valakié.
campaign-refused-not-owned = { $id } nincs annál, aki ezt megtehetné.
campaign-refused-not-for-sale = { $id } nem adható el.
campaign-refused-not-to-trade = { $id } a hősénél marad; csak tárgyak adhatók tovább.
campaign-refused-other-deck = { $id } másik osztálypakli kártyája.
campaign-refused-cost-unknown = A Muster nem tudja, mibe kerül: { $id }. Add meg a lépésben.
campaign-refused-starting-card = { $id } kezdettől fogva megvan.
campaign-refused-hand-full = Legfeljebb { $limit } tervkártya tartható meg.
campaign-refused-which-hero = { $id } egy hős elé kerül. Válaszd ki, melyik elé.
campaign-refused-no-hero-card = { $id } nem kerül hős elé.
campaign-refused-leave-or-back = { $id } vagy kikerül a hadjáratból, vagy visszakeverendő. Válassz.
campaign-refused-not-back = { $id } nem keverhető vissza a pakliba.
campaign-refused-depleted = { $id } kimerült a következő küldetésig.
campaign-refused-stays-in-play = { $id } játékban marad; nincs mit elhasználni rajta.
campaign-refused-no-ransom = { $id } nem váltható meg.
campaign-refused-load = Egy hős ezekből legfeljebb { $limit } darabot vihet, nem { $have } darabot: { $name }.
campaign-refused-not-under = { $id } nem való ahhoz a fegyverhez.
campaign-refused-weapon-full = { $id } legfeljebb { $limit } módosítást kaphat.
campaign-refused-not-granted = { $id } csatlakozását sem küldetés, sem jutalom nem tette lehetővé.
campaign-refused-no-reason = A helyesbítéshez indok kell.
campaign-refused-no-correction = Ez így nem helyesbíthető.
campaign-refused-nothing = Nincs mit visszavonni vagy megismételni.
campaign-phase-mission = küldetés
campaign-phase-over = vége
campaign-where = { $stage ->
    [0] Bevezető
   *[other] { $stage }. szakasz
}, { $phase }; fenyegetettség: { $threat }
campaign-won = Győztes: { $side }
campaign-amount = { $amount } { $what }
campaign-xp = { $xp } XP, ebből elköltve { $spent }
campaign-active = Aktív küldetések
campaign-forced = Kényszerküldetés következik
campaign-ledger = Főkönyv
campaign-entries = { $count } bejegyzés
campaign-none = Még nincs kampány.
campaign-kept = Elmentve: { $name }
campaign-brought = { $how ->
    [new] Importálva: { $name }
    [same] Ez a kampány már megvan, mind a { $had } bejegyzésével: { $name }.
    [newer] Ez a kampány már megvan: { $name }. A fájlban a { $had } bejegyzésből { $common } van, így semmi sem módosult.
    [older] Ebből a kampányból { $common } bejegyzés volt meg, most { $new } került hozzá: { $name }.
   *[both] Ez a kampány itt is, a fájlban is folytatódott: { $name }. A közös { $common } bejegyzéshez a fájl { $new } továbbit hozott.
}
campaign-brought-secrets = A birodalmi játékos titkai is megjöttek vele.
campaign-brought-restored = Itt törölve volt, most visszakerült.
campaign-brought-conflict = A szabályok a kettőt együtt nem engedik, ezért két története van: válassz egyet a kampány oldalán.
campaign-secrets-included = Benne vannak a birodalmi játékos titkai, és a PIN-kód is, ha van.
campaign-secrets-left-out = A birodalmi játékos titkai kimaradtak.
campaign-not-kept = { $name } nem mentődött el, egyetlen lépése sem: javítsd vagy töröld a naplóból ezt a lépést, és próbáld újra.
campaign-booked = Rögzítve
campaign-refused-step = { $step }. lépés: { $message } ({ $rule })
campaign-answers = { $count ->
    [one] Írd a lépéshez: { $answers }
   *[other] Írd a lépéshez ezek egyikét: { $answers }
}
campaign-allowed = engedélyezett
campaign-trust-single = csak egy forrás szerint
campaign-trust-unsure = bizonytalan
campaign-agenda-secret = titokban marad
campaign-agenda-open = nyíltan hever
campaign-agenda-hero = egy hős előtt hever
campaign-agenda-at-once = azonnal érvényesül
campaign-agenda-leaves = használat után kikerül a hadjáratból
campaign-agenda-leaves-or-back = használat után kikerül a hadjáratból, vagy visszakerül a pakliba
campaign-agenda-depletes = küldetésenként egyszer
campaign-agenda-stays = végig érvényben marad
campaign-agenda-only-setup = csak a küldetés felállításakor
campaign-agenda-only-side-missions = csak mellékküldetésben
campaign-agenda-threat = { $threat } fenyegetettségbe kerül
campaign-agenda-more = minden használata további { $more } befolyásba kerül
campaign-agenda-gain-upgrade = a birodalmi fejlesztés kezdetén { $gain } befolyást ad
campaign-agenda-gain-use = minden használata { $gain } befolyást ad
campaign-agenda-ransom = a lázadók { $ransom } kreditért eldobathatják
campaign-step-begin = Kezdődik: { $campaign }
campaign-step-mission = { $side ->
    [rebels] { $mission }: a lázadók nyertek
    [empire] { $mission }: a birodalmi játékos nyert
   *[other] { $mission }, győztes: { $name }
}
campaign-step-shop = A bolt kínálata kiterítve
campaign-step-shop-of = A bolt kínálata: { $cards }
campaign-step-buy = { $card } megvéve, kapja: { $hero }
campaign-step-sell = { $card } eladva
campaign-step-class-card = { $card } osztálykártya megvéve
campaign-step-draw = Tervkártyák húzva
campaign-step-agenda-secret = Egy tervkártya megvéve és titokban megtartva
campaign-step-agenda-keep = { $card } tervkártya megvéve és megtartva
campaign-step-agenda = { $card } tervkártya megvéve
campaign-step-play = { $card } tervkártya kijátszva
campaign-step-agenda-open = { $card } tervkártya megvéve; nyíltan hever
campaign-step-play-back = { $card } tervkártya kijátszva és visszakeverve
campaign-step-discard = { $card } tervkártya megváltva és eldobva
campaign-step-under = { $card } ide kerül: { $weapon }
campaign-step-off = { $card } lekerül a fegyveréről
campaign-step-to = { $card } átadva, kapja: { $hero }
campaign-step-pack = { $hero } kiválasztotta, mit visz magával
campaign-step-alone = Senki sem csatlakozik ({ $side })
campaign-step-correct = Helyesbítés, { $who }: { $why }
campaign-step-next = Következő lépés
campaign-step-on = Következik: { $phase }
campaign-event-took = megkapja: { $card }
campaign-event-gave = leadja: { $card }
campaign-event-opened = nyíltan hever: { $card }
campaign-event-before = { $hero } elé került: { $card }
campaign-event-depleted = kimerült a következő küldetésig: { $card }
campaign-event-back = visszakerül a pakliba: { $card }
campaign-open-depleted = { $card } (kimerült)
campaign-open-before = { $card } ({ $hero } előtt)
campaign-secret-cards = { $count } titkos tervkártya
campaign-event-joined = { $name } csatlakozik a következő küldetéshez
campaign-event-active = { $mission } aktív lesz
campaign-event-left = { $mission } kikerül a kampányból
campaign-event-forced = Következőként ezt kell játszani: { $mission }
campaign-event-drawn = { $count } mellékküldetés sorsolással
campaign-event-ally-drawn = Egy szövetséges a választhatók közül, sorsolással
campaign-event-laid = { $count } kártya kerül a boltba
campaign-event-drew = { $count } tervkártya húzva
campaign-secret-card = egy titkos tervkártya
campaign-ally-threat = { $side } { $now } fenyegetést kap
campaign-ally-threat-tokens = { $side } { $now } fenyegetést kap, és még { $tokens } jelzőt
campaign-story-mission = fő küldetés
campaign-forced-mission = kényszerküldetés
campaign-gives-nothing = semmi
campaign-trouble = A játéka nincs betöltve: { $game }
campaign-taken-back = Visszavonva: { $step }
campaign-pin-set = { $name } PIN-kódja beállítva.
campaign-pin-off = { $name } PIN-kódja törölve.
campaign-why-inferred = { $mission }: eredmény, hasonló küldetésekből következtetve
campaign-why-joined = a csatlakozáskor
campaign-refused-not-holding = A kampány történetében nincs { $entry }. bejegyzés.
campaign-refused-beginning-stays = A kampány kezdetén lehet változtatni, de törölni nem lehet, és semmi sem kerülhet elé.
campaign-refused-nothing-to-skip = Itt nincs kihagyható küldetés.
campaign-refused-which-outcome = { $id } többféleképpen is végződhet a győztesnek: { $name }. Add meg, melyik történt.
campaign-refused-untold = Egyik forrás sem mondja meg, mennyi { $name } jár ezért: { $id } ({ $side }). Írd be a kampánykönyvedből{ $known ->
    [yes] ; valószínűleg { $likely }.
   *[no] .
}
campaign-step-mend = Megváltozott: „{ $step }”; { $why }
campaign-step-skip = Kihagyott küldetés: { $why }
campaign-step-heroes = { $leave } helyett { $join } játszik tovább: { $why }
campaign-step-leave = { $leave } kiszáll: { $why }
campaign-step-join = { $join } beszáll: { $why }
campaign-step-anyway = { $step } (mégis lejátszva: { $why })
campaign-event-quit = { $hero } kiszáll
campaign-event-entered = { $hero } beszáll
campaign-event-shuffled = { $mission } bekerül a paklijába
campaign-each-hero = minden hős { $amounts }
campaign-who-what = { $who }: { $what }
campaign-mend-why = tévedésből rögzítve
campaign-mend-gains = { $who } megkapná: { $card }
campaign-mend-loses = { $who } elveszítené: { $card }
campaign-mend-becomes = „{ $was }” helyett „{ $becomes }”.
campaign-mend-before = „{ $was }” elé kerül: „{ $becomes }”.
campaign-mend-removes = „{ $was }” törlődik.
campaign-mend-amount = { $who }, { $what }: { $before } → { $after }
campaign-mend-stays = { $step }: marad, bár nem lehetett volna választani
campaign-mend-lost = A { $entry }. bejegyzés már nem áll meg: { $step }. { $why }
campaign-mend-yes = Még semmi sem módosult. A --yes kapcsolóval lép életbe.
campaign-history-mends = Utólag módosítva
campaign-history-by = { $step } ({ $machine })
campaign-history-mended = { $entry }: „{ $was }” → „{ $becomes }” ({ $why })
campaign-history-put-in = { $entry }: „{ $becomes }” utólag bekerült ({ $why })
campaign-history-removed = { $entry }: „{ $was }” törölve ({ $why })
campaign-history-lost = egy korábbi módosítás után már nem lehetséges: { $why }
campaign-xp-left = { $xp } XP maradt
campaign-ask-what = Mi történt?
campaign-ask-number = Sorszám (Enter: vége):
campaign-ask-winner = Ki nyert?
campaign-ask-outcome = Hogyan ért véget?
campaign-ask-ordinary = a szokásos módon
campaign-ask-bonus = { $condition }? Igen: { $met }. Nem: { $unmet }. [i/n]
campaign-ask-yes = i
campaign-pin-ask = A kampány PIN-kódja:
campaign-pin-again = Rossz PIN-kód.
campaign-ask-night = A játékest szerint: { $told }
campaign-ask-crates = Hány láda van a hősöknél? (Enter: { $likely ->
    [0] egy sem
   *[other] { $likely }
})
campaign-ask-tokens = A { $total } jelzőből hányat szereztek meg? (Enter: { $likely ->
    [0] egyet sem
   *[other] { $likely }
})
campaign-ask-amount = { $side }, { $what }: mennyi? Egyik forrás sem mondja meg{ $known ->
    [yes] ; valószínűleg { $likely } (Enter)
   *[no] {""}
}
campaign-ask-drawn = { $count } húzott kártya: nevek vesszővel elválasztva (Enter: véletlen húzás)
campaign-ask-record = Rögzítsem? [i/n]
campaign-ask-nothing = Semmi sem lett rögzítve.
campaign-ask-which = Melyik?
campaign-refused-cost-is = { $id } ára { $cost }.
campaign-why-paper = a papíron vezetett naplóból
campaign-refused-balance-untold = A naplóban még nem szerepel, mennyi maradt ({ $account }). Módosítsd a papírnaplót a történetben, és add meg.
campaign-refused-paper-first = A papírnaplót minden más rögzítése előtt importáld.
campaign-step-paper = Papírnapló importálva
campaign-event-untold = nincs megadva: { $account }
campaign-untold = { $what } nincs megadva
campaign-amount-own = { $amount } (te adtad meg)
campaign-amount-inferred = { $amount } (hasonló küldetések alapján)
campaign-amount-likely = valószínűleg { $amount }
campaign-amount-unknown = ismeretlen
campaign-amounts-forgotten = Saját mennyiségek törölve: { $mission }
campaign-ask-paper-mission = { $stage }. szakasz, { $kind }: melyik küldetés? (? ha senki sem tudja, Enter, ha nincs több)
campaign-ask-paper-winner = Ki nyert? (Enter, ha senki sem tudja)
campaign-ask-paper-upgrade = Melyik fejlesztés van nyitva? (Enter, ha küldetés következik)
campaign-ask-paper-left = { $who }, { $what }: mennyi maradt? (Enter: nyitva marad)
campaign-ask-paper-cards = { $who }: melyik kártyák? Vesszővel elválasztva (Enter, ha nincs)
campaign-ask-paper-active = Aktív mellékküldetések, vesszővel elválasztva (Enter: véletlen húzás)
campaign-choice-item = { $id } ({ $name }, { $tier }. szintű, { $cost } { $what })
campaign-hint-near = Talán: { $names }?
campaign-hint-reward = { $name } jutalom, ezért jár: { $missions }.
campaign-hint-ally = { $name } itt nyerhető meg: { $missions }.
campaign-decided = Ezek közül húzva: { $all }
campaign-decided-secret = { $count } titkos kártya közül húzva
campaign-decided-share = { $card } { $percent }%
