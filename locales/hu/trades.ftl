### Cserék gyűjtők között, a terminálban és papíron. `$from`, `$to` és `$name` emberek.

trades-title = Cserék
trades-legend = Pipálj ki minden figurát, amikor gazdát cserél.
trades-pieces = { $count } figura
trades-from-to = { $from } → { $to }
trades-could = { $from } ezt adhatná neki: { $to }
trades-worth = Érték
trades-count = Darab
trades-instead-of = ehelyett: { $wanted }
trades-none = Nincs csere: semmi sem cserélhet úgy gazdát, hogy mindenki annyi figurát kapjon, amennyit ad.
trades-rings = Körök három vagy több taggal
trades-ring = { $times } × { $members }
trades-balance = { $name }: ad { $gives }, kap { $gets } figurát{ $known ->
    [yes] ; érték: { $given } helyett { $got }
   *[no] {""}
}{ $unpriced ->
    [yes] ; ismeretlen értékű: ad { $unpriced-given }, kap { $unpriced-got }
   *[no] {""}
}
trades-even = Értékben a legközelebbi csere: { $first } ad { $pieces } figurát ({ $worth }), { $second } ad { $others } figurát ({ $other-worth }).
trades-sum = Teljesült: { $wanted } keresettből { $pieces }. Terv: { $plan }
done-trades-booked = Rögzítve ez a terv: { $plan }. Odaadott figura: { $given }, kapott figura: { $got }{ $cards ->
    [yes] , mindegyik a kártyájával.
   *[no] .
}
done-trades-undone = Visszavonva ez a terv: { $plan }. Visszakapott figura: { $given }, visszaadott figura: { $got }.
