import type { CheckSquad } from '../../../bindings/CheckSquad';
import type { DraftChecked } from '../../../bindings/DraftChecked';
import type { FigureDetails } from '../../../bindings/FigureDetails';
import type { FigureLine } from '../../../bindings/FigureLine';
import type { Fillings } from '../../../bindings/Fillings';
import type { FillRequest } from '../../../bindings/FillRequest';
import type { FindingView } from '../../../bindings/FindingView';
import type { Fit } from '../../../bindings/Fit';
import type { Fitting } from '../../../bindings/Fitting';
import type { GameView } from '../../../bindings/GameView';
import type { MemberView } from '../../../bindings/MemberView';
import type { RandomRequest } from '../../../bindings/RandomRequest';
import type { Room } from '../../../bindings/Room';
import type { RoomRequest } from '../../../bindings/RoomRequest';
import type { SearchRequest } from '../../../bindings/SearchRequest';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import { known } from '../../../lib/cost';
import type { Answers } from '../../../platform/memory';

/** A made-up game with rules that fit on a page: a limit of 100 points, one of each unique figure. */
export const GAME: GameView = {
  id: 'game',
  name: 'Game',
  squad: 'squad',
  catalogue_date: '2026-01-01',
  points: true,
  activations: true,
  figures: 205,
  printings: 205,
  factions: [
    { id: 'red', name: 'Red', colour: '#a00000', shape: 'circle' },
    { id: 'blue', name: 'Blue', colour: '#0000a0', shape: 'diamond' },
  ],
  sides: [{ id: 'light', name: 'light side' }],
  eras: [{ id: 'old', name: 'Old Days' }],
  sets: [{ id: 'first', name: 'First Set', short: 'FS', released: null, printings: 205 }],
  rarities: [],
  stats: [],
  formats: [
    {
      id: 'standard',
      name: 'Standard',
      edition: '1',
      limit: 100,
      names_era: false,
      has_pool: false,
      has_partner: false,
      has_opponent: false,
    },
    {
      id: 'large',
      name: 'Large',
      edition: '1',
      limit: 200,
      names_era: false,
      has_pool: false,
      has_partner: false,
      has_opponent: false,
    },
    {
      id: 'opened',
      name: 'Opened',
      edition: '1',
      limit: 100,
      names_era: false,
      has_pool: true,
      has_partner: false,
      has_opponent: false,
    },
  ],
  traits: [],
  share_styles: [],
  keywords: [],
};

function line(id: string, name: string, cost: number, unique = false, owned = 1): FigureLine {
  return {
    id,
    game: 'game',
    name,
    local_name: name,
    cost: { known: cost },
    cost_text: String(cost),
    factions: ['red'],
    unique,
    printings: [{ id: `${id}/1`, set: 'first', number: '1', rarity: '' }],
    printed: 'First Set 1',
    set: 'first',
    number: '1',
    rarity: '',
    owned: { figures: owned, cards: 0, wanted: 0, for_trade: 0 },
    stats: {},
  };
}

export const CATALOGUE: FigureLine[] = [
  line('captain', 'Captain', 55, true),
  line('c-3', 'C-3 Droid', 9),
  line('guard', 'Royal Guard', 18),
  line('trooper', 'Trooper', 9, false, 6),
  line('giant', 'Giant', 60, false, 0),
  ...Array.from({ length: 200 }, (_, n) => line(`extra-${n}`, `Extra ${n}`, 3, false, n % 2)),
];

const row = (id: string) => CATALOGUE.find((r) => r.id === id) ?? line(id, id, 0);

/** What a row says in plain numbers. */
function facts(id: string) {
  const { name, cost, unique, owned } = row(id);
  return { name, cost: known(cost), unique, owned: owned.figures };
}

function member(figure: string, count: number): MemberView {
  const { name, cost, unique, owned } = facts(figure);
  return {
    figure,
    name,
    local_name: name,
    deck: null,
    factions: ['red'],
    unique,
    count,
    unit_cost: cost,
    cost: (cost ?? 0) * count,
    arithmetic: '',
    carried: '',
    owned,
    promised: 0,
    known: true,
    severity: null,
  };
}

