import { contrastOf, DARK_TEXT, READABLE_CONTRAST, textColourOn } from '#contracts/colour.ts';
import * as m from '#contracts/texts/messages.js';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './widget.module.css';

/** The house's own, where a widget has none. */
const HOUSE = { paper: '#F8F1E4', surface: '#FFFDF8' };

/** What of a look cannot be read well (WCAG 2.2, 1.4.3: 4.5 to 1), said while it is chosen. */
export function ContrastNotes({ look }: { look: WidgetLook }) {
  const t = useTexts();
  const locale = useLocale();
  const button = look.button ?? look.primaryColor;
  const font = look.font ?? DARK_TEXT;
  const pairs = [
    [m.widget_contrast_button, button && contrastOf(textColourOn(button), button)],
    [m.widget_contrast_ground, contrastOf(font, look.body ?? look.background ?? HOUSE.paper)],
    [m.widget_contrast_base, contrastOf(font, look.base ?? HOUSE.surface)],
  ] as const;
  const notes = pairs.flatMap(([text, ratio]) =>
    typeof ratio === 'number' && ratio < READABLE_CONTRAST
      ? [t(text, { ratio: formatRatio(ratio, locale) })]
      : [],
  );
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={styles.contrast}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** With one decimal, never rounded up: 4,4 does not become the 4,5 that it takes. */
const formatRatio = (ratio: number, locale: string): string =>
  (Math.floor(ratio * 10) / 10).toLocaleString(locale);
