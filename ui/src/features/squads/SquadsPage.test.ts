import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FigureLine } from '../../bindings/FigureLine';
import type { SquadCard } from '../../bindings/SquadCard';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { kept as typed } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { nameIn } from './drafts';
import { change, draft, GAME, LIST, member, opened, squad, view } from './fixtures';
import { forget } from './list.svelte';
import ShareDialog from './ShareDialog.svelte';
import SquadsPage from './SquadsPage.svelte';

let host: MemoryPlatform;
let kept: SquadCard[];
let gone: SquadCard[];

beforeEach(() => {
  typed.clear();
  kept = [squad('a', 'Dawn patrol', 91), squad('b', 'Night watch', 55, { verdict: 'illegal', missing: 2 })];
  gone = [];
  host = new MemoryPlatform({
    squads: () => kept,
    removed_squads: () => gone,
    cost_changes: { squads: [] },
    new_squad: opened('new'),
    open_squad: ({ id }) => opened(id),
    duplicate_squad: ({ name }) => {
      kept = [...kept, squad('copy', name, 55)];
      return opened('copy');
    },
    remove_squad: ({ id }) => {
      gone = kept.filter((s) => s.uuid === id);
      kept = kept.filter((s) => s.uuid !== id);
      return { id, name: '', revision: 1 };
    },
    undelete_squad: ({ id }) => {
      kept = [...kept, ...gone];
      gone = [];
      return opened(id);
    },
    acknowledge_costs: {},
    read_list: LIST,
    check_squad: { view: view({ points: { limit: 100, total: 70, left: 30 } }), fits: [] },
    learn_alias: ({ alias, figure }) => ({ alias, figure, name: figure, local_name: figure, known: true }),
    search_figures: {
      total: 1,
      rows: [
        {
          id: 'blarg',
          local_name: 'Blarg the Great',
          factions: [],
          cost_text: '9',
          printed: 'X 1',
        } as unknown as FigureLine,
      ],
    },
    write_squad: ({ style }) => ({ text: `squad as ${style}` }),
    squad_qr: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', text: 'muster:abc' },
    export_squad: ({ path }) => ({ path }),
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
    compare_squads: () => ({
      first: view({ name: 'Dawn patrol' }),
      second: view({ name: 'Night watch' }),
      points: [91, 55],
      activations: [3, 3],
      only_first: [member('clone', 'Clone Trooper', 4, 9)],
      both: [member('yoda', 'Yoda', 1, 55)],
      only_second: [],
    }),
  });
  setPlatform(host);
  desk.game = GAME;
  desk.settings.pages = {};
  forget();
  route.go('squads');
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  keys.hear(new KeyboardEvent('keydown', { key, ...more }));
const rows = () => screen.queryAllByRole('button').filter((b) => b.hasAttribute('data-squad'));
const row = (name: RegExp) =>
  waitFor(() => {
    const found = rows().find((r) => name.test(r.textContent ?? ''));
    if (!found) throw new Error(`no row of ${name}`);
    return found;
  });
const sound = async (of: Element = document.body) => {
  const found = await axe.run(of, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

describe('the list of squads', () => {
  it('shows what each squad is, costs and lacks', async () => {
    render(SquadsPage);
    const night = await row(/Night watch/);
    expect(night.textContent).toMatch(/55\s+\/ 100/);
    expect(night.textContent).toContain('Not legal');
    expect(night.textContent).toContain('2 missing');
    expect(await sound()).toEqual([]);
  });

  it('opens a new squad without asking anything; nothing is kept of it yet', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    press('n');
    await waitFor(() => expect(route.item).toBe('new'));
    expect(host.requests('new_squad')).toEqual([]);
  });

  it('says the first steps where there is none', async () => {
    kept = [];
    render(SquadsPage);
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See a sample' })).toBeTruthy();
  });

  it('finds a squad by the figures in it and says where none is found', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    const user = userEvent.setup();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'night yoda');
    expect(screen.queryByText('Dawn patrol')).toBeNull();
    await user.type(box, ' nobody');
    expect(screen.getByText('No squad matches “night yoda nobody”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await row(/Dawn patrol/)).toBeTruthy();
  });

  it('remembers the order', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    const names = () =>
      [...document.querySelectorAll('[data-squad]')].map((r) => r.getAttribute('data-squad'));
    await userEvent.setup().selectOptions(screen.getByLabelText('Sort by'), 'points');
    expect(names()).toEqual(['a', 'b']);
    await waitFor(() => expect(desk.left('squads', { sort: '' }).sort).toBe('points'));
  });

  it('duplicates the squad that is meant', async () => {
    render(SquadsPage);
    (await row(/Night watch/)).focus();
    press('d', { ctrlKey: true });
    await waitFor(() =>
      expect(host.requests('duplicate_squad')[0]).toEqual({ id: 'b', name: 'Night watch (copy)' }),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('data-squad')).toBe('copy'));
  });

  it('brings a removed squad back, at once or from the list of those removed', async () => {
    render(Toasts);
    render(SquadsPage);
    const user = userEvent.setup();
    (await row(/Night watch/)).focus();
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    (await row(/Night watch/)).focus();
    press('Delete');
    await waitFor(() => expect(gone).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted squads' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Night watch' }));
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(await screen.findByText('No deleted squads')).toBeTruthy();
  });

  it('lets no letter pressed in an open menu reach the list, but the keys that stand in it', async () => {
    const user = userEvent.setup();
    const hear = (event: KeyboardEvent) => keys.hear(event);
    window.addEventListener('keydown', hear);
    render(SquadsPage);
    await row(/Dawn patrol/);
    const open = () => user.click(screen.getByRole('button', { name: /Dawn patrol/, expanded: false }));
    await open();
    await screen.findByRole('menu');
    await user.keyboard('n');
    expect(host.requests('new_squad')).toEqual([]);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(host.requests('remove_squad')).toEqual([{ id: 'a' }]));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    window.removeEventListener('keydown', hear);
  });

  it('lets no key reach the list beneath a dialog', async () => {
    render(SquadsPage);
    (await row(/Night watch/)).focus();
    press('i');
    await screen.findByRole('dialog');
    press('Delete');
    expect(host.requests('remove_squad')).toEqual([]);
  });

  it('puts two squads side by side', async () => {
    render(SquadsPage);
    (await row(/Dawn patrol/)).focus();
    press('c');
    expect(await screen.findByText(/Now choose a squad to compare/)).toBeTruthy();
    (await row(/Night watch/)).focus();
    press('c');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Only in Dawn patrol');
    expect(dialog.textContent).toMatch(/Clone Trooper\s*36/);
    expect(dialog.textContent).toContain('3 activations');
    expect(within(dialog).getByText('Only in Night watch').parentElement?.textContent).toContain('None');
    expect(host.requests('compare_squads')[0]).toEqual({ first: 'a', second: 'b' });
    expect(await sound(dialog)).toEqual([]);
    // Closed, the keys mean the list again.
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('i');
    expect(await screen.findByRole('dialog', { name: 'Paste a list' })).toBeTruthy();
  });

  it('lists squads whose costs changed and takes them over only when told to', async () => {
    let changed = [
      {
        id: 'a',
        name: 'Dawn patrol',
        changes: [
          change('yoda', 'Yoda', 1, 55, 60),
          change('clone', 'Clone Trooper', 3, 9, 8),
          change('ewok', 'Ewok', 1, 3, null),
        ],
      },
    ];
    host.answers.cost_changes = () => ({ squads: changed });
    host.answers.acknowledge_costs = () => {
      changed = [];
      return {};
    };
    render(SquadsPage);
    expect(await screen.findByText('Yoda: 55 → 60')).toBeTruthy();
    expect(screen.getByText('3 × Clone Trooper: 9 → 8 each')).toBeTruthy();
    expect(screen.getByText('Ewok (3) is no longer in the catalogue')).toBeTruthy();
    expect(host.requests('acknowledge_costs')).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: /new costs for Dawn patrol/ }));
    await waitFor(() => expect(screen.queryByText('Yoda: 55 → 60')).toBeNull());
    expect(host.requests('acknowledge_costs')).toEqual([{ id: 'a' }]);
  });

  it('says where something failed and keeps the list', async () => {
    host.answers.remove_squad = () => {
      throw new Fault({ code: 'full', message: 'The disk is full.', means: '', todo: '', input: false });
    };
    render(SquadsPage);
    (await row(/Night watch/)).focus();
    press('Delete');
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(await row(/Night watch/)).toBeTruthy();
  });
});

