import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };

/** A center of its own, with somebody who does a service at all hours. @returns its number */
async function aCenter(): Promise<number> {
  const [row] = await query<{ id: number }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online)
       values ('C', 'Palestra della Rocca', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Allenamento' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Lezione singola', 4000, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name) select id, 1, 'collaborator', 'Dario Rocca' from p returning provider_id, id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1260 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id from p`,
  );
  if (!row) throw new Error('No center was made');
  return row.id;
}

/** Somebody who is written down without the form. @returns their number */
async function aCustomer(center: number, firstname: string, lastname: string): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into customers (provider_id, firstname, lastname, recorded) values ($1, $2, $3, '{firstname,lastname}')
     returning id::int as id`,
    [center, firstname, lastname],
  );
  return made?.id ?? 0;
}

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/customer-fields.spec.ts`. */
async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
}

const comeIn = (page: Page, center: number): Promise<void> =>
  signInAtCenter(page, `campi-${randomUUID()}@example.it`, { providerId: center, role: 'owner' });

/** `dd/mm/yyyy` as the screens write a date. */
const written = (date: string): string => date.split('-').toReversed().join('/');

test('a center keeps fields of its own: defined, filled in, found by what ends, warned of at booking', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  const ines = await aCustomer(center, 'Ines', 'Rocchetti');
  await aCustomer(center, 'Olmo', 'Rocchetti');
  await comeIn(page, center);
  await page.goto(`/it/business/${center}/customers`);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Campi', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Campi del centro' });
  const editor = drawer.getByRole('form', { name: 'Nuovo campo' });
  await editor.getByRole('button', { name: 'Aggiungi il campo' }).click();
  await expect(editor.getByText('Inserisci un valore per il nome del campo!').first()).toBeVisible();
  const name = editor.getByRole('textbox', { name: 'Nome del campo' });
  await name.fill('Numero tessera');
  await editor.getByRole('button', { name: 'Aggiungi il campo' }).click();
  await expect(drawer.getByText('Numero tessera')).toBeVisible();
  await expect(name).toHaveValue('');
  await name.fill('Certificato medico');
  await editor.getByRole('button', { name: /Che cosa contiene/ }).click();
  await page.getByRole('option', { name: 'Sì o no' }).click();
  await editor.getByRole('checkbox', { name: 'Ha una scadenza' }).check();
  await editor.getByRole('checkbox', { name: /^Avvisa chi prenota/ }).check();
  await editor.getByRole('button', { name: 'Aggiungi il campo' }).click();
  await expect(drawer.getByText('Sì o no · con scadenza · avvisa al banco')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'customer-fields-1280-it');

  await page.goto(`/it/business/${center}/customers/${ines}`);
  await untilAlive(page);
  const card = page.getByRole('dialog', { name: 'Ines Rocchetti' });
  await expect(card.getByText('manca', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Modifica' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Rocchetti' })).toBeVisible();
  await untilAlive(page);
  const [day, month, year] = written(dateInDays(10)).split('/');
  const until = page.getByRole('group', { name: 'Certificato medico: scadenza' });
  for (const [part, typed] of [
    ['giorno', day],
    ['mese', month],
    ['anno', year],
  ] as const)
    await until.getByRole('spinbutton', { name: new RegExp(part) }).fill(typed ?? '');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Inserisci un valore per il campo!').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Numero tessera' }).fill('R 204');
  await page.getByRole('button', { name: /Certificato medico$/ }).click();
  await page.getByRole('option', { name: 'sì' }).click();
  await expectAccessible(page);
  await picture(page, 'customer-fields-form-1280-it', true);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(card.getByText(`in scadenza il ${written(dateInDays(10))}`)).toBeVisible();
  await expect(card).toContainText('R 204');
  await expectAccessible(page);
  await picture(page, 'customer-fields-card-1280-it');

  await page.goto(`/it/business/${center}/customers?ending=soon`);
  await untilAlive(page);
  const rows = page.getByRole('grid', { name: 'Clienti' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Ines Rocchetti');

  const book = (date: string, customer = ines): string =>
    `/it/business/${center}/reservations/new?customer=${customer}&date=${date}`;
  await page.goto(book(dateInDays(9)));
  await untilAlive(page);
  const warning = page.getByText('Da chiedere al cliente:');
  await expect(page.getByText('Ines Rocchetti')).toBeVisible();
  await expect(warning).toHaveCount(0);
  // The same hour of three weeks: the last is after the last day
  await page.getByText('Altro: durata, prezzo, nota, ripetizione').click();
  await page.getByRole('textbox', { name: /Quante volte/ }).fill('3');
  await expect(warning).toBeVisible();
  await expect(
    page.getByText(`Certificato medico: scade il ${written(dateInDays(10))}, prima della visita`),
  ).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'customer-fields-booking-1280-it', true);
  await page.setViewportSize(NARROW);
  await page.goto(`/en/business/${center}/customers/fields`);
  await untilAlive(page);
  await expect(page.getByRole('dialog', { name: 'Fields of the center' })).toContainText('Numero tessera');
  await expectAccessible(page);
  await picture(page, 'customer-fields-390-en');
  await page.goto(`/en/business/${center}/customers?ending=soon`);
  await untilAlive(page);
  await expect(page.getByRole('grid', { name: 'Customers' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, 'customers-ending-390-en', true);
});
