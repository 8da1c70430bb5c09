import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $name: String!, $phone: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: "famiglia@field.example", firstname: $name, lastname: "Riva",
    phone: $phone, onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success } }`;
const CALENDAR = `query($p: Id!) { getCalendar(providerId: $p, from: "2026-11-10", to: "2026-11-11") { bookings } }`;
const SHEET =
  'query($p: Id!) { getDaySheet(providerId: $p, date: "2026-11-10") { lines { phone visit { customer } } } }';

let app: TestApp;
let at: AtProvider;
let offerId: number;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date('2026-11-09T07:00:00Z'));
  at = await atProvider(app);
  const anna = await aColleague(app.work(), { providerId: at.providerId });
  await worksEveryDay(app.work(), { providerId: at.providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId: at.providerId, people: [anna] }));
});
afterAll(() => app.close());

it('two of a family book with one e-mail: each booking keeps the name and phone that were typed', async () => {
  for (const [day, name, phone] of [
    ['2026-11-10T10:00', 'Marta', '333 1110004'],
    ['2026-11-10T14:00', 'Anna', '333 1110005'],
  ]) {
    const { errors } = await app.ask(BOOK, { offer: offerId, at: day, name, phone });
    expect(errors).toBeUndefined();
  }
  const calendar = (await at.ask(CALENDAR)) as { bookings: { customer: string }[] };
  expect(calendar.bookings.map(({ customer }) => customer)).toEqual(['Marta Riva', 'Anna Riva']);
  const { lines } = (await at.ask(SHEET)) as { lines: { phone: string; visit: { customer: string } }[] };
  expect(lines.map(({ phone, visit }) => [visit.customer, phone])).toEqual([
    ['Marta Riva', '333 1110004'],
    ['Anna Riva', '333 1110005'],
  ]);
  // The card stays the first one's
  const { rows } = await app.pool.query('select firstname, phone from customers where provider_id = $1', [
    at.providerId,
  ]);
  expect(rows).toEqual([{ firstname: 'Marta', phone: '333 1110004' }]);
  await app.jobs.drain();
  const { rows: mails } = await app.pool.query<{ said: boolean }>(
    `select m::text ~ 'Anna Riva' as said from mails m where recipient = 'famiglia@field.example' order by said`,
  );
  expect(mails).toEqual([{ said: false }, { said: true }]);
});
