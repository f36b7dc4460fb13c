### Imperial Assault in English.

ia-game = Imperial Assault
ia-faction-rebel = Rebel
ia-faction-imperial = Imperial
ia-faction-mercenary = Mercenary
ia-faction-neutral = Neutral
ia-stat-health = Health
ia-stat-speed = Speed
ia-stat-group = Figures in the group
ia-keyword-keywords = Traits
ia-trait-elite = elite
ia-trait-upgrade = skirmish upgrade
ia-trait-campaign-only = campaign only
ia-trait-skirmish-only = skirmish only
