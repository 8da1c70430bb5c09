import { SubscriptionItem } from '../subscriptions/subscription-item.tsx';
import type { MyBooking } from './reservation-calls.ts';
import { ReservationItem } from './reservation-item.tsx';
import styles from './reservation-list.module.css';

type BookingListProps = { bookings: readonly MyBooking[]; readAt: string };

/** Bookings of services and sign-ups for courses and events, in one order (specification section 2, "Profile"). */
export function BookingList({ bookings, readAt }: BookingListProps) {
  return (
    <ul className={styles.list}>
      {bookings.map(({ reservation, subscription }) => (
        <li key={reservation ? `reservation ${reservation.id}` : `subscription ${subscription?.id}`}>
          {reservation && <ReservationItem reservation={reservation} />}
          {subscription && <SubscriptionItem subscription={subscription} readAt={readAt} />}
        </li>
      ))}
    </ul>
  );
}
