import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GAME } from '../../../tests/recorded/draft';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { forget } from './browse.svelte';
import CataloguePage from './CataloguePage.svelte';
import { stage } from './stage';

/** A catalogue longer than one page of rows. */
const on = stage(GAME);

test('at most sixty rows are in the page, and a row far down is read when it is looked at', async () => {
  const user = userEvent.setup();
  window.addEventListener('keydown', (event) => keys.hear(event));
  forget();
  route.go('catalogue');
  await on.start();
  render(CataloguePage);
  const drawn = () => screen.getAllByRole('option', { hidden: true }).length;
  await screen.findByText('100 of 100');
  expect(drawn()).toBeLessThanOrEqual(60);
  await user.click(screen.getByRole('combobox', { name: 'Name, ability, faction or set' }));
  await user.keyboard('{End}');
  const aside = within(screen.getByRole('complementary', { name: 'Details' }));
  expect(await aside.findByRole('heading', { name: 'Zealot 95' })).toBeTruthy();
  expect(on.host.requests('search_figures').at(-1)).toMatchObject({ offset: 60, limit: 60 });
  expect(drawn()).toBeLessThanOrEqual(60);
});
