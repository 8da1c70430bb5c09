import { describe, expect, it } from 'vitest';
import { moveBlocker } from './move-blocker.ts';

const startsAt = new Date('2026-11-05T09:00:00Z');
const freeCancellationUntil = new Date('2026-11-04T09:00:00Z');
const standing = { status: 'A', startsAt, freeCancellationUntil, by: 'customer' } as const;
const at = (time: string) => new Date(time);

describe('moving a booking', () => {
  it.each([
    ['in time', standing, '2026-11-03T09:00:00Z', null],
    ['at the very limit', standing, '2026-11-04T09:00:00Z', null],
    ['a moment too late', standing, '2026-11-04T09:00:00.001Z', 'tooLate'],
    ['late, by the provider', { ...standing, by: 'provider' }, '2026-11-05T08:59:59Z', null],
    ['when it begins', standing, '2026-11-05T09:00:00Z', 'begun'],
    ['when it begins, by the provider', { ...standing, by: 'provider' }, '2026-11-05T09:00:00Z', 'begun'],
    ['unconfirmed', { ...standing, status: 'P' }, '2026-11-03T09:00:00Z', 'notStanding'],
    ['unpaid', { ...standing, status: 'RSD' }, '2026-11-03T09:00:00Z', 'notStanding'],
    ['cancelled', { ...standing, status: 'C' }, '2026-11-03T09:00:00Z', 'notStanding'],
    ['paid back', { ...standing, status: 'R' }, '2026-11-03T09:00:00Z', 'notStanding'],
  ] as const)('%s', (_name, booking, now, blocker) =>
    expect(moveBlocker({ ...booking, now: at(now) })).toBe(blocker),
  );
});
