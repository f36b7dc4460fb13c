### A Birodalmi támadás magyarul.

ia-game = Birodalmi támadás
ia-faction-rebel = Lázadók
ia-faction-imperial = Birodalom
ia-faction-mercenary = Zsoldosok
ia-faction-neutral = Semleges
ia-stat-health = Életerő
ia-stat-speed = Sebesség
ia-stat-group = Figurák a csoportban
ia-keyword-keywords = Jellemzők
ia-trait-elite = elit
ia-trait-upgrade = ütközet-fejlesztés
ia-trait-campaign-only = csak kampányban
ia-trait-skirmish-only = csak ütközetben
