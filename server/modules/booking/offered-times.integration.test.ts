import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBreak, addHoliday, setWorkingTime } from '#server/modules/availability/index.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';
import { book } from './testing/race-track.ts';

const DAY = '2026-11-03';
const AT = `${DAY}T10:00`;

const TIMES = `query($offer: Id!, $person: Id, $equipment: Id, $date: String!) {
  getResourceAvailabilitySlots(subServiceId: $offer, resourceId: $person, materialResource: $equipment, date: $date) { startTime }
  getResourceAvailabilityDates(subServiceId: $offer, resourceId: $person, materialResourceId: $equipment) { freeDates maxDate }
}`;

let app: TestApp;

async function times(offer: number, asked: { person?: number; equipment?: number; date?: string } = {}) {
  const { date = DAY, person, equipment } = asked;
  const { data, errors } = await app.ask(TIMES, { offer, person, equipment, date });
  // The selection above is this shape; nothing where it is refused.
  const found = data as
    | {
        getResourceAvailabilitySlots: { startTime: string }[] | null;
        getResourceAvailabilityDates: { freeDates: string[]; maxDate: string } | null;
      }
    | null
    | undefined;
  return {
    starts: found?.getResourceAvailabilitySlots?.map(({ startTime }) => startTime.slice(0, 5)) ?? [],
    dates: found?.getResourceAvailabilityDates?.freeDates ?? [],
    lastDate: found?.getResourceAvailabilityDates?.maxDate,
    codes: (errors ?? []).map(({ code }) => code),
  };
}

/** Two people who work from 9 to 12, and what they do: an hour, every five minutes. */
async function aCenter() {
  const work = app.work();
  const providerId = await aProvider(work, { freeCancellationHours: 0 });
  const people = [
    await aColleague(work, { providerId }),
    await aColleague(work, { providerId, name: 'Bruno' }),
  ];
  for (const resourceId of people) await worksEveryDay(work, { providerId, resourceId, from: 540, to: 720 });
  const { offerId } = await anOffer(work, { providerId, people });
  const [anna = 0, bruno = 0] = people;
  return { providerId, offerId, anna, bruno };
}

/** What one person does in two centers, from 9 to 12. */
async function inTwoCenters(email: string): Promise<[number, number]> {
  const personId = await aPerson(app.work(), { email });
  const anOfferThere = async () => {
    const providerId = await aProvider(app.work());
    const resourceId = await aColleague(app.work(), { providerId, personId });
    await worksEveryDay(app.work(), { providerId, resourceId, from: 540, to: 720 });
    return (await anOffer(app.work(), { providerId, people: [resourceId] })).offerId;
  };
  return [await anOfferThere(), await anOfferThere()];
}

describe('what is offered', () => {
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set(new Date('2026-11-02T08:00:00Z')));

  it('leaves out a person’s own holiday, and nobody else’s', async () => {
    const { providerId, offerId, anna, bruno } = await aCenter();
    await addHoliday(app.work(), {
      providerId,
      resourceId: anna,
      startsLocal: `${DAY} 00:00`,
      endsLocal: '2026-11-04 00:00',
      isWholeDay: true,
      name: null,
    });
    expect(await times(offerId, { person: anna })).toMatchObject({
      starts: [],
      dates: expect.not.arrayContaining([DAY]),
    });
    expect((await times(offerId, { person: anna, date: '2026-11-04' })).starts).toHaveLength(25);
    expect((await times(offerId, { person: bruno })).starts).toHaveLength(25);
    expect((await times(offerId)).starts).toHaveLength(25);
  });

  it('leaves out a thing’s own holiday and break where it is needed', async () => {
    const { providerId, offerId } = await aCenter();
    const equipment = await anEquipment(app.work(), { providerId });
    await addBreak(app.work(), {
      providerId,
      resourceId: equipment,
      on: { date: DAY },
      startMinute: 600,
      endMinute: 720,
    });
    expect((await times(offerId, { equipment })).starts).toEqual(['09:00']);
    await addHoliday(app.work(), {
      providerId,
      resourceId: equipment,
      startsLocal: `${DAY} 00:00`,
      endsLocal: '2026-11-04 00:00',
      isWholeDay: true,
      name: null,
    });
    expect((await times(offerId, { equipment })).starts).toEqual([]);
    expect((await times(offerId)).starts).toHaveLength(25);
  });

  it('leaves out when somebody is in another center', async () => {
    const [here, there] = await inTwoCenters('maestra@example.it');
    await aConfirmedReservation(app, { offerId: here, at: AT });
    expect((await times(here)).starts).toEqual(['09:00', '11:00']);
    expect((await times(there)).starts).toEqual(['09:00', '11:00']);
  });

  it('has again what nobody confirmed in another center, and whoever books it gets it', async () => {
    const [here, there] = await inTwoCenters('maestro@example.it');
    expect(await book(app, { offer: here, at: AT, email: 'slow@example.it' })).toBe('booked');
    expect(await book(app, { offer: there, at: AT, email: 'fast@example.it' })).toBe(
      'reservationInvalidResources',
    );
    app.clock.advance(30);
    expect((await times(there)).starts).toHaveLength(25);
    expect(await book(app, { offer: there, at: AT, email: 'fast@example.it' })).toBe('booked');
  });

  it('is refused for a thing that is none of the provider’s', async () => {
    const { offerId, bruno } = await aCenter();
    const elsewhere = await anEquipment(app.work(), { providerId: await aProvider(app.work()) });
    for (const equipment of [bruno, elsewhere])
      expect((await times(offerId, { equipment })).codes).toContain('reservationInvalidResources');
  });

  it('reaches as far as the horizon, counted from the provider’s own today', async () => {
    const { providerId, offerId } = await aCenter();
    await app.pool.query('update providers set booking_horizon_days = 3 where id = $1', [providerId]);
    const last = async () => {
      const { dates, lastDate } = await times(offerId);
      return [lastDate, dates.at(-1)];
    };
    expect(await last()).toEqual(['2026-11-05', '2026-11-05']);
    expect((await times(offerId, { date: '2026-11-05' })).starts).toHaveLength(25);
    expect((await times(offerId, { date: '2026-11-06' })).starts).toEqual([]);
    // Half past midnight in Rome, and still the day before in UTC.
    app.clock.set(new Date('2026-11-02T23:30:00Z'));
    expect(await last()).toEqual(['2026-11-06', '2026-11-06']);
    expect((await times(offerId, { date: '2026-11-06' })).starts).toHaveLength(25);
  });

  it.each([
    [
      'a plan that has run out',
      `update package_subscriptions set ends_at = '2026-11-02T08:00:00Z' where provider_id = $1`,
    ],
    ['a plan without booking', 'update package_subscriptions set package_id = 0 where provider_id = $1'],
    ['nothing published', 'update providers set publish_online = false where id = $1'],
    ['a locked provider', 'update providers set locked = true where id = $1'],
    ['a provider that is not active', 'update providers set active = false where id = $1'],
  ])('is nothing with %s', async (_name, ending) => {
    const { providerId, offerId } = await aCenter();
    expect((await times(offerId)).starts).toHaveLength(25);
    expect((await app.pool.query(ending, [providerId])).rowCount).toBe(1);
    const { starts, dates, codes } = await times(offerId);
    expect({ starts, dates }).toEqual({ starts: [], dates: [] });
    expect(new Set(codes)).toEqual(new Set(['reservationInvalidService']));
  });
});

