import { render, screen, waitFor, within } from '@testing-library/svelte';
import type { UserEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../../tests/recorded';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import { desk } from '../../../lib/desk.svelte';
import { keys } from '../../../lib/keys.svelte';
import { Fault, setPlatform } from '../../../platform';
import { type Answers, refusal } from '../../../platform/memory';
import SquadBuilder from './SquadBuilder.svelte';

const hear = (event: KeyboardEvent) => keys.hear(event);

/** Answers with counts. Most tests don't need them, and their timing would make those unstable. */
export const COUNTED: Answers = { squad_room: (request) => really('squad_room', request) };
export const UNCOUNTED: Answers = {
  squad_room: () => {
    throw new Fault(refusal('count-not-yet'));
  },
};

/** Sets up the page for tests, with a program of its own; the helpers below return what a user sees. */
export function stage(): void {
  recorded();
  beforeEach(async () => {
    desk.game = await gameView();
    window.addEventListener('keydown', hear);
  });
  afterEach(() => {
    window.removeEventListener('keydown', hear);
    vi.useRealTimers();
  });
}

/** Saves a squad and opens it in the builder. */
export async function open(draft: SquadDraft, answers: Answers = {}) {
  const host = new RecordedPlatform({ ...UNCOUNTED, ...answers });
  setPlatform(host);
  const { id } = await really('new_squad', { draft });
  const page = render(SquadBuilder, { id });
  await screen.findByRole('combobox', { name: 'Search the catalogue' });
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  return { host, page, id };
}

/** Opens a squad with a modified report. */
export function opened(draft: SquadDraft, says: (view: SquadView, draft: SquadDraft) => SquadView) {
  return open(draft, saying(says));
}

/** Answers whose reports are modified by a test. */
export function saying(says: (view: SquadView, draft: SquadDraft) => SquadView): Answers {
  return {
    open_squad: async (request) => {
      const found = await really('open_squad', request);
      return { ...found, view: says(found.view, found.draft) };
    },
    check_squad: async (request) => {
      const found = await really('check_squad', request);
      return { ...found, view: says(found.view, request.draft) };
    },
  };
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the catalogue' });
export const squad = () => screen.getByRole('region', { name: 'Squad' });
/** The points shown above the list. */
export const spent = () => document.querySelector<HTMLElement>('[data-points]')?.dataset.points;
// By plain selectors: without layout, queries by role count rows as hidden.
export const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
export const option = (name: RegExp) => options().find((row) => name.test(row.textContent));
export const active = () => document.querySelector('[role=option][aria-selected=true]');

/** The figures in the squad, such as `2 Trooper`. */
export function members(): string[] {
  const list = within(squad()).queryByRole('list', { name: 'Figures in the squad' });
  const rows = list ? within(list).getAllByRole('listitem') : [];
  return rows.map((row) => {
    const count = Number.parseInt(row.querySelector('.times')?.textContent ?? '', 10);
    return `${count} ${row.querySelector('.name .named')?.textContent}`;
  });
}

/** Types into the search box until a given row is active. */
export async function type(user: UserEvent, text: string, first: string): Promise<void> {
  await user.type(box(), text);
  await waitFor(() => expect(active()?.textContent).toContain(first));
}

/** Drags one element onto another, mocking the layout that tests lack. */
export async function dragTo(
  from: Element | null | undefined,
  to: Element | null | undefined,
): Promise<void> {
  if (!from || !to) throw new Error('nothing to drag, or nowhere to drop it');
  document.elementFromPoint = () => to;
  const point = (kind: string, x: number, on: EventTarget) =>
    on.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, clientX: x, clientY: 10 }));
  point('pointerdown', 10, from);
  point('pointermove', 60, window);
  await tick();
  point('pointerup', 60, window);
  await tick();
}
