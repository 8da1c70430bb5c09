import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { bookFor } from './builders.ts';
import { deleteOldCalendarChanges, readCalendarBookings } from './store/calendar-bookings.ts';
import { calendarBookings } from './use-cases/calendar-bookings.ts';

const MONDAY = '2026-11-09';
const RANGE = { from: new Date(`${MONDAY}T00:00Z`), to: new Date('2026-11-16T00:00Z') };

let app: TestApp;
let providerId: number;
let anna: number;
let offerId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

const asked = () => ({ providerId, resourceIds: [anna], ...RANGE, withCancelled: true });
/** As a process that has read it before says. */
const kept = () => calendarBookings(app.work(), asked());
/** As the database says. */
const fresh = async () => (await readCalendarBookings(app.work(), asked())).bookings;

async function booked(at: string, customerId?: number) {
  const who = customerId ?? (await aWalkIn(app.work(), { providerId }));
  const made = await bookFor(app, { providerId, customerId: who, offerId, at: `${MONDAY}T${at}` });
  return { ...made, customerId: who };
}

const run = (statement: string, ...values: unknown[]) => app.pool.query(statement, values);

/** What the audit says of them. */
async function offTriggers() {
  const violations = await runAudit(app.pool, app.clock.now());
  return violations
    .filter(({ invariant }) => invariant.startsWith('whatever a calendar shows'))
    .flatMap(({ rows }) => rows);
}

