import type { Attachment } from 'svelte/attachments';

/**
 * Keeps what is in view of a scrolling element in its place when a tap makes the content lower: its last child stays as
 * high as is in view when it is tapped. It would otherwise be scrolled back under the finger.
 */
export const held: Attachment<HTMLElement> = (element) => {
  const hold = (): void => {
    const last = element.lastElementChild;
    if (!(last instanceof HTMLElement)) return;
    const end =
      element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).paddingBottom);
    const high = end - last.getBoundingClientRect().top;
    last.style.minHeight = element.scrollTop > 0 && high > 0 ? `${high}px` : '';
  };
  const heard = ['pointerdown', 'keydown'] as const;
  for (const one of heard) element.addEventListener(one, hold, { capture: true });
  return () => {
    for (const one of heard) element.removeEventListener(one, hold, { capture: true });
  };
};
