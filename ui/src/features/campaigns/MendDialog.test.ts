import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../bindings/HistoryEntry';
import type { MendPreview } from '../../bindings/MendPreview';
import type { Moment } from '../../bindings/Moment';
import type { ToldResult } from '../../bindings/ToldResult';
import { kept } from '../../lib/kept.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { Book } from './book.svelte';
import HistoryPane from './HistoryPane.svelte';
import MendDialog from './MendDialog.svelte';
import { refusal, sampleView } from './sample';
import { choice, FLY_SOLO, form } from './steps/sample';

const TOLD: ToldResult = {
  mission: 'aftermath',
  winner: 'rebels',
  outcome: null,
  crates: 2,
  met: [],
  tokens: 0,
  gains: { influence: 2 },
  activates: [],
  draws: { 'side-deck': ['high-moon', 'homecoming'] },
  reward_to: null,
  ally: null,
  anyway: null,
};
const AFTERMATH = choice('aftermath', 'Aftermath', {
  form: form({
    draws: [
      {
        deck: 'side-deck',
        count: 2,
        missions_name: '',
        missions: [
          { id: 'high-moon', name: 'High Moon' },
          { id: 'homecoming', name: 'Homecoming' },
        ],
      },
    ],
  }),
});
const PREVIEW: MendPreview = {
  was: 'Aftermath: the Rebels won',
  becomes: 'Aftermath: the Empire won',
  before: false,
  amounts: [{ who_name: 'Empire', what_name: 'influence', before: 3, after: 4 }],
  cards: [],
  anyway: ['A New Threat: the Rebels won'],
  lost: [
    {
      entry: 5,
      step: 'DL-44 bought for Jyn Odan',
      why: [{ rule: 'IA-SHOP', message: 'You need 500 and have 300.' }],
    },
  ],
  place: 'Stage 3',
  refused: [],
};

let host: MemoryPlatform;
let preview: MendPreview;
let moment: Moment;
const user = userEvent.setup();
const mends = () => host.requests('mend_campaign').map((request) => request.mend);
const change = () => screen.getByRole('button', { name: 'Change history' });
const view = sampleView();
const entry = (more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...(view.history[0] as HistoryEntry),
  ...more,
});

function show(of: HistoryEntry = entry()) {
  host = new MemoryPlatform({
    campaign: () => view,
    campaign_moment: () => moment,
    preview_mend: () => preview,
    mend_campaign: () => ({ ...view, done: 'changed', refused: [] }),
  });
  setPlatform(host);
  const book = new Book(view.id);
  book.view = view;
  return render(MendDialog, { book, view, of, open: true });
}

beforeEach(() => {
  kept.clear();
  preview = PREVIEW;
  moment = { missions: [AFTERMATH], told: TOLD };
});

