import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import { refusal } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { typed } from './quick.svelte';
import { holding, MAGE, onlyOwned, stage, TROOPER, WARDEN } from './stage';
import { type Tab, view } from './tabs.svelte';

const on = stage();

async function show(tab: Tab) {
  const user = userEvent.setup();
  const { container } = render(CollectionPage);
  render(Toasts);
  view.open(tab);
  await screen.findByText(/of 25 printings/, { selector: 'small' });
  return { user, container };
}

const hear = (key: string) => keys.hear(new KeyboardEvent('keydown', { key }));

describe('the collection', () => {
  it('says what goes there and offers first steps while it is empty', async () => {
    await onlyOwned(null);
    render(CollectionPage);
    expect(await screen.findByText('Your collection is empty')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter figures from the keyboard' }));
    expect(screen.getByRole('combobox', { name: /Number, or part/ })).toBeTruthy();
  });

  it('has no faults that axe finds on any of its parts', async () => {
    const { container } = await show('printings');
    for (const tab of ['printings', 'quick', 'sets', 'overview', 'products'] as const) {
      view.open(tab);
      await tick();
      await tick();
      const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
      expect(found.violations.map((v) => `${tab}: ${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
    }
  });
});

describe('the list of printings', () => {
  it('counts by keys where the arrows are', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mage of Dawn');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}++w-');
    const sent = on.host
      .requests('add_holding')
      .map(({ printing, figures, wanted }) => [printing, figures, wanted]);
    // What is meant is one more, whatever another machine counts meanwhile.
    expect(sent).toEqual([
      [MAGE, 1, undefined],
      [MAGE, 1, undefined],
      [MAGE, undefined, 1],
      [MAGE, -1, undefined],
    ]);
  });

  it('has what was counted taken back as one, where the toast says what', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mage of Dawn');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}+++');
    expect(await screen.findByText('Warden figures: 5, was 2')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const changes = on.host.told('add_holding').map(({ change }) => ({ change }));
    expect(changes).toHaveLength(3);
    await waitFor(() => expect(on.host.requests('take_back_change')).toEqual(changes.toReversed()));
    // The list is updated.
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Warden figures').value).toBe('2'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what was counted last in the place of what was counted before', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mage of Dawn');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}+w{ArrowDown}+');
    expect(await screen.findByText('Mage of Dawn figures: 1, was 0')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    // Reversed by hand, so there is nothing to undo.
    await user.keyboard('-');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('shows a number as it was where it could not be kept, and says why', async () => {
    on.host.answers.add_holding = () => {
      throw new Fault(refusal('full'));
    };
    const { user } = await show('printings');
    await user.hover(await screen.findByText('Warden'));
    await user.click(await screen.findByLabelText('One more: Warden figures'));
    expect(await screen.findByText('It is full.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Warden figures').value).toBe('2');
  });

  it('is searched as somebody types, and the latest answer wins', async () => {
    const answers: (() => void)[] = [];
    const warden = await holding('Warden');
    const { user } = await show('printings');
    await screen.findByText('Mage of Dawn');
    on.host.answers.holdings = ({ query }) =>
      new Promise((resolve) => {
        const one = { ...warden, local_name: `found ${query}` };
        answers.push(() => resolve({ total: 1, figures: 0, rows: [one] }));
      });
    hear('/');
    await user.keyboard('yo');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await screen.findByText('found yo');
    answers[0]?.();
    await tick();
    expect(screen.queryByText('found y')).toBeNull();
  });

  it('tells a wrong value at its field and keeps what was typed', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mage of Dawn');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add copy' }));
    await user.type(screen.getByLabelText('Condition'), 'mint');
    const date = screen.getByLabelText('Date acquired');
    await user.type(date, 'last May{Enter}');
    expect(await screen.findByText(/“last May” isn’t a date/)).toBeTruthy();
    expect(date.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(date);
    expect(screen.getByLabelText<HTMLInputElement>('Condition').value).toBe('mint');
    await user.clear(date);
    await user.type(date, '2008{Enter}');
    expect(await screen.findByText('mint · 2008')).toBeTruthy();
    // Escape returns to the list.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Warden/ }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });
});

describe('quick entry', () => {
  it('reads how many of what', () => {
    expect(typed('12')).toEqual({ times: 1, what: '12' });
    expect(typed('3x12')).toEqual({ times: 3, what: '12' });
    expect(typed(' 12*3 ')).toEqual({ times: 3, what: '12' });
    expect(typed('2 × mace w')).toEqual({ times: 2, what: 'mace w' });
    expect(typed('cs 12')).toEqual({ times: 1, what: 'cs 12' });
    expect(typed('x-wing')).toEqual({ times: 1, what: 'x-wing' });
    expect(typed('0x12')).toEqual({ times: 1, what: '0x12' });
  });

  it('adds a number or a few letters with Enter and goes to the next', async () => {
    const { user } = await show('quick');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Number, or part/ });
    expect(document.activeElement).toBe(box);
    // Typed faster than answers arrive.
    await user.keyboard('12{Enter}mage of da{Enter}3x1{Enter}');
    await waitFor(() => expect(on.host.requests('add_holding')).toHaveLength(3));
    const sent = on.host
      .requests('add_holding')
      .map(({ printing, figures, cards }) => [printing, figures, cards]);
    expect(sent).toEqual([
      [TROOPER, 1, 1],
      [MAGE, 1, 1],
      [WARDEN, 3, 3],
    ]);
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(await screen.findByText('5 figures')).toBeTruthy();
  });

  it('takes the last one back with Ctrl+Z', async () => {
    const { user } = await show('quick');
    const heard = (event: KeyboardEvent) => keys.hear(event);
    window.addEventListener('keydown', heard);
    await user.keyboard('12{Enter}1{Enter}');
    await waitFor(() => expect(on.host.requests('add_holding')).toHaveLength(2));
    await screen.findByText('2 figures');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(on.host.requests('take_back_change')).toEqual([
        { change: on.host.told('add_holding')[1]?.change },
      ]),
    );
    expect(await screen.findByText('undone')).toBeTruthy();
    window.removeEventListener('keydown', heard);
  });

  it('says what nobody knows, and keeps it to be mended', async () => {
    const { user } = await show('quick');
    await user.keyboard('nobody{Enter}');
    expect(await screen.findByText(/No match for “nobody”/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Number/ }).value).toBe('nobody');
    expect(on.host.requests('add_holding')).toHaveLength(0);
  });

  it('remembers the set that was chosen', async () => {
    const { user } = await show('quick');
    await user.selectOptions(screen.getByLabelText('Enter from set'), 'second-set');
    await waitFor(() =>
      expect(desk.settings.pages.collection).toMatchObject({ sets: { [SHELF]: 'second-set' } }),
    );
    expect(on.host.requests('quick_find').every((r) => r.set === 'second-set' || r.text === '')).toBe(true);
  });
});

describe('sets and overview', () => {
  it('shows how complete each set is and what it lacks', async () => {
    const { user } = await show('sets');
    const first = screen.getByRole('row', { name: /First Set/ });
    expect(within(first).getByRole('img', { name: '10%' })).toBeTruthy();
    expect(within(first).getByText('2 / 20')).toBeTruthy();
    expect(screen.getByText(/1 of 3 complete/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Add to want list Mage of Dawn' }));
    expect(on.host.requests('set_holding')[0]).toMatchObject({ printing: MAGE, wanted: 1 });
  });

  it('says value, duplicates and wants in numbers that can be looked into', async () => {
    const paid = { condition: '', painted: null, location: '', price: '12.50', currency: 'EUR' };
    await really('put_copy', { game: SHELF, printing: WARDEN, id: null, ...paid, acquired: '', note: '' });
    const { user } = await show('overview');
    expect(await screen.findByText('12.50 EUR')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /duplicates/ }));
    await waitFor(() => expect(on.host.requests('holdings').at(-1)).toMatchObject({ show: 'duplicates' }));
  });

  it('draws what is owned of each faction and rarity, and says it in numbers', async () => {
    await show('overview');
    const drawn = async (table: string, line: RegExp) => {
      const row = within(await screen.findByRole('table', { name: table })).getByRole('row', { name: line });
      const bar = within(row).getByRole('img', { name: /%$/ });
      return [bar.style.width, (bar.firstElementChild as HTMLElement).style.width, row.textContent];
    };
    const rare = await drawn('Owned printings by rarity', /Rare/);
    expect(rare).toEqual([
      expect.stringMatching(/^42\.8/),
      expect.stringMatching(/^66\.6/),
      expect.stringContaining('2 / 3'),
    ]);
    // The name is printed beside the symbol, which therefore has none.
    expect(screen.queryByRole('img', { name: 'Rare' })).toBeNull();
    const blue = await drawn('Owned printings by faction', /Blue/);
    expect(blue).toEqual(['80%', '50%', expect.stringContaining('2 / 4')]);
  });
});

describe('products', () => {
  it('adds a product’s contents, which can be taken back', async () => {
    const { user } = await show('products');
    const count = await screen.findByLabelText('Quantity of The Starter');
    await user.clear(count);
    await user.type(count, '2{Enter}');
    expect(on.host.requests('add_product')).toEqual([{ game: SHELF, product: 'the-starter', count: 2 }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const change = on.host.told('add_product')[0]?.change;
    await waitFor(() => expect(on.host.requests('take_back_change')).toEqual([{ change }]));
  });

  it('opens quick entry for a booster and counts what was in it', async () => {
    const { user } = await show('products');
    await user.click(await screen.findByRole('button', { name: /First Set/ }));
    expect(await screen.findByText('0 of 7 figures entered')).toBeTruthy();
    await user.keyboard('12{Enter}');
    expect(await screen.findByText('1 of 7 figures entered')).toBeTruthy();
    expect(on.host.requests('quick_find').at(-1)).toMatchObject({ set: 'first-set' });
  });
});

describe('importing', () => {
  const HEAPS = '/read/spreadsheets/heaps.csv';
  const COUNTS = '/read/spreadsheets/costs.csv';

  it('shows what the file would do before it is done, and takes it back', async () => {
    route.go('collection', null, { kind: 'spreadsheet', path: HEAPS });
    const { user } = await show('printings');
    const dialog = await screen.findByRole('dialog', { name: 'Import heaps.csv' });
    expect(within(dialog).getByText('Row 4')).toBeTruthy();
    expect(within(dialog).getByText(/“Nobody”/)).toBeTruthy();
    expect(on.host.requests('import_collection')).toHaveLength(0);
    await user.selectOptions(within(dialog).getByLabelText('Import Heap as'), 'figures');
    await waitFor(() => expect(within(dialog).getByText('printings added')).toBeTruthy());
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(on.host.requests('import_collection')).toHaveLength(1));
    expect(on.host.requests('import_collection')[0]).toEqual({
      game: SHELF,
      path: HEAPS,
      mapping: ['name', 'figures'],
      mode: 'replace',
      spelled_out: 0,
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(on.host.requests('take_back_change')).toEqual([
        { change: on.host.told('import_collection')[0]?.change },
      ]),
    );
  });

  it('changes only what a table of counts says: what is wanted stays, unless all is to be replaced', async () => {
    await really('set_holding', { game: SHELF, printing: TROOPER, wanted: 3 });
    on.host.paths = [COUNTS, COUNTS];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    const change = await screen.findByText(/Trooper.*→/);
    expect(change.textContent).toMatch(/Row 2\s+Trooper \(First Set 12\), Figures owned: 5 → 2/);
    expect(screen.getByText('What changes: 1 value')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /doesn’t say stays$/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await holding('Trooper')).toMatchObject({ figures: 2, wanted: 3 });

    await user.click(screen.getByRole('button', { name: 'Import…' }));
    await user.click(await screen.findByRole('radio', { name: /become 0 and notes are lost$/ }));
    expect(await screen.findByText(/Trooper \(First Set 12\), Wanted: 3 → 0/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(on.host.requests('import_collection').map(({ mode }) => mode)).toEqual(['replace', 'replace-all']);
    expect(await holding('Trooper')).toMatchObject({ figures: 2, wanted: 0 });
  });

  it('has what was chosen for a file again after the dialog was closed', async () => {
    on.host.paths = [HEAPS, HEAPS];
    const { user } = await show('printings');
    const pieces = () => screen.getByLabelText<HTMLSelectElement>('Import Heap as');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    await user.selectOptions(await screen.findByLabelText('Import Heap as'), 'figures');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    await waitFor(() => expect(pieces().value).toBe('figures'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(pieces().value).toBe(''));
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('says why a file can’t be read, and imports nothing where no column tells rows apart', async () => {
    on.host.paths = ['/read/spreadsheets/shelves.csv'];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    expect(await screen.findByText(/has no column for name/)).toBeTruthy();
    const run = screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
    expect(run.disabled).toBe(true);
  });

  it('lets somebody say where the headings are, and forgets what other columns meant', async () => {
    // As if the headings hadn't been detected.
    on.host.answers.read_spreadsheet = async (request) => {
      if (request.heading !== undefined) return really('read_spreadsheet', request);
      const found = await really('read_spreadsheet', { ...request, heading: 2 });
      return { ...found, heading: 1, heading_found: false };
    };
    on.host.paths = [HEAPS];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    expect(await screen.findByText(/Muster found no row of headings and took row 1/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Import Heap as'), 'figures');
    await user.selectOptions(screen.getByLabelText('Headings'), '2');
    await waitFor(() => expect(screen.queryByText(/found no row of headings/)).toBeNull());
    expect(on.host.requests('read_spreadsheet').at(-1)).toMatchObject({ heading: 2, mapping: null });
    await user.selectOptions(screen.getByLabelText('Headings'), 'There are none');
    await waitFor(() => expect(on.host.requests('read_spreadsheet').at(-1)).toMatchObject({ heading: 0 }));
    await user.selectOptions(await screen.findByLabelText('Import 1 as'), 'name');
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await waitFor(() => expect(on.host.requests('import_collection')[0]).toMatchObject({ heading: 0 }));
  });

  it('exports to the file that was chosen', async () => {
    on.host.paths = ['/written/out.csv'];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Export/ }));
    expect(await screen.findByText('Exported 4 rows to /written/out.csv')).toBeTruthy();
  });
});
