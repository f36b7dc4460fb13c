### Home: the first run, and what there is later.

## The first run

home-welcome = Üdvözöl a Muster
home-welcome-text = Tartsd számon a figuráidat, állíts össze szabályos csapatokat, és nyomtasd ki őket a játékhoz. Minden ezen a gépen marad.
home-language = Nyelv
home-games = Játékok, amelyekkel játszol
home-game-figures = { $count } figura
home-begin = Mivel kezdenéd?
home-step-import = Importáld a gyűjteményed
home-step-import-text = Táblázatból: CSV, Excel vagy OpenDocument.
home-step-paste = Illessz be egy { squad.ot }
home-step-paste-text = Fórumról, üzenetből vagy fájlból; a Muster rögtön ellenőrzi.
home-step-sample = Nézz meg egy minta{ squad.ot }
home-step-sample-text = Kész { squad }, amelyet szétszedhetsz és átalakíthatsz.
home-step-browse = Lapozgasd a katalógust
home-step-browse-text = Minden figura a kártyájával, sorozataival és kiadásaival.
home-drop-hint = Fájlt is ejthetsz az ablakra, bárhová.
home-look-around = Csak körülnézek

## Later

home-saved-at = Utolsó mentés: { $time }
home-new-game = Ehhez a játékhoz még nincs semmid: { $game }. Hol kezded?
home-new-squad = Új { squad }
home-paste = { Squad } beillesztése
home-import = Importálás
home-recent = Legutóbbi { squad.ok }
home-no-squads = Még nincs { squad }
home-no-squads-text = Itt lesznek a { squad.ok }, amelyeken legutóbb dolgoztál.
home-all-squads = Minden { squad } ({ $count })
home-missing = { $count } hiányzik
home-verdict-legal = Szabályos
home-verdict-illegal = Szabálytalan
home-verdict-unsure = Bizonytalan
home-figures = { $count } figura
home-printings = { $total } kiadásból { $owned }
home-no-collection = Még nincs figura
home-no-collection-text = Itt látod, melyik sorozatból mennyi van meg.
home-to-collection = A gyűjteményhez
home-set = Sorozat
home-share = Teljesség
home-owned = Meglévő kiadások

## What needs attention

home-attention = Teendők
home-attention-none = Nincs teendő
home-attention-packs = { $count ->
    [one] Egy adatcsomag hibás, ezért nem töltődött be: { $names }.
   *[other] { $count } adatcsomag hibás, ezért nem töltődött be: { $names }.
}
home-attention-costs = { $name }: a mentés óta megváltoztak az értékek ({ $changes }).
home-attention-promised = { $count ->
    [one] Több kell a { squad.okba }, mint ahány megvan: { $names }.
   *[other] { $count } figurából több kell a { squad.okba }, mint ahány megvan: { $names }.
}
home-attention-no-backup = Az adataidról még nincs biztonsági mentés.
home-attention-old-backup = Az utolsó biztonsági mentés { $days } napos.
home-attention-more = további { $count }
home-attention-do-packs = Hibák megtekintése
home-attention-do-costs = { Squad } megnyitása
home-attention-do-promised = { Squad.ok } megtekintése
home-attention-do-backup = Biztonsági mentések
home-campaigns = Kampányok
home-campaign-open = Kampány megnyitása
home-campaign-evening = Következő este: { $day }
home-campaign-today = Ma este
home-campaign-no-evening = Nincs kitűzött este
home-campaign-plan = Este kitűzése
home-campaign-missions = Következik
home-campaign-boxes = Kell hozzá
home-campaign-joining = Csatlakozik

home-matches = Legutóbbi mérkőzések
home-all-matches = Összes mérkőzés
home-others = A többi játék
home-other-squads = { $count } csapat
home-other-wanted = { $count } keresett