export function finding(rule: string, members: string[], message: string): FindingView {
  return {
    rule,
    severity: 'error',
    members,
    message,
    source: 'The book, p. 12',
    fix: null,
    fixed: null,
    question: null,
    answers: [],
    typed: null,
    choose: null,
  };
}

/** What the made-up rules say. */
export function check(draft: SquadDraft): SquadView {
  const members = draft.members.map((m, at) => ({
    ...member(m.figure, m.count),
    line: at + 1,
    text: '',
    match: 'exact' as const,
  }));
  const limit = draft.limit ?? GAME.formats.find((f) => f.id === draft.format)?.limit ?? null;
  const total = members.reduce((sum, m) => sum + m.cost, 0);
  const findings: FindingView[] = [];
  for (const m of members.filter((m) => m.unique && m.count > 1))
    findings.push(finding('GAME-UNIQUE', [m.figure], `${m.name} is unique.`));
  if (limit !== null && total > limit)
    findings.push(finding('GAME-POINTS', [], `${total} of ${limit}: ${total - limit} over.`));
  const beside = draft.side_lists.flatMap((l) => l.members).map((m) => member(m.figure, m.count));
  const missing = members.filter((m) => m.owned < m.count);
  return {
    game: draft.game,
    format: draft.format,
    format_name: GAME.formats.find((f) => f.id === draft.format)?.name ?? draft.format,
    name: draft.name,
    verdict: findings.length > 0 ? 'illegal' : members.length > 0 ? 'legal' : 'unsure',
    faction: members.length > 0 ? 'Red' : null,
    faction_id: members.length > 0 ? 'red' : null,
    points: { limit, total, left: limit === null ? null : limit - total },
    activations: members.reduce((sum, m) => sum + m.count, 0),
    endurance: '180 hit points',
    members,
    beside: [],
    unresolved: [],
    remarks: [],
    claims: { total: null, activations: null },
    encoding: null,
    decks: [],
    side_lists: members.some((m) => m.figure === 'captain')
      ? [
          {
            holder: 'captain',
            holder_name: 'Captain',
            kind: 'reserves',
            pool: null,
            title: 'Reserves',
            amount: 'points',
            value: 20,
            total: beside.reduce((sum, m) => sum + m.cost, 0),
            members: beside,
            question: null,
          },
        ]
      : [],
    choices: [],
    findings,
    others: [],
    playable: [
      { era: 'Old Days', side: 'light' },
      { era: 'New Days', side: 'light' },
    ],
    playable_text: ['Old Days, light side', 'New Days, light side'],
    considering: draft.considering.map((f) => member(f, 1)),
    missing: missing.map((m) => ({
      figure: m.figure,
      local_name: m.name,
      needed: m.count,
      owned: m.owned,
      promised: 0,
      printings: ['First Set 1'],
    })),
    collects: true,
  };
}

export function search(request: SearchRequest) {
  const query = request.query.toLowerCase();
  const goes = fitting(request.fits ?? null);
  const found = CATALOGUE.filter(
    (r) =>
      r.name.toLowerCase().includes(query) &&
      (request.owned !== 'owned' || r.owned.figures > 0) &&
      goes(r.id),
  );
  const rows = found.slice(request.offset, request.offset + request.limit);
  return { total: found.length, rows };
}

/** Who goes with a squad, as it was asked for. */
function fitting(fits: Fitting | null): (figure: string) => boolean {
  if (!fits) return () => true;
  if (fits.by === 'counted') return (figure) => fits.figures.includes(figure);
  const { draft, exactly } = fits;
  const tried = (figure: string) => tryFigures({ draft, id: null, figures: [figure] })[0];
  return (figure) => {
    const fit = tried(figure);
    return fit?.breaks.length === 0 && (!exactly || fit.left === 0);
  };
}

function tryFigures(request: CheckSquad): Fit[] {
  const before = check(request.draft);
  return (request.figures ?? []).map((figure) => {
    const { cost, unique, owned } = facts(figure);
    const left = (before.points.left ?? 0) - (cost ?? 0);
    const twice = unique && before.members.some((m) => m.figure === figure);
    const breaks = [...(twice ? ['GAME-UNIQUE'] : []), ...(left < 0 ? ['GAME-POINTS'] : [])];
    const message = twice ? 'This one is unique.' : left < 0 ? `${-left} over.` : null;
    return { figure, unit_cost: cost, left, breaks, message, spare: owned };
  });
}

