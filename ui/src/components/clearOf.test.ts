import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearOf, EDGE } from './clearOf';

const rect = (top: number, bottom: number, left = 0, right = 1000) =>
  ({ top, bottom, left, right, height: bottom - top }) as DOMRect;

/** Adds an element of a class, with its position in a window 800 pixels high. */
function put(name: string, place: DOMRect): void {
  const one = document.createElement('div');
  one.className = name;
  one.getBoundingClientRect = () => place;
  document.body.append(one);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('toasts', () => {
  it('stand above key hints and the buttons of a dialog, and in the corner where nothing is', () => {
    vi.stubGlobal('innerHeight', 800);
    const toast = rect(740, 783, 700, 980);
    expect(clearOf(toast)).toBe(EDGE);
    put('foot', rect(750, 790));
    expect(clearOf(toast)).toBe(58);
    // A dialog's buttons are higher up.
    put('dialog-foot', rect(690, 740));
    expect(clearOf(toast)).toBe(118);
    // Elements beside the toast aren't in its way.
    document.body.replaceChildren();
    put('key-hints', rect(750, 790, 0, 600));
    expect(clearOf(toast)).toBe(EDGE);
  });
});
