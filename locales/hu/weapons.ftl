### A kampányok fegyverei: mit tudnak, egy sorban.

campaign-weapon-surges = hullámok: { $surges }
campaign-weapon-room = { $count } módosítás fér alá