describe('a pasted list', () => {
  async function paste(): Promise<ReturnType<typeof userEvent.setup>> {
    route.go('squads', null, { kind: 'import', text: 'Yoda (55)\n2 Clone Troper\n3 Great Blarg\nFett' });
    render(SquadsPage);
    await screen.findByText('3 lines to check');
    return userEvent.setup();
  }
  const make = () => screen.getByRole('button', { name: /Create squad/ });

  it('is reviewed before it becomes a squad', async () => {
    await paste();
    expect(host.requests('new_squad')).toEqual([]);
    expect(screen.getByText('Read as Clone Trooper. Is that right?')).toBeTruthy();
    expect(screen.getByText('Not understood.')).toBeTruthy();
    expect(screen.getByText('1 line without a figure')).toBeTruthy();
    expect(screen.getByText('The list says 70 points, these figures cost 64.')).toBeTruthy();
    expect(await sound(screen.getByRole('dialog'))).toEqual([]);
  });

  it('has a near miss confirmed and remembered', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /^Yes, “2 Clone Troper”/ }));
    expect(await screen.findByText('2 lines to check')).toBeTruthy();
    // What was decided is counted at once.
    await waitFor(() => expect(screen.queryByText(/The list says 70 points/)).toBeNull());
    // The focus goes on to the next open line; Ctrl+Enter makes the squad wherever it is.
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Great Blarg'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(route.item).toBe('new'));
    expect(host.requests('learn_alias')).toEqual([{ game: 'test', alias: 'Clone Troper', figure: 'clone' }]);
  });

  it('teaches nothing where that is not wanted', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /^Yes/ }));
    await user.click(screen.getByRole('checkbox', { name: /Remember/ }));
    await user.click(make());
    await waitFor(() => expect(route.item).toBe('new'));
    expect(host.requests('learn_alias')).toEqual([]);
  });

  it('takes the figures that were chosen for open lines, in the line’s number', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /Jango Fett/ }));
    await user.click(screen.getByRole('button', { name: 'Another figure for “3 Great Blarg”' }));
    await user.type(screen.getByRole('combobox', { name: 'Figure name' }), 'bla');
    await user.click(await screen.findByRole('option', { name: /Blarg the Great/ }));
    await user.click(make());
    await waitFor(() => expect(route.item).toBe('new'));
    const made = host.requests('new_squad')[0]?.draft;
    expect(made?.members.map((m) => [m.figure, m.count])).toEqual([
      ['yoda', 1],
      ['clone', 2],
      ['blarg', 3],
      ['jango', 1],
    ]);
    expect(made?.notes).toBe('');
  });

  it('never drops in silence what nobody understood', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: 'Skip “Fett”' }));
    expect(screen.getByText('Skipped')).toBeTruthy();
    expect(screen.getByText('Unread lines go into the squad’s notes.')).toBeTruthy();
    await user.click(make());
    await waitFor(() => expect(route.item).toBe('new'));
    const notes = host.requests('new_squad')[0]?.draft.notes ?? '';
    expect(notes).toContain('3: 3 Great Blarg');
    expect(notes).not.toContain('Fett');
  });

  it('becomes a squad as it stands there, however quickly that is wanted', async () => {
    const user = userEvent.setup();
    host.answers.read_list = ({ text }) => ({ ...LIST, draft: draft({ name: text ?? '' }) });
    route.go('squads', null, { kind: 'import', text: 'old' });
    render(SquadsPage);
    await screen.findByRole('heading', { name: 'old' });
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.type(box, 'new{Control>}{Enter}{/Control}');
    await waitFor(() => expect(host.requests('new_squad').map((r) => r.draft.name)).toEqual(['new']));
  });

  it('stays as it is typed where it cannot be saved', async () => {
    host.answers.new_squad = () => {
      throw new Fault({ code: 'full', message: 'The disk is full.', means: '', todo: '', input: false });
    };
    const user = await paste();
    await user.click(make());
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('Great Blarg');
  });

  it('is there again after the dialog was closed, with what was decided', async () => {
    render(SquadsPage);
    const user = userEvent.setup();
    const open = async () => user.click(await screen.findByRole('button', { name: /Paste/ }));
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    await row(/Night watch/);
    await open();
    await user.type(await screen.findByPlaceholderText(/Yoda|12/), 'Yoda and others');
    await screen.findByText('3 lines to check');
    await user.click(screen.getByRole('button', { name: /^Yes, “2 Clone Troper”/ }));
    await screen.findByText('2 lines to check');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(box().value).toBe('Yoda and others');
    expect(await screen.findByText('2 lines to check')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(box().value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });

  it('is read from a file, too', async () => {
    route.go('squads', null, { kind: 'import', path: '/home/me/list.txt' });
    render(SquadsPage);
    await screen.findByText('3 lines to check');
    expect(host.requests('read_list').at(-1)).toEqual({
      game: 'test',
      text: null,
      path: '/home/me/list.txt',
    });
    expect(screen.getByText('list.txt')).toBeTruthy();
  });

  it('is taught by the name alone, without counts and costs', () => {
    const names = [
      '2 Clone Troper',
      '2x Clone Troper (9)',
      'Clone Troper x2',
      '- Clone Troper 9 pts',
      '(2) Clone Troper - 18',
    ];
    expect(names.map(nameIn)).toEqual(names.map(() => 'Clone Troper'));
    expect(nameIn('R2-D2')).toBe('R2-D2');
  });
});

