import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import { nameIn } from './drafts';
import SquadsPage from './SquadsPage.svelte';
import { LIST, saved, shelfDraft, stage } from './stage';

const on = stage();
/** The ids of two squads: a legal one, and one with four copies of a unique figure, two of them owned. */
let dawn: string;
let night: string;

/** Saves two squads. */
async function two(): Promise<void> {
  dawn = await saved('Dawn patrol', [
    ['sg/warden', 1],
    ['sg/trooper', 4],
  ]);
  night = await saved('Night watch', [['sg/warden', 4]]);
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  keys.hear(new KeyboardEvent('keydown', { key, ...more }));
const rows = () => screen.queryAllByRole('button').filter((b) => b.hasAttribute('data-squad'));
const row = (name: RegExp) =>
  waitFor(() => {
    const found = rows().find((r) => name.test(r.textContent ?? ''));
    if (!found) throw new Error(`no row of ${name}`);
    return found;
  });
/** Waits until the squad is created and open. */
const made = () =>
  waitFor(() => {
    const id = on.host.told('new_squad')[0]?.id;
    expect(id).toBeTruthy();
    expect(route.item).toBe(id);
  });
const sound = async (of: Element = document.body) => {
  const found = await axe.run(of, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

describe('the list of squads', () => {
  beforeEach(two);

  it('shows what each squad is, costs and lacks', async () => {
    render(SquadsPage);
    const night = await row(/Night watch/);
    expect(night.textContent).toMatch(/220\s+\/ 100/);
    expect(night.textContent).toContain('Not legal');
    expect(night.textContent).toContain('2 missing');
    expect(await sound()).toEqual([]);
  });

  it('opens a new squad without asking anything; nothing is kept of it yet', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    press('n');
    await waitFor(() => expect(route.item).toBe('new'));
    expect(on.host.requests('new_squad')).toEqual([]);
  });

  it('says the first steps where there is none', async () => {
    for (const id of [dawn, night]) await really('remove_kept', { kind: 'squad', id });
    render(SquadsPage);
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See a sample' })).toBeTruthy();
  });

  it('finds a squad by the figures in it and says where none is found', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    const user = userEvent.setup();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'night warden');
    expect(screen.queryByText('Dawn patrol')).toBeNull();
    await user.type(box, ' nobody');
    expect(screen.getByText('No squad matches “night warden nobody”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await row(/Dawn patrol/)).toBeTruthy();
  });

  it('remembers the order', async () => {
    render(SquadsPage);
    await row(/Dawn patrol/);
    const names = () =>
      [...document.querySelectorAll('[data-squad]')].map((r) => r.getAttribute('data-squad'));
    await userEvent.setup().selectOptions(screen.getByLabelText('Sort by'), 'points');
    expect(names()).toEqual([night, dawn]);
    await waitFor(() => expect(desk.left('squads', { sort: '' }).sort).toBe('points'));
  });

  it('duplicates the squad that is meant', async () => {
    render(SquadsPage);
    (await row(/Night watch/)).focus();
    press('d', { ctrlKey: true });
    await waitFor(() =>
      expect(on.host.requests('duplicate_squad')[0]).toEqual({ id: night, name: 'Night watch (copy)' }),
    );
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-squad')).toBe(on.host.told('duplicate_squad')[0]?.id),
    );
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
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted squads' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Night watch' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(await screen.findByText('No deleted squads')).toBeTruthy();
  });

  it('renames a squad by a key or from its menu', async () => {
    render(SquadsPage);
    const user = userEvent.setup();
    (await row(/Night watch/)).focus();
    press('F2');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Vigil{Enter}');
    await row(/Vigil/);
    expect(on.host.requests('rename_kept')).toEqual([{ kind: 'squad', id: night, name: 'Vigil' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More actions for Dawn patrol' }));
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename Dawn patrol' });
    await user.clear(within(dialog).getByRole('textbox'));
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
  });

  it('tells squads of the same name apart, also where two are compared', async () => {
    const other = await saved('dawn patrol', [['sg/warden', 1]]);
    render(SquadsPage);
    await row(/Night watch/);
    const found = (id: string) => rows().find((one) => one.getAttribute('data-squad') === id);
    // Recordings know no times, so the ids differ.
    for (const id of [dawn, other])
      await waitFor(() => expect(found(id)?.textContent).toContain(id.slice(0, 8)));
    expect(found(night)?.textContent).not.toContain(night.slice(0, 8));
    found(dawn)?.focus();
    press('c');
    found(other)?.focus();
    press('c');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(`Only in Dawn patrol (${dawn.slice(0, 8)})`);
    expect(within(dialog).getByText(`Only in dawn patrol (${other.slice(0, 8)})`)).toBeTruthy();
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
    expect(on.host.requests('new_squad')).toEqual([]);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(on.host.requests('remove_kept')).toEqual([{ kind: 'squad', id: dawn }]));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    window.removeEventListener('keydown', hear);
  });

  it('lets no key reach the list beneath a dialog', async () => {
    render(SquadsPage);
    (await row(/Night watch/)).focus();
    press('i');
    await screen.findByRole('dialog');
    press('Delete');
    expect(on.host.requests('remove_kept')).toEqual([]);
  });

  it('puts two squads side by side', async () => {
    const vigil = await saved('Vigil', [['sg/warden', 1]]);
    render(SquadsPage);
    (await row(/Dawn patrol/)).focus();
    press('c');
    expect(await screen.findByText(/Now choose a squad to compare/)).toBeTruthy();
    (await row(/Vigil/)).focus();
    press('c');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Only in Dawn patrol');
    expect(dialog.textContent).toMatch(/Trooper\s*36/);
    expect(dialog.textContent).toContain('5 activations');
    expect(within(dialog).getByText('Only in Vigil').parentElement?.textContent).toContain('None');
    expect(on.host.requests('compare_squads')[0]).toEqual({ first: dawn, second: vigil });
    expect(await sound(dialog)).toEqual([]);
    // Once closed, keys apply to the list again.
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('i');
    expect(await screen.findByRole('dialog', { name: 'Paste a list' })).toBeTruthy();
  });

  it('lists squads whose costs changed and takes them over only when told to', async () => {
    const member = (figure: string, name: string, count: number, cost: number) => ({
      figure,
      count,
      last_name: name,
      last_cost: cost,
    });
    const members = [
      member('sg/warden', 'Warden', 1, 50),
      member('sg/trooper', 'Trooper', 3, 10),
      member('sg/gone', 'Gone One', 1, 3),
    ];
    const { id } = await really('new_squad', { draft: { ...shelfDraft('Old guard'), members } });
    render(SquadsPage);
    expect(await screen.findByText('Warden: 50 → 55')).toBeTruthy();
    expect(screen.getByText('3 × Trooper: 10 → 9 each')).toBeTruthy();
    expect(screen.getByText('Gone One (3) is no longer in the catalogue')).toBeTruthy();
    expect(on.host.requests('acknowledge_costs')).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: /new costs for Old guard/ }));
    await waitFor(() => expect(screen.queryByText('Warden: 50 → 55')).toBeNull());
    expect(on.host.requests('acknowledge_costs')).toEqual([{ id }]);
  });

  it('says where something failed and keeps the list', async () => {
    on.host.answers.remove_kept = () => {
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
    route.go('squads', null, { kind: 'import', text: LIST });
    render(SquadsPage);
    await screen.findByText('3 lines to check');
    return userEvent.setup();
  }
  const make = () => screen.getByRole('button', { name: /Create squad/ });

  it('is reviewed before it becomes a squad', async () => {
    await paste();
    expect(on.host.requests('new_squad')).toEqual([]);
    expect(screen.getByText('Read as Trooper. Is that right?')).toBeTruthy();
    expect(screen.getByText(/doesn’t understand “3 Nonsense”/)).toBeTruthy();
    expect(screen.getByText('1 line without a figure')).toBeTruthy();
    expect(screen.getByText('The list says 79 points, these figures cost 73.')).toBeTruthy();
    expect(await sound(screen.getByRole('dialog'))).toEqual([]);
  });

  it('has a near miss confirmed and remembered', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /^Yes, “2 Troper”/ }));
    expect(await screen.findByText('2 lines to check')).toBeTruthy();
    // The decision is included in the total at once.
    await user.click(screen.getByRole('button', { name: /Young Finch/ }));
    await waitFor(() => expect(screen.queryByText(/The list says 79 points/)).toBeNull());
    // The focus moves to the next unresolved line; Ctrl+Enter creates the squad from anywhere.
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Nonsense'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await made();
    expect(on.host.requests('learn_alias')).toEqual([
      { game: SHELF, alias: 'Troper', figure: 'sg/trooper' },
      { game: SHELF, alias: 'Finch', figure: 'sg/young-finch' },
    ]);
  });

  it('teaches nothing where that is not wanted', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /^Yes/ }));
    await user.click(screen.getByRole('checkbox', { name: /Remember/ }));
    await user.click(make());
    await made();
    expect(on.host.requests('learn_alias')).toEqual([]);
  });

  it('takes the figures that were chosen for open lines, in the line’s number', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: /Young Finch/ }));
    await user.click(screen.getByRole('button', { name: 'Another figure for “3 Nonsense”' }));
    await user.type(screen.getByRole('combobox', { name: 'Figure name' }), 'bla');
    await user.click(await screen.findByRole('option', { name: /Blarg the Great/ }));
    await user.click(make());
    await made();
    const squad = on.host.requests('new_squad')[0]?.draft;
    expect(squad?.members.map((m) => [m.figure, m.count])).toEqual([
      ['sg/warden', 1],
      ['sg/trooper', 2],
      ['sg/blarg-the-great', 3],
      ['sg/young-finch', 1],
    ]);
    expect(squad?.notes).toBe('');
  });

  it('never drops in silence what nobody understood', async () => {
    const user = await paste();
    await user.click(screen.getByRole('button', { name: 'Skip “Finch”' }));
    expect(screen.getByText('Skipped')).toBeTruthy();
    expect(screen.getByText('Unread lines go into the squad’s notes.')).toBeTruthy();
    await user.click(make());
    await made();
    const notes = on.host.requests('new_squad')[0]?.draft.notes ?? '';
    expect(notes).toContain('3: 3 Nonsense');
    expect(notes).not.toContain('Finch');
  });

  it('becomes a squad as it stands there, however quickly that is wanted', async () => {
    const user = userEvent.setup();
    on.host.answers.read_list = async ({ text }) => {
      const read = await really('read_list', { game: SHELF, text: LIST, path: null });
      return { ...read, draft: { ...read.draft, name: text ?? '' } };
    };
    route.go('squads', null, { kind: 'import', text: 'old' });
    render(SquadsPage);
    await screen.findByRole('heading', { name: 'old' });
    const box = screen.getByRole('textbox');
    await user.clear(box);
    await user.type(box, 'new{Control>}{Enter}{/Control}');
    await waitFor(() => expect(on.host.requests('new_squad').map((r) => r.draft.name)).toEqual(['new']));
  });

  it('stays as it is typed where it cannot be saved', async () => {
    on.host.answers.new_squad = () => {
      throw new Fault({ code: 'full', message: 'The disk is full.', means: '', todo: '', input: false });
    };
    const user = await paste();
    await user.click(make());
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('Nonsense');
  });

  it('is there again after the dialog was closed, with what was decided', async () => {
    await two();
    render(SquadsPage);
    const user = userEvent.setup();
    const open = async () => user.click(await screen.findByRole('button', { name: /Paste/ }));
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
    await row(/Night watch/);
    await open();
    await user.click(await screen.findByPlaceholderText(/Yoda|12/));
    await user.paste(LIST);
    await screen.findByText('3 lines to check');
    await user.click(screen.getByRole('button', { name: /^Yes, “2 Troper”/ }));
    await screen.findByText('2 lines to check');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(box().value).toBe(LIST);
    expect(await screen.findByText('2 lines to check')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(box().value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });

  it('is read from a file, too', async () => {
    route.go('squads', null, { kind: 'import', path: '/read/lists/list.txt' });
    render(SquadsPage);
    await screen.findByText('3 lines to check');
    expect(on.host.requests('read_list').at(-1)).toEqual({
      game: SHELF,
      text: null,
      path: '/read/lists/list.txt',
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

describe('a surprise', () => {
  beforeEach(two);

  it('is a new squad by chance, from what I own, and opens', async () => {
    const user = userEvent.setup();
    render(SquadsPage);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await made();
    expect(on.host.requests('random_squad')).toMatchObject([
      { mine: true, keep: [], draft: { game: SHELF, format: 'standard', members: [] } },
    ]);
    const drawn = on.host.told('random_squad')[0]?.members;
    expect(drawn?.length).toBeGreaterThan(0);
    expect(on.host.requests('new_squad')[0]?.draft.members).toEqual(drawn);
  });

  it('is drawn from all figures where I own none, or too few, and says so', async () => {
    const user = userEvent.setup();
    on.host.answers.random_squad = (request) =>
      request.mine
        ? { members: null, setup: [], barred_by: [], no_more_attached: false, balanced: false }
        : really('random_squad', request);
    render(SquadsPage);
    render(Toasts);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await screen.findByText(/this one uses all figures/);
    expect(on.host.requests('random_squad').map((r) => r.mine)).toEqual([true, false]);
    await made();
  });

  it('is none where no squad is legal, and where counting fails it says why', async () => {
    const user = userEvent.setup();
    on.host.answers.random_squad = {
      members: null,
      setup: [],
      barred_by: [],
      no_more_attached: false,
      balanced: false,
    };
    render(SquadsPage);
    render(Toasts);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await screen.findByText('No legal squad contains these figures.');
    expect(on.host.requests('new_squad')).toEqual([]);
    const wire = { code: 'count-not-yet', message: 'Not yet.', means: '', todo: '', input: true };
    on.host.answers.random_squad = () => {
      throw new Fault(wire);
    };
    await user.click(screen.getByRole('button', { name: /Surprise me/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not yet.');
  });

  it('that was broken off is no error', async () => {
    const user = userEvent.setup();
    const wire = { code: 'stopped', message: 'Stopped', means: '', todo: '', input: true };
    on.host.answers.random_squad = () => {
      throw new Fault(wire);
    };
    render(SquadsPage);
    await user.click(await screen.findByRole('button', { name: /Surprise me/ }));
    await waitFor(() => expect(on.host.requests('random_squad').length).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(on.host.requests('new_squad')).toEqual([]);
  });
});
