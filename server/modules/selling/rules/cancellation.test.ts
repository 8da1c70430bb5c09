import { expect, test } from 'vitest';
import { cancellationTerms, freeCancellationUntil, isFreeAt, termsOfEnded } from './cancellation.ts';

const startsAt = new Date('2026-11-05T09:00:00Z');
const booking = {
  startsAt,
  freeCancellationHours: 24,
  isMovedByUs: false,
  refundableCents: 5000,
  atCenterCents: 2500,
  byWalletCents: 500,
};
const ALL = { refundCents: 5000, centerCents: 2000, walletCents: 500, keptCents: 0 };
const NOTHING = { refundCents: 0, centerCents: 0, walletCents: 0, keptCents: 7500 };
const termsAt = (now: string) => cancellationTerms({ ...booking, now: new Date(now) });

test('is free until that many elapsed hours before, the very limit included', () => {
  expect(freeCancellationUntil(booking)).toEqual(new Date('2026-11-04T09:00:00Z'));
  expect(isFreeAt(new Date('2026-11-04T09:00:00Z'), booking)).toBe(true);
  expect(isFreeAt(new Date('2026-11-04T09:00:00.001Z'), booking)).toBe(false);
  expect(isFreeAt(startsAt, { ...booking, freeCancellationHours: 0 })).toBe(true);
});

test('gives back all or nothing, and is possible until it begins', () => {
  expect(termsAt('2026-11-04T09:00:00Z')).toEqual({ isPossible: true, ...ALL });
  expect(termsAt('2026-11-04T09:00:01Z')).toEqual({ isPossible: true, ...NOTHING });
  expect(termsAt('2026-11-05T08:59:59Z')).toEqual({ isPossible: true, ...NOTHING });
  expect(termsAt('2026-11-05T09:00:00Z')).toEqual({ isPossible: false, ...NOTHING });
});

test('is free until it begins where the provider has moved it', () => {
  const moved = { ...booking, isMovedByUs: true };
  expect(freeCancellationUntil(moved)).toEqual(startsAt);
  const at = (now: string) => cancellationTerms({ ...moved, now: new Date(now) });
  expect(at('2026-11-05T08:59:59Z')).toEqual({ isPossible: true, ...ALL });
  expect(at('2026-11-05T09:00:00Z').isPossible).toBe(false);
});

test('of what is off it leaves what its customer gave up too late, unless that was waived', () => {
  const late = new Date('2026-11-04T10:00:00Z');
  const ended = { ...booking, cancelReason: 'byCustomer', cancelledAt: late, cancelWaiver: null } as const;
  const comesBack = { ...ALL, isPossible: false, refundCents: 0 };
  expect(termsOfEnded(ended)).toEqual({ isPossible: false, ...NOTHING });
  expect(termsOfEnded({ ...ended, cancelWaiver: 'Lutto' })).toEqual(comesBack);
  expect(termsOfEnded({ ...ended, cancelReason: 'byProvider' })).toEqual(comesBack);
  expect(termsOfEnded({ ...ended, cancelledAt: new Date('2026-11-04T09:00:00Z') })).toEqual(comesBack);
});
