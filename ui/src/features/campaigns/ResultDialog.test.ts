import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { PreviewLine } from '../../bindings/PreviewLine';
import type { Reason } from '../../bindings/Reason';
import type { StepPreview } from '../../bindings/StepPreview';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { Book } from './book.svelte';
import ResultDialog from './ResultDialog.svelte';
import { refusal, refusedNow } from './sample';
import {
  choice,
  DECK,
  FLY_SOLO,
  form,
  HIGH_MOON,
  missionView,
  outcome,
  sideDraw,
  TEMPTATION,
} from './steps/sample';

let host: MemoryPlatform;
let refused: Reason[];
let answer: (step: CampaignStep) => StepPreview | Promise<StepPreview>;

const line = (more: Partial<PreviewLine>): PreviewLine => ({
  who_name: '',
  text: '',
  amount: null,
  what: null,
  what_name: '',
  balance: null,
  ...more,
});

const LINES: StepPreview = {
  lines: [
    line({
      who_name: 'Rebels',
      text: 'result of High Moon',
      amount: 400,
      what: 'credits',
      what_name: 'credits',
      balance: 1750,
    }),
    line({ text: 'A side mission is drawn by chance.' }),
  ],
  refused: [],
};

beforeEach(() => {
  kept.clear();
  refused = [];
  answer = () => LINES;
});

function show(view: KeptCampaign = missionView(), mission: string | null = null) {
  host = new MemoryPlatform({
    campaign: () => view,
    preview_step: ({ step }) => answer(step),
    book_step: () => ({ ...view, done: 'done', refused: refusedNow(refused) }),
    anyway_missions: ({ mission }) => ({
      missions: [{ mission: { id: 'homecoming', name: 'Homecoming' }, kind_name: 'Side mission' }],
      choice:
        mission === 'homecoming'
          ? choice('homecoming', 'Homecoming', { refused: [refusal('IA-CHOOSE', 'It isn’t active.')] })
          : null,
    }),
  });
  setPlatform(host);
  const book = new Book(view.id);
  book.view = view;
  return render(ResultDialog, { book, view, mission, open: true });
}

const user = userEvent.setup();
const booked = () => host.requests('book_step').map((request) => request.step);
const asked = () => host.requests('preview_step').map((request) => request.step);
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const book = () => screen.getByRole('button', { name: /^Record/ });
const ready = () => waitFor(() => expect(book()).toHaveProperty('disabled', false));
const RESULT = {
  do: 'mission',
  name: 'high-moon',
  winner: 'rebels',
  outcome: null,
  crates: 0,
  met: [],
  tokens: 0,
  gains: {},
  activates: [],
  draws: {},
  reward_to: null,
  ally: null,
  anyway: null,
};

