### Home: the first run, and what there is later.

## The first run

home-welcome = 歡迎使用 Muster
home-welcome-text = 整理你的模型，組成符合規則的部隊，列印後帶上桌。所有資料都留在這台電腦上。
home-language = 語言
home-games = 你玩的遊戲
home-game-figures = { $count } 個模型
home-begin = 想從哪裡開始？
home-step-import = 匯入你的收藏
home-step-import-text = 從試算表匯入：CSV、Excel 或 OpenDocument。
home-step-paste = 貼上{ squad }名單
home-step-paste-text = 從論壇、聊天或檔案貼上，立即檢查。
home-step-sample = 看看範例{ squad }
home-step-sample-text = 一支完成的{ squad }，可以隨意拆組。
home-step-browse = 瀏覽圖鑑
home-step-browse-text = 每個模型的資料卡、系列和版本。
home-drop-hint = 也可以把檔案拖放到視窗的任何位置。
home-look-around = 先隨便看看

## Later

home-saved-at = 上次儲存：{ $time }
home-new-game = { $game } 還沒有任何內容。要從哪裡開始？
home-new-squad = 新增{ squad }
home-paste = 貼上{ squad }名單
home-import = 匯入
home-recent = 最近的{ squad }
home-no-squads = 還沒有{ squad }
home-no-squads-text = 最近編輯的{ squad }會列在這裡。
home-all-squads = 全部 { $count } 支{ squad }
home-missing = 缺 { $count } 個
home-verdict-legal = 合法
home-verdict-illegal = 不合法
home-verdict-unsure = 未定
home-figures = { $count } 個模型
home-printings = 擁有 { $owned } / { $total } 個版本
home-no-collection = 還沒有模型
home-no-collection-text = 這裡會顯示每個系列擁有多少。
home-to-collection = 開啟收藏
home-set = 系列
home-share = 擁有比例
home-owned = 擁有的版本

## What needs attention

home-attention = 需要留意
home-attention-none = 沒有需要留意的事。
home-attention-packs = { $count } 個資料包有錯誤，沒有載入：{ $names }。
home-attention-costs = { $name }：儲存之後費用有變（{ $changes }）。
home-attention-promised = { $count } 個模型編入各{ squad }的數量超過擁有的數量：{ $names }。
home-attention-no-backup = 你的資料還沒有備份。
home-attention-old-backup = 上次備份是 { $days } 天前。
home-attention-more = 另外 { $count } 個
home-attention-do-packs = 查看錯誤
home-attention-do-costs = 開啟{ squad }
home-attention-do-promised = 查看{ squad }
home-attention-do-backup = 查看備份
home-campaigns = 戰役
home-campaign-open = 開啟戰役
home-campaign-evening = 下次聚會：{ $day }
home-campaign-today = 今天有聚會
home-campaign-no-evening = 沒有安排聚會
home-campaign-plan = 安排聚會
home-campaign-missions = 接下來
home-campaign-boxes = 需要帶上
home-campaign-joining = 將加入

home-matches = 最近的對戰
home-all-matches = 所有對戰
home-others = 其他遊戲
home-other-squads = { $count } 支部隊
home-other-wanted = 徵求 { $count } 個
