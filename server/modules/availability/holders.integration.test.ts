import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { availabilityInvariants } from './audit.ts';
import { worksEveryDay } from './builders.ts';
import type { Holder, OfferOnCalendar } from './index.ts';
import {
  confirmHold,
  holdTime,
  lengthenHold,
  moveHold,
  offeredSlots,
  offerOnCalendar,
  releaseHold,
} from './index.ts';

/** Two holders that have nothing in common but their number. */
const RESERVATION: Holder = { kind: 'reservation', id: 5 };
const SESSION: Holder = { kind: 'class', id: 5 };
const STARTS = { reservation: '2026-11-03T09:00:00Z', class: '2026-11-03T12:00:00Z' };
const [SOON, LATER] = ['2026-11-02T08:15:00.000Z', '2026-11-02T08:20:00.000Z'];

let app: TestApp;
let offer: OfferOnCalendar;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  offer = await anOfferFor(1);
});

async function anOfferFor(capacity: number): Promise<OfferOnCalendar> {
  const providerId = await aProvider(app.work());
  const { offerId, people } = await anOffer(app.work(), { providerId, capacity });
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  const bookable = await getBookableOffer(app.work(), offerId);
  if (!bookable) throw new Error('The offer cannot be booked');
  return offerOnCalendar(bookable);
}

const inTransaction = <T>(act: (tx: Work) => Promise<T>): Promise<T> => app.work().transaction(act);
const wanted = (holder: Holder, startsAt: string) => ({
  offer,
  at: epochMinutesOf(new Date(startsAt)),
  resourceId: null,
  holder,
  expiresAt: new Date(SOON),
});
const take = (holder: Holder, startsAt: string = STARTS[holder.kind]) =>
  inTransaction((tx) => holdTime(tx, wanted(holder, startsAt)));

/** What each kind holds: from when, and until when it is kept; null for good. */
async function held(): Promise<Record<string, [startsAt: string, expiresAt: string | null]>> {
  const { rows } = await app.pool.query<{ kind: string; starts_at: Date; expires_at: Date | null }>(
    'select kind, starts_at, expires_at from holds where provider_id = $1',
    [offer.providerId],
  );
  return Object.fromEntries(
    rows.map((row) => [row.kind, [row.starts_at.toISOString(), row.expires_at?.toISOString() ?? null]]),
  );
}

/** Which of this module's invariants do not hold: other modules miss the sessions and reservations themselves. */
async function violated(): Promise<string[]> {
  const own = new Set(availabilityInvariants.map(({ name }) => name));
  const found = await runAudit(app.pool, app.clock.now());
  return found.map(({ invariant }) => invariant).filter((name) => own.has(name));
}

describe.each([
  { one: RESERVATION, other: SESSION },
  { one: SESSION, other: RESERVATION },
])('of $one.kind 5 and $other.kind 5', ({ one, other }) => {
  const MOVED = '2026-11-03T15:00:00.000Z';
  const asTaken = (holder: Holder): [string, string] => [new Date(STARTS[holder.kind]).toISOString(), SOON];

  it.each<[string, (tx: Work) => Promise<unknown>, [string, string | null] | undefined]>([
    ['gives its time back', (tx) => releaseHold(tx, offer.providerId, one), undefined],
    ['keeps it for good', (tx) => confirmHold(tx, offer.providerId, one, 0), [asTaken(one)[0], null]],
    [
      'keeps it for longer',
      (tx) => lengthenHold(tx, offer.providerId, one, new Date(LATER)),
      [asTaken(one)[0], LATER],
    ],
    ['is moved', (tx) => moveHold(tx, wanted(one, MOVED)), [MOVED, SOON]],
  ])('the first %s, the second is as it was', async (_what, act, after) => {
    await take(one);
    await take(other);
    expect(await held()).toEqual({ [one.kind]: asTaken(one), [other.kind]: asTaken(other) });
    await inTransaction(act);
    expect(await held()).toEqual({ ...(after && { [one.kind]: after }), [other.kind]: asTaken(other) });
    expect(await violated()).toEqual([]);
  });

  it('the time of the first alone counts as free while it is moved', async () => {
    await take(one);
    await take(other);
    const { starts } = await offeredSlots(app.work(), {
      offerId: offer.offerId,
      resourceId: null,
      equipmentId: null,
      date: '2026-11-03',
      durationMinutes: null,
      noticeMinutes: null,
      moved: one,
      kept: null,
    });
    const isFree = ({ kind }: Holder) => starts.includes(epochMinutesOf(new Date(STARTS[kind])));
    expect([isFree(one), isFree(other)]).toEqual([true, false]);
  });
});

it('a session takes no seat of a group, and nobody takes one of a session', async () => {
  offer = await anOfferFor(3);
  await take(RESERVATION);
  await take({ kind: 'reservation', id: 6 });
  await expect(take(SESSION, STARTS.reservation)).rejects.toMatchObject({
    code: 'reservationInvalidCapacity',
  });
  await take(SESSION);
  await expect(take({ kind: 'reservation', id: 7 }, STARTS.class)).rejects.toMatchObject({
    code: 'reservationInvalidResources',
  });
  expect(await violated()).toEqual([]);
});

it.each([
  ['a class and a reservation are never one occasion', "update holds set kind = 'class' where seat = 2"],
  [
    'whoever holds time, by kind and id, holds one place: one occasion, seat and start, with one person',
    'update holds set holder_id = 5',
  ],
])('the audit finds it when this does not hold: %s', async (name, damage) => {
  offer = await anOfferFor(3);
  await take(RESERVATION);
  await take({ kind: 'reservation', id: 6 });
  await app.pool.query(`${damage} ${damage.includes('where') ? 'and' : 'where'} provider_id = $1`, [
    offer.providerId,
  ]);
  expect(await violated()).toEqual([name]);
  await app.pool.query('delete from holds where provider_id = $1', [offer.providerId]);
});
