import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, bookFor } from '#server/modules/booking/builders.ts';
import { afterUndo, atDesk } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { holdBack, takeMail } from './store/mails.ts';

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let owner: SignedInPerson;
let worker: SignedInPerson;
let guests = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T09:00:00+01:00'));
  providerId = await aProvider(app.work(), {});
  await app.pool.query("update providers set notification_email = 'centro@example.org' where id = $1", [
    providerId,
  ]);
  const resourceId = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId });
  offer = await anOffer(app.work(), { providerId, people: [resourceId] });
  owner = await worksAt(app, providerId, 'owner');
  worker = await worksAt(app, providerId, 'collaborator');
  const { personId } = worker;
  await app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId, personId }));
});

/** A booking that was moved from ten to eleven, each on a day of its own: its mails are written where `isWritten`, and wait. */
async function aMove({ isWritten = true } = {}): Promise<number> {
  guests += 1;
  const date = `2026-11-${String(5 + (guests % 20)).padStart(2, '0')}`;
  const email = `avviso-${guests}@example.org`;
  const { id } = await aConfirmedReservation(app, { offerId: offer.offerId, email, at: `${date}T10:00` });
  await app.jobs.drain();
  const moved = await atDesk(
    app,
    'updateReservation',
    { p: providerId, id, sequence: 0, input: { start: `${date}T11:00` } },
    { actor: owner },
  );
  expect(moved.data).toMatchObject({ sequence: 1 });
  if (isWritten) await app.jobs.drain();
  return id;
}

const TELL = `mutation($p: Id!, $id: Id!, $sequence: Int!, $tells: Boolean!) { tellOfMove(providerId: $p, id: $id, sequence: $sequence, tells: $tells) { isTold } }`;
async function tell(
  id: number,
  tells: boolean,
  { sequence = 1, key }: { sequence?: number; key?: string } = {},
) {
  const { data, errors } = await app.ask(
    TELL,
    { p: providerId, id, sequence, tells },
    { actor: owner, idempotencyKey: key ?? randomUUID() },
  );
  const told = data?.['tellOfMove'] as { isTold: boolean } | undefined;
  return errors?.[0]?.code ?? told?.isTold;
}
const mailsOf = async (id: number): Promise<string[]> => {
  const { rows } = await app.pool.query(
    "select kind || ' ' || state as mail from mails where provider_id = $1 and subject_id = $2 and kind in ('reservation-moved', 'owner-move') order by kind",
    [providerId, id],
  );
  return rows.map(({ mail }) => String(mail));
};
const dateOf = async (id: number): Promise<string> => {
  const { rows } = await app.pool.query<{ date: string }>(
    'select starts_at::date::text as date from reservations where provider_id = $1 and id = $2',
    [providerId, id],
  );
  return rows[0]?.date ?? '';
};
const history = async (id: number): Promise<string[]> => {
  const { rows } = await app.pool.query(
    "select after ->> 'reason' as reason from audit_entries where action = 'tellOfMove' and subject_id = $1 order by id",
    [id],
  );
  return rows.map(({ reason }) => String(reason));
};
const SENT = ['owner-move sent', 'reservation-moved sent'];
/** The center is told of what happens in its calendar, whoever tells the customer. */
const KEPT = ['owner-move sent', 'reservation-moved dropped'];
const bellOf = async (id: number): Promise<string[]> => {
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from notices where provider_id = $1 and reservation_id = $2 and person_id = $3 order by id',
    [providerId, id, worker.personId],
  );
  return rows.map(({ kind }) => kind);
};

it('keeps the mail of a move from leaving, once however often it is wished, and the history says so', async () => {
  const id = await aMove();
  const key = randomUUID();
  expect(await tell(id, false, { key })).toBe(false);
  expect(await tell(id, false, { key })).toBe(false);
  expect(await tell(id, false)).toBe(false);
  await afterUndo(app);
  expect(await mailsOf(id)).toEqual(KEPT);
  expect(await history(id)).toEqual(['notTold']);
});

it('lets it go after all within the ten seconds, and no more after them', async () => {
  const id = await aMove();
  await tell(id, false);
  expect(await tell(id, true)).toBe(true);
  expect(await tell(id, true)).toBe(true);
  await afterUndo(app);
  app.clock.set(new Date('2026-11-02T09:01:00+01:00'));
  await afterUndo(app);
  expect(await mailsOf(id)).toEqual(SENT);
  expect(await history(id)).toEqual(['notTold', 'told']);
  // Too late: it is told, and that is the answer
  expect(await tell(id, false)).toBe(true);
  expect(await history(id)).toHaveLength(2);

  const late = await aMove();
  await tell(late, false);
  app.clock.set(new Date('2026-11-02T12:00:00+01:00'));
  expect(await tell(late, true)).toBe(false);
  await afterUndo(app);
  expect(await mailsOf(late)).toEqual(KEPT);
});

it('keeps the mails about a group’s move in one command, all or none', async () => {
  const ids = [await aMove(), await aMove()];
  const TELL_ALL = `mutation($p: Id!, $bookings: [MovedReservationInput!]!, $tells: Boolean!) { tellOfMoves(providerId: $p, bookings: $bookings, tells: $tells) { isTold } }`;
  const tellAll = async (tells: boolean, sequences = [1, 1]) => {
    const bookings = ids.map((id, index) => ({ id, sequence: sequences[index] }));
    const asked = { actor: owner, idempotencyKey: randomUUID() };
    const { data, errors } = await app.ask(TELL_ALL, { p: providerId, bookings, tells }, asked);
    const told = data?.['tellOfMoves'] as { isTold: boolean } | undefined;
    return errors?.[0]?.code ?? told?.isTold;
  };
  expect(await tellAll(false, [1, 0])).toBe('changedMeanwhile');
  expect(await tellAll(false)).toBe(false);
  expect(await tellAll(true)).toBe(true);
  expect(await tellAll(false)).toBe(false);
  await afterUndo(app);
  for (const id of ids) expect(await mailsOf(id)).toEqual(KEPT);
});

