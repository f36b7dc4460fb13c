### Más programok mentései: mi vehető át, és mi nem.

campaign-save-taken = Átvéve az ImperialCommander 2-ből, papírnaplóként: { $name }. Ami hiányzik belőle vagy hibás, az előzményekben javítható.
campaign-save-left = { $what ->
    [newer] A mentés újabb formátumú, mint amit a Muster ismer: ellenőrizd az átvett adatokat.
    [agenda-sets] Tervkészletek: az ilyen mentésben nincsenek benne, ezért a véletlen választott.
    [mission] Nem vehető át, mert a Muster nem ismeri: { $name } (küldetés).
    [mission-twice] Kétszer szerepel, ezért a második nyitva marad: { $name } (küldetés).
    [mission-forced] Nem vehető át, mert a Musterben semmi sem kényszeríti ki: { $name } (küldetés).
    [mission-beyond] Nem vehető át, mert a kampánynak nincs több szakasza: { $name } (küldetés).
    [mission-next] Kiválasztva, de nem lejátszva: { $name }. Nincs kipipálva, és nem követi másik küldetés, ezért aktívnak számít.
    [active] Aktív mellékküldetések: az ilyen mentésben nincsenek benne, ezért a véletlen húzza őket.
    [threat] Fenyegetettségi szint: { $threat }, a 0-tól számolt { $stage }. szakaszban; a Muster kampányában ott { $usual }.
    [hero] Nem vehető át, mert a Muster nem ismeri, vagy már a csapat tagja: { $name } (hős, { $xp } megmaradt XP){ $some ->
        [yes] { ", " }kártyái: { $cards }.
       *[no] { "." }
    }
    [xp] Nem vehető át, mert nem mennyiség: { $xp } XP ({ $name }).
    [item] Nem vehető át, mert a Muster nem ismeri: { $name } (tárgy).
    [item-twice] Nem vehető át, mert már van gazdája: { $name } (tárgy).
    [item-nobody] Nem vehető át, mert egyik hősnél sincs: { $name } (tárgy).
    [class-card] Nem vehető át, mert a Muster nem ismeri: { $name } (osztálykártya).
    [class-card-of-another] Nem vehető át, mert egy másik hős paklijából való: { $name } (osztálykártya).
    [credits] Nem vehető át, mert nem mennyiség: { $number } kredit.
    [reward] Nem vehető át, mert a Muster nem ismeri: { $name } (jutalom).
    [reward-whose] Nem vehető át, mert a Muster nem tudja, melyik oldalé: { $name } (jutalom).
    [ally] Nem vehető át, mert a Muster nem tud róla, hogy meg lehetne szerezni: { $name }.
    [fame] Hírnév ({ $fame }) és kitüntetések ({ $awards }): ezeket a Muster nem számolja.
    [ignored] Kihagyott csapatok: { $name }.
    [journal] A napló jegyzetei: { $name }
    [winners] Ki nyerte az egyes küldetéseket, és hogyan: az ilyen mentésben nincs benne.
   *[opponent] { $side }: XP, befolyás, osztálykártyák és tervkártyák. Az ilyen mentésben nincsenek benne; az XP és a befolyás nyitva marad, amíg meg nem adod.
}

error-campaign-foreign-custom = Ez az ImperialCommander 2 mentése: { $file } („{ $name }”), de a Muster nem ismeri a kampányát vagy a hőseit. { $credits } kredit.{ $some-heroes ->
    [yes] {" "}Hősök: { $heroes }.
   *[no] {""}
}{ $some-allies ->
    [yes] {" "}Szövetségesek és gonosztevők: { $allies }.
   *[no] {""}
}{ $some-missions ->
    [yes] {" "}Küldetések: { $missions }.
   *[no] {""}
}
    .means = Semmi sem módosult.
    .todo = Folytasd az ImperialCommander 2-ben, vagy kezdj kampányt a Musterben, és add meg papírnaplóként, ami illik bele.
error-campaign-foreign-broken = Ez az ImperialCommander 2 mentése, de nem teljes: { $file }. A { $line }. sor { $column }. oszlopán túl nem olvasható.
    .means = Semmi sem módosult.
    .todo = Mentsd el újra a kampányt az ImperialCommander 2-ben, vagy vedd elő a fájl egy régebbi másolatát.
error-foreign-file = { $kind ->
    [package] Ez az ImperialCommander 2 kampánycsomagja: { $file }. Lejátszható küldetések vannak benne, nem folyamatban lévő kampány.
    [mission] Ez az ImperialCommander 2 küldetése, nem folyamatban lévő kampány: { $file }.
    [vassal-module] Ez egy Vassal-modul: { $file }. Egy játék bábui és képei vannak benne.
    [vassal-save] Ez a Vassal mentett játéka vagy naplója: { $file }. Azt tudja, hol állnak a bábuk, azt nem, kinek mije van.
   *[tabletop-simulator] Ez a Tabletop Simulator mentett asztala: { $file }. Azt tudja, hol állnak a bábuk, azt nem, kinek mije van.
}
    .means = A Muster semmit sem tud átvenni belőle. Semmi sem módosult.
    .todo = { $kind ->
        [package] Mentést importálj: az ImperialCommander 2 kampányonként tart egyet a SagaCampaigns mappájában.
        [mission] Mentést importálj: az ImperialCommander 2 kampányonként tart egyet a SagaCampaigns mappájában.
       *[other] Kezdd el a kampányt a Musterben, és add meg papírnaplóként; a csapat szövegként illeszthető be.
    }
