import { m } from '#contracts/texts/messages.js';
import { isAllGivenBack, refundOrder } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { courseBegun, courseRefunded } from '../facts.ts';
import { withdrawableUntil } from '../rules/withdrawal.ts';
import type { Access } from '../store/accesses.ts';
import { findAccess, listWatchable, markAccessBegun, markAccessCancelled } from '../store/accesses.ts';
import { hasProvedEmail, zoneOf } from './open-access.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'locale'>;

/**
 * Whoever is signed in agrees to begin a course now and to lose the right to give it back: the words and the time are kept, and mailed to them. Where
 * nothing can be lost nothing happens.
 * @throws Refusal unauthenticated; notFound for a course they do not have
 */
export async function beginVideoCourse(asking: Asking, courseId: number): Promise<boolean> {
  await asking.work.transaction(async (tx) => {
    const access = await ownAccess(tx, asking, courseId);
    if (!(await isWithdrawable(tx, access))) return;
    const words = m.videos_consent({}, { locale: asking.locale });
    await markAccessBegun(tx, access, words);
    await noted(tx, asking, access, { action: 'beginVideoCourse', after: { words } });
    await tx.announce(courseBegun({ providerId: access.providerId, accessId: access.id }));
  });
  return true;
}

/**
 * Whoever is signed in gives a course back that they bought within fourteen days and have not begun: all money goes back, and they watch it no more.
 * @throws Refusal unauthenticated; notFound for a course they do not have; courseNotWithdrawable once it is begun or the days are over
 */
export async function withdrawFromVideoCourse(asking: Asking, courseId: number): Promise<boolean> {
  const actor = nameOfActor(asking.actor);
  const command = {
    operation: 'withdrawFromVideoCourse',
    actor,
    origin: null,
    key: asking.idempotencyKey,
    body: { courseId },
  };
  await asking.work.transaction((tx) =>
    runIdempotent(tx, command, async () => {
      const access = await ownAccess(tx, asking, courseId);
      if (!(await isWithdrawable(tx, access))) throw new Refusal('courseNotWithdrawable');
      await giveBack(tx, asking, access);
      return {};
    }),
  );
  return true;
}

async function giveBack(tx: Work, asking: Asking, access: Access): Promise<void> {
  const { providerId, id: accessId, orderId, status } = access;
  await refundOrder(tx, { providerId, orderId, reason: 'cancelledInTime', actor: nameOfActor(asking.actor) });
  // What cannot go back, a disputed payment, leaves the course with them
  if (!(await isAllGivenBack(tx, { providerId, orderId }))) throw new Refusal('courseNotWithdrawable');
  await markAccessCancelled(tx, access, { status: 'R', reason: 'byCustomer' });
  await noted(tx, asking, access, {
    action: 'withdrawFromVideoCourse',
    before: { status },
    after: { status: 'R' },
  });
  await tx.announce(courseRefunded({ providerId, accessId }));
}

async function isWithdrawable(tx: Work, access: Access): Promise<boolean> {
  const timeZone = await zoneOf(tx, access.providerId);
  return withdrawableUntil(access, { timeZone, now: tx.now() }) !== null;
}

/** The access of whoever is signed in, locked. */
async function ownAccess(tx: Work, { actor }: Asking, courseId: number): Promise<Access> {
  const { personId } = signedIn(actor);
  const { items } = await listWatchable(tx, { personId, courseId, limit: 1, offset: 0 });
  const [found] = items;
  const access = found && (await findAccess(tx, found, { forChange: true }));
  if (access?.status !== 'A' || !(await hasProvedEmail(tx, personId)))
    throw new Refusal('notFound', { affected: ['id'] });
  return access;
}

const noted = (
  tx: Work,
  { actor }: Asking,
  { providerId, id: subjectId }: Access,
  what: { action: string; before?: object; after: object },
): Promise<void> =>
  audit(tx, { providerId, actor: nameOfActor(actor), subject: 'productAccess', subjectId, ...what });
