import type { Page } from '@playwright/test';
import { journeys, query } from './setup/journey.ts';
import { signInAtCenter } from './setup/account.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test.beforeAll(() =>
  query(
    `insert into resources (provider_id, kind, name, quantity)
     values ($1, 2, 'Cabina del mare', 1), ($1, 2, 'Cabina del bosco', 1), ($1, 2, 'Tappetino', 6)`,
    [journeys().town.studio],
  ),
);
test.afterAll(async () => {
  const { studio } = journeys().town;
  await query(
    "update services set deleted = true, archived = true where provider_id = $1 and name like 'Rito%'",
    [studio],
  );
  await query(
    "update resources set archived = true where provider_id = $1 and name ~ '^(Cabina del|Tappetino)'",
    [studio],
  );
});

/** Fills the last line of the needs. */
async function need(page: Page, units: string, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi sale o attrezzature' }).click();
  await page.getByRole('textbox', { name: 'Quante', exact: true }).last().fill(units);
  await page.getByRole('button', { name: 'Tra queste' }).last().click();
  for (const name of names) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
}

test('a service in one of two rooms with two mats: chosen line by line, and read again', async ({ page }) => {
  const { studio } = journeys().town;
  await signInAtCenter(page, 'owner-cabine@example.it', { providerId: studio, role: 'owner' });
  await open(page, `/it/business/${studio}/services/new`);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rito del bosco');
  await page.getByRole('textbox', { name: 'Prezzo' }).fill('48');
  await page.getByText('Tempi, posti e sale').first().click();
  await need(page, '1', ['Cabina del mare', 'Cabina del bosco']);
  await need(page, '7', ['Tappetino']);
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  const mats = page.getByRole('textbox', { name: 'Quante', exact: true }).last();
  await expect(mats).toHaveAccessibleDescription(/sale e attrezzature/);
  await mats.fill('2');
  await page.getByRole('button', { name: 'Aggiungi il servizio' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rito del bosco' });
  await expect(drawer).toContainText('1 tra Cabina del mare, Cabina del bosco');
  await expect(drawer).toContainText('2 × Tappetino');
});
