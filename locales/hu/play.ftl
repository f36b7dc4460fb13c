# Egy játszma az asztalnál: amit játék közben számon tartasz.

play-done = { $tap }: { $who }
play-done-amount = { $tap }: { $who } ({ $amount })
play-stopped = A játékosok abbahagyták
play-round = { $round }. kör
play-next = Következik: { $side }
play-won = A győztes: { $side }. { $reason }
play-drawn = Döntetlen: { $reason }
play-tied = Egyenlő a pontszám. Add meg a győztest: { $reason }
play-reminders = Most ne feledd
play-asks = Most
play-asks-held = Addig nem kerül be, amíg nincs válasz: { $what }
play-ask-roll = { $who } dob { $count ->
    [one] egy d{ $die }-at
   *[other] { $count } db d{ $die }-at
}: legalább { $at } kell.
play-ask-must = Ez nem választható.
play-breaks = { $side } csapata nem szabályos: { $rules }
play-activated = aktiválva
play-defeated = megsemmisült
play-fled = elmenekült
play-replaced = lecserélve
play-shaken = moráldobás vár rá
play-spaces = { $count } mezővel előrébb
play-open-worth = A Muster nem tudja, hány pontot ér { $name }. Add meg, mielőtt megsemmisül.
play-open-roll = A Muster nem tudja, melyik dobásra hoz figurákat { $name }: nézd meg a kártyáján.
play-open-points = A Muster nem tudja, hány pontnyi figurát hozhat { $name }: nézd meg a kártyáján.
play-unread = { $side }, { $line }. sor: a Muster nem érti: { $text }
play-refused-step = { $step }. lépés: { $message } ({ $rule })

## Mit lehet tenni

play-tap-initiative = Kezdő dobás
play-tap-activate = Aktiválás
play-tap-attack = Támadás
play-tap-answer = Válasz
play-tap-change-sides = Átállás
play-tap-damage = Sebzés
play-tap-heal = Sebzés levéve
play-tap-save = Mentő dobás
play-tap-morale = Moráldobás
play-tap-defeat = Megsemmisítés
play-tap-flee = Menekülés
play-tap-return = Visszatérés
play-tap-condition = Állapot
play-tap-recover = Állapot levéve
play-tap-spend = Elköltve
play-tap-gain = Kapott
play-tap-arrive = Érkezés
play-tap-replace = Csere
play-tap-score = Pont
play-tap-worth = Egy figura pontértéke
play-tap-move = Lépés
play-tap-roll = Csatadobás
play-tap-act = Csataakció
play-tap-end-turn = Forduló vége
play-tap-pass = Passz
play-tap-round = Kör vége
play-tap-tie = Holtverseny eldöntve
play-tap-end = A játszma vége
play-tap-next-game = Következő játszma

## Minek a neve

play-thing-figure = figura az asztalon
play-thing-card = figura
play-thing-side = oldal
play-thing-mode = játékmód
play-thing-condition = állapot
play-thing-counter = számláló
play-thing-arrival = érkezési mód
play-thing-ending = befejezés

## Miért nem rögzíthető valami

