import { beforeEach, describe, expect, it } from 'vitest';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { mailSources } from '#server/modules/notifications/use-cases/mail-sources.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { archiveResource } from '#server/modules/staff/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';
import type { AppWithCards, ToPay } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import { activateAtDesk } from './testing/desk.ts';
import { outcomeOf } from './testing/race-track.ts';

const DAY = '2026-11-05';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;
let room: number;
let mats: number;
let booked: ConfirmedReservation;

appWithCardsOfFile((opened) => {
  served = opened;
  ({ app } = opened);
});
/** An hour with a quarter before and ten minutes after, in one of two rooms with two of four mats; Anna works from 9 to 18. */
beforeEach(async () => {
  const providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  room = await anEquipment(app.work(), { providerId, quantity: 2 });
  mats = await anEquipment(app.work(), { providerId, name: 'Tappetini', quantity: 4 });
  const needs = [{ resourceIds: [room] }, { units: 2, resourceIds: [mats] }];
  offer = await anOffer(app.work(), {
    providerId,
    people,
    needs,
    prepareMinutes: 15,
    cleanupMinutes: 10,
  });
  booked = await aConfirmedReservation(app, { offerId: offer.offerId, at: `${DAY}T10:00` });
  await app.jobs.drain();
});

/** The offer of another day: ninety minutes without buffers, dearer, in no room, with a mat. */
async function changeOffer(): Promise<void> {
  await app.pool.query(
    'update offers set duration_minutes = 90, prepare_minutes = 0, cleanup_minutes = 0, price_cents = 9000 where id = $1',
    [offer.offerId],
  );
  await app.pool.query('delete from offer_needs where offer_id = $1', [offer.offerId]);
  await app.pool.query(
    `with need as (insert into offer_needs (provider_id, offer_id, number, units) values ($1, $2, 1, 1))
      insert into offer_need_things (provider_id, offer_id, number, resource_id) values ($1, $2, 1, $3)`,
    [offer.providerId, offer.offerId, mats],
  );
}

const of = () => ({ providerId: booked.providerId, reservationId: booked.id, actor: 'person:1' });
const code = () =>
  app.deps.links.codeFor('manage-reservation', { providerId: booked.providerId, id: booked.id });

const move = (at: string, by: 'customer' | 'provider' = 'customer') =>
  outcomeOf(
    moveReservation(
      app.work(),
      app.deps,
      { ...of(), dateTimeFrom: at, resourceId: null },
      { by, actor: 'guest:link', idempotencyKey: null },
    ),
    'moved',
  );

/** Of one resource each: who it is, when it is taken, served and free again, local time. */
async function held(): Promise<string[]> {
  const { rows } = await app.pool.query<{ row: string }>(
    `select case resource_id when $2 then 'room ' when $3 then 'mat ' else 'person ' end || unit || ': '
        || (select string_agg(to_char(at at time zone 'Europe/Rome', 'HH24:MI'), ' ') from unnest(array[lower(busy), lower(service), upper(service), upper(busy)]) as at) as row
      from holds where kind = 'reservation' and holder_id = $1 order by 1`,
    [booked.id, room, mats],
  );
  return rows.map(({ row }) => row);
}

const asBookedAt = (...times: string[]) =>
  ['mat 1', 'mat 2', 'person 1', 'room 1'].map((what) => `${what}: ${times.join(' ')}`);

async function kept() {
  const { rows } = await app.pool.query(
    `select r.status, prepare_minutes as before, cleanup_minutes as after, r.price_cents as price, r.discount_cents as discount, r.total_cents as total,
        to_char(r.ends_at - r.starts_at, 'HH24:MI') as lasts, o.duration_minutes as told,
        (select string_agg(case resource_id when $2 then 'room ' else 'mat ' end || unit, ', ' order by resource_id, unit)
          from reservation_things t where t.reservation_id = r.id) as things
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1`,
    [booked.id, room],
  );
  return rows[0];
}

const AS_BOOKED = {
  status: 'A',
  before: 15,
  after: 10,
  price: 5000,
  discount: 0,
  total: 5000,
  lasts: '01:00',
  told: 60,
  things: 'room 1, mat 1, mat 2',
};

