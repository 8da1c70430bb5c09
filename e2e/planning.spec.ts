import type { Locator, Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, journeys, query } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const OWNER = 'owner-conseguenze@example.it';
const at = (path: string): string => `/it/business/${journeys().town.studio}/${path}`;

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

/** Who works from 8 to 21 every day, for one journey alone. */
const worksHere = (name: string) =>
  query(
    `with r as (insert into resources (provider_id, kind, type, name, position, quantity) values ($1, 1, 'collaborator', $2, 91, 1) returning id)
     insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
     select $1, r.id, day, 480, 1260 from r, generate_series(1, 7) as day`,
    [journeys().town.studio, name],
  );

/**
 * A service of its own with standing bookings, one an hour from nine, with somebody nobody else books.
 * @returns the service, and its bookings
 */
async function aBookedService(
  page: Page,
  name: string,
  { days, bookings }: { days: number; bookings: number },
): Promise<{ serviceId: number; ids: number[] }> {
  const { studio } = journeys().town;
  const who = `${name} ${test.info().retry}`;
  await worksHere(who);
  const [row] = await query<{ service: number; offer: number }>(
    `with s as (insert into services (provider_id, name, position) values ($1, $2, 90) returning id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
       select $1, id, $2, 3000, 30, 0 from s returning id),
     p as (insert into offer_people (provider_id, offer_id, resource_id)
       select $1, o.id, r.id from o, resources r where r.provider_id = $1 and r.name = $3 returning offer_id)
     select s.id::int as service, o.id::int as offer from s, o`,
    [studio, name, who],
  );
  if (row) made.push(row.service);
  for (let index = 0; index < bookings; index += 1) {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-${index}@example.it`;
    const variables = {
      offer: row?.offer,
      at: `${dateInDays(days)}T${String(9 + index).padStart(2, '0')}:00`,
      email,
    };
    const answer = await page.request.post('/graphql', { data: { query: BOOK, variables } });
    const { errors } = (await answer.json()) as { errors?: object[] };
    expect(errors ?? []).toEqual([]);
  }
  const rows = await query<{ id: number }>(
    `with r as (update reservations set status = 'A', expires_at = null, confirmed_at = now() where offer_id = $1 returning id, starts_at),
      h as (update holds set expires_at = null where kind = 'reservation' and holder_id in (select id from r) returning id)
     select id::int as id from r order by starts_at`,
    [row?.offer],
  );
  expect(rows).toHaveLength(bookings);
  return { serviceId: row?.service ?? 0, ids: rows.map(({ id }) => id) };
}

/** Types a date into the kit's field. */
async function typeDate(within: Locator, label: RegExp, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const field = within.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(day + month + year);
}

const states = async (ids: readonly number[]) =>
  (
    await query<{ state: string }>(
      `select status || coalesce(' ' || cancel_reason, '') as state from reservations where id = any($1) order by id`,
      [[...ids]],
    )
  ).map(({ state }) => state);

const isArchived = async (serviceId: number): Promise<boolean | undefined> =>
  (await query<{ archived: boolean }>('select archived from services where id = $1', [serviceId]))[0]
    ?.archived;

const actOf = (page: Page, row: number) => page.locator(`[name="acts.${row}.act"]`);

/** The services a journey made: others' journeys run beside it. */
let made: number[] = [];

test.beforeEach(() => {
  made = [];
});

// What one journey leaves behind would be in the way of the next.
test.afterEach(async () => {
  const { studio } = journeys().town;
  await query("delete from holidays where provider_id = $1 and name = 'Inventario'", [studio]);
  const mine = '(select id from offers where provider_id = $1 and service_id = any($2))';
  await query(
    `with gone as (update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now(), expires_at = null
       where provider_id = $1 and status = 'A' and offer_id in ${mine} returning id)
     delete from holds where kind = 'reservation' and holder_id in (select id from gone)`,
    [studio, made],
  );
  await query('update services set deleted = true, archived = true where provider_id = $1 and id = any($2)', [
    studio,
    made,
  ]);
});

test('archiving a service asks what becomes of each booking: one is kept, one is moved, one is cancelled and told', async ({
  page,
}) => {
  const { studio } = journeys().town;
  await signInAtCenter(page, OWNER, { providerId: studio, role: 'owner' });
  const { serviceId, ids } = await aBookedService(page, 'Massaggio da chiudere', { days: 40, bookings: 3 });
  await open(page, at(`services/${serviceId}`));
  await page.getByRole('button', { name: 'Archivia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prima decidi delle prenotazioni' });
  await expect(dialog).toContainText('Questa modifica tocca 3 prenotazioni');
  await expect(dialog).toContainText('alle 09:00');
  await expect(dialog).toContainText('Il servizio non c’è più.');
  const archive = dialog.getByRole('button', { name: 'Archivia' });
  await expect(archive).toBeDisabled();
  expect(await isArchived(serviceId)).toBe(false);

  await actOf(page, 0).selectOption({ label: 'Tieni' });
  await actOf(page, 1).selectOption({ label: 'Sposta…' });
  await expect(archive).toBeDisabled();
  await actOf(page, 2).selectOption({ label: 'Disdici e avvisa' });
  await expect(archive).toBeEnabled();
  // At nine there is the one that is kept
  await page.locator('[name="acts.1.time"]').fill('9');
  await archive.click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(await states(ids)).toEqual(['A', 'A', 'A']);
  await page.locator('[name="acts.1.time"]').fill('1230');
  await archive.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#toasts')).toContainText('Massaggio da chiudere');
  expect(await isArchived(serviceId)).toBe(true);
  expect(await states(ids)).toEqual(['A', 'A', 'C byProvider']);
  const [moved] = await query<{ at: string }>(
    'select local_start::text as at from reservations where id = $1',
    [ids[1]],
  );
  expect(moved?.at).toContain(`${dateInDays(40)} 12:30`);
});

test('a closing waits for what becomes of the bookings of that day, in its form', async ({ page }) => {
  const { studio } = journeys().town;
  await signInAtCenter(page, OWNER, { providerId: studio, role: 'owner' });
  const { ids } = await aBookedService(page, 'Nel giorno di chiusura', { days: 58, bookings: 1 });
  const day = dateInDays(58);
  const closed = async () =>
    (await query("select 1 from holidays where provider_id = $1 and name = 'Inventario'", [studio])).length;
  await open(page, at('holidays/new'));
  const form = page.getByRole('dialog', { name: 'Nuova chiusura' });
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Inventario');
  await typeDate(form, /Dal$/, day);
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(form).toContainText('Questa modifica tocca 1 prenotazione');
  await expect(form).toContainText('Quel giorno o a quell’ora è chiuso.');
  expect(await closed()).toBe(0);
  await actOf(page, 0).selectOption({ label: 'Tieni' });
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect.poll(closed).toBe(1);
  expect(await states(ids)).toEqual(['A']);
});
