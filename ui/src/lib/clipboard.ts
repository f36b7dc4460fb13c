/** Copies a text to the clipboard; false if the host doesn't allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

/** Whether the host takes pictures into its clipboard. */
export function copiesPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';
}

/** Copies a PNG, given as Base64, to the clipboard; false if the host doesn't allow it. */
export async function copyPicture(png: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
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
