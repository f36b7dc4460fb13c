/** The system preferences that select a theme; the last match wins. */
const ASKED: [query: string, dress: string][] = [
  ['(prefers-color-scheme: dark)', 'dark'],
  ['(prefers-contrast: more)', 'contrast'],
];

let theme: string | null = null;

function put(): void {
  const root = document.documentElement;
  const systems = ASKED.findLast(([query]) => window.matchMedia(query).matches)?.[1];
  root.dataset.theme = theme ?? 'system';
  root.dataset.dress = theme ?? systems ?? 'light';
}

/** Sets the window's theme; null follows the system, including later changes. */
export function dress(wanted: string | null): void {
  theme = wanted;
  put();
}

for (const [query] of ASKED) window.matchMedia(query).addEventListener('change', put);
