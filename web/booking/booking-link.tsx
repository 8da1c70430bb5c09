import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import type { BookingRequest } from './booking-request.ts';
import { searchOfRequest } from './booking-request.ts';

export const BOOKING_ANCHOR = 'booking';

type BookingLinkProps = Omit<LinkProps, 'to'> & { bookingRequest: Partial<BookingRequest> };

/** One choice of the booking form: an address like any other, so that it works without scripts and with the back button. */
export function BookingLink({ bookingRequest, ...rest }: BookingLinkProps) {
  const isHydrated = useIsHydrated();
  // Without scripts the page is loaded anew and must come back to the form
  const hash = isHydrated ? '' : `#${BOOKING_ANCHOR}`;
  return <Link {...rest} to={{ search: searchOfRequest(bookingRequest), hash }} preventScrollReset />;
}
