import { untrack } from 'svelte';

/**
 * The key map: one list from which keys are heard, shown beside what they do, and gathered on the
 * sheet that `?` opens. A page adds its keys while it is shown.
 */
export interface Key {
  /** The key of the words that say what it does, `key-…`. */
  words: string;
  /** What to press: `/`, `Enter`, `Ctrl+K`, `Alt+1`; several where any of them will do. */
  press: string[];
  /** What happens; a key without is only shown, since a widget hears it itself. */
  run?: (event: KeyboardEvent) => void;
  /** Whether it is heard while somebody types, too. Keys with Ctrl or Alt always are. */
  typing?: boolean;
  /** Whether it is meant just now; otherwise the key is left to whatever has the focus. */
  when?: (event: KeyboardEvent) => boolean;
}

export interface KeyGroup {
  /** The key of the words that head the group. */
  words: string;
  keys: Key[];
}

class KeyMap {
  /** The groups as they are shown. */
  groups = $state.raw<KeyGroup[]>([]);
  /** The same, plain: while a page takes another's place, state may still be what it was before. */
  private now: KeyGroup[] = [];
  /** For every open dialog the groups that stood before it: they wait until it closes. */
  private waiting: KeyGroup[][] = [];

  /** The keys of a component, for as long as it is there and gives any. */
  during(words: string, list: () => Key[] | false): void {
    $effect(() => {
      const own = list();
      return own ? this.add({ words, keys: own }) : undefined;
    });
  }

  /** Adds a group; returns what takes it away. */
  add(group: KeyGroup): () => void {
    // A dialog's or page's keys come after the window's, and win over them.
    this.set([...this.now, group]);
    return () => this.set(this.now.filter((g) => g !== group));
  }

  /** An effect that adds keys must not run again because there are more of them now. */
  private set(groups: KeyGroup[]): void {
    this.now = groups;
    untrack(() => {
      this.groups = groups;
    });
  }

  /** A dialog opens: only keys that are added from now on are heard, until what comes back is called. */
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

/** In an open menu letters are the menu's own. */
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

/** Whether an event is what a press names. Shift counts only where a letter or a named key is pressed. */
export function fits(press: string, event: KeyboardEvent): boolean {
  const parts = press.split('+').filter((p) => p !== '');
  const name = press.endsWith('+') ? '+' : (parts.pop() ?? '');
  const ctrl = parts.includes('Ctrl');
  if (ctrl !== (event.ctrlKey || event.metaKey) || parts.includes('Alt') !== event.altKey) return false;
  if ((name.length > 1 || /\p{L}/u.test(name)) && parts.includes('Shift') !== event.shiftKey) return false;
  return event.key.toLowerCase() === name.toLowerCase() || (name === 'Space' && event.key === ' ');
}

/** The keys that are heard now. */
export const keys = new KeyMap();
