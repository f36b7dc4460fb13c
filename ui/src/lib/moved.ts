/** The row a key moves the selection to; null for keys that don't move it. */
export function moved(event: KeyboardEvent, active: number, count: number, page: number): number | null {
  if (event.altKey || event.metaKey || event.shiftKey) return null;
  const typing = event.target instanceof HTMLInputElement && event.target.value !== '';
  switch (event.key) {
    case 'ArrowDown':
      return event.ctrlKey ? null : active + 1;
    case 'ArrowUp':
      return event.ctrlKey ? null : Math.max(active - 1, 0);
    case 'PageDown':
      return Math.max(active, 0) + page;
    case 'PageUp':
      return Math.max(active - page, 0);
    // In a box with text, these move the cursor; with Ctrl they always move the selection.
    case 'Home':
      return typing && !event.ctrlKey ? null : 0;
    case 'End':
      return typing && !event.ctrlKey ? null : count - 1;
    default:
      return null;
  }
}
