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
} from './setup/journey.ts';
import { NARROW, picture, wholePicture } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('the desk tops a wallet up, gives credit, and takes a visit out of it', async ({ page }) => {
  const center = await aDeskCenter({ center: 'Studio Credito', person: 'Carla Credito' });
  const p = center.id;
  await signInAtCenter(page, `credit-${randomUUID()}@example.it`, { providerId: p, role: 'owner' });
  const customer = await aDeskCustomer(center, 'Irene', 'Crediti');
  const { id: booking } = await askAtCenter<{ id: number }>(
    page,
    'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
    { p, input: { offerId: center.offer, start: `${dateAtNoon()}T15:00`, customer: { id: customer } } },
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/it/business/${p}/customers/${customer}`);
  const wallet = page.getByRole('region', { name: 'Portafoglio' });
  const amount = wallet.getByRole('textbox', { name: 'Importo' });
  await expect(wallet.getByText('Ancora nessun credito.')).toBeVisible();
  await wallet.getByText('Ricarica', { exact: true }).first().click();
  await amount.fill('abc');
  await amount.blur();
  await expect(wallet.getByText('Scrivi un importo, per esempio 45,50')).toBeVisible();
  await amount.fill('10');
  await amount.blur();
  await wallet.getByRole('button', { name: 'Ricarica' }).click();
  await expect(wallet.getByRole('definition').first()).toHaveText(/10,00/);
  await wallet.getByText('Regala credito', { exact: true }).first().click();
  await amount.last().fill('5');
  await amount.last().blur();
  await picture(page, 'wallet-gift-1280-it');
  await wallet.getByRole('button', { name: 'Regala credito' }).click();
  await expect(wallet.getByRole('definition').first()).toHaveText(/15,00/);
  await wallet.getByText('Movimenti').click();
  await wholePicture(page, 'wallet-1280-it');
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await page.goto(`/it/business/${p}/reservations/${booking}`);
  const taking = page.getByRole('region', { name: 'Incassa' });
  await taking.getByText(/Portafoglio \(15,00/).click();
  await picture(page, 'wallet-pay-390-it');
  await taking.getByRole('button', { name: 'Incassa' }).click();
  await expect(page.getByText('Nel portafoglio non c’è abbastanza credito.').first()).toBeVisible();
  await taking.getByRole('textbox', { name: 'Importo' }).fill('12');
  await taking.getByRole('button', { name: 'Incassa' }).click();
  await expect(page.getByText('Con credito regalato')).toBeVisible();
  await picture(page, 'wallet-paid-390-it');
  await page.goto(`/en/business/${p}/customers/${customer}`);
  await expect(page.getByRole('region', { name: 'Wallet' }).getByRole('definition')).toHaveText(/3.00/);
  await picture(page, 'wallet-390-en');
});

test('a customer tops the wallet up by card, and pays a booking with it in part', async ({ page }) => {
  test.setTimeout(120_000);
  const provider = journeys().town.studio;
  const email = `ricarica-${randomUUID()}@example.it`;
  await signInAs(page, email);
  await query(
    `insert into customers (provider_id, person_id, firstname, lastname, phone, recorded, created_at)
     select $1, id, 'Ada', 'Neri', '+39 333 1239877', '{firstname,lastname,phone}', now() from people where email = $2`,
    [provider, email],
  );
  await query('update package_subscriptions set package_id = 3 where provider_id = $1', [provider]);
  await page.setViewportSize(NARROW);
  await page.goto('/it/my-passes');
  const wallet = page.getByRole('region', { name: 'I miei portafogli' });
  await wallet.getByText('Ricarica il portafoglio').click();
  await wallet.getByRole('radio', { name: 'Un altro importo' }).check();
  await wallet.getByRole('textbox', { name: 'Importo' }).fill('abc');
  await wallet.getByRole('button', { name: 'Vai al pagamento' }).click();
  await expect(wallet.getByText(/Scrivi un importo da 0,50/)).toBeVisible();
  await expect(wallet.getByRole('textbox', { name: 'Importo' })).toHaveValue('abc');
  await expectAccessible(page);
  await wholePicture(page, 'wallet-top-up-390-it');
  await wallet.getByRole('textbox', { name: 'Importo' }).fill('15');
  await wallet.getByRole('button', { name: 'Vai al pagamento' }).click();
  await expect(page.getByText('Ricarica portafoglio')).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Ricarica pagata')).toBeVisible();
  await expect(wallet.getByText(/Credito: 15,00/)).toBeVisible();
  await wholePicture(page, 'wallet-topped-up-390-it');
  await linkInMail(email, 'wallet-topped-up', '/my-');
  await chooseTime(page, { provider, days: 13, time: '11:00' });
  await giveDetails(page, email);
  await page.getByRole('checkbox', { name: /Usa il portafoglio \(15,00/ }).check();
  await expect(page.getByText(/Il resto lo paghi come scegli qui sotto/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'booking-wallet-390-it');
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'booking-wallet-1280-it');
  await page.getByRole('button', { name: /Paga 30,00/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText(/Prenotazione confermata|Il posto è tuo/).first()).toBeVisible();
  await page.goto('/en/my-passes');
  await expect(page.getByText(/Credit: 0,00/)).toBeVisible();
  await wholePicture(page, 'wallet-spent-1280-en');
});
