import { untrack } from 'svelte';

/**
 * The key map: one list that handles key presses, labels controls with their keys, and fills the sheet that
 * `?` opens. A page adds its keys while it is shown.
 */
export interface Key {
  /** The message id of the description, `key-…`. */
  words: string;
  /** The keys: `/`, `Enter`, `Ctrl+K`, `Alt+1`. Any of them will do. */
  press: string[];
  /** The action; a key without one is only listed, because a widget handles it. */
  run?: (event: KeyboardEvent) => void;
  /** Whether it works while the user types. Keys with Ctrl or Alt always do. */
  typing?: boolean;
  /** Whether it applies now; if not, the event goes to the focused element. */
  when?: (event: KeyboardEvent) => boolean;
}

export interface KeyGroup {
  /** The message id of the group's heading. */
  words: string;
  keys: Key[];
}

class KeyMap {
  /** The groups as shown. */
  groups = $state.raw<KeyGroup[]>([]);
  /** The same without reactivity: while one page replaces another, state may still have its old value. */
  private now: KeyGroup[] = [];
  /** For each open dialog, the groups that were active before it; restored when it closes. */
  private waiting: KeyGroup[][] = [];

  /** Adds a component's keys for as long as it is mounted and returns any. */
  during(words: string, list: () => Key[] | false): void {
    $effect(() => {
      const own = list();
      return own ? this.add({ words, keys: own }) : undefined;
    });
  }

  /** Adds a group; returns a function that removes it. */
  add(group: KeyGroup): () => void {
    // Groups added later, such as a dialog's or a page's, take precedence over the window's.
    this.set([...this.now, group]);
    return () => this.set(this.now.filter((g) => g !== group));
  }

  /** `untrack` keeps an effect that adds keys from running again because of the keys it added. */
  private set(groups: KeyGroup[]): void {
    this.now = groups;
    untrack(() => {
      this.groups = groups;
    });
  }

  /** Suspends all current keys while a dialog is open; the returned function restores them. */
  within(): () => void {
    const before = this.now;
    this.waiting.push(before);
    return () => {
      this.waiting = this.waiting.filter((groups) => groups !== before);
    };
  }

  hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    if (inMenu(event)) return;
    const typing = isTyping(event.target);
    const waiting = new Set(this.waiting.flat());
    for (const group of this.now.toReversed()) {
      if (waiting.has(group)) continue;
      for (const key of group.keys) {
        const held = event.ctrlKey || event.metaKey || event.altKey;
        const heard = key.run && (!typing || key.typing || held || isFunction(event));
        const meant = heard && key.press.some((press) => fits(press, event));
        if (meant && (key.when?.(event) ?? true)) {
          event.preventDefault();
          key.run?.(event);
          return;
        }
      }
    }
  }
}

/** In an open menu, plain letters belong to the menu. */
function inMenu(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isFunction(event)) return false;
  return event.target instanceof Element && event.target.closest('[role="menu"]') !== null;
}

function isFunction(event: KeyboardEvent): boolean {
  return /^F\d+$/.test(event.key);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Whether an event matches a key. Shift is compared only for letters and named keys. */
export function fits(press: string, event: KeyboardEvent): boolean {
  const parts = press.split('+').filter((p) => p !== '');
  const name = press.endsWith('+') ? '+' : (parts.pop() ?? '');
  const ctrl = parts.includes('Ctrl');
  if (ctrl !== (event.ctrlKey || event.metaKey) || parts.includes('Alt') !== event.altKey) return false;
  if ((name.length > 1 || /\p{L}/u.test(name)) && parts.includes('Shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === name.toLowerCase() || (name === 'Space' && event.key === ' ');
}

/** The window's key map. */
export const keys = new KeyMap();
