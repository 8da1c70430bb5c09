import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterUndo } from '#server/modules/booking/testing/desk.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { signedUp } from '#server/modules/classes/testing/signed-up.ts';
import { confirmEnrolmentByLink, signUp } from '#server/modules/classes/index.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findDueReminders } from './use-cases/remind.ts';
import { warnOfMinimum } from './use-cases/warn-of-minimum.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function sentTo(email: string): Promise<{ kind: string; text: string; attachments: number }[]> {
  const { rows } = await app.pool.query(
    `select kind, rendered ->> 'text' as text, coalesce(jsonb_array_length(rendered -> 'attachments'), 0) as attachments
     from mails where recipient = $1 and state = 'sent' order by id`,
    [email],
  );
  return rows;
}

it('tells who signs up and the center: link, sessions with a calendar file, what was cancelled and comes back', async () => {
  const { providerId, classId, sessionIds } = await aClass(app.work(), {
    starts: ['2026-11-12T17:00:00Z', '2026-11-19T17:00:00Z'],
  });
  await app.pool.query(
    "update providers set notification_email = 'centro@example.it', language = 'it' where id = $1",
    [providerId],
  );
  const request = {
    classId,
    sessionIds,
    contact: { email: 'lia@example.it', firstname: 'Lia', lastname: 'Moro', phone: null },
    webIntegrationId: null,
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: 'here',
    idempotencyKey: null,
  } as const;
  const { enrolmentId: id } = await signUp(app.work(), app.deps, request, origin);
  await app.jobs.drain();
  const [link] = await sentTo('lia@example.it');
  expect(link).toMatchObject({ kind: 'subscription-to-confirm' });
  expect(link?.text).toContain('/subscription-confirmation/');
  await confirmEnrolmentByLink(app.work(), { providerId, id });
  await app.jobs.drain();
  const [, confirmed] = await sentTo('lia@example.it');
  expect(confirmed).toMatchObject({ kind: 'subscription-confirmed', attachments: 1 });
  expect(confirmed?.text).toContain('12/11/2026');
  expect(confirmed?.text).toContain('Si paga sul posto.');
  const [owner] = await sentTo('centro@example.it');
  expect(owner?.text).toContain('Lia Moro si è iscritto a Yoga.');
  await app.pool.query("update class_sessions set status = 'C', cancelled_at = now() where id = $1", [
    sessionIds[0],
  ]);
  await app.jobs.runNow('classes.cancel-sessions', {
    providerId,
    sessionIds: sessionIds.slice(0, 1),
    actor: 'system:test',
  });
  await afterUndo(app);
  const [, , cancelled] = await sentTo('lia@example.it');
  expect(cancelled).toMatchObject({ kind: 'subscription-cancelled' });
  expect(cancelled?.text).toContain('ha annullato queste lezioni di Yoga');
  expect(cancelled?.text).not.toContain('19/11/2026');
});

it('reminds of each session the day before, once; of none that is off, given up or unconfirmed', async () => {
  await app.pool.query('delete from reminder_marks');
  const at = async (time: string) => {
    app.clock.set(new Date(time));
    await findDueReminders(app.work());
    await app.jobs.drain();
  };
  await at('2026-12-01T09:00:00Z');
  const { providerId, classId, sessionIds } = await aClass(app.work(), {
    starts: ['2026-12-08T17:00:00Z', '2026-12-09T17:00:00Z', '2026-12-10T17:00:00Z'],
  });
  const signUpOf = async (firstname: string, sessions: readonly number[], isConfirmed = true) => {
    const email = `${firstname}-promemoria@example.it`;
    const { enrolmentId: id } = await signUp(
      app.work(),
      app.deps,
      {
        classId,
        sessionIds: sessions,
        contact: { email, firstname, lastname: null, phone: null },
        webIntegrationId: null,
        onlyBook: true,
        sharesData: true,
        shownTotalCents: null,
      },
      {
        actor: { kind: 'guest' },
        language: 'it',
        channel: 'Web',
        address: `here-${firstname}`,
        idempotencyKey: null,
      },
    );
    if (isConfirmed) await confirmEnrolmentByLink(app.work(), { providerId, id });
    return id;
  };
  const [first = 0, second = 0, third = 0] = sessionIds;
  const ada = await signUpOf('ada', sessionIds);
  await signUpOf('ugo', [first], false);
  await app.pool.query(
    `update enrolment_places set status = 'C' where enrolment_id = $1 and session_id = $2`,
    [ada, second],
  );
  const reminders = async (name: string) =>
    (await sentTo(`${name}-promemoria@example.it`)).filter(({ kind }) => kind === 'subscription-reminder');
  await at('2026-12-07T16:59:00Z');
  expect(await reminders('ada')).toEqual([]);
  await at('2026-12-07T17:00:00Z');
  await at('2026-12-07T17:01:00Z');
  const [one, ...others] = await reminders('ada');
  expect(others).toEqual([]);
  expect(one?.text).toContain('Ti ricordiamo la tua lezione di Yoga');
  expect(one?.text).toContain('08/12/2026');
  expect(one?.text).toContain('Si paga sul posto.');
  expect(await reminders('ugo')).toEqual([]);
  await at('2026-12-08T17:30:00Z');
  expect(await reminders('ada')).toHaveLength(1);
  await app.pool.query("update class_sessions set status = 'C', cancelled_at = now() where id = $1", [third]);
  await at('2026-12-09T17:30:00Z');
  expect(await reminders('ada')).toHaveLength(1);
});

it('warns the center and the teacher once, a day before, of a session below its minimum, and not where enough have signed up', async () => {
  app.clock.set(new Date('2026-12-01T08:00:00Z'));
  const starts = ['2026-12-03T17:00:00Z', '2026-12-03T19:00:00Z'];
  const made = await aClass(app.work(), { starts, minimumCapacity: 2 });
  await app.pool.query(
    "update providers set notification_email = 'pochi@example.it', language = 'it' where id = $1",
    [made.providerId],
  );
  const teacher = await worksAt(app, made.providerId, 'collaborator');
  await app.pool.query(
    'update resources set person_id = $2 where id = (select resource_id from class_sessions where id = $1)',
    [made.sessionIds[0], teacher.personId],
  );
  const [few = 0, enough = 0] = made.sessionIds;
  await signedUp(app, made, { name: 'Ugo', email: 'ugo@example.it', sessionIds: [few, enough] });
  await signedUp(app, made, { name: 'Ida', email: 'ida@example.it', sessionIds: [enough] });
  const warned = async () => {
    await warnOfMinimum(app.work());
    await app.jobs.drain();
    return (await sentTo('pochi@example.it')).filter(({ kind }) => kind === 'owner-session-minimum');
  };
  app.clock.set(new Date('2026-12-02T16:00:00Z'));
  expect(await warned()).toEqual([]);
  app.clock.set(new Date('2026-12-02T20:00:00Z'));
  const [mail, ...more] = await warned();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Yoga, 03/12/2026 alle 18:00');
  expect(mail?.text).toContain(`/classes/sessions/${few}`);
  expect(await warned()).toHaveLength(1);
  const [toTeacher, ...others] = await sentTo(teacher.email);
  expect(others).toEqual([]);
  expect(toTeacher?.text).toContain('perché insegni questa lezione');
});
