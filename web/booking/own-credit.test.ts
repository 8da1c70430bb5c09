import { expect, it } from 'vitest';
import { creditOfForm, creditToUse } from './own-credit.ts';

it.each([
  ['all of a price', { walletCents: 7000, priceCents: 5000, byCard: true }, 5000],
  ['a part, the rest by card', { walletCents: 2000, priceCents: 5000, byCard: true }, 2000],
  [
    'less, where a card would be left with too little',
    { walletCents: 4970, priceCents: 5000, byCard: true },
    4950,
  ],
  ['as much as there is, on site', { walletCents: 4970, priceCents: 5000, byCard: false }, 4970],
  ['nothing of 40 cents by card', { walletCents: 10, priceCents: 40, byCard: true }, 0],
])('pays %s', (_what, of, cents) => {
  expect(creditToUse(of)).toBe(cents);
});

it('is read from the tick alone', () => {
  const form = new FormData();
  const of = { priceCents: 5000, byCard: false };
  expect(creditOfForm(form, of)).toBeNull();
  form.set('wallet', '2000');
  expect(creditOfForm(form, of)).toBe(2000);
  form.set('wallet', '-5');
  expect(creditOfForm(form, of)).toBeNull();
});