describe('what is remembered for a moment', () => {
  beforeAll(async () => {
    app = await openTestApp({ cacheMs: 3_600_000 });
  });
  afterAll(() => app.close());

  it('is remembered: what another process changes shows later', async () => {
    const { providerId, offerId } = await aCenter();
    expect((await times(offerId)).starts).toHaveLength(25);
    await app.pool.query('delete from working_times where provider_id = $1', [providerId]);
    expect((await times(offerId)).starts).toHaveLength(25);
    expect((await times(offerId, { date: '2026-11-04' })).starts).toEqual([]);
  });

  it('is forgotten by booking, moving and cancelling', async () => {
    const { offerId, anna: person } = await aCenter();
    const now = async () => (await times(offerId, { person })).starts;
    expect(await now()).toHaveLength(25);
    const booked = await aConfirmedReservation(app, { offerId, at: AT, resourceId: person });
    expect(await now()).toEqual(['09:00', '11:00']);
    const { providerId, id: reservationId } = booked;
    const request = { providerId, reservationId, dateTimeFrom: `${DAY}T11:00`, resourceId: person };
    await moveReservation(app.work(), app.deps, request, {
      by: 'provider',
      actor: 'person:1',
      idempotencyKey: null,
    });
    expect(await now()).toEqual([
      '09:00',
      '09:05',
      '09:10',
      '09:15',
      '09:20',
      '09:25',
      '09:30',
      '09:35',
      '09:40',
      '09:45',
      '09:50',
      '09:55',
      '10:00',
    ]);
    await cancelReservation(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' });
    expect(await now()).toHaveLength(25);
  });

  it('is forgotten by other hours, a break and a holiday', async () => {
    const { providerId, offerId, anna: resourceId } = await aCenter();
    const now = async () => (await times(offerId, { person: resourceId })).starts.length;
    expect(await now()).toBe(25);
    await setWorkingTime(app.work(), {
      providerId,
      resourceId,
      blocks: [{ weekday: 2, startMinute: 540, endMinute: 660 }],
    });
    expect(await now()).toBe(13);
    await addBreak(app.work(), {
      providerId,
      resourceId,
      on: { date: DAY },
      startMinute: 600,
      endMinute: 605,
    });
    expect(await now()).toBe(1);
    await addHoliday(app.work(), {
      providerId,
      resourceId,
      startsLocal: `${DAY} 00:00`,
      endsLocal: '2026-11-04 00:00',
      isWholeDay: true,
      name: null,
    });
    expect(await now()).toBe(0);
  });

  it('is not forgotten for others, nor by a booking that was refused', async () => {
    const [here, there] = [await aCenter(), await aCenter()];
    for (const { offerId } of [here, there]) expect((await times(offerId)).starts).toHaveLength(25);
    await app.pool.query('delete from working_times where provider_id = $1', [there.providerId]);
    await aConfirmedReservation(app, { offerId: here.offerId, at: AT });
    await expect(aConfirmedReservation(app, { offerId: there.offerId, at: AT })).rejects.toMatchObject({
      code: 'reservationInvalidSchedule',
    });
    expect((await times(there.offerId)).starts).toHaveLength(25);
  });
});
