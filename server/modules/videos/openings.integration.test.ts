import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import { aGivenCourse, aVideoCourse } from './builders.ts';
import { notifyOfOpenings } from './use-cases/notify-of-openings.ts';

let served: AppWithCards;
let owner: Actor;
let providerId: number;
let keys = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  providerId = await aProvider(served.app.work(), { packageId: 3 });
  const { personId } = await createUser(served.app.work(), served.app.deps, {
    email: 'owner@example.it',
    password: 'Una password lunga 1!',
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'it',
    actor: 'system:test',
    at: { providerId, role: 'owner' },
  });
  owner = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
});
afterAll(async () => {
  expect(await runAudit(served.app.pool, served.app.clock.now())).toEqual([]);
  await served.close();
});
// Three days before the clocks go forward
beforeEach(() => served.app.clock.set(new Date('2026-03-26T20:30:00Z')));

async function ask(document: string, variables: object): Promise<unknown> {
  const options = { actor: owner, idempotencyKey: `open-${(keys += 1)}` };
  const answer = await served.app.ask(document, { providerId, ...variables }, options);
  if (answer.errors) throw new Error(answer.errors[0]?.code);
  return answer.data;
}

const ADD = `mutation($providerId: Id!, $courseId: Id!, $form: VideoSectionInput!) {
  it: createSection(providerId: $providerId, productId: $courseId, input: $form) }`;
const EDIT = `mutation($providerId: Id!, $id: Id!, $form: VideoSectionInput!) {
  it: editSection(providerId: $providerId, sectionId: $id, input: $form) }`;
const after = (availableAfter: number) => ({ name: 'Poi', availableAfter, periodType: 'daily' });

/** A customer who was given a course whose section opens after so many days. */
async function given(email: string, days: number) {
  const work = served.app.work();
  const course = await aVideoCourse(work, served.app.deps.storage, { providerId });
  await ask(EDIT, { id: course.sectionId, form: after(days) });
  const customerId = await aCustomer(work, { providerId, email });
  const accessId = await aGivenCourse(work, { ...course, customerId });
  return { ...course, accessId, email };
}
const opensAt = async (accessId: number): Promise<string[]> =>
  (
    await served.app.pool.query<{ at: Date }>(
      'select opens_at as at from video_section_openings where access_id = $1 order by section_id',
      [accessId],
    )
  ).rows.map(({ at }) => at.toISOString());

/** The clock comes to a time; two processes look at once, and again. @returns the mails about sections */
async function mailsBy(at: string, email: string): Promise<string[]> {
  served.app.clock.set(new Date(at));
  await Promise.all([notifyOfOpenings(served.app.work()), notifyOfOpenings(served.app.work())]);
  await notifyOfOpenings(served.app.work());
  await served.settle();
  const { rows } = await served.app.pool.query<{ subject: string }>(
    "select rendered ->> 'subject' as subject from mails where recipient = $1 and kind = 'course-section-available' order by id",
    [email],
  );
  return rows.map(({ subject }) => subject);
}

it('a section opens at seven of its day, the clocks changed or not, and is mailed once', async () => {
  const { accessId, email } = await given('una@example.it', 3);
  expect(await opensAt(accessId)).toEqual(['2026-03-29T05:00:00.000Z']);
  expect(await mailsBy('2026-03-29T04:59:00Z', email)).toEqual([]);
  expect(await mailsBy('2026-03-29T05:00:00Z', email)).toEqual(['Ora puoi guardare: Poi']);
  expect(await mailsBy('2026-03-30T05:00:00Z', email)).toHaveLength(1);
});

it('what is changed afterwards opens a section earlier and never later', async () => {
  const { accessId, sectionId, email } = await given('due@example.it', 3);
  await ask(EDIT, { id: sectionId, form: after(30) });
  expect(await opensAt(accessId)).toEqual(['2026-03-29T05:00:00.000Z']);
  await ask(EDIT, { id: sectionId, form: after(1) });
  expect(await opensAt(accessId)).toEqual(['2026-03-27T06:00:00.000Z']);
  expect(await mailsBy('2026-03-27T06:00:00Z', email)).toHaveLength(1);
});

it('a section that is added opens for who has the course already; what has no files yet, is taken back or open at once is not mailed', async () => {
  const { accessId, courseId, email } = await given('tre@example.it', 0);
  await ask(ADD, { courseId, form: after(2) });
  expect(await opensAt(accessId)).toEqual(['2026-03-26T20:30:00.000Z', '2026-03-28T06:00:00.000Z']);
  expect(await mailsBy('2026-03-28T06:00:00Z', email)).toEqual([]);
  const gone = await given('quattro@example.it', 1);
  await ask(
    'mutation($providerId: Id!, $id: Id!) { takeBackProduct(providerId: $providerId, accessId: $id) }',
    {
      id: gone.accessId,
    },
  );
  expect(await mailsBy('2026-03-31T06:00:00Z', gone.email)).toEqual([]);
});
