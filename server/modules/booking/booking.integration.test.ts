import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBreak, addHoliday } from '#server/modules/availability/index.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
});

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!, $onlyBook: Boolean!, $agreements: [AgreementInput!]) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email,
    onlyBook: $onlyBook, agreements: $agreements) { id message success amount amountCents clientSecret }
}`;
const sharing = [{ type: 'sharing', decision: 'Y' }];

async function book(request: {
  at?: string;
  email?: string;
  onlyBook?: boolean;
  agreements?: object[];
  offerId?: number;
  person?: number | null;
  actor?: Actor;
}) {
  const variables = {
    offer: request.offerId ?? offer.offerId,
    person: request.person ?? null,
    at: request.at ?? '2026-11-03T10:00',
    email: request.email ?? 'anna@example.it',
    onlyBook: request.onlyBook ?? true,
    agreements: request.agreements ?? sharing,
  };
  const answer = await app.ask(BOOK, variables, request.actor ? { actor: request.actor } : {});
  return {
    result: answer.data?.['createReservationAsAnonymous'],
    code: answer.errors?.[0]?.code ?? null,
    answer,
  };
}

async function slots(date = '2026-11-03') {
  const answer = await app.ask(
    `query($offer: Id!, $date: String!) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date) { startTime dateTimeFrom } }`,
    {
      offer: offer.offerId,
      date,
    },
  );
  return answer.data?.['getResourceAvailabilitySlots'];
}

const LINK = `query($code: String!, $purpose: LinkPurpose!) { reservationByLink(code: $code, purpose: $purpose) { status canCancel refundCentsIfCancelledNow manageCode emailShown } }`;
const CONFIRM = 'mutation($code: String!) { confirmReservationByLink(code: $code) { id status manageCode } }';
const CANCEL =
  'mutation($code: String!) { cancelReservationByLink(code: $code) { status cancelReason refundCentsIfCancelledNow } }';

async function lastReservation(): Promise<{ providerId: number; id: number }> {
  const row = await app.database
    .selectFrom('reservations')
    .select(['provider_id as providerId', 'id'])
    .where('provider_id', '=', offer.providerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row;
}

describe('a guest books without paying', () => {
  it('holds the place, answers no id, and takes the slot from everybody else', async () => {
    expect(await slots()).toContainEqual({
      startTime: '10:00:00',
      dateTimeFrom: '2026-11-03T10:00:00+01:00',
    });
    const { result } = await book({});
    expect(result).toMatchObject({ id: null, success: true, amount: 50, clientSecret: null });
    expect(await slots()).not.toContainEqual(expect.objectContaining({ startTime: '10:00:00' }));
    expect((await book({ email: 'bruno@example.it' })).code).toBe('reservationInvalidResources');
    expect((await book({ email: 'bruno@example.it', person: offer.people[0] ?? 0 })).code).toBe(
      'reservationInvalidCapacity',
    );
  });

  // What carries two at once, the lock of its row: `row-races`.
  it('confirms by the mailed link, once, however often it is opened or posted', async () => {
    await book({});
    const code = app.deps.links.codeFor('confirm-reservation', await lastReservation());
    const seen = await app.ask(LINK, { code, purpose: 'confirm' });
    expect(seen.data?.['reservationByLink']).toMatchObject({ status: 'P', emailShown: 'an…@example.it' });
    const twice = await Promise.all([app.ask(CONFIRM, { code }), app.ask(CONFIRM, { code })]);
    for (const answer of twice)
      expect(answer.data?.['confirmReservationByLink']).toMatchObject({ status: 'A' });
    const { rows } = await app.pool.query(
      "select count(*)::int as n from audit_entries where action = 'confirmReservation' and provider_id = $1",
      [offer.providerId],
    );
    expect(rows[0]).toEqual({ n: 1 });
  });

  it.each([
    ['a foreign code', 'x'],
    ['a code for another purpose', null],
  ])('shows nothing for %s', async (_name, given) => {
    await book({});
    const code = given ?? app.deps.links.codeFor('manage-reservation', await lastReservation());
    expect((await app.ask(LINK, { code, purpose: 'confirm' })).errors?.[0]?.code).toBe('notFound');
    expect((await app.ask(CONFIRM, { code })).errors?.[0]?.code).toBe('notFound');
  });

  it('frees the place when nobody confirms in half an hour', async () => {
    await book({});
    const code = app.deps.links.codeFor('confirm-reservation', await lastReservation());
    app.clock.advance(31);
    expect(await slots()).toContainEqual(expect.objectContaining({ startTime: '10:00:00' }));
    expect((await app.ask(CONFIRM, { code })).errors?.[0]?.code).toBe('holdExpired');
    await app.jobs.runNow('booking.expire-reservations');
    const seen = await app.ask(LINK, { code, purpose: 'confirm' });
    expect(seen.data?.['reservationByLink']).toMatchObject({ status: 'C', canCancel: false });
  });

  it('is too late at the very moment the half hour ends, as the place is free from then on', async () => {
    await book({});
    const code = app.deps.links.codeFor('confirm-reservation', await lastReservation());
    app.clock.advance(30);
    expect(await slots()).toContainEqual(expect.objectContaining({ startTime: '10:00:00' }));
    expect((await app.ask(CONFIRM, { code })).errors?.[0]?.code).toBe('holdExpired');
    await app.jobs.runNow('booking.expire-reservations');
  });

  it('gives an expired place to somebody else even before the sweep', async () => {
    await book({});
    app.clock.advance(31);
    expect((await book({ email: 'bruno@example.it' })).code).toBeNull();
    await app.jobs.runNow('booking.expire-reservations');
  });
});

describe('somebody signed in books without paying', () => {
  it('needs no link for the own e-mail: the log-in has proved it', async () => {
    const personId = await aPerson(app.work(), { email: 'carla@example.it' });
    const { result } = await book({ email: ' CARLA@example.it ', actor: anActor({ personId }) });
    expect(result).toMatchObject({ id: expect.any(Number), success: true });
  });

  it('may book for another e-mail, which then confirms like any guest', async () => {
    const personId = await aPerson(app.work(), { email: 'dario@example.it' });
    const { result } = await book({ email: 'friend@example.it', actor: anActor({ personId }) });
    expect(result).toMatchObject({ id: null, success: true });
    const { providerId, id } = await lastReservation();
    const row = await app.database
      .selectFrom('reservations')
      .select('status')
      .where('provider_id', '=', providerId)
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.status).toBe('P');
  });
});

describe('cancelling by the mailed link', () => {
  it('frees the place; twice is said to be once', async () => {
    await book({});
    const subject = await lastReservation();
    await app.ask(CONFIRM, { code: app.deps.links.codeFor('confirm-reservation', subject) });
    const code = app.deps.links.codeFor('manage-reservation', subject);
    const answer = await app.ask(CANCEL, { code });
    expect(answer.data?.['cancelReservationByLink']).toMatchObject({
      status: 'C',
      cancelReason: 'byCustomer',
    });
    expect(await slots()).toContainEqual(expect.objectContaining({ startTime: '10:00:00' }));
    expect((await app.ask(CANCEL, { code })).errors?.[0]?.code).toBe('alreadyCanceled');
  });

  it('is refused once the booking has begun', async () => {
    await book({ at: '2026-11-03T10:00' });
    const subject = await lastReservation();
    await app.ask(CONFIRM, { code: app.deps.links.codeFor('confirm-reservation', subject) });
    const before = app.clock.now();
    app.clock.set('2026-11-03T09:00:00Z');
    expect(
      (await app.ask(CANCEL, { code: app.deps.links.codeFor('manage-reservation', subject) })).errors?.[0]
        ?.code,
    ).toBe('invalidPastDate');
    app.clock.set(before);
  });
});

describe('blockers', () => {
  it.each([
    ['a past day', { at: '2026-11-01T10:00' }, 'invalidPastDate'],
    ['a time that has passed today', { at: '2026-11-02T07:00' }, 'IV.ST'],
    ['a start off the grid', { at: '2026-11-03T10:02' }, 'IV.ST'],
    ['the middle of the night', { at: '2026-11-03T03:00' }, 'reservationInvalidSchedule'],
    ['the 30th of February', { at: '2027-02-30T10:00' }, 'invalidDates'],
    ['an hour that the spring night skips', { at: '2027-03-28T02:30' }, 'invalidDates'],
    ['no date at all', { at: 'domani' }, 'invalidDates'],
    ['no sharing agreement', { agreements: [] }, 'missingSharingAgreement'],
    [
      'a refused sharing agreement',
      { agreements: [{ type: 'sharing', decision: 'N' }] },
      'missingSharingAgreement',
    ],
    ['an unknown offer', { offerId: 999_999 }, 'reservationInvalidService'],
    ['a person who does not do it', { person: 999_999 }, 'reservationInvalidResources'],
    ['an address that is none', { email: 'anna' }, 'clientDataNotValid'],
    ['paying where no account is connected', { onlyBook: false }, 'missingStripeAccount'],
  ])('%s: %s', async (_name, request, code) => {
    const { answer } = await book(request);
    expect(answer.errors?.[0]?.code).toBe(code);
    const { rows } = await app.pool.query(
      'select count(*)::int as n from reservations where provider_id = $1',
      [offer.providerId],
    );
    expect(rows[0]).toEqual({ n: 0 });
  });

  it('breaks and holidays have their own words', async () => {
    const [resourceId = 0] = offer.people;
    const { providerId } = offer;
    await addBreak(app.work(), {
      providerId,
      resourceId,
      on: { date: '2026-11-03' },
      startMinute: 780,
      endMinute: 840,
    });
    await addHoliday(app.work(), {
      providerId,
      resourceId: null,
      startsLocal: '2026-11-04 00:00',
      endsLocal: '2026-11-05 00:00',
      isWholeDay: true,
      name: null,
    });
    expect((await book({ at: '2026-11-03T13:00' })).code).toBe('reservationInvalidBreak');
    expect((await book({ at: '2026-11-04T10:00' })).code).toBe('reservationInvalidPause');
  });

  it('says so when the same person books the same start again', async () => {
    const { result } = await book({});
    app.clock.advance(1);
    const again = await book({});
    expect(result).toMatchObject({ success: true });
    expect(again.answer.errors?.[0]).toMatchObject({
      code: 'alreadyBooked',
      message: 'You have already booked this item!',
    });
    app.clock.advance(-1);
  });
});

describe('offer and accept agree', () => {
  it('every slot offered on a day can be booked, and nothing between them', async () => {
    const offered = await slots('2026-11-06');
    const starts = Array.isArray(offered)
      ? offered.map((slot: { dateTimeFrom: string }) => slot.dateTimeFrom)
      : [];
    expect(starts).toHaveLength(97);
    const first = await book({ at: starts[0] });
    expect(first.code).toBeNull();
    const rest = await slots('2026-11-06');
    expect(rest).toHaveLength(85);
    expect((await book({ at: starts[5], email: 'bruno@example.it' })).code).toBe(
      'reservationInvalidResources',
    );
    expect((await book({ at: starts[12], email: 'bruno@example.it' })).code).toBeNull();
  });
});
