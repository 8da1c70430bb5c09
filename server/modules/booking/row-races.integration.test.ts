import { describe, expect, it } from 'vitest';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation, aWaitingReservation } from './builders.ts';
import { cancelReservation, confirmReservationByLink, expireReservations, moveReservation } from './index.ts';
import { atDesk } from './testing/desk.ts';
import { anOfferOf, outcomeOf } from './testing/race-track.ts';
import type { Ground } from './testing/row-lock-ground.ts';
import { LOCKS_THE_ROW, openGround } from './testing/row-lock-ground.ts';

/** What follows once the clock has been looked at: of confirming, and of the sweep. */
const CONFIRMS_IN_TIME = /pg_advisory_xact_lock/;
const HAS_RUN_OUT = /^delete from "holds"/i;
const AT = '2026-11-10T10:00';

/** Two who change one booking at once: the first has read it when the second begins. */
interface Meeting {
  name: string;
  /** What each hears, how the booking ends, and what was done to it, in that order. */
  ends: { heard: [string, string]; status: string; holds: number; log: string[] };
  meet(ground: Ground): Promise<{ id: number; heard: [string, string] }>;
}

const cancelling = (app: TestApp, { providerId, id }: ConfirmedReservation) =>
  outcomeOf(
    cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'guest:link' }),
    'done',
  );
