/** The colours of every mail. Mail programs know no variables, so they are written into each element. */
export const LIGHT = {
  paper: '#F8F1E4',
  surface: '#FFFDF8',
  tint: '#E9EFE0',
  ink: '#1A2A26',
  muted: '#5B6A64',
  link: '#1F5C49',
  button: '#1F5C49',
  onButton: '#FFFDF8',
  line: '#E4DAC8',
} as const;

/** For readers in dark mode: the clearing at night. */
export const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#0E1C18',
  surface: '#172A24',
  tint: '#20382F',
  ink: '#F3EBDD',
  muted: '#B4C3BA',
  link: '#A9D3B0',
  button: '#9DBE9C',
  onButton: '#10201B',
  line: '#2F473E',
};

/** The band above mails of providers that chose no colour (specification section 9). */
export const DEFAULT_BAND = '#FA8072';

/** Terracotta: the band above Radura’s own mails, which are no center’s (decision 154). */
export const RADURA_BAND = '#A8472A';

/** A colour fit to stand in a style, or the default. */
export function bandColour(colour: string | null): string {
  return colour !== null && /^#[0-9a-f]{6}$/i.test(colour) ? colour : DEFAULT_BAND;
}