describe('a mission’s result', () => {
  it('is booked in a handful of presses, and shows beforehand what it comes to', async () => {
    show(missionView(), 'high-moon');
    await screen.findByRole('dialog', { name: 'Result: High Moon' });
    expect(screen.getByText('Choose the winner.')).toBeTruthy();
    await user.click(radio('The Rebels won'));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    const row = await screen.findByRole('row', { name: /result of High Moon/ });
    expect(row.textContent).toMatch(/Rebels.*\+400 credits.*= 1,750/s);
    await ready();
    expect(
      (
        await axe.run(document.body, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
    ).toEqual([]);
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, crates: 2 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is entered by the keyboard alone', async () => {
    show(missionView(), 'high-moon');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(radio('The Rebels won')));
    await user.keyboard(' {Tab}{ArrowUp}{ArrowUp}{ArrowDown}{Tab} ');
    await ready();
    keys.hear(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    await waitFor(() => expect(booked()).toEqual([{ ...RESULT, crates: 1, met: ['unseen'] }]));
  });

  it('counts no more crates than lie there', async () => {
    show(missionView(), 'high-moon');
    const crates = await screen.findByRole('spinbutton', { name: 'Crates' });
    await user.clear(crates);
    await user.type(crates, '9');
    expect(crates).toHaveProperty('value', '4');
    expect(screen.getByRole('button', { name: 'One more: Crates' })).toHaveProperty('disabled', true);
  });

  it('offers the missions that can be played, and says of others why not', async () => {
    show();
    await screen.findByRole('dialog');
    expect(radio(/Fly Solo/)).toHaveProperty('disabled', true);
    expect(screen.getByText(/this stage needs another kind/).textContent).toContain('IA-CHOOSE');
    await user.click(radio(/Temptation/));
    await user.click(radio('The Empire won'));
    await waitFor(() => expect(asked()[0]).toMatchObject({ name: 'temptation', winner: 'empire' }));
  });

  it('says what a condition gives, and asks to whom reward cards go where the Rebels won', async () => {
    show(missionView(), 'high-moon');
    const met = await screen.findByRole('checkbox', { name: /Nobody was seen/ });
    expect(met.closest('label')?.textContent).toContain('+1 influence');
    await user.click(met);
    expect(met.closest('label')?.textContent).toContain('+50 credits for each hero');
    expect(screen.queryByLabelText(/Reward goes to/)).toBeNull();
    await user.click(radio('The Rebels won'));
    await user.selectOptions(screen.getByLabelText('Reward goes to: Peacemaker'), 'jyn-odan');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, met: ['unseen'], reward_to: 'jyn-odan' }]);
  });

  it('asks how it ended where the winner may win in several ways', async () => {
    const ways = choice('flee', 'Flee', {
      form: form({
        outcomes: [
          outcome('won', 'rebels'),
          outcome('won-all', 'rebels', { words: 'Everybody got away', gives: 'Rebels: 300 credits' }),
          outcome('lost', 'empire'),
        ],
      }),
    });
    show(missionView({ missions: [ways] }));
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    // Neither is taken for granted.
    expect(radio('Normal')).toHaveProperty('checked', false);
    expect(screen.getByText('Choose how the mission ended.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    // Each says what it gives.
    await user.click(radio('Everybody got away Rebels: 300 credits'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ outcome: 'won-all' }));
  });

  it('asks for numbers that no table knows, and books nothing before they are told', async () => {
    const unknown = choice('far', 'Far away', {
      form: form({ outcomes: [outcome('won', 'rebels', { gains: { imperial_xp: 1, influence: 1 } })] }),
    });
    show(missionView({ missions: [unknown] }));
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    expect(screen.getByText('Enter the missing numbers.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    const asks = screen.getByRole('group', { name: /Muster doesn’t know these/ });
    await user.type(within(asks).getByLabelText('XP per hero'), '2');
    await user.type(within(asks).getByLabelText('Credits per hero'), '150');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, name: 'far', gains: { xp: 2, credits: 150 } }]);
  });

  it('takes only whole amounts, and asks the rules of no other', async () => {
    show(missionView(), 'high-moon');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await ready();
    await user.type(screen.getByLabelText('XP per hero'), '1.5');
    expect(screen.getByText('Enter whole numbers from 0.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    await user.clear(screen.getByLabelText('XP per hero'));
    await user.type(screen.getByLabelText('XP per hero'), '2');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, winner: 'rebels', gains: { xp: 2 } }]);
  });

  it('takes side missions as they came at the table, exactly as many as are drawn', async () => {
    const two = { ...HIGH_MOON, form: form({ draws: [sideDraw(2)] }) };
    show(missionView({ missions: [two] }));
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await user.click(radio('As drawn at the table'));
    const find = screen.getByRole('combobox', { name: /Side missions drawn/ });
    await user.type(find, 'lux{Enter}');
    expect(screen.getByText(/Choose all missions that were drawn/)).toBeTruthy();
    await user.type(find, 'brace{Enter}home{Enter}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await ready();
    await user.click(book());
    expect(booked()[0]).toMatchObject({ draws: { 'side-deck': ['luxury-cruise', 'brace-for-impact'] } });
  });

  it('asks which story mission follows where no table knows', async () => {
    const story = choice('aftermath', 'Aftermath', { form: form({ followers: DECK.slice(0, 2) }) });
    show(missionView({ missions: [story] }));
    await user.click(await screen.findByRole('radio', { name: 'The Empire won' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friends of Old' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ activates: ['friends-of-old'] }));
  });

  it('takes the likely amounts at once, and goes on where they can be changed', async () => {
    const likely = { likely: 2, asked: true };
    const won = outcome('won', 'rebels', { gains: { xp: 1 }, unknown: { influence: likely } });
    show(
      missionView({ missions: [choice('hoth', 'The Battle of Hoth', { form: form({ outcomes: [won] }) })] }),
    );
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await user.click(screen.getByRole('button', { name: 'Use the likely amounts' }));
    const field = screen.getByRole('spinbutton', { name: 'Influence' });
    expect(field).toHaveProperty('value', '2');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gains: { influence: 2 } }));
  });

  it('isn’t closed by the key that books it, wherever the focus is', async () => {
    show();
    await screen.findByRole('dialog');
    const close = screen.getAllByRole('button', { name: 'Close' })[0];
    close?.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why it is refused as a sentence with its rule, and books nothing', async () => {
    answer = () => ({ lines: [], refused: [refusal('IA-CLEANUP', '2 are needed, 1 are named.')] });
    show(missionView(), 'high-moon');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/2 are needed, 1 are named\.\s+IA-CLEANUP/);
    expect(book()).toHaveProperty('disabled', true);
    keys.hear(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    expect(booked()).toEqual([]);
  });

  it('stays open with everything that was typed when booking is refused', async () => {
    refused = [refusal('IA-CHOOSE', 'High Moon isn’t an active mission.')];
    show(missionView(), 'high-moon');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await ready();
    await user.click(book());
    expect((await screen.findByRole('alert')).textContent).toContain('IA-CHOOSE');
    expect(radio('The Rebels won')).toHaveProperty('checked', true);
  });

  it('lets a later preview win over an earlier one that comes late', async () => {
    let late: (preview: StepPreview) => void = () => {};
    answer = (step) =>
      step.do === 'mission' && step.winner === 'rebels'
        ? new Promise((resolve) => {
            late = resolve;
          })
        : {
            lines: [line({ who_name: 'Empire', text: 'won', amount: 3, what: 'influence', balance: 9 })],
            refused: [],
          };
    show(missionView(), 'high-moon');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.click(radio('The Empire won'));
    await screen.findByRole('row', { name: /Empire won/ });
    late(LINES);
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('row', { name: /result of High Moon/ })).toBeNull();
    expect(screen.getByRole('row', { name: /Empire won/ })).toBeTruthy();
  });

  it('keeps what was told when the dialog is closed, until it is given up', async () => {
    const first = show(missionView(), 'high-moon');
    await user.click(await screen.findByRole('radio', { name: 'The Empire won' }));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    await waitFor(() => expect(kept.has('campaign-result:thursday:high-moon')).toBe(true));
    first.unmount();
    show();
    await screen.findByRole('dialog', { name: 'Result: High Moon' });
    expect(radio('The Empire won')).toHaveProperty('checked', true);
    expect(screen.getByRole('spinbutton', { name: 'Crates' })).toHaveProperty('value', '1');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(radio('The Empire won')).toHaveProperty('checked', false);
  });

  it('says what to do where no mission can be played', async () => {
    show(missionView({ missions: [FLY_SOLO] }));
    await screen.findByText('No mission can be played now');
    expect(screen.getByText(/this stage needs another kind/)).toBeTruthy();
    expect(TEMPTATION.form).not.toBeNull();
  });

  it('takes a mission that could not be chosen, with the reason why it was played all the same', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Another mission was played' }));
    await user.selectOptions(
      await screen.findByLabelText('Mission played all the same'),
      await screen.findByRole('option', { name: 'Homecoming (Side mission)' }),
    );
    expect(await screen.findByText('It isn’t active.')).toBeTruthy();
    await user.click(radio('The Rebels won'));
    expect(screen.getByText('Enter why it was played anyway.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Played anyway, because'), 'its map lay there');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, name: 'homecoming', anyway: 'its map lay there' }]);
  });

  it('goes back to the missions that can be chosen', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Another mission was played' }));
    await user.click(screen.getByRole('button', { name: 'Choose from the available missions' }));
    expect(await screen.findByRole('radio', { name: /High Moon/ })).toBeTruthy();
    expect(screen.queryByLabelText('Played anyway, because')).toBeNull();
  });
});
