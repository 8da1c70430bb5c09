import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { afterUndo } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson, invitePerson } from '#server/modules/identity/index.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ClassMade } from './builders.ts';
import { aClass } from './builders.ts';

let served: AppWithCards;
let app: TestApp;
let yoga: ClassMade;

const START = new Date('2026-11-02T08:00:00Z');

beforeAll(async () => {
  served = await openAppWithCards();
  app = served.app;
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  app.clock.set(START);
  yoga = await aClass(app.work(), {
    starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z', '2026-11-10T17:00:00Z'],
    capacity: 2,
  });
});

const SIGN_UP = `mutation($classId: Id!, $sessions: [Id!]!, $email: String!, $onlyBook: Boolean!, $shown: Int) {
  createSubscriptionAsAnonymous(classId: $classId, sessions: $sessions, email: $email, onlyBook: $onlyBook, shownAmountCents: $shown,
    agreements: [{ type: "sharing", decision: "Y" }]) { id orderId amountCents clientSecret stripeAccount message } }`;
const CONFIRM =
  'mutation($code: String!) { confirmSubscriptionByLink(code: $code) { id status manageCode } }';
const CANCEL =
  'mutation($code: String!, $sessions: [Id!]) { cancelSubscriptionByLink(code: $code, sessions: $sessions) { status sessions { isCancelled } } }';
const SESSIONS =
  'query($classId: Id!, $sorted: Boolean) { getPublicSessions(classId: $classId, sorted: $sorted) { id date startTime endTime price availableCapacity currentCapacity check isSessionBought canBeBought model duration } }';

async function signUp(wanted: {
  sessions?: number[];
  email?: string;
  onlyBook?: boolean;
  shown?: number;
  actor?: Actor;
  of?: ClassMade;
}) {
  const of = wanted.of ?? yoga;
  const answer = await app.ask(
    SIGN_UP,
    {
      classId: of.classId,
      sessions: wanted.sessions ?? of.sessionIds.slice(0, 1),
      email: wanted.email ?? 'anna@example.it',
      onlyBook: wanted.onlyBook ?? true,
      shown: wanted.shown ?? null,
    },
    wanted.actor ? { actor: wanted.actor } : {},
  );
  const made = answer.data?.['createSubscriptionAsAnonymous'];
  return { made: made as Record<string, unknown> | null, code: answer.errors?.[0]?.code ?? null };
}

