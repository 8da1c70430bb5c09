import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Affected } from '#contracts/consequences.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addBlock } from '#server/modules/availability/index.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { afterUndo } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { ClassMade } from '#server/modules/classes/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { signedUp } from '#server/modules/classes/testing/signed-up.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

// What a change of hours, closings, people and rooms does to class sessions; for bookings: planning.integration.test.ts.

const CLOSE = `mutation($p: Id!, $input: HolidayInput!, $acts: [HurtActInput!]) {
  createHoliday(providerId: $p, input: $input, acts: $acts) }`;
const ARCHIVE = `mutation($p: Id!, $r: Id!, $acts: [HurtActInput!]) { archiveResource(providerId: $p, id: $r, acts: $acts) { id } }`;
const DAYS = ['2026-11-05', '2026-11-12'] as const;

let app: TestApp;
let yoga: ClassMade;
let owner: Awaited<ReturnType<typeof worksAt>>;
let bruno: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  yoga = await aClass(app.work(), { starts: DAYS.map((day) => `${day}T17:00:00Z`), isSeries: true });
  owner = await worksAt(app, yoga.providerId, 'owner');
  bruno = await aColleague(app.work(), { providerId: yoga.providerId, name: 'Bruno' });
  await signedUp(app, yoga, { name: 'Zoe', email: zoe(), sessionIds: yoga.sessionIds });
});

type Acts = readonly object[];
async function ask(document: string, variables: object, acts?: Acts, key = randomUUID()) {
  const asked = { p: yoga.providerId, ...variables, acts };
  const { errors } = await app.ask(document, asked, { actor: owner, idempotencyKey: key });
  const [error] = errors ?? [];
  return { code: error?.code, affected: error?.affected, hurt: error?.hurt ?? [] };
}
const closed = (resourceId: number | null, acts?: Acts) =>
  ask(CLOSE, { input: { fromDate: DAYS[0], toDate: DAYS[0], isWholeDay: true, resourceId } }, acts);
const archived = (acts?: Acts) => ask(ARCHIVE, { r: yoga.teacherId }, acts);
const on = (act: string, more: object = {}, at = 0) => ({ sessionId: yoga.sessionIds[at], act, ...more });

async function sessions() {
  const { rows } = await app.pool.query(
    `select s.status, s.resource_id as teacher, s.taken,
        (select count(*)::int from holds where kind = 'class' and holder_id = s.id) as holds
      from class_sessions s where s.provider_id = $1 order by s.id`,
    [yoga.providerId],
  );
  return rows;
}
const zoe = () => `zoe-${yoga.providerId}@example.it`;
async function mails() {
  const { rows } = await app.pool.query<{ kind: string }>(
    "select kind from mails where recipient = $1 and kind in ('subscription-cancelled', 'subscription-changed')",
    [zoe()],
  );
  return rows.map(({ kind }) => kind);
}
const DONE = { code: undefined, affected: undefined, hurt: [] };

it('a closing lists the sessions it hurts beside the bookings, soonest first, and changes nothing', async () => {
  const { providerId, teacherId } = yoga;
  await worksEveryDay(app.work(), { providerId, resourceId: teacherId });
  const { offerId } = await anOffer(app.work(), { providerId, people: [teacherId] });
  const booked = await aConfirmedReservation(app, { offerId, at: `${DAYS[0]}T10:00`, resourceId: teacherId });
  const { code, hurt } = await closed(null);
  expect(code).toBe('bookingsHurt');
  expect(hurt).toMatchObject([
    { reservationId: booked.id, reasons: ['closed'] },
    {
      sessionId: yoga.sessionIds[0],
      localStart: `${DAYS[0]}T18:00`,
      service: 'Yoga',
      taken: 1,
      capacity: 10,
      reasons: ['closed'],
      acts: ['KEEP', 'CANCEL'],
    },
  ] satisfies Partial<Affected>[]);
  expect(await closed(null, [on('KEEP'), { reservationId: booked.id, act: 'CANCEL' }])).toEqual(DONE);
  const { rows } = await app.pool.query(
    "select after from audit_entries where action = 'keepSession' and subject_id = $1",
    [yoga.sessionIds[0]],
  );
  expect(rows).toMatchObject([{ after: { despite: ['closed'], of: 'createHoliday' } }]);
});

it('sessions that are called off are told to whoever comes, once, and their places end', async () => {
  expect(await archived([on('CANCEL'), on('CANCEL', {}, 1)])).toEqual(DONE);
  expect(await sessions()).toMatchObject([
    { status: 'C', holds: 0 },
    { status: 'C', holds: 0 },
  ]);
  await afterUndo(app);
  expect(await sessions()).toMatchObject([{ taken: 0 }, { taken: 0 }]);
  expect(await mails()).toEqual(['subscription-cancelled']);
});

