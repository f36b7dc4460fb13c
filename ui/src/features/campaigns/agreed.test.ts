import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import AmountsDialog from './AmountsDialog.svelte';
import Photos from './Photos.svelte';
import SkipDialog from './SkipDialog.svelte';
import SwapDialog from './SwapDialog.svelte';
import { begun, booked as bookedBefore, books, mission, NEXT, opened, photographed, stage } from './stage';

/** What a group agrees on: replacing heroes, skipping a mission, undoing its own amounts. */

const on = stage();
const user = userEvent.setup();

/** The props of an open dialog of a campaign. */
const dialog = async (id = on.id) => ({ ...(await opened(id)), open: true });
const booked = () => on.host.requests('book_step').map((request) => request.step);
const barriers = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);

describe('heroes who are swapped', () => {
  it('are chosen by name, the reason is asked for, and the items go where they are meant to', async () => {
    render(SwapDialog, await dialog());
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(screen.getByText('Choose who leaves or joins.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Leaves'), 'Jana Ode');
    await user.selectOptions(
      screen.getByLabelText('Joins'),
      await screen.findByText('Max Ember · First Box'),
    );
    const takers = within(screen.getByLabelText('Items go to')).getAllByRole('option');
    expect(takers.map((option) => option.textContent)).not.toContain('Jana Ode');
    await user.selectOptions(screen.getByLabelText('Items go to'), 'Max Ember');
    expect(booked()).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'a new player');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(booked()).toEqual([
        {
          do: 'heroes',
          leave: ['jana-ode'],
          join: ['max-ember'],
          items_to: 'max-ember',
          xp: null,
          why: 'a new player',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may be recorded while the dialog is still open: who joined is there once', async () => {
    const { book, view } = await opened(on.id);
    const { rerender } = render(SwapDialog, { book, view, open: true });
    await user.selectOptions(screen.getByLabelText('Leaves'), 'Jana Ode');
    await user.selectOptions(
      screen.getByLabelText('Joins'),
      await screen.findByText('Max Ember · First Box'),
    );
    const after = await bookedBefore(on.id, {
      do: 'heroes',
      leave: ['jana-ode'],
      join: ['max-ember'],
      items_to: null,
      xp: null,
      why: 'a new player',
    });
    await rerender({ view: after });
    const takers = within(screen.getByLabelText('Items go to')).getAllByRole('option');
    expect(takers.filter((option) => option.textContent === 'Max Ember')).toHaveLength(1);
  });

  it('stay as they are where the rules speak against it, and that is said', async () => {
    render(SwapDialog, await dialog());
    await user.selectOptions(
      screen.getByLabelText('Joins'),
      await screen.findByText('Max Ember · First Box'),
    );
    expect(await screen.findByText(/not 5/)).toBeTruthy();
  });
});

describe('a mission that is passed over', () => {
  it('has a reason', async () => {
    await bookedBefore(on.id, NEXT, NEXT);
    render(SkipDialog, await dialog());
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByText(/Enter a reason/)).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'no time');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(booked()).toEqual([{ do: 'skip', why: 'no time' }]));
  });

  it('is not offered where there is none', async () => {
    render(SkipDialog, await dialog());
    expect(await screen.findByText(/There is no mission/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skip' })).toHaveProperty('disabled', true);
  });
});

describe('the group’s own amounts', () => {
  it('are listed mission by mission and forgotten', async () => {
    // The Rebels' reward for the first is unknown; the group has entered no amount for the other yet.
    const id = await begun('Fridays', ['first-box'], ['far-away', 'storm-coming']);
    const first = mission('first-light', 'rebels', { draws: { 'side-deck': ['far-away', 'storm-coming'] } });
    const entered = mission('far-away', 'rebels', { gains: { xp: 1, credits: 150 } });
    const view = await bookedBefore(id, first, NEXT, NEXT, entered);
    render(AmountsDialog, { view, open: true });
    expect(await screen.findByText(/Rebels · Rebels credits: 150/)).toBeTruthy();
    expect(screen.queryByText('Storm Coming')).toBeNull();
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Forget the amounts of Far Away' }));
    expect(await screen.findByText('You haven’t entered any amounts.')).toBeTruthy();
    expect(on.host.requests('forget_amounts')).toEqual([{ game: view.game, mission: 'far-away' }]);
  });
});

describe('the photos of a campaign', () => {
  it('stand in a strip for each evening’s missions, and open as large as they are kept', async () => {
    // Two missions in the latest session, one in the previous.
    await bookedBefore(on.id, NEXT, NEXT, mission('whispers', 'rebels'));
    await photographed(on.id, 'table.png', 'board.png', 'figures.png');
    const view = await photographed(on.id, 'board.png', 'table.png', 'table.png');
    const shown = view.evenings.map(({ photos }) => photos);
    render(Photos, { view });
    const strips = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.trim());
    expect(strips).toEqual([
      'Shadow Falls · Whispers · May 16, 2024',
      'May 9, 2024',
      'Dry Grass · April 25, 2024',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Open: Photo 2 of May 9, 2024' }));
    const picture = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('src');
    const large = async (photo = '') => (await really('large_evening_photo', { photo })).data_url;
    await screen.findByRole('dialog', { name: 'Photo 4 of 6 · May 9, 2024' });
    expect(await large(shown[3]?.[1])).not.toBe(await large(shown[4]?.[0]));
    await waitFor(async () => expect(picture()).toBe(await large(shown[3]?.[1])));
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(async () => expect(picture()).toBe(await large(shown[4]?.[0])));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are told of where there is none', async () => {
    render(Photos, { view: await books(on.id) });
    expect(screen.getByText('No photos yet')).toBeTruthy();
  });
});
