export const DARK_TEXT = '#1A2A26';
export const LIGHT_TEXT = '#FFFDF8';

/** Backgrounds at least this bright carry dark text (specification section 9: 128 of 255). */
const FLIP_LUMINANCE = 128;

/** `#rgb` or `#rrggbb` as red, green and blue from 0 to 255, or null for anything else. */
function partsOf(colour: string): [red: number, green: number, blue: number] | null {
  const digits = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim());
  if (digits === null) return null;
  const [, short, long] = digits;
  const hex = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const part = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Perceived brightness from 0 to 255 (ITU-R BT.601), of `#rgb` or `#rrggbb`, or null for anything else. */
export function luminanceOf(colour: string): number | null {
  const parts = partsOf(colour);
  if (parts === null) return null;
  const [red, green, blue] = parts;
  return (299 * red + 587 * green + 114 * blue) / 1000; // whole weights: grey 128 is 128, not 127.99
}

/** The text colour that can be read on a background; dark when the background is not a colour. */
export function textColourOn(background: string): typeof DARK_TEXT | typeof LIGHT_TEXT {
  const luminance = luminanceOf(background);
  return luminance === null || luminance >= FLIP_LUMINANCE ? DARK_TEXT : LIGHT_TEXT;
}

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** How well one colour can be told from another, from 1 to 21 (WCAG 2.2, contrast ratio); null unless both are colours. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [relativeLuminanceOf(one), relativeLuminanceOf(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** From 0 for black to 1 for white, in light rather than in figures. */
function relativeLuminanceOf(colour: string): number | null {
  const parts = partsOf(colour);
  if (parts === null) return null;
  const light = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parts;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Badge colours in turn; text on each of them reaches 4.5:1 with `textColourOn`. */
export const BADGE_COLOURS = ['#9DBE9C', '#F3C6A8', '#1F5C49', '#E9D49A', '#A8472A', '#C4D9D4'] as const;

/** Neighbours never share a colour. */
export function badgeColourAt(position: number): string {
  return BADGE_COLOURS[position % BADGE_COLOURS.length] ?? BADGE_COLOURS[0];
}
