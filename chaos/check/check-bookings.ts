import type { Booking } from '../record.ts';
import type { EndState, Finding, ReservationRow } from './end-state.ts';
import { isOff } from './end-state.ts';

/** What was acknowledged is there, once, and as it was told; no place is taken twice. */
export function checkBookings({
  bookings,
  reservations,
}: Pick<EndState, 'bookings' | 'reservations'>): Finding[] {
  const byRequest = Map.groupBy(
    reservations,
    ({ email, offerId, startsAt }) => `${email} ${offerId} ${startsAt}`,
  );
  return [
    ...bookings.flatMap((booking) => {
      const found = byRequest.get(`${booking.email} ${booking.offerId} ${booking.startsAt}`) ?? [];
      return whatIsWrong(booking, found).map((what): Finding => ({
        what,
        of: `${booking.email} ${booking.key}`,
      }));
    }),
    ...placesTakenTwice(reservations),
  ];
}

function whatIsWrong(booking: Booking, found: readonly ReservationRow[]): string[] {
  const { heard, answers, reservationId } = booking;
  if (new Set(answers).size > 1) return ['two answers to one key'];
  if (!heard.has('placed'))
    return booking.isRefused && found.some(isOfThisRequest(booking)) ? ['made, although refused'] : [];
  if (found.length === 0) return ['an acknowledged booking is not there'];
  if (found.filter((row) => !isOff(row)).length > 1) return ['booked twice'];
  const row = reservationId === null ? found[0] : found.find(({ id }) => id === reservationId);
  if (row === undefined) return ['an acknowledged booking is not there'];
  return wrongStanding(booking, row);
}

/** Who signed in may have wanted the same before, under another key: only a guest's e-mail tells requests apart. */
const isOfThisRequest =
  ({ email }: Booking) =>
  (row: ReservationRow) =>
    email.startsWith('guest-') && row.email === email;

function wrongStanding({ heard, asked, kind }: Booking, row: ReservationRow): string[] {
  if (heard.has('cancelled')) return isOff(row) ? [] : ['an acknowledged cancellation is not there'];
  const isDone = heard.has('confirmed') || heard.has('paid');
  if (isOff(row)) {
    const isAsked = asked.has('cancel') && row.cancelReason === 'byCustomer';
    const isGivenBack = kind === 'paid' && row.cancelReason === 'placeLost';
    const isForgotten = row.cancelReason === 'expired' && !isDone;
    return isAsked || isGivenBack || isForgotten ? [] : [`off without being asked: ${row.cancelReason}`];
  }
  return isDone && row.status !== 'A' ? [`confirmed or paid, and still ${row.status}`] : [];
}

function placesTakenTwice(reservations: readonly ReservationRow[]): Finding[] {
  const standing = reservations.filter((row) => !isOff(row));
  const places = Map.groupBy(
    standing,
    ({ resourceId, startsAt }) => `person ${resourceId} at ${new Date(startsAt).toISOString()}`,
  );
  return [...places]
    .filter(([, rows]) => rows.length > 1)
    .map(([of]) => ({ what: 'a place taken twice', of }));
}
