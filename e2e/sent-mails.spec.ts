import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAtCenter, comeIn } from './setup/desk-center.ts';
import { dateInDays, linkInMail, query, runAt } from './setup/journey.ts';
import { open } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const AHEAD = 6;
const DAY = dateInDays(AHEAD);
/** West of the browser's zone: what is shown in the center's own time is an hour less. */
const ZONE = 'Europe/Lisbon';

interface Center {
  id: number;
  offer: number;
}

/** A center of its own in another time zone, with somebody who does a service at all hours. */
async function aCenter(): Promise<Center> {
  const [row] = await query<Center>(
    `with p as (
       insert into providers (type, name, city, city_key, time_zone, publish_online, reminder_hours)
       values ('C', 'Terme di Ponente', 'Bologna', 'it-bologna', $1, true, '{24}') returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', 5000, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name) select id, 1, 'collaborator', 'Nuno Ponente' from p returning provider_id, id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 480, 1260 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, o.id::int as offer from p, o`,
    [ZONE],
  );
  if (!row) throw new Error('No center was made');
  return row;
}

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, firstname: "Rita", lastname: "Ponente",
    onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success } }`;
const CONFIRM = 'mutation($code: String!) { confirmReservationByLink(code: $code) { status } }';

/** A guest's booking, confirmed by its mail. @returns its number */
async function book(
  page: Page,
  { id, offer }: Center,
  guest: { email: string; at: string },
): Promise<number> {
  await askAtCenter(page, BOOK, { offer, ...guest });
  const link = await linkInMail(guest.email, 'reservation-to-confirm', '/reservation-confirmation/');
  await askAtCenter(page, CONFIRM, { code: link.split('/').at(-1) });
  const [row] = await query<{ id: number }>(
    `select r.id::int as id from reservations r join people p on p.id = r.person_id where r.provider_id = $1 and p.email = $2`,
    [id, guest.email],
  );
  return row?.id ?? 0;
}

const startOf = async (id: number): Promise<number> =>
  (
    await query<{ at: string }>(
      'select extract(epoch from starts_at)::bigint::text as at from reservations where id = $1',
      [id],
    )
  ).map(({ at }) => Number(at) * 1000)[0] ?? 0;

const inItalian = (date: string): string => date.split('-').toReversed().join('/');
const HOUR = 3_600_000;
/** Looks for whose reminder is due as the product will so many hours before a booking. */
const lookBefore = async (page: Page, start: number, hours: number): Promise<void> =>
  runAt(page, {
    job: 'notifications.find-due-reminders',
    at: new Date(start - hours * HOUR + 1000).toISOString(),
  });

test.afterEach(async () => {
  // The marks stand where the clock was moved to: nobody would be reminded before.
  await query('delete from reminder_marks');
});

test('who comes is reminded the day before, once, and the desk sees what was sent', async ({ page }) => {
  const center = await aCenter();
  const rita = `rita-${randomUUID()}@ponente.example`;
  const id = await book(page, center, { email: rita, at: `${DAY}T10:00` });
  await comeIn(page, center);
  await open(page, `/it/business/${center.id}/reservations/${id}`);
  const drawer = page.getByRole('dialog', { name: 'Rita Ponente' });
  const log = drawer.getByRole('region', { name: 'E-mail inviate' });
  // In the time of the center, not of who looks.
  await expect(log).toContainText(`Promemoria: parte il ${inItalian(dateInDays(AHEAD - 1))} 10:00`);
  await expect(log.getByRole('listitem')).toHaveCount(2);

  const start = await startOf(id);
  await query('delete from reminder_marks');
  for (const hours of [25, 24, 24]) await lookBefore(page, start, hours);
  await page.goto('/development/mailbox');
  const inMailbox = page.getByRole('link', { name: rita }).filter({ hasText: 'reservation-reminder' });
  await expect(async () => {
    await page.reload();
    await expect(inMailbox).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await inMailbox.click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText('10:00');

  await open(page, `/it/business/${center.id}/reservations/${id}`);
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await expect(log.getByRole('listitem').first()).toContainText('Inviata il');
});
