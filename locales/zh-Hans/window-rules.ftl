### 游戏用语的含义：规则页面、模型卡上的用语、部队能做什么。

page-rules = 规则

## 页面

rules-tabs = 规则的查看方式
rules-tab-terms = 用语
rules-tab-summary = 一页摘要
rules-search = 按名称或作用查找用语
rules-filters = 筛选
rules-kind = 种类
rules-does = 作用
rules-does-all = 显示所有此类用语：{ $what }
rules-gives = 加值
rules-any = 不限
rules-all = 显示全部用语
rules-nothing = 没有找到用语
    .text = 没有用语的名称、作用或说明含有这些字。
rules-no-terms = “{ $game }”没有规则说明
    .text = 这个游戏的数据包没有说明任何用语。
rules-no-summary = 还没有摘要
    .text = 这个游戏的数据包没有一页摘要。
rules-details = 说明
rules-about = 关于“{ $name }”
rules-see = 另见
rules-figures = { $count } 个模型拥有此项
rules-source = 来源：{ $source }
rules-line = 第 { $line } 行

## 一页摘要

rules-setup = 准备
rules-turn = 回合
rules-modifiers = 修正与掷骰
rules-winning = 获胜

## 自己的说明

rules-own = 你的说明
rules-own-short = 你的说明
rules-own-write = 写下自己的说明
rules-own-edit = 编辑你的说明
rules-own-label = 你对“{ $name }”的说明
rules-own-hint = Muster 会显示并打印你的说明，不用自己的。清空即可回到 Muster 的说明。
rules-own-save = 保存
rules-own-saved = 已保存你对“{ $name }”的说明
rules-own-removed = 已移除你对“{ $name }”的说明
rules-unexplained = 卡上有 { $count } 个用语没有说明
rules-import = 导入说明…
rules-export = 导出我的说明…
rules-file = own-words
rules-exported = 已将 { $count } 条说明导出到 { $path }
rules-differences = { $file } 与你的说明
rules-differences-what = 不同或新增：{ $other }。相同：{ $same }。在你采用之前，没有任何更改。
rules-says-muster = Muster
rules-take = 采用 { $count } 条说明
rules-take-of = 采用对“{ $name }”的说明
rules-taken = 已采用 { $count } 条说明

## 模型与部队的用语

rules-explain = 卡上的用语
rules-explain-next = 下一个
rules-explain-none = Muster 没有这张卡的说明。
rules-explain-open = 在规则页面打开
rules-finding = 规则：{ $name }
rules-can = 这支{ squad }能做什么
rules-can-nothing = 这些模型的能力还没有说明。

## 快捷键

key-rules-filter = 前往筛选
key-rules-move = 上一个或下一个用语
key-rules-figures = 显示拥有此项的模型
key-explain = 逐一说明卡上的用语
