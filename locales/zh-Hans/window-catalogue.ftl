### The catalogue and My figures.

## Searching

catalogue-figures = 模型
catalogue-of = { $found } / { $all }
catalogue-search = 名称、能力、阵营或系列
catalogue-columns = 列
catalogue-column-faction = 阵营
catalogue-column-name = 名称
catalogue-column-set = 系列
catalogue-column-rarity = 稀有度
catalogue-column-own = 拥有
catalogue-column-cost = 费用
catalogue-sort-by = 排序依据：{ $column }
catalogue-foot-choose = 选择
catalogue-foot-details = 详情
catalogue-foot-mine = 全部或我的

## Filters

catalogue-filters = 筛选
catalogue-add-filter = 添加筛选
catalogue-clear-filters = 移除所有筛选
catalogue-game = 游戏
catalogue-mine = 我的
catalogue-filter-factions = 阵营
catalogue-filter-eras = 时代
catalogue-filter-sets = 系列
catalogue-filter-rarities = 稀有度
catalogue-filter-abilities = 能力
catalogue-filter-cost = 费用
catalogue-filter-unique = 唯一
catalogue-filter-owned = 拥有情况
catalogue-any = 不限
catalogue-unique-yes = 唯一
catalogue-unique-no = 非唯一
catalogue-owned-owned = 我的
catalogue-owned-missing = 未拥有
catalogue-owned-wanted = 想要
catalogue-owned-for-trade = 可交换
catalogue-cost-min = 费用至少
catalogue-cost-max = 费用至多
catalogue-cost-crossed = 费用的最小值大于最大值，没有模型符合。
catalogue-chip-remove = 移除筛选：{ $filter }
catalogue-chip-era = 时代：{ $era }
catalogue-chip-cost-least = 费用 { $min } 以上
catalogue-chip-cost-most = 费用 { $max } 以下
catalogue-chip-cost-range = 费用 { $min }–{ $max }
catalogue-chip-cost-exactly = 费用 { $min }
catalogue-find = 输入名称查找
catalogue-find-in = 在{ $list }中查找
catalogue-find-none = 找不到这个名称。
catalogue-find-more = 还有 { $count } 项，请输入名称查找

## Nothing found

catalogue-none = 没有符合筛选条件的模型
catalogue-none-for = 找不到“{ $query }”
catalogue-none-filtered = 只在这些范围内查找：{ $filters }。移除其中一项可以找到更多。
catalogue-none-todo = 请检查拼写，或只输入词的开头。
catalogue-without = 取消“{ $filter }”筛选
catalogue-clear-search = 清除搜索

## Details of a figure

catalogue-details-pane = 详情
catalogue-details = { $name } 的详情
catalogue-printings = 版本
catalogue-own = 拥有 { $count }
catalogue-cards = { $count } 张数据卡
catalogue-wanted = 想要 { $count }
catalogue-for-trade = 可交换 { $count }
catalogue-promised = 已编入{ squad } { $promised } 个，拥有 { $owned } 个
catalogue-in-squads = 所在{ squad }
catalogue-same-person = 同一人物
catalogue-source = 数据出处：{ $source }
catalogue-suspect = 请核对原卡：{ $note }
catalogue-one-more = { $printing } 加一
catalogue-one-less = { $printing } 减一
catalogue-add-to-wants = 加入求购清单
catalogue-remove-from-wants = 移出求购清单
catalogue-edit = 修改这个模型

## Keys

key-catalogue = 图鉴
key-catalogue-search = 前往搜索框
key-catalogue-mine = 全部模型／只看我的
key-catalogue-filter = 添加筛选
key-catalogue-move = 选择模型
key-catalogue-page = 上一页或下一页
key-catalogue-ends = 第一个或最后一个模型
key-catalogue-details = 显示详情
key-catalogue-figure = 显示中的模型
key-catalogue-wants = 加入或移出求购清单

## My figures

my-figures = 我的模型
my-figures-intro = 任何数据包都没有的模型：自制、代用、活动限定。它们放在你自己的数据包里，和其他模型一样可以搜索、编入{ squad }、列入收藏。
my-figures-empty = 还没有自己的模型
my-figures-empty-text = 填写表单，创建第一个模型。
my-figures-new = 新建模型
my-figures-list = 我的模型：{ $game }
my-figures-back = 图鉴
my-figures-editing = 修改 { $name }
my-figures-name = 名称
my-figures-name-hint = 使用游戏原本的拼写；有称号时，用半角逗号接在名称之后。标识符由最初的名称生成，之后不变。
my-figures-factions = 阵营
my-figures-cost = 费用
my-figures-cost-hint = 不明时留空；由选择决定时写 X。
my-figures-unique = 唯一
my-figures-flags = 卡上注明
my-figures-none = 未注明
my-figures-stats = 数值
my-figures-keywords-hint = 一行一个，按卡上的英文。
my-figures-printed = 收录于
my-figures-set = 系列
my-figures-set-hint = 现有的或新的系列。留空：{ $set }。
my-figures-number = 编号
my-figures-number-hint = 留空：下一个空号。
my-figures-rarity = 稀有度
my-figures-unsaved = 尚未保存
my-figures-save = 保存模型
my-figures-saved = { $name } 已加入图鉴。
my-figures-show = 在图鉴中显示
my-figures-remove = 移除这个模型
my-figures-removed = 已移除 { $name }。使用它的{ squad }会保留名称和费用。
my-figures-restored = 已恢复 { $name }。
my-figures-problems = { $count ->
       *[other] 有 { $count } 个字段需要修改。尚未保存任何内容。
    }

## What may be wrong in a field

my-figures-wrong-empty = 这里必须填写。
my-figures-wrong-none-chosen = 请至少选择一项。
my-figures-wrong-too-long = 最多 { $most } 个字。
my-figures-wrong-no-letter = 至少需要一个文字、字母或数字：标识符由它们组成。
my-figures-wrong-not-a-number = “{ $value }”不是整数。
my-figures-wrong-yes-or-no = 请输入“是”或“否”。
my-figures-wrong-out-of-range = 只能是 { $least } 到 { $most } 的数字。
my-figures-wrong-unknown = 游戏里没有“{ $value }”。
my-figures-wrong-parted = 这里不能有 { $sign }。请一行写一个。
my-figures-wrong-in-use = 你的收藏以这项数据记录这个模型。请改回原值，或另存为新模型。
my-figures-wrong-taken = 这个编号已属于 { $name }。
