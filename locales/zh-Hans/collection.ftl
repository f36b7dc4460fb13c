collection = 收藏
printing = 版本
printings = 版本
set = 系列
sets = 系列

## Columns

collection-nameless = { $printing }（名称待补）
collection-of-known = { $owned } / 已知 { $total }
column-game = 游戏
column-set = 系列
column-number = 编号
column-name = 名称
column-rarity = 稀有度
column-figures = 拥有的模型
column-cards = 拥有的数据卡
column-wanted = 想要
column-for-trade = 可交换
column-status = 持有状态
column-condition = 品相
column-painted = 已涂装
column-location = 存放处
column-price = 购入价格
column-worth = 现价
column-currency = 货币
column-acquired = 入手日期
column-note = 备注
column-printing = 版本标识符
column-figure-id = 模型标识符
column-copy = 单件标识符
column-points = 点数
column-faction = 阵营
column-photo = 照片

## Totals

collection-total = { $figures } 个模型，{ $cards } 张数据卡
collection-printings-owned = 拥有 { $owned } / { $total } 个版本
collection-set-complete = { $set } 已集齐。
collection-set-missing = { $set }：缺 { $missing } / { $total } 个
collection-empty = 收藏还是空的。请导入电子表格，或添加一个系列。
collection-spare = 多出 { $count } 个
collection-promised = { $count } 个已编入其他{ squad }
collection-where-to-find = { $figure } 收录于 { $sets }。
collection-missing-none = 这支{ squad }需要的模型你都有。
collection-missing-row = { $name }：需要 { $needed }，拥有 { $owned }，还缺 { $missing }

# Rows of a spreadsheet.
collection-row-unknown = 没有名为“{ $name }”的版本。
collection-row-ambiguous = “{ $name }”可能是 { $candidates }。
collection-row-assumed = “{ $name }”有多个版本，采用 { $printing }。如果是其他版本，请写上系列和编号。
collection-row-set-unknown = 没有名为“{ $set }”的系列，“{ $name }”采用 { $printing }。
collection-row-contradicted = “{ $name }”采用 { $printing }：图鉴中没有“{ $said }”这一版本。
collection-row-bad = { $field }不能是“{ $value }”。
import-sheet-read = { $rows } 行中导入 { $taken } 行
import-sheet-set = { $rows } 行中导入 { $taken } 行；以工作表名称为系列
import-sheet-part = { $rows } 行中导入 { $taken } 行；按工作表名称：{ $part }
import-sheet-left-out = 不读取：选择了其他工作表
import-sheet-no-headings = 不读取：没有名称列，也没有系列和编号列的标题
import-sheet-empty = 不读取：没有数据行
import-sheet-same = 不读取：内容与前面的工作表相同
import-sheet-no-figures = 不读取：没有任何一行是这个游戏的模型
import-status-owned = 已拥有
import-status-wanted = 想要
import-status-missing = 未拥有
import-status-trade = 已拥有，可交换
import-status-skip = 跳过
import-status-unknown = 无法识别：不导入
import-fate-skipped = 跳过：已选择不导入这种状态
import-fate-elsewhere = 位于未读取的工作表
collection-row-status = 从“{ $value }”看不出模型是已拥有、想要、缺少还是可交换。请改用其中一个词，或指定它在这里的含义。
collection-row-contradicts = 这一行的 { $name } 为 { $told } 分，目录中为 { $known } 分。
