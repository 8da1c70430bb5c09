import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import { offerAsText } from './save-pass-sale.ts';
import { Promo } from './sell-pass-parts.tsx';

const ESTATE = { code: 'ESTATE', percentBasisPoints: 2000, amountCents: null };

it('a code of the customer is applied, refused and taken away again at the desk, with what is to be paid', async () => {
  const offer = offerAsText({ id: 7, priceCents: 10_000 });
  const { user } = await showBusinessScreen({
    route: {
      default: () => (
        <>
          <h1>Vendi</h1>
          <Promo providerId={1} offer={offer} />
        </>
      ),
    },
    path: 'memberships/sell',
    at: 'memberships/sell',
    answers: {
      ValidatePromoCode: ({ code }) =>
        code === 'estate'
          ? { validatePromoCode: { ...ESTATE, discountCents: 2000, totalCents: 8000 } }
          : refusal('invalidPromoCode'),
    },
  });
  await user.click(screen.getByText('Hai un codice promozionale?'));
  await user.type(screen.getByLabelText('Codice'), 'NOPE{Enter}');
  expect(await screen.findByText('refused: invalidPromoCode')).toBeVisible();
  expect(screen.getByLabelText('Codice')).toHaveValue('NOPE');
  await user.clear(screen.getByLabelText('Codice'));
  await user.type(screen.getByLabelText('Codice'), 'estate');
  await user.click(screen.getByRole('button', { name: 'Applica' }));
  expect(await screen.findByText(/Codice ESTATE/)).toHaveTextContent('Codice ESTATE −20%');
  expect(screen.getByText(/80,00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rimuovi' }));
  expect(screen.queryByText(/80,00/)).toBeNull();
  expect(screen.getByText('Hai un codice promozionale?')).toBeVisible();
});
