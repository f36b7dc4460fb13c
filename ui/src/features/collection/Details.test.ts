import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { kept } from '../../lib/kept.svelte';
import { Fault } from '../../platform';
import { refusal } from '../../platform/memory';
import Details from './Details.svelte';
import { EVERYTHING, Holdings } from './holdings.svelte';
import { holding, MAGE, stage, WARDEN } from './stage';

const on = stage();
let row: HoldingRow;

beforeEach(async () => {
  row = await holding('Warden');
});

const show = () =>
  render(Details, { props: { row, onset: () => {}, onchange: () => {}, onclose: () => {} } });

describe('the details of a printing', () => {
  it('save a note a moment after the last letter, without waiting for the field to be left', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText('Note'), 'from Bob');
    await waitFor(() => expect(on.host.requests('set_holding').at(-1)?.note).toBe('from Bob'));
    expect(on.host.requests('set_holding')).toHaveLength(1);
  });

  it('save a note that is still being typed when the page is left or another printing comes', async () => {
    const user = userEvent.setup();
    const page = show();
    await user.type(screen.getByLabelText('Note'), 'one');
    await page.rerender({ row: { ...row, printing: MAGE } });
    await user.type(screen.getByLabelText('Note'), 'two');
    page.unmount();
    const sent = on.host.requests('set_holding').map(({ printing, note }) => [printing, note]);
    expect(sent).toEqual([
      [WARDEN, 'one'],
      [MAGE, 'two'],
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
    expect(kept.has(`copy ${SHELF} ${WARDEN} `)).toBe(false);
  });
});

describe('numbers', () => {
  /** A list of all printings, and the Warden's row in it. */
  async function listed(): Promise<{ list: Holdings; warden: () => HoldingRow }> {
    const list = new Holdings();
    await list.list(EVERYTHING);
    return { list, warden: () => list.rows.find((one) => one?.printing === WARDEN) ?? row };
  }

  it('are kept one after another, so that the last is what stays', async () => {
    const answers: (() => void)[] = [];
    on.host.answers.set_holding = (change) =>
      new Promise((resolve) => answers.push(() => resolve(really('set_holding', change))));
    const { list, warden } = await listed();
    const one = list.set(warden(), 'figures', 3);
    const two = list.set(warden(), 'figures', 4);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await Promise.all([one, two]);
    expect(warden().figures).toBe(4);
  });

  it('leave the sum as it was where one could not be kept', async () => {
    on.host.answers.set_holding = () => {
      throw new Fault(refusal('full'));
    };
    const { list, warden } = await listed();
    const sum = list.figures;
    await list.set(warden(), 'figures', 9);
    expect([warden().figures, list.figures]).toEqual([2, sum]);
  });
});
