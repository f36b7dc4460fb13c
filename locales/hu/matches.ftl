### A mérkőzések naplója a terminálban.

match-logged = Feljegyezve: { $date }, { $opponent }: { $outcome }, { $score } ({ $id })
match-head = { $date } · { $opponent } · { $outcome }, { $score }
match-none = Itt még nincs feljegyzett mérkőzés.
match-none-of = Nincs feljegyzett mérkőzés: { $game }. Másik játékhoz: --game JÁTÉK
match-won = győzelem
match-drawn = döntetlen
match-lost = vereség
match-games = Játszmák
match-reason = Indok
match-army = { Squad }
match-members = Tagok
match-note = Megjegyzés
match-revision = { $revision }. változat
match-by-opponent = Ellenfelenként
match-by-figure = Figuránként
match-by-month = Havonta
match-all = Összesen
match-column-played = mérkőzés
match-column-won = győzelem
match-column-drawn = döntetlen
match-column-lost = vereség
match-column-for = szerzett
match-column-against = kapott
match-column-average = átlag
match-column-share = győzelmi arány

# Maps.
match-maps-none = Nincs ilyen térkép.
match-points-each-round = minden kör végén
match-points-counted = mindig az állás szerint számolva
match-points-none = nem ad külön pontot
match-mission = Küldetés
match-initiative = Kezdeményezés
match-mine = te
match-theirs = ellenfél
