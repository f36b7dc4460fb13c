import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { RecordedPlatform } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import type { Drawn } from '../../../bindings/Drawn';
import Toasts from '../../../components/Toasts.svelte';
import { Fault } from '../../../platform';
import { type Answers, refusal } from '../../../platform/memory';
import { members, open, spent, squad, stage, type } from './stage';

stage();

const three = () =>
  draft([
    ['pg/captain', 1],
    ['pg/trooper', 2],
    ['pg/giant', 1],
  ]);
const panel = () => screen.findByRole('region', { name: 'Random squad' });
const lock = (name: string) => within(squad()).getByRole('button', { name: `Lock ${name}` });

const GUARDS: Drawn = {
  members: [{ figure: 'pg/royal-guard', count: 2, last_name: null, last_cost: null }],
  setup: [],
  barred_by: [],
  no_more_attached: false,
  balanced: false,
};
/** The figures in the squad, most recently drawn last. */
const figures = () => {
  const list = within(squad()).getByRole('list', { name: 'Figures in the squad' });
  const rows = within(list).getAllByRole('listitem');
  return rows.map(
    (row) => `${Number.parseInt(row.querySelector('.times')?.textContent ?? '', 10)} ${row.dataset.figure}`,
  );
};
const drawn = (host: RecordedPlatform) =>
  host
    .told('random_squad')
    .at(-1)
    ?.members?.map((m) => `${m.count} ${m.figure}`);

async function roll(squad = three(), answers: Answers = {}) {
  const user = userEvent.setup();
  const opened = await open(squad, { stop_work: {}, ...answers });
  render(Toasts);
  return { user, ...opened };
}

