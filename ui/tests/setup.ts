import { afterEach } from 'vitest';
import { keys } from '../src/lib/keys.svelte';
import { cache } from '../src/lib/query/cache';
import { toasts } from '../src/lib/toasts.svelte';
import { LANGUAGES, learn } from '../src/lib/words/texts';

// happy-dom has no layout: virtual lists take this for the window's size.
class Observer {
  constructor(readonly told: ResizeObserverCallback) {}
  observe(target: Element): void {
    const rect = { width: 800, height: 600, top: 0, left: 0, bottom: 600, right: 800, x: 0, y: 0 };
    const entry = { target, contentRect: rect as DOMRectReadOnly } as ResizeObserverEntry;
    queueMicrotask(() => this.told([entry], this as unknown as ResizeObserver));
  }
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: { configurable: true, get: () => 34 },
  offsetWidth: { configurable: true, get: () => 800 },
});

// Tests may switch to any language without waiting; the window loads its texts first.
await Promise.all(LANGUAGES.map(learn));

afterEach(() => {
  keys.groups = [];
  // Stops their timers too: one that fired after teardown would be an error.
  for (const { id } of toasts.list) toasts.drop(id);
  cache.clear();
});
