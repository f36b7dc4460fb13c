### Weapons on shop tiles and cards.

weapon-dice = Attack dice: { $dice }
weapon-hero = Who attacks
