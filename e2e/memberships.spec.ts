import { randomUUID } from 'node:crypto';
import { signInAs, signInAtCenter } from './setup/account.ts';
import { aDeskCenter, aDeskCustomer, askAtCenter, dateAtNoon } from './setup/desk-center.ts';
import {
  chooseTime,
  expectAccessible,
  giveDetails,
  journeys,
  linkInMail,
  payWithCard,
  query,
  untilAlive,
} from './setup/journey.ts';
import { NARROW, open, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const { town } = journeys();

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
  await page.getByRole('button', { name: 'Aggiungi una regola' }).click();
  await page.getByRole('textbox', { name: 'Numero', exact: true }).fill('3');
  await wholePicture(page, 'membership-new-1280-it');
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

test('an owner makes a bundle of several uses, typed and by keys', async ({ page }) => {
  const center = await aDeskCenter({ center: 'Studio Pacchetti', person: 'Paola Pacchi' });
  const email = `pacchetti-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId: center.id, role: 'owner' });
  await page.setViewportSize(NARROW);
  await page.goto(`/it/business/${center.id}/memberships/new?type=bundle`);
  await untilAlive(page);
  await page.getByLabel('Nome', { exact: true }).fill('Relax');
  await page.getByRole('button', { name: /Servizio o corso/ }).click();
  await page.getByRole('option', { name: /Massaggi/ }).click();
  await page.getByRole('textbox', { name: 'Quantità' }).fill('4');
  await expect(page.getByText(/Comprato a parte/)).toBeVisible();
  await page.getByLabel('Nome dell’offerta').fill('Valido tre mesi');
  await page.getByRole('textbox', { name: 'Quantità' }).press('ArrowUp');
  await page.getByLabel('Prezzo', { exact: true }).fill('1');
  await expect(page.getByRole('textbox', { name: 'Quantità' })).toHaveValue('5');
  await wholePicture(page, 'bundle-new-390-it');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea il pacchetto' }).click();
  await page.getByRole('link', { name: 'Relax' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantità' })).toHaveValue('5');
});

test('a guest buys a membership by card on the page of a provider, and books with it once signed in', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const provider = town.studio;
  await query('update package_subscriptions set package_id = 3 where provider_id = $1', [provider]);
  await query(
    `with m as (insert into memberships (provider_id, name, description, type, active, created_at)
       values ($1, 'Carnet movimento', 'Per chi viene spesso.', 'subscription', true, now()) returning provider_id, id),
     r as (insert into membership_rules (provider_id, membership_id, type, period, amount)
       select provider_id, id, 'subscriptionLimit', 'week', 2 from m)
     insert into membership_offers (provider_id, membership_id, position, name, price_cents, sessions_counter, duration, duration_type)
       select provider_id, id, 1, '5 ingressi', 6000, 5, 2, 'months' from m
       union all select provider_id, id, 2, '10 ingressi', 11000, 10, 4, 'months' from m`,
    [provider],
  );
  const email = `compra-${randomUUID()}@example.it`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/it/provider/${provider}?show=memberships`);
  await expect(page.getByRole('heading', { name: 'Carnet movimento' })).toBeVisible();
  await wholePicture(page, 'memberships-tab-1280-it');
  await page.getByRole('link', { name: /Vedi le formule/ }).click();
  await page.getByRole('radio', { name: /10 ingressi/ }).check();
  await page.getByLabel('E-mail').fill(email);
  for (const name of ['Nome', 'Cognome', 'Telefono']) {
    const field = page.getByLabel(name, { exact: true });
    if (await field.isVisible()) await field.fill(name === 'Telefono' ? '+39 333 1239876' : 'Ada');
  }
  await expectAccessible(page);
  await wholePicture(page, 'membership-buy-1280-it');
  await page.setViewportSize(NARROW);
  await wholePicture(page, 'membership-buy-390-it');
  await page.getByRole('checkbox', { name: /Condivido/ }).check();
  await page.getByRole('button', { name: /^Paga 110,00/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/my-passes/);
  await expect(page.getByText('Abbonamento acquistato')).toBeVisible();
  await picture(page, 'pass-bought-390-it');
  await linkInMail(email, 'pass-bought', '/my-');

  await query(
    `insert into payment_options (provider_id, service_membership) values ($1, true)
       on conflict (provider_id) do update set service_membership = true`,
    [provider],
  );
  await signInAs(page, email);
  await chooseTime(page, { provider, days: 12, time: '11:00' });
  const passes = page.getByRole('group', { name: 'Abbonamento disponibile' });
  await expect(passes).toBeVisible();
  await giveDetails(page, email);
  await expectAccessible(page);
  await passes.scrollIntoViewIfNeeded();
  await picture(page, 'booking-pass-390-it');
  await page.setViewportSize({ width: 1280, height: 800 });
  await passes.scrollIntoViewIfNeeded();
  await picture(page, 'booking-pass-1280-it');
  await page.getByRole('button', { name: 'Usa l’abbonamento Carnet movimento' }).click();
  await expect(page.getByText(/Prenotazione confermata/).first()).toBeVisible();
  await page.goto('/it/my-passes');
  await expect(page.getByText(/9 su 10/)).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'my-passes-1280-it');
  await page.goto('/it/profile/reservations');
  await expect(page.getByText(/pagato con l’abbonamento/)).toBeVisible();
});
