import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { gameView, really } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import type { Room } from '../../../bindings/Room';
import type { RoomRequest } from '../../../bindings/RoomRequest';
import type { WireError } from '../../../bindings/WireError';
import { desk } from '../../../lib/desk.svelte';
import { Fault } from '../../../platform';
import { box, COUNTED, members, open, option, options, stage, type } from './stage';

stage();

const NEVER = new Promise<never>(() => {});
const wire = (code: string): WireError => ({ code, message: code, means: '', todo: '', input: true });
const refused = (code: string) => () => {
  throw new Fault(wire(code));
};
const room = (name: RegExp) => option(name)?.querySelector('[data-room]');
/** A row's text on its room, visible or not. */
const said = (name: RegExp) => room(name)?.textContent?.replace(/\s+/g, ' ').trim() ?? undefined;
const line = () => document.querySelector('.sums p')?.textContent?.replace(/\s+/g, ' ').trim();

describe('beside a squad', () => {
  test('every row says in how many legal squads it is, and whether it can be filled exactly', async () => {
    await open(draft([['pg/captain', 1]]), COUNTED);
    await waitFor(() =>
      expect(said(/Trooper/)).toBe('in 2.48 × 10¹⁵ legal squads, 2.21 × 10¹⁵ spending every point'),
    );
    expect(said(/Zealot 01/)).toBe('in 1.61 × 10¹⁷ legal squads, 1.4 × 10¹⁷ spending every point');
    expect(said(/Giant/)).toBe('doesn’t fit: no legal squad has it with these figures');
    expect(room(/Trooper/)?.getAttribute('title')).toContain('2,484,281,964,990,065');
    // Visible in the active row; figures that don't fit are greyed.
    const unseen = (name: RegExp) => room(name)?.classList.contains('visually-hidden');
    expect([unseen(/C-3 Droid/), unseen(/Trooper/)]).toEqual([false, true]);
    expect(option(/Giant/)?.querySelector('.line')?.classList.contains('out')).toBe(true);
  });

  test('a row that fits but can’t be filled exactly says so', async () => {
    await open({ ...draft([['pg/captain', 1]]), limit: 101 }, COUNTED);
    await waitFor(() =>
      expect(said(/Trooper/)).toBe('in 2.48 × 10¹⁵ legal squads, none spending every point'),
    );
  });

  test('a line says what can still become of the squad, and that nobody fits a finished one', async () => {
    const user = userEvent.setup();
    await open({ ...draft([['pg/captain', 1]]), limit: 57 }, COUNTED);
    await waitFor(() => expect(line()).toBe('Nothing else fits: the squad is complete.'));
    await user.click(screen.getByRole('button', { name: 'One fewer Captain' }));
    // An empty squad can still become any legal one, which isn't worth reporting.
    await waitFor(() => expect(document.querySelector('.sums p')).toBeNull());
    await type(user, 'guard', 'Royal Guard');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line()).toContain('2.07 × 10¹⁶ legal squads still possible'));
    expect(line()).toMatch(/\d+ figures still fit · \d+ can spend every point/);
    expect(document.querySelector('.sums p b')?.getAttribute('title')).toBe('20,650,728,547,909,680');
  });

  test('an illegal squad has no signs: the rules speak of each row as before', async () => {
    await open({ ...draft([['pg/captain', 2]]), limit: 165 }, COUNTED);
    await waitFor(() => expect(line()).toBe('No legal squad has all of these.'));
    expect(said(/Trooper/)).toBeUndefined();
    await waitFor(() =>
      expect(option(/Giant/)?.querySelector('[title="170 of 165 points: 5 over."]')).toBeTruthy(),
    );
    expect(option(/Giant/)?.textContent).toContain('+5');
  });

  test('an answer that comes late is not that of the squad as it is', async () => {
    const user = userEvent.setup();
    const answers: ((room: Room) => void)[] = [];
    const { host } = await open(draft(), {
      squad_room: () => new Promise<Room>((done) => answers.push(done)),
    });
    await waitFor(() => expect(answers.length).toBe(1));
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answers.length).toBe(2));
    answers[1]?.({
      fits: [{ figure: 'pg/trooper', legal_squads: '7', at_limit: '3' }],
      figures: 1,
      filling_exactly: 1,
      legal_squads: '7',
      at_limit: '3',
      no_more_attached: true,
    });
    await waitFor(() => expect(line()).toContain('7 legal squads still possible, 3 spending every point'));
    answers[0]?.({
      fits: [],
      figures: 0,
      filling_exactly: 0,
      legal_squads: '99',
      at_limit: '9',
      no_more_attached: false,
    });
    await new Promise((done) => setTimeout(done, 30));
    expect(line()).toContain('7 legal squads still possible');
    expect(line()).toContain('not counting further attachments');
    expect(host.requests('squad_room').at(-1)?.draft.members[0]?.figure).toBe('pg/trooper');
  });

  test('a count that was broken off is no error, and leaves what was known', async () => {
    const user = userEvent.setup();
    let stopped = false;
    const { host } = await open(draft([['pg/captain', 1]]), {
      squad_room: (request) => {
        if (stopped) throw new Fault(wire('stopped'));
        return really('squad_room', request);
      },
    });
    await waitFor(() => expect(line()).toMatch(/10\S+ legal squads/));
    const before = line();
    stopped = true;
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(host.requests('squad_room').length).toBe(2));
    await waitFor(() => expect(members()).toEqual(['1 Captain', '1 Trooper']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(line()).toBe(before);
  });

  test('what nobody counts anew: the name, the notes, the figures considered', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft([['pg/captain', 1]]), COUNTED);
    await waitFor(() => expect(host.requests('squad_room').length).toBe(1));
    await user.type(screen.getByRole('textbox', { name: 'Squad name' }), 'at dawn');
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'east');
    await new Promise((done) => setTimeout(done, 50));
    expect(host.requests('squad_room').length).toBe(1);
  });

  test('several changes in one frame are counted once, as the squad is then', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft(), COUNTED);
    await waitFor(() => expect(host.requests('squad_room').length).toBe(1));
    await user.click(box());
    for (let n = 0; n < 5; n++)
      box().dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    await waitFor(() => expect(host.requests('squad_room').length).toBeGreaterThan(1));
    await new Promise((done) => setTimeout(done, 50));
    expect(host.requests('squad_room').length).toBe(2);
    expect(host.requests('squad_room').at(-1)?.draft.members[0]?.count).toBe(5);
  });
});

