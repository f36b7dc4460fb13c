import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CopyView } from '../../bindings/CopyView';
import type { ImportAnswer } from '../../bindings/ImportAnswer';
import type { ProductView } from '../../bindings/ProductView';
import type { WireError } from '../../bindings/WireError';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { Fault, setPlatform } from '../../platform';
import { type Answers, MemoryPlatform } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { typed } from './quick.svelte';
import { GAME, row, SUMMARY } from './sample';
import { type Tab, view } from './tabs.svelte';

const error = (code: string): WireError => ({
  code,
  message: `It is ${code}.`,
  means: 'Nothing was saved.',
  todo: 'Write it otherwise.',
  input: true,
});

/** The program in small: three printings whose numbers can be changed. */
function program(): Answers {
  const rows = [row(1, 'Yoda', 2), row(2, 'Mace Windu'), row(12, 'Clone Trooper', 5)];
  const of = (printing: string) => {
    const found = rows.find((r) => r.printing === printing);
    if (!found) throw new Fault(error('unknown-printing'));
    return found;
  };
  return {
    collection: SUMMARY,
    holdings: ({ query, show }) => {
      const fits = rows.filter(
        (r) => r.name.toLowerCase().includes(query.toLowerCase()) && (show !== 'missing' || r.figures === 0),
      );
      return { total: fits.length, figures: fits.reduce((sum, r) => sum + r.figures, 0), rows: fits };
    },
    set_holding: ({ game: _, printing, ...change }) => Object.assign(of(printing), change),
    add_holding: ({ printing, figures, cards }) => {
      const found = of(printing);
      found.figures += figures ?? 0;
      found.cards += cards ?? 0;
      return found;
    },
    quick_find: ({ text }) => ({
      rows: rows.filter((r) => r.number === text || r.name.toLowerCase().startsWith(text)),
    }),
    copies: { copies: [] },
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
  };
}

let host: MemoryPlatform;

beforeEach(() => {
  host = new MemoryPlatform(program());
  setPlatform(host);
  desk.game = GAME;
  desk.settings.pages = {};
  view.forget();
  kept.clear();
  toasts.list = [];
  route.go('collection');
});

async function show(tab: Tab) {
  const user = userEvent.setup();
  const { container } = render(CollectionPage);
  render(Toasts);
  view.open(tab);
  await screen.findByText(/of 22 printings/, { selector: 'small' });
  return { user, container };
}

const hear = (key: string) => keys.hear(new KeyboardEvent('keydown', { key }));

