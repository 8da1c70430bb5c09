import type { LoadedReservation } from './load-reservation.ts';
import { ReservationActs } from './reservation-acts.tsx';
import { ReservationDetail } from './reservation-detail.tsx';

type ReservationDrawerProps = {
  /** As `loadReservation` answers it. */
  loaded: LoadedReservation;
  /** The list, calendar or day it stands over. */
  closeHref: string;
};

/** One reservation from the right, with what the desk does with it. */
export function ReservationDrawer({
  loaded: { seen, people, services, mails, today },
  closeHref,
}: ReservationDrawerProps) {
  return (
    <ReservationDetail seen={seen} mails={mails} today={today} closeHref={closeHref}>
      <ReservationActs seen={seen} people={people} services={services} />
    </ReservationDetail>
  );
}
