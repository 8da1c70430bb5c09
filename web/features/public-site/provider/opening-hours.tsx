import * as m from '#contracts/texts/messages.js';
import { addDays } from '#contracts/time.ts';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { openDays } from './open-days.ts';
import type { WorkingHours } from './provider.ts';
import styles from './provider-page.module.css';

/** A Monday; only its weekday is shown. */
const SOME_MONDAY = '2026-11-16';

type OpeningHoursProps = {
  hours: readonly WorkingHours[];
  /** In the provider's own words and language. */
  note: string | null;
  language: string;
};

export function OpeningHours({ hours, note, language }: OpeningHoursProps) {
  const t = useTexts();
  const locale = useLocale();
  const dayName = (weekday: number): string => shortWeekday(addDays(SOME_MONDAY, weekday - 1), locale);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.factTitle}>
        {t(m.provider_hours)}
      </h2>
      <dl className={styles.hours}>
        {openDays(hours).map(({ from, to, spans }) => (
          <div key={from}>
            <dt>{from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`}</dt>
            <dd>
              {spans.length === 0
                ? t(m.provider_closed)
                : spans.map((span) => <span key={span}>{span}</span>)}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={styles.note} lang={language}>
          {note}
        </p>
      )}
    </section>
  );
}
