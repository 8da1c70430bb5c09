import { aDeskCenter, aDeskCustomer, comeIn } from './setup/desk-center.ts';
import { dateInDays } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

test('a center keeps fields of its own: defined, filled in, and asked for at booking', async ({ page }) => {
  const center = await aDeskCenter({ center: 'Palestra della Rocca', person: 'Dario Rocca' });
  const ines = await aDeskCustomer(center, 'Ines', 'Rocchetti');
  await comeIn(page, center);
  await open(page, `/it/business/${center.id}/customers/fields`);
  const drawer = page.getByRole('dialog', { name: 'Campi del centro' });
  const editor = drawer.getByRole('form', { name: 'Nuovo campo' });
  await editor.getByRole('textbox', { name: 'Nome del campo' }).fill('Certificato medico');
  await editor.getByRole('button', { name: /Che cosa contiene/ }).click();
  await page.getByRole('option', { name: 'Sì o no' }).click();
  await editor.getByRole('checkbox', { name: /^Avvisa chi prenota/ }).check();
  await editor.getByRole('button', { name: 'Aggiungi il campo' }).click();
  await expect(drawer.getByText('Sì o no · avvisa al banco')).toBeVisible();

  const booking = `/it/business/${center.id}/reservations/new?customer=${ines}&date=${dateInDays(9)}`;
  await open(page, booking);
  await expect(page.getByText('Certificato medico: manca')).toBeVisible();
  await open(page, `/it/business/${center.id}/customers/${ines}/edit`);
  await page.getByRole('button', { name: /Certificato medico$/ }).click();
  await page.getByRole('option', { name: 'sì' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ines Rocchetti' })).toContainText('Certificato medico');
  await open(page, booking);
  await expect(page.getByText('Ines Rocchetti')).toBeVisible();
  await expect(page.getByText('Certificato medico: manca')).toHaveCount(0);
});
