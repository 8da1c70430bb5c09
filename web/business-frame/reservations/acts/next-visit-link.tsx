import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../../center/own-center.tsx';
import type { ListedReservation } from '../reservation-calls.ts';
import styles from './acts.module.css';

type Booked = Pick<ListedReservation, 'customerId' | 'resourceId' | 'endsAt'>;

/** Books one more for who comes, right after this one: the form begins with customer, person and time, and leads back here. */
export function NextVisitLink({ reservation: { customerId, resourceId, endsAt } }: { reservation: Booked }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const typed = new URLSearchParams({
    customer: String(customerId),
    resource: String(resourceId),
    date: endsAt.slice(0, 10),
    time: endsAt.slice(11, 16),
    from: pathname + search,
  });
  return (
    <Link to={`${useCenterPath()('reservations/new')}?${typed}`} className={styles.next}>
      {t(m.reservation_acts_next)}
    </Link>
  );
}
