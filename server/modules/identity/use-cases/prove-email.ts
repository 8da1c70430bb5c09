import type { Work } from '#server/kernel/work.ts';
import { personVerified } from '../facts.ts';
import type { CodePurpose } from '../store/codes.ts';
import { markAllUsed } from '../store/codes.ts';
import { markVerified, removePassword } from '../store/log-ins.ts';
import { deleteAgreements } from '../store/profiles.ts';
import { deleteSessions, deleteSessionsOutsideBusiness } from '../store/sessions.ts';

/** Whatever could be begun in a log-in whose e-mail nobody has proved. */
const STEPS_OF_THE_UNPROVED: readonly CodePurpose[] = [
  'verify',
  'invite',
  'reset',
  'newPassword',
  'secondFactor',
  'passkey',
  'newEmail',
  'emailCode',
];

/**
 * Somebody has proved to read the e-mail, in the transaction of what they do about the password. Whoever filled the log-in in before
 * may have been anybody: sessions and open steps end, and what was agreed to was agreed to by nobody. An e-mail that was proved
 * before changes nothing.
 * @param proof.isRegistrant whether it is known to be who registered: what they agreed to stays, and the session in which they
 *   set the business up that they registered
 */
export async function proveEmail(
  work: Work,
  personId: number,
  { isRegistrant }: { isRegistrant: boolean },
): Promise<void> {
  if (!(await markVerified(work, personId))) return;
  if (isRegistrant) await deleteSessionsOutsideBusiness(work, personId);
  else {
    await deleteSessions(work, personId);
    await deleteAgreements(work, personId);
  }
  await markAllUsed(work, personId, STEPS_OF_THE_UNPROVED);
  await work.announce(personVerified({ personId }));
}

/** Empties a log-in whose e-mail nobody has proved: a stranger may be waiting in it for its owner (docs/decisions/0019). */
export async function emptyUnproved(work: Work, personId: number): Promise<void> {
  await removePassword(work, personId);
  await deleteSessions(work, personId);
  await markAllUsed(work, personId, STEPS_OF_THE_UNPROVED);
  await deleteAgreements(work, personId);
}
