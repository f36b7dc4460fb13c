import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../../tests/recorded';
import { SHELF } from '../../../../tests/recorded/draft';
import { SETTINGS, STARTED } from '../../../../tests/window';
import Toasts from '../../../components/Toasts.svelte';
import { desk } from '../../../lib/desk.svelte';
import { allChanged } from '../../../lib/query/cache';
import { route } from '../../../lib/route.svelte';
import { steps } from '../../../lib/steps.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { Fault, setPlatform } from '../../../platform';
import { line } from '../../../platform/guest/line.svelte';
import { refusal } from '../../../platform/memory';
import { forget as forgetFigures } from '../../catalogue/browse.svelte';
import { forget as forgetTerms } from '../../rules/lookup.svelte';
import { forget as forgetSquads } from '../../squads/list.svelte';
import { saved } from '../../squads/stage';
import { looked } from './looked.svelte';
import OwnerPages from './OwnerPages.svelte';

/** The smallest game whose terms are explained. */
const HEROES = 'space-marine-heroes';

const user = userEvent.setup();
let host: RecordedPlatform;

recorded(SHELF);
beforeEach(() => {
  for (const forget of [forgetFigures, forgetTerms, forgetSquads, allChanged]) forget();
  looked.text = '';
  looked.show = 'all';
  toasts.list = [];
  steps.clear();
  line.taps = [];
  history.replaceState(null, '', '/');
});
afterEach(() => history.replaceState(null, '', '/'));

/** Opens the phone's pages at an address. */
async function open(hash = '', id: string = SHELF): Promise<void> {
  const { name, figures } = await gameView(id);
  const settings = { ...SETTINGS, game: id };
  host = new RecordedPlatform({ start: { ...STARTED, settings, games: [{ id, name, figures }] } });
  setPlatform(host);
  history.replaceState(null, '', `/${hash}`);
  await desk.start();
  render(OwnerPages);
  render(Toasts);
  await screen.findByRole('heading', { level: 1 });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const tab = (name: string) => within(screen.getByRole('navigation')).getByRole('button', { name });
const row = async (name: RegExp) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => name.test(one.textContent));
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
const count = (of: HTMLElement) => within(of).getByRole<HTMLInputElement>('textbox').value;
const sound = async () => {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

describe('the collection', () => {
  test('says whether a figure is there, counts by tap, and undoes it', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a figure' }), 'war');
    expect(count(await row(/Warden/))).toBe('2');
    await user.click(within(await row(/Warden/)).getByRole('button', { name: /^One more/ }));
    await waitFor(async () => expect(count(await row(/Warden/))).toBe('3'));
    expect(host.requests('add_holding')).toMatchObject([{ figures: 1 }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(count(await row(/Warden/))).toBe('2'));
    expect(await sound()).toEqual([]);
  });

  test('adds what waits to what the computer has, and says that it waits', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a figure' }), 'warden');
    const printing = (await really('quick_find', { game: SHELF, set: null, text: 'warden', limit: 30 }))
      .rows[0]?.printing;
    await row(/Warden/);
    line.taps = [2, -1].map((figures) => ({
      name: 'add_holding',
      request: { game: SHELF, printing, figures },
    }));
    await waitFor(async () => expect(count(await row(/Warden/))).toBe('3'));
    expect((await row(/Warden/)).textContent).toContain('Not sent yet');
    line.taps = [];
    await waitFor(async () => expect(count(await row(/Warden/))).toBe('2'));
    expect((await row(/Warden/)).textContent).not.toContain('Not sent yet');
  });

  test('shows what the computer answered until the list is read anew', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a figure' }), 'warden');
    await row(/Warden/);
    // The line breaks once the tap is answered.
    host.answers.quick_find = () => new Promise(() => {});
    await user.click(within(await row(/Warden/)).getByRole('button', { name: /^One more/ }));
    await screen.findByRole('button', { name: 'Undo' });
    await new Promise((done) => setTimeout(done, 50));
    expect(count(await row(/Warden/))).toBe('3');
  });

  test('shows what the computer refused', async () => {
    await open();
    host.answers.add_holding = () => {
      throw new Fault(refusal('too-many'));
    };
    await user.type(await screen.findByRole('searchbox', { name: 'Find a figure' }), 'warden');
    await user.click(within(await row(/Warden/)).getByRole('button', { name: /^One more/ }));
    await screen.findByText('It is too-many.');
    expect(count(await row(/Warden/))).toBe('2');
  });

  test('leads from a set to what is missing of it, and to a figure’s card', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: /First Set/ }));
    expect(title()).toBe('First Set');
    await user.click(await screen.findByRole('radio', { name: 'Missing' }));
    await waitFor(() => expect(screen.queryByText('Warden')).toBeNull());
    await user.click(within(await row(/Mage of Dawn/)).getByRole('button', { name: /^Red Mage of Dawn/ }));
    await screen.findByRole('article', { name: 'Mage of Dawn' });
    expect(location.hash).toMatch(/^#\/shelf-game\/catalogue\//);
  });
});

