import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as newMembership from './membership-new.route.tsx';

it('a bundle tells what it saves against single prices, and is sent with the quantity of each part', async () => {
  const { user, sent } = await showBusinessScreen({
    route: newMembership,
    path: 'memberships/new',
    at: 'memberships/new?type=bundle',
    answers: {
      NewMembership: {
        getOffersToCover: [
          { id: 11, name: 'Massaggio 50 min', isClass: false, priceCents: 6000 },
          { id: 12, name: 'Yoga', isClass: true, priceCents: 1500 },
        ],
        getCurrentUser: { businesses: [{ providerId: 1, viewerCan: ['changeMemberships' as const] }] },
      },
      CreateMembership: { createMembership: 5 },
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Relax');
  await user.click(screen.getByRole('button', { name: /Servizio o corso/ }));
  await user.click(await screen.findByRole('option', { name: 'Massaggio 50 min' }));
  const quantity = screen.getByRole('textbox', { name: 'Quantità' });
  await user.clear(quantity);
  await user.type(quantity, '5');
  await user.type(screen.getByRole('textbox', { name: /Nome dell/ }), 'Tre mesi');
  await user.type(screen.getByRole('textbox', { name: /Prezzo/ }), '250');
  const sums = screen.getByText(/Comprato a parte/);
  expect(sums).toHaveTextContent(/300,00.*si risparmiano.*50,00/);
  await user.click(screen.getByRole('button', { name: 'Crea il pacchetto' }));
  await screen.findByText(/Creato con successo/);
  expect(sent('CreateMembership')).toMatchObject({
    input: { type: 'bundle', parts: [{ offerId: 11, entries: 5 }], offers: [{ priceCents: 25_000 }] },
  });
});
