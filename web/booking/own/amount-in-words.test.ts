import { describe, expect, test } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { amountInWords } from './amount-in-words.ts';

const booked = { amountCents: 4500, status: 'A', paymentState: 'fullyPaid', refundState: 'none' } as const;

describe.each([
  [{ ...booked, paymentState: 'notPaid' }, 'si paga sul posto', 'to be paid on site'],
  [booked, 'pagato online', 'paid online'],
  [{ ...booked, status: 'C', paymentState: 'notPaid' }, 'non pagato', 'not paid'],
  [{ ...booked, status: 'RSD', paymentState: 'notPaid' }, 'non pagato', 'not paid'],
  [{ ...booked, status: 'R', paymentState: 'notPaid', refundState: 'refunded' }, 'rimborsato', 'refunded'],
  [{ ...booked, status: 'R', refundState: 'onItsWay' }, 'rimborso in arrivo', 'refund on its way'],
  [
    { ...booked, status: 'C', refundState: 'failed' },
    'pagato online: il rimborso non è riuscito',
    'paid online: the refund has failed',
  ],
  // The provider may give back what stands all the same: nobody pays that on site.
  [{ ...booked, paymentState: 'notPaid', refundState: 'refunded' }, 'rimborsato', 'refunded'],
  [
    { ...booked, paymentState: 'partiallyPaid', refundState: 'partlyRefunded' },
    'pagato online e rimborsato in parte',
    'paid online and partly refunded',
  ],
] as const)('%j', (reservation, italian, english) => {
  test.each([
    ['it', italian],
    ['en', english],
  ] as const)('in %s: %s', (locale, words) =>
    expect(amountInWords(reservation, textsIn(locale))).toMatch(new RegExp(`45.*, ${words}$`)),
  );
});

test.each(['A', 'C'] as const)('what costs nothing is free, whatever its status (%s)', (status) => {
  expect(amountInWords({ ...booked, amountCents: 0, status }, textsIn('it'))).toBe('Gratis');
});
