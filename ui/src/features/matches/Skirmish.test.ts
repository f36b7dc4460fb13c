import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import type { MapList } from '../../bindings/MapList';
import type { MatchView } from '../../bindings/MatchView';
import type { MissionView } from '../../bindings/MissionView';
import type { ReasonView } from '../../bindings/ReasonView';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import MatchesPage from './MatchesPage.svelte';

/** A game played on maps to forty points, with two tie-breaks. */
const SKIRMISH = {
  id: 'skirmish',
  name: 'Skirmish',
  factions: [],
  matches: {
    games: 1,
    decide: 'total',
    ending: [
      { id: 'points', name: '40 points reached', decides: 'points', reaches: true },
      { id: 'defeating', name: 'More from defeating figures', decides: 'tie', wins: 'more' },
      { id: 'damage', name: 'Less damage', decides: 'tie', wins: 'less' },
    ],
    mode: [{ id: 'two', name: 'Two players', players: 2, team: 1, win_at: 40, source: 'book', page: null }],
    initiative: { chosen_by: 'cheaper-army', source: 'book', page: null },
  },
} as unknown as GameView;

const DAMAGE: ReasonView = { id: 'damage', name: 'Less damage', local_name: 'Less damage.' };

const mission = (id: string, letter: string, name: string, gives: string): MissionView => ({
  id,
  letter,
  name,
  local_name: name,
  mode: 'two',
  gives,
  amounts: [],
  when: 'each-round',
  note: null,
});

const MAPS: MapList = {
  maps: [
    {
      id: 'plaza',
      name: 'Plaza',
      local_name: 'Plaza',
      set: 'box',
      set_name: 'Box',
      missions: [
        mission('overwatch', 'A', 'Overwatch', '2 per position'),
        mission('on', 'B', 'On Our Way', ''),
      ],
      rotations: [],
    },
  ],
  modes: [{ id: 'two', name: 'Two players', players: 2, team: 1, win_at: 40, source: 'book', page: null }],
  rotations: [],
};

/** A match by its id, opponent, date and scores. */
function match(
  id: string,
  opponent: string,
  date: string,
  scores: [number, number][],
  more: Partial<MatchView> = {},
): MatchView {
  const sum = (at: 0 | 1) => scores.reduce((all, score) => all + score[at], 0);
  const [mine, theirs] = [sum(0), sum(1)];
  return {
    id,
    game: 'duel',
    date,
    opponent,
    army: null,
    mission: null,
    initiative: null,
    scores: scores.map(([mine, theirs]) => ({ mine, theirs })),
    reasons: scores.map(() => null),
    result: {
      outcome: mine > theirs ? 'won' : mine === theirs ? 'drawn' : 'lost',
      mine,
      theirs,
      games_won: 0,
      games_lost: 0,
    },
    note: '',
    revision: 1,
    updated: '2026-05-17T18:00:00Z',
    ...more,
  };
}

const RECORD = {
  played: 1,
  won: 1,
  drawn: 0,
  lost: 0,
  points_for: 40,
  points_against: 22,
  share: 1,
  average: 40,
};

let host: MemoryPlatform;
let log: MatchView[];

const field = (name: string) => screen.getByRole('textbox', { name });

async function opened() {
  const user = userEvent.setup();
  render(MatchesPage);
  await user.click((await screen.findAllByRole('button', { name: /Log a match/ }))[0] as HTMLElement);
  await user.type(screen.getByRole('combobox', { name: 'Opponent' }), 'Cili');
  return user;
}

beforeEach(() => {
  kept.clear();
  allChanged();
  log = [];
  host = new MemoryPlatform({
    matches: () => ({ matches: log, total: log.length, opponents: [], squads: [] }),
    score_match: ({ scores }) => ({
      ...match(
        '',
        '',
        '',
        scores.map((s): [number, number] => [s.mine, s.theirs]),
      ).result,
      reasons: scores.map((score) => (score.ties?.some((tie) => tie.mine !== tie.theirs) ? DAMAGE : null)),
    }),
    standings: { all: RECORD, opponents: [], figures: [], months: [] },
    match_maps: MAPS,
    save_match: ({ opponent, date, scores }) =>
      match(
        'new',
        opponent,
        date,
        scores.map((s): [number, number] => [s.mine, s.theirs]),
      ),
  });
  setPlatform(host);
  desk.game = SKIRMISH;
  route.go('matches');
});

describe('a match of a game with maps', () => {
  it('names its map’s mission and who had the initiative, where a game has such', async () => {
    const user = await opened();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Map' }), 'Plaza');
    expect(screen.getByText('2 per position · first to 40 points wins')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Mission/ }), 'B  On Our Way');
    expect(screen.getByText('First to 40 points wins')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Initiative' }), 'Opponent');
    await user.type(field('Your points'), '40');
    await user.type(field('Opponent’s points'), '22');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.requests('save_match')[0]).toMatchObject({
      mission: 'on',
      initiative: 'theirs',
      scores: [{ mine: 40, theirs: 22 }],
    });
  });

  it('asks for each tie-break in turn where points are equal, and says by which one wins', async () => {
    const user = await opened();
    await user.type(field('Your points'), '38');
    expect(screen.queryByRole('textbox', { name: 'More from defeating figures: you' })).toBeNull();
    await user.type(field('Opponent’s points'), '38');
    const tie = (name: string, whose: string) => field(`${name}: ${whose}`);
    await user.type(tie('More from defeating figures', 'you'), '30');
    expect(screen.queryByRole('textbox', { name: 'Less damage: you' })).toBeNull();
    await user.type(tie('More from defeating figures', 'opponent'), '30');
    await user.type(tie('Less damage', 'you'), '4');
    await user.type(tie('Less damage', 'opponent'), '7');
    await waitFor(() => expect(document.querySelector('.verdict')?.textContent).toContain('Less damage.'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.requests('save_match')[0]?.scores).toEqual([
      {
        mine: 38,
        theirs: 38,
        ties: [
          { how: 'defeating', mine: 30, theirs: 30 },
          { how: 'damage', mine: 4, theirs: 7 },
        ],
      },
    ]);
  });

  it('shows in the list what was played and who had the initiative', async () => {
    log = [
      match('m9', 'Béla', '2026-05-17', [[40, 22]], {
        mission: { id: 'on', name: 'On Our Way', local_name: 'On Our Way', map_name: 'Plaza' },
        initiative: 'mine',
        reasons: [DAMAGE],
      }),
    ];
    render(MatchesPage);
    const row = () => document.querySelector('[data-match="m9"]');
    await waitFor(() => expect(row()?.textContent).toContain('Plaza · On Our Way · Initiative: you'));
  });
});
