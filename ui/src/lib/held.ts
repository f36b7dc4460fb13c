import type { Attachment } from 'svelte/attachments';

/** A little more than is in view, in pixels: while it is drawn anew, the view may for a moment be higher. */
const MORE = 48;

/**
 * Keeps what is in view of a scrolling element in its place when a tap, wherever it is, makes the content lower: its last
 * child stays as high as is in view then. The content would otherwise be scrolled back under the finger.
 */
export const held: Attachment<HTMLElement> = (element) => {
  const hold = (): void => {
    const last = element.lastElementChild;
    if (!(last instanceof HTMLElement)) return;
    const end =
      element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).paddingBottom);
    const high = end - last.getBoundingClientRect().top;
    last.style.minHeight = element.scrollTop > 0 && high > 0 ? `${high + MORE}px` : '';
  };
  const heard = ['pointerdown', 'keydown'] as const;
  for (const one of heard) window.addEventListener(one, hold, { capture: true });
  return () => {
    for (const one of heard) window.removeEventListener(one, hold, { capture: true });
  };
};
