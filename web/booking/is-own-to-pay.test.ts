import { expect, test } from 'vitest';
import { answeringApi } from '#web/lib/testing/answering-api.ts';
import { isOwnToPay } from './is-own-to-pay.ts';

const wish = { offerId: 3, personId: null, day: '2026-11-24', month: null, at: '2026-11-24T09:00:00+01:00' };
const held = { offerId: 3, startsAt: wish.at, status: 'RSD', paymentState: 'notPaid' };

test.each([
  ['waits for its payment', held, true],
  ['is at another time', { ...held, startsAt: '2026-11-24T10:00:00+01:00' }, false],
  ['is another service', { ...held, offerId: 4 }, false],
  ['stands', { ...held, status: 'A' }, false],
  ['has just been paid', { ...held, paymentState: 'fullyPaid' }, false],
  ['is none', null, false],
])('the own booking %s', async (_case, reservationJustMade, isOwn) => {
  const { api } = answeringApi({ WhatWaits: { data: { reservationJustMade } } });
  expect(await isOwnToPay({ api }, wish)).toBe(isOwn);
});
