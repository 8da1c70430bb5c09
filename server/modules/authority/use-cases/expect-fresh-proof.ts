import { isSteppedUp } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * For what outlives the session it is done in, beside a table that asks for no proof of the whole action: a role, an address that bookings are
 * mailed to. Who has just registered has nobody's data yet and is not asked.
 * @throws Refusal stepUpNeeded
 */
export function expectFreshProof(work: Pick<Work, 'now'>, actor: Actor): void {
  if (actor.kind === 'person' && !isSteppedUp(actor.steppedUpAt, work.now()))
    throw new Refusal('stepUpNeeded');
}