describe('the collection', () => {
  it('says what goes there and offers first steps while it is empty', async () => {
    host.answers.collection = { ...SUMMARY, figures: 0, cards: 0, wanted: 0, for_trade: 0 };
    render(CollectionPage);
    expect(await screen.findByText('Your collection is empty')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enter figures from the keyboard' }));
    expect(screen.getByRole('combobox', { name: /Number, or part/ })).toBeTruthy();
  });

  it('has no faults that axe finds on any of its parts', async () => {
    host.answers.products = { game: 'test', products: [] };
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
    await screen.findByText('Mace Windu');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}++w-');
    const sent = host
      .requests('set_holding')
      .map(({ printing, figures, wanted }) => [printing, figures, wanted]);
    expect(sent).toEqual([
      ['test/first/2', 1, undefined],
      ['test/first/2', 2, undefined],
      ['test/first/2', undefined, 1],
      ['test/first/2', 1, undefined],
    ]);
  });

  it('has what was counted taken back as one, where the toast says what', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mace Windu');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}+++');
    expect(await screen.findByText('Yoda figures: 5, was 2')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(1));
    expect(host.requests('add_holding')[0]).toEqual({ game: 'test', printing: 'test/first/1', figures: -3 });
    // The list follows.
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Yoda figures').value).toBe('2'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what was counted last in the place of what was counted before', async () => {
    const { user } = await show('printings');
    await screen.findByText('Mace Windu');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}+w{ArrowDown}+');
    expect(await screen.findByText('Mace Windu figures: 1, was 0')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    // Counted back by hand, there is nothing to take back.
    await user.keyboard('-');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('shows a number as it was where it could not be kept, and says why', async () => {
    host.answers.set_holding = () => {
      throw new Fault(error('full'));
    };
    const { user } = await show('printings');
    await user.click(await screen.findByLabelText('One more: Yoda figures'));
    expect(await screen.findByText('It is full.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Yoda figures').value).toBe('2');
  });

  it('is searched as somebody types, and the latest answer wins', async () => {
    const answers: (() => void)[] = [];
    const { user } = await show('printings');
    await screen.findByText('Mace Windu');
    host.answers.holdings = ({ query }) =>
      new Promise((resolve) => {
        const one = row(1, `found ${query}`);
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
    host.answers.put_copy = () => {
      throw new Fault(error('unfit-date'));
    };
    const { user } = await show('printings');
    await screen.findByText('Mace Windu');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add copy' }));
    await user.type(screen.getByLabelText('Condition'), 'mint');
    const date = screen.getByLabelText('Date acquired');
    await user.type(date, 'last May{Enter}');
    expect(await screen.findByText('It is unfit-date. Write it otherwise.')).toBeTruthy();
    expect(date.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(date);
    expect(screen.getByLabelText<HTMLInputElement>('Condition').value).toBe('mint');
    host.answers.put_copy = (request) => ({ ...request, id: 'a', photo: null }) as unknown as CopyView;
    host.answers.copies = {
      copies: [
        {
          id: 'a',
          condition: 'mint',
          painted: null,
          location: '',
          price: '',
          currency: '',
          acquired: '2008',
          note: '',
          photo: null,
          printing: 'test/first/1',
        },
      ],
    };
    await user.clear(date);
    await user.type(date, '2008{Enter}');
    expect(await screen.findByText('mint · 2008')).toBeTruthy();
    // Escape leads back to the list.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Yoda/ }));
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
    // Faster than any answer comes.
    await user.keyboard('12{Enter}mac{Enter}3x1{Enter}');
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(3));
    const sent = host
      .requests('add_holding')
      .map(({ printing, figures, cards }) => [printing, figures, cards]);
    expect(sent).toEqual([
      ['test/first/12', 1, 1],
      ['test/first/2', 1, 1],
      ['test/first/1', 3, 3],
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
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(2));
    await screen.findByText('2 figures');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(3));
    expect(host.requests('add_holding')[2]).toMatchObject({
      printing: 'test/first/1',
      figures: -1,
      cards: -1,
    });
    expect(await screen.findByText('undone')).toBeTruthy();
    window.removeEventListener('keydown', heard);
  });

  it('says what nobody knows, and keeps it to be mended', async () => {
    const { user } = await show('quick');
    await user.keyboard('nobody{Enter}');
    expect(await screen.findByText(/No match for “nobody”/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Number/ }).value).toBe('nobody');
    expect(host.requests('add_holding')).toHaveLength(0);
  });

  it('remembers the set that was chosen', async () => {
    const { user } = await show('quick');
    await user.selectOptions(screen.getByLabelText('Enter from set'), 'second');
    await waitFor(() => expect(desk.settings.pages.collection).toMatchObject({ sets: { test: 'second' } }));
    expect(host.requests('quick_find').every((r) => r.set === 'second' || r.text === '')).toBe(true);
  });
});

describe('sets and overview', () => {
  it('shows how complete each set is and what it lacks', async () => {
    const { user } = await show('sets');
    const first = screen.getByRole('row', { name: /First Set/ });
    expect(within(first).getByRole('img', { name: '5%' })).toBeTruthy();
    expect(within(first).getByText('1 / 20')).toBeTruthy();
    expect(screen.getByText(/1 of 2 complete/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Add Mace Windu to want list' }));
    expect(host.requests('set_holding')[0]).toMatchObject({ printing: 'test/first/2', wanted: 1 });
  });

  it('says value, duplicates and wants in numbers that can be looked into', async () => {
    const { user } = await show('overview');
    expect(screen.getByText('12.50 EUR')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /duplicates/ }));
    await waitFor(() => expect(host.requests('holdings').at(-1)).toMatchObject({ show: 'duplicates' }));
  });
});

describe('products', () => {
  const STARTER: ProductView = {
    id: 'starter',
    name: 'The Starter',
    kind: 'starter',
    set: 'first',
    set_name: 'First Set',
    released: '2004',
    figures: 2,
    contents: [
      { printing: 'test/first/1', local_name: 'Yoda', factions: ['red'], number: '1', rarity: 'C', count: 1 },
      {
        printing: 'test/first/2',
        local_name: 'Mace Windu',
        factions: ['red'],
        number: '2',
        rarity: 'C',
        count: 1,
      },
    ],
  };
  const BOOSTER: ProductView = {
    ...STARTER,
    id: 'booster',
    name: 'First Booster',
    kind: 'booster',
    figures: 7,
    contents: [],
  };

  it('adds a product’s contents, which can be taken back', async () => {
    host.answers.products = { game: 'test', products: [STARTER, BOOSTER] };
    const { id: product, name } = STARTER;
    host.answers.add_product = { game: 'test', product, name, count: 2, change: 4, figures: 4, contents: [] };
    host.answers.take_back_change = { done: true };
    const { user } = await show('products');
    const count = await screen.findByLabelText('Quantity of The Starter');
    await user.clear(count);
    await user.type(count, '2{Enter}');
    expect(host.requests('add_product')).toEqual([{ game: 'test', product: 'starter', count: 2 }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.requests('take_back_change')).toEqual([{ change: 4 }]));
  });

  it('opens quick entry for a booster and counts what was in it', async () => {
    host.answers.products = { game: 'test', products: [BOOSTER] };
    const { user } = await show('products');
    await user.click(await screen.findByRole('button', { name: /First Set/ }));
    expect(await screen.findByText('0 of 7 figures entered')).toBeTruthy();
    await user.keyboard('12{Enter}');
    expect(await screen.findByText('1 of 7 figures entered')).toBeTruthy();
    expect(host.requests('quick_find').at(-1)).toMatchObject({ set: 'first' });
  });
});

describe('importing', () => {
  const PREVIEW: ImportAnswer = {
    strangers: 0,
    made_mine: 0,
    file: 'mine.csv',
    columns: [
      { heading: 'Figure', field: 'name', samples: ['Yoda'] },
      { heading: 'Pieces', field: null, samples: ['2', '3'] },
    ],
    fields: [
      { field: 'name', name: 'Name' },
      { field: 'figures', name: 'Figures owned' },
    ],
    heading: 2,
    heading_found: true,
    first_lines: [
      { line: 1, text: 'My figures' },
      { line: 2, text: 'Figure · Pieces' },
    ],
    rows: 3,
    all_rows: 5,
    fates: [],
    added: 1,
    changed: 1,
    unchanged: 0,
    copies: 0,
    assumed: [],
    assumed_count: 0,
    faults: [
      {
        line: 4,
        fault: 'unknown',
        name: 'Nobody',
        candidates: [],
        message: 'No printing is called “Nobody”.',
      },
    ],
    fault_count: 1,
    encoding: null,
    trouble: null,
    change: null,
  };

  it('shows what the file would do before it is done, and takes it back', async () => {
    host.answers.read_spreadsheet = ({ mapping }) =>
      mapping?.[1] === 'figures'
        ? {
            ...PREVIEW,
            added: 2,
            columns: PREVIEW.columns.map((c, i) => (i === 1 ? { ...c, field: 'figures' } : c)),
          }
        : PREVIEW;
    host.answers.import_collection = { ...PREVIEW, change: 9, added: 2 };
    host.answers.take_back_change = { done: true };
    route.go('collection', null, { kind: 'spreadsheet', path: '/home/me/mine.csv' });
    const { user } = await show('printings');
    const dialog = await screen.findByRole('dialog', { name: 'Import mine.csv' });
    expect(within(dialog).getByText('Row 4')).toBeTruthy();
    expect(within(dialog).getByText('No printing is called “Nobody”.')).toBeTruthy();
    expect(host.requests('import_collection')).toHaveLength(0);
    await user.selectOptions(within(dialog).getByLabelText('Import Pieces as'), 'figures');
    await waitFor(() => expect(within(dialog).getByText('printings added')).toBeTruthy());
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(host.requests('import_collection')).toHaveLength(1));
    expect(host.requests('import_collection')[0]).toEqual({
      game: 'test',
      path: '/home/me/mine.csv',
      mapping: ['name', 'figures'],
      mode: 'replace',
      spelled_out: 0,
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.requests('take_back_change')).toEqual([{ change: 9 }]));
  });

  it('has what was chosen for a file again after the dialog was closed', async () => {
    host.answers.read_spreadsheet = ({ mapping }) => ({
      ...PREVIEW,
      columns: PREVIEW.columns.map((c, i) => ({ ...c, field: mapping ? (mapping[i] ?? null) : c.field })),
    });
    host.paths = ['/home/me/mine.csv', '/home/me/mine.csv'];
    const { user } = await show('printings');
    const pieces = () => screen.getByLabelText<HTMLSelectElement>('Import Pieces as');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    await user.selectOptions(await screen.findByLabelText('Import Pieces as'), 'figures');
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
    host.answers.read_spreadsheet = { ...PREVIEW, added: 0, changed: 0, trouble: error('column-missing') };
    host.paths = ['/home/me/mine.csv'];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    expect(await screen.findByText('It is column-missing.')).toBeTruthy();
    const run = screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
    expect(run.disabled).toBe(true);
  });

  it('lets somebody say where the headings are, and forgets what other columns meant', async () => {
    host.answers.read_spreadsheet = ({ heading }) =>
      heading === undefined ? { ...PREVIEW, heading: 1, heading_found: false } : { ...PREVIEW, heading };
    host.answers.import_collection = { ...PREVIEW, change: 9 };
    host.paths = ['/home/me/mine.csv'];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'Import…' }));
    expect(await screen.findByText(/Muster found no row of headings and took row 1/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Import Pieces as'), 'figures');
    await user.selectOptions(screen.getByLabelText('Headings'), '2');
    await waitFor(() => expect(screen.queryByText(/found no row of headings/)).toBeNull());
    expect(host.requests('read_spreadsheet').at(-1)).toMatchObject({ heading: 2, mapping: null });
    await user.selectOptions(screen.getByLabelText('Headings'), 'There are none');
    await waitFor(() => expect(host.requests('read_spreadsheet').at(-1)).toMatchObject({ heading: 0 }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(host.requests('import_collection')[0]).toMatchObject({ heading: 0 }));
  });

  it('exports to the file that was chosen', async () => {
    host.answers.export_collection = { path: '/home/me/out.csv', rows: 3 };
    host.paths = ['/home/me/out.csv'];
    const { user } = await show('printings');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Export/ }));
    expect(await screen.findByText('Exported 3 rows to /home/me/out.csv')).toBeTruthy();
  });
});
