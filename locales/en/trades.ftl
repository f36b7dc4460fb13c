### Trades between collectors, in the terminal and on paper. `$from`, `$to` and `$name` are people.

trades-title = Trades
trades-legend = Tick each figure as it changes hands.
trades-pieces = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
trades-from-to = { $from } → { $to }
trades-could = { $from } could give { $to }:
trades-worth = Worth
trades-count = Count
trades-instead-of = instead of { $wanted }
trades-none = No trades: nothing can change hands so that everyone gets as many figures as they give.
trades-rings = Rings of three or more
trades-ring = { $times } × { $members }
trades-balance = { $name } gives { $gives }, gets { $gets }{ $known ->
    [yes] ; worth { $given } for { $got }
   *[no] {""}
}{ $unpriced ->
    [yes] ; unknown worth: { $unpriced-given } for { $unpriced-got }
   *[no] {""}
}
trades-even = Closest by worth: { $first } gives { $pieces } ({ $worth }), { $second } gives { $others } ({ $other-worth }).
trades-sum = Wants met: { $pieces } of { $wanted }. Plan { $plan }
done-trades-booked = Recorded plan { $plan }. Figures given: { $given }, received: { $got }{ $cards ->
    [yes] , each with its stat card.
   *[no] .
}
done-trades-undone = Undid plan { $plan }. Figures back: { $given }, given back: { $got }.
