import type { CSSProperties } from 'react';
import { luminanceOf, textColourOn } from '#contracts/colour.ts';
import type { Widget } from './widget.ts';

/** Names of fonts, with or without quotes, and nothing that could end a declaration. */
const FONT_FAMILY = /^[\p{L}\d\s,'"_-]{1,100}$/u;
const FONT_STYLES = ['normal', 'italic', 'oblique'];

/** The widget's own look as CSS variables; what cannot be read safely is left out (specification sections 3 and 9). */
export function widgetTheme({
  primaryColor,
  fontFamily,
  fontStyle,
}: Pick<Widget, 'primaryColor' | 'fontFamily' | 'fontStyle'>): CSSProperties {
  return {
    ...(luminanceOf(primaryColor) !== null && coloursFrom(primaryColor)),
    ...(fontFamily &&
      FONT_FAMILY.test(fontFamily) && { '--font-text': fontFamily, '--font-display': fontFamily }),
    ...(fontStyle && FONT_STYLES.includes(fontStyle) && { fontStyle }),
  };
}

function coloursFrom(primaryColor: string): Record<string, string> {
  const primary = primaryColor.startsWith('#') ? primaryColor : `#${primaryColor}`;
  return {
    '--primary': primary,
    '--primary-hover': `color-mix(in srgb, ${primary} 85%, ${textColourOn(primary) === '#1A2A26' ? 'white' : 'black'})`,
    '--on-primary': textColourOn(primary),
  };
}
