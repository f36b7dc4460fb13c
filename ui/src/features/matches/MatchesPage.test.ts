import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../tests/recorded';
import { draft, SHELF } from '../../../tests/recorded/draft';
import type { GameScore } from '../../bindings/GameScore';
import type { GameView } from '../../bindings/GameView';
import Toasts from '../../components/Toasts.svelte';
import { today } from '../../lib/days';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault, setPlatform } from '../../platform';
import MatchesPage from './MatchesPage.svelte';

let host: RecordedPlatform;
let game: GameView;
/** The ids of the matches by opponent and result, the latest first. */
let log: { bela: string; adam: string; drawn: string };
/** The id of a fielded squad that was deleted. */
let gone: string;
const heard = (event: KeyboardEvent) => keys.hear(event);

recorded(SHELF);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T12:00:00') });
  game = await gameView(SHELF);
  host = new RecordedPlatform();
  setPlatform(host);
  speech.speak('en');
  kept.clear();
  desk.game = game;
  route.go('matches');
  window.addEventListener('keydown', heard);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('keydown', heard);
  vi.useRealTimers();
});

type Score = [mine: number, theirs: number];

/** Records a match. */
async function logged(opponent: string, date: string, scores: Score[], more = {}): Promise<string> {
  const played: GameScore[] = scores.map(([mine, theirs]) => ({ mine, theirs }));
  const match = { game: SHELF, id: null, opponent, date, squad: null, scores: played, note: '', ...more };
  const { id } = await really('save_match', match);
  return id;
}

/** Records three matches: against Béla one won by a deleted squad and one drawn, one lost to Ádám. */
async function played(): Promise<void> {
  const made = (name: string) =>
    really('new_squad', { draft: { ...draft([['sg/trooper', 3]]), game: SHELF, name } });
  gone = (await made('Dawn')).id;
  await made('Night watch');
  log = {
    drawn: await logged('Béla', '2026-04-30', [[4, 4]]),
    adam: await logged('Ádám', '2026-05-02', [[3, 5]]),
    bela: await logged(
      'Béla',
      '2026-05-17',
      [
        [12, 9],
        [7, 8],
      ],
      { squad: gone, note: 'close' },
    ),
  };
  await really('remove_kept', { kind: 'squad', id: gone });
}

async function open(before = played): Promise<ReturnType<typeof userEvent.setup>> {
  await before();
  render(MatchesPage);
  render(Toasts);
  await screen.findByRole('button', { name: /Log a match/ });
  return userEvent.setup();
}

async function opened(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = await open();
  await user.keyboard('n');
  await screen.findByRole('dialog', { name: 'Log a match' });
  return user;
}

const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };
const row = (id: string) => document.querySelector<HTMLElement>(`[data-match="${id}"]`);
const field = (name: string) => screen.getByLabelText(name);