/** The rules' answer: the squad, and the rows that were tried in it. */
export function checked(request: CheckSquad): DraftChecked {
  return { view: check(request.draft), fits: tryFigures(request) };
}

/** Who still has room: those who cost no more than what is left; all is spent where that goes by threes. */
export function room({ draft, mine }: RoomRequest): Room {
  const { points, verdict, members } = check(draft);
  const { left } = points;
  if (verdict === 'illegal' || left === null)
    return {
      fits: [],
      figures: 0,
      filling_exactly: 0,
      legal_squads: '0',
      at_limit: '0',
      no_more_attached: false,
    };
  const taken = new Set(members.filter((m) => m.unique).map((m) => m.figure));
  const fits = CATALOGUE.map((r) => ({ id: r.id, ...facts(r.id) })).filter(
    (r) => (r.cost ?? 0) <= left && !taken.has(r.id) && (!mine || r.owned > 0),
  );
  const rooms = fits.map(({ id, cost }) => ({
    figure: id,
    legal_squads: '1234567',
    at_limit: (left - (cost ?? 0)) % 3 === 0 ? '42' : '0',
  }));
  return {
    fits: rooms,
    figures: rooms.length,
    filling_exactly: rooms.filter((r) => r.at_limit !== '0').length,
    legal_squads: rooms.length > 0 ? '3400000000' : '1',
    at_limit: '812000000',
    no_more_attached: false,
  };
}

/** Two ways to fill a squad up, of which the second lacks a copy. */
export function fill({ best }: FillRequest): Fillings {
  const line = (figure: string, count: number, missing: number) => ({
    figure,
    local_name: row(figure).name,
    count,
    missing,
  });
  const value = best === 'owned' ? [0, -1] : [100, 99];
  return {
    rows: [
      { add: [line('trooper', 3, 0), line('guard', 1, 0)], value: value[0] ?? 0, left: 0 },
      { add: [line('giant', 1, 1)], value: value[1] ?? 0, left: 1 },
    ],
    barred_by: [],
    no_more_attached: false,
    faults: [],
  };
}

/** Those who stay, and a guard. */
export function random({ draft, keep }: RandomRequest) {
  const kept = draft.members.filter((m) => keep.includes(m.figure));
  const guard = { figure: 'guard', count: 2, last_name: null, last_cost: null };
  return { members: [...kept, guard], barred_by: [], no_more_attached: false };
}

export function figure(id: string): FigureDetails {
  const { name, cost, unique, owned } = facts(id);
  return {
    game: 'game',
    figure: id,
    name,
    local_name: name,
    factions: ['Red'],
    faction_ids: ['red'],
    cost_text: String(cost),
    cost,
    unique,
    subtitle: 'Red',
    stats: {},
    stat_block: [],
    keywords: {},
    traits: [],
    persons: [],
    signs: [],
    lines: [],
    printings: [],
    squads: [],
    same_person: [],
    source: '',
    suspect: null,
    mine: false,
    owned,
    promised: 0,
  };
}

export function draft(members: [string, number][] = []): SquadDraft {
  return {
    game: 'game',
    format: 'standard',
    limit: null,
    name: 'Siege',
    faction: null,
    era: null,
    side: null,
    members: members.map(([figure, count]) => ({ figure, count, last_name: null, last_cost: null })),
    side_lists: [],
    setup: [],
    pool: null,
    notes: '',
    considering: [],
  };
}

/** What a host answers that has this squad, and keeps what is saved. */
export function answers(first: SquadDraft): Answers {
  let kept = first;
  let revision = 1;
  const saved_at = '2026-01-01T10:00:00Z';
  return {
    open_squad: ({ id }) => ({ id, revision, saved_at, draft: kept, view: check(kept) }),
    check_squad: checked,
    save_squad: (request) => {
      kept = request.draft;
      revision += 1;
      return { revision, saved_at };
    },
    search_figures: search,
    figure: (request) => figure(request.figure),
  };
}
