join = { ", " }
join-and = { " és " }
join-or = { " vagy " }
join-wide = { "; " }
join-wide-and = { "; valamint " }
join-wide-or = { "; vagy " }
