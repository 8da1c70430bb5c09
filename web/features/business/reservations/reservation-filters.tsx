import * as m from '#contracts/texts/messages.js';
import { DateRange } from '#web/business-ui/date-range.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ExportMenu } from '#web/business-frame/exports/export-menu.tsx';
import { RESERVATION_LIST } from '#web/business-frame/reservations/reservation-address.ts';
import type { ReservationQuery } from '#web/business-frame/reservations/reservation-address.ts';
import styles from './reservations.module.css';

/** Beside the filters of the bookings: their period, whose they are, and the way to a file. */
export function PeriodAndCustomer({ asked }: { asked: ReservationQuery }) {
  const t = useTexts();
  return (
    <>
      <div className={styles.period}>
        <DateRange
          key={asked.from + asked.to}
          names={{ from: 'from', to: 'to' }}
          label={t(m.reservations_period)}
          isLabelHidden
          defaultValue={asked.from && asked.to ? { from: asked.from, to: asked.to } : null}
        />
      </div>
      {asked.customer !== null && (
        <label className={styles.ofCustomer}>
          <input type="checkbox" name="customer" value={asked.customer} defaultChecked />
          {t(m.reservations_of_customer)}
        </label>
      )}
      <ExportMenu list="reservations" search={RESERVATION_LIST.address.searchOf({ ...asked, page: 1 })} />
    </>
  );
}
