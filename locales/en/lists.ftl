### What stands between the members of a list. `wide` is for members that hold a comma themselves.

join = { ", " }
join-and = { " and " }
join-or = { " or " }
join-wide = { "; " }
join-wide-and = { "; and " }
join-wide-or = { "; or " }