it('counts also where it is wished before the mail is written', async () => {
  const quiet = await aMove({ isWritten: false });
  expect(await tell(quiet, false)).toBe(false);
  const told = await aMove({ isWritten: false });
  expect(await tell(told, false)).toBe(false);
  expect(await tell(told, true)).toBe(true);
  await app.jobs.drain();
  const written = await aMove({ isWritten: false });
  expect(await tell(written, false)).toBe(false);
  await app.jobs.drain();
  expect(await tell(written, true)).toBe(true);
  app.clock.set(new Date('2026-11-02T09:01:00+01:00'));
  await afterUndo(app);
  expect(await mailsOf(quiet)).toEqual(KEPT);
  expect(await mailsOf(told)).toEqual(SENT);
  expect(await mailsOf(written)).toEqual(SENT);
});

it('keeps nothing from the center: its own address and the bell of whom it is with are told all the same', async () => {
  const id = await aMove({ isWritten: false });
  expect(await tell(id, false)).toBe(false);
  await app.jobs.drain();
  await afterUndo(app);
  expect(await mailsOf(id)).toEqual(KEPT);
  expect(await bellOf(id)).toEqual(['bookingConfirmed', 'bookingMoved']);
});

it('tells the center also of a move that was quiet from the beginning, and of nothing that is back where it was', async () => {
  const id = await aMove();
  await tell(id, false);
  const back = await atDesk(
    app,
    'updateReservation',
    { p: providerId, id, sequence: 1, input: { start: `${await dateOf(id)}T10:00`, tellsCustomer: false } },
    { actor: owner },
  );
  expect(back.data).toMatchObject({ sequence: 2 });
  await afterUndo(app);
  expect((await mailsOf(id)).filter((mail) => mail.endsWith('sent'))).toEqual([]);
  await atDesk(
    app,
    'updateReservation',
    { p: providerId, id, sequence: 2, input: { start: `${await dateOf(id)}T15:00`, tellsCustomer: false } },
    { actor: owner },
  );
  await afterUndo(app);
  expect((await mailsOf(id)).filter((mail) => mail.endsWith('sent'))).toEqual(['owner-move sent']);
});

it('is about the last move alone, and says where nobody can be written to', async () => {
  const id = await aMove();
  expect(await tell(id, false, { sequence: 0 })).toBe('changedMeanwhile');
  const customerId = await aWalkIn(app.work(), { providerId });
  const walkIn = await bookFor(app, {
    providerId,
    customerId,
    offerId: offer.offerId,
    at: '2026-11-26T10:00',
  });
  const ASKED = `mutation($p: Id!, $id: Id!) { updateReservation(providerId: $p, id: $id, sequence: 0, input: { start: "2026-11-26T12:00" }) { canBeTold } }`;
  const moved = await call<{ canBeTold: boolean }>(
    app,
    ASKED,
    { p: providerId, id: walkIn.reservationId },
    { actor: owner },
  );
  expect(moved.canBeTold).toBe(false);
  expect(await tell(walkIn.reservationId, false)).toBe(false);
});

it('of what was not moved just now nothing is kept, promised or written down', async () => {
  const { id } = await aConfirmedReservation(app, {
    offerId: offer.offerId,
    email: 'fermo@example.org',
    at: '2026-11-27T10:00',
  });
  await app.jobs.drain();
  expect(await tell(id, false, { sequence: 0 })).toBe(false);
  expect(await tell(id, true, { sequence: 0 })).toBe(false);
  const long = await aMove();
  await afterUndo(app);
  app.clock.set(new Date('2026-11-02T12:00:00+01:00'));
  await app.pool.query("delete from mails where subject_id = $1 and kind = 'reservation-moved'", [long]);
  expect(await tell(long, false)).toBe(false);
  expect(await tell(long, true)).toBe(false);
  expect([await mailsOf(id), await mailsOf(long)]).toEqual([[], ['owner-move sent']]);
  expect([...(await history(id)), ...(await history(long))]).toEqual([]);
});

it('either leaves or is kept where both happen at one moment', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => mailInOutbox()));
  for (const { id, sendKey } of ids) {
    const [taken, kept] = await Promise.all([
      takeMail(app.work(), id, (key) => key),
      app
        .work()
        .transaction((tx) =>
          holdBack(tx, { providerId, kind: 'reservation-moved', subjectId: 1, sendKey, sequence: 1 }),
        ),
    ]);
    expect([taken !== null, kept].filter(Boolean)).toHaveLength(1);
  }
});

async function mailInOutbox(): Promise<{ id: number; sendKey: string }> {
  const sendKey = `reservation-moved:${providerId}/${randomUUID()}`;
  const { rows } = await app.pool.query(
    `insert into mails (provider_id, send_key, kind, recipient, language, subject_id, created_at, next_try_at)
     values ($1, $2, 'reservation-moved', 'a@example.org', 'it', 1, $3, $3) returning id`,
    [providerId, sendKey, app.clock.now()],
  );
  return { id: Number(rows[0].id), sendKey };
}
