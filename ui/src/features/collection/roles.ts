import type { HTMLAttributes } from 'svelte/elements';

type Attributes = HTMLAttributes<HTMLElement>;

/*
 * ARIA roles of a grid made of plain boxes, because a `table` can't be virtualised. The focus stays on the
 * grid, which names its active row.
 */

export function grid(
  label: string,
  rows: number,
  active: string | undefined,
  onkeydown: Attributes['onkeydown'],
): Attributes {
  return {
    role: 'grid',
    tabindex: 0,
    'aria-label': label,
    'aria-multiselectable': true,
    'aria-rowcount': rows + 1,
    'aria-activedescendant': active,
    onkeydown,
  };
}

/** A row below the headings, from 0. */
export function row(
  index: number,
  active: boolean,
  on: { click: (event: MouseEvent) => void; open: (event: MouseEvent) => void },
): Attributes {
  return {
    role: 'row',
    tabindex: -1,
    'aria-rowindex': index + 2,
    'aria-selected': active,
    onclick: on.click,
    ondblclick: on.open,
  };
}

/** A column heading, and whether the grid is sorted by it. */
export function heading(sorted: boolean, descending: boolean): Attributes {
  return {
    role: 'columnheader',
    'aria-sort': sorted ? (descending ? 'descending' : 'ascending') : undefined,
  };
}

export const HEADINGS: Attributes = { role: 'row', 'aria-rowindex': 1 };
export const GROUP: Attributes = { role: 'rowgroup' };
export const CELL: Attributes = { role: 'gridcell' };
