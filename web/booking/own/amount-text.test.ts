import { describe, expect, test } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { amountText } from './amount-text.ts';

const money = {
  dueCents: 4500,
  paidCents: 4500,
  paidAtCenterCents: 0,
  paidByWalletCents: 0,
  giftCents: 0,
  backToWalletCents: 0,
  walletReturnsCents: 0,
  backByCardCents: 0,
  backAtCenterCents: 0,
  centerReturnsCents: 0,
  centerKeepsCents: 0,
};
const unpaid = { ...money, paidCents: 0 };
const byCard = { ...money, dueCents: 0, paidCents: 0, backByCardCents: 4500 };
const booked = {
  amountCents: 4500,
  status: 'A',
  paymentState: 'fullyPaid',
  refundState: 'none',
  money,
} as const;

describe.each([
  [{ ...booked, money: unpaid }, '45 si paga sul posto', '45 to be paid on site'],
  [booked, '45 pagato online', '45 paid online'],
  [
    { ...booked, paymentState: 'paidWithMembership', money: unpaid },
    '45 pagato con l’abbonamento',
    '45 paid with the membership',
  ],
  [{ ...booked, status: 'C', money: unpaid }, '45 non pagato', '45 not paid'],
  [{ ...booked, status: 'RSD', money: unpaid }, '45 non pagato', '45 not paid'],
  [{ ...booked, status: 'R', refundState: 'refunded', money: byCard }, '45 rimborsato', '45 refunded'],
  [
    { ...booked, status: 'R', refundState: 'onItsWay', money: byCard },
    '45 rimborso in arrivo',
    '45 refund on its way',
  ],
  [
    { ...booked, status: 'C', refundState: 'failed', money: { ...money, dueCents: 0 } },
    '45 pagato online: il rimborso non è riuscito',
    '45 paid online: the refund failed',
  ],
  // The provider may give back what stands all the same: nobody pays that on site.
  [{ ...booked, refundState: 'refunded', money: byCard }, '45 rimborsato', '45 refunded'],
  [
    {
      ...booked,
      refundState: 'partlyRefunded',
      money: { ...money, dueCents: 3000, paidCents: 3000, backByCardCents: 1500 },
    },
    '30 pagato online; 15 rimborsato',
    '30 paid online; 15 refunded',
  ],
  [
    {
      ...booked,
      money: { ...money, dueCents: 4000, paidCents: 4000, paidByWalletCents: 1000, giftCents: 500 },
    },
    '30 pagato online; 15 dal portafoglio',
    '30 paid online; 15 from the wallet',
  ],
  [
    {
      ...booked,
      status: 'R',
      refundState: 'refunded',
      money: { ...byCard, backByCardCents: 0, backToWalletCents: 4500 },
    },
    '45 tornato nel portafoglio',
    '45 back in the wallet',
  ],
  [
    { ...booked, money: { ...money, paidAtCenterCents: 4500 } },
    '45 pagato al centro',
    '45 paid at the center',
  ],
  [
    { ...booked, money: { ...money, paidCents: 2000, paidAtCenterCents: 2000 } },
    '20 pagato al centro; 25 si paga sul posto',
    '20 paid at the center; 25 to be paid on site',
  ],
  [
    { ...booked, status: 'C', money: { ...money, paidCents: 2000, paidAtCenterCents: 2000 } },
    '20 pagato al centro',
    '20 paid at the center',
  ],
] as const)('%j', (reservation, italian, english) => {
  test.each([
    ['it', italian],
    ['en', english],
  ] as const)('in %s: %s', (locale, words) =>
    expect(amountText(reservation, textsIn(locale)).replaceAll(/,00\u00A0€,/g, '')).toBe(words),
  );
});

test.each(['A', 'C'] as const)('what costs nothing is free, whatever its status (%s)', (status) => {
  expect(amountText({ ...booked, amountCents: 0, status }, textsIn('it'))).toBe('Gratis');
});
