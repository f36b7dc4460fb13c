### 免安裝試用的頁面。

look-title = 免安裝試用
look-what = 貼上名單，或自己組一份：合不合法、問題出在哪，立即看到。也能查模型和規則，看一次攻擊的勝算。
look-plain = 這個頁面不會送出任何資料，也不會儲存：一關掉，組好的內容就沒了。想留下來，請複製連結——內容就在連結裡。
look-program = 安裝在電腦上的程式會全部存下來，還能管理你的收藏、戰役和桌上的對局。
look-get = 取得程式
look-since = 開啟頁面後組的
look-game = 遊戲
look-menu = 語言與配色
look-pages = 頁面
look-odds = 勝算
look-odds-text = 攻擊命中的機會有多大？能造成多少傷害？先選攻擊方，再選目標。
look-odds-figure = 攻擊的模型
look-copy = 複製連結
look-copied = 已複製連結，開啟就能看到這份名單。
look-in-address = 請複製這個頁面的網址，名單就在裡面。
look-loading = 正在載入遊戲…
