import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vatRegimeName, vatTreatmentName } from '#contracts/vat-names.ts';
import { LOCALES } from '#contracts/languages.ts';
import { CHOSEN_VAT_TREATMENTS, VAT_REGIMES } from '#contracts/vat.ts';
import { setVatRegime } from '#server/modules/providers/index.ts';
import { listVatTreatments } from '#server/modules/taxes/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anOffer, rewriteOffer } from './builders.ts';
import { getBookableOffer } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const STANDARD = { treatment: 'standard', rateBasisPoints: 2200, nature: null };
const vatOf = async ({ offerId }: { offerId: number }) => (await getBookableOffer(app.work(), offerId))?.vat;

describe('how an offer is taxed', () => {
  it('is as its provider says, unless it says otherwise itself', async () => {
    const offer = await anOffer(app.work());
    expect(await vatOf(offer)).toEqual(STANDARD);
    await setVatRegime(app.work(), offer.providerId, { regime: 'ordinary', treatment: 'healthExempt' });
    expect(await vatOf(offer)).toEqual({ treatment: 'healthExempt', rateBasisPoints: 0, nature: 'N4' });
    await rewriteOffer(app.work(), offer, { vatTreatment: 'standard' });
    await rewriteOffer(app.work(), offer, { priceCents: 100 });
    expect(await vatOf(offer)).toEqual(STANDARD);
    await rewriteOffer(app.work(), offer, { vatTreatment: null });
    expect(await vatOf(offer)).toMatchObject({ treatment: 'healthExempt' });
  });

  it('is without tax at a forfettario, whatever it says', async () => {
    const offer = await anOffer(app.work(), { vatTreatment: 'reduced' });
    await setVatRegime(app.work(), offer.providerId, { regime: 'forfettario', treatment: 'standard' });
    expect(await vatOf(offer)).toEqual({ treatment: 'forfettario', rateBasisPoints: 0, nature: 'N2.2' });
  });

  it('is by the rule of the day, which is an Italian one', async () => {
    const offer = await anOffer(app.work());
    const [{ midnight } = { midnight: new Date(0) }] = (
      await app.pool.query<{ midnight: Date }>(`
        insert into vat_rules (treatment, valid_from, rate_basis_points) values ('standard', '2026-11-12', 2300)
        returning timestamptz '2026-11-12 00:00 Europe/Rome' as midnight`)
    ).rows;
    const now = app.clock.now();
    app.clock.advance((midnight.getTime() - now.getTime()) / 60_000 - 1);
    expect(await vatOf(offer)).toEqual(STANDARD);
    app.clock.advance(1);
    expect(await vatOf(offer)).toEqual({ ...STANDARD, rateBasisPoints: 2300 });
    app.clock.advance((now.getTime() - midnight.getTime()) / 60_000);
    await app.pool.query("delete from vat_rules where valid_from = '2026-11-12'");
  });
});

describe('treatments to choose from', () => {
  it.each([
    ['ordinary', ['standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'sportExempt']],
    ['forfettario', ['forfettario']],
    [
      'sportsBody',
      ['standard', 'reduced', 'socialReduced', 'minimum', 'healthExempt', 'membersOutOfScope', 'sportExempt'],
    ],
  ] as const)('of a regime that is %s', async (regime, expected) => {
    const rules = await listVatTreatments(app.work(), regime);
    expect(rules.map(({ treatment }) => treatment)).toEqual(expected);
    for (const { rateBasisPoints, nature, legalText } of rules)
      expect([nature === null, legalText === null]).toEqual([rateBasisPoints > 0, rateBasisPoints > 0]);
  });

  it('have names in both languages, and so have regimes', () => {
    for (const locale of LOCALES) {
      const names = [
        ...VAT_REGIMES.map((regime) => vatRegimeName(regime, locale)),
        ...[...CHOSEN_VAT_TREATMENTS, 'forfettario' as const].map((one) => vatTreatmentName(one, locale)),
      ];
      expect(new Set(names).size).toBe(VAT_REGIMES.length + CHOSEN_VAT_TREATMENTS.length + 1);
    }
  });
});
