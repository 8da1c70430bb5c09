/** How long a place waits for its payment (decision BUS-11). */
export const UNPAID_HOLD_MINUTES = 15;
/** How long a guest's booking without payment waits for the mailed link. */
export const UNCONFIRMED_HOLD_MINUTES = 30;

/** How a new booking begins: which status, and for how many minutes it keeps its place unless something happens. */
export function beginningOf(booking: { onlyBook: boolean; isGuest: boolean; totalCents: number }): {
  status: 'A' | 'P' | 'RSD';
  holdMinutes: number | null;
} {
  if (booking.onlyBook && booking.isGuest) return { status: 'P', holdMinutes: UNCONFIRMED_HOLD_MINUTES };
  if (!booking.onlyBook && booking.totalCents > 0) return { status: 'RSD', holdMinutes: UNPAID_HOLD_MINUTES };
  return { status: 'A', holdMinutes: null };
}
