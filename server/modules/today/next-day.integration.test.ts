import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-09';

let app: TestApp;
let providerId: number;
let offerId: number;
let owner: ReturnType<typeof anActor>;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // A Monday at eight in Rome; opening hours end at 18
  app.clock.set(new Date(`${TODAY}T07:00:00Z`));
  providerId = await aProvider(app.work());
  const { personId } = await invitePerson(app.work(), {
    email: `next-day-${(made += 1)}@example.it`,
    providerId,
    role: 'owner',
    language: 'it',
    actor: 'system:test',
  });
  owner = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
  const anna = await aColleague(app.work(), { providerId, name: 'Anna' });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

async function nextDay(): Promise<string | null> {
  const query = 'query($p: Id!) { getToday(providerId: $p) { nextDay } }';
  const { data, errors } = await app.ask(query, { p: providerId }, { actor: owner });
  expect(errors).toBeUndefined();
  return (data as { getToday: { nextDay: string | null } }).getToday.nextDay;
}

async function book(at: string) {
  const customerId = await aWalkIn(app.work(), { providerId, firstname: 'Ada' });
  return bookFor(app, { providerId, customerId, offerId, at });
}

const closeDates = (...dates: string[]) =>
  app.pool.query('insert into opening_hours (provider_id, local_date) select $1, unnest($2::date[])', [
    providerId,
    dates,
  ]);

it('passes over more single closed dates and closings than a page shows', async () => {
  await closeDates('2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15');
  for (const date of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
    await app.pool.query(
      `insert into holidays (provider_id, starts_local, ends_local, is_whole_day) values ($1, $2::date, $2::date + 1, true)`,
      [providerId, date],
    );
  app.clock.set(new Date(`${TODAY}T17:00:00Z`));
  expect(await nextDay()).toBe('2026-11-20');
});

it('a closed date on which somebody is booked comes first', async () => {
  await book('2026-11-11T10:00');
  await closeDates('2026-11-10', '2026-11-11');
  app.clock.set(new Date(`${TODAY}T17:00:00Z`));
  expect(await nextDay()).toBe('2026-11-11');
});

it('so does one with a session', async () => {
  await aClass(app.work(), { providerId, starts: ['2026-11-10T17:00:00Z'] });
  await closeDates('2026-11-10');
  app.clock.set(new Date(`${TODAY}T17:00:00Z`));
  expect(await nextDay()).toBe('2026-11-10');
});

it('the last visit noted as missed keeps today until its end', async () => {
  const { reservationId } = await book(`${TODAY}T17:00`);
  await app.pool.query(
    'insert into opening_hours (provider_id, weekday, start_minute, end_minute) select $1, generate_series(1, 7), 540, 1020',
    [providerId],
  );
  app.clock.set(new Date(`${TODAY}T16:15:00Z`));
  expect(await nextDay()).toBeNull();
  await app.pool.query("update reservations set presence = 'noShow', presence_at = now() where id = $1", [
    reservationId,
  ]);
  expect(await nextDay()).toBeNull();
  app.clock.set(new Date(`${TODAY}T18:00:00Z`));
  expect(await nextDay()).toBe('2026-11-10');
});
