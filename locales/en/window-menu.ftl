### The menu bar.

menu-file = File
menu-go = Go
menu-view = View
menu-help = Help
menu-import-squad = Import { a-squad }…
menu-import-collection = Import a collection…
menu-theme-light = Light theme
menu-theme-dark = Dark theme
menu-theme-contrast = High-contrast theme
menu-theme-system = System theme
menu-larger = Larger text
menu-smaller = Smaller text
menu-usual = Default text size
