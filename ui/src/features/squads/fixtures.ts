import type { ChangedCost } from '../../bindings/ChangedCost';
import type { Draft } from '../../bindings/Draft';
import type { GameView } from '../../bindings/GameView';
import type { MemberView } from '../../bindings/MemberView';
import type { OpenSquad } from '../../bindings/OpenSquad';
import type { ReadList } from '../../bindings/ReadList';
import type { SquadCard } from '../../bindings/SquadCard';
import type { SquadView } from '../../bindings/SquadView';

export const GAME = {
  id: 'test',
  name: 'Test Game',
  factions: [{ id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' }],
  formats: [{ id: 'standard', name: 'Standard' }],
} as unknown as GameView;

export const member = (figure: string, name: string, count: number, unit: number) =>
  ({ figure, name, count, unit_cost: unit, cost: unit * count, factions: ['red'] }) as MemberView;

export const squad = (id: string, name: string, total: number, more: Partial<SquadCard> = {}): SquadCard => ({
  id,
  name,
  format: 'Standard',
  faction: 'red',
  verdict: 'legal',
  limit: 100,
  total,
  members: [member('yoda', 'Yoda', 1, total)],
  missing: 0,
  saved_at: `2026-01-0${total % 9 || 9}T10:00:00Z`,
  revision: 1,
  ...more,
});

export const draft = (more: Partial<Draft> = {}): Draft => ({
  game: 'test',
  format: 'standard',
  limit: null,
  name: 'Clone army',
  faction: null,
  era: null,
  side: null,
  members: [],
  side_lists: [],
  setup: [],
  pool: null,
  notes: '',
  considering: [],
  ...more,
});

export const view = (more: Partial<SquadView> = {}) =>
  ({
    verdict: 'legal',
    limit: 100,
    total: 64,
    activations: 3,
    endurance: '60 hit points',
    findings: [],
    ...more,
  }) as SquadView;

export const opened = (id: string) => ({ id, draft: draft(), view: view() }) as OpenSquad;

/** `2 Clone Troper` is a near miss, `Great Blarg` nobody knows, `Fett` may be one of two. */
export const LIST: ReadList = {
  draft: draft({ members: [one('yoda', 1), one('clone', 2)] }),
  view: view(),
  lines: [
    { line: 1, text: 'Yoda (55)', figure: 'yoda', name: 'Yoda', count: 1, matched: 'exact', beside: false },
    {
      line: 2,
      text: '2 Clone Troper',
      figure: 'clone',
      name: 'Clone Trooper',
      count: 2,
      matched: 'fuzzy',
      beside: false,
    },
  ],
  unresolved: [
    {
      line: 3,
      text: '3 Great Blarg',
      count: 3,
      message: 'Not understood.',
      reason: 'unknown',
      candidates: [],
    },
    {
      line: 4,
      text: 'Fett',
      count: 1,
      message: 'Could be two.',
      reason: 'ambiguous',
      candidates: [
        { id: 'boba', name: 'Boba Fett', cost_text: '50', printed: 'RS 1' },
        { id: 'jango', name: 'Jango Fett', cost_text: '70', printed: 'CS 2' },
      ],
    },
  ],
  remarks: [{ line: 5, text: 'Total: 70', kind: 'claim' }],
  claimed_total: 70,
  claimed_activations: null,
  encoding: null,
};

export function one(figure: string, count: number) {
  return { figure, count, last_name: null, last_cost: null };
}

export function change(
  figure: string,
  name: string,
  count: number,
  was: number,
  now: number | null,
): ChangedCost {
  // biome-ignore lint/suspicious/noThenProperty: what it cost then; a number is no promise
  return { figure, name, count, then: was, now, known: now !== null };
}
