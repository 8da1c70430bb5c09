import * as m from '#contracts/texts/messages.js';
import { formatDate } from '#contracts/format.ts';
import { addDays } from '#contracts/time.ts';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { openDays, spanText } from './open-days.ts';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';

/** A Monday; only its weekday is shown. */
const SOME_MONDAY = '2026-11-16';

type OpeningHoursProps = {
  /** The hours of its week, the next dates that differ, and its own words about them. */
  provider: Pick<ProviderOnPage, 'workingHours' | 'specialHours' | 'timeNote'>;
  /** Of its words. */
  language: string;
};

export function OpeningHours({ provider, language }: OpeningHoursProps) {
  const { workingHours, specialHours, timeNote: note } = provider;
  const t = useTexts();
  const locale = useLocale();
  const dayName = (weekday: number): string => shortWeekday(addDays(SOME_MONDAY, weekday - 1), locale);
  const daysOfWeek = openDays(workingHours).map(({ from, to, spans }) => {
    return { called: from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`, spans };
  });
  const differing = specialHours.map(({ date, times }) => ({
    called: formatDate(date),
    spans: times.map(spanText),
  }));
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.factTitle}>
        {t(m.provider_hours)}
      </h2>
      <dl className={styles.hours}>
        {[...daysOfWeek, ...differing].map(({ called, spans }) => (
          <div key={called}>
            <dt>{called}</dt>
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
