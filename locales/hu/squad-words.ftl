### Amit egy játékos a pályára visz, a játék szavával. A többi szöveg ezekre hivatkozik, a raggal
### együtt: `a { squad.ban }`.

squad = { $squad ->
    [army] sereg
    [warband] hadcsapat
   *[squad] csapat
}
    .aban = { $squad ->
        [army] seregében
        [warband] hadcsapatában
       *[squad] csapatában
    }
    .aidhoz = { $squad ->
        [army] seregeidhez
        [warband] hadcsapataidhoz
       *[squad] csapataidhoz
    }
    .ba = { $squad ->
        [army] seregbe
        [warband] hadcsapatba
       *[squad] csapatba
    }
    .ban = { $squad ->
        [army] seregben
        [warband] hadcsapatban
       *[squad] csapatban
    }
    .bol = { $squad ->
        [army] seregből
        [warband] hadcsapatból
       *[squad] csapatból
    }
    .hoz = { $squad ->
        [army] sereghez
        [warband] hadcsapathoz
       *[squad] csapathoz
    }
    .nak = { $squad ->
        [army] seregnek
        [warband] hadcsapatnak
       *[squad] csapatnak
    }
    .od = { $squad ->
        [army] sereged
        [warband] hadcsapatod
       *[squad] csapatod
    }
    .ok = { $squad ->
        [army] seregek
        [warband] hadcsapatok
       *[squad] csapatok
    }
    .okba = { $squad ->
        [army] seregekbe
        [warband] hadcsapatokba
       *[squad] csapatokba
    }
    .okban = { $squad ->
        [army] seregekben
        [warband] hadcsapatokban
       *[squad] csapatokban
    }
    .okhoz = { $squad ->
        [army] seregekhez
        [warband] hadcsapatokhoz
       *[squad] csapatokhoz
    }
    .ot = { $squad ->
        [army] sereget
        [warband] hadcsapatot
       *[squad] csapatot
    }
    .tal = { $squad ->
        [army] sereggel
        [warband] hadcsapattal
       *[squad] csapattal
    }
Squad = { $squad ->
    [army] Sereg
    [warband] Hadcsapat
   *[squad] Csapat
}
    .ok = { $squad ->
        [army] Seregek
        [warband] Hadcsapatok
       *[squad] Csapatok
    }
    .okban = { $squad ->
        [army] Seregekben
        [warband] Hadcsapatokban
       *[squad] Csapatokban
    }
