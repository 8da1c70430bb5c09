import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { becomeCustomer, fillLogin, PASSWORD, signInAtCenter } from './setup/account.ts';
import { query, untilAlive } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const PIN = '2749';
/** A log-in counts until midnight: the center lies where that is not tonight's next minute. */
const ZONES = ['Europe/Rome', 'America/New_York', 'Asia/Tokyo'];

async function aCenter(): Promise<number> {
  const hourIn = (timeZone: string): number =>
    Number(new Date().toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone }));
  const zone = ZONES.find((timeZone) => hourIn(timeZone) > 0 && hourIn(timeZone) < 22) ?? 'Europe/Rome';
  const [row] = await query<{ id: number }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online, time_zone)
       values ('C', 'Bagni del Turno', 'Bologna', 'it-bologna', false, $1) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id::int as id from p`,
    [zone],
  );
  if (!row) throw new Error('No center was made');
  return row.id;
}

const named = (email: string, firstname: string, lastname: string) =>
  query(
    'update profiles f set firstname = $2, lastname = $3 from people p where p.id = f.person_id and p.email = $1',
    [email, firstname, lastname],
  );

/** Who is there, as the sidebar says it. */
const isHere = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByText(`Qui ora: ${name}`)).toBeAttached();

test('two colleagues take turns at one computer: by a full log-in, and back by a PIN', async ({ page }) => {
  const center = await aCenter();
  const [ada, berta] = [`ada-turno-${randomUUID()}@example.it`, `berta-turno-${randomUUID()}@example.it`];
  await signInAtCenter(page, ada, { providerId: center, role: 'manager' });
  await becomeCustomer(page, berta, { providerId: center, role: 'collaborator' });
  await named(ada, 'Ada', 'Del Turno');
  await named(berta, 'Berta', 'Secondo');

  await open(page, '/it/business/account/pin');
  const panel = page.getByRole('region', { name: 'PIN per il computer condiviso' });
  await panel.getByLabel('Nuovo PIN', { exact: true }).fill(PIN);
  await panel.getByLabel('Ripeti il nuovo PIN').fill(PIN);
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Imposta il PIN' }).click();
  await expect(panel.getByText(/^Impostato il/)).toBeVisible();

  // Berta logs in beside her, fully
  await open(page, `/it/business/${center}/change-person?next=%2Fit%2Fbusiness%2F${center}%2Fcustomers`);
  await page.getByRole('link', { name: 'Accedi con un altro account' }).click();
  await untilAlive(page);
  await fillLogin(page, berta);
  await isHere(page, 'Berta Secondo');

  // A second tab of Berta's stays open, while Ada comes back in the first
  const tab = await page.context().newPage();
  await open(tab, `/it/business/${center}/customers`);
  await open(page, `/it/business/${center}/customers`);
  await page.getByRole('banner').getByRole('link', { name: 'Cambia persona' }).click();
  await untilAlive(page);
  await expect(page.getByRole('radio', { name: 'Ada Del Turno' })).toBeChecked();
  await page.getByLabel('PIN', { exact: true }).fill('2750');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('Il PIN non è giusto')).toBeVisible();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page).toHaveURL(new RegExp(`/it/business/${center}/customers$`));
  await isHere(page, 'Ada Del Turno');

  // Berta's tab begins anew as Ada's with the next thing that is done in it
  await tab.getByRole('banner').getByRole('link', { name: 'Servizi' }).click();
  await isHere(tab, 'Ada Del Turno');
});