describe('history that is mended', () => {
  it('opens at what was told then, and shows what another winner changes before it is taken', async () => {
    show();
    const empire = await screen.findByRole('radio', { name: /Empire|Imperial/ });
    expect(await screen.findByRole('radio', { name: 'The Rebels won' })).toHaveProperty('checked', true);
    await user.click(empire);
    expect(await screen.findByText(/DL-44 bought for Jyn Odan/)).toBeTruthy();
    expect(screen.getByText('You need 500 and have 300.')).toBeTruthy();
    expect(screen.getByText('A New Threat: the Rebels won')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Empire influence 3 → 4/ })).toBeTruthy();
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await user.type(screen.getByLabelText('Why'), 'wrong name');
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    expect(mends()).toMatchObject([
      {
        entry: 1,
        keep_missions: true,
        why: 'wrong name',
        amend: {
          replace: {
            do: 'mission',
            name: 'aftermath',
            winner: 'empire',
            crates: 2,
            draws: { 'side-deck': ['high-moon', 'homecoming'] },
          },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removes a step that is no mission, and says so first', async () => {
    moment = { missions: [], told: null };
    preview = { ...PREVIEW, becomes: null, amounts: [], anyway: [], lost: [] };
    show(entry({ entry: 4, text: 'DL-44 bought for Jyn Odan', mission: false }));
    expect(await screen.findByText(/The step is removed/)).toBeTruthy();
    expect(await screen.findByText('No balance, card or later step changes.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    expect(mends()).toMatchObject([{ entry: 4, amend: 'remove', keep_missions: false }]);
  });

  it('puts a forgotten mission before a step', async () => {
    moment = { missions: [AFTERMATH, FLY_SOLO], told: TOLD };
    show();
    preview = { ...PREVIEW, before: true, becomes: 'Fly Solo: the Rebels won' };
    await user.click(await screen.findByRole('radio', { name: 'Something came before it' }));
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    const said = 'Before “Aftermath: the Rebels won” comes “Fly Solo: the Rebels won”.';
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect(change()).toHaveProperty('disabled', false));
    await user.click(change());
    expect(mends()).toMatchObject([{ entry: 1, amend: { before: { do: 'mission', winner: 'rebels' } } }]);
  });

  it('keeps why a mission was played all the same, and asks for another reason where it is taken off', async () => {
    const why = 'we had laid out its map';
    const all = choice('high-moon', 'High Moon', { refused: [refusal('IA-CHOOSE', 'It isn’t active.')] });
    moment = { missions: [AFTERMATH, all], told: { ...TOLD, mission: 'high-moon', anyway: why } };
    show();
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
    const step = { do: 'mission', name: 'high-moon', winner: 'empire', anyway: why };
    expect(mends()).toMatchObject([{ amend: { replace: step } }]);
  });

  it('takes nothing that the rules refuse', async () => {
    preview = { ...PREVIEW, refused: [{ rule: 'IA-CHOOSE', message: 'Not active.' }] };
    show();
    expect(await screen.findByText('Not active.')).toBeTruthy();
    expect(change()).toHaveProperty('disabled', true);
  });
});

describe('the history', () => {
  it('tells each step in a line a side, opens to its movements and offers to change it', async () => {
    setPlatform(new MemoryPlatform());
    let mended: HistoryEntry | null = null;
    const ledger = view.ledger.map((row, at) => (at === 0 ? { ...row, entry: 1 } : { ...row, entry: 9 }));
    render(HistoryPane, {
      book: new Book(view.id),
      view: { ...view, ledger },
      onmend: (of: HistoryEntry) => {
        mended = of;
      },
    });
    expect(screen.getByText('Rebels: +800 credits · each hero +1 XP')).toBeTruthy();
    await user.click(screen.getByText('Aftermath: the Rebels won'));
    expect(screen.getByText(ledger[0]?.rule ?? '')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change: Aftermath: the Rebels won' }));
    expect(mended).toMatchObject({ entry: 1 });
    await user.click(screen.getByRole('radio', { name: 'Ledger' }));
    expect(screen.getByText('11 entries')).toBeTruthy();
  });

  it('says what a step was before it was changed and why, and which steps were removed', async () => {
    setPlatform(new MemoryPlatform());
    const mends = [
      { was: 'Aftermath: the Empire won', becomes: 'Aftermath: the Rebels won', why: 'misread' },
    ];
    const history = view.history.map((entry) => ({ ...entry, mended: true, mends }));
    const removed = [{ entry: 2, text: 'DL-44 bought', why: 'never bought' }];
    render(HistoryPane, {
      book: new Book(view.id),
      view: { ...view, history, removed },
      onmend: () => {},
    });
    expect(
      screen.getByText('“Aftermath: the Empire won” → “Aftermath: the Rebels won”: misread'),
    ).toBeTruthy();
    await user.click(screen.getByText('1 step removed'));
    expect(screen.getByText('DL-44 bought')).toBeTruthy();
    expect(screen.getByText('never bought')).toBeTruthy();
  });
});
