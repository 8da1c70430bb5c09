import { ROLES_WITH_SECOND_FACTOR } from '#contracts/roles.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findLogIn } from '../store/log-ins.ts';
import type { SecondFactors } from '../store/second-factors.ts';
import {
  deleteAuthenticatorApp,
  deletePasskey,
  hasSecondFactor,
  replaceRecoveryCodes,
  secondFactorsOf,
} from '../store/second-factors.ts';
import { deleteSessions } from '../store/sessions.ts';
import type { Holder } from './second-factor-holder.ts';
import { beginChange, giveRecoveryCodes, tell } from './second-factor-holder.ts';

export interface OwnSecondFactors extends SecondFactors {
  /** Whether a role of the person may not go without. */
  isRequired: boolean;
}

export async function getMySecondFactors(work: Work, personId: number): Promise<OwnSecondFactors> {
  return { ...(await secondFactorsOf(work, personId)), isRequired: await isRequired(work, personId) };
}

/** @throws Refusal notFound without an app; secondFactorNeeded when it is the last factor of somebody who must have one */
export async function removeAuthenticatorApp(work: Work, holder: Holder): Promise<void> {
  await removeFactor(work, holder, (tx) => deleteAuthenticatorApp(tx, holder.personId));
}

/** @throws Refusal notFound; secondFactorNeeded when it is the last factor of somebody who must have one */
export async function removePasskey(work: Work, holder: Holder, id: number): Promise<void> {
  await removeFactor(work, holder, (tx) => deletePasskey(tx, holder.personId, id));
}

/** @throws Refusal notFound when there is no factor the codes could stand in for */
export async function newRecoveryCodes(work: Work, deps: Deps, { personId }: Holder): Promise<string[]> {
  return work.transaction(async (tx) => {
    await beginChange(tx, { personId, step: null });
    if (!hasSecondFactor(await secondFactorsOf(tx, personId))) throw new Refusal('notFound');
    await tell(tx, personId, 'secondFactorAdded');
    return giveRecoveryCodes(tx, deps.secrets, personId);
  });
}

async function removeFactor(
  work: Work,
  { personId, sessionId }: Holder,
  remove: (work: Work) => Promise<boolean>,
): Promise<void> {
  await work.transaction(async (tx) => {
    // Two that go at once must not both believe that the other one stays.
    await beginChange(tx, { personId, step: null });
    if (!(await remove(tx))) throw new Refusal('notFound');
    const isLast = !hasSecondFactor(await secondFactorsOf(tx, personId));
    if (isLast && (await isRequired(tx, personId))) throw new Refusal('secondFactorNeeded');
    if (isLast) await replaceRecoveryCodes(tx, personId, []);
    await deleteSessions(tx, personId, sessionId);
    await tell(tx, personId, 'secondFactorRemoved');
  });
}

async function isRequired(work: Work, personId: number): Promise<boolean> {
  const logIn = await findLogIn(work, { personId });
  return (
    logIn !== null &&
    [logIn.role, ...logIn.businessRoles].some((role) => ROLES_WITH_SECOND_FACTOR.includes(role))
  );
}
