import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { STORY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { StepPreview } from '../../bindings/StepPreview';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { lies } from './habit';
import ResultDialog from './ResultDialog.svelte';
import { begun, booked as bookedBefore, mission, NEXT, opened, paper, stage } from './stage';

const on = stage();

/** Opens the result of a mission, or without one to choose. */
async function show(id: string, mission: string | null = null) {
  return render(ResultDialog, { ...(await opened(id)), mission, open: true });
}

/**
 * Goes to the side mission of the third stage: two are active, as is a story mission that can't be chosen.
 */
async function atMission(): Promise<string> {
  await bookedBefore(on.id, NEXT, NEXT);
  return on.id;
}

/** Goes to the first side mission of another campaign, with these two active. */
async function between(...side: string[]): Promise<string> {
  const id = await begun('Fridays', ['first-box'], side);
  await bookedBefore(id, mission('first-light', 'rebels', { draws: { 'side-deck': side } }), NEXT, NEXT);
  return id;
}

const user = userEvent.setup();
const booked = () => on.host.requests('book_step').map((request) => request.step);
const asked = () => on.host.requests('preview_step').map((request) => request.step);
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const book = () => screen.getByRole('button', { name: /^Record/ });
const ready = () => waitFor(() => expect(book()).toHaveProperty('disabled', false));
const RESULT = {
  do: 'mission',
  name: 'tall-tower',
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
    await show(await atMission(), 'tall-tower');
    await screen.findByRole('dialog', { name: 'Result: Tall Tower' });
    expect(screen.getByText('Choose the winner.')).toBeTruthy();
    await user.click(radio('The Rebels won'));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    const row = await screen.findByRole('row', { name: /\+400 credits/ });
    expect(row.textContent).toMatch(/Rebels.*result of Tall Tower.*= 1,750/s);
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
    await show(await atMission(), 'tall-tower');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(radio('The Rebels won')));
    await user.keyboard(' {Tab}{ArrowUp}{ArrowUp}{ArrowDown}{Tab} ');
    await ready();
    keys.hear(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    await waitFor(() =>
      expect(booked()).toEqual([{ ...RESULT, crates: 1, met: ['nobody-was-seen-before-the-duel'] }]),
    );
  });

  it('counts no more crates than lie there', async () => {
    await show(await atMission(), 'tall-tower');
    const crates = await screen.findByRole('spinbutton', { name: 'Crates' });
    await user.clear(crates);
    await user.type(crates, '9');
    expect(crates).toHaveProperty('value', '4');
    expect(screen.getByRole('button', { name: 'One more: Crates' })).toHaveProperty('disabled', true);
  });

  it('offers the missions that can be played, and says of others why not', async () => {
    await show(await atMission());
    await screen.findByRole('dialog');
    expect(radio(/Lone Rider/)).toHaveProperty('disabled', true);
    expect(screen.getByText(/this stage needs another kind/).textContent).toContain('SY-CHOOSE');
    await user.click(radio(/Whispers/));
    await user.click(radio('The Empire won'));
    await waitFor(() => expect(asked()[0]).toMatchObject({ name: 'whispers', winner: 'empire' }));
  });

  it('says what a condition gives, and asks to whom reward cards go where the Rebels won', async () => {
    await show(await atMission(), 'tall-tower');
    const met = await screen.findByRole('checkbox', { name: /Nobody was seen/ });
    expect(met.closest('label')?.textContent).toContain('Empire 1 influence');
    await user.click(met);
    expect(met.closest('label')?.textContent).toContain('200 credits');
    expect(screen.queryByLabelText(/Reward goes to/)).toBeNull();
    await user.click(radio('The Rebels won'));
    await user.selectOptions(screen.getByLabelText('Reward goes to: Silver Bow'), 'jana-ode');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([
      { ...RESULT, met: ['nobody-was-seen-before-the-duel'], reward_to: 'jana-ode' },
    ]);
  });

  it('asks how it ended where the winner may win in several ways', async () => {
    await show(await between('river-boat', 'far-away'), 'river-boat');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    // Neither is preselected.
    expect(radio(/^Normal/)).toHaveProperty('checked', false);
    expect(screen.getByText('Choose how the mission ended.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    // Each option states its rewards.
    await user.click(radio(/^Everybody got away.*300 credits/));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ outcome: 'won-all' }));
  });

  it('asks for numbers that no table knows, and books nothing before they are told', async () => {
    await show(await between('river-boat', 'far-away'), 'far-away');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    expect(screen.getByText('Enter the missing numbers.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    const asks = screen.getByRole('group', { name: /Muster doesn’t know these/ });
    await user.type(within(asks).getByLabelText('XP per hero'), '2');
    await user.type(within(asks).getByLabelText('Credits per hero'), '150');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, name: 'far-away', gains: { xp: 2, credits: 150 } }]);
  });

  it('takes only whole amounts, and asks the rules of no other', async () => {
    await show(await atMission(), 'tall-tower');
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
    await show(await begun('Fridays', ['first-box'], ['river-boat', 'far-away']), 'first-light');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await user.click(radio('As drawn at the table'));
    const find = screen.getByRole('combobox', { name: /Side missions drawn/ });
    await user.type(find, 'riv{Enter}');
    expect(screen.getByText(/Choose all missions that were drawn/)).toBeTruthy();
    await user.type(find, 'far{Enter}tall{Enter}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await ready();
    await user.click(book());
    expect(booked()[0]).toMatchObject({ draws: { 'side-deck': ['river-boat', 'far-away'] } });
    // The next result, of any campaign of the game, asks for them at once.
    await waitFor(() => expect(lies(STORY, 'draw-side-deck')).toBe(true));
    cleanup();
    await show(await begun('Saturdays', ['first-box'], ['river-boat', 'far-away']), 'first-light');
    expect((radio('As drawn at the table') as HTMLInputElement).checked).toBe(true);
  });

  it('asks which story mission follows where no table knows', async () => {
    await show(await begun('Winter', ['first-box', 'snow-box']), 'first-snow');
    await user.click(await screen.findByRole('radio', { name: 'The Empire won' }));
    await user.click(screen.getByRole('checkbox', { name: 'Wolf Pack' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ activates: ['wolf-pack'] }));
  });

  it('takes the likely amounts at once, and goes on where they can be changed', async () => {
    await show(await between('storm-coming', 'far-away'), 'storm-coming');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await user.click(screen.getByRole('button', { name: 'Use the likely amounts' }));
    const field = screen.getByRole('spinbutton', { name: 'Influence' });
    expect(field).toHaveProperty('value', '2');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gains: { influence: 2 } }));
  });

  it('isn’t closed by the key that books it, wherever the focus is', async () => {
    await show(await atMission());
    await screen.findByRole('dialog');
    const close = screen.getAllByRole('button', { name: 'Close' })[0];
    close?.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why it is refused as a sentence with its rule, and books nothing', async () => {
    await show(await atMission(), 'tall-tower');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await user.type(screen.getByLabelText('XP per hero'), '999999');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/No mission gives that much: 999999 XP.*MUSTER-CAMPAIGN/);
    expect(book()).toHaveProperty('disabled', true);
    keys.hear(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    expect(booked()).toEqual([]);
  });

  it('stays open with everything that was typed when booking is refused', async () => {
    await show(await atMission(), 'tall-tower');
    // Someone else records it just before.
    on.host.answers.book_step = async (request) => {
      const { entries } = await bookedBefore(on.id, mission('tall-tower', 'empire'));
      return really('book_step', { ...request, entries });
    };
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await ready();
    await user.click(book());
    expect((await screen.findByRole('alert')).textContent).toContain('SY-CHOOSE');
    expect(radio('The Rebels won')).toHaveProperty('checked', true);
  });

  it('lets a later preview win over an earlier one that comes late', async () => {
    let late = () => {};
    on.host.answers.preview_step = async (request): Promise<StepPreview> => {
      const { step } = request;
      if (step.do === 'mission' && step.winner === 'rebels')
        await new Promise<void>((resolve) => {
          late = resolve;
        });
      return really('preview_step', request);
    };
    await show(await atMission(), 'tall-tower');
    await user.click(await screen.findByRole('radio', { name: 'The Rebels won' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    await user.click(radio('The Empire won'));
    await screen.findByRole('row', { name: /\+3 influence/ });
    late();
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByText(/gains Silver Bow/)).toBeNull();
    expect(screen.getByRole('row', { name: /\+3 influence/ })).toBeTruthy();
  });

  it('keeps what was told when the dialog is closed, until it is given up', async () => {
    const first = await show(await atMission(), 'tall-tower');
    await user.click(await screen.findByRole('radio', { name: 'The Empire won' }));
    await user.click(screen.getByRole('button', { name: 'One more: Crates' }));
    await waitFor(() => expect(kept.has(`campaign-result:${on.id}:tall-tower`)).toBe(true));
    first.unmount();
    await show(on.id);
    await screen.findByRole('dialog', { name: 'Result: Tall Tower' });
    expect(radio('The Empire won')).toHaveProperty('checked', true);
    expect(screen.getByRole('spinbutton', { name: 'Crates' })).toHaveProperty('value', '1');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(radio('The Empire won')).toHaveProperty('checked', false);
  });

  it('says what to do where no mission can be played', async () => {
    const id = await begun('From paper');
    // A side mission is due, but none is active.
    await bookedBefore(id, { ...paper(['first-light']), active: [] } as CampaignStep);
    await show(id);
    await screen.findByText('No mission can be played now');
    expect(screen.getByText(/this stage needs another kind/)).toBeTruthy();
  });

  it('takes a mission that could not be chosen, with the reason why it was played all the same', async () => {
    await show(await atMission());
    await user.click(await screen.findByRole('button', { name: 'Another mission was played' }));
    await user.selectOptions(
      await screen.findByLabelText('Mission played all the same'),
      await screen.findByRole('option', { name: 'Way Home (side mission)' }),
    );
    expect(await screen.findByText(/Way Home isn’t/)).toBeTruthy();
    await user.click(radio('The Rebels won'));
    expect(screen.getByText('Enter why it was played anyway.')).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Played anyway, because'), 'its map lay there');
    await ready();
    await user.click(book());
    expect(booked()).toEqual([{ ...RESULT, name: 'way-home', anyway: 'its map lay there' }]);
  });

  it('goes back to the missions that can be chosen', async () => {
    await show(await atMission());
    await user.click(await screen.findByRole('button', { name: 'Another mission was played' }));
    await user.click(screen.getByRole('button', { name: 'Choose from the available missions' }));
    expect(await screen.findByRole('radio', { name: /Tall Tower/ })).toBeTruthy();
    expect(screen.queryByLabelText('Played anyway, because')).toBeNull();
  });
});
