/** What a page keeps on its phone: unsent taps, the guest's name, how it looks. Without storage it is kept for the page alone. */
const memory = new Map<string, string>();

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // A private window: the page itself still has it.
  }
}

export function kept<T>(key: string, otherwise: T): T {
  let text = memory.get(key);
  try {
    text ??= localStorage.getItem(key) ?? undefined;
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
