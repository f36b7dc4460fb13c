### 不用安装就能试用的页面。

look-title = 不用安装，先看看
look-what = 粘贴一份名单，或者自己组一份：合不合法、哪条不过，立即看到。还能查模型、查规则，算一次攻击的胜算。
look-plain = 这里什么都不上传，也什么都不保存：关掉页面，组好的东西就没了。想留下，就复制链接——内容全在链接里。
look-program = 装在自己电脑上的程序会把这些都存好，还管你的收藏、战役和桌上的对局。
look-get = 获取程序
look-since = 打开页面以来组的
look-game = 游戏
look-menu = 语言和配色
look-pages = 页面
look-odds = 胜算
look-odds-text = 这一击多大机会命中，能打多少伤害？先选谁攻击，再选打谁。
look-odds-figure = 发起攻击的模型
look-copy = 复制链接
look-copied = 链接已复制，打开就能看到这份名单。
look-in-address = 请复制这个页面的地址，名单就在里面。
look-loading = 正在加载游戏…
