/**
 * Arrow keys on the table: up and down from figure to figure, left and right along one figure's controls. So a side is
 * one stop of the Tab key, however many figures it has.
 */

const ROW = '[data-figure]';
const CONTROL = 'button:not(:disabled)';

/** The row that has the focus; null if none has. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null;
}

/** The number of the figure whose row has the focus. */
export function focusedFigure(): number | null {
  const row = focusedRow();
  return row ? Number(row.dataset.figure) : null;
}

/** Gives a figure's row the focus, if it can have it. */
export function focusFigure(number: number, scrolls = true): boolean {
  const row = document.querySelector<HTMLElement>(`[data-figure="${number}"]`);
  const control = row?.querySelector<HTMLElement>(CONTROL);
  if (!row || !control) return false;
  control.focus({ preventScroll: true });
  // Honours the room that the dock takes, which focusing alone doesn't.
  if (scrolls) row.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** Moves the focus by an arrow key within a side's list; returns whether the key was one. */
export function walk(list: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const row = focusedRow();
  if (!row) return false;
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)].filter((one) => one.querySelector(CONTROL));
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROL)];
  const at = rows.indexOf(row);
  const place = controls.indexOf(document.activeElement as HTMLElement);
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (along !== undefined) {
    controls[Math.max(0, Math.min(place + along, controls.length - 1))]?.focus();
    return true;
  }
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return false;
  const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
  if (!next) return true;
  // The same control of the other figure, where it has it: ten Battle Droids are activated by Enter and an arrow.
  const cell = (document.activeElement as HTMLElement).dataset.cell;
  const same = cell ? next.querySelector<HTMLElement>(`[data-cell="${cell}"]:not(:disabled)`) : null;
  (same ?? next.querySelector<HTMLElement>(CONTROL))?.focus({ preventScroll: true });
  next.scrollIntoView?.({ block: 'nearest' });
  return true;
}
