import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { RecordedPlatform } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import Toasts from '../../../components/Toasts.svelte';
import { route } from '../../../lib/route.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { setPlatform } from '../../../platform';
import { NEW } from '../drafts';
import SquadBuilder from './SquadBuilder.svelte';
import { active, box, members, open, options, stage, type, UNCOUNTED } from './stage';

stage();

const details = () => screen.getByRole('region', { name: 'Details' });

/** Opens a new squad, as `N` does. */
async function begin() {
  const host = new RecordedPlatform(UNCOUNTED);
  setPlatform(host);
  route.go('squads', NEW);
  const page = render(SquadBuilder, { id: NEW });
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  return { host, page };
}

describe('a new squad', () => {
  test('has the caret in the search box, and says that it is empty', async () => {
    await begin();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(document.querySelector('[data-verdict]')?.textContent?.trim()).toBe('Empty');
  });

  test('that nobody touched leaves nothing behind', async () => {
    const { host, page } = await begin();
    page.unmount();
    await new Promise((done) => setTimeout(done, 0));
    expect([host.requests('new_squad'), host.requests('save_squad')]).toEqual([[], []]);
  });

  test('is kept once something was done to it, and saved as itself from then on', async () => {
    const user = userEvent.setup();
    const { host } = await begin();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(host.requests('new_squad')).toHaveLength(1));
    await waitFor(() => expect(route.item).not.toBe(NEW));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(host.requests('save_squad')).toHaveLength(1));
    expect(host.requests('save_squad')[0]?.id).toBe(route.item);
    expect([members(), host.requests('new_squad').length]).toEqual([['2 Trooper'], 1]);
  });
});

test('a squad that is opened has the focus on its name', async () => {
  await open(draft([['pg/captain', 1]]));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('Ctrl+P prints the sheet', async () => {
  const user = userEvent.setup();
  const { id } = await open(draft([['pg/captain', 1]]));
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(route.page).toBe('print'));
  expect(route.take()).toEqual({ kind: 'sheet', squads: [id] });
});

describe('the details', () => {
  test('follow the row that is meant when the box is emptied', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    await user.click(box());
    await type(user, 'royal', 'Royal Guard');
    await waitFor(() => expect(details().textContent).toContain('Royal Guard'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(active()?.textContent).toContain('C-3 Droid'));
    await waitFor(() => expect(details().textContent).toContain('C-3 Droid'));
  });

  test('leave a figure that an undone step took away', async () => {
    const user = userEvent.setup();
    await open(draft());
    await user.click(box());
    await type(user, 'royal', 'Royal Guard');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /^Royal Guard/ }));
    await user.click(box());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(active()?.textContent).not.toContain('Royal Guard'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(details().textContent).not.toContain('Royal Guard'));
  });
});

describe('a toast’s Undo', () => {
  test('is of its own step: what came later stays', async () => {
    const user = userEvent.setup();
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 1],
      ]),
    );
    render(Toasts);
    screen.getByRole('button', { name: /^Captain/ }).focus();
    await user.keyboard('{Delete}');
    await user.keyboard('+');
    expect(members()).toEqual(['2 Trooper']);
    await user.click(screen.getByText('Undo'));
    expect(members()).toEqual(['1 Captain', '2 Trooper']);
  });

  test('goes when the step is undone in another way, and when the squad is left', async () => {
    const user = userEvent.setup();
    const { page } = await open(draft([['pg/trooper', 2]]));
    const remove = async () => {
      screen.getByRole('button', { name: /^Trooper/ }).focus();
      await user.keyboard('{Delete}');
    };
    await remove();
    expect(toasts.list).toHaveLength(1);
    await user.keyboard('{Control>}z{/Control}');
    expect([members(), toasts.list]).toEqual([['2 Trooper'], []]);
    await remove();
    expect(toasts.list).toHaveLength(1);
    page.unmount();
    expect(toasts.list).toEqual([]);
  });
});
