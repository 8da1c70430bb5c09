import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, bookFor } from '#server/modules/booking/builders.ts';
import { callOffReservation, moveReservation } from '#server/modules/booking/index.ts';
import { atDesk } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aChildOf, aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findDueReminders, REMIND_JOB } from './use-cases/remind.ts';

let app: TestApp;
let offerId: number;
let providerId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from reminder_marks');
  const offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
  ({ offerId, providerId } = offer);
  await at('2026-11-02T09:00');
});

/** What the job of every minute does then, by the clock of Rome in November. */
async function at(time: string): Promise<void> {
  app.clock.set(new Date(`${time}:00+01:00`));
  await findDueReminders(app.work());
  await app.jobs.drain();
}

async function reminders(): Promise<[to: string, language: string, text: string][]> {
  const { rows } = await app.pool.query(
    `select recipient, language, rendered ->> 'text' as text from mails
     where provider_id = $1 and kind = 'reservation-reminder' and state = 'sent' order by recipient, id`,
    [providerId],
  );
  return rows.map(({ recipient, language, text }) => [recipient, language, text]);
}
const wish = (hours: number[]) =>
  app.pool.query('update providers set reminder_hours = $2 where id = $1', [providerId, hours]);
const book = (email: string, start: string) => aConfirmedReservation(app, { offerId, email, at: start });

it('reminds the day before, once however often it is looked, in the language and the time of the place', async () => {
  await book('ada@example.org', '2026-11-05T10:00');
  await at('2026-11-04T09:59');
  expect(await reminders()).toEqual([]);
  await at('2026-11-04T10:00');
  const [first] = await reminders();
  expect(first?.slice(0, 2)).toEqual(['ada@example.org', 'it']);
  expect(first?.[2]).toContain('Giovedì 05/11/2026, 10:00');
  await Promise.all([findDueReminders(app.work()), findDueReminders(app.work())]);
  await at('2026-11-04T10:01');
  await at('2026-11-05T09:30');
  expect(await reminders()).toHaveLength(1);
});

it('reminds at each distance the provider wishes, and never where it wishes none', async () => {
  await wish([72, 24, 1]);
  await book('ada@example.org', '2026-11-08T10:00');
  await at('2026-11-05T10:00');
  expect(await reminders()).toHaveLength(1);
  await at('2026-11-07T10:00');
  await at('2026-11-08T09:00');
  expect(await reminders()).toHaveLength(3);
  await wish([]);
  await book('bea@example.org', '2026-11-10T10:00');
  await at('2026-11-09T10:00');
  expect(await reminders()).toHaveLength(3);
});

it('says nothing of what is cancelled, nor of what was booked only after the time of its reminder', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  await callOffReservation(app.work(), { providerId, reservationId: id, actor: 'system:test' });
  await at('2026-11-04T12:00');
  await book('bea@example.org', '2026-11-05T11:00');
  await at('2026-11-04T12:01');
  await at('2026-11-05T10:30');
  expect(await reminders()).toEqual([]);
});

it('says the new time alone of what was moved, and once more if it was moved after its reminder', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  const move = (dateTimeFrom: string) =>
    moveReservation(
      app.work(),
      app.deps,
      { providerId, reservationId: id, dateTimeFrom, resourceId: null },
      { by: 'provider', actor: 'system:test', idempotencyKey: null },
    );
  await move('2026-11-06T10:00');
  await at('2026-11-04T10:00');
  expect(await reminders()).toEqual([]);
  await at('2026-11-05T10:00');
  expect(await reminders()).toHaveLength(1);
  await move('2026-11-09T10:00');
  await at('2026-11-08T10:00');
  const [, second] = await reminders();
  expect(second?.[2]).toContain('09/11/2026');
});

it('drops a reminder that waits while its booking is cancelled', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  app.clock.set(new Date('2026-11-04T10:00:00+01:00'));
  await findDueReminders(app.work());
  await callOffReservation(app.work(), { providerId, reservationId: id, actor: 'system:test' });
  await app.jobs.drain();
  expect(await reminders()).toEqual([]);
});

it('drops a reminder that waits while its booking is moved, which is reminded of at its new time alone', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  app.clock.set(new Date('2026-11-04T10:00:00+01:00'));
  await findDueReminders(app.work());
  await moveReservation(
    app.work(),
    app.deps,
    { providerId, reservationId: id, dateTimeFrom: '2026-11-09T10:00', resourceId: null },
    { by: 'provider', actor: 'system:test', idempotencyKey: null },
  );
  await app.jobs.drain();
  expect(await reminders()).toEqual([]);
  await at('2026-11-08T10:00');
  expect(await reminders()).toMatchObject([[expect.anything(), 'it', expect.stringContaining('09/11/2026')]]);
});

it('keeps a reminder that waits while its booking is changed and its start stays', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  const owner = await worksAt(app, providerId, 'owner');
  const change = async (sequence: number, input: object) => {
    const of = { p: providerId, id, sequence, input: { tellsCustomer: false, ...input } };
    expect(await atDesk(app, 'updateReservation', of, { actor: owner })).toMatchObject({ code: null });
  };
  app.clock.set(new Date('2026-11-04T10:00:00+01:00'));
  await findDueReminders(app.work());
  await change(0, { durationMinutes: 75 });
  await change(1, { start: '2026-11-09T10:00' });
  await change(2, { start: '2026-11-05T10:00' });
  await app.jobs.drain();
  expect(await reminders()).toMatchObject([
    ['ada@example.org', 'it', expect.stringContaining('05/11/2026, 10:00')],
  ]);
});

it('is one mail however often its job is done', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  app.clock.set(new Date('2026-11-04T10:00:00+01:00'));
  const due = { providerId, reservationId: id, sequence: 0, hours: 24 };
  for (let times = 0; times < 2; times += 1) {
    await app.work().transaction((tx) => tx.enqueue(REMIND_JOB, due));
    await app.jobs.drain();
  }
  expect(await reminders()).toHaveLength(1);
});

it('writes to who cares for somebody without an address, and to nobody for a walk-in', async () => {
  const carerId = await aCustomer(app.work(), { providerId, email: 'mamma@example.org' });
  const childId = await aChildOf(app.work(), { providerId, carerId });
  const walkInId = await aWalkIn(app.work(), { providerId });
  await bookFor(app, { providerId, customerId: childId, offerId, at: '2026-11-05T10:00' });
  await bookFor(app, { providerId, customerId: walkInId, offerId, at: '2026-11-05T12:00' });
  await at('2026-11-04T12:30');
  expect((await reminders()).map(([to]) => to)).toEqual(['mamma@example.org']);
});

it('after a standstill reminds whoever still has half of the notice, and leaves the others', async () => {
  await book('ada@example.org', '2026-11-05T10:00');
  await book('bea@example.org', '2026-11-05T16:00');
  await at('2026-11-05T00:00');
  expect((await reminders()).map(([to]) => to)).toEqual(['bea@example.org']);
});

it('counts hours, not dates, over the night the clocks change', async () => {
  app.clock.set(new Date('2027-03-20T09:00:00+01:00'));
  await findDueReminders(app.work());
  await book('ada@example.org', '2027-03-28T10:00');
  app.clock.set(new Date('2027-03-27T07:59:00Z'));
  await findDueReminders(app.work());
  await app.jobs.drain();
  expect(await reminders()).toEqual([]);
  app.clock.set(new Date('2027-03-27T08:00:00Z'));
  await findDueReminders(app.work());
  await app.jobs.drain();
  expect((await reminders())[0]?.[2]).toContain('28/03/2027, 10:00');
});
