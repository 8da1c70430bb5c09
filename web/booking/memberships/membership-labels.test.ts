import { expect, it } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import type { OfferToBuy } from './membership-calls.ts';
import { offerText } from './membership-labels.ts';

const text = (more: Partial<OfferToBuy['offer']>, locale: 'it' | 'en' = 'it'): string =>
  offerText(textsIn(locale), {
    canBuy: true,
    offer: {
      id: 1,
      name: 'Estate',
      description: '',
      priceCents: 12_000,
      sessionsCounter: 10,
      duration: 3,
      durationType: 'months',
      begins: 'purchase',
      startTime: null,
      endTime: null,
      ...more,
    },
  });

it('says how long an offer is valid: in its season, else from the purchase or the first entry', () => {
  const season = { startTime: '2026-06-01', endTime: '2026-09-30' };
  expect(text({})).toBe('10 ingressi · vale 3 mesi dall’acquisto');
  for (const begins of ['purchase', 'firstUse'] as const)
    expect(text({ ...season, begins })).toMatch(
      /^10 ingressi · 3 mesi, nella stagione dal .*2026 al .*2026$/,
    );
  expect(text({ endTime: '2026-09-30' }, 'en')).toMatch(/ · 3 months, in the season until .*2026$/);
});
