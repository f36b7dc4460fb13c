import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import { route } from '../../../lib/route.svelte';
import { open, opened, stage } from './stage';

stage();
afterEach(() => route.go('squads'));

describe('the words of a squad', () => {
  test('a finding leads to its rule on the page of rules', async () => {
    const user = userEvent.setup();
    const captains = draft([['pg/captain', 2]]);
    await opened(captains, (view) => ({
      ...view,
      findings: view.findings.map((finding) => ({ ...finding, term: { id: 'points', name: 'Points' } })),
    }));
    const [rule] = await screen.findAllByRole('button', { name: 'Rule: Points' });
    if (rule) await user.click(rule);
    expect([route.page, route.item]).toEqual(['rules', 'points']);
  });

  test('are told once each with who has them, and with what isn’t there', async () => {
    const user = userEvent.setup();
    const holders = [
      { id: 'pg/captain', name: 'Captain' },
      { id: 'pg/trooper', name: 'Trooper' },
    ];
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
      ]),
      {
        squad_words: {
          words: [
            { term: 'repair', kind: 'ability', name: 'Repair', text: 'Mends a Droid.', holders },
            { term: null, kind: null, name: 'Bravado', text: 'As on my card.', holders: holders.slice(1) },
          ],
          notes: [{ term: 'repair', figure: 'pg/captain', message: 'Captain has nobody to repair: Droid' }],
        },
      },
    );
    await user.click(await screen.findByText('What this squad can do'));
    const repair = (await screen.findByText('Mends a Droid.')).closest('li');
    expect(repair?.textContent).toContain('Captain · Trooper');
    expect(repair?.textContent).toContain('Captain has nobody to repair: Droid');
    expect(screen.getByText('As on my card.').closest('li')?.textContent).not.toContain('repair');
    if (repair) await user.click(within(repair).getByRole('button', { name: 'Repair' }));
    expect([route.page, route.item]).toEqual(['rules', 'repair']);
  });
});
