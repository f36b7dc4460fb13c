import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import type { MemberLine } from '../../bindings/MemberLine';
import { desk } from '../../lib/desk.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { asks, claimed } from './drafts';
import { draft, LIST, member, one, view } from './fixtures';
import ImportReview from './ImportReview.svelte';
import { Importing } from './importing.svelte';

const enforcer: MemberLine = {
  ...member('enforcer', 'Boba Fett, Enforcer', 1, 38),
  line: 1,
  text: 'Boba Fett [38]',
  match: 'by-cost',
  claimed_unit: 38,
  others: [{ id: 'boba', name: 'Boba Fett', cost_text: '50', printed: 'RS 1' }],
};
const doubted: MemberLine = {
  ...member('yoda', 'Yoda', 1, 55),
  line: 2,
  text: 'Yoda [54]',
  match: 'exact',
  claimed_unit: 54,
};

function reviewed(): Importing {
  const importing = new Importing({ text: '', path: null, decisions: {} });
  const read = view({ members: [enforcer, doubted], recognised: 'Toy Soldiers' });
  importing.read = { ...LIST, draft: draft({ members: [one('enforcer', 1), one('yoda', 1)] }), view: read };
  importing.view = read;
  return importing;
}

describe('the review of a pasted list', () => {
  beforeEach(() => {
    setPlatform(new MemoryPlatform({ check_squad: { view: view(), fits: [] } }));
  });

  it('shows what each line claims beside what the catalogue says', () => {
    render(ImportReview, { importing: reviewed() });
    expect(screen.getByText('list: 38 · catalogue: 38')).toBeTruthy();
    expect(screen.getByText('list: 54 · catalogue: 55')).toBeTruthy();
  });

  it('asks about a name that its cost made another’s, with who else it could be', async () => {
    const importing = reviewed();
    render(ImportReview, { importing });
    const look = within(screen.getByRole('region', { name: 'To check' }));
    expect(look.getByText('Boba Fett [38]')).toBeTruthy();
    await userEvent.click(look.getByRole('button', { name: /^Boba Fett 50/ }));
    expect(importing.decisions['Boba Fett [38]']).toEqual({
      kind: 'is',
      figure: { id: 'boba', name: 'Boba Fett' },
    });
  });

  it('offers to read a list of another game as what it is, and back again', async () => {
    const importing = reviewed();
    const read = view({ members: [], rather: { id: 'toys', name: 'Toy Soldiers' } });
    importing.read = { ...LIST, view: read };
    importing.view = read;
    importing.text = 'Tin Soldier';
    importing.decisions = { 'Tin Soldier': { kind: 'skip' } };
    desk.game = { id: 'open', name: 'Open Game' } as GameView;
    const host = new MemoryPlatform({ read_list: { ...LIST, view: view() } });
    setPlatform(host);
    render(ImportReview, { importing });
    await userEvent.click(screen.getByRole('button', { name: 'Read it as Toy Soldiers' }));
    expect(host.requests('read_list')).toEqual([{ game: 'toys', text: 'Tin Soldier', path: null }]);
    expect(importing.decisions).toEqual({});
    await userEvent.click(await screen.findByRole('button', { name: 'Read it as Open Game' }));
    expect(host.requests('read_list').at(-1)).toEqual({ game: 'open', text: 'Tin Soldier', path: null });
  });

  it('says which game the lines told', () => {
    render(ImportReview, { importing: reviewed() });
    expect(screen.getByText(/by its lines it is Toy Soldiers/)).toBeTruthy();
  });

  it('asks about near names, and about those by cost where others are near', () => {
    expect(asks(enforcer)).toBe(true);
    expect(asks({ ...enforcer, others: [] })).toBe(false);
    expect(asks({ ...doubted, match: 'fuzzy' })).toBe(true);
    expect(claimed({ ...doubted, claimed_line: 108 })).toBe(108);
  });
});
