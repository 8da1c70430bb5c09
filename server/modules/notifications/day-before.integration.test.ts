import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findDaysBefore, sumUpDay } from './use-cases/day-before.ts';

type Member = SignedInPerson & { email: string };

let app: TestApp;
let providerId: number;
let resourceId: number;
let offer: OfferMade;
let anna: Member;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T09:00:00+01:00'));
  providerId = await aProvider(app.work(), {});
  resourceId = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId });
  offer = await anOffer(app.work(), { providerId, people: [resourceId] });
  anna = await worksAt(app, providerId, 'collaborator');
  await app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId, personId: anna.personId }));
});

const USUAL = { newBookings: true, moves: true, cancellations: true, days: 'soon', dayBefore: true };
const GET =
  'query ($p: Id!) { getStaffMailWishes(providerId: $p) { newBookings moves cancellations days dayBefore } }';
const SET =
  'mutation ($p: Id!, $input: StaffMailWishesInput!) { setStaffMailWishes(providerId: $p, input: $input) }';
const wish = (input: object = {}) =>
  call(app, SET, { p: providerId, input: { ...USUAL, ...input } }, { actor: anna });
const book = (at: string) =>
  aConfirmedReservation(app, { offerId: offer.offerId, at, email: `domani-${randomUUID()}@example.it` });

/** Lets an evening come, and what it brings be sent. @returns the summaries to Anna, as they read */
async function evening(at: string): Promise<string[]> {
  app.clock.set(new Date(at));
  await app.jobs.runNow('notifications.find-days-before');
  await app.jobs.drain();
  await app.jobs.runNow('notifications.send-due-mails');
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ text: string }>(
    `select rendered ->> 'text' as text from mails
       where provider_id = $1 and kind = 'staff-day-before' and recipient = $2 and state = 'sent' order by id`,
    [providerId, anna.email],
  );
  return rows.map(({ text }) => text);
}

describe('the summary of the day before', () => {
  it('has the bookings of tomorrow, once for the day, to whoever wishes it', async () => {
    await wish();
    const { email } = await book('2026-11-03T15:00');
    await book('2026-11-03T10:00');
    await book('2026-11-04T10:00');
    expect(await evening('2026-11-02T18:59:00+01:00')).toEqual([]);
    const [mail = '', ...more] = await evening('2026-11-02T19:00:00+01:00');
    expect(more).toEqual([]);
    expect(mail).toContain('Martedì 03/11/2026');
    expect(mail).toContain('hai 2 appuntamenti');
    expect(mail.indexOf('10:00 – ')).toBeLessThan(mail.indexOf('15:00 – '));
    expect(mail).not.toContain(email);
    expect(mail).toContain('/stop-mails/');
    expect(await evening('2026-11-02T21:00:00+01:00')).toHaveLength(1);
    expect(await evening('2026-11-03T00:30:00+01:00')).toHaveLength(1);
    expect(await evening('2026-11-03T20:00:00+01:00')).toHaveLength(2);
  });

  it('says nothing where there is nothing, where nobody wished it, and of what was called off', async () => {
    await wish();
    await book('2026-11-04T10:00');
    const { id } = await book('2026-11-06T10:00');
    expect(await evening('2026-11-02T19:00:00+01:00')).toEqual([]);
    await cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'guest:link' });
    expect(await evening('2026-11-05T19:00:00+01:00')).toEqual([]);
    await wish({ dayBefore: false });
    await book('2026-11-09T10:00');
    expect(await evening('2026-11-08T19:00:00+01:00')).toEqual([]);
  });

  it('is not sent late, nor to who works there no more', async () => {
    await wish();
    await book('2026-11-03T10:00');
    const day = { providerId, personId: anna.personId, date: '2026-11-03' };
    app.clock.set(new Date('2026-11-03T00:00:00+01:00'));
    await sumUpDay(app.work(), day);
    expect(await evening('2026-11-03T00:05:00+01:00')).toEqual([]);
    await app.pool.query('update provider_roles set active = false where person_id = $1', [anna.personId]);
    await book('2026-11-05T10:00');
    expect(await evening('2026-11-04T19:00:00+01:00')).toEqual([]);
  });

  it('is found once by those who look at one moment', async () => {
    await wish();
    await book('2026-11-03T10:00');
    app.clock.set(new Date('2026-11-02T19:00:00+01:00'));
    await Promise.all(Array.from({ length: 6 }, () => findDaysBefore(app.work())));
    const { rows } = await app.pool.query(
      `select 1 from pgboss.job where name = 'notifications.sum-up-day' and (data ->> 'providerId')::int = $1`,
      [providerId],
    );
    expect(rows).toHaveLength(1);
    expect(await evening('2026-11-02T19:05:00+01:00')).toHaveLength(1);
  });

  it.each([
    ['2026-10-24T19:00:00+02:00', '2026-10-25', '2026-10-25T23:00'],
    ['2027-03-27T19:00:00+01:00', '2027-03-28', '2027-03-28T23:00'],
  ])('on the eve of a clock change, at %s, has that day whole and no more', async (at, date, late) => {
    app.clock.set(new Date(Date.parse(at) - 36 * 3_600_000));
    await wish();
    await book(`${date}T09:00`);
    await lateAt(late);
    const [mail = ''] = await evening(at);
    expect(mail).toContain('hai 2 appuntamenti');
    expect(mail).toContain('23:00 – ');
  });
});

