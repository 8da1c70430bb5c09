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
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  yoga = await aClass(app.work(), {
    capacity: 3,
    starts: ['2026-11-10T17:00:00Z', '2026-11-12T17:00:00Z'],
  });
  owner = await worksAt(app, yoga.providerId, 'owner');
  made += 1;
});

async function guest(name: string, sessionIds = yoga.sessionIds.slice(0, 1)): Promise<string> {
  const email = `${name}-${made}@example.it`;
  await signedUp(app, yoga, { name, email, sessionIds });
  return email;
}

const AS_IT_IS = { startsAt: '2026-11-10T18:00', durationMinutes: 60, capacity: 3 };

async function edit(
  input: object,
  { version = 1, session = yoga.sessionIds[0] }: { version?: number; session?: number | undefined } = {},
) {
  const { data, errors } = await app.ask(
    'mutation($p: Id!, $id: Id!, $version: Int!, $input: EditedSessionInput!) { editSession(providerId: $p, id: $id, version: $version, input: $input) }',
    {
      p: yoga.providerId,
      id: session,
      version,
      input: { ...AS_IT_IS, teacherId: yoga.teacherId, ...input },
    },
    { actor: owner, idempotencyKey: `edit-${(made += 1)}` },
  );
  const [error] = errors ?? [];
  return error ? { code: error.code, affected: error.affected } : { id: data?.['editSession'] };
}

const changedMails = async (email: string) =>
  (
    await app.pool.query(
      `select rendered ->> 'text' as text, rendered -> 'attachments' -> 0 ->> 'content' as file from mails
       where recipient = $1 and kind = 'subscription-changed' and state = 'sent' order by id`,
      [email],
    )
  ).rows as { text: string; file: string }[];

it('moves one session with its teacher: who comes is told once with the calendar file, and may go free of charge', async () => {
  const [ada, ugo] = [await guest('ada'), await guest('ugo', yoga.sessionIds.slice(1))];
  const [first, second] = yoga.sessionIds;
  expect(await edit({ startsAt: '2026-11-11T19:30', durationMinutes: 90 })).toEqual({ id: first });
  await afterUndo(app);
  const { rows } = await app.pool.query(
    `select starts_at, ends_at, sequence, version, (select count(*)::int from holds where kind = 'class' and holder_id = s.id) as holds,
       (select lower(busy) from holds where kind = 'class' and holder_id = s.id) as held from class_sessions s where id = any($1) order by id`,
    [[first, second]],
  );
  expect(rows).toMatchObject([
    {
      starts_at: new Date('2026-11-11T18:30:00Z'),
      ends_at: new Date('2026-11-11T20:00:00Z'),
      sequence: 1,
      version: 2,
      holds: 1,
      held: new Date('2026-11-11T18:30:00Z'),
    },
    { starts_at: new Date('2026-11-12T17:00:00Z'), sequence: 0, version: 1, holds: 1 },
  ]);
  const [mail, ...others] = await changedMails(ada);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('10/11/2026');
  expect(mail?.text).toContain('11/11/2026');
  expect(mail?.text).toContain('disdici gratis fino all’inizio');
  expect(mail?.file).toMatch(/DTSTART.*20261111T183000Z/);
  expect(mail?.file).toContain('SEQUENCE:1');
  expect(await changedMails(ugo)).toEqual([]);
  // Too late by the terms, free for whoever was moved
  const place = await app.pool.query(
    'select moved_by_us from enrolment_places where session_id = any($1) order by session_id',
    [[first, second]],
  );
  expect(place.rows).toEqual([{ moved_by_us: true }, { moved_by_us: false }]);
});

it('is refused below who comes, into the past, once it is off, onto another session of the teacher, from an older form', async () => {
  await guest('ada');
  await guest('ugo');
  expect(await edit({ capacity: 1 })).toEqual({
    code: 'subscriptionInvalidCapacity',
    affected: ['capacity'],
  });
  expect(await edit({ startsAt: '2026-11-01T18:00' })).toMatchObject({ code: 'invalidPastDate' });
  expect(await edit({ startsAt: '2026-11-12T18:30' })).toEqual({
    code: 'reservationInvalidCapacity',
    affected: ['sessions.0'],
  });
  expect(await edit({}, { version: 7 })).toMatchObject({ code: 'changedMeanwhile' });
  // Nothing of it stayed
  expect(await edit({ startsAt: '2026-11-10T18:15' })).toMatchObject({ id: yoga.sessionIds[0] });
  await app.pool.query("update class_sessions set status = 'C', cancelled_at = now() where id = $1", [
    yoga.sessionIds[1],
  ]);
  expect(await edit({}, { session: yoga.sessionIds[1] })).toMatchObject({ code: 'alreadyCanceled' });
  await app.pool.query("delete from holds where kind = 'class' and holder_id = $1", [yoga.sessionIds[1]]);
});

it('more places alone tell nobody; nor does what the center tells itself', async () => {
  const ada = await guest('ada');
  expect(await edit({ capacity: 12 })).toMatchObject({ id: yoga.sessionIds[0] });
  expect(
    await edit({ capacity: 12, teacherId: null, tellsParticipants: false }, { version: 2 }),
  ).toMatchObject({ id: yoga.sessionIds[0] });
  await afterUndo(app);
  expect(await changedMails(ada)).toEqual([]);
});
