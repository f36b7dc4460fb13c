### The menu bar.

menu-file = Fájl
menu-go = Ugrás
menu-view = Nézet
menu-help = Súgó
menu-import-squad = { Squad } importálása…
menu-import-collection = Gyűjtemény importálása…
menu-theme-light = Világos téma
menu-theme-dark = Sötét téma
menu-theme-contrast = Nagy kontraszt
menu-theme-system = A rendszer témája
menu-larger = Nagyobb betűméret
menu-smaller = Kisebb betűméret
menu-usual = Alapértelmezett betűméret
