import type { Page } from '../../lib/route.svelte';

/** The pages' icons as SVG paths in a 20 × 20 box, drawn as strokes. */
export const ICONS: Record<Page, string> = {
  home: 'M3 9.5 10 3.5l7 6V17h-4.6v-4.6H7.6V17H3z',
  catalogue: 'M4 3.5h9.5A2.5 2.5 0 0 1 16 6v10.5H6.5A2.5 2.5 0 0 1 4 14zM4 14a2.5 2.5 0 0 1 2.5-2.5H16M8 7h4',
  collection: 'M3 7.5h14v9H3zM4.5 7.5V4h11v3.5M7.5 11h5',
  squads: 'M10 2.8 16.5 5v5c0 3.6-2.6 6.1-6.5 7.4C6.1 16.1 3.5 13.6 3.5 10V5z',
  campaigns: 'M4 17V3h9l-1.5 3L13 9H4M14.5 17a2 2 0 1 0-.01 0M4 17h8.5',
  play: 'M4 4h12v12H4zM7.2 7.2h.01M12.8 7.2h.01M10 10h.01M7.2 12.8h.01M12.8 12.8h.01',
  matches: 'M3 5h14v10H3zM10 5v10M6.5 8.2v3.6M13.5 8.2v3.6',
  tournaments:
    'M6 3.5h8v5a4 4 0 0 1-8 0zM6 5H3.5v1a3 3 0 0 0 2.8 3M14 5h2.5v1a3 3 0 0 1-2.8 3M10 12.5V15M6.5 16.8h7',
  print: 'M5.5 7.5V3h9v4.5M5.5 14H3V7.5h14V14h-2.5M5.5 11.5h9V17h-9z',
  rules: 'M10 5.5C8.4 4.2 6 3.8 3 4v11.5c3-.2 5.4.2 7 1.5 1.6-1.3 4-1.7 7-1.5V4c-3-.2-5.4.2-7 1.5zM10 5.5V17',
  settings: 'M3 5.5h8M15 5.5h2M3 14.5h2M9 14.5h8M11 3.5h4v4h-4zM5 12.5h4v4H5z',
};
