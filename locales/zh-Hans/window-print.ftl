### Printing.

## What is told of a print. Said by the program.

print-remark-missing = 没有字体收录这些字符：{ $characters }，打印时以打叉的方框代替。
print-remark-shortened = 文字过长，已截短：{ $text }
print-remark-qr = 没有印出二维码：{ squad }太大，印在纸上的二维码将无法读取。
print-remark-several = Muster 无法从含多支{ squad }的 PDF 读取。如需读取，请分开保存，或扫描各表上的二维码。
print-remark-not-carried = 不含帝国玩家的秘密，Muster 就无法从这份登记表读回战役。请连同秘密一起打印，或导出战役。
print-remark-names-secrets = 此页列出帝国玩家保密的小组。
print-remark-secrets-not-named = 帝国玩家保密的小组只列出数量。
print-remark-secrets-included = 文件包含帝国玩家的秘密；如有 PIN 码也在其中。读取文件的人都能得到。
print-remark-secrets-left-out = 纸上和文件里都不含帝国玩家的秘密。
print-remark-no-card = { $name } 没有数据卡：图鉴里已经没有这个模型。
print-remark-fewer-cards = 留此出血时，每页容纳 { $count } 张卡。
print-remark-no-photo = 无法读取 { $name } 的照片，卡背上没有照片。
print-remark-too-many = 只打印前 { $most } 张数据卡。
print-size-kb = { $size } KB
print-size-mb = { $whole }.{ $tenth } MB

## Keys

key-print-save = 保存为 PDF
key-print-next = 下一页
key-print-previous = 上一页
key-print-turn = 在预览中翻页
key-print-zoom = 整页或实际大小

## What is printed

print-what = 打印内容
print-kind-sheet = { squad }表
    .says = 对战时使用，附可勾选的方格
print-kind-cards = 数据卡
    .says = 每页九张，可裁切
print-kind-reference = 规则速查表
    .says = 一页规则，附勾选部队卡上的用语
print-kind-board = 战场
    .says = 可供游玩的战场，每半场一页
print-kind-checklist = 核对表
    .says = 按系列列出收藏
print-kind-wants = 求购清单
    .says = 你想要的模型
print-kind-trades = 交换
    .says = 谁把什么交给谁，附勾选框
print-kind-campaign = 战役
    .says = 登记表、英雄、商店
print-campaign-part = 打印战役的哪一部分
print-part-log = 战役登记表
    .says = 一页双方记录，后附账簿
print-part-heroes = 英雄表
    .says = 每名英雄拥有的一切，每页两名
print-part-shop = 商店与升级
    .says = 待售物品，以及英雄尚可取得的技能卡
print-part-shopcards = 商店卡牌
    .says = 出售的物品，每页九张
print-part-night = 任务
    .says = 每回合的威胁、英雄、小组、补给卡
print-part-blanklog = 空白登记表
    .says = 可手写填入
print-secrets = 列出保密的卡牌
    .says = 帝国玩家保留的进程卡
print-pin = PIN 码（如有设置）
print-campaign-which = 哪一场战役
print-no-campaigns = 还没有战役。
print-chosen = 已选 { $count } 支
print-no-squads = 还没有{ squad }。
print-find-squad = 查找{ squad }
print-each-once = 每种模型只印一张卡，并印出每份的方格
print-figures = 单个模型
print-cards = { $count } 张卡牌
print-find-figure = 添加模型
print-copies-of = { $name } 的张数
print-drop = 移除 { $name }

## How

print-look = 打印方式
print-paper = 纸张
print-player = 玩家
print-ink = 省墨
    .says = 不印底纹与灰色区域
print-backs = 卡背
    .says = 用于双面打印
print-rules = 会用到的规则
    .says = 卡上每个用语的含义，各印一次，分为两列
print-reminders = 用语的含义
    .says = 每项能力后面附上说明；较长的内容接续到第二张卡
print-spaces = 半场每列的空格数
print-flip = 翻面
print-flip-long = 长边
print-flip-short = 短边
print-marks = 裁切标记
    .says = 页边的裁切线
print-bleed = 出血
print-bleed-none = 无

## The preview

print-preview = 预览
print-page-of = 第 { $page } 页，共 { $pages } 页
print-page-alt = { $title } 的打印预览，第 { $page } 页，共 { $pages } 页
print-zoom = 预览大小
print-zoom-fit = 整页
print-laying-out = 正在排版…
print-nothing = 还没有可打印的内容
print-choose-sheet = 请勾选{ squad }，每支各打印一份。
print-choose-cards = 请勾选{ squad }，或添加单个模型。
print-no-wants = 还没有想要的模型。在图鉴里标记之后，就会列在这里。
print-choose-campaign = 请选择一场战役。
print-no-shop = 这个阶段没有出售的物品。
print-no-night = 请先打开其中一个任务的任务之夜。

## Saving

print-save = 保存 PDF…
print-saving = 保存中…
print-save-title = 保存 PDF
print-saved = 已保存：{ $path }（{ $pages } 页，{ $size }）
print-show-folder = 在文件夹中显示
print-open = 打开
print-file-cards = { $title } – 数据卡
print-file-log = { $title } – 登记表
print-file-heroes = { $title } – 英雄
print-file-shop = { $title } – 商店
print-file-shopcards = { $title } – 商店卡
print-file-night = { $title } – 任务
print-file-squads = { $count } 支{ squad }
