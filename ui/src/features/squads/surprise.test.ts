import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { view } from '../../../tests/window';
import type { Drawn } from '../../bindings/Drawn';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { makeSurprise } from '../home/make';
import { forget } from './list.svelte';
import SquadsPage from './SquadsPage.svelte';

let host: MemoryPlatform;
let answer: (drawn: Drawn) => void;
const guard = { figure: 'guard', count: 2, last_name: null, last_cost: null };
const DRAWN: Drawn = { members: [guard], setup: [], barred_by: [], no_more_attached: false, balanced: false };

beforeEach(() => {
  host = new MemoryPlatform({
    squads: [],
    cost_changes: { squads: [] },
    counts: { figures: 9, owned: 4, squads: 0 },
    random_squad: () => new Promise<Drawn>((done) => (answer = done)),
    new_squad: ({ draft }) => ({ id: 'new', draft }) as never,
    stop_work: {},
  });
  setPlatform(host);
  desk.game = view('one');
  desk.settings.pages = {};
  forget();
  route.go('squads');
});

const button = () => screen.findAllByRole('button', { name: /Surprise me/ });
const drawing = () => waitFor(() => expect(host.requests('random_squad').length).toBe(1));
const rest = () => new Promise((done) => setTimeout(done, 20));

async function begun() {
  const user = userEvent.setup();
  const page = render(SquadsPage);
  const [first] = await button();
  await user.click(first as HTMLElement);
  await drawing();
  return { user, page };
}

describe('a surprise that takes its time', () => {
  it('says so and can be stopped: no squad is made', async () => {
    const { user } = await begun();
    await screen.findByText(/Drawing a squad/);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(host.requests('stop_work')).toMatchObject([{ command: 'random_squad' }]);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(await button()).toContain(document.activeElement);
    answer(DRAWN);
    await rest();
    expect([route.item, host.requests('new_squad')]).toEqual([null, []]);
  });

  it('takes nobody away from the page that they went to meanwhile', async () => {
    const { page } = await begun();
    route.go('home');
    page.unmount();
    await waitFor(() => expect(host.requests('stop_work').length).toBe(1));
    answer(DRAWN);
    await rest();
    expect([route.page, route.item, host.requests('new_squad')]).toEqual(['home', null, []]);
  });

  it('makes no second squad where it is asked for twice', async () => {
    const { user } = await begun();
    const [first] = await button();
    await user.click(first as HTMLElement);
    expect(host.requests('random_squad').length).toBe(1);
    answer(DRAWN);
    await waitFor(() => expect(route.item).toBe('new'));
    expect(host.requests('new_squad').length).toBe(1);
  });

  it('is drawn on the page of squads, from wherever it was asked for', async () => {
    route.go('home');
    await makeSurprise();
    expect(route.page).toBe('squads');
    render(SquadsPage);
    await drawing();
    await screen.findByRole('button', { name: 'Stop' });
    answer(DRAWN);
    await waitFor(() => expect(route.item).toBe('new'));
  });
});
