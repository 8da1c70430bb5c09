import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAtCenter } from './setup/account.ts';
import { dateInDays, expectAccessible, linkInMail, query, runAt, untilAlive } from './setup/journey.ts';
import { expect, test } from './setup/test.ts';

const NARROW = { width: 390, height: 844 };
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

/** A picture for who looks at the screens: `PICTURES=folder npx playwright test e2e/sent-mails.spec.ts`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

async function ask(page: Page, document: string, variables: object, language = 'it'): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: {
      'x-radura-area': 'business',
      'idempotency-key': randomUUID(),
      'accept-language': language,
    },
    data: { query: document, variables },
  });
  const { errors = [] } = (await answer.json()) as { errors?: object[] };
  expect(errors).toEqual([]);
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
  await ask(page, BOOK, { offer, ...guest }, 'en');
  const link = await linkInMail(guest.email, 'reservation-to-confirm', '/reservation-confirmation/');
  await ask(page, CONFIRM, { code: link.split('/').at(-1) });
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

const customerOf = async (id: number): Promise<number> =>
  (await query<{ id: number }>('select customer_id::int as id from reservations where id = $1', [id]))[0]
    ?.id ?? 0;

const aGuest = (name: string): string => `${name}-${randomUUID()}@ponente.example`;
const inItalian = (date: string): string => date.split('-').toReversed().join('/');
const HOUR = 3_600_000;
/** Looks for whose reminder is due as the product will so many hours before a booking. */
const lookBefore = async (page: Page, start: number, hours: number): Promise<void> =>
  runAt(page, {
    job: 'notifications.find-due-reminders',
    at: new Date(start - hours * HOUR + 1000).toISOString(),
  });

/** To whom reminders were sent, the first one first. */
const reminded = async (center: Center): Promise<string[]> =>
  (
    await query<{ recipient: string }>(
      "select recipient from mails where provider_id = $1 and kind = 'reservation-reminder' and state = 'sent' order by id",
      [center.id],
    )
  ).map(({ recipient }) => recipient);

const CANCEL =
  'mutation($p: Id!, $input: CancelReservationsInput!) { cancelReservations(providerId: $p, input: $input) { id } }';

const MOVE = `mutation($p: Id!, $id: Id!, $input: ReservationChangeInput!) {
  updateReservation(providerId: $p, id: $id, sequence: 0, input: $input) { id } }`;

test.afterEach(async () => {
  // The marks stand where the clock was moved to: nobody would be reminded before.
  await query('delete from reminder_marks');
});

test('who comes is reminded the day before, once, the desk sees what was sent, and who was moved declines', async ({
  page,
}) => {
  test.slow();
  const center = await aCenter();
  const [rita, off, ugo] = [aGuest('rita'), aGuest('off'), aGuest('ugo')];
  const id = await book(page, center, { email: rita, at: `${DAY}T10:00` });
  const cancelled = await book(page, center, { email: off, at: `${DAY}T12:00` });
  const later = await book(page, center, { email: ugo, at: `${DAY}T14:00` });
  await signInAtCenter(page, `promemoria-${randomUUID()}@example.it`, {
    providerId: center.id,
    role: 'owner',
  });
  await ask(page, CANCEL, { p: center.id, input: { ids: [cancelled], by: 'customer' } });
  await ask(page, MOVE, { p: center.id, id: later, input: { start: `${DAY}T15:00` } });

  await page.goto(`/it/business/${center.id}/reservations/${id}`);
  await untilAlive(page);
  const drawer = page.getByRole('dialog', { name: 'Rita Ponente' });
  const log = drawer.getByRole('region', { name: 'E-mail inviate' });
  // In the time of the center, not of who looks.
  await expect(log).toContainText(`Promemoria: parte il ${inItalian(dateInDays(AHEAD - 1))} 10:00`);
  await expect(log.getByRole('listitem')).toHaveCount(2);

  const [first, last] = [await startOf(id), await startOf(later)];
  await query('delete from reminder_marks');
  await lookBefore(page, first, 25);
  await lookBefore(page, first, 24);
  await lookBefore(page, first, 24);
  await lookBefore(page, last, 24);
  await expect.poll(async () => (await reminded(center)).toSorted()).toEqual([rita, ugo].toSorted());

  await page.goto('/development/mailbox');
  const inMailbox = page.getByRole('link', { name: rita }).filter({ hasText: 'reservation-reminder' });
  await expect(inMailbox).toHaveCount(1);
  await expect(page.getByRole('link', { name: off }).filter({ hasText: 'reservation-reminder' })).toHaveCount(
    0,
  );
  await inMailbox.click();
  await expect(page.getByText('Reminder: Massaggio').first()).toBeVisible();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('This is a reminder of your booking at Terme di Ponente.')).toBeVisible();
  await expect(mail.locator('body')).toContainText('10:00');
  await picture(page, 'reminder-in-mailbox');

  await page.goto(`/it/business/${center.id}/reservations/${id}`);
  await untilAlive(page);
  await expect(log.getByRole('listitem')).toHaveCount(3);
  const reminder = log.getByRole('listitem').first();
  await expect(reminder).toContainText('Promemoria');
  await expect(reminder).toContainText('Inviata il');
  await expect(reminder).toContainText(rita);
  await expectAccessible(page);
  await log.scrollIntoViewIfNeeded();
  await picture(page, 'sent-mails-drawer-1280-it');

  const customer = await customerOf(id);
  await page.setViewportSize(NARROW);
  await page.goto(`/en/business/${center.id}/customers/${customer}`);
  await untilAlive(page);
  const card = page.getByRole('region', { name: 'E-mails sent' });
  await expect(card.getByRole('listitem').first()).toContainText(`Sent on`);
  await expect(card.getByRole('link', { name: `Booking ${id}` }).first()).toBeVisible();
  await expectAccessible(page);
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'sent-mails-card-390-en');

  // The center moved it of its own accord: who comes may decline from the mail.
  await page.goto(await linkInMail(ugo, 'reservation-moved', '/manage/'));
  await untilAlive(page);
  await expect(page.getByRole('heading', { name: 'Does the move not suit you?' })).toBeVisible();
  await expect(page.getByText('you can decline free of charge until it begins')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'declining-390-en');
  await page.getByRole('link', { name: 'Decline the booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('Booking cancelled.', { exact: true })).toBeVisible();
});
