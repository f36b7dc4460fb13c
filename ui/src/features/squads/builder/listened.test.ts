import { screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import { open, squad, stage } from './stage';

stage();

/** What a screen reader gets from the builder in WebKit, based on the real window's accessibility tree. */
describe('who listens to the builder', () => {
  test('hears the squad’s name once, as its heading', async () => {
    await open(draft([['pg/captain', 1]]));
    const heading = screen.getByRole('heading', { level: 1, name: 'Siege' });
    expect(heading.textContent?.trim()).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Squad name' }).value).toBe('Siege');
  });

  test('hears of lists that they are lists', async () => {
    await open(
      draft([
        ['pg/captain', 2],
        ['pg/trooper', 2],
      ]),
    );
    // WebKit doesn't treat a list without markers as one, unless it has the role.
    const silent = [...document.querySelectorAll('ul:not([role]), ol:not([role])')].map(
      (list) => list.outerHTML,
    );
    expect(silent).toEqual([]);
  });

  test('hears no name of a sign', async () => {
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
      ]),
    );
    const menu = squad().querySelector('.pane-head [aria-haspopup]');
    expect(menu?.getAttribute('aria-label')).not.toMatch(/[▾▸]/);
  });
});
