/** Copies a text to the clipboard; false if the host doesn't allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** Falls back to `execCommand` where pages have no access to the clipboard. */
function copyOld(text: string): boolean {
  const held = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // A dialog traps the focus, so the text box has to be inside it.
  (held?.closest('[role="dialog"]') ?? document.body).append(box);
  box.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  box.remove();
  if (held instanceof HTMLElement) held.focus();
  return done;
}
