import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, journeys, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-desk@example.it';
const at = (id: number): string => `/it/business/${journeys().town.studio}/reservations/${id}`;

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $firstname: String, $lastname: String, $phone: String) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, firstname: $firstname, lastname: $lastname, phone: $phone,
    onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** Two of the staff who work from 8 to 21 and do a service of their own. */
async function aService(name: string): Promise<number> {
  const [made] = await query<{ offer: number }>(
    `with r as (insert into resources (provider_id, kind, type, name, position, quantity)
       select $1, 1, 'collaborator', first || ' ' || $2, 91, 1 from unnest(array['Gea', 'Ivo']) as first returning id, name),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select $1, r.id, day, 480, 1260 from r, generate_series(1, 7) as day returning id),
     s as (insert into services (provider_id, name, position) values ($1, $2, 91) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select $1, id, $2, 5000, 60, 0 from s returning id),
     p as (insert into offer_people (provider_id, offer_id, resource_id) select $1, o.id, r.id from o, r returning offer_id)
     select o.id::int as offer from o`,
    [journeys().town.studio, name],
  );
  if (!made) throw new Error('No service was made');
  return made.offer;
}

/** A booking that waits for the mailed link. @returns its number */
async function bookAsGuest(page: Page, offer: number, who: string, when: string): Promise<number> {
  const [firstname = '', lastname = ''] = who.split(' ');
  const email = `${who.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.it`;
  const variables = { offer, at: when, email, firstname, lastname, phone: '+39 333 4445566' };
  const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
  const { errors } = (await answer.json()) as { errors?: object[] };
  expect(errors ?? []).toEqual([]);
  const [made] = await query<{ id: number }>(
    "select id::int as id from reservations where offer_id = $1 and status = 'P'",
    [offer],
  );
  return made?.id ?? 0;
}

/** A standing booking with Gea. @returns its number */
async function book(page: Page, offer: number, who: string, when: string): Promise<number> {
  await bookAsGuest(page, offer, who, when);
  const [made] = await query<{ id: number }>(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now(), waits_for_address = null
        where offer_id = $1 and status = 'P' returning id),
      h as (update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r) returning id)
     select id::int as id from r`,
    [offer],
  );
  return made?.id ?? 0;
}

const stands = async (id: number) =>
  (
    await query<{ status: string; start: string; presence: string | null }>(
      `select status, to_char(local_start, 'HH24:MI') as start, presence from reservations where id = $1`,
      [id],
    )
  )[0];

const comeIn = (page: Page): Promise<void> =>
  signInAtCenter(page, OWNER, { providerId: journeys().town.studio, role: 'owner' });

test('a booking is moved against a rule with a reason, put back, cancelled and reactivated; who came is marked', async ({
  page,
}) => {
  const offer = await aService('Cranio-sacrale');
  const day = dateInDays(40);
  const id = await book(page, offer, 'Lena Corti', `${day}T10:00`);
  await comeIn(page);
  await page.goto(at(id));
  await untilAlive(page);
  const drawer = page.getByRole('dialog', { name: 'Lena Corti' });
  await expect(drawer.getByRole('button', { name: 'Segna l’arrivo' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Sposta', exact: true }).click();
  // Its own, not those of the form below, which asks for other minutes under the same name
  await expect(drawer.getByRole('textbox', { name: 'Durata', exact: true })).toHaveValue('60');
  await expectAccessible(page);

  await drawer.getByLabel('Inizio', { exact: true }).fill('21:30');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByText('Contro questo orario ci sono:')).toBeVisible();
  await expect(drawer.getByText('L’orario di lavoro', { exact: true })).toBeVisible();
  await expect(drawer.getByLabel('Inizio', { exact: true })).toHaveValue('21:30');
  await expectAccessible(page);
  await drawer.getByRole('textbox', { name: 'Motivo per procedere lo stesso' }).fill('Arriva dopo il lavoro');
  await drawer.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(drawer.getByText('21:30–22:30')).toBeVisible();
  await expect(drawer.getByText('Motivo: Arriva dopo il lavoro')).toBeVisible();
  expect(await stands(id)).toMatchObject({ start: '21:30' });

  await drawer.getByRole('button', { name: 'Ripristina' }).click();
  await expect(drawer.getByText('10:00–11:00').first()).toBeVisible();
  expect(await stands(id)).toMatchObject({ start: '10:00' });

  await drawer.getByRole('button', { name: 'Annulla prenotazione' }).click();
  await expectAccessible(page);
  await drawer.getByText('Noi', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Annulla la prenotazione' }).click();
  await expect(drawer.getByRole('button', { name: 'Riattiva' })).toBeVisible();
  expect(await stands(id)).toMatchObject({ status: 'C' });
  await drawer.getByRole('button', { name: 'Riattiva' }).click();
  await expect(drawer.getByRole('button', { name: 'Sposta', exact: true })).toBeVisible();
  expect(await stands(id)).toMatchObject({ status: 'A' });
});

test('a booking gets another service, is put back, and one more follows it', async ({ page }) => {
  const offer = await aService('Linfodrenaggio delle Alpi');
  await query(
    `with o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
        select provider_id, service_id, 'Linfodrenaggio lungo delle Alpi', 8000, 90, 1 from offers where id = $1 returning provider_id, id)
      insert into offer_people (provider_id, offer_id, resource_id)
        select o.provider_id, o.id, p.resource_id from o, offer_people p where p.offer_id = $1`,
    [offer],
  );
  const id = await book(page, offer, 'Mina Alpi', `${dateInDays(42)}T10:00`);
  await comeIn(page);
  await page.goto(at(id));
  await untilAlive(page);
  const drawer = page.getByRole('dialog', { name: 'Mina Alpi' });
  await drawer.getByText('Cambia servizio o prezzo').click();
  await drawer.getByRole('button', { name: /Servizio$/ }).click();
  await page.getByRole('option', { name: /Linfodrenaggio lungo delle Alpi/ }).click();
  await drawer.getByLabel('Prezzo').fill('75,50');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Cambia', exact: true }).click();
  await expect(drawer.getByText(/Linfodrenaggio lungo delle Alpi · 90 min/)).toBeVisible();
  await expect(
    drawer.getByText(/^Cambiato il servizio\. Durata: da 60 a 90 minuti\. Prezzo: da 50,00.*75,50/),
  ).toBeVisible();
  await drawer.getByRole('button', { name: 'Ripristina' }).click();
  await expect(drawer.getByText(/^Linfodrenaggio delle Alpi · 60 min/)).toBeVisible();

  await drawer.getByRole('link', { name: 'Aggiungi un servizio subito dopo' }).click();
  await expect(page.getByRole('combobox', { name: 'Ora' })).toHaveValue('11:00');
  await expect(page.getByText('Mina Alpi', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Servizio$/ }).click();
  await page.getByRole('option', { name: /Linfodrenaggio lungo delle Alpi/ }).click();
  await page.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reservations/${id}$`));
  const [next] = await query<{ start: string }>(
    `select to_char(n.local_start, 'HH24:MI') as start from reservations n
      join reservations r on r.provider_id = n.provider_id and r.customer_id = n.customer_id and r.resource_id = n.resource_id
      where r.id = $1 and n.id <> r.id`,
    [id],
  );
  expect(next?.start).toBe('11:00');
});
