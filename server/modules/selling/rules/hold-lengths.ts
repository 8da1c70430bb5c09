/** How long a place waits for its payment; the specification names the state (RSD, section 3), the minutes are ours. */
export const UNPAID_HOLD_MINUTES = 15;
/** How long a booking without payment waits for the mailed link, when nobody signed in vouches for the e-mail. */
export const UNCONFIRMED_HOLD_MINUTES = 30;

/** By how much whoever pays may have the place kept longer, once (WCAG 2.2.1). */
export const EXTRA_HOLD_MINUTES = 5;

/** Whether a wait for a payment may still be made longer: it is not over, and has not been made longer before. */
export function canKeepLonger({ since, until }: { since: Date; until: Date | null }, now: Date): boolean {
  return until !== null && until > now && until.getTime() - since.getTime() <= UNPAID_HOLD_MINUTES * 60_000;
}

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
  if (booking.onlyBook && !booking.isThemselves)
    return { status: 'P', holdMinutes: UNCONFIRMED_HOLD_MINUTES };
  if (!booking.onlyBook && booking.totalCents > 0) return { status: 'RSD', holdMinutes: UNPAID_HOLD_MINUTES };
  return { status: 'A', holdMinutes: null };
}
