import * as v from 'valibot';
import { OneCustomer } from '#contracts/validation/video-course.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { restoreForBooking } from '#server/modules/customers/index.ts';
import { openOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { findAccess, insertAccess, livingAccess, markAccessCancelled } from '../store/accesses.ts';
import type { Course } from '../store/courses.ts';
import type { WhoIsGiven } from '../store/who-is-given.ts';
import { whoIsGiven } from '../store/who-is-given.ts';
import { action, lockedCourse } from './course-commands.ts';
import { startAccess } from './start-access.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'locale'>;

const onAccess = (subjectId: number, more: object) => ({ subject: 'productAccess', subjectId, ...more });

/**
 * Gives a course to a customer, who watches it from now on, for nothing, and is written to.
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate for an archived course; errorUserNotFound for a customer the provider does not have; invalidCustomer for
 *   one it does not receive or that has no e-mail; userVideoAlreadyAssigned for one that has it; alreadyBooked while they are paying for it
 */
export async function assignProduct(
  asking: Asking,
  { providerId, courseId }: { providerId: number; courseId: number },
  input: unknown,
): Promise<{ id: number }> {
  const actor = nameOfActor(asking.actor);
  return providerCommand(asking, {
    operation: 'assignProduct',
    action,
    providerId,
    of: { courseId },
    schema: OneCustomer,
    input,
    async run(tx, { customerId: asked }) {
      const of = { providerId, courseId, customerId: asked };
      const { id, customerId } = await giveCourse(tx, of, { language: asking.locale, actor });
      return { answer: { id }, changes: [onAccess(id, { after: { courseId, customerId } })] };
    },
  });
}

/** Gives a course to a customer, inside the caller's transaction. @throws Refusal as `assignProduct` */
export async function giveCourse(
  tx: Work,
  of: { providerId: number; courseId: number; customerId: number },
  by: { language: RequestContext['locale']; actor: string },
): Promise<{ id: number; customerId: number }> {
  const course = await lockedCourse(tx, of);
  if (course.isArchived) throw new Refusal('cannotUpdate');
  const who = await expectWelcome(tx, of);
  const { providerId } = of;
  const { customerId, accessId: id } = who;
  if (who.isArchived) await restoreForBooking(tx, { providerId, customerId }, by.actor);
  await give(tx, course, { who, ...by });
  return { id, customerId };
}

async function expectWelcome(
  tx: Work,
  of: { providerId: number; courseId: number; customerId: number },
): Promise<WhoIsGiven> {
  const affected = ['customerId'];
  const who = await whoIsGiven(tx, of);
  if (!who) throw new Refusal('errorUserNotFound', { affected });
  if (who.isBlacklisted || who.personId === null) throw new Refusal('invalidCustomer', { affected });
  const living = await livingAccess(tx, { ...of, customerId: who.customerId });
  if (living?.status === 'A') throw new Refusal('userVideoAlreadyAssigned', { affected });
  if (living) throw new Refusal('alreadyBooked', { affected });
  return who;
}

async function give(
  tx: Work,
  course: Course,
  { who, language, actor }: { who: WhoIsGiven; language: RequestContext['locale']; actor: string },
): Promise<void> {
  const { providerId, id: courseId, name, group } = course;
  const { personId, customerId, accessId: id, orderId, vat } = who;
  const access = {
    providerId,
    id,
    courseId,
    customerId,
    personId,
    orderId,
    language,
    source: 'assigned' as const,
    status: 'RSD' as const,
    totalCents: 0,
    // Started in the same transaction
    expiresAt: tx.now(),
    startsAt: null,
    endsAt: null,
  };
  await insertAccess(tx, access);
  await openOrder(tx, {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'product',
    subjectId: id,
    lines: [{ subject: 'product', subjectId: courseId, name, priceCents: 0, onlineDiscountCents: 0, vat }],
    paymentMode: 'online',
    platformFeeBasisPoints: 0,
    channel: 'Business',
    snapshot: {
      name,
      resourceName: null,
      groupName: group?.name ?? null,
      color: group?.color ?? null,
      startsAt: null,
      endsAt: null,
      durationMinutes: null,
    },
    payableUntil: null,
  });
  await startAccess(tx, access, course, actor);
}

/**
 * Takes a course back from who was given it: they watch it no more.
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate for one that was bought, whose money goes back instead, or that nobody watches any more
 */
export async function takeBackProduct(
  asking: Pick<Asking, 'work' | 'actor' | 'idempotencyKey'>,
  { providerId, accessId }: { providerId: number; accessId: number },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'takeBackProduct',
    action,
    providerId,
    of: { accessId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const access = await findAccess(tx, { providerId, id: accessId }, { forChange: true });
      if (!access) throw new Refusal('notFound');
      const { source, status } = access;
      if (source !== 'assigned' || status !== 'A') throw new Refusal('cannotUpdate');
      await markAccessCancelled(tx, access, { status: 'C', reason: 'byProvider' });
      const change = onAccess(accessId, { before: { status }, after: { status: 'C' } });
      return { answer: { id: accessId }, changes: [change] };
    },
  });
}
