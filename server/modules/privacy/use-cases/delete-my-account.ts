import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SessionOutlet, SignedInPerson } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  checkPassword,
  expectAnotherAdministrator,
  expectFactorProved,
  personToLeave,
} from '#server/modules/identity/index.ts';
import { queueMail } from '#server/modules/notifications/index.ts';
import { accountDeletion } from './account-deletion.ts';
import { ERASE_AGAIN_JOB } from './erase-again.ts';
import { eraseEverywhere } from './erase-everywhere.ts';
import { subjectOf } from './subject-of.ts';

/** Longer than any request that was under way when the account went. */
const ERASE_AGAIN_SECONDS = 120;

/**
 * Deletes the signed-in person's account: all that the law does not ask to keep goes at once, in one transaction, and the
 * e-mail is free for somebody new. A second request at the same moment finds nothing left to do.
 * @throws Refusal wrongPassword, tooManyRequests; stepUpNeeded where there is a second factor; accountHasBookings, accountOwnsProvider, lastAdministrator while something stands in the way
 */
export async function deleteMyAccount(
  work: Work,
  deps: Deps,
  sessions: SessionOutlet,
  me: SignedInPerson,
  password: string,
): Promise<void> {
  const { personId } = me;
  await expectFactorProved(work, me);
  await checkPassword(work, deps, personId, password);
  await work.transaction(async (tx) => {
    const person = await personToLeave(tx, personId);
    if (!person) return;
    const { bookings, providers } = await accountDeletion(tx, personId);
    if (bookings.length > 0) throw new Refusal('accountHasBookings');
    if (providers.length > 0) throw new Refusal('accountOwnsProvider');
    await expectAnotherAdministrator(tx, personId);
    const subject = await subjectOf(tx, person);
    await eraseEverywhere(tx, deps, subject);
    await queueMail(tx, {
      providerId: null,
      kind: 'account-deleted',
      recipient: person.email,
      language: person.language,
      subjectId: personId,
      details: {},
      sendKey: `account-deleted:${personId}`,
    });
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'accountDeleted',
      subject: 'person',
      subjectId: personId,
    });
    await tx.enqueue(ERASE_AGAIN_JOB, { personId }, { startAfterSeconds: ERASE_AGAIN_SECONDS });
  });
  sessions.set(me.area, null, 0);
}
