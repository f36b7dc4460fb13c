/** The minimum contrast of white text with its background (WCAG AA). */
const ENOUGH = 4.5;

/** The relative luminance of a colour such as `#8a7f72`, from 0 to 1; null for any other notation. */
function brightness(colour: string): number | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!hex) return null;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a colour with white, from 1 to 21. */
export function fromWhite(colour: string): number {
  return 1.05 / ((brightness(colour) ?? 1) + 0.05);
}

/** Darkens a colour until white text on it is legible. */
export function underWhite(colour: string): string {
  let now = colour;
  for (let share = 0.98; brightness(now) !== null && fromWhite(now) < ENOUGH; share -= 0.02)
    now = darker(colour, share);
  return now;
}

function darker(colour: string, share: number): string {
  return colour.replace(/[\da-f]{2}/gi, (part) => {
    const now = Math.floor(Number.parseInt(part, 16) * share);
    return now.toString(16).padStart(2, '0');
  });
}
