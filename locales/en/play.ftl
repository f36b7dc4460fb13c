# A game at the table: what is kept of it while it is played.

play-done = { $tap }: { $who }
play-done-amount = { $tap }: { $who } ({ $amount })
play-stopped = The players stopped
play-round = Round { $round }
play-next = Next: { $side }
play-won = { $side } won: { $reason }
play-drawn = Drawn: { $reason }
play-tied = Points are equal. Say who wins: { $reason }
play-reminders = Remember now
play-asks = Now
play-asks-held = Not recorded before this is answered: { $what }
play-ask-roll = { $who } rolls { $count ->
    [one] a d{ $die }
   *[other] { $count } d{ $die }
}: { $at } or more.
play-ask-must = This isn’t optional.
play-breaks = { $side }’s squad isn’t legal: { $rules }
play-activated = activated
play-defeated = defeated
play-fled = fled
play-replaced = replaced
play-shaken = morale save due
play-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} forward
play-open-worth = Muster doesn’t know how many points { $name } is worth. Enter that before it’s defeated.
play-open-roll = Muster doesn’t know on which roll { $name } brings figures: check the card.
play-open-points = Muster doesn’t know how many points { $name } may bring: check the card.
play-unread = { $side }, line { $line } wasn’t understood: { $text }
play-refused-step = Step { $step }: { $message } ({ $rule })

## What may be done

play-tap-initiative = Initiative
play-tap-activate = Activation
play-tap-attack = Attack
play-tap-answer = Answer
play-tap-change-sides = Change of sides
play-tap-damage = Damage
play-tap-heal = Damage removed
play-tap-save = Save
play-tap-morale = Morale save
play-tap-defeat = Defeat
play-tap-flee = Flight
play-tap-return = Put back
play-tap-condition = Condition
play-tap-recover = Condition removed
play-tap-spend = Spent
play-tap-gain = Gained
play-tap-arrive = Arrival
play-tap-replace = Replacement
play-tap-score = Points
play-tap-worth = Points of a figure
play-tap-move = Move
play-tap-roll = Battle roll
play-tap-act = Battle action
play-tap-end-turn = End of turn
play-tap-pass = Pass
play-tap-round = End of round
play-tap-tie = Tie broken
play-tap-end = End of the game
play-tap-next-game = Next game

## What names stand for

play-thing-figure = figure on the table
play-thing-card = figure
play-thing-side = side
play-thing-mode = way to play
play-thing-condition = condition
play-thing-counter = counter
play-thing-arrival = way to arrive
play-thing-ending = ending

## Why something isn’t recorded

