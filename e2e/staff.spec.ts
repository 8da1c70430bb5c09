import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-staff@example.it';
const staff = (path: string): string => `/it/business/${journeys().town.studio}/staff${path}`;

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

const row = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Staff' }).getByRole('row', { name: new RegExp(name) });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A room of two with names, of the worker's own. @returns its id */
async function addCabins(name: string): Promise<string> {
  const [room] = await query<{ id: string }>(
    'insert into resources (provider_id, kind, name, quantity) values ($1, 2, $2, 2) returning id',
    [journeys().town.studio, name],
  );
  const id = room?.id ?? '';
  await query(
    "insert into resource_units (provider_id, resource_id, unit, name) values ($1, $2, 1, 'Mare'), ($1, $2, 2, 'Bosco')",
    [journeys().town.studio, id],
  );
  return id;
}

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** A service in need of a room, and a standing booking of it at nine some days from now. */
async function bookRoom(page: Page, resourceId: string, days: number): Promise<void> {
  const [made] = await query<{ offer: number }>(
    `with s as (insert into services (provider_id, name, position) values ($1, 'Hammam prenotato', 90) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select $1, id, 'Hammam prenotato', 3000, 60, 0 from s returning id),
     p as (insert into offer_people (provider_id, offer_id, resource_id)
       select $1, o.id, r.id from o, resources r where r.provider_id = $1 and r.name = 'Bruno Neri'),
     n as (insert into offer_needs (provider_id, offer_id, number, units) select $1, id, 1, 1 from o),
     t as (insert into offer_need_things (provider_id, offer_id, number, resource_id) select $1, id, 1, $2 from o)
     select id::int as offer from o`,
    [journeys().town.studio, resourceId],
  );
  const variables = { offer: made?.offer, at: `${dateInDays(days)}T09:00`, email: 'hammam@example.it' };
  const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
  expect(((await answer.json()) as { errors?: object[] }).errors ?? []).toEqual([]);
  await query(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now() where offer_id = $1 returning id)
     update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r)`,
    [made?.offer],
  );
}

test.afterEach(async () => {
  const { studio } = journeys().town;
  await query(
    `with gone as (update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now(), expires_at = null
       where provider_id = $1 and status = 'A' and offer_id in (select id from offers where provider_id = $1 and name like 'Hammam%') returning id)
     delete from holds where kind = 'reservation' and holder_id in (select id from gone)`,
    [studio],
  );
  await query('delete from holidays where provider_id = $1 and out_of_service', [studio]);
  await query(
    "update services set deleted = true, archived = true where provider_id = $1 and name like 'Hammam%'",
    [studio],
  );
  await query("update resources set archived = true where provider_id = $1 and name like 'Cabin%'", [studio]);
});

test('two cabins with names are added, and one is put out of service and back', async ({ page }) => {
  await comeIn(page);
  await open(page, staff('/new?kind=things'));
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Cabina nuova');
  await page.getByRole('textbox', { name: 'Quante sono' }).fill('2');
  await page.getByRole('textbox', { name: 'Nomi delle unità' }).fill('Mare\nmare');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('il nome di un’unità: c’è già.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nomi delle unità' }).fill('Mare\nBosco');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  const seen = drawer(page, 'Cabina nuova');
  await expect(seen).toContainText('2: Mare, Bosco');

  await open(page, staff('?q=nuova'));
  await row(page, 'Cabina nuova')
    .getByRole('button', { name: /^Altro per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Metti fuori servizio' }).click();
  const form = drawer(page, 'Cabina nuova fuori servizio');
  await form.getByRole('button', { name: /Quale unità$/ }).click();
  await page.getByRole('option', { name: 'Bosco' }).click();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Lampada rotta');
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(seen).toContainText('1 di 2 fuori servizio');
  await expect(seen).toContainText('Bosco · Lampada rotta');
  await seen.getByRole('button', { name: 'Rimetti in servizio' }).click();
  await expect(seen).toContainText('In uso');
});

test('a repair asks what becomes of who is booked there', async ({ page }) => {
  const room = await addCabins('Cabina piena');
  await bookRoom(page, room, 33);
  await comeIn(page);
  await open(page, staff(`/${room}/out-of-service`));
  const form = drawer(page, 'Cabina piena fuori servizio');
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Tubo rotto');
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(form).toContainText('Questa modifica tocca una prenotazione');
  await expect(form).toContainText('Hammam prenotato');
  await form.locator('[name="acts.0.act"]').selectOption({ label: 'Tieni' });
  await form.getByRole('button', { name: 'Metti fuori servizio' }).click();
  await expect(drawer(page, 'Cabina piena')).toContainText('Tutte le unità · Tubo rotto');
});
