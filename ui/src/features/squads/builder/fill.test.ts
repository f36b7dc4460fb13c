import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { gameView, really } from '../../../../tests/recorded';
import { draft, GAME } from '../../../../tests/recorded/draft';
import type { Fillings } from '../../../bindings/Fillings';
import type { FillRequest } from '../../../bindings/FillRequest';
import Toasts from '../../../components/Toasts.svelte';
import { desk } from '../../../lib/desk.svelte';
import { Fault } from '../../../platform';
import { type Answers, refusal } from '../../../platform/memory';
import { members, open, squad as pane, stage } from './stage';

stage();

const keep: Answers['change_settings'] = ({ change }) =>
  JSON.parse(JSON.stringify({ ...desk.settings, ...change }));
const dialog = () => screen.findByRole('dialog', { name: 'Fill the squad' });
const ways = () => screen.getAllByRole('listitem').filter((li) => li.closest('ol'));

async function fill(answers: Answers = {}, squad = draft([['pg/captain', 1]])) {
  const user = userEvent.setup();
  desk.settings.pages = {};
  const { host, page } = await open(squad, { change_settings: keep, stop_work: {}, ...answers });
  render(Toasts);
  await user.keyboard('u');
  return { user, host, page, shown: await dialog() };
}

describe('filling a squad up', () => {
  test('offers the best ways: who comes in, what is missing, what is left', async () => {
    const { shown, host } = await fill();
    await within(shown).findAllByText('100 points');
    const said = ways().map((way) => way.textContent?.replace(/\s+/g, ' ').trim());
    expect(said[0]).toMatch(/^Zealot 91 14 × Zealot 95 13 missing 100 points 0 left$/);
    expect(said[1]).toMatch(/^Zealot 92 missing ?14 × Zealot 95 13 missing 100 points 0 left$/);
    expect(host.requests('fill_squad')[0]).toMatchObject({
      best: 'points',
      mine: false,
      prices: null,
      top: 5,
    });
    expect(host.requests('fill_squad')[0]?.draft.members[0]?.figure).toBe('pg/captain');
  });

  test('says what is left where not all can be spent', async () => {
    const { shown } = await fill({}, { ...draft([['pg/captain', 1]]), limit: 101 });
    await within(shown).findAllByText('100 points');
    expect(ways()[0]?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(/ 100 points 1 left$/);
  });

  test('Enter takes the best at once, as one step that can be undone', async () => {
    const { user } = await fill();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Zealot 91'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(members()).toEqual(['1 Captain', '1 Zealot 91', '14 Zealot 95']));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Added 15 figures');
    // Undo keeps changes made since.
    await user.click(within(pane()).getByRole('button', { name: /^Zealot 95/ }));
    await user.click(screen.getByRole('button', { name: 'One more Zealot 95' }));
    await user.click(screen.getByText('Undo'));
    expect(members()).toEqual(['1 Captain', '1 Zealot 95']);
    await user.keyboard('{Control>}zzz{/Control}');
    expect(members()).toEqual(['1 Captain']);
    await user.keyboard('{Control>}y{/Control}');
    expect(members()).toEqual(['1 Captain', '1 Zealot 91', '14 Zealot 95']);
  });

  test('goes by what it is to be best by, and by what I own; both are kept', async () => {
    // The program finds enough ways without missing figures that none of the best lacks any.
    const lacking = (request: FillRequest) => async (found: Fillings) => ({
      ...found,
      rows: found.rows.map((row, at) => (request.best === 'owned' && at === 1 ? { ...row, value: -1 } : row)),
    });
    const { user, host } = await fill({
      fill_squad: (request) => really('fill_squad', request).then(lacking(request)),
    });
    await waitFor(() => expect(ways().length).toBe(5));
    await user.click(screen.getByRole('radio', { name: 'Fewest missing' }));
    await screen.findAllByText('nothing missing');
    expect(ways()[1]?.textContent).toContain('1 missing');
    await user.click(screen.getByRole('checkbox', { name: 'Only figures you own' }));
    await waitFor(() =>
      expect(host.requests('fill_squad').at(-1)).toMatchObject({ best: 'owned', mine: true }),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('u');
    await dialog();
    await waitFor(() =>
      expect(host.requests('fill_squad').at(-1)).toMatchObject({ best: 'owned', mine: true }),
    );
  });

  test('asks for a spreadsheet of prices, and knows it the next time', async () => {
    const { user, host } = await fill({
      fill_squad: async (request) => {
        const { rows, ...rest } = await really('fill_squad', { ...request, prices: null, best: 'points' });
        const priced = [{ value: -1250 }, { value: -300, unpriced: 1 }];
        return { rows: rows.map((r, at) => ({ ...r, value: 0, ...priced[at] })), ...rest };
      },
    });
    host.paths = ['/home/ada/prices.csv'];
    await user.click(screen.getByRole('radio', { name: 'Lowest price' }));
    const asked = host.requests('fill_squad').length;
    await user.click(await screen.findByRole('button', { name: 'Choose a price list…' }));
    await screen.findByText('Prices from prices.csv');
    expect(host.requests('fill_squad').length).toBe(asked + 1);
    expect(host.requests('fill_squad').at(-1)?.prices).toBe('/home/ada/prices.csv');
    await screen.findByText('12.50 for the missing figures');
    expect(ways()[1]?.textContent).toContain('3, plus 1 with no price');
    expect(desk.left<{ prices?: object }>('fill', {}).prices).toEqual({ [GAME]: '/home/ada/prices.csv' });
  });

  test('says which rule bars it where there is no way', async () => {
    const { shown } = await fill({}, draft([['pg/captain', 2]]));
    await screen.findByText('No legal squad contains these figures.');
    expect(within(shown).getByText('PG-UNIQUE').classList.contains('rule')).toBe(true);
    expect(within(shown).getByText('PG-POINTS')).toBeTruthy();
  });

  test('says that nobody more makes it better', async () => {
    const full = draft([
      ['pg/captain', 1],
      ['pg/trooper', 5],
    ]);
    const { user } = await fill({}, full);
    await screen.findByText('Already the best: add nothing.');
    await user.keyboard('{Enter}');
    expect(members()).toEqual(['1 Captain', '5 Trooper']);
  });

  test('says what went wrong where it can’t be counted', async () => {
    const refuse = () => {
      throw new Fault(refusal('count-not-yet'));
    };
    await fill({ fill_squad: refuse });
    expect((await screen.findByRole('alert')).textContent).toContain('It is count-not-yet.');
  });

  test('can be stopped, and is when the dialog is closed; a stopped answer is no error', async () => {
    const answers: ((found: Fillings) => void)[] = [];
    let refuse: (error: Fault) => void = () => {};
    const { user, host } = await fill({
      fill_squad: () =>
        new Promise<Fillings>((done, fail) => {
          answers.push(done);
          refuse = fail;
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(host.requests('stop_work')).toMatchObject([{ command: 'fill_squad' }]);
    refuse(new Fault(refusal('stopped')));
    await screen.findByText('Stopped');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(host.requests('stop_work').length).toBe(2));
  });

  test('an answer that another goal came before is not shown', async () => {
    const answers: ((found: Fillings) => void)[] = [];
    const { user } = await fill({ fill_squad: () => new Promise<Fillings>((done) => answers.push(done)) });
    await user.click(screen.getByRole('radio', { name: 'Most activations' }));
    await waitFor(() => expect(answers.length).toBe(2));
    answers[1]?.({
      rows: [{ add: [], setup: [], value: 7, left: 3 }],
      barred_by: [],
      no_more_attached: false,
      balanced: false,
      faults: [],
    });
    await screen.findByText('7 activations');
    answers[0]?.({
      rows: [{ add: [], setup: [], value: 55, left: 0 }],
      barred_by: [],
      no_more_attached: false,
      balanced: false,
      faults: [],
    });
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.getByText('7 activations')).toBeTruthy();
  });

  test('a game without points offers no points', async () => {
    desk.game = { ...(await gameView()), points: false, activations: false };
    const user = userEvent.setup();
    const { host } = await open(draft([['pg/trooper', 1]]), {
      fill_squad: async (request) => {
        const found = await really('fill_squad', { ...request, best: 'points' });
        return { ...found, rows: found.rows.map((r) => ({ ...r, left: null })) };
      },
    });
    await user.keyboard('u');
    const shown = await dialog();
    const goals = within(shown)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.trim());
    expect(goals).toEqual(['Most hit points', 'Fewest missing', 'Lowest price']);
    await waitFor(() => expect(ways().length).toBe(5));
    expect(shown.textContent).not.toMatch(/points? left|0 left|exactly|\d points?\b(?<!hit points)/);
    expect(host.requests('fill_squad')[0]?.best).toBe('endurance');
  });

  test('has no faults that a screen reader’s user would meet', async () => {
    const { shown } = await fill();
    await waitFor(() => expect(ways().length).toBe(5));
    const found = await axe.run(shown, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => v.id)).toEqual([]);
  });
});
