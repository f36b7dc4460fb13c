import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenAmount } from '../../bindings/OpenAmount';
import type { Reason } from '../../bindings/Reason';
import { kept } from '../../lib/kept.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import AmountsDialog from './AmountsDialog.svelte';
import { Book } from './book.svelte';
import Photos from './Photos.svelte';
import SkipDialog from './SkipDialog.svelte';
import SwapDialog from './SwapDialog.svelte';
import { refusal, refusedNow, sampleView } from './sample';

/** What a group does by agreement: other heroes, a mission passed over, amounts of its own taken back. */

const user = userEvent.setup();
const view = sampleView();
let host: MemoryPlatform;
let refused: Reason[];
let amounts: OpenAmount[];

const amount = (mission: string, name: string, own: number | null): OpenAmount => ({
  mission,
  mission_name: name,
  campaign: 'hoth',
  outcome: 'won',
  outcome_name: 'Rebels',
  column: 'influence',
  what_name: 'Empire influence',
  likely: 3,
  standing: 'weak',
  own,
});

function opened(): { book: Book; view: typeof view; open: boolean } {
  const book = new Book(view.id);
  book.view = view;
  return { book, view, open: true };
}

beforeEach(() => {
  kept.clear();
  refused = [];
  amounts = [amount('hoth', 'The Battle of Hoth', 4), amount('escape', 'The Escape', null)];
  host = new MemoryPlatform({
    campaign: () => view,
    preview_step: () => ({ lines: [], refused }),
    book_step: () => ({ ...view, done: 'done', refused: refusedNow(refused) }),
    campaign_seats: { join: [{ id: 'mak', name: 'Mak Eshka’rey' }] },
    open_amounts: () => amounts,
    forget_amounts: ({ mission }) => {
      amounts = amounts.map((one) => (one.mission === mission ? { ...one, own: null } : one));
      return {};
    },
    evening_photo: { data_url: 'data:image/png;base64,c21hbGw=' },
    large_evening_photo: ({ photo }) => ({ data_url: `data:image/png;base64,${btoa(photo)}` }),
  });
  setPlatform(host);
});

const booked = () => host.requests('book_step').map((request) => request.step);
const barriers = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);

describe('heroes who are swapped', () => {
  it('are chosen by name, the reason is asked for, and the items go where they are meant to', async () => {
    render(SwapDialog, opened());
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(screen.getByText('Choose who leaves or joins.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Leaves'), 'Jyn Odan');
    await user.selectOptions(screen.getByLabelText('Joins'), await screen.findByText('Mak Eshka’rey'));
    const takers = within(screen.getByLabelText('Items go to')).getAllByRole('option');
    expect(takers.map((option) => option.textContent)).not.toContain('Jyn Odan');
    await user.selectOptions(screen.getByLabelText('Items go to'), 'Mak Eshka’rey');
    expect(booked()).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'a new player');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() =>
      expect(booked()).toEqual([
        {
          do: 'heroes',
          leave: ['jyn-odan'],
          join: ['mak'],
          items_to: 'mak',
          xp: null,
          why: 'a new player',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stay as they are where the rules speak against it, and that is said', async () => {
    refused = [refusal('IA-HEROES', 'Choose 2 to 4 heroes, not 5.')];
    render(SwapDialog, opened());
    await user.selectOptions(screen.getByLabelText('Joins'), await screen.findByText('Mak Eshka’rey'));
    expect(await screen.findByText(/not 5/)).toBeTruthy();
  });
});

describe('a mission that is passed over', () => {
  it('has a reason', async () => {
    render(SkipDialog, opened());
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByText(/Enter a reason/)).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'no time');
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(booked()).toEqual([{ do: 'skip', why: 'no time' }]));
  });

  it('is not offered where there is none', async () => {
    refused = [refusal('IA-STAGE', 'There is no mission to skip here.')];
    render(SkipDialog, opened());
    expect(await screen.findByText(/There is no mission/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skip' })).toHaveProperty('disabled', true);
  });
});

describe('the group’s own amounts', () => {
  it('are listed mission by mission and forgotten', async () => {
    render(AmountsDialog, { view, open: true });
    expect(await screen.findByText(/Rebels · Empire influence: 4/)).toBeTruthy();
    expect(screen.queryByText('The Escape')).toBeNull();
    expect(await barriers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Forget the amounts of The Battle of Hoth' }));
    expect(await screen.findByText('You haven’t entered any amounts.')).toBeTruthy();
    expect(host.requests('forget_amounts')).toEqual([{ game: view.game, mission: 'hoth' }]);
  });
});

describe('the photos of a campaign', () => {
  const evenings = [
    { id: 'a', date: '2026-05-07', players: '', note: '', missions: ['Aftermath'], photos: ['one', 'two'] },
    { id: 'b', date: '2026-05-14', players: '', note: '', missions: [], photos: [] },
    {
      id: 'c',
      date: '2026-05-21',
      players: '',
      note: '',
      missions: ['Homecoming', 'Fly Solo'],
      photos: ['three'],
    },
  ];

  it('stand in a strip for each evening’s missions, and open as large as they are kept', async () => {
    render(Photos, { view: sampleView({ evenings }) });
    const strips = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.trim());
    expect(strips).toEqual(['Homecoming · Fly Solo · May 21, 2026', 'Aftermath · May 7, 2026']);
    await user.click(await screen.findByRole('button', { name: 'Open: Photo 2 of May 7, 2026' }));
    const picture = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('src');
    await screen.findByRole('dialog', { name: 'Photo 2 of 3 · May 7, 2026' });
    await waitFor(() => expect(picture()).toBe(`data:image/png;base64,${btoa('two')}`));
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(picture()).toBe(`data:image/png;base64,${btoa('three')}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are told of where there is none', () => {
    render(Photos, { view: sampleView({ evenings: [] }) });
    expect(screen.getByText('No photos yet')).toBeTruthy();
  });
});
