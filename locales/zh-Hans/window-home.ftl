### Home: the first run, and what there is later.

## The first run

home-welcome = 欢迎使用 Muster
home-welcome-text = 整理你的模型，组成符合规则的部队，打印后带上桌。所有数据都留在这台电脑上。
home-language = 语言
home-games = 你玩的游戏
home-game-figures = { $count } 个模型
home-begin = 想从哪里开始？
home-step-import = 导入你的收藏
home-step-import-text = 从电子表格导入：CSV、Excel 或 OpenDocument。
home-step-paste = 粘贴{ squad }名单
home-step-paste-text = 从论坛、聊天或文件粘贴，立即检查。
home-step-sample = 看看示例{ squad }
home-step-sample-text = 一支组好的{ squad }，可以随意修改。
home-step-browse = 浏览图鉴
home-step-browse-text = 每个模型的数据卡、系列和版本。
home-drop-hint = 也可以把文件拖放到窗口的任何位置。
home-look-around = 先随便看看

## Later

home-saved-at = 上次保存：{ $time }
home-new-game = { $game } 还没有任何内容。要从哪里开始？
home-new-squad = 新建{ squad }
home-paste = 粘贴{ squad }名单
home-import = 导入
home-recent = 最近的{ squad }
home-no-squads = 还没有{ squad }
home-no-squads-text = 最近编辑的{ squad }会列在这里。
home-all-squads = 全部 { $count } 支{ squad }
home-missing = 缺 { $count } 个
home-verdict-legal = 合法
home-verdict-illegal = 不合法
home-verdict-unsure = 未定
home-figures = { $count } 个模型
home-printings = 拥有 { $owned } / { $total } 个版本
home-no-collection = 还没有模型
home-no-collection-text = 这里会显示每个系列拥有多少。
home-to-collection = 打开收藏
home-set = 系列
home-share = 拥有比例
home-owned = 拥有的版本

## What needs attention

home-attention = 需要留意
home-attention-none = 没有需要留意的事。
home-attention-packs = { $count } 个数据包有错误，没有加载：{ $names }。
home-attention-costs = { $name }：保存之后费用有变（{ $changes }）。
home-attention-promised = { $count } 个模型编入各{ squad }的数量超过拥有的数量：{ $names }。
home-attention-no-backup = 你的数据还没有备份。
home-attention-old-backup = 上次备份是 { $days } 天前。
home-attention-more = 另外 { $count } 个
home-attention-do-packs = 查看错误
home-attention-do-costs = 打开{ squad }
home-attention-do-promised = 查看{ squad }
home-attention-do-backup = 查看备份
home-campaigns = 战役
home-campaign-open = 打开战役
home-campaign-evening = 下次聚会：{ $day }
home-campaign-today = 今天有聚会
home-campaign-no-evening = 没有安排聚会
home-campaign-plan = 安排聚会
home-campaign-missions = 接下来
home-campaign-boxes = 需要带上
home-campaign-joining = 将加入

home-matches = 最近的对战
home-all-matches = 所有对战
home-others = 其他游戏
home-other-squads = { $count } 支部队
home-other-wanted = 想要 { $count } 个
