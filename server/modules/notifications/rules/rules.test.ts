import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { laneOf } from './mail-lane.ts';
import { LEASE_SECONDS, MOST_TRIES, pauseAfter, secondsToNextTry } from './next-try.ts';
import { greetableName, plainLine, plainLines } from './plain-line.ts';
import { isStillRelevant, RESERVATION_MAIL_KINDS } from './reservation-mail-kinds.ts';

describe('when a mail is tried again', () => {
  it('pauses half a minute first, two hours at most', () => {
    expect(Array.from({ length: 9 }, (_, i) => pauseAfter(i + 1))).toEqual([
      30, 60, 120, 240, 480, 960, 1920, 3840, 7200,
    ]);
  });
  it('outlives a mail server that is down for two hours', () => {
    const pauses = Array.from({ length: MOST_TRIES - 1 }, (_, i) => pauseAfter(i + 1));
    expect(pauses.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(2 * 3600);
  });
  it('gives a try longer than the mailer may take', () => expect(LEASE_SECONDS).toBeGreaterThan(20));
  it.each([
    ['the service did not take it', { outcome: 'notTaken', tries: 1, doubtfulTries: 0 }, 30],
    ['the letter could not be written', { outcome: 'fault', tries: 4, doubtfulTries: 0 }, 240],
    ['the tenth try failed', { outcome: 'notTaken', tries: 10, doubtfulTries: 0 }, null],
    ['nobody reads mail there', { outcome: 'addressRefused', tries: 1, doubtfulTries: 0 }, null],
    ['it may have gone out', { outcome: 'unknown', tries: 1, doubtfulTries: 1 }, 30],
    ['it may have gone out twice', { outcome: 'unknown', tries: 2, doubtfulTries: 2 }, null],
  ] as const)('when %s', (_name, failed, seconds) => expect(secondsToNextTry(failed)).toBe(seconds));
});

describe('which mails still tell the truth', () => {
  const now = new Date('2026-11-02T08:00:00Z');
  const later = new Date('2026-11-02T08:00:01Z');
  const paid = {
    orderId: 1,
    priceCents: 1,
    discountCents: 0,
    dueCents: 1,
    paidCents: 1,
    atCenterCents: 0,
    byWalletCents: 0,
    giftCents: 0,
    toWalletCents: 0,
    backCents: 0,
    centerReturnsCents: 0,
    walletReturnsCents: 0,
    centerKeepsCents: 0,
    paymentState: 'fullyPaid' as const,
    refundProgress: 'none' as const,
  };
  const unpaid = { ...paid, paymentState: 'notPaid' as const };
  const kindsFor = (
    status: 'P' | 'RSD' | 'A' | 'C' | 'R',
    expiresAt: Date | null,
    order: typeof paid | typeof unpaid,
  ) =>
    RESERVATION_MAIL_KINDS.filter((kind) =>
      isStillRelevant(kind, { status, expiresAt, order, sequence: 2, startsAt: later }, now, { sequence: 2 }),
    );

  const ALWAYS = ['owner-refund-delayed', 'owner-refund-failed', 'colleague-cancellation'] as const;

  test.each([
    ['waits for the link', 'P', later, unpaid, ['reservation-to-confirm', 'refund-done', ...ALWAYS]],
    ['waits for the link a moment too long', 'P', now, unpaid, ['refund-done', ...ALWAYS]],
    ['waits for its payment', 'RSD', later, unpaid, ['refund-done', ...ALWAYS]],
    [
      'stands',
      'A',
      null,
      unpaid,
      [
        'reservation-confirmed',
        'reservation-moved',
        'reservation-reminder',
        'refund-done',
        'owner-new-booking',
        'owner-move',
        ...ALWAYS,
        'colleague-new-booking',
        'colleague-move',
      ],
    ],
    [
      'stands and is paid',
      'A',
      null,
      paid,
      [
        'reservation-confirmed',
        'payment-done',
        'reservation-moved',
        'reservation-reminder',
        'refund-done',
        'owner-new-booking',
        'owner-move',
        ...ALWAYS,
        'colleague-new-booking',
        'colleague-move',
      ],
    ],
    ['is off', 'C', null, unpaid, ['reservation-cancelled', 'refund-done', 'owner-cancellation', ...ALWAYS]],
    [
      'is off and paid back',
      'R',
      null,
      unpaid,
      ['reservation-cancelled', 'refund-done', 'owner-cancellation', ...ALWAYS],
    ],
  ] as const)('a booking that %s', (_name, status, expiresAt, order, kinds) =>
    expect(kindsFor(status, expiresAt, order)).toEqual(kinds),
  );

  test.each([
    ['none', ['refund-done', 'owner-refund-delayed', 'owner-refund-failed']],
    ['onItsWay', ['refund-done', 'owner-refund-delayed', 'owner-refund-failed']],
    ['refunded', ['refund-done', 'owner-refund-failed']],
    ['failed', ['owner-refund-failed']],
  ] as const)('nobody is told that money has gone back that has not: %s', (refundProgress, kinds) => {
    const off = {
      status: 'C',
      expiresAt: null,
      order: { ...paid, refundProgress },
      sequence: 0,
      startsAt: later,
    } as const;
    const ofRefunds = RESERVATION_MAIL_KINDS.filter((kind) => kind.includes('refund'));
    expect(ofRefunds.filter((kind) => isStillRelevant(kind, off, now))).toEqual(kinds);
  });

  test('of two moves only the last is told; an old cancellation is not told of a booking cancelled again', () => {
    const stands = { status: 'A', expiresAt: null, order: unpaid, sequence: 2, startsAt: later } as const;
    const off = { ...stands, status: 'C', sequence: 3 } as const;
    expect([1, 2].map((sequence) => isStillRelevant('reservation-moved', stands, now, { sequence }))).toEqual(
      [false, true],
    );
    expect([1, 3].map((sequence) => isStillRelevant('owner-cancellation', off, now, { sequence }))).toEqual([
      false,
      true,
    ]);
    expect(isStillRelevant('reservation-confirmed', stands, now, { sequence: 0 })).toBe(true);
  });

  test('nobody is reminded of what has begun, or of a start it no longer has', () => {
    const near = { status: 'A', expiresAt: null, order: unpaid, sequence: 2, startsAt: later } as const;
    const of = { sequence: 1, startsAt: later.toISOString() };
    expect(isStillRelevant('reservation-reminder', near, now, of)).toBe(true);
    expect(isStillRelevant('reservation-reminder', near, now, { ...of, startsAt: now.toISOString() })).toBe(
      false,
    );
    expect(isStillRelevant('reservation-reminder', near, later, of)).toBe(false);
  });
});

describe('a plain line', () => {
  it('has no character that ends, hides or turns it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = plainLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(plainLine(line)).toBe(line);
      }),
    );
  });
  it('keeps every mail', () => expect(plainLine('  Niccolò «Ö» 👨‍👩‍👧  ')).toBe('Niccolò «Ö» 👨‍👩‍👧'));
  it('keeps paragraphs apart', () => expect(plainLines('a\r\n\r\n\n\nb\rc')).toEqual(['a', '', 'b', 'c']));
});

test.each([
  ['Ada', 'Ada'],
  ['Maria Giulia', 'Maria Giulia'],
  ["D'Angelo", "D'Angelo"],
  ['J. P.', 'J. P.'],
  ['visit evil.example', null],
  ['https://evil.example', null],
  ['www.evil.example now', null],
  ['Hai vinto 500 €! Clicca', null],
  ['a@b.it', null],
  ['<b>Ada</b>', null],
  ['👨‍👩‍👧', null],
  ['', null],
  [null, null],
])('greets %j by %j', (firstname, name) => expect(greetableName(firstname)).toBe(name));

test.each([
  ['account-verify', 'waitedFor'],
  ['account-invite', 'waitedFor'],
  ['account-reset', 'waitedFor'],
  ['account-new-email', 'waitedFor'],
  ['account-email-code', 'waitedFor'],
  ['reservation-to-confirm', 'waitedFor'],
  ['account-password-changed', 'usual'],
  ['account-email-changed', 'usual'],
  ['reservation-confirmed', 'usual'],
  ['owner-new-booking', 'usual'],
  ['contact-message', 'usual'],
] as const)('%s waits behind others of its lane alone: %s', (kind, lane) => expect(laneOf(kind)).toBe(lane));
