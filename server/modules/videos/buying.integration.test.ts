import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { refundOrder } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { CourseMade, CourseWanted } from './builders.ts';
import { aVideoCourse } from './builders.ts';
import { expireAccesses } from './use-cases/expire-accesses.ts';

let served: AppWithCards;
let app: TestApp;
let providerId: number;
let people = 0;

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
  providerId = await aProvider(app.work(), { packageId: 3 });
  await served.takeCards(providerId);
});

const aCourse = (wanted: CourseWanted = {}): Promise<CourseMade> =>
  aVideoCourse(app.work(), app.deps.storage, { providerId, ...wanted });

/** Somebody who has proved their e-mail. */
async function somebody(): Promise<{ actor: Actor; email: string; personId: number }> {
  const email = `vede-${(people += 1)}@example.it`;
  const { personId } = await createUser(app.work(), app.deps, {
    email,
    password: 'Una password lunga 1!',
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'it',
    actor: 'system:test',
  });
  return { actor: anActor({ personId }), email, personId };
}

const BUY = `mutation($id: Id!, $email: String!, $shown: Int, $agreed: [AgreementInput!]) {
  it: generatePaymentIntent(productId: $id, email: $email, firstname: "Ada", lastname: "Neri", shownAmountCents: $shown, agreements: $agreed) {
    id orderId productId amountCents clientSecret stripeAccount message success } }`;
const SHARES = [{ type: 'sharing', decision: 'Y' }];
const MINE =
  'query { it: getUserVideoCoursesYouFeel { total items { product { id name } percentSeen filesSeen endsAt nextOpeningAt } } }';
const MY_FILES =
  'query($id: Id!) { it: getUserVideoCourseFilesYouFeel(id: $id) { id title locked closedBecause signedUrl seen positionSeconds } }';
const SEEN = 'mutation($id: Id!, $seen: Boolean!) { it: markFileSeenUnseen(fileId: $id, seen: $seen) }';
const POSITION =
  'mutation($id: Id!, $seconds: Int!) { it: saveFilePosition(fileId: $id, seconds: $seconds) }';

let keys = 0;
async function ask<T>(
  document: string,
  variables: Record<string, unknown>,
  actor: Actor = { kind: 'guest' },
): Promise<T> {
  const answer = await app.ask(document, variables, { actor, idempotencyKey: `k-${(keys += 1)}` });
  const [error] = answer.errors ?? [];
  if (error) throw new Error(error.code);
  return (answer.data as { it: T }).it;
}

interface Bought {
  id: number;
  orderId: number;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
}
const buy = (courseId: number, email: string, actor?: Actor, more: object = {}): Promise<Bought> =>
  ask<Bought>(BUY, { id: courseId, email, shown: null, agreed: SHARES, ...more }, actor);

async function pay({ clientSecret, stripeAccount }: Bought): Promise<void> {
  await served.giveCard({ clientSecret: clientSecret ?? '', stripeAccount: stripeAccount ?? '' });
  await served.settle();
}

const statusOf = async ({ id }: Bought): Promise<string> =>
  (await app.pool.query('select status from video_accesses where id = $1', [id])).rows[0].status;
const mailsTo = async (email: string) =>
  (
    await app.pool.query<{ kind: string; text: string }>(
      "select kind, rendered ->> 'text' as text from mails where recipient = $1 and state = 'sent' order by id",
      [email],
    )
  ).rows;
const get = (address: string) =>
  served.http.fastify.inject({ method: 'GET', url: address.replace(app.deps.origin, '') });

