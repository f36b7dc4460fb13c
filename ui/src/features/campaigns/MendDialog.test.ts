import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import type { Amend } from '../../bindings/Amend';
import type { HistoryEntry } from '../../bindings/HistoryEntry';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import { Book } from './book.svelte';
import HistoryPane from './HistoryPane.svelte';
import MendDialog from './MendDialog.svelte';
import { booked, books, mission, NEXT, opened, stage } from './stage';

const on = stage();
const FIRST = 'First Light: won by the Rebels';
const HILT = 'Weighted Hilt attached to Great Axe';
let view: KeptCampaign;
const user = userEvent.setup();
const mends = () => on.host.requests('mend_campaign').map((request) => request.mend);
const change = () => screen.getByRole('button', { name: 'Change history' });

/** The history's entry with a given text. */
function entry(text: string): HistoryEntry {
  const found = view.history.find((one) => one.text === text);
  if (!found) throw new Error(`no step ${text}`);
  return found;
}

async function show(text = FIRST) {
  const { book } = await opened(on.id);
  return render(MendDialog, { book, view, of: entry(text), open: true });
}

/** Edits the history elsewhere. */
const mended = (text: string, amend: Amend, why: string) =>
  really('mend_campaign', {
    id: on.id,
    entries: null,
    mend: { entry: entry(text).entry, amend, keep_missions: true, why },
    reveal: { secrets: false, pin: null },
  });

beforeEach(async () => {
  view = await books(on.id);
});

describe('history that is mended', () => {
  it('opens at what was told then, and shows what another winner changes before it is taken', async () => {
    await show();
    const empire = await screen.findByRole('radio', { name: /Empire|Imperial/ });
    expect(await screen.findByRole('radio', { name: 'The Rebels won' })).toHaveProperty('checked', true);
    await user.click(empire);
    expect(await screen.findByText(/Steady Hand handed to Finn Sorrel/)).toBeTruthy();
    expect(screen.getByText('No hero who could do this owns Steady Hand.')).toBeTruthy();
    expect(screen.getByText('Shadow Falls: won by the Imperial player')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Empire influence 6 → 7/ })).toBeTruthy();
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await user.type(screen.getByLabelText('Why'), 'wrong name');
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    expect(mends()).toMatchObject([
      {
        entry: entry(FIRST).entry,
        keep_missions: true,
        why: 'wrong name',
        amend: {
          replace: {
            do: 'mission',
            name: 'first-light',
            winner: 'empire',
            crates: 2,
            draws: { 'side-deck': ['dry-grass', 'tall-tower'] },
          },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removes a step that is no mission, and says so first', async () => {
    await show(HILT);
    expect(await screen.findByText(/The step is removed/)).toBeTruthy();
    expect(await screen.findByText('No balance, card or later step changes.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    expect(mends()).toMatchObject([{ entry: entry(HILT).entry, amend: 'remove', keep_missions: false }]);
  });

  it('puts a forgotten mission before a step', async () => {
    const grass = 'Dry Grass: won by the Imperial player';
    await show(grass);
    await user.click(await screen.findByRole('radio', { name: 'Something came before it' }));
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    const said = `Before “${grass}” comes “Tall Tower: won by the Rebels”.`;
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    const before = { do: 'mission', name: 'tall-tower', winner: 'rebels' };
    expect(mends()).toMatchObject([{ entry: entry(grass).entry, amend: { before } }]);
  });

  it('keeps why a mission was played all the same, and asks for another reason where it is taken off', async () => {
    const why = 'we had laid out its map';
    view = await booked(on.id, NEXT, NEXT, mission('way-home', 'rebels', { anyway: why }));
    await show(view.history.at(-1)?.text);
    const reason = await screen.findByLabelText('Played anyway, because');
    expect(reason).toHaveProperty('value', why);
    await user.click(screen.getByRole('radio', { name: 'The Empire won' }));
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.clear(reason);
    await screen.findByText('Enter why it was played anyway.');
    expect(change()).toHaveProperty('disabled', true);
    await user.type(reason, why);
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    const step = { do: 'mission', name: 'way-home', winner: 'empire', anyway: why };
    expect(mends()).toMatchObject([{ amend: { replace: step } }]);
  });

  it('takes nothing that the rules refuse', async () => {
    on.host.answers.preview_mend = async (request) => ({
      ...(await really('preview_mend', request)),
      refused: [{ rule: 'SY-CHOOSE', message: 'Not active.' }],
    });
    await show();
    expect(await screen.findByText('Not active.')).toBeTruthy();
    expect(change()).toHaveProperty('disabled', true);
  });
});

describe('the history', () => {
  it('tells each step in a line a side, opens to its movements and offers to change it', async () => {
    let chosen: HistoryEntry | null = null;
    render(HistoryPane, {
      book: new Book(view.id),
      view,
      onmend: (of: HistoryEntry) => {
        chosen = of;
      },
    });
    expect(screen.getByText('Rebels: +1200 credits · each hero +1 XP')).toBeTruthy();
    await user.click(screen.getByText(FIRST));
    const opened = await screen.findByRole('dialog', { name: FIRST });
    expect(opened.textContent).toContain('SY-CLEANUP');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: `Change: ${FIRST}` }));
    expect(chosen).toMatchObject({ entry: entry(FIRST).entry });
    await user.click(screen.getByRole('radio', { name: 'Ledger' }));
    expect(screen.getByText('33 entries')).toBeTruthy();
  });

  it('says what a step was before it was changed and why, and which steps were removed', async () => {
    const grass = 'Dry Grass: won by the Imperial player';
    const drawn = { 'side-deck': ['whispers'] };
    await mended(grass, { replace: mission('dry-grass', 'rebels', { draws: drawn }) }, 'misread');
    await mended(HILT, 'remove', 'never attached');
    render(HistoryPane, { book: new Book(view.id), view: await books(on.id), onmend: () => {} });
    const said = [...document.querySelectorAll('small')].map((one) => one.textContent?.trim());
    const was = `“${grass}; Rebels: +450 credits · each hero +1 XP; Empire: +1 XP, +5 influence”`;
    const becomes =
      '“Dry Grass: won by the Rebels; Rebels: +800 credits · each hero +1 XP; Empire: +1 XP, +1 influence”';
    expect(said).toContain(`${was} → ${becomes}: misread`);
    await user.click(screen.getByText('1 step removed'));
    expect(screen.getByText(HILT)).toBeTruthy();
    expect(screen.getByText('never attached')).toBeTruthy();
  });
});