const SLOTS = `query($offer: Id!, $date: String!, $moved: Id, $code: String, $duration: Int) {
  getResourceAvailabilitySlots(subServiceId: $offer, date: $date, reservationId: $moved, code: $code, duration: $duration) { startTime endTime } }`;

async function slots(date: string, asked: { moved?: number; offerId?: number; duration?: number } = {}) {
  const { moved, offerId = offer.offerId, duration } = asked;
  const variables = { offer: offerId, date, moved, code: moved ? code() : null, duration };
  const { data, errors } = await app.ask(SLOTS, variables);
  if (errors) return errors.map((error) => String(error.code));
  // The selection above is this shape.
  const found = data?.['getResourceAvailabilitySlots'] as { startTime: string; endTime: string }[];
  return found.map(({ startTime, endTime }) => `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`);
}

describe('a booking', () => {
  it('says what it was given and what it costs, also once it is off', async () => {
    expect(await kept()).toEqual(AS_BOOKED);
    expect(await held()).toEqual(asBookedAt('09:45', '10:00', '11:00', '11:10'));
    await changeOffer();
    await cancelReservation(app.work(), app.deps, of());
    expect(await kept()).toEqual({ ...AS_BOOKED, status: 'C' });
    expect(await held()).toEqual([]);
  });

  it('paid online says its price, the discount and what is left', async () => {
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 1000 });
    const late = await bookToPay(`${DAY}T15:00`);
    booked = { ...booked, id: late.id };
    expect(await kept()).toMatchObject({ price: 5000, discount: 500, total: 4500 });
  });

  it.each(['customer', 'provider'] as const)('is moved by the %s with all it keeps', async (by) => {
    await changeOffer();
    expect(await move('2026-11-06T14:00', by)).toBe('moved');
    expect(await kept()).toEqual(AS_BOOKED);
    expect(await held()).toEqual(asBookedAt('13:45', '14:00', '15:00', '15:10'));
  });

  it('goes exactly to the starts that are offered for it, and these are other ones than the offer has', async () => {
    await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-07T13:00',
      email: 'other@example.it',
    });
    await changeOffer();
    const [offered, ofToday] = [await slots('2026-11-07', { moved: booked.id }), await slots('2026-11-07')];
    const accepted: string[] = [];
    for (const minute of Array.from({ length: 144 }, (_, index) => 480 + index * 5)) {
      const times = `${formatMinuteOfDay(minute)}–${formatMinuteOfDay(minute + 60)}`;
      if ((await move(`2026-11-07T${formatMinuteOfDay(minute)}`)) === 'moved') accepted.push(times);
    }
    expect(accepted).toEqual(offered);
    expect([offered[0], offered.at(-1)]).toEqual(['09:00–10:00', '17:00–18:00']);
    expect(offered).toContain('11:35–12:35');
    expect(offered).not.toContain('11:40–12:40');
    expect([ofToday[0], ofToday.at(-1)]).toEqual(['09:00–10:30', '16:30–18:00']);
  });

  it('is asked about with its own minutes; with another offer, with those of that offer', async () => {
    await changeOffer();
    const mine = { moved: booked.id };
    expect(await slots(DAY, { ...mine, duration: 60 })).toContain('10:00–11:00');
    expect(await slots(DAY, { ...mine, duration: 90 })).toEqual(['reservationInvalidService']);
    expect(await slots(DAY, { duration: 60 })).toEqual(['reservationInvalidService']);
    const { offerId } = await anOffer(app.work(), {
      providerId: offer.providerId,
      people: offer.people,
      durationMinutes: 30,
    });
    expect(await slots(DAY, { ...mine, offerId })).toContain('10:00–10:30');
  });

  it('comes back with all it keeps, and asks for no more room than that', async () => {
    await changeOffer();
    await cancelReservation(app.work(), app.deps, of());
    // Of ninety minutes there would be no time left.
    const before = { offerId: offer.offerId, at: `${DAY}T11:10`, email: 'next@example.it' };
    await aConfirmedReservation(app, before);
    // Nothing of the time is overruled by undoing.
    app.clock.advance(2);
    const actor = await worksAt(app, booked.providerId, 'owner');
    expect(await activateAtDesk(app, booked, {}, { actor })).toMatchObject({ code: null });
    expect(await kept()).toEqual(AS_BOOKED);
    expect(await held()).toEqual(asBookedAt('09:45', '10:00', '11:00', '11:10'));
  });

  it('whose money comes late stands with all it keeps', async () => {
    const late = await bookToPay('2026-11-06T10:00');
    app.clock.advance(16);
    booked = { ...booked, id: late.id };
    // Whoever books there meanwhile clears away what has run out.
    const other = { offerId: offer.offerId, at: '2026-11-06T10:00', email: 'bruno@example.it' };
    const { id } = await aConfirmedReservation(app, other);
    await cancelReservation(app.work(), app.deps, { ...of(), reservationId: id });
    expect(await held()).toEqual([]);
    await changeOffer();
    await pay(late);
    expect(await kept()).toEqual(AS_BOOKED);
    expect(await held()).toEqual(asBookedAt('09:45', '10:00', '11:00', '11:10'));
  });

  it('is written about with its own end', async () => {
    await changeOffer();
    expect(await move('2026-11-06T14:00')).toBe('moved');
    const mail = await mailSources.reservationForMail(app.work(), {
      providerId: booked.providerId,
      reservationId: booked.id,
    });
    expect(mail?.offer.durationMinutes).toBe(60);
    expect(mail?.endsAt).toEqual(new Date('2026-11-06T14:00:00Z'));
  });

  it('takes another unit where its own is taken', async () => {
    const { providerId } = booked;
    const bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
    await worksEveryDay(app.work(), { providerId, resourceId: bruno });
    await app.pool.query('insert into offer_people values ($1, $2, $3)', [providerId, offer.offerId, bruno]);
    const other = { offerId: offer.offerId, at: '2026-11-06T10:00', email: 'other@example.it' };
    await aConfirmedReservation(app, { ...other, resourceId: bruno });
    expect(await move('2026-11-06T10:00')).toBe('moved');
    expect(await kept()).toEqual({ ...AS_BOOKED, things: 'room 2, mat 3, mat 4' });
  });

  it('has the things of today, and no others, where one of its own is out of use', async () => {
    await changeOffer();
    await archiveResource(app.work(), { providerId: booked.providerId, resourceId: room });
    expect(await move('2026-11-09T10:00')).toBe('moved');
    expect(await kept()).toEqual({ ...AS_BOOKED, things: 'mat 1' });
  });
});

