import type { CardAnswer } from '../../../bindings/CardAnswer';
import type { GroupAnswer } from '../../../bindings/GroupAnswer';
import type { NightAnswer } from '../../../bindings/NightAnswer';

export function card(
  id: string,
  name: string,
  cost: number | null,
  more: Partial<CardAnswer> = {},
): CardAnswer {
  return {
    card: id,
    card_name: name,
    cost,
    reinforcement: 2,
    figures: 3,
    open: true,
    won: false,
    affordable: false,
    ...more,
  };
}

export function group(number: number, name: string, more: Partial<GroupAnswer> = {}): GroupAnswer {
  return {
    group: number,
    card: `ia/${name.toLowerCase()}`,
    card_name: name,
    side: 'empire',
    side_name: 'Empire',
    figures: 2,
    size: 3,
    cost: 6,
    reinforcement: 2,
    reinforces: true,
    ...more,
  };
}

/** The second round of a mission: a group is on the table, a hero is wounded. */
export function nightView(more: Partial<NightAnswer> = {}): NightAnswer {
  return {
    id: 'thursday',
    name: 'Thursdays',
    game: 'made-up',
    taps: 7,
    mission: {
      mission: 'aftermath',
      mission_name: 'Aftermath',
      kind_name: 'story mission',
      guide_name: 'Core Set',
      page: 4,
      brief: 'Core Set, campaign guide, page 4',
      unsure: null,
    },
    choices: [{ id: 'aftermath', name: 'Aftermath' }],
    begun: true,
    over: false,
    round: 2,
    threat: {
      side: 'empire',
      side_name: 'Empire',
      threat_name: 'Threat',
      level: 2,
      now: 5,
      tokens: 0,
      rounds: [
        { round: 1, before: 0, gained: 2, spent: 0 },
        { round: 2, before: 2, gained: 3, spent: 0 },
      ],
      ahead: [
        { round: 3, threat: 7 },
        { round: 4, threat: 9 },
      ],
    },
    groups: [group(1, 'Stormtrooper')],
    cards: [
      card('ia/officer', 'Imperial Officer', 2, { affordable: true, figures: 1, reinforcement: null }),
      card('ia/trooper', 'Stormtrooper', 6),
      card('ia/vader', 'Darth Vader', 18, { open: false, figures: 1, reinforcement: null }),
    ],
    hero_states: ['Healthy', 'Wounded', 'Withdrawn'],
    heroes: [
      { hero: 'jyn-odan', hero_name: 'Jyn Odan', state: 1, state_name: 'Wounded', hand: ['Adrenal Stim'] },
      { hero: 'gaarkhan', hero_name: 'Gaarkhan', state: 0, state_name: 'Healthy', hand: [] },
    ],
    allies: [{ ally: 'luke', ally_name: 'Luke Skywalker', threat: 10, tokens: 0, joined: false }],
    counters: [
      { counter: 'crates', counter_name: 'Crates', count: 1, most: 2, rounds: [1] },
      { counter: 'terminals', counter_name: 'Terminals', count: 0, most: null, rounds: [] },
    ],
    supplies: true,
    hand: [{ supply: 'stim', supply_name: 'Adrenal Stim', hero: 'jyn-odan', hero_name: 'Jyn Odan' }],
    deck: [
      { supply: 'stim', supply_name: 'Adrenal Stim', left: 1 },
      { supply: 'gone', supply_name: 'Gone', left: 0 },
    ],
    result: {
      crates: 1,
      tokens: 0,
      told: ['Round 2', 'Wounded: Jyn Odan', 'Crates: 1 (round 1)'],
      step: 'mission name=aftermath crates=1 winner=',
    },
    done: null,
    undo: 'Jyn Odan: Wounded',
    refused: null,
    ...more,
  };
}

/** A mission that isn't set up yet. */
export function unplayed(more: Partial<NightAnswer> = {}): NightAnswer {
  const view = nightView();
  return nightView({
    begun: false,
    round: 0,
    taps: 0,
    threat: view.threat && { ...view.threat, now: 0, rounds: [], ahead: [{ round: 1, threat: 0 }] },
    groups: [],
    hand: [],
    undo: null,
    ...more,
  });
}
