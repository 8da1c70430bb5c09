import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { ClassSessionSeen } from './class-calls.ts';
import styles from './classes.module.css';

/** `9/12`, read out as places taken; and how many it lacks of those who must come. */
export function PlacesTaken({
  session: { taken, capacity, status },
  minimum = 1,
}: {
  session: Pick<ClassSessionSeen, 'taken' | 'capacity' | 'status'>;
  /** How many must come, of a session to come. */
  minimum?: number;
}) {
  const t = useTexts();
  return (
    <span className={styles.figures}>
      {taken}/{capacity}
      <span className="visually-hidden"> {t(m.classes_places_taken)}</span>
      {status === 'A' && taken < minimum && (
        <small className={styles.lacking}>{t(m.session_scope_minimum, { taken, minimum })}</small>
      )}
    </span>
  );
}
