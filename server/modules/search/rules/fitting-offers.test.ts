import { expect, it } from 'vitest';
import { fittingOffers } from './fitting-offers.ts';

const talk = { offerId: 1, serviceId: 10, name: 'Colloquio', priceCents: 0 };
const short = { offerId: 2, serviceId: 20, name: 'Massaggio', priceCents: 3500 };
const long = { offerId: 3, serviceId: 20, name: 'Massaggio', priceCents: 5500 };
const hot = { offerId: 4, serviceId: 30, name: 'Massaggio caldo', priceCents: 4500 };
const all = [talk, long, short, hot];
const rates = (...counts: [offerId: number, rate: number][]) => new Map(counts);

it.each([
  ['none fits', rates(), null],
  ['one fits', rates([4, 1]), [hot]],
  ['one fits better', rates([2, 1], [3, 1], [4, 2]), [hot]],
  ['two fit alike: the cheaper one, in all its lengths', rates([2, 1], [3, 1], [4, 1]), [long, short]],
  ['what is free is no cheaper service', rates([1, 1], [4, 1]), [hot]],
  ['only what is free fits', rates([1, 1]), [talk]],
] as const)('%s', (_case, rated, fitting) => {
  expect(fittingOffers(all, rated)).toEqual(fitting);
});

it('of one name only the offers that fit count', () => {
  expect(fittingOffers(all, rates([3, 1]))).toEqual([long]);
});

it('the same name under another heading is another offer', () => {
  const other = { ...long, serviceId: 30, priceCents: 9900 };
  expect(fittingOffers([short, other], rates([2, 1], [3, 1]))).toEqual([short]);
});

it('equal prices: the provider’s own order', () => {
  const other = { ...hot, offerId: 5, serviceId: 40 };
  expect(fittingOffers([other, hot], rates([4, 1], [5, 1]))).toEqual([other]);
  expect(fittingOffers([hot, other], rates([4, 1], [5, 1]))).toEqual([hot]);
});
