import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { becomeCustomer, PASSWORD, signInAtCenter } from './setup/account.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { NARROW, open, wholePicture } from './setup/screens.ts';
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

test('two colleagues take turns at one computer: a PIN, the full log-in of the other, back by the PIN', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  const [ada, berta] = [`ada-turno-${randomUUID()}@example.it`, `berta-turno-${randomUUID()}@example.it`];
  await signInAtCenter(page, ada, { providerId: center, role: 'manager' });
  await becomeCustomer(page, berta, { providerId: center, role: 'collaborator' });
  await named(ada, 'Ada', 'Del Turno');
  await named(berta, 'Berta', 'Secondo');

  // Ada sets her PIN
  await open(page, '/it/business/account');
  const panel = page.getByRole('region', { name: 'PIN per il computer condiviso' });
  await panel.getByLabel('Nuovo PIN', { exact: true }).fill('4321');
  await panel.getByLabel('Ripeti il nuovo PIN').fill('4321');
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Imposta il PIN' }).click();
  await expect(panel.getByText('si indovina troppo facilmente')).toBeVisible();
  await panel.getByLabel('Nuovo PIN', { exact: true }).fill(PIN);
  await panel.getByLabel('Ripeti il nuovo PIN').fill(PIN);
  await panel.getByRole('button', { name: 'Imposta il PIN' }).click();
  await expect(panel.getByText(/^Impostato il/)).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'pin-account-wide');

  // Berta logs in beside her, fully
  await open(page, `/it/business/${center}/customers`);
  await isHere(page, 'Ada Del Turno');
  await page.getByRole('banner').getByRole('link', { name: 'Cambia persona' }).click();
  await expect(page.getByText('Qui nessuno può ancora cambiare con il PIN')).toBeVisible();
  await wholePicture(page, 'pin-nobody-wide');
  await page.getByRole('link', { name: 'Accedi con un altro account' }).click();
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(berta);
  await page.getByLabel('Password', { exact: true }).fill('Non-è-questa-1!');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/it/business/${center}/customers$`));
  await isHere(page, 'Berta Secondo');

  // A second tab of Berta's stays open, while Ada comes back in the first
  const tab = await page.context().newPage();
  await open(tab, `/it/business/${center}/customers`);
  await open(page, `/it/business/${center}/customers`);
  await page.getByRole('banner').getByRole('link', { name: 'Cambia persona' }).click();
  await untilAlive(page);
  await expect(page.getByRole('radio', { name: 'Ada Del Turno' })).toBeChecked();
  const goOn = page.getByRole('button', { name: 'Continua' });
  await goOn.click();
  await expect(page.getByText('Scrivi il PIN: da 4 a 6 cifre.')).toBeVisible();
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  // While an answer is on its way Enter sends nothing
  await expect(goOn).toBeEnabled();
  await page.keyboard.type('2750');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Il PIN non è giusto')).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'pin-wrong-wide');
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await expect(goOn).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/it/business/${center}/customers$`));
  await isHere(page, 'Ada Del Turno');
  await wholePicture(page, 'pin-back-wide');

  // Berta's tab begins anew as Ada's with the next thing that is done in it
  await tab.getByRole('banner').getByRole('link', { name: 'Servizi' }).click();
  await isHere(tab, 'Ada Del Turno');
  await tab.close();
  await page.bringToFront();

  // On a telephone the menu says who is there
  await query(
    'insert into person_pins (person_id, pin_hash, set_at) select b.id, a.pin_hash, now() from person_pins a, people b where b.email = $1 and a.person_id = (select id from people where email = $2)',
    [berta, ada],
  );
  await page.setViewportSize(NARROW);
  await open(page, `/it/business/${center}/customers`);
  await page.getByText('Altro', { exact: true }).click();
  await expect(page.getByRole('navigation').getByText('Ada Del Turno').last()).toBeVisible();
  await wholePicture(page, 'pin-menu-narrow');
  await page.getByRole('link', { name: 'Cambia persona' }).last().click();
  await untilAlive(page);
  await expect(page.getByRole('radio', { name: 'Berta Secondo' })).toBeVisible();
  await expectAccessible(page);
  await wholePicture(page, 'pin-narrow');
});
