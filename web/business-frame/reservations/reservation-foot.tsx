import { formatShortMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../center/own-center.tsx';
import { CANCEL_PART } from './acts/cancel-form.tsx';
import { CHANGE_PART } from './acts/change-form.tsx';
import { TAKE_PART } from './money-form.tsx';
import { openPart } from './open-part.ts';
import type { SeenReservation } from './reservation-calls.ts';
import styles from './reservation.module.css';

/** What a booking is opened for, always in view: collecting what is owed, moving it, cancelling it. Each leads to its form. Null where nothing of it can be done. */
export function useReservationFoot({ reservation, money, acts }: SeenReservation) {
  const t = useTexts();
  const mayChange = useMay('changeReservations');
  const mayTake = useMay('takePayments');
  const owed = mayTake && money ? reservation.owedCents : 0;
  const [canMove, canCancel] = [mayChange && acts.canChange, mayChange && acts.canCancel];
  if (owed === 0 && !canMove && !canCancel) return null;
  return (
    <div className={styles.foot}>
      {owed > 0 && (
        <Button onClick={() => openPart(TAKE_PART)}>
          {t(m.reservation_foot_take, { amount: formatShortMoney(owed) })}
        </Button>
      )}
      {canMove && (
        <Button look="secondary" onClick={() => openPart(CHANGE_PART)}>
          {t(m.reservation_foot_move)}
        </Button>
      )}
      {canCancel && (
        <Button look="secondary" className={styles.cancel} onClick={() => openPart(CANCEL_PART)}>
          {t(m.reservation_foot_cancel)}
        </Button>
      )}
    </div>
  );
}
