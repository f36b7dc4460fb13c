/** The distance of toasts from the window's lower edge if nothing is in their way, in pixels. */
export const EDGE = 17;
/** The gap above anything they would cover, in pixels. */
const GAP = 8;

/** What toasts must not cover: key hints, a pane's last lines, a dialog's buttons, and messages over the page. */
const KEPT = '.foot, .goes-on, .key-hints, .dialog-foot, .over-edge, .tabs-below';

/**
 * The distance from the window's lower edge at which toasts of this size and position cover nothing in
 * `KEPT`.
 */
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
  // If there is no room above either, they stay in their usual place.
  return bottom + place.height < height ? bottom : EDGE;
}
