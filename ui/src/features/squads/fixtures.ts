import type { ChangedCost } from '../../bindings/ChangedCost';
import type { GameView } from '../../bindings/GameView';
import type { MatchKind } from '../../bindings/MatchKind';
import type { MemberLine } from '../../bindings/MemberLine';
import type { MemberView } from '../../bindings/MemberView';
import type { OpenSquad } from '../../bindings/OpenSquad';
import type { ReadList } from '../../bindings/ReadList';
import type { SquadCard } from '../../bindings/SquadCard';
import type { SquadDraft } from '../../bindings/SquadDraft';
import type { SquadView } from '../../bindings/SquadView';

export const GAME = {
  id: 'test',
  name: 'Test Game',
  factions: [{ id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' }],
  formats: [{ id: 'standard', name: 'Standard' }],
} as unknown as GameView;

export const member = (figure: string, name: string, count: number, unit: number) =>
  ({
    figure,
    name,
    local_name: name,
    deck: null,
    count,
    unit_cost: unit,
    cost: unit * count,
    factions: ['red'],
  }) as MemberView;

const line = (line: number, text: string, member: MemberView, match: MatchKind): MemberLine => ({
  ...member,
  line,
  text,
  match,
});

export const squad = (id: string, name: string, total: number, more: Partial<SquadCard> = {}): SquadCard => ({
  uuid: id,
  machine: 'machine',
  game: 'test',
  name,
  format: 'standard',
  format_name: 'Standard',
  revision: 1,
  figures: 1,
  created: '2026-01-01T10:00:00Z',
  updated: `2026-01-0${total % 9 || 9}T10:00:00Z`,
  deleted_at: null,
  folder: '',
  tags: [],
  faction_id: 'red',
  verdict: 'legal',
  points: { limit: 100, total, left: 100 - total },
  members: [member('yoda', 'Yoda', 1, total)],
  missing: 0,
  ...more,
});

export const draft = (more: Partial<SquadDraft> = {}): SquadDraft => ({
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
    format_name: 'Standard',
    faction: 'Red',
    faction_id: 'red',
    verdict: 'legal',
    points: { limit: 100, total: 64, left: 36 },
    activations: 3,
    endurance: '60 hit points',
    members: [],
    beside: [],
    unresolved: [],
    remarks: [],
    claims: { total: null, activations: null },
    encoding: null,
    findings: [],
    missing: [],
    ...more,
  }) as SquadView;

export const opened = (id: string) => ({ id, draft: draft(), view: view() }) as OpenSquad;

/** `2 Clone Troper` is an uncertain match, `Great Blarg` is unknown, `Fett` is ambiguous. */
export const LIST: ReadList = {
  draft: draft({ members: [one('yoda', 1), one('clone', 2)] }),
  view: view({
    members: [
      line(1, 'Yoda (55)', member('yoda', 'Yoda', 1, 55), 'exact'),
      line(2, '2 Clone Troper', member('clone', 'Clone Trooper', 2, 9), 'fuzzy'),
    ],
    unresolved: [
      {
        line: 3,
        text: '3 Great Blarg',
        count: 3,
        message: 'Not understood.',
        reason: 'unknown',
        candidates: [],
        figures: [],
      },
      {
        line: 4,
        text: 'Fett',
        count: 1,
        message: 'Could be two.',
        reason: 'ambiguous',
        candidates: ['boba', 'jango'],
        figures: [
          { id: 'boba', name: 'Boba Fett', cost_text: '50', printed: 'RS 1' },
          { id: 'jango', name: 'Jango Fett', cost_text: '70', printed: 'CS 2' },
        ],
      },
    ],
    remarks: [{ line: 5, text: 'Total: 70', kind: 'claim' }],
    claims: { total: 70, activations: null },
  }),
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