describe('a calendar that was read before', () => {
  it('is the same list while nothing changes', async () => {
    await booked('10:00');
    const first = await kept();
    expect(first).toHaveLength(1);
    expect(await kept()).toBe(first);
  });

  it('says the same as one read anew after any change of what it shows', async () => {
    const one = await booked('10:00');
    const other = await booked('12:00');
    await kept();
    const changes: [string, string, ...unknown[]][] = [
      ['a note', "update reservations set note = 'senza glutine' where id = $1", one.reservationId],
      ['another time', "update reservations set starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours' where id = $1", one.reservationId],
      ['out of the range', "update reservations set starts_at = starts_at + interval '30 days', ends_at = ends_at + interval '30 days' where id = $1", one.reservationId],
      ['back again', "update reservations set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days' where id = $1", one.reservationId],
      ['presence', "update reservations set presence = 'arrived', presence_at = now() where id = $1", one.reservationId],
      ['money', "update orders set payment_state = 'pricedZero', channel = 'Web' where subject = 'reservation' and subject_id = $1", one.reservationId],
      ['what it is called', "update orders set name = 'Altro', color = '#123456' where subject = 'reservation' and subject_id = $1", other.reservationId],
      ['who comes is called', "update customers set lastname = 'Bianchi' where id = $1", one.customerId],
      ['another customer', 'update reservations set customer_id = $2 where id = $1', one.reservationId, other.customerId],
      ['and their order', "update orders set customer_id = $2 where subject = 'reservation' and subject_id = $1", one.reservationId, other.customerId],
      ['called off', "update reservations set status = 'C', cancel_reason = 'byCustomer', cancelled_at = now() where id = $1", other.reservationId],
      ['more may come', 'update offers set capacity = 4 where id = $1', offerId],
    ]; // prettier-ignore
    for (const [what, statement, ...values] of changes) {
      const before = await fresh();
      await run(statement, ...values);
      const now = await kept();
      expect(now, what).toEqual(await fresh());
      expect(what === 'and their order' ? [] : now, what).not.toEqual(before);
    }
  });

  it('knows that an earlier booking, outside of the range, makes a visit no first one', async () => {
    const { customerId } = await booked('10:00');
    const { reservationId } = await booked('12:00');
    expect((await kept()).map(({ isFirstVisit }) => isFirstVisit)).toEqual([true, true]);
    await run(
      "update reservations set customer_id = $2, starts_at = starts_at - interval '6 days', ends_at = ends_at - interval '6 days' where id = $1",
      reservationId,
      customerId,
    );
    expect((await kept()).map(({ isFirstVisit }) => isFirstVisit)).toEqual([false]);
  });

  it('shows what began before it was read and was committed after, whichever of two came first', async () => {
    const [one, other] = [await booked('10:00'), await booked('12:00')];
    const [early, late] = [await app.pool.connect(), await app.pool.connect()];
    const note = "update reservations set note = 'sì' where id = $1";
    await early.query('begin');
    await early.query(note, [one.reservationId]);
    await late.query('begin');
    await late.query(note, [other.reservationId]);
    await late.query('commit');
    expect((await kept()).map(({ hasNote }) => hasNote)).toEqual([false, true]);
    await early.query('commit');
    expect((await kept()).map(({ hasNote }) => hasNote)).toEqual([true, true]);
    early.release();
    late.release();
  });

  it('does not take what is broken off for a change, nor keep what a transaction alone sees', async () => {
    const { reservationId } = await booked('10:00');
    const first = await kept();
    await expect(
      app.work().transaction(async (tx) => {
        await sql`update reservations set note = 'mai' where id = ${reservationId}`.execute(tx.db);
        expect((await calendarBookings(tx, asked()))[0]?.hasNote).toBe(true);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await kept()).toBe(first);
  });

  it('loses what is not confirmed in time, when time is all that passes', async () => {
    const { reservationId } = await booked('10:00');
    await run(
      "update reservations set status = 'P', expires_at = $2 where id = $1",
      reservationId,
      new Date(app.work().now().getTime() + 60_000),
    );
    expect(await kept()).toHaveLength(1);
    app.clock.advance(2);
    expect(await kept()).toEqual([]);
  });

  it('is read anew where very many changed', async () => {
    await booked('10:00');
    await kept();
    await run(
      `insert into calendar_changes select $1, pg_current_xact_id(), n, now() from generate_series(1, 300) n`,
      providerId,
    );
    const { reservationId } = await booked('12:00');
    expect((await kept()).at(-1)?.id).toBe(reservationId);
  });

  it('rests on what the triggers note: without them it would show what was', async () => {
    const { reservationId } = await booked('10:00');
    await kept();
    await run('alter table reservations disable trigger reservations_note_changed');
    await run("update reservations set note = 'non vista' where id = $1", reservationId);
    expect(await offTriggers()).toEqual([{ trigger: 'reservations_note_changed' }]);
    await run('alter table reservations enable trigger reservations_note_changed');
    expect(await offTriggers()).toEqual([]);
    expect((await kept())[0]?.hasNote).toBe(false);
    expect((await fresh())[0]?.hasNote).toBe(true);
  });
});

describe('a range read for the first time', () => {
  /** Each begins another hour earlier: none was read before. */
  let ranges = 0;
  const another = () => {
    ranges += 1;
    return { ...asked(), from: new Date(RANGE.from.getTime() - ranges * 3_600_000) };
  };
  const drawn = (bookings: Awaited<ReturnType<typeof kept>>) =>
    bookings.map(({ customer, isFirstVisit, hasNote }) => ({ customer, isFirstVisit, hasNote }));

  it('says of customers whom other ranges had what the database says', async () => {
    const [one, other] = [await booked('10:00'), await booked('12:00')];
    const again = await booked('15:00', one.customerId);
    await kept();
    const move = (days: number) =>
      `update reservations set starts_at = starts_at + interval '${days} days', ends_at = ends_at + interval '${days} days' where id = $1`;
    const changes: [string, string, ...unknown[]][] = [
      ['a name', "update customers set firstname = 'Ada', lastname = 'Rossi' where id = $1", one.customerId],
      ['a first name alone', 'update customers set lastname = null where id = $1', one.customerId],
      ['a note', "update reservations set note = 'senza glutine' where id = $1", other.reservationId],
      ['the first visit later', move(1), one.reservationId],
      ['out of the range', move(-30), other.reservationId],
      ['another customer, who came before', 'update reservations set customer_id = $2 where id = $1', again.reservationId, other.customerId],
      ['called off', "update reservations set status = 'C', cancel_reason = 'byCustomer', cancelled_at = now() where id = $1", other.reservationId],
    ]; // prettier-ignore
    for (const [what, statement, ...values] of changes) {
      const before = await fresh();
      await run(statement, ...values);
      const now = await calendarBookings(app.work(), another());
      expect(now, what).toEqual(await fresh());
      expect(now, what).not.toEqual(before);
    }
  });

  it('knows nobody any more where very many changed', async () => {
    const { customerId } = await booked('10:00');
    await kept();
    await run("update customers set firstname = 'Ada', lastname = null where id = $1", customerId);
    await run(
      `insert into calendar_changes select $1, pg_current_xact_id(), 1000000 + n, now() from generate_series(1, 300) n`,
      providerId,
    );
    expect(drawn(await calendarBookings(app.work(), another()))).toEqual([
      { customer: 'Ada', isFirstVisit: true, hasNote: false },
    ]);
  });

  it('keeps nothing of what a transaction alone sees', async () => {
    const { customerId } = await booked('10:00');
    const [before] = await kept();
    await expect(
      app.work().transaction(async (tx) => {
        await sql`update customers set firstname = 'Mai', lastname = null where id = ${customerId}`.execute(
          tx.db,
        );
        expect((await calendarBookings(tx, another()))[0]?.customer).toBe('Mai');
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect((await calendarBookings(app.work(), another()))[0]?.customer).toBe(before?.customer);
  });

  it('asks again for whom a transaction changed that had begun before and was committed after', async () => {
    const { customerId } = await booked('10:00');
    const late = await app.pool.connect();
    await late.query('begin');
    await late.query("update customers set firstname = 'Dopo', lastname = null where id = $1", [customerId]);
    await calendarBookings(app.work(), another());
    await late.query('commit');
    late.release();
    expect((await calendarBookings(app.work(), another()))[0]?.customer).toBe('Dopo');
  });

  it('has an order that begins at another time than its booking, as the audit tells of', async () => {
    const { reservationId } = await booked('10:00');
    await run("update orders set starts_at = starts_at - interval '90 days' where subject = 'reservation' and subject_id = $1", reservationId); // prettier-ignore
    const [booking] = await calendarBookings(app.work(), another());
    expect(booking).toMatchObject({ id: reservationId, offer: expect.stringMatching(/./) });
  });
});

it('drops what was noted more than a day ago', async () => {
  await run(
    `insert into calendar_changes select $1, pg_current_xact_id(), n, now() - make_interval(hours => 12 * n) from generate_series(1, 4) n`,
    providerId,
  );
  await deleteOldCalendarChanges(app.work());
  const { rows } = await run(
    'select customer_id from calendar_changes where provider_id = $1 order by 1',
    providerId,
  );
  expect(rows).toHaveLength(1);
});
