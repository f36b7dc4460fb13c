import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { really } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import { members, open, stage } from './stage';

stage();

test('what the rules answer while a figure is dragged does not end it', async () => {
  const two = draft([
    ['pg/captain', 1],
    ['pg/trooper', 2],
  ]);
  let answer: (() => void) | undefined;
  await open(two, {
    check_squad: (request) =>
      new Promise((done) => {
        answer = () => void really('check_squad', request).then(done);
      }),
  });
  await waitFor(() => expect(answer).toBeTruthy());
  const reserves = screen.getByRole('region', { name: /Reserves/ });
  document.elementFromPoint = () => reserves;
  const point = (kind: string, x: number, on: EventTarget) =>
    on.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, clientX: x, clientY: 10 }));
  point('pointerdown', 10, screen.getByRole('button', { name: /^Trooper/ }));
  point('pointermove', 60, window);
  answer?.();
  await new Promise((done) => setTimeout(done, 30));
  point('pointerup', 60, window);
  await waitFor(() => expect(members()).toEqual(['1 Captain']));
  expect(within(reserves).getByRole('button', { name: /^Trooper/ })).toBeTruthy();
});
