import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { ClassSessionSeen } from './class-calls.ts';
import styles from './classes.module.css';

/** `9/12`, read out as places taken. */
export function PlacesTaken({
  session: { taken, capacity },
}: {
  session: Pick<ClassSessionSeen, 'taken' | 'capacity'>;
}) {
  const t = useTexts();
  return (
    <span className={styles.figures}>
      {taken}/{capacity}
      <span className="visually-hidden"> {t(m.classes_places_taken)}</span>
    </span>
  );
}
