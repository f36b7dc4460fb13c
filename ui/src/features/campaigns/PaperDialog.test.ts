import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import type { HistoryEntry } from '../../bindings/HistoryEntry';
import PaperDialog from './PaperDialog.svelte';
import { draftOf, freshDraft, nextStage, stepOf } from './paper/paper';
import { begun, booked as bookedBefore, opened, paper, stage } from './stage';

const on = stage();
const user = userEvent.setup();
const booked = () => on.host.requests('book_step').map((request) => request.step);
/** A campaign in which nothing has been recorded. */
let id: string;

async function show(of: HistoryEntry | null = null) {
  const { book } = await opened(id);
  return render(PaperDialog, { book, of, open: true });
}

beforeEach(async () => {
  id = await begun('Fridays');
});

describe('a log that was kept on paper', () => {
  it('is entered stage by stage, with what both sides have, and taken over as it stands', async () => {
    await show();
    expect(await screen.findByText('First Light')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Winner: First Light'), 'The Rebels won');
    await user.click(screen.getByRole('button', { name: 'Next stage' }));
    await user.selectOptions(screen.getByLabelText('Mission of stage 1, side mission'), 'Tall Tower');
    await user.click(screen.getByRole('button', { name: 'Forced mission' }));
    await user.selectOptions(screen.getByLabelText('Forced mission'), 'Hunted');
    await user.selectOptions(screen.getByLabelText('Next in the log'), 'Open: Rebel upgrade');
    await user.click(screen.getByRole('radio', { name: 'As they lie on the table' }));
    await user.type(screen.getByRole('combobox', { name: 'Active side missions' }), 'way{Enter}');
    const rebels = within(screen.getByRole('region', { name: 'Rebels' }));
    await user.type(rebels.getByLabelText('Credits left'), '450');
    const jyn = within(screen.getByRole('region', { name: 'Jana Ode' }));
    await user.type(jyn.getByRole('combobox'), 'cross');
    expect(jyn.getByRole('option').textContent).toBe('Crossbow ranged weapon · Tier 1');
    await user.keyboard('{Enter}');
    expect(jyn.getByRole('button', { name: /Crossbow \(ranged weapon · Tier 1\)/ })).toBeTruthy();
    expect(
      (
        await axe.run(document.body, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
    ).toEqual([]);
    const done = screen.getByRole('button', { name: 'Import log' });
    await waitFor(() => expect(done).toHaveProperty('disabled', false));
    await user.click(done);
    expect(booked()).toEqual([
      {
        do: 'paper',
        missions: [
          { name: null, winner: 'rebels', outcome: null },
          { name: 'tall-tower', winner: null, outcome: null },
          { name: 'hunted', winner: null, outcome: null },
        ],
        upgrade: 'rebel-upgrade',
        active: ['way-home'],
        books: {
          rebels: { left: { credits: 450 }, cards: [] },
          'jana-ode': { left: {}, cards: ['crossbow'] },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is here again for whoever leaves it half entered', async () => {
    const page = await show();
    await user.selectOptions(await screen.findByLabelText('Winner: First Light'), 'The Empire won');
    page.unmount();
    await show();
    await waitFor(() =>
      expect(screen.getByLabelText('Winner: First Light')).toHaveProperty('value', 'empire'),
    );
  });

  it('is changed in the history where a balance was left open', async () => {
    const step = paper(['first-light']);
    const view = await bookedBefore(id, step);
    await show(view.history.at(-1));
    const rebels = within(await screen.findByRole('region', { name: 'Rebels' }));
    expect(screen.getByLabelText('Winner: First Light')).toHaveProperty('value', 'rebels');
    await user.type(rebels.getByLabelText('Credits left'), '300');
    const done = screen.getByRole('button', { name: 'Change history' });
    await waitFor(() => expect(done).toHaveProperty('disabled', false));
    await user.click(done);
    expect(on.host.requests('mend_campaign')).toMatchObject([
      {
        mend: {
          entry: 1,
          amend: { replace: { do: 'paper', books: { rebels: { left: { credits: 300 } } } } },
        },
      },
    ]);
  });

  it('ends with the finale, skips stages that are not played, and reads what it wrote', async () => {
    const form = await really('paper_form', { id });
    const draft = freshDraft();
    const add = () => {
      const next = nextStage(form, draft.rows);
      if (next !== undefined) draft.rows.push({ stage: next, name: '', winner: '', outcome: null });
      return next;
    };
    expect(Array.from({ length: 8 }, add)).toEqual([1, 2, 3, 4, 5, 6, 7, undefined]);
    draft.rows.splice(1, 0, { stage: null, name: 'hunted', winner: 'empire', outcome: 'lost' });
    draft.books.rebels = { left: { credits: 5 }, cards: ['outlaw'] };
    expect(draftOf(stepOf(draft), form)).toEqual(draft);
  });
});
