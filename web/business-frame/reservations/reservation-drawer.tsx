import { useRef } from 'react';
import { useLiveReservation } from './use-live-reservation.ts';
import type { LoadedReservation } from './load-reservation.ts';
import { ReservationActs } from './reservation-acts.tsx';
import { ReservationDetail } from './reservation-detail.tsx';
import { useReservationFoot } from './reservation-foot.tsx';
import { ReservationNews } from './reservation-news.tsx';

type ReservationDrawerProps = {
  /** As `loadReservation` answers it. */
  loaded: LoadedReservation;
  /** The list, calendar or day it stands over. */
  closeHref: string;
};

/** One reservation from the right, with what the desk does with it; kept fresh while it is open. */
export function ReservationDrawer({ loaded, closeHref }: ReservationDrawerProps) {
  const facts = useRef<HTMLDivElement>(null);
  const live = useLiveReservation(loaded, facts);
  const { seen, people, services, mails, today } = live.shown;
  return (
    <ReservationDetail
      seen={seen}
      mails={mails}
      today={today}
      closeHref={closeHref}
      facts={facts}
      news={<ReservationNews live={live} />}
      foot={useReservationFoot(seen)}
    >
      <ReservationActs seen={seen} people={people} services={services} />
    </ReservationDetail>
  );
}
