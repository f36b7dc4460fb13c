/** How far toasts are from the window's lower edge where nothing is in their way, in pixels. */
export const EDGE = 17;
/** How far above what they would hide. */
const GAP = 8;

/** What toasts may not hide: hints of keys, a pane's last line, and the buttons of a dialog. */
const KEPT = '.foot, .key-hints, .dialog-foot';

/** How far from the window's lower edge toasts of this place hide nothing that is needed. */
export function clearOf(place: DOMRect | undefined): number {
  if (!place) return EDGE;
  const height = window.innerHeight;
  let bottom = EDGE;
  const inWay = [...document.querySelectorAll(KEPT)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 0 && one.right > place.left && one.left < place.right)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const one of inWay) {
    const [top, end] = [height - bottom - place.height, height - bottom];
    if (one.top < end && one.bottom > top) bottom = height - one.top + GAP;
  }
  // Where there is no room above either, they stay where they are looked for.
  return bottom + place.height < height ? bottom : EDGE;
}
