/**
 * Holes that are known and about to be closed. Each of these tries is expected to get in, and fails once it does not: then its
 * line goes.
 */
export const KNOWN_HOLES: readonly { row: string; tried: string }[] = [
  {
    row: 'generatePaymentIntent · a booking that waits for its payment, with its e-mail',
    tried: 'somebody else’s',
  },
  {
    row: 'POST /provider/:id · a booking that waits for its payment, on its provider’s page',
    tried: 'somebody else’s',
  },
  {
    row: 'getResourceAvailabilitySlots · an offer; another’s: one of a locked provider',
    tried: 'one id that is somebody else’s',
  },
];
