/** How long a place waits for its payment (decision BUS-11). */
export const UNPAID_HOLD_MINUTES = 15;
/** How long a booking without payment waits for the mailed link, when nobody signed in vouches for the e-mail. */
export const UNCONFIRMED_HOLD_MINUTES = 30;

/** How a new booking begins: which status, and for how many minutes it keeps its place unless something happens. */
export function beginningOf(booking: {
  onlyBook: boolean;
  /** Whether whoever books is signed in as the person it is for: a log-in has proved its e-mail. */
  isThemselves: boolean;
  totalCents: number;
}): {
  status: 'A' | 'P' | 'RSD';
  holdMinutes: number | null;
} {
  if (booking.onlyBook && !booking.isThemselves) return { status: 'P', holdMinutes: UNCONFIRMED_HOLD_MINUTES };
  if (!booking.onlyBook && booking.totalCents > 0) return { status: 'RSD', holdMinutes: UNPAID_HOLD_MINUTES };
  return { status: 'A', holdMinutes: null };
}
