import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import type { GameView } from '../../bindings/GameView';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import CataloguePage from './CataloguePage.svelte';
import { MY_FIGURES } from './places';
import { stage } from './stage';

const on = stage();
let page: ReturnType<typeof render>;
const user = userEvent.setup();
window.addEventListener('keydown', (event) => keys.hear(event));

beforeEach(async () => {
  kept.clear();
  await on.start();
  route.go('catalogue', MY_FIGURES);
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
});

/** Leaves the page for another and returns. */
async function away(): Promise<void> {
  page.unmount();
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
}
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

async function fill(): Promise<void> {
  await user.type(screen.getByLabelText('Name'), 'Droid');
  await user.type(screen.getByLabelText('Cost'), '12');
  await user.click(screen.getByLabelText('Blue'));
  await user.selectOptions(screen.getByLabelText('size'), 'small');
  await user.type(screen.getByLabelText('Hit Points'), '40');
  await user.type(screen.getByLabelText('Abilities'), 'Grenades 10{Enter}Stealth');
  await user.click(screen.getByLabelText('commander'));
}

test('a figure is made with the form and stands in the list', async () => {
  await fill();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('button', { name: /^Droid/ })).toBeTruthy();
  expect(on.host.requests('save_my_figure')[0]).toMatchObject({
    game: SHELF,
    id: null,
    form: {
      name: 'Droid',
      cost: '12',
      factions: ['blue'],
      traits: ['commander'],
      attributes: { size: 'small' },
      stats: { hp: '40' },
      keywords: { abilities: 'Grenades 10\nStealth' },
      rarity: 'C',
    },
  });
  await user.type(screen.getByLabelText('Cost'), '3');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await waitFor(() => expect(on.host.requests('save_my_figure')[1]).toMatchObject({ id: 'sg/droid' }));
});

test('a bad form says which field, goes there, and loses nothing that was typed', async () => {
  await fill();
  await user.clear(screen.getByLabelText('Cost'));
  await user.type(screen.getByLabelText('Cost'), 'ten');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  const cost = screen.getByLabelText('Cost') as HTMLInputElement;
  await waitFor(() => expect(document.activeElement).toBe(cost));
  expect(cost.getAttribute('aria-invalid')).toBe('true');
  const told = (cost.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(told.map((node) => node?.textContent).join()).toContain('“ten” isn’t a whole number.');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Droid');
});

test('a figure that was removed comes back with undo', async () => {
  await fill();
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete figure' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Droid/ })).toBe(null));
  await toasts.list.at(-1)?.undo?.();
  expect(await screen.findByRole('button', { name: /^Droid/ })).toBeTruthy();
  expect(on.host.requests('save_my_figure').at(-1)).toMatchObject({
    id: 'sg/droid',
    form: { name: 'Droid' },
  });
});

test('what was typed and not saved is there again after another page was open', async () => {
  await fill();
  await away();
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(value('Name')).toBe('Droid');
  expect(value('Hit Points')).toBe('40');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(value('Name')).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await away();
  expect(screen.queryByText('Not saved yet')).toBe(null);
});

test('each figure keeps what was typed of it while others are looked at', async () => {
  await fill();
  await user.keyboard('{Control>}s{/Control}');
  await user.type(await screen.findByDisplayValue('12'), '3');
  await user.click(screen.getByRole('button', { name: /New figure/ }));
  expect(value('Cost')).toBe('');
  const droid = screen.getByRole('button', { name: /^Droid.*Not saved/ });
  await user.click(droid);
  expect(value('Cost')).toBe('123');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBe(null));
  expect(screen.queryByRole('button', { name: /^Droid.*Not saved/ })).toBe(null);
});

test('what is typed while a figure is being saved is not lost', async () => {
  await fill();
  let answer = (): void => {};
  on.host.answers.save_my_figure = (request) =>
    new Promise((resolve) => {
      answer = () => resolve(really('save_my_figure', request));
    });
  await user.keyboard('{Control>}s{/Control}');
  await user.type(screen.getByLabelText('Cost'), '3');
  answer();
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(value('Cost')).toBe('123');
});

test('the form has no fault that axe finds', async () => {
  await user.type(screen.getByLabelText('Cost'), 'ten');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await screen.findByRole('alert');
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
}, 20_000);

test('a keyword of parts is chosen part by part, and another row waits for the next', async () => {
  await fill();
  await user.selectOptions(screen.getByLabelText('Gear 1: Effect'), 'hit');
  await user.selectOptions(screen.getByLabelText('Gear 1: Range'), 'near');
  await user.selectOptions(screen.getByLabelText('Gear 2: Effect'), 'hit');
  expect(screen.getByLabelText('Gear 3: Range')).toBeTruthy();
  expect(document.querySelector('.signs path')?.getAttribute('d')).toBe('M0 0H90V90Z');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await waitFor(() =>
    expect(on.host.requests('save_my_figure')[0]).toMatchObject({
      form: { keywords: { abilities: 'Grenades 10\nStealth', gear: 'near hit\nhit' } },
    }),
  );
  await user.selectOptions(screen.getByLabelText('Gear 1: Effect'), '');
  await user.selectOptions(screen.getByLabelText('Gear 1: Range'), '');
  expect(screen.queryByLabelText('Gear 3: Range')).toBeNull();
});

test('where figures cost nothing the form asks no cost', async () => {
  page.unmount();
  await on.start({ game: { ...(on.game as GameView), points: false } });
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('Cost')).toBeNull();
});