describe('squads', () => {
  test('are listed with their verdicts; one says why, and its figures lead to their cards', async () => {
    await saved('Dawn patrol', [['sg/trooper', 4]]);
    await saved('Night watch', [['sg/warden', 4]]);
    await open('#/shelf-game/squads');
    expect((await row(/Dawn patrol/)).textContent).toContain('Legal');
    expect((await row(/Night watch/)).textContent).toContain('Not legal');
    // Nothing that only the computer can do.
    expect(within(screen.getByRole('main')).queryByRole('button', { name: /more|new/i })).toBeNull();
    await user.click(within(await row(/Night watch/)).getByRole('button'));
    await waitFor(() => expect(title()).toBe('Night watch'));
    const findings = screen.getByRole('region', { name: 'Rules check' });
    expect(within(findings).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(await sound()).toEqual([]);
    await user.click(
      within(screen.getByRole('region', { name: 'Figures in the squad' })).getByRole('button', {
        name: /Warden/,
      }),
    );
    await screen.findByRole('article', { name: 'Warden' });
    expect(tab('Figures').getAttribute('aria-current')).toBe('page');
  });
});

describe('figures and rules', () => {
  test('a figure’s card explains its words and counts its printings, and offers nothing to write', async () => {
    await open('#/shelf-game/catalogue/sg%2Fwarden');
    await screen.findByRole('article', { name: 'Warden' });
    await screen.findByRole('heading', { name: 'The words on this card' });
    expect(screen.queryByRole('button', { name: /your own words/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Add one/ }));
    await waitFor(() => expect(host.requests('add_holding')).toMatchObject([{ figures: 1 }]));
    await waitFor(() => expect(screen.getByText('3 owned')).toBeTruthy());
    expect(await sound()).toEqual([]);
  });

  test('a term leads to others and to its figures', async () => {
    await open(`#/${HEROES}/rules/bust`, HEROES);
    await screen.findByRole('article', { name: /Bust/ });
    expect(await sound()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Push Your Luck' }));
    await screen.findByRole('article', { name: /Push Your Luck/ });
    await user.click(tab('Rules'));
    await user.type(await screen.findByRole('combobox', { name: /Find a term/ }), 'push your');
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).length).toBeLessThan(4));
    expect(await sound()).toEqual([]);
  });
});

describe('the way', () => {
  test('is in the address: it is there again after a reload, and the browser leads back', async () => {
    await open('#/shelf-game/rules');
    await waitFor(() => expect(title()).toBe('Rules'));
    const steps = history.length;
    await user.click(tab('Figures'));
    await waitFor(() => expect(location.hash).toBe('#/shelf-game/catalogue'));
    expect(history.length).toBe(steps + 1);
    // What the browser does for its back button.
    history.replaceState(null, '', '#/shelf-game/rules');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(route.page).toBe('rules'));
    expect(location.hash).toBe('#/shelf-game/rules');
  });

  test('begins with the collection where the address says nothing that there is', async () => {
    await open('#/no-game/squads');
    await waitFor(() => expect(title()).toBe('Collection'));
    expect(location.hash).toBe('#/shelf-game/collection');
    // An invitation that is opened over it is no page.
    history.replaceState(null, '', '#0123456789abcdefghijklmnop');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(location.hash).toBe('#0123456789abcdefghijklmnop'));
  });
});
