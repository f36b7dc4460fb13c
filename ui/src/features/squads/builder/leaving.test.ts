import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gameView, really } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import type { ChoiceView } from '../../../bindings/ChoiceView';
import type { FigurePage } from '../../../bindings/FigurePage';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import Toasts from '../../../components/Toasts.svelte';
import { desk } from '../../../lib/desk.svelte';
import { keys } from '../../../lib/keys.svelte';
import SquadBuilder from './SquadBuilder.svelte';
import { box, members, open, opened, squad, stage, type } from './stage';

stage();

describe('leaving the builder and coming back', () => {
  test('undo and redo lead on from where they were left', async () => {
    const user = userEvent.setup();
    const { page, id, host } = await open(draft());
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}{Enter}{Enter}{Control>}z{/Control}');
    expect(members()).toEqual(['2 Trooper']);
    page.unmount();
    await waitFor(() => expect(host.requests('save_squad').at(-1)?.draft.members[0]?.count).toBe(2));
    // Another game, and back.
    desk.game = { ...(await gameView()), id: 'other' };
    desk.game = await gameView();
    render(SquadBuilder, { id });
    await waitFor(() => expect(members()).toEqual(['2 Trooper']));
    await user.keyboard('{Control>}y{/Control}');
    expect(members()).toEqual(['3 Trooper']);
    await user.keyboard('{Control>}zzz{/Control}');
    expect(members()).toEqual([]);
  });

  test('what was changed elsewhere meanwhile is one step more', async () => {
    const user = userEvent.setup();
    const { page, id, host } = await open(draft());
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    page.unmount();
    await waitFor(() => expect(host.requests('save_squad').length).toBe(1));
    await really('save_squad', { id, draft: draft([['pg/royal-guard', 2]]) });
    render(SquadBuilder, { id });
    await waitFor(() => expect(members()).toEqual(['2 Royal Guard']));
    await user.keyboard('{Control>}z{/Control}');
    expect(members()).toEqual(['1 Trooper']);
  });
});

describe('a figure with a place that is taken out', () => {
  const placed = (view: SquadView, draft: SquadDraft) => {
    const here = draft.members.map((m) => ({ id: m.figure, name: m.figure }));
    const choices: ChoiceView[] = ['Column 1', 'Column 2'].map((ability) => {
      const made = draft.setup.find((c) => c.ability === ability);
      const chosen = made ? { id: made.chosen, name: made.chosen } : null;
      return { holder: 'nobody', ability, itself: true, label: ability, options: here, chosen };
    });
    return { ...view, choices };
  };
  const two = draft([
    ['pg/captain', 1],
    ['pg/royal-guard', 1],
  ]);
  const place = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const start = () => opened(two, placed);

  /** Removes the guard, which is in the first column. */
  async function takenOut() {
    const user = userEvent.setup();
    await start();
    render(Toasts);
    await user.selectOptions(place('Column 1'), 'pg/royal-guard');
    screen.getByRole('button', { name: /^Royal Guard/ }).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(place('Column 1').value).toBe(''));
    return user;
  }

  test('leaves its place, and does not stand there when it comes again', async () => {
    const user = userEvent.setup();
    const { host } = await start();
    await user.selectOptions(place('Column 1'), 'pg/royal-guard');
    await user.selectOptions(place('Column 2'), 'pg/captain');
    screen.getByRole('button', { name: /^Royal Guard/ }).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(place('Column 1').value).toBe(''));
    expect(place('Column 2').value).toBe('pg/captain');
    await type(user, 'guard', 'Royal Guard');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(host.requests('check_squad').at(-1)?.draft.members.length).toBe(2));
    expect(place('Column 1').value).toBe('');
  });

  test('has its place again where that is taken back', async () => {
    const user = await takenOut();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(place('Column 1').value).toBe('pg/royal-guard'));
  });

  test('does not come back to a place that somebody else took meanwhile', async () => {
    const user = await takenOut();
    await user.selectOptions(place('Column 1'), 'pg/captain');
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(members()).toEqual(['1 Captain', '1 Royal Guard']));
    expect(place('Column 1').value).toBe('pg/captain');
  });
});

describe('Enter', () => {
  test('adds what was typed, not what an earlier word had found', async () => {
    const user = userEvent.setup();
    const answers: Record<string, () => void> = {};
    await open(draft(), {
      search_figures: (request) =>
        request.query === ''
          ? really('search_figures', request)
          : new Promise<FigurePage>((done) => {
              const before = answers[request.query];
              answers[request.query] = () => {
                before?.();
                done(really('search_figures', request));
              };
            }),
    });
    await user.click(box());
    await user.keyboard('guard{Enter}');
    expect(members()).toEqual([]);
    answers.guard?.();
    await waitFor(() => expect(members()).toEqual(['1 Royal Guard']));
  });
});

describe('what is folded away', () => {
  test('hears no key: W means the card that is seen', async () => {
    const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth');
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 400 });
    try {
      await open(draft([['pg/captain', 1]]));
      const hears = () => keys.groups.some((g) => g.keys.some((k) => k.press.includes('W')));
      await waitFor(() => expect(screen.getByRole('navigation', { name: 'Builder panes' })).toBeTruthy());
      expect(hears()).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Details' }));
      await waitFor(() => expect(hears()).toBe(true));
    } finally {
      if (width) Object.defineProperty(HTMLElement.prototype, 'clientWidth', width);
    }
  });

  test('the dice give the focus back to what opened them', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    await user.keyboard('d');
    const panel = await within(squad()).findByRole('region', { name: 'Random squad' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Random…/ })));
  });
});
