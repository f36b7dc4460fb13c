import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import Details from './Details.svelte';
import { EVERYTHING, Holdings } from './holdings.svelte';

const ROW = {
  printing: 'test/first/1',
  figure: 'test/yoda',
  name: 'Yoda',
  local_name: 'Yoda',
  factions: [],
  figures: 2,
  cards: 0,
  wanted: 0,
  for_trade: 0,
  promised: 0,
  note: '',
  copies: 0,
} as unknown as HoldingRow;

let host: MemoryPlatform;

beforeEach(() => {
  host = new MemoryPlatform({
    copies: { copies: [] },
    holdings: { total: 1, figures: 2, rows: [ROW] },
    set_holding: (change) => ({ ...ROW, ...change }) as HoldingRow,
  });
  setPlatform(host);
  desk.game = { id: 'test', factions: [], rarities: [], sets: [] } as unknown as GameView;
  kept.clear();
});

const show = () =>
  render(Details, { props: { row: ROW, onset: () => {}, onchange: () => {}, onclose: () => {} } });

describe('the details of a printing', () => {
  it('save a note a moment after the last letter, without waiting for the field to be left', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('Note'), 'from Bob');
    await waitFor(() => expect(host.requests('set_holding').at(-1)?.note).toBe('from Bob'));
    expect(host.requests('set_holding')).toHaveLength(1);
  });

  it('save a note that is still being typed when the page is left or another printing comes', async () => {
    const user = userEvent.setup();
    const page = show();
    await user.type(screen.getByLabelText('Note'), 'one');
    await page.rerender({ row: { ...ROW, printing: 'test/first/2' } });
    await user.type(screen.getByLabelText('Note'), 'two');
    page.unmount();
    const sent = host.requests('set_holding').map(({ printing, note }) => [printing, note]);
    expect(sent).toEqual([
      ['test/first/1', 'one'],
      ['test/first/2', 'two'],
    ]);
  });

  it('keep what was typed of a copy until it is saved or given up', async () => {
    const user = userEvent.setup();
    const first = show();
    await user.click(screen.getByRole('button', { name: 'Add copy' }));
    await user.type(screen.getByLabelText('Condition'), 'mint');
    first.unmount();
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Condition').value).toBe('mint');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText<HTMLInputElement>('Condition').value).toBe('');
    await user.type(screen.getByLabelText('Condition'), 'worn');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Condition')).toBeNull();
    expect(kept.has('copy test test/first/1 ')).toBe(false);
  });
});

describe('numbers', () => {
  it('are kept one after another, so that the last is what stays', async () => {
    const answers: (() => void)[] = [];
    host.answers.set_holding = (change) =>
      new Promise((resolve) => answers.push(() => resolve({ ...ROW, ...change } as HoldingRow)));
    const list = new Holdings();
    await list.list(EVERYTHING);
    const one = list.set(ROW, 'figures', 3);
    const two = list.set(list.rows[0] ?? ROW, 'figures', 4);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await Promise.all([one, two]);
    expect(list.rows[0]?.figures).toBe(4);
  });

  it('leave the sum as it was where one could not be kept', async () => {
    host.answers.set_holding = () => {
      throw new Fault({ code: 'full', message: 'Full.', means: '', todo: '', input: false });
    };
    const list = new Holdings();
    await list.list(EVERYTHING);
    await list.set(ROW, 'figures', 9);
    expect([list.rows[0]?.figures, list.figures]).toEqual([2, 2]);
  });
});
