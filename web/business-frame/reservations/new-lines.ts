import type { HistoryLine, SeenReservation } from './reservation-calls.ts';

/** What a booking's history says more than it said before, the latest first. */
export const newLines = (
  before: Pick<SeenReservation, 'history'>,
  now: Pick<SeenReservation, 'history'>,
): readonly HistoryLine[] => now.history.slice(0, Math.max(now.history.length - before.history.length, 0));
