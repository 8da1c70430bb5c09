import { describe, expect, it } from 'vitest';
import { isWished, USUAL_WISHES } from './staff-mails.ts';

const ROME = 'Europe/Rome';
/** Half past eleven at night in Rome. */
const now = new Date('2026-11-09T22:30:00Z');
const at = (instant: string) => new Date(instant);

describe('whether somebody of the staff is mailed of a booking', () => {
  it('is so of today and tomorrow by the clock of the center', () => {
    const of = (start: string) =>
      isWished(USUAL_WISHES, 'colleague-new-booking', [at(start)], { now, timeZone: ROME });
    expect(of('2026-11-09T22:45:00Z')).toBe(true);
    expect(of('2026-11-10T22:59:00Z')).toBe(true);
    // Midnight in Rome
    expect(of('2026-11-10T23:00:00Z')).toBe(false);
    expect(
      isWished(USUAL_WISHES, 'colleague-move', [at('2026-11-11T09:00:00Z')], { now, timeZone: 'Asia/Tokyo' }),
    ).toBe(true);
  });

  it('is so of a move where it was soon, or is', () => {
    const of = (...starts: string[]) =>
      isWished(USUAL_WISHES, 'colleague-move', starts.map(at), { now, timeZone: ROME });
    expect(of('2026-12-01T09:00:00Z', '2026-11-10T09:00:00Z')).toBe(true);
    expect(of('2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z')).toBe(false);
  });

  it('is so of all days and of some kinds alone where they chose that, and never of what is over', () => {
    const wishes = { ...USUAL_WISHES, moves: false, days: 'all' as const };
    const of = (kind: 'colleague-new-booking' | 'colleague-move', start: string) =>
      isWished(wishes, kind, [at(start)], { now, timeZone: ROME });
    expect(of('colleague-new-booking', '2027-01-10T09:00:00Z')).toBe(true);
    expect(of('colleague-move', '2026-11-10T09:00:00Z')).toBe(false);
    expect(of('colleague-new-booking', '2026-11-09T22:00:00Z')).toBe(false);
  });
});
