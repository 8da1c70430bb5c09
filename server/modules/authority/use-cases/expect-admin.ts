import type { AdminAction } from '#contracts/admin-actions.ts';
import { ADMIN_ACTIONS } from '#contracts/admin-actions.ts';
import type { TeamRole } from '#contracts/roles.ts';
import { isSteppedUp } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Extent } from '../actions.ts';
import { ADMIN_RULES } from '../admin-actions.ts';

/** Somebody of the team of Radura who may do what they ask for. */
export interface AdminViewer {
  personId: number;
  role: TeamRole;
  extent: Extent;
}

/**
 * Whoever asks works for Radura and is signed in at `/admin`. For anybody else there is nothing there.
 * @throws Refusal unauthenticated; notFound
 */
export function teamMember(actor: Actor): { personId: number; role: TeamRole; steppedUpAt: Date | null } {
  const { personId, area, role, steppedUpAt } = signedIn(actor);
  if (area !== 'admin' || role === 'customer') throw new Refusal('notFound');
  return { personId, role, steppedUpAt };
}

/**
 * Whoever asks may do this as an administrator or author.
 * @throws Refusal as `teamMember`; NotAuthorizedException for a role that may not; stepUpNeeded
 */
export function expectAdmin(work: Pick<Work, 'now'>, actor: Actor, action: AdminAction): AdminViewer {
  const { personId, role, steppedUpAt } = teamMember(actor);
  const rule = ADMIN_RULES[action];
  const extent = rule.roles[role];
  if (extent === undefined) throw new Refusal('NotAuthorizedException');
  if (rule.isAfterStepUp && !isSteppedUp(steppedUpAt, work.now())) throw new Refusal('stepUpNeeded');
  return { personId, role, extent };
}

/** What a role at Radura may do. */
export const adminCan = (role: TeamRole): AdminAction[] =>
  ADMIN_ACTIONS.filter((action) => ADMIN_RULES[action].roles[role] !== undefined);
