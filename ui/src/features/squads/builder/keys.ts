/** `+` is more, `-` is fewer; 0 where a key is neither. */
export function signOf(event: KeyboardEvent): 1 | -1 | 0 {
  if (event.key === '+') return 1;
  return event.key === '-' || event.key === '−' ? -1 : 0;
}