play-refused-seats = Egy játszmához legalább két, különböző nevű játékos kell.
play-refused-no-figures = Ennek a játékosnak egyetlen felállítható figurája sincs: { $side }.
play-refused-other-game = Más játék figuráival játszik: { $side }.
play-refused-unknown = Nincs ilyen ({ $what }): „{ $name }”.
play-refused-no-such-ending = Nincs ilyen befejezés: „{ $name }”. Ezek vannak: { $known }.
play-refused-over = A játszma véget ért.
play-refused-no-next-game = Nincs következő játszma: ez még nem ért véget, vagy a mérkőzés már igen.
play-refused-no-such-tap = Ebben a játékban nincs ilyen: { $tap }.
play-refused-gone = { $name } már nincs az asztalon.
play-refused-not-defeated = { $name } nem semmisült meg, ezért nem tehető vissza.
play-refused-inactive = { $name } soha nem aktiválható.
play-refused-activated = { $name } ebben a körben már aktiválva volt.
play-refused-other-turn = Most más következik: { $side }.
play-refused-nobody-first = Még nem dőlt el, ki kezd.
play-refused-roll-again = Egyenlők a dobások. Dobjatok újra.
play-refused-in-round = Ez a kör már elkezdődött.
play-refused-dice = Ehhez { $need } dobás kell, mindegyik 1 és { $most } között.
play-refused-damage-step = A sebzés { $step } többszöröse lehet, nem { $amount }.
play-refused-unhurt = { $name } nem sérült.
play-refused-no-morale = Nem kell moráldobás: { $name }.
play-refused-not-marked = { $name } nincs ilyen állapotban: { $condition }.
play-refused-too-little = { $counter }: { $need } kell, { $have } van.
play-refused-spent = { $name } egy fordulóban csak ennyiszer költhet ({ $most }): { $counter }.
play-refused-ticked = A kipipált rubrika nem tér vissza: { $counter }.
play-refused-not-now = Most nincs itt az ideje: { $arrival }.
play-refused-no-holder = Most egyik asztalon lévő figura sem teheti meg: { $arrival }.
play-refused-not-of-pool = Így nem érkezhet meg: { $name }.
play-refused-not-named = A csapat nem ezt a figurát nevezte meg ehhez: { $name }.
play-refused-too-dear = Ez { $cost }, és { $most } érkezhet meg.
play-refused-cost-unknown = A Muster nem tudja, mennyibe kerül: { $name }.
play-refused-other-roll = { $name } { $need } dobásra hoz figurákat, nem erre: { $rolled }.
play-refused-worth-unknown = A Muster nem tudja, hány pontot ér { $name }. Előbb ezt add meg.
play-refused-worth-known = { $name } pontértéke { $worth }.
play-refused-no-replacement = Nincs kiválasztva, mi kerül ide: { $name }.
play-refused-no-success = Ezek a kockák nem alkotnak sikert.
play-refused-keep-one = Tegyél félre legalább egy sikert.
play-refused-not-lying = Csak olyan kocka maradhat, amely ott hever, és legalább egyet újra kell dobni.
play-refused-not-kept = Nincs ilyen félretett siker.
play-refused-too-much = Ez a siker ezt nem engedi meg.
play-refused-halted = { $name } onnan ezt nem teheti meg.
play-refused-no-pass = Csak az passzolhat, akinek kevesebb aktiválnivalója maradt.
play-refused-no-tie = Nincs mit eldönteni.
play-refused-tie-first = Előbb döntsd el a holtversenyt.
play-refused-answer-first = Előbb erre kell válaszolni ({ $name }): { $word }.
play-refused-no-question = Most nincs megválaszolandó kérdés.
play-refused-choose-one = Add meg, melyik figura: { $word }.
play-refused-cannot = { $name } ezt most nem teheti: { $condition }.
play-refused-earlier-first = Előbb { $name } aktiválása jön.
play-refused-own-side = { $name } a támadó saját oldalán áll.
play-refused-no-target = { $name } nem támadható: { $word }.
play-refused-other-column = { $name } oszlopában nincs, aki megtámadhatná.
play-refused-blocked = { $name } előtt nincs szabad mező.
play-refused-not-adjacent = { $name } nem szomszédos a támadójával.
play-refused-no-attacker = Add meg, ki támad a felszereléssel. A kezdőmezőjéről senki sem támadhat.
play-refused-immune = { $name } nem lehet ilyen állapotban: { $condition }. Ez védi: { $word }.
play-refused-nothing-to-undo = Nincs mit visszavonni.
play-refused-nothing-to-redo = Nincs mit újra elvégezni.

## A terminál

help-play = Egy játszma követése az asztalnál
help-play-run = Rögzített játszma lejátszása mentés nélkül
play-thrown = A dobás: { $dice } (véletlenmag: { $seed })
play-here = Ez a játszma már megvan, így áll:
play-here-more = Ez a játszma már megvolt; a fájl újabb eseményei is bekerültek: { $count }.
play-match-taken-out = A mérkőzés a mérkőzésnaplóból is kikerült.
play-match-put-back = A mérkőzés újra a mérkőzésnaplóban van.
play-match-stays = A mérkőzést valaki kézzel módosította, ezért a mérkőzésnaplóban marad.
play-none = Még nincs játszma.
play-logged = a mérkőzésnaplóban
play-stats = Játszmák: { $count }. Figurák: túlélte, pont, pont darabonként. Alattuk győzelem : döntetlen : vereség ellenfél és térkép szerint.
help-play-new = Játszma indítása rögzített játszmából, mentéssel
help-play-list = Játszmák listája
help-play-show = Egy játszma állása
help-play-do = Rögzíti, mi történt az asztalnál
help-play-undo = Az utolsó esemény visszavonása
help-play-redo = A visszavont esemény újra
help-play-end = Játszma befejezése és rögzítése a mérkőzésnaplóban
help-play-rename = Egy játszma átnevezése
help-play-remove = Egy játszma törlése
help-play-restore = Törölt játszma visszaállítása
help-play-stats = A figuráid pontjai és túlélése, eredmények ellenfél és térkép szerint
option-play = Egy játszma neve vagy azonosítója
option-event = Mi történt: activate, damage, defeat és a többi
option-mine = Melyik játékos naplója; enélkül az elsőé
option-winner = A győztes, ha a játszma még nem ért véget
option-ending = Hogyan ért véget, ha még tart
option-throw = A Muster dobjon
option-throw-seed = Véletlenmag: ugyanaz a mag ugyanazt dobja
option-record = Rögzített játszma: az oldalak csapatai és az események TOML formában
