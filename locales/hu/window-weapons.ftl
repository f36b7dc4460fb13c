### Fegyverek a bolt lapjain és a kártyákon.

weapon-dice = Támadókockák: { $dice }
weapon-hero = Ki támad