play-refused-seats = A game needs at least two players with different names.
play-refused-no-figures = { $side } has no figure that can be placed on the table.
play-refused-other-game = { $side } plays another game.
play-refused-unknown = There is no { $what } “{ $name }”.
play-refused-no-such-ending = There is no ending “{ $name }”. Available: { $known }.
play-refused-over = The game is over.
play-refused-no-next-game = There is no next game: this one isn’t over, or the match is.
play-refused-no-such-tap = This game has no such thing: { $tap }.
play-refused-gone = { $name } is no longer on the table.
play-refused-not-defeated = { $name } hasn’t been defeated, so it can’t be put back.
play-refused-inactive = { $name } never activates.
play-refused-activated = { $name } has already been activated this round.
play-refused-other-turn = It’s another player’s turn: { $side }.
play-refused-nobody-first = No side has the initiative yet.
play-refused-roll-again = The rolls are equal. Roll again.
play-refused-in-round = This round has already started.
play-refused-dice = This needs { $need } dice, each from 1 to { $most }.
play-refused-damage-step = Damage comes in steps of { $step }, not { $amount }.
play-refused-unhurt = { $name } has no damage.
play-refused-no-morale = { $name } doesn’t need a morale save.
play-refused-not-marked = { $name } isn’t affected by this: { $condition }.
play-refused-too-little = { $counter }: { $need } needed, { $have } left.
play-refused-spent = { $name } may spend this only so often in a turn ({ $most }): { $counter }.
play-refused-ticked = Ticked boxes don’t come back: { $counter }.
play-refused-not-now = Not at this moment: { $arrival }.
play-refused-no-holder = No figure in play can do this now: { $arrival }.
play-refused-not-of-pool = { $name } can’t be brought this way.
play-refused-not-named = The squad doesn’t name { $name } for this.
play-refused-too-dear = That is { $cost }, and { $most } may arrive.
play-refused-cost-unknown = Muster doesn’t know what { $name } costs.
play-refused-other-roll = { $name } brings figures on a roll of { $need }, not { $rolled }.
play-refused-worth-unknown = Muster doesn’t know how many points { $name } is worth. Enter that first.
play-refused-worth-known = { $name } is worth { $worth } points.
play-refused-no-replacement = No figure was chosen to replace { $name }.
play-refused-no-success = These dice aren’t a success.
play-refused-keep-one = Set at least one success aside.
play-refused-not-lying = Dice kept as they lie must lie there, and at least one is rolled again.
play-refused-not-kept = There is no such success to spend.
play-refused-too-much = This success doesn’t allow that.
play-refused-halted = { $name } can’t do that from there.
play-refused-no-pass = Only the side with fewer left to activate may pass.
play-refused-no-tie = There is no tie to break.
play-refused-tie-first = First say who wins the tie.
play-refused-answer-first = First answer this word of { $name }: { $word }.
play-refused-no-question = Nothing is asked now.
play-refused-choose-one = Say which figure: { $word }.
play-refused-cannot = { $name } can’t: { $condition }.
play-refused-earlier-first = { $name } has to be activated first.
play-refused-own-side = { $name } is on the attacker’s own side.
play-refused-no-target = { $name } can’t be attacked: { $word }.
play-refused-other-column = No hero in the column of { $name } can attack it.
play-refused-blocked = { $name } has no free space ahead.
play-refused-not-adjacent = { $name } isn’t adjacent to its attacker.
play-refused-no-attacker = Say who attacks with the equipment. No hero attacks from the space where it was deployed.
play-refused-immune = { $name } can’t become that: { $condition }. { $word } protects it.
play-refused-nothing-to-undo = There is nothing to undo.
play-refused-nothing-to-redo = There is nothing to redo.

## The terminal

help-play = Keep track of a game at the table
help-play-run = Play a recorded game without saving it
play-thrown = Rolled: { $dice } (seed { $seed })
play-here = You have this game already; this is it as it is now.
play-here-more = You had this game already; what the file adds to it was added: { $count ->
    [one] { $count } event
   *[other] { $count } events
}.
play-match-taken-out = Its match was removed from the log of matches, too.
play-match-put-back = Its match is in the log of matches again.
play-match-stays = Its match was changed by hand and stays in the log of matches.
play-none = No games at the table yet.
play-logged = in the log of matches
play-stats = Games at the table: { $count }. Figures: survived, points, points each. Then won : drawn : lost by opponent and by map.
help-play-new = Start a game from a recorded one and keep it
help-play-list = List games at the table
help-play-show = Show a game at the table
help-play-do = Record what was done at the table
help-play-undo = Undo the last thing done
help-play-redo = Redo what was undone
help-play-end = End a game and record it in the log of matches
help-play-rename = Rename a game at the table
help-play-remove = Delete a game at the table
help-play-restore = Restore a deleted game
help-play-stats = Points and survival of your figures, records by opponent and map
option-play = A game at the table: its name or ID
option-event = What was done: activate, damage, defeat and others
option-mine = Which player keeps the log; the first without it
option-winner = Who won, if the game isn’t over
option-ending = How the game ended, if it isn’t over
option-throw = Let Muster roll the dice
option-throw-seed = Random seed: the same seed rolls the same dice
option-record = A recorded game: sides with their squads, and events, as TOML
