import type { Page } from '@playwright/test';
import type { DeskCenter } from './setup/desk-center.ts';
import { aDeskCenter, aDeskCustomer, askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, expectAccessible } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

/** A center of its own for each journey. */
const aCenter = (): Promise<DeskCenter> =>
  aDeskCenter({ center: 'Corte Verde', person: 'Anna Verdi', cents: 20_000 });

const BOOK = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { orderId } }`;
const TAKE = `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash, receiptNumber: "0042-0007") { __typename } }`;
let booked = 0;

/** Somebody comes by and pays in cash. */
async function takeCash(page: Page, { id, offer }: DeskCenter, cents: number): Promise<void> {
  const input = {
    offerId: offer,
    start: `${dateInDays(3 + (booked += 1))}T10:00`,
    customer: { new: { firstname: `Nora ${booked}` } },
  };
  const { orderId } = await askAtCenter<{ orderId: number }>(page, BOOK, { p: id, input });
  await askAtCenter(page, TAKE, { p: id, orders: [{ orderId, amountCents: cents }] });
}

test('an owner finds the till in the sidebar, counts the drawer with a difference, and looks at the day before', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await takeCash(page, center, 12_050);
  await open(page, `/it/business/${center.id}/services`);
  await page.getByRole('link', { name: 'Cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  const sums = page.getByRole('table', { name: 'Incassi del giorno' });
  await expect(sums.getByRole('row', { name: /Contanti/ })).toContainText('120,50 €');
  const count = page.getByRole('region', { name: 'Conta della cassa' });
  await expect(count).toContainText('120,50 €');
  await expectAccessible(page);

  await count.getByLabel('Contanti contati').fill('100');
  await count.getByLabel('Lasciati in cassa').fill('50');
  await count.getByLabel('Nota').fill('Resto dato due volte');
  await count.getByRole('button', { name: 'Registra la conta' }).click();
  await expect(page.getByText('20,50 € in meno')).toBeVisible();
  await expect(page.getByText('Contati 100,00 €, attesi 120,50 €, lasciati in cassa 50,00 €')).toBeVisible();
  await expect(count).toContainText('50,00 € lasciati all’ultima conta, 0,00 € da allora');
  await expect(count.getByLabel('Contanti contati')).toHaveValue('');
  await expect(count.getByRole('button', { name: 'Registra la conta' })).toBeFocused();

  await page.getByRole('link', { name: 'Giorno prima' }).click();
  await expect(page.getByText('Nessun movimento in questa data')).toBeVisible();
  await expect(count).toHaveCount(0);
  await page.getByRole('link', { name: 'Torna a oggi' }).click();
  await expect(count).toBeVisible();
  // What was paid is one press away, with its receipt
  const moved = page.getByRole('grid', { name: 'Movimenti' });
  await expect(moved.getByText('scontrino 0042-0007')).toBeVisible();
  await moved.getByRole('link', { name: /^Nora \d+ · / }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Nora/ })).toBeVisible();
  await expect(page).toHaveURL(/\/reservations\/\d+\?status=all$/);
});

test('something that is no booking is sold from the menu, a part of it to a customer, and given back in part', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDeskCustomer(center, 'Oriana', 'Cortese');
  await open(page, `/it/business/${center.id}/till`);
  await page.locator('summary').filter({ hasText: 'Altro da registrare' }).click();
  await page.getByRole('link', { name: 'Nuova vendita' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova vendita' })).toBeVisible();
  await page.getByLabel('Descrizione').fill('Olio da massaggio');
  await page.getByRole('textbox', { name: 'Importo' }).fill('12,50');
  await page.getByLabel('Incassato ora').fill('10');
  await page.getByRole('button', { name: 'Registra la vendita' }).click();
  await expect(page.getByText('Per incassare solo una parte indica il cliente').first()).toBeVisible();
  await page.getByText('Indica il cliente', { exact: true }).click();
  await page.getByRole('combobox').last().fill('Cortese');
  await page.getByRole('option', { name: /Cortese/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Registra la vendita' }).dblclick();
  await expect(page.getByText('Venduto: Olio da massaggio, 12,50 €')).toBeVisible();
  const moved = page.getByRole('grid', { name: 'Movimenti' });
  await expect(moved.getByRole('row', { name: /Oriana Cortese · Olio da massaggio/ })).toHaveCount(1);

  await page.getByRole('link', { name: 'Oriana Cortese · Olio da massaggio' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Olio da massaggio' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Incassa' }).click();
  await expect(page.getByText(/^Incassati 2,50\s€: Olio da massaggio$/)).toBeVisible();
  await drawer.getByText('Restituisci denaro').click();
  await drawer.getByRole('textbox', { name: 'Importo' }).fill('5');
  await drawer.getByRole('button', { name: 'Restituisci' }).click();
  await expect(page.getByText(/^Restituiti 5,00\s€: Olio da massaggio$/)).toBeVisible();
  await expect(drawer.getByText('Al massimo 7,50')).toBeAttached();
});
