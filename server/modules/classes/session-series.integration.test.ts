import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterUndo } from '#server/modules/booking/testing/desk.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ClassMade } from './builders.ts';
import { aClass } from './builders.ts';
import { signedUp } from './testing/signed-up.ts';
import { cancelSessionsJob } from './use-cases/cancel-sessions.ts';

let app: TestApp;
let owner: Actor;
let yoga: ClassMade;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
// Tuesdays at 18:00 in Rome, over the end of summer time
beforeEach(async () => {
  app.clock.set(new Date('2026-10-01T08:00:00Z'));
  yoga = await aClass(app.work(), {
    capacity: 3,
    isSeries: true,
    starts: ['2026-10-13T16:00:00Z', '2026-10-20T16:00:00Z', '2026-10-27T17:00:00Z', '2026-11-03T17:00:00Z'],
  });
  owner = await worksAt(app, yoga.providerId, 'owner');
  made += 1;
});

async function guest(name: string, sessionIds: readonly number[]): Promise<string> {
  const email = `${name}-${made}@serie.example.it`;
  await signedUp(app, yoga, { name, email, sessionIds });
  return email;
}

async function edit(input: object, { session = yoga.sessionIds[1], version = 1 } = {}) {
  const { data, errors } = await app.ask(
    'mutation($p: Id!, $id: Id!, $version: Int!, $input: EditedSessionInput!) { editSession(providerId: $p, id: $id, version: $version, input: $input) }',
    {
      p: yoga.providerId,
      id: session,
      version,
      input: {
        startsAt: '2026-10-20T18:00',
        durationMinutes: 60,
        capacity: 3,
        teacherId: yoga.teacherId,
        ...input,
      },
    },
    { actor: owner, idempotencyKey: `edit-series-${(made += 1)}` },
  );
  const [error] = errors ?? [];
  return error ? { code: error.code, affected: error.affected } : { id: data?.['editSession'] };
}

const startsNow = async () =>
  (
    await app.pool.query('select starts_at from class_sessions where offer_id = $1 order by id', [
      yoga.classId,
    ])
  ).rows.map(({ starts_at: at }: { starts_at: Date }) => at.toISOString().slice(0, 16));

const mailsTo = async (email: string, kind: string) =>
  (
    await app.pool.query(
      `select rendered ->> 'text' as text from mails where recipient = $1 and kind = $2 and state = 'sent' order by id`,
      [email, kind],
    )
  ).rows as { text: string }[];

it('this and following take over the difference on the clock, over the end of summer time; each sign-up gets one mail', async () => {
  const [first = 0, second = 0, third = 0] = yoga.sessionIds;
  const [ada, ugo] = [await guest('ada', yoga.sessionIds), await guest('ugo', [first])];
  expect(await edit({ startsAt: '2026-10-21T18:30', capacity: 8, scope: 'following' })).toEqual({
    id: second,
  });
  expect(await startsNow()).toEqual([
    '2026-10-13T16:00',
    '2026-10-21T16:30',
    '2026-10-28T17:30',
    '2026-11-04T17:30',
  ]);
  await afterUndo(app);
  const [mail, ...others] = await mailsTo(ada, 'subscription-changed');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('ha cambiato 3 lezioni di Yoga');
  expect(mail?.text).toContain('04/11/2026');
  expect(mail?.text).not.toContain('13/10/2026');
  expect(await mailsTo(ugo, 'subscription-changed')).toEqual([]);
  const { rows } = await app.pool.query(
    'select capacity, changed_by_hand from class_sessions where offer_id = $1 order by id',
    [yoga.classId],
  );
  expect(rows.map((row: { capacity: number }) => row.capacity)).toEqual([3, 8, 8, 8]);
  expect(rows.some((row: { changed_by_hand: boolean }) => row.changed_by_hand)).toBe(false);
  expect(third).toBeGreaterThan(second);
});

it('who signed up several times is told of a change, and of a cancelling, in one mail with all sessions', async () => {
  const [first = 0, second = 0, third = 0] = yoga.sessionIds;
  const ada = await guest('ada', [first, second]);
  await signedUp(app, yoga, { name: 'ada', email: ada, sessionIds: [third] });
  await edit({ startsAt: '2026-10-20T18:30', scope: 'following' });
  await afterUndo(app);
  const [changed, ...others] = await mailsTo(ada, 'subscription-changed');
  expect(others).toEqual([]);
  expect(changed?.text).toContain('ha cambiato 2 lezioni di Yoga');
  expect(changed?.text.match(/manage-subscription/g)).toHaveLength(2);
  await cancel([first, second, third]);
  await afterUndo(app);
  const cancelled = await mailsTo(ada, 'subscription-cancelled');
  expect(cancelled).toHaveLength(1);
  for (const date of ['13/10/2026', '20/10/2026', '27/10/2026']) expect(cancelled[0]?.text).toContain(date);
});