const confirming = (app: TestApp, providerId: number, reservationId: number) =>
  outcomeOf(
    confirmReservationByLink(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' }),
    'done',
  );
const moving = (app: TestApp, { providerId, id }: ConfirmedReservation, dateTimeFrom: string) => {
  const request = { providerId, reservationId: id, dateTimeFrom, resourceId: null };
  return outcomeOf(
    moveReservation(app.work(), app.deps, request, {
      by: 'customer',
      actor: 'guest:link',
      idempotencyKey: null,
    }),
    'done',
  );
};
/** An act of the owner's, from a form that was filled before anybody has done anything. */
async function ownerOf(app: TestApp, { providerId, id }: ConfirmedReservation) {
  const actor = await worksAt(app, providerId, 'owner');
  return async (act: 'activateReservation' | 'updateReservation', input: object) =>
    (await atDesk(app, act, { p: providerId, id, sequence: 0, input }, { actor })).code ?? 'done';
}
const sweeping = async (app: TestApp) => `${await expireReservations(app.work(), app.deps)} expired`;

async function standing(app: TestApp): Promise<ConfirmedReservation> {
  return aConfirmedReservation(app, { offerId: (await anOfferOf(app, 1)).offerId, at: AT });
}

/** A guest's booking that waits for the mailed link until half an hour from now. */
async function waiting(app: TestApp): Promise<{ providerId: number; id: number }> {
  const { offerId } = await anOfferOf(app, 1);
  const { providerId, reservationId } = await aWaitingReservation(app, { offerId, at: AT });
  return { providerId, id: reservationId };
}

/** The moment of the two clocks: for one the half hour is not over yet, for the other it is. */
const [STILL, OVER] = [29, 31];

const MEETINGS: Meeting[] = [
  {
    name: 'confirming twice',
    ends: { heard: ['done', 'done'], status: 'A', holds: 1, log: ['bookService', 'confirmReservation'] },
    async meet({ app, statements }) {
      const { providerId, id } = await waiting(app);
      const confirm = () => confirming(app, providerId, id);
      return { id, heard: await statements.meet(LOCKS_THE_ROW, confirm, confirm) };
    },
  },
  {
    name: 'confirming at the last moment, and the sweep right after it',
    ends: { heard: ['done', '0 expired'], status: 'A', holds: 1, log: ['bookService', 'confirmReservation'] },
    async meet({ app, statements }) {
      const { providerId, id } = await waiting(app);
      app.clock.advance(STILL);
      const sweep = () => {
        app.clock.advance(OVER - STILL);
        return sweeping(app);
      };
      const heard = await statements.meet(CONFIRMS_IN_TIME, () => confirming(app, providerId, id), sweep);
      app.clock.advance(-OVER);
      return { id, heard };
    },
  },
  {
    name: 'the sweep, and confirming by a clock that is late',
    ends: {
      heard: ['1 expired', 'holdExpired'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const { providerId, id } = await waiting(app);
      app.clock.advance(OVER);
      const confirm = () => {
        app.clock.advance(STILL - OVER);
        return confirming(app, providerId, id);
      };
      const heard = await statements.meet(HAS_RUN_OUT, () => sweeping(app), confirm);
      app.clock.advance(-STILL);
      return { id, heard };
    },
  },
  {
    name: 'two sweeps',
    ends: {
      heard: ['1 expired', '0 expired'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const { id } = await waiting(app);
      app.clock.advance(OVER);
      const heard = await statements.meet(
        LOCKS_THE_ROW,
        () => sweeping(app),
        () => sweeping(app),
      );
      app.clock.advance(-OVER);
      return { id, heard };
    },
  },
  {
    name: 'cancelling twice',
    ends: {
      heard: ['done', 'alreadyCanceled'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'confirmReservation', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      return {
        id: booked.id,
        heard: await statements.meet(
          LOCKS_THE_ROW,
          () => cancelling(app, booked),
          () => cancelling(app, booked),
        ),
      };
    },
  },
  {
    name: 'making it stand again twice',
    ends: {
      heard: ['done', 'changedMeanwhile'],
      status: 'A',
      holds: 1,
      log: ['bookService', 'confirmReservation', 'callOffReservation', 'activateReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      const owner = await ownerOf(app, booked);
      await cancelling(app, booked);
      const activate = () => owner('activateReservation', {});
      return { id: booked.id, heard: await statements.meet(LOCKS_THE_ROW, activate, activate) };
    },
  },
  {
    name: 'moving twice to the same start',
    ends: {
      heard: ['done', 'done'],
      status: 'A',
      holds: 1,
      log: ['bookService', 'confirmReservation', 'moveReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      const move = () => moving(app, booked, '2026-11-11T10:00');
      return { id: booked.id, heard: await statements.meet(LOCKS_THE_ROW, move, move) };
    },
  },
  {
    name: 'moving and cancelling',
    ends: {
      heard: ['done', 'done'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'confirmReservation', 'moveReservation', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      const move = () => moving(app, booked, '2026-11-11T10:00');
      return {
        id: booked.id,
        heard: await statements.meet(LOCKS_THE_ROW, move, () => cancelling(app, booked)),
      };
    },
  },
  {
    name: 'cancelling and moving',
    ends: {
      heard: ['done', 'reservationInvalidReschedule'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'confirmReservation', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      const move = () => moving(app, booked, '2026-11-11T10:00');
      return {
        id: booked.id,
        heard: await statements.meet(LOCKS_THE_ROW, () => cancelling(app, booked), move),
      };
    },
  },
  {
    name: 'cancelling and making longer',
    ends: {
      heard: ['done', 'alreadyCanceled'],
      status: 'C',
      holds: 0,
      log: ['bookService', 'confirmReservation', 'callOffReservation'],
    },
    async meet({ app, statements }) {
      const booked = await standing(app);
      const owner = await ownerOf(app, booked);
      const lengthen = () => owner('updateReservation', { durationMinutes: 90 });
      return {
        id: booked.id,
        heard: await statements.meet(LOCKS_THE_ROW, () => cancelling(app, booked), lengthen),
      };
    },
  },
];

async function endOf(ground: Ground, { meet }: Meeting): Promise<Meeting['ends']> {
  const { id, heard } = await meet(ground);
  const { rows } = await ground.app.pool.query<Pick<Meeting['ends'], 'status' | 'holds' | 'log'>>(
    `select status, (select count(*)::int from holds h where h.kind = 'reservation' and h.holder_id = r.id) as holds,
        (select array_agg(action order by a.id) from audit_entries a where subject = 'reservation' and subject_id = r.id) as log
      from reservations r where r.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('The booking is gone');
  return { heard, ...row };
}

describe('two who change one booking at once', () => {
  const ground = openGround(true);
  it.each(MEETINGS)('$name: one after the other', async (meeting) => {
    expect(await endOf(ground(), meeting)).toEqual(meeting.ends);
    expect(ground().statements.brokenOff()).toEqual([]);
    expect(await runAudit(ground().app.pool, ground().app.clock.now())).toEqual([]);
  });
});

describe('without the lock of its row, which alone carries this', () => {
  const ground = openGround(false);
  it.each(MEETINGS)('$name: not one after the other', async (meeting) => {
    expect(await endOf(ground(), meeting)).not.toEqual(meeting.ends);
  });
});
