import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SquadCard } from '../../bindings/SquadCard';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { GAME, squad } from './fixtures';
import { forget } from './list.svelte';
import SquadsPage from './SquadsPage.svelte';

let host: MemoryPlatform;
let kept: SquadCard[];

beforeEach(() => {
  host = new MemoryPlatform({
    squads: () => kept,
    cost_changes: { squads: [] },
    label_squad: ({ id, folder, add = [], remove = [] }) => {
      const of = kept.find((s) => s.uuid === id);
      const tags = [...(of?.tags.filter((tag) => !remove.includes(tag)) ?? []), ...add];
      const now = { folder: folder ?? of?.folder ?? '', tags };
      kept = kept.map((s) => (s.uuid === id ? { ...s, ...now } : s));
      return { id, name: of?.name ?? '', ...now };
    },
  });
  setPlatform(host);
  desk.game = GAME;
  desk.settings.pages = {};
  forget();
});

const rows = () => screen.queryAllByRole('button').filter((b) => b.hasAttribute('data-squad'));
const row = (name: RegExp) =>
  waitFor(() => {
    const found = rows().find((r) => name.test(r.textContent ?? ''));
    if (!found) throw new Error(`no row of ${name}`);
    return found;
  });

describe('the list of squads', () => {
  it('stands by folder, and is narrowed to tags, all of which must be borne', async () => {
    kept = [
      squad('a', 'Dawn patrol', 91, { tags: ['fast', 'May'] }),
      squad('b', 'Night watch', 55, { folder: 'Cups', tags: ['fast'] }),
    ];
    render(SquadsPage);
    await row(/Dawn patrol/);
    const heads = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent?.trim());
    expect(heads).toEqual(['Cups 1', 'No folder 1']);
    // Keys follow the visible order.
    expect(rows().map((r) => r.dataset.squad)).toEqual(['b', 'a']);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'fast' }));
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'May' }));
    expect(rows().map((r) => r.dataset.squad)).toEqual(['a']);
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => v.id)).toEqual([]);
  });

  it('puts a squad into a folder and tags it, and takes that back', async () => {
    kept = [squad('a', 'Dawn patrol', 91, { tags: ['old'] })];
    render(SquadsPage);
    render(Toasts);
    (await row(/Dawn patrol/)).focus();
    keys.hear(new KeyboardEvent('keydown', { key: 't' }));
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox', { name: 'Folder' }), 'Cups');
    const tags = screen.getByRole('textbox', { name: 'Tags' });
    await user.clear(tags);
    await user.type(tags, 'fast, May cup');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(host.requests('label_squad')).toEqual([
        { id: 'a', folder: 'Cups', add: ['fast', 'May cup'], remove: ['old'] },
      ]),
    );
    expect(await screen.findByRole('heading', { level: 2, name: /Cups/ })).toBeTruthy();
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(host.requests('label_squad').at(-1)).toEqual({
        id: 'a',
        folder: '',
        add: ['old'],
        remove: ['fast', 'May cup'],
      }),
    );
  });
});
