import { expect, it } from 'vitest';
import { apartOf } from './apart';

it('reads from the address what a second window shows; the main window has none', () => {
  const id = '0198f2c2-7a5e-7000-8000-000000000001';
  expect(apartOf(`#table=${id}`)).toEqual({ show: 'table', id });
  expect(apartOf(`#night=${id}/empire`)).toEqual({ show: 'night', id, side: 'empire' });
  for (const other of [
    '',
    '#',
    '#main',
    '#table=',
    `#night=${id}`,
    `#night=${id}/others`,
    `#table=${id}/common`,
  ])
    expect(apartOf(other)).toBeNull();
});
