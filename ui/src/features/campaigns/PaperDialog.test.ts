import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../bindings/HistoryEntry';
import type { PaperForm } from '../../bindings/PaperForm';
import { kept } from '../../lib/kept.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { Book } from './book.svelte';
import PaperDialog from './PaperDialog.svelte';
import { draftOf, freshDraft, nextStage, stepOf } from './paper/paper';
import { sampleView } from './sample';

const named = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));
const stage = (at: number, kind_name: string, names: string[], ends = false) => ({
  stage: at,
  kind_name,
  threat_level: 2,
  missions: named(...names),
  ends,
});
const FORM: PaperForm = {
  stages: [
    stage(0, 'introduction', ['Aftermath']),
    stage(1, 'side mission', ['High Moon', 'Indebted']),
    stage(3, 'story mission', ['A New Threat', 'Under Siege']),
    stage(4, 'finale', ['Last Stand'], true),
  ],
  forced: named('Infiltrated'),
  sides: [
    { id: 'rebels', name: 'Rebels' },
    { id: 'empire', name: 'Empire' },
  ],
  upgrades: [{ id: 'rebel-upgrade', name: 'Rebel upgrade' }],
  active: named('Homecoming', 'Fly Solo'),
  books: [
    {
      who: 'rebels',
      who_name: 'Rebels',
      counts: [{ what: 'credits', what_name: 'credits' }],
      cards: [{ id: 'han', name: 'Han Solo', kind_name: '' }],
    },
    {
      who: 'jyn-odan',
      who_name: 'Jyn Odan',
      counts: [{ what: 'xp', what_name: 'XP' }],
      cards: [{ id: 'dl-44', name: 'DL-44', kind_name: 'Ranged weapon' }],
    },
  ],
};

const user = userEvent.setup();
const view = sampleView({ played: [] });
let host: MemoryPlatform;
const booked = () => host.requests('book_step').map((request) => request.step);

function show(of: HistoryEntry | null = null) {
  host = new MemoryPlatform({
    campaign: () => view,
    paper_form: FORM,
    preview_step: { lines: [], refused: [] },
    preview_mend: {
      was: '',
      becomes: null,
      before: false,
      amounts: [],
      cards: [],
      anyway: [],
      lost: [],
      place: 'Stage 1',
      refused: [],
    },
    book_step: () => ({ ...view, done: 'done', refused: [] }),
    mend_campaign: () => ({ ...view, done: 'done', refused: [] }),
  });
  setPlatform(host);
  const book = new Book(view.id);
  book.view = view;
  return render(PaperDialog, { book, of, open: true });
}

beforeEach(() => kept.clear());

describe('a log that was kept on paper', () => {
  it('is entered stage by stage, with what both sides have, and taken over as it stands', async () => {
    show();
    expect(await screen.findByText('Aftermath')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Winner: Aftermath'), 'The Rebels won');
    await user.click(screen.getByRole('button', { name: 'Next stage' }));
    await user.selectOptions(screen.getByLabelText('Mission of stage 1, side mission'), 'Indebted');
    await user.click(screen.getByRole('button', { name: 'Forced mission' }));
    await user.selectOptions(screen.getByLabelText('Forced mission'), 'Infiltrated');
    await user.selectOptions(screen.getByLabelText('Next in the log'), 'Open: Rebel upgrade');
    await user.click(screen.getByRole('radio', { name: 'As they lie on the table' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Active side missions' }), 'Homecoming');
    const rebels = within(screen.getByRole('region', { name: 'Rebels' }));
    await user.type(rebels.getByLabelText('Credits left'), '450');
    const jyn = within(screen.getByRole('region', { name: 'Jyn Odan' }));
    await user.selectOptions(jyn.getByRole('combobox'), 'DL-44 (Ranged weapon)');
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
          { name: 'indebted', winner: null, outcome: null },
          { name: 'infiltrated', winner: null, outcome: null },
        ],
        upgrade: 'rebel-upgrade',
        active: ['homecoming'],
        books: {
          rebels: { left: { credits: 450 }, cards: [] },
          'jyn-odan': { left: {}, cards: ['dl-44'] },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is here again for whoever leaves it half entered', async () => {
    const page = show();
    await user.selectOptions(await screen.findByLabelText('Winner: Aftermath'), 'The Empire won');
    page.unmount();
    show();
    await waitFor(() => expect(screen.getByLabelText('Winner: Aftermath')).toHaveProperty('value', 'empire'));
  });

  it('is changed in the history where a balance was left open', async () => {
    const missions = [{ name: null, winner: 'rebels', outcome: null }];
    const step = { do: 'paper', missions, upgrade: null, active: null, books: {} } as const;
    show({ ...view.history[0], entry: 1, step: { ...step, missions: [...missions] } } as HistoryEntry);
    const rebels = within(await screen.findByRole('region', { name: 'Rebels' }));
    expect(screen.getByLabelText('Winner: Aftermath')).toHaveProperty('value', 'rebels');
    await user.type(rebels.getByLabelText('Credits left'), '300');
    const done = screen.getByRole('button', { name: 'Change history' });
    await waitFor(() => expect(done).toHaveProperty('disabled', false));
    await user.click(done);
    expect(host.requests('mend_campaign')).toMatchObject([
      { mend: { entry: 1, amend: { replace: { ...step, books: { rebels: { left: { credits: 300 } } } } } } },
    ]);
  });

  it('ends with the finale, skips stages that are not played, and reads what it wrote', () => {
    const draft = freshDraft();
    const add = () => {
      const next = nextStage(FORM, draft.rows);
      if (next !== undefined) draft.rows.push({ stage: next, name: '', winner: '', outcome: null });
      return next;
    };
    expect([add(), add(), add(), add()]).toEqual([1, 3, 4, undefined]);
    draft.rows.splice(1, 0, { stage: null, name: 'infiltrated', winner: 'empire', outcome: 'lost' });
    draft.books.rebels = { left: { credits: 5 }, cards: ['han'] };
    expect(draftOf(stepOf(draft), FORM)).toEqual(draft);
  });
});
