### Az oldal, ahol telepítés nélkül lehet körülnézni.

look-title = Kipróbálás telepítés nélkül
look-what = Illessz be egy listát, vagy állíts össze egy { squad.ot }: szabályos-e, és ha nem, miért? Keress a figurák és a szabályok közt, és nézd meg egy támadás esélyeit.
look-plain = Az oldal semmit sem küld el és semmit sem őriz meg: ha bezárod, minden elvész, amit itt összeraktál. Ha meg akarod tartani a { squad.ot }, másold ki a linkjét – maga a link tartalmazza.
look-program = A saját gépedre telepített program mindent megőriz, és ismeri a gyűjteményedet, a kampányaidat és az asztali játszmáidat.
look-get = A program letöltése
look-since = Amióta ez az oldal nyitva van
look-game = Játék
look-menu = Nyelv és színek
look-pages = Oldalak
look-odds = Esélyek
look-odds-text = Mekkora eséllyel talál egy támadás, és mennyit sebez? Válaszd ki a támadót, azután a célpontot.
look-odds-figure = Támadó figura
look-copy = Link másolása
look-copied = Link a vágólapon. Aki megnyitja, a { squad.ot } látja.
look-in-address = Másold ki ennek az oldalnak a címét: benne van a { squad }.
look-loading = Játékok betöltése…
