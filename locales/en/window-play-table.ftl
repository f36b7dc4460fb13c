# The screen of a game at the table: whose turn it is, rows of figures, keys.

play-turn-of = { $side }’s turn
play-game-of = Game { $number } of { $of }
play-team = Team { $team }
play-standing = { $standing ->
    [one] { $standing } figure
   *[other] { $standing } figures
}
play-ready = { $ready } to activate
play-back-tap = Undone: { $tap }
play-worth-mark = Points unknown
play-due-of = { $name }: morale save due
play-state-ends = No longer { $state }
play-numbers = Enter numbers…
key-play-figures = From figure to figure
key-play-controls = Along a figure’s buttons
key-play-find = Next figure that may activate
key-play-act = Activate
key-play-hit = More or less damage
key-play-heal = Remove damage
key-play-forward = One space forward
key-play-backward = One space back
key-play-fell = Defeat
key-play-more = More for the figure
play-luck-take = Remove die { $die } ({ $face })
play-luck-face = A die shows { $face }
play-luck-proposed = Successes among the dice
play-luck-keep-set = Keep { $dice }
play-act-hint = Tap a lit figure: your own moves or recovers, an enemy is attacked. { $steps ->
    [one] { $steps } step.
   *[other] Up to { $steps } steps.
}
play-act-hint-together = Tap a lit figure: all lit ones move.
play-act-effect = Effect
play-act-move-this = Move { $name }
play-act-stand-of = { $name } recovers
play-new-more = Another player
play-new-less = Remove player { $number }
play-new-team = Team
play-new-team-name = Team { $team }
play-new-team-none = For themselves
play-waiting = Waiting to join
play-waiting-of = { $what } of { $side }
play-waiting-roll = on a roll of { $roll }
play-waiting-bring = Bring { $who }
play-round-points = Everybody has acted. Points for this round, such as for the centre:
play-round-points-of = { $side } gets
play-clock = Clock: { $time }
play-clock-over = time is up
play-clock-pause = Pause the clock
play-clock-start = Let the clock run
play-clock-limit = { $minutes } minutes
play-clock-unlimited = No limit
