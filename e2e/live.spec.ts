import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, query, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const DAY = dateInDays(3);

interface Center {
  id: number;
  offer: number;
  person: number;
}

/** A center of its own for each journey, with somebody who does a service at all hours. */
async function aCenter(): Promise<Center> {
  const [row] = await query<Center>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online)
       values ('C', 'Corte in diretta', 'Bologna', 'it-bologna', false) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', 5000, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, name) select id, 1, 'Dina Onda' from p returning provider_id, id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1260 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, o.id::int as offer, r.id::int as person from p, o, r`,
  );
  if (!row) throw new Error('No center was made');
  return row;
}

const comeIn = (page: Page, { id }: Center): Promise<void> =>
  signInAtCenter(page, `diretta-${randomUUID()}@example.it`, { providerId: id, role: 'owner' });

/** A call of whoever works there. */
async function ask<Answer>(page: Page, document: string, variables: object): Promise<Answer> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-radura-area': 'business', 'idempotency-key': randomUUID() },
    data: { query: document, variables },
  });
  const { data, errors = [] } = (await answer.json()) as { data: Record<string, Answer>; errors?: object[] };
  expect(errors).toEqual([]);
  const [answered] = Object.values(data);
  if (answered === undefined) throw new Error('Nothing was answered');
  return answered;
}

const book = (page: Page, { id, offer }: Center, firstname: string, time: string): Promise<{ id: number }> =>
  ask(
    page,
    `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`,
    {
      p: id,
      input: { offerId: offer, start: `${DAY}T${time}`, customer: { new: { firstname } } },
    },
  );

const booking = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/live.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** A screen whose line stands: each begins with a reading of what came between. */
async function openAlive(page: Page, { id }: Center, screen: string): Promise<void> {
  // Listened for from the socket's beginning: its first message may come before the page is alive.
  const told = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('centerChanged')),
    );
  await Promise.all([told, page.goto(`/it/business/${id}/${screen}`)]);
  await untilAlive(page);
}

const openCalendar = (page: Page, center: Center): Promise<void> =>
  openAlive(page, center, `calendar?date=${DAY}`);

test('what a colleague books and moves shows on an open calendar by itself', async ({ page, browser }) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await openCalendar(page, center);
  await expect(booking(page, 'Luce')).toHaveCount(0);

  const { id } = await book(colleague, center, 'Luce', '10:00');
  // Well before the reading of every half minute
  await expect(booking(page, '10:00–11:00, Luce')).toBeVisible({ timeout: 10_000 });
  await ask(
    colleague,
    `mutation($p: Id!, $id: Id!, $input: ReservationChangeInput!) { updateReservation(providerId: $p, id: $id, sequence: 0, input: $input) { id } }`,
    { p: center.id, id, input: { start: `${DAY}T14:00` } },
  );
  await expect(booking(page, '14:00–15:00, Luce')).toBeVisible({ timeout: 10_000 });
  await colleague.context().close();
});

test('a line that breaks is said, with the time of what is shown, and made up for once it is back', async ({
  page,
  browser,
  faults,
}) => {
  test.slow();
  faults.provoke(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/);
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await openCalendar(page, center);

  await page.context().setOffline(true);
  const broken = page.getByRole('status').filter({ hasText: /aggiornato alle \d\d:\d\d/ });
  await expect(broken).toBeVisible();
  await expectAccessible(page);
  await book(colleague, center, 'Ritorno', '16:00');
  await page.context().setOffline(false);
  await expect(booking(page, '16:00–17:00, Ritorno')).toBeVisible({ timeout: 15_000 });
  await expect(broken).toHaveCount(0);
  await colleague.context().close();
});

test('a list of bookings stays where it is under who works in it, and shows what came when they ask or leave', async ({
  page,
  browser,
}) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await book(colleague, center, 'Lucilla', '12:00');
  await openAlive(page, center, 'reservations');
  const rows = page.getByRole('grid', { name: 'Prenotazioni' }).getByRole('row');
  const first = rows.nth(1);
  await expect(first).toContainText('Lucilla');
  await first.focus();
  await expect(first).toBeFocused();

  // The soonest stands first: it would push down what has the focus.
  await book(colleague, center, 'Albina', '09:00');
  const notice = page.getByText('L’elenco è cambiato');
  await expect(notice).toBeVisible({ timeout: 10_000 });
  await expect(first).toContainText('Lucilla');
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'live-list');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(first).toContainText('Albina');
  await expect(rows).toHaveCount(3);

  // Somebody looks on and touches nothing.
  await page.getByRole('heading', { level: 1 }).click();
  await book(colleague, center, 'Serena', '18:00');
  await expect(rows.nth(3)).toContainText('Serena', { timeout: 10_000 });
  await expect(notice).toHaveCount(0);
  await colleague.context().close();
});

test('the first screen of the day shows by itself what comes in', async ({ page, browser }) => {
  test.slow();
  const center = await aCenter();
  await comeIn(page, center);
  const colleague = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await comeIn(colleague, center);
  await openAlive(page, center, 'today');
  await book(colleague, center, 'Mattia', '10:00');
  await expect(page.getByRole('link', { name: /Mattia/ })).toBeVisible({ timeout: 10_000 });
  await colleague.context().close();
});
