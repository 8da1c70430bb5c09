export const DARK_TEXT = '#1A2A26';
export const LIGHT_TEXT = '#FFFDF8';

/** Backgrounds at least this bright carry dark text (specification section 9: 128 of 255). */
const FLIP_LUMINANCE = 128;

/** Perceived brightness from 0 to 255 (ITU-R BT.601), of `#rgb` or `#rrggbb`, or null for anything else. */
export function luminanceOf(colour: string): number | null {
  const digits = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim());
  if (digits === null) return null;
  const [, short, long] = digits;
  const hex = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return (299 * red + 587 * green + 114 * blue) / 1000; // whole weights: grey 128 is 128, not 127.99
}

/** The text colour that can be read on a background; dark when the background is not a colour. */
export function textColourOn(background: string): typeof DARK_TEXT | typeof LIGHT_TEXT {
  const luminance = luminanceOf(background);
  return luminance === null || luminance >= FLIP_LUMINANCE ? DARK_TEXT : LIGHT_TEXT;
}

/** Badge colours in turn; text on each of them reaches 4.5:1 with `textColourOn`. */
export const BADGE_COLOURS = ['#9DBE9C', '#F3C6A8', '#1F5C49', '#E9D49A', '#A8472A', '#C4D9D4'] as const;

/** Neighbours never share a colour. */
export function badgeColourAt(position: number): string {
  return BADGE_COLOURS[position % BADGE_COLOURS.length] ?? BADGE_COLOURS[0];
}