async function lastOf(email: string): Promise<{ providerId: number; id: number }> {
  const personId = await findPerson(app.work(), email);
  return app.database
    .selectFrom('enrolments')
    .select(['provider_id as providerId', 'id'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function confirmed(email: string, sessions?: number[]) {
  await signUp({ email, ...(sessions && { sessions }) });
  const key = await lastOf(email);
  const code = app.deps.links.codeFor('confirm-subscription', key);
  await app.ask(CONFIRM, { code });
  return { ...key, manage: app.deps.links.codeFor('manage-subscription', key) };
}

const statusOf = async ({ id }: { id: number }) =>
  (await app.database.selectFrom('enrolments').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;
const takenOf = async (sessionId: number | undefined) =>
  (
    await app.database
      .selectFrom('class_sessions')
      .select('taken')
      .where('id', '=', sessionId ?? 0)
      .executeTakeFirst()
  )?.taken;

describe('what visitors see of a class', () => {
  it('is the class with one offer of the same id, and its sessions with the places left', async () => {
    const { data } = await app.ask(
      'query($id: Id!) { getClassesForBooking(providerId: $id) { id name serviceType isAlwaysAvailable sessionsNumber canBookOnly offers { id name price duration model sessions } } }',
      { id: yoga.providerId },
    );
    expect(data?.['getClassesForBooking']).toEqual([
      {
        id: yoga.classId,
        name: 'Yoga',
        serviceType: 'Y',
        isAlwaysAvailable: false,
        sessionsNumber: 3,
        canBookOnly: true,
        offers: [{ id: yoga.classId, name: 'Yoga', price: 15, duration: 60, model: 'session', sessions: 3 }],
      },
    ]);
    await confirmed('bruno@example.it');
    const seen = await app.ask(SESSIONS, { classId: yoga.classId });
    expect(seen.data?.['getPublicSessions']).toMatchObject([
      {
        date: '2026-11-03',
        startTime: '18:00:00',
        endTime: '19:00:00',
        price: 15,
        availableCapacity: 1,
        currentCapacity: 1,
        check: 'FREE',
      },
      { date: '2026-11-05', availableCapacity: 2 },
      { date: '2026-11-10', availableCapacity: 2 },
    ]);
    const unsorted = await app.ask(SESSIONS, { classId: yoga.classId, sorted: false });
    expect(((unsorted.data ?? {})['getPublicSessions'] as { id: number }[]).map(({ id }) => id)).toEqual(
      yoga.sessionIds.toReversed(),
    );
  });

  it('is nothing of a class that is hidden, and of somebody else’s', async () => {
    const hidden = await aClass(app.work(), { isPublished: false });
    const seen = await app.ask(SESSIONS, { classId: hidden.classId });
    expect(seen.errors?.[0]?.code).toBe('notFound');
    expect((await signUp({ of: hidden })).code).toBe('notFound');
    expect((await signUp({ sessions: hidden.sessionIds })).code).toBe('notFound');
  });
});

describe('a guest who pays at the center', () => {
  it('waits for the mailed link with the place held, and confirms once', async () => {
    const { made } = await signUp({});
    expect(made).toMatchObject({ id: null, amountCents: 1500, clientSecret: null });
    expect(await takenOf(yoga.sessionIds[0])).toBe(1);
    const key = await lastOf('anna@example.it');
    const code = app.deps.links.codeFor('confirm-subscription', key);
    const twice = await Promise.all([app.ask(CONFIRM, { code }), app.ask(CONFIRM, { code })]);
    for (const { data } of twice) expect(data?.['confirmSubscriptionByLink']).toMatchObject({ status: 'A' });
    expect(await statusOf(key)).toBe('A');
    expect(await takenOf(yoga.sessionIds[0])).toBe(1);
  });

  it('loses the place half an hour later, and the link says so', async () => {
    await signUp({});
    const key = await lastOf('anna@example.it');
    app.clock.set(new Date('2026-11-02T08:31:00Z'));
    await app.jobs.runNow('classes.expire-enrolments');
    expect(await takenOf(yoga.sessionIds[0])).toBe(0);
    const code = app.deps.links.codeFor('confirm-subscription', key);
    expect((await app.ask(CONFIRM, { code })).errors?.[0]?.code).toBe('holdExpired');
  });

  it('gives up one session in time: its place is free and it is no longer asked for', async () => {
    const { manage, id } = await confirmed('anna@example.it', yoga.sessionIds);
    const gone = await app.ask(CANCEL, { code: manage, sessions: yoga.sessionIds.slice(1, 2) });
    expect(gone.data?.['cancelSubscriptionByLink']).toMatchObject({
      status: 'A',
      sessions: [{ isCancelled: false }, { isCancelled: true }, { isCancelled: false }],
    });
    expect(await takenOf(yoga.sessionIds[1])).toBe(0);
    const order = await app.database
      .selectFrom('orders')
      .select(['total_cents', 'credited_cents'])
      .where('subject', '=', 'subscription')
      .where('subject_id', '=', id)
      .executeTakeFirst();
    expect(order).toEqual({ total_cents: 4500, credited_cents: 1500 });
    const again = await app.ask(CANCEL, { code: manage, sessions: yoga.sessionIds.slice(1, 2) });
    expect(again.errors?.[0]?.code).toBe('invalidSessionToCancel');
    expect((await app.ask(CANCEL, { code: manage })).errors?.[0]?.code).toBe('sessionModelNotTotal');
  });
});

describe('a sign-up is refused', () => {
  it.each([
    ['subscriptionInvalidNumberOfSessions', async () => signUp({ sessions: [] })],
    [
      'subscriptionInvalidNumberOfSessions',
      async () => signUp({ sessions: [yoga.sessionIds[0] ?? 0, yoga.sessionIds[0] ?? 0] }),
    ],
    ['priceChanged', async () => signUp({ shown: 1400 })],
    [
      'subscriptionInvalidPastSessions',
      async () => {
        app.clock.set(new Date('2026-11-03T17:00:00Z'));
        return signUp({});
      },
    ],
    [
      'alreadyBooked',
      async () => {
        await confirmed('anna@example.it');
        return signUp({ email: 'Anna@Example.it' });
      },
    ],
    [
      'subscriptionInvalidCapacity',
      async () => {
        await confirmed('b@example.it');
        await confirmed('c@example.it');
        return signUp({});
      },
    ],
    [
      'subscriptionInvalidNumberOfSessions',
      async () => {
        const total = await aClass(app.work(), {
          model: 'total',
          starts: ['2026-11-03T17:00:00Z', '2026-11-04T17:00:00Z'],
        });
        return signUp({ of: total });
      },
    ],
  ] as const)('with %s', async (code, attempt) => {
    expect((await attempt()).code).toBe(code);
  });

  it('for one of several sessions when another is full: none is taken', async () => {
    await confirmed('b@example.it', yoga.sessionIds.slice(1, 2));
    await confirmed('c@example.it', yoga.sessionIds.slice(1, 2));
    expect((await signUp({ sessions: yoga.sessionIds })).code).toBe('subscriptionInvalidCapacity');
    expect(await takenOf(yoga.sessionIds[0])).toBe(0);
  });
});

describe('a total class', () => {
  it('is given up as a whole alone, and its price is spread over its sessions', async () => {
    const course = await aClass(app.work(), {
      model: 'total',
      priceCents: 10_000,
      starts: ['2026-11-12T17:00:00Z', '2026-11-13T17:00:00Z', '2026-11-14T17:00:00Z'],
    });
    await signUp({ of: course, sessions: course.sessionIds, email: 'tina@example.it' });
    const key = await lastOf('tina@example.it');
    await app.ask(CONFIRM, { code: app.deps.links.codeFor('confirm-subscription', key) });
    const code = app.deps.links.codeFor('manage-subscription', key);
    const one = await app.ask(CANCEL, { code, sessions: course.sessionIds.slice(0, 1) });
    expect(one.errors?.[0]?.code).toBe('subscriptionCannotCancelTotalClassSession');
    const whole = await app.ask(CANCEL, { code });
    expect(whole.data?.['cancelSubscriptionByLink']).toMatchObject({ status: 'C' });
    expect(await takenOf(course.sessionIds[0])).toBe(0);
  });
});

describe('the last place', () => {
  it('goes to two of sixty-four who sign up at once', async () => {
    const rivals = Array.from({ length: 64 }, (_none, index) =>
      signUp({ email: `rival${index}@example.it` }),
    );
    const codes = (await Promise.all(rivals)).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(new Set(codes.filter((code) => code !== null))).toEqual(new Set(['subscriptionInvalidCapacity']));
    expect(await takenOf(yoga.sessionIds[0])).toBe(2);
  });
});

describe('a guest who pays online', () => {
  async function aPaidClass() {
    const course = await aClass(app.work(), {
      starts: ['2026-11-12T17:00:00Z', '2026-11-13T17:00:00Z'],
      capacity: 1,
    });
    await served.takeCards(course.providerId);
    await setPaymentOptions(app.work(), course.providerId, { onlineDiscountBasisPoints: 1000 });
    return course;
  }

  it('is shown what is charged, pays by card and is confirmed', async () => {
    const course = await aPaidClass();
    const { data } = await app.ask(
      'query($request: SubscriptionRequestInput!) { getSubscriptionPrice(request: $request) { price priceWithoutDiscount lines { priceCents discountCents } } }',
      { request: { classId: course.classId, sessions: course.sessionIds } },
    );
    expect(data?.['getSubscriptionPrice']).toMatchObject({ price: 27, priceWithoutDiscount: 30 });
    const { made } = await signUp({
      of: course,
      sessions: course.sessionIds,
      onlyBook: false,
      shown: 2700,
      email: 'paga@example.it',
    });
    expect(made).toMatchObject({ amountCents: 2700 });
    await served.giveCard(made as { clientSecret: string; stripeAccount: string });
    await served.settle();
    const key = await lastOf('paga@example.it');
    expect(await statusOf(key)).toBe('A');
    // One of two given up in time: its part goes back by card
    const code = app.deps.links.codeFor('manage-subscription', key);
    await app.ask(CANCEL, { code, sessions: course.sessionIds.slice(0, 1) });
    await served.settle();
    const refund = await app.database
      .selectFrom('refunds')
      .select('amount_cents')
      .where('provider_id', '=', course.providerId)
      .execute();
    expect(refund).toEqual([{ amount_cents: 1350 }]);
    await app.ask(CANCEL, { code, sessions: course.sessionIds.slice(1, 2) });
    await served.settle();
    expect(await statusOf(key)).toBe('R');
  });

  it('gets the money back when it comes after the places were given to others', async () => {
    const course = await aPaidClass();
    const { made } = await signUp({ of: course, onlyBook: false, email: 'tardi@example.it' });
    app.clock.set(new Date('2026-11-02T08:16:00Z'));
    await app.jobs.runNow('classes.expire-enrolments');
    const key = await lastOf('tardi@example.it');
    expect(await statusOf(key)).toBe('C');
    expect(made).not.toBeNull();
    expect(await takenOf(course.sessionIds[0])).toBe(0);
  });
});

describe('a teacher', () => {
  it('is taken by a session for services, and a service for sessions', async () => {
    const offer = await anOffer(app.work(), { providerId: yoga.providerId, people: [yoga.teacherId] });
    await worksEveryDay(app.work(), { providerId: yoga.providerId, resourceId: yoga.teacherId });
    const { data } = await app.ask(
      'query($offer: Id!, $date: String!) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date) { startTime } }',
      { offer: offer.offerId, date: '2026-11-05' },
    );
    const starts = ((data ?? {})['getResourceAvailabilitySlots'] as { startTime: string }[]).map(
      ({ startTime }) => startTime,
    );
    expect(starts).toContain('17:00:00');
    expect(starts).not.toContain('18:00:00');
    expect(starts).not.toContain('17:30:00');
  });
});

async function anOwnerOf(providerId: number): Promise<Actor> {
  const email = `capo${providerId}@example.it`;
  const { personId } = await invitePerson(app.work(), {
    providerId,
    email,
    role: 'owner',
    language: 'it',
    actor: 'system:test',
  });
  return anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
}

describe('an owner', () => {
  it('makes a class, adds sessions, sees who comes and says that they came', async () => {
    const { providerId, teacherId } = yoga;
    const actor = await anOwnerOf(providerId);
    const ask = async (document: string, variables: object) => {
      const answer = await app.ask(
        document,
        { providerId, ...variables },
        { actor, idempotencyKey: crypto.randomUUID() },
      );
      return { data: answer.data, code: answer.errors?.[0]?.code, answer };
    };
    const made = await ask(
      'mutation($providerId: Id!, $input: ClassInput!) { createClass(providerId: $providerId, input: $input) }',
      {
        input: {
          serviceType: 'E',
          name: 'Ritiro',
          model: 'session',
          priceCents: 4000,
          durationMinutes: 90,
          capacity: 8,
        },
      },
    );
    const classId = Number(made.data?.['createClass']);
    const CREATE =
      'mutation($providerId: Id!, $classId: Id!, $sessions: [NewSessionInput!]!) { createSessions(providerId: $providerId, classId: $classId, sessions: $sessions) }';
    const session = { durationMinutes: 90, capacity: 8, teacherId };
    const clash = await ask(CREATE, {
      classId,
      sessions: [
        { ...session, startsAt: '2026-11-07T10:00' },
        { ...session, startsAt: '2026-11-05T18:30' },
      ],
    });
    expect(clash.code).toBe('reservationInvalidCapacity');
    expect(clash.answer.errors?.[0]).toMatchObject({ affected: ['sessions.1'] });
    const added = await ask(CREATE, { classId, sessions: [{ ...session, startsAt: '2026-11-07T10:00' }] });
    const [sessionId] = (added.data ?? {})['createSessions'] as number[];
    await signUp({ of: { ...yoga, classId, sessionIds: [sessionId ?? 0] }, email: 'ospite@example.it' });
    const key = await lastOf('ospite@example.it');
    await app.ask(CONFIRM, { code: app.deps.links.codeFor('confirm-subscription', key) });
    app.clock.set(new Date('2026-11-07T08:30:00Z'));
    const PRESENCE =
      'mutation($providerId: Id!, $sessionId: Id!, $id: Id!, $presence: String) { setSessionPresence(providerId: $providerId, sessionId: $sessionId, subscriptionId: $id, presence: $presence) }';
    expect((await ask(PRESENCE, { sessionId, id: key.id, presence: 'noShow' })).code).toBe('invalidPastDate');
    expect(
      (await ask(PRESENCE, { sessionId, id: key.id, presence: 'arrived' })).data?.['setSessionPresence'],
    ).toBe('arrived');
    const { data } = await ask(
      'query($providerId: Id!, $id: Id!) { getClassSession(providerId: $providerId, id: $id) { session { taken } roster { email presence status owedCents } } }',
      { id: sessionId },
    );
    expect(data?.['getClassSession']).toMatchObject({
      session: { taken: 1 },
      roster: [{ email: 'ospite@example.it', presence: 'arrived', status: 'A', owedCents: 4000 }],
    });
  });

  it('cancels a session: the teacher is free at once, whoever has a place loses it after ten seconds', async () => {
    const { providerId } = yoga;
    const actor = await anOwnerOf(providerId);
    const { id } = await confirmed('anna@example.it', yoga.sessionIds.slice(0, 2));
    const { data } = await app.ask(
      'mutation($providerId: Id!, $ids: [Id!]!) { cancelSessions(providerId: $providerId, ids: $ids, reason: "Maestro malato") }',
      { providerId, ids: yoga.sessionIds.slice(0, 1) },
      { actor, idempotencyKey: 'cancel-1' },
    );
    expect(data?.['cancelSessions']).toEqual(yoga.sessionIds.slice(0, 1));
    expect((await signUp({ email: 'd@example.it' })).code).toBe('subscriptionInvalidSessionsStatus');
    await afterUndo(app);
    expect(await takenOf(yoga.sessionIds[0])).toBe(0);
    expect(await statusOf({ id })).toBe('A');
  });
});
