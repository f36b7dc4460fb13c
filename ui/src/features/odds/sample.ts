import type { OddsAnswer } from '../../bindings/OddsAnswer';
import type { RollOdds } from '../../bindings/RollOdds';

/** An attack that hits on 11, with an ability that isn't included, for tests. */
export function half(game: string, more: Partial<RollOdds> = {}): OddsAnswer {
  return {
    kind: 'roll',
    game,
    attacker: null,
    defender: null,
    needed: 11,
    hit: '1/2',
    attacks: 1,
    damage: [],
    expected: '10',
    defeat: '1/4',
    hp: 20,
    circumstances: [],
    beside: [],
    not_counted: ['Guile'],
    left_out: [{ whose: 'attacker', keyword: 'Guile', name: 'Guile' }],
    ...more,
  };
}