/** A booking late at night, which nobody would be offered. */
async function lateAt(at: string): Promise<void> {
  const { id } = await book(`${at.slice(0, 10)}T15:00`);
  await app.pool.query(
    `update reservations set starts_at = ($2::timestamp at time zone 'Europe/Rome'),
       ends_at = ($2::timestamp at time zone 'Europe/Rome') + interval '30 minutes' where id = $1 and provider_id = $3`,
    [id, at, providerId],
  );
}

describe('the link that stops mails to a colleague', () => {
  const SEEN = 'query ($c: String!) { staffMailsByLink(code: $c) { providerName isStopped } }';
  const STOP = 'mutation ($c: String!) { stopStaffMails(code: $c) }';
  const codeOf = (personId = anna.personId) => app.deps.links.stopCodeFor({ providerId, personId });

  it('changes nothing when it is looked at, stops all when it is asked to, and twice has one effect', async () => {
    await wish({ days: 'all' });
    const code = codeOf();
    const seen = await app.ask(SEEN, { c: code });
    expect(seen.data?.['staffMailsByLink']).toMatchObject({ isStopped: false });
    expect(await call(app, GET, { p: providerId }, { actor: anna })).toEqual({ ...USUAL, days: 'all' });
    for (const time of ['first', 'second'])
      expect((await app.ask(STOP, { c: code })).data?.['stopStaffMails'], time).toBe(true);
    expect(await call(app, GET, { p: providerId }, { actor: anna })).toEqual({
      newBookings: false,
      moves: false,
      cancellations: false,
      days: 'all',
      dayBefore: false,
    });
    const now = await app.ask(SEEN, { c: code });
    expect(now.data?.['staffMailsByLink']).toMatchObject({ isStopped: true });
    await book('2026-11-03T10:00');
    expect(await evening('2026-11-02T19:00:00+01:00')).toEqual([]);
    const { rows } = await app.pool.query(
      `select 1 from mails where provider_id = $1 and recipient = $2 and state = 'sent'`,
      [providerId, anna.email],
    );
    expect(rows).toEqual([]);
  });

  it('stands in the mails about a booking too', async () => {
    await wish();
    await book('2026-11-03T10:00');
    await app.jobs.drain();
    const { rows } = await app.pool.query<{ text: string }>(
      `select rendered ->> 'text' as text from mails where provider_id = $1 and kind = 'colleague-new-booking'`,
      [providerId],
    );
    expect(rows[0]?.text).toContain(`/stop-mails/${codeOf()}`);
  });

  it('is worth nothing for another purpose, another person or once they have left', async () => {
    const refused = async (c: string) => (await app.ask(STOP, { c })).errors?.[0]?.code;
    expect(
      await refused(app.deps.links.codeFor('manage-reservation', { providerId, id: anna.personId })),
    ).toBe('notFound');
    expect(
      await refused(app.deps.links.feedCodeFor({ personId: providerId, generation: anna.personId })),
    ).toBe('notFound');
    expect(await refused(`${codeOf().slice(0, -4)}AAAA`)).toBe('notFound');
    const customer = await app.pool.query<{ id: string }>('select max(id) + 1 as id from people');
    expect(await refused(codeOf(Number(customer.rows[0]?.id)))).toBe('notFound');
    await app.pool.query('update provider_roles set active = false where person_id = $1', [anna.personId]);
    expect(await refused(codeOf())).toBe('notFound');
  });
});
