import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A system with some preferences; the returned function changes them. */
function system(...asks: string[]): (...asks: string[]) => void {
  let told: (() => void)[] = [];
  const matchMedia = (query: string) => ({
    matches: asks.some((ask) => query.includes(ask)),
    addEventListener: (_: string, tell: () => void) => told.push(tell),
  });
  vi.stubGlobal('matchMedia', matchMedia);
  told = [];
  return (...now) => {
    asks = now;
    for (const tell of told) tell();
  };
}

const worn = () => document.documentElement.dataset.dress;

test.each([
  [[], 'light'],
  [['scheme: dark'], 'dark'],
  [['scheme: dark', 'contrast: more'], 'contrast'],
])('without a theme of its own the window follows a system that asks for %j', async (asks, dress) => {
  system(...asks);
  (await import('./dress')).dress(null);
  expect(worn()).toBe(dress);
});

test('the window follows at once when the system changes, unless a theme was chosen', async () => {
  const change = system();
  const { dress } = await import('./dress');
  dress(null);
  change('scheme: dark');
  expect(worn()).toBe('dark');
  dress('light');
  change('scheme: dark', 'contrast: more');
  expect(worn()).toBe('light');
});
