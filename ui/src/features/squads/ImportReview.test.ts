import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHELF } from '../../../tests/recorded/draft';
import type { MemberLine } from '../../bindings/MemberLine';
import type { ReadList } from '../../bindings/ReadList';
import { asks, claimed } from './drafts';
import ImportReview from './ImportReview.svelte';
import { Importing } from './importing.svelte';
import { stage } from './stage';

const on = stage();
/**
 * The cost tells which of two figures with the same name is meant; the other line's cost differs from the
 * catalogue's.
 */
const TEXT = 'Finch [6]\nWarden [54]';
let finch: MemberLine;
let warden: MemberLine;
let importing: Importing;

describe('the review of a pasted list', () => {
  beforeEach(async () => {
    importing = new Importing({ text: TEXT, path: null, decisions: {} });
    await importing.look();
    [finch, warden] = (importing.view?.members ?? []) as [MemberLine, MemberLine];
  });

  it('shows what each line claims beside what the catalogue says', () => {
    render(ImportReview, { importing });
    expect(screen.getByText('list: 6 · catalogue: 6')).toBeTruthy();
    expect(screen.getByText('list: 54 · catalogue: 55')).toBeTruthy();
  });

  it('asks about a name that its cost made another’s, with who else it could be', async () => {
    render(ImportReview, { importing });
    const look = within(screen.getByRole('region', { name: 'To check' }));
    expect(look.getByText('Finch [6]')).toBeTruthy();
    await userEvent.click(look.getByRole('button', { name: /^Elder Finch 18/ }));
    expect(importing.decisions['Finch [6]']).toEqual({
      kind: 'is',
      figure: { id: 'sg/elder-finch', name: 'Elder Finch' },
    });
  });

  it('says what a line changes in the list above it', async () => {
    importing = new Importing({ text: `${TEXT}\n- Warden\n+ Elder Finch`, path: null, decisions: {} });
    await importing.look();
    render(ImportReview, { importing });
    expect(screen.getByText('Line 3 changes the list above it: “- Warden”')).toBeTruthy();
    expect(screen.getByText('Line 4 changes the list above it: “+ Elder Finch”')).toBeTruthy();
    expect(importing.view?.members.map((m) => m.figure)).not.toContain(warden.figure);
  });

  it('says by which format the list is checked because of its points', async () => {
    importing = new Importing({ text: 'Siege (200 points)\n2 Elder Finch', path: null, decisions: {} });
    await importing.look();
    render(ImportReview, { importing });
    expect(screen.getByText(/^By its points, this list is checked as “Large”/)).toBeTruthy();
    expect(importing.draft?.format).toBe('large');
  });

  it('offers to read a list of another game as what it is, and back again', async () => {
    // Only one of the two games is the program's.
    const read = importing.read as ReadList;
    on.host.answers.read_list = () => read;
    const rather = { id: 'toys', name: 'Toy Soldiers' };
    importing.read = { ...read, view: { ...read.view, rather } };
    importing.view = importing.read.view;
    importing.decisions = { 'Finch [6]': { kind: 'skip' } };
    on.host.asked.length = 0;
    render(ImportReview, { importing });
    await userEvent.click(screen.getByRole('button', { name: 'Read it as Toy Soldiers' }));
    expect(on.host.requests('read_list')).toEqual([{ game: 'toys', text: TEXT, path: null }]);
    expect(importing.decisions).toEqual({});
    await userEvent.click(await screen.findByRole('button', { name: 'Read it as Shelf Game' }));
    expect(on.host.requests('read_list').at(-1)).toEqual({ game: SHELF, text: TEXT, path: null });
  });

  it('says which game the lines told', () => {
    const read = importing.read as ReadList;
    importing.read = { ...read, view: { ...read.view, recognised: 'Toy Soldiers' } };
    render(ImportReview, { importing });
    expect(screen.getByText(/by its lines it is Toy Soldiers/)).toBeTruthy();
  });

  it('asks about near names, and about those by cost where others are near', () => {
    expect(asks(finch)).toBe(true);
    expect(asks({ ...finch, others: [] })).toBe(false);
    expect(asks({ ...warden, match: 'fuzzy' })).toBe(true);
    expect(claimed({ ...warden, claimed_line: 108 })).toBe(108);
  });
});
