join = { "、" }
join-and = { " 和 " }
join-or = { " 或 " }
join-wide = { "；" }
join-wide-and = { "；以及 " }
join-wide-or = { "；或 " }
