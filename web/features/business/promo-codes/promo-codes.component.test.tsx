import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as editPage from './promo-code-edit.route.tsx';
import * as newPage from './promo-code-new.route.tsx';
import type { PromoCodeSeen } from './promo-code-calls.ts';
import * as listPage from './promo-codes.route.tsx';

const ESTATE: PromoCodeSeen = {
  id: 5,
  code: 'ESTATE',
  percentBasisPoints: 2000,
  amountCents: null,
  duration: 'forever',
  months: null,
  validFrom: '2027-06-01',
  validUntil: '2027-08-31',
  mostUses: 50,
  used: 12,
  state: 'active',
  version: 3,
};
const VECCHIO: PromoCodeSeen = { ...ESTATE, id: 6, code: 'VECCHIO', state: 'expired' };
const USER = {
  getCurrentUser: { businesses: [{ providerId: 1, viewerCan: ['changePromoCodes' as const] }] },
};

it('codes are listed with discount, validity and uses, the ended ones apart', async () => {
  const { user } = await showBusinessScreen({
    route: listPage,
    path: 'promo-codes',
    answers: { PromoCodes: { getPromoCodes: [ESTATE, VECCHIO] } },
  });
  const row = screen.getByRole('row', { name: /ESTATE/ });
  expect(within(row).getByText('−20%')).toBeVisible();
  expect(within(row).getByText('dal 01/06/2027 al 31/08/2027')).toBeVisible();
  expect(within(row).getByText('12 di 50')).toBeVisible();
  expect(screen.queryByText('VECCHIO')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Conclusi' }));
  expect(await screen.findByText('VECCHIO')).toBeVisible();
});

it('a code is made with a percentage, and what is missing is said beside its field', async () => {
  const { user, sent } = await showBusinessScreen({
    route: newPage,
    path: 'promo-codes/new',
    answers: { NewPromoCode: USER, CreatePromoCode: { createPromoCode: 9 } },
  });
  await user.click(screen.getByRole('button', { name: 'Crea codice' }));
  expect(await screen.findAllByText(/Il codice/)).not.toHaveLength(0);
  await user.type(screen.getByLabelText(/^Codice/), 'estate');
  await user.click(screen.getByRole('button', { name: 'Crea codice' }));
  await expect
    .poll(() => sent('CreatePromoCode'))
    .toMatchObject({
      providerId: 1,
      input: { code: 'ESTATE', percentBasisPoints: 1000, amountCents: null, duration: 'once', months: null },
    });
});

it('of a code that was used, text and discount stay', async () => {
  const { user, sent } = await showBusinessScreen({
    route: editPage,
    path: 'promo-codes/:promoCodeId/edit',
    at: 'promo-codes/5/edit',
    answers: {
      PromoCodeToEdit: { getPromoCode: ESTATE, ...USER },
      EditPromoCode: refusal('invalidInput', ['mostUses']),
    },
  });
  expect(screen.queryByLabelText(/^Codice/)).toBeNull();
  expect(screen.getByText(/testo e sconto non cambiano più/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salva codice' }));
  await expect
    .poll(() => sent('EditPromoCode'))
    .toMatchObject({ id: 5, version: 3, input: { code: 'ESTATE', percentBasisPoints: 2000, mostUses: 50 } });
});