describe('the log', () => {
  it('stands by month, the last match first, each with its outcome in words', async () => {
    await open();
    const may = await screen.findByRole('region', { name: 'May 2026' });
    expect(within(may).getAllByRole('listitem').length).toBe(2);
    expect(row(log.bela)?.textContent).toMatch(/Béla.*Dawn · 3 × Trooper.*close.*Won.*19 : 17/s);
    expect(row(log.adam)?.textContent).toMatch(/Lost/);
    const april = screen.getByRole('region', { name: 'April 2026' });
    expect(within(april).getByText('Drawn')).toBeTruthy();
  });

  it('says why a match ended as it did', async () => {
    let id = '';
    // In the user's language, if it has a translation.
    host.answers.matches = async (request) => {
      const list = await really('matches', request);
      for (const reason of list.matches.flatMap((match) => match.reasons)) {
        expect(reason?.local_name).toBe('All opponents eliminated');
        if (reason) reason.local_name = 'All out';
      }
      return list;
    };
    await open(async () => {
      const scores = [{ mine: 40, theirs: 90, ending: { how: 'elimination', winner: 'mine' } }];
      id = await logged('Béla', '2026-05-17', [], { scores });
    });
    await waitFor(() => expect(row(id)?.textContent).toMatch(/Béla.*All out.*Won/s));
  });

  it('is walked, changed and emptied by keys, and what was removed comes back', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row(log.bela));
    await user.keyboard('{ArrowDown}{Delete}');
    await waitFor(() => expect(row(log.adam)).toBeNull());
    expect(document.activeElement).toBe(row(log.drawn));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(row(log.adam)).not.toBeNull());
    expect(host.requests('bring_back_kept')).toEqual([{ kind: 'match', id: log.adam }]);
  });

  it('brings back one of those removed, named after its day and the opponent', async () => {
    const user = await open();
    await waitFor(() => expect(row(log.adam)).not.toBeNull());
    row(log.adam)?.focus();
    await user.keyboard('{Delete}');
    await screen.findByText('Match deleted: Ádám, May 2, 2026');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted matches' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deleted matches' });
    await user.click(await within(dialog).findByRole('button', { name: 'Restore Ádám, May 2, 2026' }));
    await within(dialog).findByText('No deleted matches');
    expect(host.requests('removed_kept')[0]).toEqual({ kind: 'match', game: SHELF });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row(log.adam)).not.toBeNull());
  });

  it('gives the focus to what logs a match where the only one is removed', async () => {
    let id = '';
    const user = await open(async () => {
      id = await logged('Béla', '2026-05-17', [[4, 4]]);
    });
    await waitFor(() => expect(row(id)).not.toBeNull());
    await user.keyboard('{ArrowDown}{Delete}');
    await screen.findByText('No matches yet');
    const button = () => screen.getAllByRole('button', { name: /Log a match/ }).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('says what it is for while it is empty', async () => {
    await open(async () => {});
    expect(screen.getByText(/shows your record/)).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is asked for a span, and shows everything again where nothing was played then', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('Period'), '2025');
    await screen.findByText('No matches found');
    expect(host.requests('matches').at(-1)).toMatchObject({ from: '2025-01-01', to: '2025-12-31' });
    await user.click(screen.getByRole('button', { name: 'Show all matches' }));
    await waitFor(() => expect(row(log.bela)).not.toBeNull());
  });

  it('begins anew with another game', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By opponent' }));
    await user.click(screen.getByRole('button', { name: 'Béla' }));
    await waitFor(() => expect(host.requests('matches').at(-1)?.opponent).toBe('Béla'));
    // Another game with the same matches.
    host.answers.matches = (request) => really('matches', { ...request, game: SHELF });
    host.answers.standings = (request) => really('standings', { ...request, game: SHELF });
    desk.game = { ...game, id: 'other' };
    await waitFor(() =>
      expect(host.requests('matches').at(-1)).toMatchObject({ game: 'other', opponent: null }),
    );
    await waitFor(() => expect(row(log.adam)).not.toBeNull());
  });

  it('is written to a file of one’s choice', async () => {
    const user = await open();
    host.paths = ['/written/matches.csv'];
    await user.keyboard('e');
    await screen.findByText(/Exported 3 matches to \/written\/matches.csv/);
  });

  it('is not kept of a game that does not say how matches are scored', async () => {
    desk.game = { ...game, matches: undefined } as GameView;
    render(MatchesPage);
    expect(screen.getByText('Shelf Game has no match log')).toBeTruthy();
    expect(host.asked).toEqual([]);
  });

  it('can be used with a screen reader, in every tab', async () => {
    const user = await open();
    for (const tab of ['Matches', 'By opponent', 'By figure']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      const found = await axe.run(document.body, { rules: RULES });
      expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
    }
  });
});