it('a guest buys a course by card, is written to, and watches it once they have proved the e-mail', async () => {
  const course = await aCourse();
  const { actor, email } = await somebody();
  await app.pool.query("update providers set notification_email = 'films@example.it' where id = $1", [
    providerId,
  ]);
  const bought = await buy(course.courseId, email);
  expect(bought).toMatchObject({ amountCents: 2000, clientSecret: expect.any(String) });
  expect(await statusOf(bought)).toBe('RSD');
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  await pay(bought);
  expect(await statusOf(bought)).toBe('A');
  const { rows } = await app.pool.query(
    `select o.platform_fee_basis_points as fee, o.payment_state as state, l.subject, l.subject_id::int as of, l.vat_treatment as vat
      from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
    [bought.orderId],
  );
  expect(rows).toEqual([
    { fee: 300, state: 'fullyPaid', subject: 'product', of: course.courseId, vat: 'standard' },
  ]);
  const [mail] = await mailsTo(email);
  expect([mail?.kind, mail?.text.includes(`/my-video-courses/${course.courseId}`)]).toEqual([
    'course-bought',
    true,
  ]);
  expect((await mailsTo('films@example.it')).map(({ kind }) => kind)).toEqual(['owner-course-sold']);

  const files = await ask<{ id: number; signedUrl: string | null; locked: boolean }[]>(
    MY_FILES,
    { id: course.courseId },
    actor,
  );
  expect(files.map(({ locked, signedUrl }) => [locked, signedUrl !== null])).toEqual([
    [false, true],
    [false, true],
  ]);
  // The address is theirs alone: without their session it opens nothing
  expect((await get(files[1]?.signedUrl ?? '')).statusCode).toBe(403);
  const { actor: other } = await somebody();
  await expect(ask(MY_FILES, { id: course.courseId }, other)).rejects.toThrow('notFound');
  await expect(ask(MY_FILES, { id: course.courseId })).rejects.toThrow('unauthenticated');
  await expect(buy(course.courseId, email)).rejects.toThrow('alreadyBooked');
});

it('who has not proved the e-mail watches nothing', async () => {
  const course = await aCourse({ priceCents: 0 });
  const { actor, email, personId } = await somebody();
  await buy(course.courseId, email);
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 1 });
  await app.pool.query('update people set verified_at = null where id = $1', [personId]);
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
});

it('pay clicked twice is one access and one order; what is not paid in half an hour is let go and can be bought again', async () => {
  const course = await aCourse();
  const { email } = await somebody();
  const [one, two] = await Promise.all([buy(course.courseId, email), buy(course.courseId, email)]);
  expect(two.orderId).toBe(one.orderId);
  await expect(buy(course.courseId, email, undefined, { shown: 1 })).rejects.toThrow('priceChanged');
  app.clock.advance(31 * 60_000);
  await expireAccesses(app.work(), app.deps);
  expect(await statusOf(one)).toBe('C');
  const again = await buy(course.courseId, email);
  expect(again.id).not.toBe(one.id);
  await pay(again);
  expect(await statusOf(again)).toBe('A');
});

it.each([
  ['without sharing the data', { agreed: [] }, 'missingSharingAgreement'],
  ['with another price', { shown: 1999 }, 'priceChanged'],
  ['with no e-mail', { email: 'nobody' }, 'clientDataNotValid'],
])('nothing is bought %s', async (_what, more, code) => {
  const course = await aCourse();
  await expect(buy(course.courseId, 'ada@example.it', undefined, more)).rejects.toThrow(code);
});

it('nothing is bought that is hidden, archived, unknown, or of a provider that takes no cards', async () => {
  const hidden = await aCourse({ isPublished: false });
  await expect(buy(hidden.courseId, 'ada@example.it')).rejects.toThrow('notFound');
  await expect(buy(999_999_999, 'ada@example.it')).rejects.toThrow('notFound');
  const poor = await aCourse({ providerId: await aProvider(app.work(), { packageId: 3 }) });
  await expect(buy(poor.courseId, 'ada@example.it')).rejects.toThrow(/missingStripeAccount|paymentOption/);
});

it('a blacklisted customer buys nothing', async () => {
  const course = await aCourse({ priceCents: 0 });
  const { email } = await somebody();
  await buy(course.courseId, email);
  await app.pool.query('update customers set blacklisted = true where provider_id = $1', [providerId]);
  const other = await aCourse({ priceCents: 0 });
  await expect(buy(other.courseId, email)).rejects.toThrow('invalidCustomer');
});

it('1 of 2 seen is 50 percent; unseen again it is none; how far it was watched is kept', async () => {
  const course = await aCourse({ priceCents: 0 });
  const { actor, email } = await somebody();
  await buy(course.courseId, email, actor);
  const percent = async () =>
    (await ask<{ items: { percentSeen: number }[] }>(MINE, {}, actor)).items[0]?.percentSeen;
  expect(await percent()).toBe(0);
  await ask(SEEN, { id: course.paidFileId, seen: true }, actor);
  await ask(POSITION, { id: course.paidFileId, seconds: 7 }, actor);
  expect(await percent()).toBe(50);
  expect(await ask(MY_FILES, { id: course.courseId }, actor)).toMatchObject([
    { seen: false },
    { seen: true, positionSeconds: 7 },
  ]);
  await ask(SEEN, { id: course.paidFileId, seen: false }, actor);
  expect(await percent()).toBe(0);
  await expect(ask(POSITION, { id: course.paidFileId, seconds: -1 }, actor)).rejects.toThrow('invalidInput');
  const { actor: other } = await somebody();
  await expect(ask(SEEN, { id: course.paidFileId, seen: true }, other)).rejects.toThrow('notFound');
});

it('a section opens at seven of its day, and a course ends; then it can be bought again', async () => {
  const course = await aCourse({
    priceCents: 0,
    isAlwaysAvailable: false,
    duration: 2,
    durationType: 'weekly',
  });
  await app.pool.query('update video_sections set available_after = 1, period_type = $2 where id = $1', [
    course.sectionId,
    'weekly',
  ]);
  const { actor, email } = await somebody();
  await buy(course.courseId, email, actor);
  const closed = async () =>
    (await ask<{ closedBecause: string | null }[]>(MY_FILES, { id: course.courseId }, actor)).map(
      (file) => file.closedBecause,
    );
  // What is free opens for everybody as long as it is published
  expect(await closed()).toEqual([null, 'sectionNotOpen']);
  expect(await ask(MINE, {}, actor)).toMatchObject({
    items: [{ nextOpeningAt: '2026-11-09T06:00:00.000Z', endsAt: '2026-11-16T08:00:00.000Z' }],
  });
  app.clock.set(new Date('2026-11-09T06:00:00Z'));
  expect(await closed()).toEqual([null, null]);
  app.clock.set(new Date('2026-11-16T08:00:01Z'));
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  await expect(closed()).rejects.toThrow('notFound');
  await buy(course.courseId, email, actor);
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 1 });
});

it('what was bought stays whatever becomes of the course, and stops once all money went back', async () => {
  const course = await aCourse();
  const { actor, email } = await somebody();
  const bought = await buy(course.courseId, email, actor);
  await pay(bought);
  await app.pool.query('update video_courses set active = false, archived = true where id = $1', [
    course.courseId,
  ]);
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 1 });
  const work = app.work();
  await work.transaction((tx) =>
    refundOrder(tx, {
      providerId,
      orderId: bought.orderId,
      reason: 'providerDecision',
      actor: 'system:test',
    }),
  );
  await served.settle();
  expect(await statusOf(bought)).toBe('R');
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
});