describe('only those that fit', () => {
  const all = () => document.querySelector('.pane h2 [aria-live]')?.textContent;

  test('come from the count: all at once, none of them tried', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft([['pg/captain', 1]]), COUNTED);
    await waitFor(() => expect(said(/Trooper/)).toBeTruthy());
    const before = host.requests('check_squad').length;
    await user.click(screen.getByRole('button', { name: 'Fits' }));
    // 100 figures, except the unique captain and the giant.
    await waitFor(() => expect(all()).toBe('98 of 100'));
    expect(options()[0]?.textContent).toContain('C-3 Droid');
    // Only rows on screen are checked for what they would leave.
    for (const request of host.requests('check_squad').slice(before))
      expect(request.figures?.length).toBeLessThan(100);
    const counted = host.requests('search_figures').at(-1);
    expect(counted).toMatchObject({ fits: { by: 'counted' }, limit: 60 });
    await user.click(screen.getByRole('button', { name: 'Fills exactly' }));
    await waitFor(() => expect(all()).toBe('98 of 100'));
    expect(option(/Giant/)).toBeUndefined();
  });

  test('follow the squad: the program picks them out, a page at a time', async () => {
    const user = userEvent.setup();
    const { host } = await open({ ...draft(), limit: 61 }, COUNTED);
    await user.click(screen.getByRole('button', { name: 'Fits' }));
    await waitFor(() => expect(all()).toBe('100 of 100'));
    await user.click(box());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(members()).toEqual(['1 Captain']));
    await waitFor(() => expect(all()).toBe('95 of 100'));
    for (const { fits, limit } of host.requests('search_figures').slice(1)) {
      expect(fits?.by).toBe('counted');
      expect(limit).toBeLessThanOrEqual(60);
    }
  });

  test('are those that I own, where that is meant', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft([['pg/captain', 1]]), COUNTED);
    await waitFor(() => expect(host.requests('squad_room').map((r) => r.mine)).toEqual([false]));
    await user.click(screen.getByRole('button', { name: /Owned/ }));
    await waitFor(() => expect(host.requests('squad_room').at(-1)?.mine).toBe(true));
    await screen.findByText('only figures you own');
  });

  test.each(['count-not-yet', 'count-endless'])(
    'are tried one by one where counting fails: %s',
    async (code) => {
      const user = userEvent.setup();
      const { host } = await open(draft([['pg/captain', 1]]), { squad_room: refused(code) });
      await user.click(screen.getByRole('button', { name: 'Fits' }));
      await waitFor(() => expect(option(/Giant/)).toBeUndefined());
      expect(option(/Royal Guard/)).toBeTruthy();
      const asked = host.requests('search_figures').at(-1)?.fits;
      expect(asked).toMatchObject({ by: 'tried', beside: null, exactly: false });
      expect(said(/Royal Guard/)).toBeUndefined();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('keep their rows while the squad is being counted', async () => {
    const user = userEvent.setup();
    let slow = false;
    await open(draft(), { squad_room: (request) => (slow ? NEVER : really('squad_room', request)) });
    await user.click(screen.getByRole('button', { name: 'Fits' }));
    await waitFor(() => expect(all()).toBe('100 of 100'));
    slow = true;
    await user.click(box());
    await user.keyboard('{Enter}{Enter}g');
    expect(members()).toEqual(['2 C-3 Droid']);
    expect(options().length).toBeGreaterThan(3);
  });
});

test('a game without points says nothing of them', async () => {
  desk.game = { ...(await gameView()), points: false };
  const room = async (request: RoomRequest) => ({ ...(await really('squad_room', request)), at_limit: null });
  await open(draft([['pg/trooper', 1]]), { squad_room: room });
  await waitFor(() => expect(said(/Royal Guard/)).toBe('in 8.83 × 10²⁴ legal squads'));
  expect(line()).toMatch(/^7\.05 × 10²⁸ legal squads still possible ?100 figures still fit$/);
});

test('the rows with their signs have no faults that a screen reader’s user would meet', async () => {
  const { page } = await open(draft([['pg/captain', 1]]), COUNTED);
  await waitFor(() => expect(said(/Trooper/)).toBeTruthy());
  const found = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map((v) => v.id)).toEqual([]);
});