describe('sharing', () => {
  it('writes a squad in every way, with a code that can be read from paper', async () => {
    render(ShareDialog, { open: true, draft: draft(), id: 'a' });
    const user = userEvent.setup();
    const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
    await waitFor(() => expect(text()).toBe('squad as text'));
    await user.click(screen.getByRole('radio', { name: /JSON/ }));
    await waitFor(() => expect(text()).toBe('squad as json'));
    await user.click(screen.getByRole('radio', { name: 'Share code' }));
    await waitFor(() => expect(text()).toBe('muster:abc'));
    expect(screen.getByRole('img', { name: 'Squad QR code' }).getAttribute('src')).toMatch(/^data:image/);
    expect(await sound()).toEqual([]);
  });

  it('copies, and saves to a file where it says', async () => {
    render(ShareDialog, { open: true, draft: draft(), id: 'a' });
    const user = userEvent.setup();
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('squad as text'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('squad as text');
    host.paths = ['/tmp/clone.txt'];
    await user.click(screen.getByRole('button', { name: 'Save to file…' }));
    expect(await screen.findByText('Saved: /tmp/clone.txt')).toBeTruthy();
    expect(host.requests('export_squad')[0]).toMatchObject({ style: 'text', path: '/tmp/clone.txt' });
  });
});

describe('a surprise', () => {
  const guard = { figure: 'guard', count: 2, last_name: null, last_cost: null };

  beforeEach(() => {
    host.answers.counts = { figures: 9, owned: 4, squads: 2 };
    host.answers.random_squad = { members: [guard], barred_by: [], no_more_attached: false };
  });

  it('is a new squad by chance, from what I own, and opens', async () => {
    const user = userEvent.setup();
    render(SquadsPage);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await waitFor(() => expect(route.item).toBe('new'));
    expect(host.requests('random_squad')).toMatchObject([
      { mine: true, keep: [], draft: { game: 'test', format: 'standard', members: [] } },
    ]);
    expect(host.requests('new_squad')[0]?.draft.members).toEqual([guard]);
  });

  it('is drawn from all figures where I own none, or too few, and says so', async () => {
    const user = userEvent.setup();
    host.answers.random_squad = ({ mine }) => ({
      members: mine ? null : [guard],
      barred_by: [],
      no_more_attached: false,
    });
    render(SquadsPage);
    render(Toasts);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await screen.findByText(/this one uses all figures/);
    expect(host.requests('random_squad').map((r) => r.mine)).toEqual([true, false]);
    await waitFor(() => expect(route.item).toBe('new'));
  });

  it('is none where no squad is legal, and where counting fails it says why', async () => {
    const user = userEvent.setup();
    host.answers.random_squad = { members: null, barred_by: [], no_more_attached: false };
    render(SquadsPage);
    render(Toasts);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await screen.findByText('No legal squad contains these figures.');
    expect(host.requests('new_squad')).toEqual([]);
    const wire = { code: 'count-not-yet', message: 'Not yet.', means: '', todo: '', input: true };
    host.answers.random_squad = () => {
      throw new Fault(wire);
    };
    await user.click(screen.getByRole('button', { name: /Surprise me/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not yet.');
  });

  it('that was broken off is no error', async () => {
    const user = userEvent.setup();
    const wire = { code: 'stopped', message: 'Stopped', means: '', todo: '', input: true };
    host.answers.random_squad = () => {
      throw new Fault(wire);
    };
    render(SquadsPage);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await waitFor(() => expect(host.requests('random_squad').length).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(host.requests('new_squad')).toEqual([]);
  });
});
