import { render, screen, waitFor, within } from '@testing-library/svelte';
import type { UserEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import { desk } from '../../../lib/desk.svelte';
import { keys } from '../../../lib/keys.svelte';
import { setPlatform } from '../../../platform';
import { type Answers, MemoryPlatform } from '../../../platform/memory';
import * as fixtures from './fixtures';
import SquadBuilder from './SquadBuilder.svelte';

const hear = (event: KeyboardEvent) => keys.hear(event);
let number = 0;

/** The page as a test meets it: with a host of its own, and what a user sees of it. */
export function stage(): void {
  beforeEach(() => {
    desk.game = structuredClone(fixtures.GAME);
    window.addEventListener('keydown', hear);
  });
  afterEach(() => {
    window.removeEventListener('keydown', hear);
    vi.useRealTimers();
  });
}

/** Opens a squad in the builder; every one has an id of its own. */
export async function open(draft: SquadDraft, answers: Answers = {}) {
  const host = new MemoryPlatform({ ...fixtures.answers(draft), ...answers });
  setPlatform(host);
  const id = `squad-${number++}`;
  const page = render(SquadBuilder, { id });
  await screen.findByRole('combobox', { name: 'Search the catalogue' });
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  return { host, page, id };
}

/** Opens a squad of which the rules say what a test says. */
export function opened(draft: SquadDraft, says: (draft: SquadDraft) => SquadView) {
  const saved = { revision: 1, saved_at: '2026-01-01T00:00:00Z', draft };
  return open(draft, {
    open_squad: ({ id }) => ({ id, ...saved, view: says(draft) }),
    check_squad: (request) => ({ ...fixtures.checked(request), view: says(request.draft) }),
  });
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the catalogue' });
export const squad = () => screen.getByRole('region', { name: 'Squad' });
/** The points that stand above the list. */
export const spent = () => document.querySelector<HTMLElement>('[data-points]')?.dataset.points;
// Rows that were never laid out count as hidden.
export const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
export const option = (name: RegExp) => options().find((row) => name.test(row.textContent));
export const active = () => document.querySelector('[role=option][aria-selected=true]');

/** Who is in the squad, `2 Trooper`. */
export function members(): string[] {
  const list = within(squad()).queryByRole('list', { name: 'Figures in the squad' });
  const rows = list ? within(list).getAllByRole('listitem') : [];
  return rows.map((row) => {
    const count = within(row).getByRole<HTMLInputElement>('textbox').value;
    return `${count} ${row.querySelector('.name .ellipsis')?.textContent}`;
  });
}

/** Types into the search box until a row stands first. */
export async function type(user: UserEvent, text: string, first: string): Promise<void> {
  await user.type(box(), text);
  await waitFor(() => expect(active()?.textContent).toContain(first));
}

/** Drags something by the pointer onto something else; a test lays nothing out, so that is said. */
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
