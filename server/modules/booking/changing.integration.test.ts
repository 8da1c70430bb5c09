import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';
import { MONDAY } from './testing/app-of-file.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { AskedAtDesk, AtWork, Heard } from './testing/desk.ts';
import { aDesk, afterUndo, updateAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

const DAY = '2026-11-05';
const START = '2026-11-05T09:00:00.000Z';

let served: AppWithCards;
let app: TestApp;
let offer: Place;
let owner: AtWork;
let anna: number;
let bruno: number;
let booked: ConfirmedReservation;

appWithCardsOfFile((opened) => {
  served = opened;
  ({ app } = opened);
});
/** An hour for 50 euro with ten minutes after it, with Anna; Bruno does it too. */
beforeEach(async () => {
  ({ offer, owner, anna, bruno } = await aDesk(app, {
    provider: { freeCancellationHours: 24 },
    offer: { cleanupMinutes: 10 },
  }));
  booked = await aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: `${DAY}T10:00`,
    resourceId: anna,
  });
  await app.jobs.drain();
});

const of = () => ({ providerId: booked.providerId, reservationId: booked.id });
/** From a form that was filled just now, unless it knows a sequence. */
async function change(
  input: object,
  { sequence, ...asked }: Partial<AskedAtDesk> & { sequence?: number } = {},
): Promise<Heard> {
  const seen = { ...booked, sequence: sequence ?? (await now()).sequence };
  return updateAtDesk(app, seen, input, { actor: owner, ...asked });
}
const CHANGED = { code: null };
const another = (at: string, offerId = offer.offerId, resourceId = anna) =>
  aConfirmedReservation(app, {
    offerId,
    at: `${DAY}T${at}`,
    resourceId,
    email: `at${at.slice(0, 2)}@example.it`,
  });

async function now() {
  const { rows } = await app.pool.query(
    `select extract(epoch from r.ends_at - r.starts_at)::int / 60 as minutes, r.resource_id as person, r.total_cents as total, r.sequence,
        o.duration_minutes as told, o.resource_name as "toldPerson", o.total_cents as owed, o.payment_state as payment, o.payment_mode as mode,
        (select to_char(upper(busy) at time zone 'Europe/Rome', 'HH24:MI') from holds where kind = 'reservation' and holder_id = r.id) as until
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1`,
    [booked.id],
  );
  return rows[0];
}

async function history() {
  const { rows } = await app.pool.query(
    "select actor, before, after from audit_entries where action = 'updateReservation' and subject_id = $1 order by id",
    [booked.id],
  );
  return rows;
}

