import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { absencesOn } from './absences.ts';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import styles from './absences.module.css';

type AbsencesProps = {
  date: LocalDate;
  /** Where the closings of the whole center are drawn already. */
  ofPeopleAlone?: boolean;
};

/** Who is away on a date, where columns of their own do not show it. */
export function Absences({ date, ofPeopleAlone = false }: AbsencesProps) {
  const { shown, address } = useDrawing();
  const t = useTexts();
  const absences = absencesOn(shown, date, address).filter(({ who }) => who !== null || !ofPeopleAlone);
  if (absences.length === 0) return null;
  return (
    <ul className={styles.absences} aria-label={t(m.calendar_absences)}>
      {absences.map(({ who, times, reason }, index) => (
        <li key={index} title={[who, times, reason].filter(Boolean).join(' · ')}>
          <strong>{who ?? t(m.calendar_closed)}</strong>{' '}
          {[times ?? (who && t(m.calendar_absent)), reason].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
