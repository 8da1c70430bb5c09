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

/** The same without transparency, as #rrggbb: whether text can be read on a colour is known only of one that covers. */
export function opaqueColor(text: string | null): string | null {
  const color = safeColor(text);
  if (color === null || color.length > 7) return null;
  return color.length === 7 ? color : color.replace(/[0-9a-f]/gi, '$&$&');
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

/** How a widget looks; null is as the house has it. */
export interface WidgetLook {
  primaryColor: string | null;
  background: string | null;
  base: string | null;
  body: string | null;
  button: string | null;
  font: string | null;
  gradient: string | null;
  fontname: string | null;
  fontFamily: string | null;
  fontStyle: string | null;
}

const SAFE: Record<keyof WidgetLook, (text: string) => string | null> = {
  primaryColor: opaqueColor,
  background: safeColor,
  base: safeColor,
  body: safeColor,
  button: opaqueColor,
  font: safeColor,
  gradient: safeGradient,
  fontname: safeFonts,
  fontFamily: safeFonts,
  fontStyle: safeFontStyle,
};

/** Reads a look from whoever sent it: each value that is safe, and none in place of every other. */
export function readLook(said: unknown): WidgetLook {
  const given = typeof said === 'object' && said !== null ? said : {};
  const read = (name: keyof WidgetLook): string | null => {
    const value: unknown = Object.hasOwn(given, name) ? Reflect.get(given, name) : null;
    return typeof value === 'string' ? SAFE[name](value) : null;
  };
  return {
    primaryColor: read('primaryColor'),
    background: read('background'),
    base: read('base'),
    body: read('body'),
    button: read('button'),
    font: read('font'),
    gradient: read('gradient'),
    fontname: read('fontname'),
    fontFamily: read('fontFamily'),
    fontStyle: read('fontStyle'),
  };
}
