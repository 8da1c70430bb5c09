import * as m from '#contracts/texts/messages.js';
import { Tick } from '#web/business-ui/tick.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { SeenReservation } from '../reservation-calls.ts';
import styles from './acts.module.css';

type TellTickProps = {
  acts: Pick<SeenReservation['acts'], 'canBeTold'>;
  /** What was typed in the form before. */
  typed?: ReadonlyMap<string, string>;
};

/** Whether whoever booked is told; where nobody can be written to, that. */
export function TellTick({ acts: { canBeTold }, typed = new Map() }: TellTickProps) {
  const t = useTexts();
  if (!canBeTold) return <p className={styles.hint}>{t(m.calendar_move_nobody_told)}</p>;
  return (
    <Tick
      name="tells"
      label={t(m.reservation_acts_tell)}
      defaultChecked={typed.size === 0 || typed.has('tells')}
    />
  );
}
