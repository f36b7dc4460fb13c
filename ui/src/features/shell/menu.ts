import { desk } from '../../lib/desk.svelte';
import type { Key } from '../../lib/keys.svelte';
import { keyOf, PAGES, route } from '../../lib/route.svelte';
import { t } from '../../lib/words.svelte';
import type { MenuGroup } from '../../platform';
import { offered } from './offered';
import { shell } from './shell.svelte';

/** A menu of the menu bar. Its items with keys are also the window's keys. */
interface Group {
  words: string;
  items: Key[];
}

const THEMES = ['light', 'dark', 'contrast'] as const;

/** The menus of the menu bar. */
export const GROUPS: Group[] = [
  {
    words: 'menu-file',
    items: [
      { words: 'menu-import-squad', press: [], run: () => route.go('squads', null, { kind: 'import' }) },
      {
        words: 'menu-import-collection',
        press: [],
        run: () => route.go('collection', null, { kind: 'spreadsheet' }),
      },
      { words: 'key-settings', press: ['Ctrl+,'], run: () => route.go('settings') },
    ],
  },
  {
    words: 'menu-go',
    items: PAGES.map((page) => ({
      words: `page-${page}`,
      press: [keyOf(page)],
      run: () => route.go(page),
    })),
  },
  {
    words: 'menu-view',
    items: [
      ...THEMES.map((theme) => ({
        words: `menu-theme-${theme}`,
        press: [],
        run: () => void desk.set({ theme }),
      })),
      { words: 'menu-theme-system', press: [], run: () => void desk.set({ theme: null }) },
      { words: 'menu-larger', press: ['Ctrl++', 'Ctrl+='], run: () => resize(10) },
      { words: 'menu-smaller', press: ['Ctrl+-'], run: () => resize(-10) },
      { words: 'menu-usual', press: ['Ctrl+0'], run: () => void desk.set({ text_size: null }) },
    ],
  },
  {
    words: 'menu-help',
    items: [
      { words: 'key-palette', press: ['Ctrl+K'], run: () => open('palette') },
      { words: 'key-sheet', press: ['F1', '?'], run: () => open('keys') },
    ],
  },
];

function open(what: 'palette' | 'keys'): void {
  shell[what] = true;
}

/** Changes the text size within the range that pages are laid out for. */
function resize(by: number): void {
  const size = Math.min(200, Math.max(80, (desk.settings.text_size ?? 100) + by));
  void desk.set({ text_size: size });
}

/** The window's own keys: the menu items that have any. */
export const WINDOW_KEYS: Key[] = GROUPS.flatMap((group) => group.items).filter(
  (key) => key.press.length > 0,
);

/** The menu bar in the current language. */
export function menu(): MenuGroup[] {
  // System menus would take a key without Ctrl, Alt or F from typing, so those are left to the pages.
  const native = (press: string) => /^(Ctrl|Alt|F\d)/.test(press) && !/[+]{2}|,$/.test(press);
  const pages = new Set(offered().map(({ page }) => `page-${page}`));
  const of = (item: Key) => !item.words.startsWith('page-') || pages.has(item.words);
  return GROUPS.map((group) => ({
    label: t(group.words),
    items: group.items.filter(of).map((item) => ({
      label: t(item.words),
      press: item.press.find(native),
      run: () => item.run?.(new KeyboardEvent('keydown')),
    })),
  }));
}
