/** 1 for `+`, -1 for `-`, 0 for any other key. */
export function signOf(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.key === '+') return 1;
  return event.key === '-' || event.key === '−' ? -1 : 0;
}
