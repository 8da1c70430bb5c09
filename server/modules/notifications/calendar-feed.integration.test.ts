import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { convertIcsCalendar } from 'ts-ics';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { cancelReservation, moveReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { HttpServer } from '#server/http-server.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let actor: SignedInPerson;
let email: string;
let offerId: number;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
  offerId = offer.offerId;
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  email = `ada${(made += 1)}@example.it`;
  const personId = await aPerson(app.work(), { email });
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  await app.pool.query('insert into log_ins (person_id, created_at) values ($1, now())', [personId]);
  actor = anActor({ personId, steppedUpAt: app.clock.now() });
});

type Feed = { isOn: boolean; url: string | null };
async function call(name: string, as: { actor?: SignedInPerson } = { actor }): Promise<Feed> {
  const answer = await app.ask(
    `${name.startsWith('get') ? '' : 'mutation '}{ ${name} { isOn url } }`,
    {},
    as,
  );
  expect(answer.errors).toBeUndefined();
  // The selection above is this shape.
  return answer.data?.[name] as Feed;
}
const get = async (url: string | null) =>
  http.fastify.inject({ url: (url ?? '').replace('http://localhost:3000', '') });
const eventsOf = async (url: string | null) =>
  convertIcsCalendar(undefined, (await get(url)).body).events ?? [];

describe('the calendar feed', () => {
  it('is off until it is opened, and keeps its address while it is open', async () => {
    expect(await call('getMyCalendarFeed')).toEqual({ isOn: false, url: null });
    const { url } = await call('enableCalendarFeed');
    expect(url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w.-]+\.ics$/);
    expect(await call('enableCalendarFeed')).toEqual({ isOn: true, url });
    expect(await call('getMyCalendarFeed')).toEqual({ isOn: true, url });
  });

  it('shows what stands, follows a move, drops what is cancelled', async () => {
    const booked = await aConfirmedReservation(app, { offerId, email, at: '2026-11-05T10:00' });
    const { url } = await call('enableCalendarFeed');
    const [first] = await eventsOf(url);
    expect(first).toMatchObject({ summary: 'Massaggio rilassante da Il Prato', status: 'CONFIRMED' });
    expect(first?.start.date).toEqual(new Date('2026-11-05T09:00:00Z'));
    const request = {
      providerId: booked.providerId,
      reservationId: booked.id,
      dateTimeFrom: '2026-11-06T12:00',
      resourceId: null,
    };
    await moveReservation(app.work(), app.deps, request, {
      by: 'customer',
      actor: 'test',
      idempotencyKey: null,
    });
    const [moved] = await eventsOf(url);
    expect(moved).toMatchObject({ uid: first?.uid, sequence: 1 });
    expect(moved?.start.date).toEqual(new Date('2026-11-06T11:00:00Z'));
    await cancelReservation(app.work(), app.deps, {
      providerId: booked.providerId,
      reservationId: booked.id,
      actor: 'test',
    });
    expect(await eventsOf(url)).toEqual([]);
  });

  it('is private text for a calendar program', async () => {
    const { url } = await call('enableCalendarFeed');
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*METHOD:PUBLISH[\s\S]*END:VCALENDAR\r?\n?$/);
    // A calendar without any component is none
    expect(body).toContain('\r\nBEGIN:VTIMEZONE\r\n');
    expect(convertIcsCalendar(undefined, body).events ?? []).toEqual([]);
  });

  it('ends with its revocation, also when another one is opened', async () => {
    const { url: old } = await call('enableCalendarFeed');
    expect(await call('revokeCalendarFeed')).toEqual({ isOn: false, url: null });
    expect((await get(old)).statusCode).toBe(404);
    const { url } = await call('enableCalendarFeed');
    expect(url).not.toBe(old);
    expect([(await get(old)).statusCode, (await get(url)).statusCode]).toEqual([404, 200]);
  });

  it('answers nobody else: changed codes, links of bookings, disabled log-ins', async () => {
    const { url } = await call('enableCalendarFeed');
    const code = (url ?? '').split('/').at(-1)?.replace('.ics', '') ?? '';
    const other = code.replace(/^[0-9a-z]+/, (id) => (Number.parseInt(id, 36) + 1).toString(36));
    const link = app.deps.links.codeFor('manage-reservation', { providerId: actor.personId, id: 1 });
    for (const wrong of [other, link, 'x', `${code}x`, '..%2f..%2fetc'])
      expect((await get(`/calendar/${wrong}.ics`)).statusCode).toBe(404);
    await app.pool.query('update log_ins set active = false where person_id = $1', [actor.personId]);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('shows nothing before the e-mail is verified, and asks who opens it', async () => {
    await aConfirmedReservation(app, { offerId, email, at: '2026-11-05T14:00' });
    await app.pool.query('update people set verified_at = null where id = $1', [actor.personId]);
    const { url } = await call('enableCalendarFeed');
    expect(await eventsOf(url)).toEqual([]);
    expect((await app.ask('mutation { enableCalendarFeed { url } }')).errors?.[0]?.code).toBe(
      'unauthenticated',
    );
    expect((await app.ask('{ getMyCalendarFeed { url } }')).errors?.[0]?.code).toBe('unauthenticated');
  });
});
