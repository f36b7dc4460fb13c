import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import type { MatchView } from '../../bindings/MatchView';
import Toasts from '../../components/Toasts.svelte';
import { today } from '../../lib/days';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import MatchesPage from './MatchesPage.svelte';
import { DUEL, list, MATCHES, match, record, STANDINGS } from './sample';

let host: MemoryPlatform;
let log: MatchView[];
let gone: MatchView[];
const heard = (event: KeyboardEvent) => keys.hear(event);

beforeEach(() => {
  log = MATCHES;
  gone = [];
  host = new MemoryPlatform({
    matches: ({ opponent }) => list(opponent ? log.filter((m) => m.opponent === opponent) : log, log.length),
    standings: () => (log.length > 0 ? STANDINGS : { all: record(0, 0, 0), opponents: [], figures: [] }),
    score_match: ({ scores }) =>
      match(
        '',
        '',
        '',
        scores.map((s): [number, number] => [s.mine, s.theirs]),
      ).result,
    save_match: ({ id, opponent, date, scores }) => {
      const typed = scores.map((s): [number, number] => [s.mine, s.theirs]);
      const saved = match(id ?? 'new', opponent, date, typed, { revision: id ? 2 : 1 });
      log = [saved, ...log.filter((m) => m.id !== id)];
      return saved;
    },
    remove_match: ({ id }) => {
      gone = log.filter((m) => m.id === id);
      log = log.filter((m) => m.id !== id);
      return gone[0] as MatchView;
    },
    bring_back_match: () => {
      log = [...gone, ...log];
      return log[0] as MatchView;
    },
    export_matches: { rows: 3 },
  });
  setPlatform(host);
  speech.speak('en');
  kept.clear();
  desk.game = DUEL;
  route.go('matches');
  window.addEventListener('keydown', heard);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('keydown', heard);
});

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
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
    expect(row('m1')?.textContent).toMatch(/Béla.*Dawn · 3 × Trooper.*close.*Won.*19 : 17/s);
    expect(row('m2')?.textContent).toMatch(/Lost/);
    const april = screen.getByRole('region', { name: 'April 2026' });
    expect(within(april).getByText('Drawn')).toBeTruthy();
  });

  it('says why a match ended as it did', async () => {
    const reason = { id: 'elimination', name: 'All opponents eliminated', local_name: 'All out' };
    log = [match('m1', 'Béla', '2026-05-17', [[40, 90]], { reasons: [reason] })];
    await open();
    await waitFor(() => expect(row('m1')?.textContent).toMatch(/Béla.*All out/s));
  });

  it('is walked, changed and emptied by keys, and what was removed comes back', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('m1'));
    await user.keyboard('{ArrowDown}{Delete}');
    await waitFor(() => expect(row('m2')).toBeNull());
    expect(document.activeElement).toBe(row('m3'));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(row('m2')).not.toBeNull());
    expect(host.requests('bring_back_match')).toEqual([{ id: 'm2', revision: null }]);
  });

  it('gives the focus to what logs a match where the only one is removed', async () => {
    log = MATCHES.slice(0, 1);
    const user = await open();
    await waitFor(() => expect(row(log[0]?.id ?? '')).not.toBeNull());
    await user.keyboard('{ArrowDown}{Delete}');
    await screen.findByText('No matches yet');
    const button = () => screen.getAllByRole('button', { name: /Log a match/ }).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('says what it is for while it is empty', async () => {
    log = [];
    await open();
    expect(screen.getByText(/shows your record/)).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is asked for a span, and shows everything again where nothing was played then', async () => {
    const user = await open();
    host.answers.matches = ({ from }) => list(from ? [] : log, log.length);
    const year = today().slice(0, 4);
    await user.selectOptions(screen.getByLabelText('Period'), year);
    await screen.findByText('No matches found');
    expect(host.requests('matches').at(-1)).toMatchObject({ from: `${year}-01-01`, to: `${year}-12-31` });
    await user.click(screen.getByRole('button', { name: 'Show all matches' }));
    await waitFor(() => expect(row('m1')).not.toBeNull());
  });

  it('begins anew with another game', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'By opponent' }));
    await user.click(screen.getByRole('button', { name: 'Béla' }));
    await waitFor(() => expect(host.requests('matches').at(-1)?.opponent).toBe('Béla'));
    desk.game = { ...DUEL, id: 'other' };
    await waitFor(() =>
      expect(host.requests('matches').at(-1)).toMatchObject({ game: 'other', opponent: null }),
    );
    await waitFor(() => expect(row('m2')).not.toBeNull());
  });

  it('is written to a file of one’s choice', async () => {
    const user = await open();
    host.paths = ['/home/me/matches.csv'];
    await user.keyboard('e');
    await screen.findByText(/Exported 3 matches to \/home\/me\/matches.csv/);
  });

  it('is not kept of a game that does not say how matches are scored', async () => {
    desk.game = { ...DUEL, matches: undefined } as GameView;
    render(MatchesPage);
    expect(screen.getByText('Duel has no match log')).toBeTruthy();
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
        game: 'duel',
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
    await waitFor(() => expect(document.activeElement).toBe(row('new')));
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(host.requests('remove_match')).toEqual([{ id: 'new' }]);
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
    await user.click(row('m1') as HTMLElement);
    await screen.findByRole('dialog', { name: 'Edit match of May 17, 2026' });
    const squad = field('Squad') as HTMLSelectElement;
    expect(squad.selectedOptions[0]?.textContent).toBe('Dawn (at the time)');
    expect([...squad.options].map((o) => o.textContent)).toContain('Night watch');
    await user.clear(field('Opponent'));
    await user.type(field('Opponent'), 'Cili');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Match edited: Cili/);
    expect(host.requests('save_match')[0]).toMatchObject({ id: 'm1', squad: 's-gone', note: 'close' });
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(host.requests('bring_back_match')).toEqual([{ id: 'm1', revision: 1 }]);
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
    expect(cells).toEqual(['Béla', '50 %', '2', '1', '1', '0', '26', '26', '8.7']);
    expect(within(table).getByRole('img', { name: '50% won, 50% drawn' })).toBeTruthy();
    await user.keyboard('{Control>}3{/Control}');
    expect(within(await screen.findByRole('table', { name: 'By figure' })).getByText('Trooper')).toBeTruthy();
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
    await waitFor(() => expect(row('m2')).toBeNull());
    expect(row('m1')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /Against Béla/ }));
    await waitFor(() => expect(row('m2')).not.toBeNull());
  });
});