it('a cancelled session leaves its teacher to a booking that is moved there, and says who cancelled it', async () => {
  const { providerId, teacherId } = yoga;
  await worksEveryDay(app.work(), { providerId, resourceId: teacherId, to: 1260 });
  const { offerId } = await anOffer(app.work(), { providerId, people: [teacherId] });
  const booked = await aConfirmedReservation(app, { offerId, at: `${DAYS[0]}T10:00`, resourceId: teacherId });
  const input = {
    fromDate: DAYS[0],
    toDate: DAYS[0],
    isWholeDay: false,
    fromMinute: 540,
    // The lesson is from 18 to 19
    toMinute: 1110,
    resourceId: teacherId,
  };
  const moved = { reservationId: booked.id, act: 'MOVE', start: `${DAYS[0]}T18:30`, resourceId: teacherId };
  expect(await ask(CLOSE, { input }, [moved, on('CANCEL')])).toEqual(DONE);
  const { rows } = await app.pool.query(
    'select status, cancelled_by as "cancelledBy" from class_sessions where id = $1',
    [yoga.sessionIds[0]],
  );
  expect(rows).toEqual([{ status: 'C', cancelledBy: owner.personId }]);
});

it('whoever is in another class, has a booking or a block then is not offered in the place of a teacher', async () => {
  const { providerId } = yoga;
  const { teacherId: carla } = await aClass(app.work(), { providerId, starts: [`${DAYS[0]}T17:30:00Z`] });
  await worksEveryDay(app.work(), { providerId, resourceId: bruno, to: 1260 });
  const { offerId } = await anOffer(app.work(), { providerId, people: [bruno] });
  await aConfirmedReservation(app, { offerId, at: `${DAYS[0]}T18:30`, resourceId: bruno });
  const dora = await aColleague(app.work(), { providerId, name: 'Dora' });
  const block = { startMinute: 1050, endMinute: 1090, reason: 'Medico' };
  await addBlock(app.work(), { providerId, resourceId: dora, date: DAYS[0], ...block });
  const { hurt } = await archived();
  expect(hurt).toMatchObject([
    { sessionId: yoga.sessionIds[0], people: [], acts: ['CANCEL'] },
    { people: [{ resourceId: bruno }, { resourceId: carla }, { resourceId: dora }] },
  ]);
  expect(await archived([on('REPLACE', { resourceId: dora }), on('CANCEL', {}, 1)])).toMatchObject({
    code: 'bookingsHurt',
  });
});

it('a teacher who leaves is replaced; whoever comes hears once of all sessions', async () => {
  const { hurt } = await archived();
  expect(hurt).toMatchObject([
    { reasons: ['resourceArchived'], acts: ['REPLACE', 'CANCEL'], people: [{ name: 'Bruno' }] },
    {},
  ]);
  const acts = [0, 1].map((at) => on('REPLACE', { resourceId: bruno }, at));
  expect(await archived(acts)).toEqual(DONE);
  const his = { status: 'A', teacher: bruno, taken: 1, holds: 1 };
  expect(await sessions()).toEqual([his, his]);
  await afterUndo(app);
  expect(await mails()).toEqual(['subscription-changed']);
});

it('nobody replaces the teacher who is taken, is of another center, or leaves too, and nothing is changed', async () => {
  await aClass(app.work(), {
    providerId: yoga.providerId,
    starts: [`${DAYS[1]}T17:30:00Z`],
    name: 'Pilates',
  });
  const { rows } = await app.pool.query<{ teacher: number }>(
    'select resource_id as teacher from class_sessions where provider_id = $1 order by id desc limit 1',
    [yoga.providerId],
  );
  const elsewhere = await aColleague(app.work(), { providerId: await aProvider(app.work()) });
  const replacedBy = (resourceId: number) =>
    archived([on('REPLACE', { resourceId: bruno }), on('REPLACE', { resourceId }, 1)]);
  expect(await replacedBy(Number(rows[0]?.teacher))).toMatchObject({
    code: 'reservationInvalidCapacity',
    affected: ['acts.1.resourceId'],
  });
  const stranger = await replacedBy(elsewhere);
  expect(stranger).toMatchObject({
    code: 'reservationInvalidResources',
    affected: ['acts.1.resourceId'],
  });
  expect(stranger.hurt).toHaveLength(2);
  expect(await replacedBy(yoga.teacherId)).toEqual(stranger);
  expect((await sessions()).slice(0, 2)).toMatchObject([
    { teacher: yoga.teacherId },
    { teacher: yoga.teacherId },
  ]);
});

it('an act names a booking or a session, and who replaces', async () => {
  const both = { ...on('CANCEL'), reservationId: 1 };
  expect(await archived([both])).toMatchObject({ code: 'invalidInput' });
  expect(await archived([{ act: 'CANCEL' }])).toMatchObject({ code: 'invalidInput' });
  expect(await archived([on('REPLACE')])).toMatchObject({ affected: ['acts.0.resourceId'] });
});

it('a session of another center is nobody’s here', async () => {
  const mine = yoga;
  const theirs = await aClass(app.work());
  yoga = { ...mine, sessionIds: theirs.sessionIds };
  expect(await closed(null, [on('CANCEL')])).toMatchObject({ code: 'bookingsHurt' });
  const { rows } = await app.pool.query('select status from class_sessions where id = $1', [
    theirs.sessionIds[0],
  ]);
  expect(rows).toEqual([{ status: 'A' }]);
});
