import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { LockTaker } from '#server/kernel/work.ts';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import { atDesk } from './testing/desk.ts';
import { anOfferOf } from './testing/race-track.ts';
import type { Ground } from './testing/row-lock-ground.ts';
import { LOCKS_THE_ROW, openGround } from './testing/row-lock-ground.ts';

// Two at the desk who act on one booking, and two who book rows that cross. Two bookings for one place: `desk-races`.

const AT = '2026-11-10T10:00';

/** A cancels the booking of a morning, and B, who has not heard of it, does something else with it. */
interface Meeting {
  name: string;
  /** What B hears. */
  heard: string | null;
  other: 'cancel' | 'presence';
}

const MEETINGS: Meeting[] = [
  { name: 'cancelled twice', heard: 'alreadyCanceled', other: 'cancel' },
  { name: 'cancelled, and marked as a no-show', heard: 'alreadyCanceled', other: 'presence' },
];

async function meet({ app, statements }: Ground, { other }: Meeting) {
  const { providerId, offerId } = await anOfferOf(app, 1);
  const actor = await worksAt(app, providerId, 'owner');
  const { id } = await aConfirmedReservation(app, { offerId, at: AT });
  app.clock.set('2026-11-10T08:00:00Z');
  const cancel = () =>
    atDesk(app, 'cancelReservations', { p: providerId, input: { ids: [id], by: 'we' } }, { actor });
  const said = () =>
    atDesk(app, 'setReservationPresence', { p: providerId, id, presence: 'noShow' }, { actor });
  const heard = await statements.meet(LOCKS_THE_ROW, cancel, other === 'cancel' ? cancel : said);
  const { rows } = await app.pool.query(
    `select status, presence_at is not null as "isSaid", (select count(*)::int from audit_entries
        where subject = 'reservation' and subject_id = r.id and action <> 'bookService' and action <> 'confirmReservation') as acts
      from reservations r where id = $1`,
    [id],
  );
  return { heard: heard.map(({ code }) => code), ...rows[0] };
}

describe('one booking, at two desks at once', () => {
  const ground = openGround(true);
  it.each(MEETINGS)('$name: the second hears that it is off', async (meeting) => {
    const ends = { heard: [null, meeting.heard], status: 'C', isSaid: false, acts: 1 };
    expect(await meet(ground(), meeting)).toEqual(ends);
    expect(ground().statements.brokenOff()).toEqual([]);
    expect(await runAudit(ground().app.pool, ground().app.clock.now())).toEqual([]);
  });
});

describe('without the lock of its row, which alone carries this', () => {
  const ground = openGround(false);
  it.each(MEETINGS)('$name: both are done', async (meeting) => {
    const { heard, acts } = await meet(ground(), meeting);
    expect({ heard, acts }).not.toEqual({ heard: [null, meeting.heard], acts: 1 });
  });
});

const BOOK_SEVERAL =
  'mutation($p: Id!, $input: NewReservationsInput!) { createReservations(providerId: $p, input: $input) { id } }';

/** Each waits for whom the other has, unless both took all they need at once. Who alone takes several locks at once goes without, where told so. */
async function bookCrossing(locks?: LockTaker): Promise<{ booked: number[]; brokenOff: string[] }> {
  const app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' }, ...(locks && { locks }) });
  try {
    const statements = new Statements(app);
    const { providerId, offerId, people } = await anOfferOf(app, 2);
    const actor = await worksAt(app, providerId, 'owner');
    const booking = async (order: readonly number[], hours: readonly number[]) => {
      const rows = order.map((of, index) => ({
        offerId,
        resourceId: people[of],
        start: `2026-11-10T${hours[index]}:00`,
      }));
      const input = { customer: { walkIn: {} }, rows };
      const { data } = await app.ask(
        BOOK_SEVERAL,
        { p: providerId, input },
        { actor, idempotencyKey: randomUUID() },
      );
      return (data?.['createReservations'] as unknown[] | null)?.length ?? 0;
    };
    const booked = await statements.meet(
      /pg_advisory_xact_lock/,
      () => booking([0, 1], [10, 11]),
      () => booking([1, 0], [14, 15]),
    );
    return { booked, brokenOff: statements.brokenOff() };
  } finally {
    await app.close();
  }
}

describe('two who book several with the same two people, each the other way round', () => {
  it('do not wait for each other in a circle', async () => {
    expect(await bookCrossing()).toEqual({ booked: [2, 2], brokenOff: [] });
  });

  it('would where nobody took all at once: it is that which carries this', async () => {
    const oneByOne: LockTaker = (keys) =>
      keys.length > 1 ? sql`select 1` : sql`select pg_advisory_xact_lock(hashtextextended(${keys[0]}, 0))`;
    expect((await bookCrossing(oneByOne)).brokenOff).toContain('40P01');
  });
});
