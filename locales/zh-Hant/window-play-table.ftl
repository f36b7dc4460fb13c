# 桌上對局的畫面：輪到誰、模型的各列、按鍵。

play-turn-of = 輪到 { $side }
play-game-of = 第 { $number } 局，共 { $of } 局
play-team = 第 { $team } 隊
play-standing = { $standing } 個模型
play-ready = { $ready } 個可啟動
play-back-tap = 已復原：{ $tap }
play-worth-mark = 得分未知
play-due-of = { $name }：需要士氣檢定
play-state-ends = 解除：{ $state }
play-numbers = 輸入數值 …
key-play-figures = 切換模型
key-play-controls = 切換這個模型的按鈕
key-play-find = 下一個可啟動的模型
key-play-act = 啟動
key-play-hit = 增減傷害
key-play-heal = 移除傷害
key-play-forward = 前進一格
key-play-backward = 後退一格
key-play-fell = 擊敗
key-play-more = 這個模型的更多操作
