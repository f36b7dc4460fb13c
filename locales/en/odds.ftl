### Odds in the terminal: chances of attacks and of rolls.

odds-heading = { $attacker } vs { $defender }
odds-needed = The first attack hits on { $needed } or more: { $chance }
odds-sure = The first attack hits without a roll: { $chance }
odds-test-sure = Succeeds without a roll: { $chance }
odds-test-roll = Succeeds with { $needed } or more in all: { $chance }
odds-test-dice = Succeeds with { $needed } surges on { $dice }: { $chance }
odds-attacks = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
odds-dice = { $dice } vs { $against }
odds-miss = Misses: { $chance }
odds-damage = Hit points lost
odds-expected = On average: { $amount }
odds-defeat = Defeated: { $chance }
odds-bust = { $dice ->
    [one] Bust with { $dice } die
   *[other] Bust with { $dice } dice
}: { $chance }
odds-counted = On average, playing on in the best way: { $amount }
odds-advice = Set aside { $aside }. { $roll ->
    [0] Then act
   *[other] { $kept ->
        [yes] Then leave { $lying } as rolled and roll { $roll }
       *[no] Then roll { $roll }
    }
}: { $amount } on average.
odds-column-kept = set aside
odds-column-counted = act
odds-column-rolling = roll
odds-column-best = best
odds-roll = Roll
odds-act = Act
odds-reading-lying-rolled = A success needs at least one die rolled just now.
odds-reading-lying-alone = Dice left as rolled can be a success by themselves.
odds-reading-aside-whole = A success is set aside as a whole.
odds-reading-aside-part = Part of a success can be set aside; all dice set aside make the successes together.
odds-not-counted = Not counted: { $names }
odds-column-hits = hits
odds-column-average = average
odds-column-defeats = defeats
odds-unread = Not recognized: { $lines }

help-odds = Calculate the exact odds of an attack or a roll
option-fighters = The attacker and the defender, by name or ID; numbers can replace them or correct them
option-given = What is so, such as target-not-activated or not-moved: abilities ask for it. Can be repeated
option-goal = What choices aim at: damage, defeat, successes or spaces
option-attack = The attack number; several for several attacks, such as 10,5
option-attacks = How many attacks
option-attack-bonus = What is added to every attack
option-damage = The damage
option-damage-bonus = Extra damage; critical hits don’t multiply it
option-defense = The defense number
option-cover = What cover adds to the defense
option-helpers = How many figures help the first attack
option-near = Figures are within the range of their own squad’s effects, such as commander effects
option-test = A save or a test instead of an attack: save, morale, or strength, insight or tech of a hero
option-dc = The number that a save has to reach
option-helper = A figure that helps the first attack, by name
option-ally = Another figure of the attacker’s side whose effects count, such as its commander; =adjacent or =away says where it is
option-against-ally = The same for the defender’s side
option-hp = The hit points left
option-save = The roll that avoids the damage of a hit
option-twin = Every attack brings another on the same enemy
option-droid = The defender is immune to critical hits
option-critical = The lowest roll that is a critical hit
option-critical-times = What a critical hit multiplies the damage by
option-reduction = Damage taken off each hit
option-rerolls = How many attacks or attack dice can be rerolled
option-reroll-bonus = What is added to a rerolled attack
option-defense-rerolls = How many of the defender’s saves or dice can be rerolled
option-dice = The attacker’s dice, such as blue,green; or how many dice are rolled
option-against = The defender’s dice, such as white
option-surge = What surges can be spent on, such as “damage 1” or “2: pierce 2”; can be repeated
option-plus = What the attack has without a roll, such as “damage 1” for a token; can be repeated
option-against-plus = What the defense has without a roll, such as “block 1”; can be repeated
option-range = How many spaces away the defender is
option-kept = The dice set aside so far, such as 6,6
option-rolled = What the dice show now, such as 1,1,4
option-reach = How many are needed: the best chance of that many, rather than the most on average
option-reading = How to read a doubtful sentence of the rules, such as lying=alone; can be repeated
option-squad-attacking = The squad that attacks: a file, or the name of a saved squad
option-against-squad = The squad that is attacked, in the same way

error-unknown-condition = There’s no condition “{ $name }”. Conditions: { $known }
    .means = Nothing was changed.
    .todo = Give one of these conditions.
error-unknown-die = There’s no die or side “{ $name }”. There are: { $known }
    .means = Nothing was changed.
    .todo = Give one of these.
error-unknown-reading = The rules have no reading “{ $name }”. Readings: { $known }
    .means = Nothing was changed.
    .todo = Give one of these readings.
error-unknown-test = There’s no test “{ $name }”. Tests: { $known }
    .means = Nothing was calculated.
    .todo = Give one of these tests.
error-odds-none = { $game } has no odds.
    .means = Nothing was changed.
    .todo = Choose a game whose pack has odds.toml.
error-odds-lacking = A number is missing: { $option }
    .means = The card doesn’t say it, so there’s nothing to calculate.
    .todo = Add it with { $option }.
error-odds-beside = { $game } has no use for { $option }.
    .means = Nothing was calculated.
    .todo = Leave it out, or choose another game with --game.
error-odds-forbidden = This attack isn’t possible: { $rule }
    .means = Nothing was calculated.
    .todo = Choose another target, or another way to attack.
error-odds-too-much = { $option } can be at most { $most }.
    .means = Nothing was calculated.
    .todo = Give a smaller number.
