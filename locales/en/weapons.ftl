### Weapons of campaigns: what they do, in one line.

campaign-weapon-surges = surges: { $surges }
