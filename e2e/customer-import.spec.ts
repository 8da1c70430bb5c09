import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

/** A center of its own for each journey. */
async function aCenter(): Promise<number> {
  const [row] = await query<{ id: number }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online)
       values ('C', 'Corte dei Tigli', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p)
     select id::int as id from p`,
  );
  if (!row) throw new Error('No center was made');
  return row.id;
}

const comeIn = (page: Page, providerId: number, role: 'owner' | 'manager' | 'collaborator'): Promise<void> =>
  signInAtCenter(page, `${role}-${randomUUID()}@example.it`, { providerId, role });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/customer-import.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function customersOf(providerId: number): Promise<(string | null)[][]> {
  const rows = await query<Record<'firstname' | 'lastname' | 'email' | 'phone', string | null>>(
    'select firstname, lastname, email, phone from customers where provider_id = $1 order by email nulls last',
    [providerId],
  );
  return rows.map(({ firstname, lastname, email, phone }) => [firstname, lastname, email, phone]);
}

/** As spreadsheets of Windows save it; by letters above it for its accents. */
const FRESHA = Buffer.from(
  [
    'Client ID;First Name;Last Name;Mobile Number;Email;Soprannome;Date of Birth;Tags;Note;Liberatoria;Scadenza liberatoria',
    '1;Niccol\u00F2;Dal Tiglio;333 9090901;niccolo.daltiglio@esempio.it;Nic;12/31/1990;VIP;Allergia al lattice;x;12/31/2029',
    '2;Ottavia;Dal Tiglio;3339090902;ottavia(at)esempio.it;Otti;;;;;',
    '3;Perla;Dal Tiglio;+39 333 9090903;;;02/03/1985;vip, mattina;;no;',
    '4;Niccol\u00F2;Dal Tiglio;333 9090901;NICCOLO.daltiglio@esempio.it;;;;;;',
    '5;=cmd;Dal Tiglio;;cmd.daltiglio@esempio.it;;;;;;',
    '6;Remo;Dal Tiglio;;remo.daltiglio@esempio.it;;;;;forse;',
  ].join('\r\n'),
  'latin1',
);

test('an owner brings a list, changes a column, sees what will happen, imports it and downloads what is refused', async ({
  page,
}) => {
  const center = await aCenter();
  await query(
    "insert into customer_fields (provider_id, name, kind, expires, is_asked, position) values ($1, 'Liberatoria', 'yesNo', true, false, 1)",
    [center],
  );
  await comeIn(page, center, 'owner');
  await open(page, `/it/business/${center}/customers`);
  await page.getByRole('link', { name: 'Importa', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importa clienti' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-1280-it');

  await page
    .getByLabel('File con i clienti')
    .setInputFiles({ name: 'clienti.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Scegli un file CSV o Excel (.xlsx).').first()).toBeVisible();
  await page
    .getByLabel('File con i clienti')
    .setInputFiles({ name: 'clienti.csv', mimeType: 'application/vnd.ms-excel', buffer: FRESHA });
  await expect(page).toHaveURL(/\/customers\/import\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Colonne' })).toBeVisible({ timeout: 20_000 });
  const kinds = page.getByRole('navigation', { name: 'Righe da mostrare' });
  await expect(kinds.getByRole('link', { name: '3 Clienti nuovi' })).toBeVisible();
  await expect(page.getByLabel('Che cosa contiene la colonna First Name')).toHaveValue('firstname');
  const refused = page.getByRole('grid', { name: 'Scartate' });
  const because = (reason: string) => refused.getByRole('row').filter({ hasText: reason });
  await expect(because('L’indirizzo e-mail non è valido')).toContainText('Ottavia');
  await expect(because('È lo stesso cliente della riga 2')).toBeVisible();
  await expect(because('“Liberatoria”: scrivi sì o no.')).toContainText('Remo');
  const meant = (column: string) =>
    page.getByLabel(`Che cosa contiene la colonna ${column}`, { exact: true });
  await expect(meant('Liberatoria')).toHaveValue(/^own:\d+$/);
  await expect(meant('Scadenza liberatoria')).toHaveValue(/^until:\d+$/);
  await expectAccessible(page);
  await picture(page, 'import-checked-1280-it');

  await page.getByLabel('Che cosa contiene la colonna Soprannome').selectOption('firstname');
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect(page.getByText('Due colonne non possono contenere lo stesso dato')).toBeVisible();
  await page.getByLabel('Che cosa contiene la colonna Soprannome').selectOption('');
  await page.getByLabel('Che cosa contiene la colonna Email').selectOption('');
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect(kinds.getByRole('link', { name: '4 Clienti nuovi' })).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Che cosa contiene la colonna Email').selectOption('email');
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect(kinds.getByRole('link', { name: '3 Clienti nuovi' })).toBeVisible({ timeout: 20_000 });
  expect(await customersOf(center)).toEqual([]);

  await page.getByRole('button', { name: 'Importa 3 clienti' }).click();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible({ timeout: 20_000 });
  expect(await customersOf(center)).toEqual([
    ['=cmd', 'Dal Tiglio', 'cmd.daltiglio@esempio.it', null],
    ['Niccolò', 'Dal Tiglio', 'niccolo.daltiglio@esempio.it', '+393339090901'],
    ['Perla', 'Dal Tiglio', null, '+393339090903'],
  ]);
  await picture(page, 'import-done-1280-it');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica queste righe (CSV)' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report.split('\r\n')[1]).toBe(
    '3;L’indirizzo e-mail non è valido.;2;Ottavia;Dal Tiglio;3339090902;ottavia(at)esempio.it;Otti;;;;;',
  );

  await page.getByRole('link', { name: 'Vai ai clienti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible();
  await expect(page.getByText('Perla Dal Tiglio').first()).toBeVisible();
  const kept = await query<{ said: string }>(
    "select concat_ws(' ', value, valid_until) as said from customer_field_values where provider_id = $1 order by 1",
    [center],
  );
  expect(kept.map(({ said }) => said)).toEqual(['no', 'yes 2029-12-31']);
  await page.getByRole('link', { name: 'Importa', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Importazioni fatte' })).toContainText('clienti.csv');
  await page
    .getByLabel('File con i clienti')
    .setInputFiles({ name: 'ancora.csv', mimeType: 'text/csv', buffer: FRESHA });
  await expect(page.getByText('Non c’è nulla da scrivere.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Importa/ })).toHaveCount(0);
});

test('a manager on a phone pastes rows in English, finds them waiting and discards them', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'manager');
  await page.setViewportSize(NARROW);
  await open(page, `/en/business/${center}/customers/import`);
  await expectAccessible(page);
  await picture(page, 'import-390-en');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Rows' })
    .fill('Name\tPhone\nQuinto Dal Tiglio\t333 9090904\nRosa Dal Tiglio\tno');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The phone number is not valid.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'import-checked-390-en');
  await open(page, `/en/business/${center}/customers/import`);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Discard the import' }).click();
  await expect(page.getByRole('heading', { name: 'Import discarded' })).toBeVisible();
  expect(await customersOf(center)).toEqual([]);
});

test('a file that cannot be read says why, and the next one may come', async ({ page }) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await open(page, `/it/business/${center}/customers/import`);
  await page
    .getByLabel('File con i clienti')
    .setInputFiles({ name: 'clienti.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 nothing') });
  await expect(page.getByRole('heading', { name: 'Il file non è stato letto' })).toBeVisible({
    timeout: 20_000,
  });
  await picture(page, 'import-failed-1280-it');
  await page.getByRole('link', { name: 'Importa un altro elenco' }).click();
  await expect(page.getByLabel('File con i clienti')).toBeEnabled();
});

test('a collaborator finds no import', async ({ page, faults }) => {
  const center = await aCenter();
  await comeIn(page, center, 'collaborator');
  faults.provoke(/404 \(Not Found\) at .*\/customers\/import/);
  await page.goto(`/it/business/${center}/customers/import`);
  await expect(page.getByRole('heading', { name: 'Questa pagina non è per il tuo ruolo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Importa', exact: true })).toHaveCount(0);
});
