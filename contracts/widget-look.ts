const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FONTS = /^[a-z0-9 -]{1,60}(?:, ?[a-z0-9 -]{1,60}){0,5}$/i;
const FONT_STYLES = ['normal', 'italic', 'oblique'];
const GRADIENT = /^linear-gradient\((?:\d{1,3}deg, ?)?#[0-9a-f]{3,8}(?:, ?#[0-9a-f]{3,8}){1,4}\)$/i;

/** A colour as #rgb, #rrggbb or #rrggbbaa, the # added where it is missing (specification section 5); null for anything else. */
export function safeColor(text: string | null): string | null {
  if (text === null) return null;
  const color = text.startsWith('#') ? text : `#${text}`;
  return COLOR.test(color) ? color : null;
}

/** One or more plain font names; null for anything that could end a declaration. */
export function safeFonts(text: string | null): string | null {
  return text !== null && FONTS.test(text) ? text : null;
}

export function safeFontStyle(text: string | null): string | null {
  return text !== null && FONT_STYLES.includes(text) ? text : null;
}

/** A linear gradient of colours and nothing else. */
export function safeGradient(text: string | null): string | null {
  return text !== null && GRADIENT.test(text) ? text : null;
}

/** An address that only leads somewhere: http or https. */
export function safeAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
