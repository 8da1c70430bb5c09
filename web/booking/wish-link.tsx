import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { useIsAlive } from '#web/lib/use-is-alive.ts';
import type { BookingWish } from './booking-wish.ts';
import { searchOfWish } from './booking-wish.ts';

export const BOOKING_ANCHOR = 'booking';

type WishLinkProps = Omit<LinkProps, 'to'> & { wish: Partial<BookingWish> };

/** One choice of the booking form: an address like any other, so that it works without scripts and with the back button. */
export function WishLink({ wish, ...rest }: WishLinkProps) {
  const isAlive = useIsAlive();
  // Without scripts the page is loaded anew and must come back to the form
  const hash = isAlive ? '' : `#${BOOKING_ANCHOR}`;
  return <Link {...rest} to={{ search: searchOfWish(wish), hash }} preventScrollReset />;
}
