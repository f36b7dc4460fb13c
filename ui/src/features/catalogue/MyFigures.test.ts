import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import type { MyFigure } from '../../bindings/MyFigure';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { type Answers, MemoryPlatform } from '../../platform/memory';
import CataloguePage from './CataloguePage.svelte';
import { MY_FIGURES } from './places';
import { answers, GAME } from './sample';

let program: MemoryPlatform;
let mine: MyFigure[];
let page: ReturnType<typeof render>;
const user = userEvent.setup();
window.addEventListener('keydown', (event) => keys.hear(event));

const given: Answers = {
  ...answers(),
  my_figures: () => ({
    figures: mine,
    fields: {
      attributes: [{ id: 'size', name: 'Size', values: [{ id: 'small', name: 'small', sign: null }] }],
      stats: [{ id: 'hp', name: 'Hit Points' }],
      keywords: [
        { id: 'abilities', name: 'Abilities', parts: [] },
        {
          id: 'gear',
          name: 'Gear',
          parts: [
            { id: 'range', name: 'Range', values: [{ id: 'near', name: 'Near', sign: 'M0 0H9V9Z' }] },
            { id: 'effect', name: 'Effect', values: [{ id: 'hit', name: 'Hit', sign: null }] },
          ],
        },
      ],
      traits: [{ id: 'leader', name: 'Leader' }],
      own_set: 'My figures',
    },
    pack: 'my-figures-m',
  }),
  save_my_figure: ({ id, form }) => {
    if (form.cost === 'ten') {
      const problems = [{ field: 'cost', message: '“ten” isn’t a whole number.' }];
      return { figure: null, problems };
    }
    const saved = id ?? 'm/droid';
    mine = [...mine.filter((f) => f.id !== saved), { id: saved, form }];
    return { figure: { id: saved, name: form.name }, problems: [] };
  },
  remove_my_figure: ({ id }) => {
    const form = mine.find((f) => f.id === id)?.form;
    mine = mine.filter((f) => f.id !== id);
    return { form: form as MyFigure['form'] };
  },
};

beforeEach(async () => {
  mine = [];
  kept.clear();
  program = new MemoryPlatform({ ...given });
  setPlatform(program);

  await desk.start();
  route.go('catalogue', MY_FIGURES);
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
});

/** Leaves the page for another and comes back. */
async function away(): Promise<void> {
  page.unmount();
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
}
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

async function fill(): Promise<void> {
  await user.type(screen.getByLabelText('Name'), 'Droid');
  await user.type(screen.getByLabelText('Cost'), '12');
  await user.click(screen.getByLabelText('Blues'));
  await user.selectOptions(screen.getByLabelText('Size'), 'small');
  await user.type(screen.getByLabelText('Hit Points'), '40');
  await user.type(screen.getByLabelText('Abilities'), 'Grenades 10{Enter}Stealth');
  await user.click(screen.getByLabelText('Leader'));
}

test('a figure is made with the form and stands in the list', async () => {
  await fill();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('button', { name: /^Droid/ })).toBeTruthy();
  expect(program.requests('save_my_figure')[0]).toMatchObject({
    game: 'made-up',
    id: null,
    form: {
      name: 'Droid',
      cost: '12',
      factions: ['blues'],
      traits: ['leader'],
      attributes: { size: 'small' },
      stats: { hp: '40' },
      keywords: { abilities: 'Grenades 10\nStealth' },
      rarity: 'C',
    },
  });
  await user.type(screen.getByLabelText('Cost'), '3');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await waitFor(() => expect(program.requests('save_my_figure')[1]).toMatchObject({ id: 'm/droid' }));
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
  expect(program.requests('save_my_figure').at(-1)).toMatchObject({ id: 'm/droid', form: { name: 'Droid' } });
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
  const save = given.save_my_figure as (request: unknown) => never;
  program.answers.save_my_figure = (request) =>
    new Promise((resolve) => {
      answer = () => resolve(save(request));
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
  expect(document.querySelector('.signs path')?.getAttribute('d')).toBe('M0 0H9V9Z');
  await user.click(screen.getByRole('button', { name: /Save figure/ }));
  await waitFor(() =>
    expect(program.requests('save_my_figure')[0]).toMatchObject({
      form: { keywords: { abilities: 'Grenades 10\nStealth', gear: 'near hit\nhit' } },
    }),
  );
  await user.selectOptions(screen.getByLabelText('Gear 1: Effect'), '');
  await user.selectOptions(screen.getByLabelText('Gear 1: Range'), '');
  expect(screen.queryByLabelText('Gear 3: Range')).toBeNull();
});

test('where figures cost nothing the form asks no cost', async () => {
  page.unmount();
  setPlatform(new MemoryPlatform({ ...given, game: () => ({ ...GAME, points: false }) }));
  await desk.start();
  page = render(CataloguePage);
  await screen.findByLabelText('Name');
  expect(screen.queryByLabelText('Cost')).toBeNull();
});
