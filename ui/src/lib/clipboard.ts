/** Copies a text; false where the host lets nobody. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** The old way, for windows in which the clipboard is kept from pages. */
function copyOld(text: string): boolean {
  const held = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // Within a dialog, the focus can only go to what is within it, too.
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
