import type { Page } from '@playwright/test';
import { askAtCenter, comeIn, zoneOfNoon } from './setup/desk-center.ts';
import { expectAccessible, query, untilAlive } from './setup/journey.ts';
import { NARROW } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

interface Center {
  id: number;
  /** Fausta's and Guido's offers, of half an hour. */
  offers: [number, number];
}

/** So many minutes from now, by the wall clock there. */
function localIn(minutes: number): string {
  const at = new Date(Math.ceil(Date.now() / 300_000) * 300_000 + minutes * 60_000);
  return at.toLocaleString('sv-SE', { timeZone: zoneOfNoon() }).slice(0, 16).replace(' ', 'T');
}

/** A center of its own for each journey, with two people who work at all hours. */
async function aCenter(): Promise<Center> {
  const [row] = await query<{ id: number; offers: [number, number] }>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online, time_zone)
       values ('C', 'Giardino Lento', 'Bologna', 'it-bologna', false, $1) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Trattamenti' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select s.provider_id, s.id, name, 4500, 30 from s, unnest(array['Impacco di fango', 'Peeling al sale']) as name
       returning provider_id, id, name),
     r as (insert into resources (provider_id, kind, type, name)
       select id, 1, 'collaborator', name from p, unnest(array['Fausta Riva', 'Guido Sala']) as name returning provider_id, id, name),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 0, 1440 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o
       join r on (o.name = 'Impacco di fango') = (r.name = 'Fausta Riva'))
     select p.id::int as id, (select array_agg(o.id::int order by o.name) from o) as offers from p`,
    [zoneOfNoon()],
  );
  if (!row) throw new Error('No center was made');
  return row;
}

const BOOK = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { orderId } }`;
const TAKE = `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { __typename } }`;

async function book(page: Page, { id }: Center, offerId: number, minutes: number, firstname: string) {
  const input = {
    offerId,
    start: localIn(minutes),
    customer: { new: { firstname } },
    ...(minutes < 0 && { overruling: { reason: 'Segnata dopo' } }),
  };
  return askAtCenter<{ orderId: number }>(page, BOOK, { p: id, input });
}

/** Somebody late, two to come, and one who has paid. */
async function aDay(page: Page, center: Center): Promise<void> {
  const [fango, sale] = center.offers;
  await book(page, center, fango, -25, 'Ivana Tardi');
  await book(page, center, fango, 60, 'Lia Presto');
  await book(page, center, sale, 90, 'Rocco Dopo');
  const { orderId } = await book(page, center, sale, 180, 'Sonia Pagato');
  await askAtCenter(page, TAKE, { p: center.id, orders: [{ orderId, amountCents: 4500 }] });
}

const lines = (page: Page, name: string) => page.getByRole('list', { name }).locator('a[data-booking]');

test('an owner comes in at today: who is late, who comes next, what is to be paid, what came in; each leads to its act', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDay(page, center);
  await page.goto('/it/business');
  await expect(page).toHaveURL(new RegExp(`/it/business/${center.id}/today$`));
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(lines(page, 'In ritardo')).toHaveText([/Ivana Tardi.*Impacco di fango · Fausta Riva/]);
  await expect(lines(page, 'Prossimi arrivi')).toHaveText([/Lia Presto/, /Rocco Dopo/, /Sonia Pagato/]);
  await expect(page.getByRole('heading', { name: 'Da incassare: 45,00 €' })).toBeVisible();
  await expect(page.getByText('Al banco 45,00 €')).toBeVisible();
  await expect(page.getByText('Da lunedì 45,00 €')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nuove da ieri (4)' })).toBeVisible();
  await expectAccessible(page);

  await lines(page, 'In ritardo').click();
  await expect(page).toHaveURL(/\/today\/\d+$/);
  await expect(page.getByRole('dialog', { name: 'Ivana Tardi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/today$/);
  const gap = page.getByRole('link', { name: /^Guido Sala/ }).first();
  const [from = ''] = (await gap.innerText()).match(/\d\d:\d\d/) ?? [];
  await gap.click();
  await expect(page).toHaveURL(/\/reservations\/new\?/);
  await expect(page.getByRole('combobox', { name: 'Ora' })).toHaveValue(from);
  await page.getByText('Di passaggio', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome, se lo dice' }).fill('Nadia');
  await page.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page).toHaveURL(/\/today#booking-\d+$/);
  await expect(page.getByRole('link', { name: new RegExp(`^${from}.*Nadia`) })).toBeFocused();
});

test('a day at the desk: who came, money, the same again in a week; on a phone who did not come', async ({
  page,
}) => {
  const center = await aCenter();
  await comeIn(page, center, 'owner');
  await aDay(page, center);
  const today = `/it/business/${center.id}/today`;
  await page.goto(today);
  await untilAlive(page);
  const acts = (name: string) => page.getByRole('group', { name: `Azioni per ${name}` });
  await acts('Ivana Tardi').getByRole('button', { name: 'Segna l’arrivo' }).click();
  // Where the visit stands now, the keys go on from
  await expect(lines(page, 'Adesso')).toHaveText([/Ivana Tardi/]);
  await expect(lines(page, 'Adesso')).toBeFocused();
  await acts('Ivana Tardi').getByRole('link', { name: 'Incassa 45,00 €' }).click();
  const ivana = page.getByRole('dialog', { name: 'Ivana Tardi' });
  await ivana.getByRole('button', { name: 'Incassa', exact: true }).click();
  await expect(ivana.getByText('Non resta nulla da incassare.')).toBeVisible();
  await ivana.getByRole('link', { name: 'Ivana Tardi' }).click();
  // The card in place of the drawer, and back to it
  const card = page.getByRole('dialog', { name: 'Ivana Tardi' });
  await expect(card.getByRole('link', { name: 'Modifica' })).toBeVisible();
  await card.getByRole('button', { name: 'Chiudi' }).click();
  await expect(ivana.getByText('Non resta nulla da incassare.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${today}$`));

  await acts('Ivana Tardi')
    .getByRole('link', { name: /^Tra una settimana, / })
    .click();
  await expect(page.getByRole('button', { name: 'Prenota', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/today#booking-\d+$/);
  const again = await query(
    `select local_start - lag(local_start) over (order by local_start) as after from reservations where provider_id = $1
       and customer_id = (select id from customers where provider_id = $1 and firstname = 'Ivana Tardi') order by local_start desc limit 1`,
    [center.id],
  );
  expect(again).toMatchObject([{ after: { days: 7 } }]);

  // Who has not come is marked once the time has begun
  await book(page, center, center.offers[1], -40, 'Dora Mancata');
  await page.setViewportSize(NARROW);
  await page.goto(`/it/business/${center.id}/calendar?view=agenda`);
  await untilAlive(page);
  await page.getByRole('link', { name: /Dora Mancata/ }).click();
  const dora = page.getByRole('dialog', { name: 'Dora Mancata' });
  await dora.getByRole('button', { name: 'Non si è presentato' }).click();
  await expect(dora.getByRole('button', { name: 'Togli il segno' })).toBeVisible();
  await expectAccessible(page);
  await dora.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('link', { name: /Dora Mancata.*non si è presentato/ })).toBeVisible();
});
