import { expect, test } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { amountInWords } from './amount-in-words.ts';

const onSite = { amountCents: 4500, paymentState: 'notPaid', refundState: 'none', status: 'A' } as const;
const paid = { ...onSite, paymentState: 'fullyPaid' } as const;
const cancelled = { ...paid, status: 'R' } as const;

const MONEY = '45,00\u00A0€';

test.each([
  ['to be paid there', onSite, `${MONEY}, si paga sul posto`],
  ['free', { ...onSite, amountCents: 0 }, 'Gratis'],
  ['free and cancelled', { ...onSite, amountCents: 0, status: 'C' }, 'Gratis'],
  ['waiting for its payment', { ...onSite, status: 'RSD' }, `${MONEY}, non pagato`],
  ['cancelled before it was paid', { ...onSite, status: 'C' }, `${MONEY}, non pagato`],
  ['paid', paid, `${MONEY}, pagato online`],
  ['cancelled too late', { ...paid, status: 'C' }, `${MONEY}, pagato online`],
  ['paid back', { ...cancelled, refundState: 'refunded' }, `${MONEY}, rimborsato`],
  ['on its way back', { ...cancelled, refundState: 'onItsWay' }, `${MONEY}, rimborso in arrivo`],
  [
    'not paid back',
    { ...cancelled, refundState: 'failed' },
    `${MONEY}, pagato online: il rimborso non è riuscito`,
  ],
] as const)('the money of a booking that is %s', (_case, booking, words) => {
  expect(amountInWords(booking, textsIn('it'))).toBe(words);
});
