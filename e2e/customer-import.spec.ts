import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { query } from './setup/journey.ts';
import { NARROW, open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

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

const comeIn = (page: Page, providerId: number, role: 'owner' | 'manager'): Promise<void> =>
  signInAtCenter(page, `${role}-${randomUUID()}@example.it`, { providerId, role });

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
    'Client ID;First Name;Last Name;Mobile Number;Email',
    '1;Niccol\u00F2;Dal Tiglio;333 9090901;niccolo.daltiglio@esempio.it',
    '2;Ottavia;Dal Tiglio;3339090902;ottavia(at)esempio.it',
    '3;Perla;Dal Tiglio;+39 333 9090903;',
  ].join('\r\n'),
  'latin1',
);

test('an owner brings a list, changes a column, imports it and downloads what is refused', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await open(page, `/it/business/${center}/customers/import`);
  await page
    .getByLabel('File con i clienti')
    .setInputFiles({ name: 'clienti.csv', mimeType: 'application/vnd.ms-excel', buffer: FRESHA });
  await expect(page).toHaveURL(/\/customers\/import\/\d+$/);
  const kinds = page.getByRole('navigation', { name: 'Righe da mostrare' });
  await expect(kinds.getByRole('link', { name: '2 Clienti nuovi' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Scartate' }).getByRole('row').nth(1)).toContainText('Ottavia');
  await page.getByLabel('Che cosa contiene la colonna Email').selectOption('');
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect(kinds.getByRole('link', { name: '3 Clienti nuovi' })).toBeVisible();
  await page.getByLabel('Che cosa contiene la colonna Email').selectOption('email');
  await page.getByRole('button', { name: 'Controlla di nuovo' }).click();
  await expect(kinds.getByRole('link', { name: '2 Clienti nuovi' })).toBeVisible();
  expect(await customersOf(center)).toEqual([]);

  await page.getByRole('button', { name: 'Importa 2 clienti' }).click();
  await expect(page.getByRole('heading', { name: 'Importazione fatta' })).toBeVisible();
  expect(await customersOf(center)).toEqual([
    ['Niccolò', 'Dal Tiglio', 'niccolo.daltiglio@esempio.it', '+393339090901'],
    ['Perla', 'Dal Tiglio', null, '+393339090903'],
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica queste righe (CSV)' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  expect(report.split('\r\n')[1]).toContain('Ottavia;Dal Tiglio;3339090902;ottavia(at)esempio.it');
});

test('a manager on a phone pastes rows in English, finds them waiting and discards them', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'manager');
  await page.setViewportSize(NARROW);
  await open(page, `/en/business/${center}/customers/import`);
  await page
    .getByRole('textbox', { name: 'Rows' })
    .fill('Name\tPhone\nQuinto Dal Tiglio\t333 9090904\nRosa Dal Tiglio\tno');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.getByText('The phone number is not valid.')).toBeVisible();
  await open(page, `/en/business/${center}/customers/import`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Discard the import' }).click();
  await expect(page.getByRole('heading', { name: 'Import discarded' })).toBeVisible();
  expect(await customersOf(center)).toEqual([]);
});