describe('a match', () => {
  it('is logged in a few keystrokes: the name, the points, each colon going on', async () => {
    const user = await opened();
    expect((field('Date') as HTMLInputElement).value).toBe(today());
    await user.keyboard('Cili');
    await user.click(field('Your points, game 1'));
    await user.keyboard('12:9:7:8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.requests('save_match')).toEqual([
      {
        game: SHELF,
        id: null,
        opponent: 'Cili',
        date: today(),
        squad: null,
        scores: [
          { mine: 12, theirs: 9 },
          { mine: 7, theirs: 8 },
        ],
        note: '',
      },
    ]);
    await screen.findByText('Match logged: Cili, Won 19 : 17');
    const id = host.told('save_match')[0]?.id ?? '';
    await waitFor(() => expect(document.activeElement).toBe(row(id)));
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(host.requests('remove_kept')).toEqual([{ kind: 'match', id }]);
  });

  it('says who wins while the points are typed', async () => {
    const user = await opened();
    const verdict = () => document.querySelector('.verdict')?.textContent;
    expect(verdict()).toBe('Enter the score to see who wins.');
    await user.type(field('Your points, game 1'), '6');
    await user.type(field('Opponent’s points, game 1'), '5');
    await waitFor(() => expect(verdict()).toBe('You win, 6 : 5.'));
    await user.type(field('Your points, game 2'), '2');
    await user.type(field('Opponent’s points, game 2'), '3');
    await waitFor(() => expect(verdict()).toBe('Draw, 8 : 8.'));
    await user.clear(field('Your points, game 2'));
    await user.type(field('Your points, game 2'), '0');
    await waitFor(() => expect(verdict()).toBe('You lose, 6 : 8.'));
  });

  it('says why a game ended, and who won where the points don’t', async () => {
    const user = await opened();
    await user.keyboard('Béla');
    await user.type(field('Your points, game 1'), '40');
    await user.type(field('Opponent’s points, game 1'), '90');
    expect(screen.queryByLabelText('Who won game 1')).toBeNull();
    await user.selectOptions(field('How game 1 ended'), 'elimination');
    await user.selectOptions(await screen.findByLabelText('Who won game 1'), 'mine');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(host.requests('save_match').at(-1)?.scores).toEqual([
        { mine: 40, theirs: 90, ending: { how: 'elimination', winner: 'mine' } },
      ]),
    );
  });

  it('is not saved half: what is missing is named and the focus goes there', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter your opponent’s name.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Opponent')));
    await user.type(field('Opponent'), 'Cili');
    for (const points of ['4', '-1', 'x']) {
      const mine = field('Your points, game 2');
      await user.clear(mine);
      await user.type(mine, points.replace('-', ''));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(screen.getByText(/Game 2 needs points for both players/)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(mine));
    }
    expect(host.requests('save_match')).toEqual([]);
  });

  it('loses nothing that was typed to an error or a closed dialog', async () => {
    const user = await opened();
    host.answers.save_match = () => {
      throw new Fault({ code: 'disk-full', message: 'Full.', means: '', todo: '', input: false });
    };
    await user.keyboard('Cili');
    await user.click(field('Your points, game 1'));
    await user.keyboard('1:0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Full.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await screen.findByRole('dialog');
    expect((field('Opponent') as HTMLInputElement).value).toBe('Cili');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect((field('Opponent') as HTMLInputElement).value).toBe('');
  });

  it('keeps an army whose squad is gone, and a change is taken back whole', async () => {
    const user = await open();
    await user.click(row(log.bela) as HTMLElement);
    await screen.findByRole('dialog', { name: 'Edit match of May 17, 2026' });
    const squad = field('Squad') as HTMLSelectElement;
    expect(squad.selectedOptions[0]?.textContent).toBe('Dawn (at the time)');
    expect([...squad.options].map((o) => o.textContent)).toContain('Night watch');
    await user.clear(field('Opponent'));
    await user.type(field('Opponent'), 'Cili');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Match edited: Cili/);
    expect(host.requests('save_match')[0]).toMatchObject({ id: log.bela, squad: gone, note: 'close' });
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(host.requests('bring_back_match')).toEqual([{ id: log.bela, revision: 1 }]);
  });

  it('can be logged with a screen reader', async () => {
    await opened();
    const found = await axe.run(document.body, { rules: RULES });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('the standings', () => {
  it('count by opponent and by figure, with the share as a number, too', async () => {
    const user = await open();
    await user.keyboard('{Control>}2{/Control}');
    const table = await screen.findByRole('table', { name: 'By opponent' });
    const [, first] = within(table).getAllByRole('row');
    const cells = [...(first?.children ?? [])].map((cell) => cell.textContent?.trim());
    expect(cells).toEqual(['Béla', '50 %', '2', '1', '1', '0', '23', '21', '11.5']);
    expect(within(table).getByRole('img', { name: '50% won, 50% drawn' })).toBeTruthy();
    await user.keyboard('{Control>}3{/Control}');
    expect(within(await screen.findByRole('table', { name: 'By figure' })).getByText('Trooper')).toBeTruthy();
  });

  it('count by month, as bars that are as long as the matches and filled with those won', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By month' }));
    const table = await screen.findByRole('table', { name: 'By month' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]?.textContent).toMatch(/2026.*\d of \d won/s);
  });

  it('count what is listed: with one opponent only, where only those matches are asked for', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By opponent' }));
    await user.click(screen.getByRole('button', { name: 'Béla' }));
    await waitFor(() => expect(host.requests('standings').at(-1)?.opponent).toBe('Béla'));
    await user.click(screen.getByRole('button', { name: /Against Béla/ }));
    await waitFor(() => expect(host.requests('standings').at(-1)?.opponent).toBeNull());
  });

  it('are sorted by any column', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By opponent' }));
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
    expect(names()).toEqual(['Béla', 'Ádám']);
    await user.click(screen.getByRole('button', { name: 'Opponent' }));
    expect(names()).toEqual(['Ádám', 'Béla']);
    expect(screen.getByRole('columnheader', { name: 'Opponent' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Lost' }));
    expect(names()).toEqual(['Ádám', 'Béla']);
    await user.click(screen.getByRole('button', { name: 'Lost' }));
    expect(names()).toEqual(['Béla', 'Ádám']);
  });

  it('lead to an opponent’s matches, and back to all', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By opponent' }));
    await user.click(screen.getByRole('button', { name: 'Béla' }));
    await waitFor(() => expect(row(log.adam)).toBeNull());
    expect(row(log.bela)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /Against Béla/ }));
    await waitFor(() => expect(row(log.adam)).not.toBeNull());
  });
});
