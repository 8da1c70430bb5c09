import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { LinkPurpose } from '#server/kernel/links.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';

const FREE_TIME = `query($offer: Id!, $date: String!, $id: Id, $code: String) {
  getResourceAvailabilitySlots(subServiceId: $offer, date: $date, reservationId: $id, code: $code) { dateTimeFrom }
  getResourceAvailabilityDates(subServiceId: $offer, reservationId: $id, code: $code) { freeDates }
}`;
const DAY = '2026-11-03';

let app: TestApp;
let offerId: number;
let annas: ConfirmedReservation;
let beas: ConfirmedReservation;
beforeAll(async () => {
  app = await openTestApp();
  const providerId = await aProvider(app.work());
  const resourceId = await aColleague(app.work(), { providerId });
  // An hour a day: booked, the day has nothing left.
  await worksEveryDay(app.work(), { providerId, resourceId, from: 600, to: 660 });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [resourceId] }));
  annas = await aConfirmedReservation(app, { offerId, email: 'anna@example.it', at: `${DAY}T10:00` });
  beas = await aConfirmedReservation(app, { offerId, email: 'bea@example.it', at: '2026-11-04T10:00' });
});
afterAll(() => app.close());

async function freeTime(id: number | null, given: { code?: string; actor?: SignedInPerson } = {}) {
  const { code = null, actor } = given;
  const { data, errors } = await app.ask(
    FREE_TIME,
    { offer: offerId, date: DAY, id, code },
    actor ? { actor } : {},
  );
  expect(errors).toBeUndefined();
  return data;
}

const codeOf = ({ providerId, id }: ConfirmedReservation, purpose: LinkPurpose = 'manage-reservation') =>
  app.deps.links.codeFor(purpose, { providerId, id });

async function somebody(email: string, isVerified = true): Promise<SignedInPerson> {
  const personId = await aPerson(app.work(), { email });
  await app.pool.query(`update people set verified_at = ${isVerified ? 'now()' : 'null'} where id = $1`, [
    personId,
  ]);
  return anActor({ personId });
}

it('is in its own way for everybody but its person: the answer is the one without it', async () => {
  const without = await freeTime(null);
  expect(without).toMatchObject({ getResourceAvailabilitySlots: [] });
  expect(without?.['getResourceAvailabilityDates']).not.toMatchObject({
    freeDates: expect.arrayContaining([DAY]),
  });
  expect(await freeTime(annas.id)).toEqual(without);
  expect(await freeTime(999_999)).toEqual(without);
  expect(await freeTime(annas.id, { actor: await somebody('bea@example.it') })).toEqual(without);
  expect(await freeTime(annas.id, { actor: await somebody('anna@example.it', false) })).toEqual(without);
  expect(await freeTime(annas.id, { code: codeOf(beas) })).toEqual(without);
  expect(await freeTime(annas.id, { code: codeOf(annas, 'confirm-reservation') })).toEqual(without);
  expect(await freeTime(annas.id, { code: `${codeOf(annas).slice(0, -1)}_` })).toEqual(without);
});

it.each([
  ['the code of its link', async () => ({ code: codeOf(annas) })],
  ['the log-in of its person', async () => ({ actor: await somebody('anna@example.it') })],
])('is not in its own way for %s', async (_who, given) => {
  const free = await freeTime(annas.id, await given());
  expect(free).toMatchObject({
    getResourceAvailabilitySlots: [{ dateTimeFrom: `${DAY}T10:00:00+01:00` }],
    getResourceAvailabilityDates: { freeDates: expect.arrayContaining([DAY]) },
  });
});
