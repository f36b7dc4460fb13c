import type { Attachment } from 'svelte/attachments';

/**
 * Keeps an element as high as it was when it was first drawn at this width: if it says more later, it scrolls, and if
 * less, its place stays. So nothing below it comes under the finger.
 */
export const locked: Attachment<HTMLElement> = (element) => {
  let width = 0;
  const lock = (): void => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    element.style.height = '';
    if (width > 0) element.style.height = `${element.getBoundingClientRect().height}px`;
  };
  const watch = new ResizeObserver(lock);
  watch.observe(element);
  lock();
  return () => watch.disconnect();
};
