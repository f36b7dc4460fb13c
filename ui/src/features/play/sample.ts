import type { KeptPlay } from '../../bindings/KeptPlay';
import type { PlayFigure } from '../../bindings/PlayFigure';

/** A figure in play, for tests. */
export function figure(
  number: number,
  side: string,
  name: string,
  more: Partial<PlayFigure> = {},
): PlayFigure {
  return {
    number,
    figure: `toy/${name.toLowerCase()}`,
    name,
    local_name: name,
    side,
    card: number,
    hp: 40,
    damage: 0,
    hp_left: 40,
    step: 10,
    state: 'in-play',
    in_play: true,
    activated: false,
    active: false,
    activates: true,
    conditions: [],
    condition_names: [],
    counters: [],
    shaken: false,
    cost: 10,
    worth: 10,
    scored: 0,
    worth_open: false,
    replaceable: false,
    needed: true,
    arrived: null,
    column: null,
    spaces: 0,
    ...more,
  };
}

function side(name: string): KeptPlay['sides'][number] {
  return {
    side: name,
    team: name === 'Anna' ? 0 : 1,
    total: 100,
    score: 0,
    defeats: 0,
    match_score: 0,
    wins_at: null,
    counters: [],
    standing: 1,
    ready: 1,
  };
}

/** A game in its first round on Anna's turn, for tests. */
export function table(more: Partial<KeptPlay> = {}): KeptPlay {
  return {
    id: 'friday',
    name: 'Friday',
    entries: 3,
    done: null,
    played: null,
    game: 'toy',
    game_name: 'Toy',
    mode: 'standard',
    mode_name: 'Skirmish',
    round: 1,
    first: 'Anna',
    turn: 'Anna',
    left: 1,
    next: 'Anna',
    score: { Anna: 0, Béla: 0 },
    sides: [side('Anna'), side('Béla')],
    figures: [
      figure(1, 'Anna', 'Knight', {
        active: true,
        activated: true,
        counters: [{ counter: 'force', counter_name: 'Force', left: 2, start: 2 }],
      }),
      figure(2, 'Anna', 'Trooper'),
      figure(3, 'Béla', 'Droid'),
      figure(4, 'Béla', 'Guard', { state: 'defeated', in_play: false, hp_left: 0, damage: 40 }),
    ],
    rolls: [12, 3],
    successes: [],
    dice: null,
    steps: [],
    open: [],
    reminders: [
      { side: 'Anna', number: 1, local_name: 'Knight', keyword: 'Double Attack', text: 'One attack more.' },
    ],
    offers: {
      conditions: [{ id: 'stunned', name: 'Stunned' }],
      counters: [{ id: 'force', name: 'Force', boxes: false }],
      side_counters: [],
      arrivals: [{ id: 'reserves', name: 'Reserves', when: 'initiative' }],
      endings: [],
      activations: true,
      die: 20,
      morale: false,
      morale_die: null,
      columns: false,
      pass: false,
    },
    tie: null,
    tie_name: null,
    over: false,
    winner: null,
    winners: [],
    reason: null,
    reason_name: null,
    games: [],
    finished: false,
    undo: 'Activation: Knight',
    redo: null,
    unread: [],
    refused: [],
    ...more,
  };
}