describe('a squad by chance', () => {
  test('is drawn at once into an empty squad, from what I own', async () => {
    const { user, host } = await roll(draft());
    await user.click(screen.getByRole('button', { name: /Random…/ }));
    await waitFor(() => expect(figures()).toEqual(drawn(host)));
    expect(spent()).toBe('100');
    expect(host.requests('random_squad')[0]).toMatchObject({ keep: [], without: [], mine: true });
  });

  test('spends all points, unless nobody minds', async () => {
    const { user, host } = await roll();
    await user.keyboard('d');
    await panel();
    await user.keyboard('d');
    await user.click(screen.getByRole('checkbox', { name: 'Spend every point' }));
    await user.keyboard('d');
    await waitFor(() => expect(host.requests('random_squad').map((r) => r.full)).toEqual([true, false]));
  });

  test('replaces nobody before somebody could be kept', async () => {
    const { user, host } = await roll();
    await user.keyboard('d');
    await panel();
    expect(host.requests('random_squad')).toEqual([]);
    await user.click(lock('Captain'));
    expect(lock('Captain').getAttribute('aria-pressed')).toBe('true');
    await screen.findByText(/1 figure is locked/);
    await user.keyboard('d');
    await waitFor(() => expect(figures()).toEqual(drawn(host)));
    expect(members()).toContain('1 Captain');
    expect(host.requests('random_squad')[0]?.keep).toEqual(['pg/captain']);
  });

  test('draws anew at each press, and every draw is a step of its own', async () => {
    let draws = 0;
    const { user, host } = await roll(three(), {
      random_squad: () => {
        draws += 1;
        const guard = { figure: 'pg/royal-guard', count: draws, last_name: null, last_cost: null };
        return { members: [guard], setup: [], barred_by: [], no_more_attached: false, balanced: false };
      },
    });
    await user.keyboard('dd');
    await waitFor(() => expect(members()).toEqual(['1 Royal Guard']));
    await user.click(within(await panel()).getByRole('button', { name: /Draw/ }));
    await waitFor(() => expect(members()).toEqual(['2 Royal Guard']));
    const [first, second] = host.requests('random_squad').map((r) => r.seed);
    expect(first).not.toBe(second);
    await user.keyboard('{Control>}z{/Control}');
    expect(members()).toEqual(['1 Royal Guard']);
    await user.keyboard('{Control>}z{/Control}');
    expect(members()).toEqual(['1 Captain', '2 Trooper', '1 Giant']);
  });

  test('is taken back by the word about it, and what was typed since stays', async () => {
    const { user, host } = await roll();
    await user.keyboard('dd');
    await waitFor(() => expect(figures()).toEqual(drawn(host)));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'later');
    await screen.findByText('Random squad drawn');
    await user.click(screen.getByText('Undo'));
    expect(members()).toEqual(['1 Captain', '2 Trooper', '1 Giant']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('later');
  });

  test('L keeps the figure that is meant; locks are hidden until chance is spoken of', async () => {
    const { user } = await roll();
    expect(within(squad()).queryByRole('button', { name: /when drawing/ })).toBeNull();
    screen.getByRole('button', { name: /^Trooper/ }).focus();
    await user.keyboard('l');
    expect(lock('Trooper').getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('l');
    expect(lock('Trooper').getAttribute('aria-pressed')).toBe('false');
  });

  test('shows names at once, never what a figure’s id is', async () => {
    // Far down the catalogue, so no row has provided its facts.
    const far = { figure: 'pg/zealot-90', count: 1, last_name: null, last_cost: null };
    const { user } = await roll(three(), {
      random_squad: { members: [far], setup: [], barred_by: [], no_more_attached: false, balanced: false },
    });
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const name of members()) seen.add(name);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.keyboard('dd');
    await waitFor(() => expect(members()).toEqual(['1 Zealot 90']));
    watch.disconnect();
    expect([...seen]).not.toContain('1 pg/zealot-90');
  });

  test('takes with those who go what they alone brought', async () => {
    const all = three();
    all.side_lists = [{ holder: 'pg/captain', kind: 'reserves', members: [] }];
    all.setup = [{ holder: 'pg/captain', ability: 'a', chosen: 'b' }];
    const { user, host } = await roll(all, { random_squad: GUARDS });
    await user.keyboard('dd');
    await waitFor(() => expect(members()).toEqual(['2 Royal Guard']));
    await waitFor(() =>
      expect(host.requests('check_squad').at(-1)?.draft.members[0]?.figure).toBe('pg/royal-guard'),
    );
    const last = host.requests('check_squad').at(-1)?.draft;
    expect([last?.side_lists, last?.setup]).toEqual([[], []]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(host.requests('check_squad').at(-1)?.draft.setup.length).toBe(1));
  });

  test('is not that of a squad that was changed while it was drawn', async () => {
    let answer: (drawn: Drawn) => void = () => {};
    const { user } = await roll(draft(), {
      random_squad: () => new Promise<Drawn>((done) => (answer = done)),
    });
    await user.click(screen.getByRole('button', { name: /Random…/ }));
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    answer({
      members: [{ figure: 'pg/royal-guard', count: 1, last_name: null, last_cost: null }],
      setup: [],
      barred_by: [],
      no_more_attached: false,
      balanced: false,
    });
    await new Promise((done) => setTimeout(done, 20));
    expect(members()).toEqual(['1 Trooper']);
  });

  test('says which rule bars it, and that it was stopped by nobody’s fault', async () => {
    const { user, host } = await roll(three(), {
      random_squad: {
        members: null,
        setup: [],
        barred_by: ['GAME-OWNED'],
        no_more_attached: false,
        balanced: false,
      },
    });
    await user.keyboard('dd');
    await screen.findByText('No legal squad with these figures can be built from figures you own.');
    expect(screen.getByText('GAME-OWNED').classList.contains('rule')).toBe(true);
    expect(members().length).toBe(3);
    host.answers.random_squad = () => {
      throw new Fault(refusal('stopped'));
    };
    await user.keyboard('d');
    await waitFor(() => expect(screen.queryByText('GAME-OWNED')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    host.answers.random_squad = () => {
      throw new Fault(refusal('count-rare'));
    };
    await user.keyboard('d');
    expect((await screen.findByRole('alert')).textContent).toContain('It is count-rare.');
  });

  test('is broken off when the page is left', async () => {
    const { user, host, page } = await roll(draft(), { random_squad: () => new Promise(() => {}) });
    await user.keyboard('d');
    await waitFor(() => expect(host.requests('random_squad').length).toBe(1));
    page.unmount();
    await waitFor(() =>
      expect(host.requests('stop_work')).toContainEqual({
        command: 'random_squad',
        turn: expect.any(Number),
      }),
    );
  });

  test('has no faults that a screen reader’s user would meet', async () => {
    const { user, page } = await roll();
    await user.keyboard('d');
    await panel();
    const found = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => v.id)).toEqual([]);
  });
});
