import type { CSSProperties } from 'react';
import { luminanceOf, textColourOn } from '#contracts/colour.ts';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { readLook } from '#contracts/widget-look.ts';

type Variables = Record<`--${string}`, string>;

/**
 * The widget's own look as CSS variables; what cannot be read safely is left out (specification sections 3 and 9). The values are set one by
 * one, never as text of a style.
 */
export function widgetTheme(look: Partial<WidgetLook>): CSSProperties {
  const { primaryColor, button, background, body, base, font, gradient, ...letters } = readLook(look);
  const { fontFamily, fontname, fontStyle } = letters;
  const headings = fontname ?? fontFamily;
  const ground = background ?? body;
  const variables: Variables = {
    ...(primaryColor && coloursOf('--primary', '--on-primary', primaryColor)),
    ...(button && coloursOf('--button', '--on-button', button)),
    ...(ground && { '--paper': ground }),
    ...(body && { '--widget-body': body }),
    ...(base && { '--surface': base }),
    ...(font && { '--ink': font, '--muted': font, '--forest': font, '--deep': font }),
    ...(gradient && { '--widget-band': gradient }),
    ...(fontFamily && { '--font-text': fontFamily }),
    ...(headings && { '--font-display': headings }),
  };
  return { ...variables, ...(fontStyle && { fontStyle }) };
}

/** A ground with what stands on it, and the ground under a pointer; text flips at luminance 128 (specification section 9). */
function coloursOf(ground: `--${string}`, text: `--${string}`, color: string): Variables {
  if (luminanceOf(color) === null) return {};
  const on = textColourOn(color);
  const towards = on === '#1A2A26' ? 'white' : 'black';
  return {
    [ground]: color,
    [`${ground}-hover`]: `color-mix(in srgb, ${color} 85%, ${towards})`,
    [text]: on,
  };
}
