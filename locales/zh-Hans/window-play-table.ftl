# 桌上对局的画面：轮到谁、模型的各行、按键。

play-turn-of = 轮到 { $side }
play-game-of = 第 { $number } 局，共 { $of } 局
play-team = 第 { $team } 队
play-standing = { $standing } 个模型
play-ready = { $ready } 个可启动
play-back-tap = 已撤销：{ $tap }
play-worth-mark = 得分未知
play-due-of = { $name }：需要士气检定
play-state-ends = 解除：{ $state }
play-numbers = 输入数值 …
key-play-figures = 切换模型
key-play-controls = 切换该模型的按钮
key-play-find = 下一个可启动的模型
key-play-act = 启动
key-play-hit = 增减伤害
key-play-heal = 移除伤害
key-play-forward = 前进一格
key-play-backward = 后退一格
key-play-fell = 击败
key-play-more = 该模型的更多操作
