import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { countOrdersOfCustomers } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import { aVideoCourse } from './builders.ts';
import { standingAt } from './use-cases/watch.ts';

let served: AppWithCards;
let providerId: number;
let owner: Actor;

beforeAll(async () => {
  served = await openAppWithCards();
  providerId = await aProvider(served.app.work(), { packageId: 3 });
  owner = (await somebody('owner@example.it', true)).actor;
});
afterAll(async () => {
  expect(await runAudit(served.app.pool, served.app.clock.now())).toEqual([]);
  await served.close();
});

async function somebody(email: string, isOwner = false): Promise<{ actor: Actor; personId: number }> {
  const { personId } = await createUser(served.app.work(), served.app.deps, {
    email,
    password: 'Una password lunga 1!',
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'it',
    actor: 'system:test',
    ...(isOwner && { at: { providerId, role: 'owner' as const } }),
  });
  const providerRoles = isOwner ? [{ providerId, role: 'owner' as const }] : [];
  return { actor: anActor({ personId, providerRoles }), personId };
}

let keys = 0;
async function ask<T>(document: string, variables: object, actor: Actor = owner): Promise<T> {
  const options = { actor, idempotencyKey: `assign-${(keys += 1)}` };
  const answer = await served.app.ask(document, { ...variables }, options);
  const [error] = answer.errors ?? [];
  if (error) throw new Error(error.code);
  return (answer.data as { it: T }).it;
}

const ASSIGN =
  'mutation($providerId: Id!, $id: Id!, $to: Id!) { it: assignProduct(providerId: $providerId, productId: $id, customerId: $to) }';
const TAKE_BACK =
  'mutation($providerId: Id!, $id: Id!) { it: takeBackProduct(providerId: $providerId, accessId: $id) }';
const BUYERS =
  'query($providerId: Id!, $id: Id!) { it: getProductBuyers(providerId: $providerId, id: $id) { total items { id email source state amountCents } } }';
const CARD =
  'query($providerId: Id!, $to: Id!) { it: getCustomer(providerId: $providerId, id: $to) { hasVideoCourses } }';
const WITHHOLD =
  'mutation($providerId: Id!, $to: Id!, $is: Boolean!) { it: setCustomerContentBlocked(providerId: $providerId, id: $to, isContentBlocked: $is) }';
const FILES = 'query($id: Id!) { it: getUserVideoCourseFilesYouFeel(id: $id) { signedUrl } }';
const MINE = 'query { it: getUserVideoCoursesYouFeel { total } }';

it('a course is given to a customer, who is written to, watches it, and watches it no more once it is taken back', async () => {
  const { courseId: id } = await aVideoCourse(served.app.work(), served.app.deps.storage, { providerId });
  const email = 'regalo@example.it';
  const { actor, personId } = await somebody(email);
  const to = await aCustomer(served.app.work(), { providerId, personId, email });
  const tries = await Promise.allSettled([
    ask<number>(ASSIGN, { providerId, id, to }),
    ask<number>(ASSIGN, { providerId, id, to }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(ask(ASSIGN, { providerId, id, to })).rejects.toThrow('userVideoAlreadyAssigned');
  await served.settle();
  const { rows } = await served.app.pool.query(
    "select kind, recipient from mails where kind like '%course%' order by id",
  );
  expect(rows).toEqual([{ kind: 'course-assigned', recipient: email }]);
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 1 });

  // Given away is not sold
  expect(await countOrdersOfCustomers(served.app.work(), providerId, [to])).toEqual(new Map());
  expect(await ask(CARD, { providerId, to })).toEqual({ hasVideoCourses: true });
  const has = { email, source: 'assigned', amountCents: 0 };
  const seen = await ask<{ items: { id: number }[] }>(BUYERS, { providerId, id });
  expect(seen).toMatchObject({ total: 1, items: [{ ...has, state: 'watching' }] });
  const access = { providerId, id: seen.items[0]?.id };
  await ask(TAKE_BACK, access);
  await expect(ask(TAKE_BACK, access)).rejects.toThrow('cannotUpdate');
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  expect(await ask(BUYERS, { providerId, id })).toMatchObject({ items: [{ ...has, state: 'takenBack' }] });
  await ask(ASSIGN, { providerId, id, to });
});

it('what is withheld from a customer vanishes from theirs and stops, until it is given back', async () => {
  const course = await aVideoCourse(served.app.work(), served.app.deps.storage, { providerId });
  const email = 'bloccata@example.it';
  const { actor, personId } = await somebody(email);
  const to = await aCustomer(served.app.work(), { providerId, personId, email });
  await ask(ASSIGN, { providerId, id: course.courseId, to });
  const file = { id: course.courseId };
  const opened = () => ask<{ signedUrl: string | null }[]>(FILES, file, actor);
  expect((await opened())[1]?.signedUrl).toEqual(expect.any(String));
  await ask(WITHHOLD, { providerId, to, is: true });
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  await expect(opened()).rejects.toThrow('notFound');
  const standing = await standingAt({ work: served.app.work(), actor }, course);
  expect(standing.access).toBeNull();
  await ask(WITHHOLD, { providerId, to, is: false });
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 1 });
});

it('nobody without an e-mail is given a course, nor a customer of somebody else', async () => {
  const { courseId: id } = await aVideoCourse(served.app.work(), served.app.deps.storage, { providerId });
  const nobody = await aWalkIn(served.app.work(), { providerId });
  await expect(ask(ASSIGN, { providerId, id, to: nobody })).rejects.toThrow('invalidCustomer');
  const elsewhere = await aProvider(served.app.work(), { packageId: 3 });
  const to = await aCustomer(served.app.work(), { providerId: elsewhere, email: 'altrove@example.it' });
  await expect(ask(ASSIGN, { providerId, id, to })).rejects.toThrow('errorUserNotFound');
});
