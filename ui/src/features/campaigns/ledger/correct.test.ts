import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { kept } from '../../../lib/kept.svelte';
import { Book } from '../book.svelte';
import { booked as bookedElsewhere, books, NEXT, stage } from '../stage';
import { freeCards, heldBy, knownCards, meant } from './cards';
import Shown from './Shown.test.svelte';

const on = stage();

const open = async () => {
  const book = new Book(on.id);
  await book.read();
  render(Shown, { props: { what: 'correct', book } });
  await screen.findByRole('dialog');
  return userEvent.setup();
};
const booked = () => on.host.requests('book_step').map(({ step }) => step);
const book = () => screen.getByRole('button', { name: 'Record correction' });

describe('a correction', () => {
  it('is shown before it is booked, with its reason, and closes the dialog when it is', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Amount'), '50');
    expect(await screen.findByText(/No reason yet/)).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'one crate was forgotten');
    expect(await screen.findByText(/correction: one crate was forgotten/)).toBeTruthy();
    expect(screen.getByText('+50')).toBeTruthy();
    expect(screen.getByText('1,400 left')).toBeTruthy();
    await user.click(book());
    expect(booked()).toEqual([
      {
        do: 'correct',
        who: 'rebels',
        what: 'credits',
        amount: 50,
        card: null,
        why: 'one crate was forgotten',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.has(`correction ${on.id}`)).toBe(false);
  });

  it('needs a reason and an amount: what is missing is told at its field', async () => {
    const user = await open();
    await user.click(book());
    expect(screen.getByText('Enter a whole number from 1.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.click(book());
    expect(screen.getByText(/Enter a reason/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
    expect(booked()).toEqual([]);
  });

  it('that a rule refuses says which, and stays to be changed', async () => {
    const user = await open();
    await user.click(screen.getByLabelText(/Subtract/));
    await user.type(screen.getByLabelText('Amount'), '2000');
    await user.type(screen.getByLabelText('Reason'), 'house rule');
    expect(await screen.findByText('SY-NEGATIVE')).toBeTruthy();
    await user.click(book());
    expect(booked()[0]).toMatchObject({ amount: -2000 });
    expect(await screen.findByText('SY-NEGATIVE')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('house rule');
  });

  it('is refused in the dialog and not behind it, and sees what was booked elsewhere meanwhile', async () => {
    const book = new Book(on.id);
    await book.read();
    render(Shown, { props: { what: 'correct', book } });
    await screen.findByRole('dialog');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Amount'), '50');
    await user.type(screen.getByLabelText('Reason'), 'house rule');
    const { entries } = await bookedElsewhere(on.id, NEXT);
    await user.click(screen.getByRole('button', { name: 'Record correction' }));
    expect(await screen.findByText(/Another step was recorded first/)).toBeTruthy();
    expect(book.fault).toBeNull();
    expect(book.view?.entries).toBe(entries);
  });

  it('offers only what somebody can have', async () => {
    const user = await open();
    const offered = () => within(screen.getByRole('group', { name: 'What' })).getAllByRole('radio').length;
    expect(offered()).toBe(2);
    await user.selectOptions(screen.getByLabelText('For'), 'Finn Sorrel');
    expect(screen.queryByLabelText('credits')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('XP').checked).toBe(true);
    await user.selectOptions(screen.getByLabelText('For'), 'Imperial player');
    expect(offered()).toBe(3);
  });

  it('gives a card by a few letters of its name, or takes one that is held', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('For'), 'Finn Sorrel');
    await user.click(screen.getByLabelText('A card'));
    await user.type(screen.getByRole('combobox', { name: 'Card' }), 'trav{Enter}');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Card' }).value).toBe('Travel Gear');
    await user.type(screen.getByLabelText('Reason'), 'found it');
    await user.click(book());
    expect(booked()[0]).toMatchObject({ who: 'finn-sorrel', what: 'card', card: 'travel-gear', amount: 1 });
    await user.click(screen.getByTestId('open'));
    await user.selectOptions(screen.getByLabelText('For'), 'Finn Sorrel');
    await user.click(screen.getByLabelText('A card'));
    await user.click(screen.getByLabelText(/Loses it/));
    await user.type(screen.getByRole('combobox', { name: 'Card' }), '{ArrowDown}');
    const held = screen.getAllByRole('option').map((option) => option.textContent);
    expect(held.join()).toContain('Hunting Bow');
    expect(held.join()).toContain('Travel Gear');
    expect(held.join()).not.toContain('Crossbow');
  });

  it('is kept when the dialog is closed, and given up by Cancel', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('Reason'), 'half a thought');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByTestId('open'));
    expect((await screen.findByLabelText<HTMLInputElement>('Reason')).value).toBe('half a thought');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(kept.has(`correction ${on.id}`)).toBe(false);
  });

  it('has no faults that axe finds', async () => {
    const user = await open();
    await user.click(screen.getByLabelText('A card'));
    await user.click(book());
    await user.type(screen.getByRole('combobox', { name: 'Card' }), 'e');
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('the cards that can be named', () => {
  it('are those that the books show; secrets only to whom they are shown', async () => {
    const [open, secret] = [await books(on.id), await books(on.id, true)];
    const names = (view = open) => knownCards(view).map(({ name }) => name);
    expect(names()).toEqual(
      expect.arrayContaining(['Hunting Bow', 'Travel Gear', 'Smoke Pots', 'General Moor']),
    );
    expect(names()).not.toContain('Dark Rumour');
    expect(names(secret)).toContain('Dark Rumour');
    expect(freeCards(open).map(({ id }) => id)).not.toContain('hunting-bow');
    expect(heldBy(open, 'nobody')).toEqual([]);
  });

  it('are meant by name or id, in any letters; others by an id of their own', async () => {
    const cards = knownCards(await books(on.id));
    expect(meant(' hunting-bow ', cards)).toBe('hunting-bow');
    expect(meant('TRAVEL gear', cards)).toBe('travel-gear');
    expect(meant('Our own blaster', cards)).toBe('our-own-blaster');
  });
});
