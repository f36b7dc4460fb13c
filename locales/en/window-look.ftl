### The page in which somebody looks without installing.

look-title = Look without installing
look-what = Paste a list or build { a-squad }: is it legal, and if not, why? Look up figures and rules, and see the odds of an attack.
look-plain = Nothing is sent anywhere, and nothing is kept: once this page is closed, what you built is gone. Copy a link to keep { a-squad } – it is in the link itself.
look-program = The program for your own computer keeps all of it, and knows your collection, your campaigns and your games at the table.
look-get = Get the program
look-since = Since you opened this page
look-game = Game
look-menu = Language and colours
look-pages = Pages
look-odds = Odds
look-odds-text = How likely is an attack to hit, and how much damage does it do? Choose which figure attacks, then which one it attacks.
look-odds-figure = Figure that attacks
look-copy = Copy link
look-copied = Link copied. Whoever opens it sees the { squad }.
look-in-address = Copy this page’s address: it has the { squad } in it.
look-loading = Loading the games…