describe('the desk changes a booking', () => {
  it('how long it takes: time, order, letters and history follow, the price stays', async () => {
    expect(await change({ durationMinutes: 90 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ minutes: 90, told: 90, until: '11:40', owed: 5000, sequence: 1 });
    expect(await history()).toEqual([
      {
        actor: `person:${owner.personId}`,
        before: { startsAt: START, durationMinutes: 60, resourceId: anna },
        after: { startsAt: START, durationMinutes: 90, resourceId: anna },
      },
    ]);
    await afterUndo(app);
    const { rows } = await app.pool.query(
      "select kind from mails where provider_id = $1 and kind like '%moved' or provider_id = $1 and kind = 'owner-move'",
      [booked.providerId],
    );
    expect(rows.map(({ kind }) => kind)).toContain('reservation-moved');
    expect(await change({ durationMinutes: 45 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ minutes: 45, told: 45, until: '10:55' });
  });

  it('and it keeps that when it is moved', async () => {
    expect(await change({ durationMinutes: 90 })).toMatchObject(CHANGED);
    const request = { ...of(), dateTimeFrom: '2026-11-06T14:00', resourceId: null };
    const mover = { by: 'customer', actor: 'guest:link', idempotencyKey: null } as const;
    await moveReservation(app.work(), app.deps, request, mover);
    expect(await now()).toMatchObject({ minutes: 90, told: 90, until: '15:40' });
  });

  it('with whom, and both at once', async () => {
    expect(await change({ resourceId: bruno, durationMinutes: 30, priceCents: 3000 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ minutes: 30, person: bruno, toldPerson: 'Bruno', owed: 3000 });
    expect(await history()).toEqual([
      {
        actor: `person:${owner.personId}`,
        before: {
          startsAt: START,
          durationMinutes: 60,
          resourceId: anna,
          priceCents: 5000,
          discountCents: 0,
        },
        after: {
          startsAt: START,
          durationMinutes: 30,
          resourceId: bruno,
          priceCents: 3000,
          discountCents: 0,
        },
      },
    ]);
  });

  it('only into time that is free: nothing of the change is kept otherwise', async () => {
    const before = await now();
    expect(await change({ durationMinutes: 600 })).toMatchObject({
      code: 'rulesAgainst',
      against: ['closed'],
    });
    await another('11:10');
    expect(await change({ durationMinutes: 65, priceCents: 6000 })).toMatchObject({
      code: 'rulesAgainst',
      against: ['buffers'],
    });
    expect(await change({ durationMinutes: 75, priceCents: 6000 })).toMatchObject({
      code: 'reservationInvalidCapacity',
    });
    await another('10:30', offer.offerId, bruno);
    expect(await change({ resourceId: bruno })).toMatchObject({ code: 'reservationInvalidCapacity' });
    expect(await now()).toEqual(before);
    expect(await history()).toEqual([]);
  });

  it('also when it is sold no more', async () => {
    await app.pool.query('update offers set archived = true where id = $1', [offer.offerId]);
    expect(await change({ durationMinutes: 90, resourceId: bruno, priceCents: 0 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ minutes: 90, owed: 0, payment: 'pricedZero' });
  });

  it('not the minutes of one seat of a group that others share', async () => {
    const { offerId } = await anOffer(app.work(), {
      providerId: offer.providerId,
      people: [bruno],
      capacity: 3,
    });
    booked = await another('15:00', offerId, bruno);
    expect(await change({ durationMinutes: 90 })).toMatchObject(CHANGED);
    expect(await change({ durationMinutes: 60 })).toMatchObject(CHANGED);
    const first = booked;
    booked = await aConfirmedReservation(app, { offerId, at: `${DAY}T15:00`, email: 'second@example.it' });
    expect(await change({ durationMinutes: 90 })).toMatchObject({ code: 'reservationInvalidCapacity' });
    await cancelReservation(app.work(), app.deps, {
      ...of(),
      reservationId: first.id,
      actor: 'guest:link',
    });
    expect(await change({ durationMinutes: 90 })).toMatchObject(CHANGED);
  });

  it('once, however often it is asked', async () => {
    const input = { durationMinutes: 90, priceCents: 7000 };
    const ask = async (key: string) => (await change(input, { key, sequence: 0 })).code;
    const [first, second] = [randomUUID(), randomUUID()];
    const heard = await Promise.all([first, first, first, first, second, second].map(ask));
    // Whoever is second has not seen what the first has made of it.
    expect([heard.slice(0, 4), heard.slice(4)].map((own) => [...new Set(own)]).toSorted()).toEqual([
      [null],
      ['changedMeanwhile'],
    ]);
    expect(await now()).toMatchObject({ minutes: 90, owed: 7000, sequence: 1 });
    expect(await history()).toHaveLength(1);
  });

  it('its price too when it is under way; of what is off nothing', async () => {
    app.clock.set(new Date(`${DAY}T09:30:00Z`));
    expect(await change({ priceCents: 4000 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ owed: 4000, sequence: 0 });
    app.clock.set(MONDAY);
    await cancelReservation(app.work(), app.deps, { ...of(), actor: 'guest:link' });
    expect(await change({ priceCents: 3000 })).toMatchObject({ code: 'alreadyCanceled' });
  });
});

describe('the price', () => {
  it('is owed as it is from now on, however it was made up before', async () => {
    await app.pool.query(
      `with line as (update order_lines set price_cents = 6000, online_discount_cents = 1000 where order_id = $1)
        update orders set price_cents = 6000, discount_cents = 1000 where id = $1`,
      [booked.orderId],
    );
    await app.pool.query('update reservations set price_cents = 6000, discount_cents = 1000 where id = $1', [
      booked.id,
    ]);
    expect(await change({ priceCents: 5000 })).toMatchObject(CHANGED);
    expect(await history()).toEqual([]);
    expect(await change({ priceCents: 4500 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ total: 4500, owed: 4500, payment: 'notPaid' });
    expect(await history()).toMatchObject([{ before: { priceCents: 6000, discountCents: 1000 } }]);
  });

  it('of what was free and booked online is owed on site', async () => {
    const { offerId } = await anOffer(app.work(), {
      providerId: offer.providerId,
      people: [bruno],
      priceCents: 0,
    });
    const { id, orderId } = await bookOnline(offerId);
    booked = { ...booked, id, orderId };
    expect(await now()).toMatchObject({ mode: 'online', payment: 'pricedZero' });
    expect(await change({ priceCents: 2000 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ owed: 2000, mode: 'onSite', payment: 'notPaid' });
  });

  it('of what was paid by card stays, its time does not', async () => {
    const toPay = await bookOnline(offer.offerId);
    booked = { ...booked, id: toPay.id, orderId: toPay.orderId };
    await served.giveCard(toPay);
    await served.settle();
    const before = await now();
    expect(before).toMatchObject({ payment: 'fullyPaid' });
    expect(await change({ priceCents: 4000 })).toMatchObject({ code: 'alreadyPaid' });
    expect(await change({ durationMinutes: 90, priceCents: 6000 })).toMatchObject({ code: 'alreadyPaid' });
    expect(await now()).toEqual(before);
    expect(await change({ durationMinutes: 90, priceCents: 5000 })).toMatchObject(CHANGED);
    expect(await now()).toMatchObject({ minutes: 90, owed: 5000, payment: 'fullyPaid' });
  });
});

async function bookOnline(offerId: number) {
  await served.takeCards(offer.providerId);
  return served.bookOnline({ offerId, at: `${DAY}T15:00`, email: 'paga@example.it' });
}