describe('the audit', () => {
  const TIME = 'the time held for a booking is as long as the booking, with the buffers it keeps';
  const THINGS = 'a booking has the things that are held for it, and where it stands no others';
  const TERMS =
    'a booking has the terms it was made on: its payment mode and price as its order says, the text that was shown';

  it.each([
    ['a buffer before that is not held', 'update reservations set prepare_minutes = 20 where id = $1', TIME],
    ['a buffer after that is not held', 'update reservations set cleanup_minutes = 0 where id = $1', TIME],
    [
      'an end that is not the one held',
      "update reservations set ends_at = ends_at - interval '5 minutes', cleanup_minutes = 15 where id = $1",
      TIME,
    ],
    ['a thing that is held and not said', 'delete from reservation_things where reservation_id = $1', THINGS],
    [
      'another unit than is held',
      'update reservation_things set unit = unit + 2 where reservation_id = $1',
      THINGS,
    ],
    [
      'a thing that is not held',
      `insert into reservation_things select provider_id, reservation_id, resource_id, 4 from reservation_things where reservation_id = $1 limit 1`,
      THINGS,
    ],
    [
      'another discount than the order',
      'update reservations set price_cents = price_cents + 500, discount_cents = 500 where id = $1',
      TERMS,
    ],
  ])('finds %s', async (_what, damage, invariant) => {
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      expect((await client.query(damage, [booked.id])).rowCount).toBeGreaterThan(0);
      const found = await runAudit(client, app.clock.now());
      expect(found.map((violation) => violation.invariant)).toContain(invariant);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

async function bookToPay(at: string): Promise<ToPay> {
  await served.takeCards(offer.providerId);
  return served.bookOnline({ offerId: offer.offerId, at, email: 'paga@example.it' });
}

async function pay(toPay: ToPay): Promise<void> {
  await served.giveCard(toPay);
  await served.settle();
}