it('a cancelling that fails between two customers goes on where it stopped: nothing is lost, nothing comes twice', async () => {
  const [first = 0, second = 0] = yoga.sessionIds;
  const guests = [
    await guest('ada', [first, second]),
    await guest('lia', [second]),
    await guest('ugo', [first]),
  ];
  await cancel([first, second]);
  const { rows } = await app.pool.query('select max(id) as id from enrolments');
  await app.pool
    .query(`create function fails() returns trigger language plpgsql as $$ begin raise 'no power'; end $$;
    create trigger fails before update on enrolments for each row when (new.id = ${rows[0]?.id}) execute function fails()`);
  const run = () =>
    cancelSessionsJob.run(app.work(), {
      providerId: yoga.providerId,
      sessionIds: [first, second],
      actor: 'person:1',
    });
  await expect(run()).rejects.toThrow('no power');
  expect(await takenNow()).toEqual([1, 0, 0, 0]);
  await app.pool.query('drop function fails() cascade');
  await run();
  await run();
  expect(await takenNow()).toEqual([0, 0, 0, 0]);
  await afterUndo(app);
  for (const email of guests) expect(await mailsTo(email, 'subscription-cancelled')).toHaveLength(1);
});

const takenNow = async () =>
  (
    await app.pool.query('select taken from class_sessions where offer_id = $1 order by id', [yoga.classId])
  ).rows.map(({ taken }: { taken: number }) => taken);

async function cancel(ids: readonly number[], reason = 'Malattia') {
  const { errors } = await app.ask(
    'mutation($p: Id!, $ids: [Id!]!, $reason: String) { cancelSessions(providerId: $p, ids: $ids, reason: $reason) }',
    { p: yoga.providerId, ids, reason },
    { actor: owner, idempotencyKey: `cancel-${(made += 1)}` },
  );
  expect(errors).toBeUndefined();
}

it('what was changed alone keeps its time, unless the owner ticks it', async () => {
  const [, , third = 0] = yoga.sessionIds;
  await edit({ startsAt: '2026-10-27T20:00', scope: 'this' }, { session: third });
  await edit({ startsAt: '2026-10-20T18:30', scope: 'all' });
  expect(await startsNow()).toEqual([
    '2026-10-13T16:30',
    '2026-10-20T16:30',
    '2026-10-27T19:00',
    '2026-11-03T17:30',
  ]);
  await edit({ startsAt: '2026-10-20T18:00', scope: 'all', includesChanged: true }, { version: 2 });
  expect(await startsNow()).toEqual([
    '2026-10-13T16:00',
    '2026-10-20T16:00',
    '2026-10-27T18:30',
    '2026-11-03T17:00',
  ]);
});

it('a clash in the middle changes nothing and says which of them', async () => {
  await aSessionOfTheTeacher('2026-10-27T18:30:00Z');
  const before = await startsNow();
  expect(await edit({ startsAt: '2026-10-20T19:00', scope: 'following' })).toEqual({
    code: 'reservationInvalidCapacity',
    affected: ['sessions.1'],
  });
  expect(await startsNow()).toEqual(before);
  const places = await guest('lia', yoga.sessionIds.slice(2, 3));
  await guest('mia', yoga.sessionIds.slice(2, 3));
  expect(places).toContain('lia');
  expect(await edit({ capacity: 1, scope: 'all' })).toMatchObject({ code: 'subscriptionInvalidCapacity' });
});

/** Another class takes the teacher. */
async function aSessionOfTheTeacher(startsAt: string): Promise<void> {
  const { data } = await app.ask(
    'mutation($p: Id!, $c: Id!, $sessions: [NewSessionInput!]!) { createSessions(providerId: $p, classId: $c, sessions: $sessions) }',
    {
      p: yoga.providerId,
      c: (await aClass(app.work(), { providerId: yoga.providerId, starts: ['2026-12-01T10:00:00Z'] }))
        .classId,
      sessions: [
        {
          startsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString().slice(0, 16),
          durationMinutes: 60,
          capacity: 5,
          teacherId: yoga.teacherId,
        },
      ],
    },
    { actor: owner, idempotencyKey: `teacher-${(made += 1)}` },
  );
  expect(data?.['createSessions']).toHaveLength(1);
}

it('a term cancelled at once: one mail a sign-up, all its sessions in it', async () => {
  const ada = await guest('ada', yoga.sessionIds);
  await cancel(yoga.sessionIds.slice(1).toReversed());
  await afterUndo(app);
  const [mail, ...others] = await mailsTo(ada, 'subscription-cancelled');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('03/11/2026');
  expect(mail?.text).not.toContain('13/10/2026');
});

it('two changes of one series at once wait for each other; a number of sessions beyond the limit and an unknown scope are refused', async () => {
  const [, second, third] = yoga.sessionIds;
  const at = (startsAt: string) => ({ startsAt, scope: 'all' });
  const answers = await Promise.all([
    edit(at('2026-10-20T18:15'), { session: second }),
    edit(at('2026-10-27T18:30'), { session: third }),
    edit(at('2026-10-20T18:45'), { session: second }),
  ]);
  expect(answers.filter((answer) => 'id' in answer)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'changedMeanwhile')).toHaveLength(2);
  expect(new Set((await startsNow()).map((start) => start.slice(-2))).size).toBe(1);
  const { errors } = await app.ask(
    'mutation($p: Id!, $ids: [Id!]!) { cancelSessions(providerId: $p, ids: $ids) }',
    { p: yoga.providerId, ids: Array.from({ length: 401 }, (_none, index) => index + 1) },
    { actor: owner, idempotencyKey: `many-${(made += 1)}` },
  );
  expect(errors?.[0]?.code).toBe('invalidInput');
  expect((await edit({ scope: 'everything' })).code).toBeDefined();
});
