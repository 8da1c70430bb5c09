import { IconRefresh } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { BrokenLine } from '../live/broken-line.tsx';
import { changeText } from './reservation-labels.ts';
import styles from './reservation.module.css';
import type { LiveReservation } from './use-live-reservation.ts';

/** What others have done with the booking while its drawer is open, and whether what it shows is as it is now. */
export function ReservationNews({ live }: { live: LiveReservation }) {
  const t = useTexts();
  const { brokenSince, changes, isGone, shown } = live;
  const last = changes.at(0);
  return (
    <>
      <BrokenLine since={brokenSince} />
      <div role="status">
        {isGone && <p className={styles.warning}>{t(m.live_gone)}</p>}
        {last && (
          <p className={styles.news}>
            <IconRefresh size={16} stroke={1.8} aria-hidden="true" />
            <span>
              {t(m.live_changed_now)} {changeText(t, last, shown.seen.timeZone)}
            </span>
          </p>
        )}
      </div>
    </>
  );
}
