import { randomUUID } from 'node:crypto';
import { signInAtCenter } from './setup/account.ts';
import { aDeskCenter, aDeskCustomer, askAtCenter, dateAtNoon } from './setup/desk-center.ts';
import { expectAccessible } from './setup/journey.ts';
import { NARROW, picture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('the desk sells a membership and pays a visit with it', async ({ page }) => {
  const center = await aDeskCenter({ center: 'Studio Carnet', person: 'Carla Carnet' });
  const p = center.id;
  await signInAtCenter(page, `carnet-${randomUUID()}@example.it`, { providerId: p, role: 'owner' });
  const customer = await aDeskCustomer(center, 'Irene', 'Ingressi');
  const { id: booking } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
    { p, input: { offerId: center.offer, start: `${dateAtNoon()}T15:00`, customer: { id: customer } } },
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/it/business/${p}/memberships/new`);
  await page.getByLabel('Nome', { exact: true }).fill('Carnet massaggi');
  await page.getByRole('button', { name: /Vale per/ }).click();
  await page.getByRole('option', { name: 'Servizi', exact: true }).click();
  await page.getByLabel('Nome dell’offerta').fill('10 ingressi');
  await page.getByLabel('Prezzo', { exact: true }).fill('120');
  await picture(page, 'membership-new-1280-it');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea l’abbonamento' }).click();
  await expect(page.getByText('Bozza')).toBeVisible();
  await askAtCenter(
    page,
    'mutation($p: Id!, $id: Id!) { toggleMembership(providerId: $p, id: $id, published: true) }',
    {
      p,
      id: (
        await askAtCenter<{ id: number }[]>(
          page,
          'query($p: Id!) { getMemberships(providerId: $p) { id } }',
          {
            p,
          },
        )
      )[0]?.id,
    },
  );
  await page.goto(`/it/business/${p}/memberships/sell?customer=${customer}`);
  await page.getByRole('button', { name: /Quale/ }).click();
  await page.getByRole('option', { name: /10 ingressi/ }).click();
  await picture(page, 'pass-sell-1280-it');
  await page.getByRole('button', { name: 'Vendi un abbonamento' }).click();
  await expect(page.getByText('10 su 10')).toBeVisible();
  await page.goto(`/it/business/${p}/reservations/${booking}`);
  await page.getByRole('button', { name: 'Paga con un abbonamento' }).click();
  await picture(page, 'pass-pay-1280-it');
  await page.getByRole('button', { name: 'Carnet massaggi' }).click();
  await expect(page.getByText('Pagato con un abbonamento.')).toBeVisible();
  await page.setViewportSize(NARROW);
  await page.goto(`/en/business/${p}/customers/${customer}`);
  await expect(page.getByText(/9 of 10/)).toBeVisible();
  await page.getByRole('link', { name: 'Carnet massaggi · 10 ingressi' }).click();
  await expect(page.getByText('Used', { exact: true })).toBeVisible();
  await picture(page, 'pass-390-en');
  await expectAccessible(page);
});
