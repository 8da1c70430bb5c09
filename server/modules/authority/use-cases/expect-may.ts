import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { isSteppedUp } from '#server/modules/identity/index.ts';
import type { Feature } from '#server/modules/packages/index.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { newcomerOrSignedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Extent } from '../actions.ts';
import { ACTIONS } from '../actions.ts';
import { whyNotAllowed } from '../rules/why-not-allowed.ts';

/** Somebody who may do what they ask for at a provider. */
export interface Viewer {
  personId: number;
  providerId: number;
  role: BusinessRole;
  extent: Extent;
}

/**
 * Whoever asks has a role at the provider that may, and the provider's package opens it. The roles of an actor are empty outside of the
 * business area, so that a session for booking opens nothing here.
 * @throws Refusal unauthenticated; notFound without a role there; NotAuthorizedException for a role that may not; userNotConfirmed; stepUpNeeded;
 *   insufficientPlan
 */
export async function expectMay(
  work: Work,
  actor: Actor,
  providerId: number,
  action: ProviderAction,
): Promise<Viewer> {
  const { kind, personId, providerRoles, steppedUpAt } = newcomerOrSignedIn(actor);
  const rule = ACTIONS[action];
  const role = providerRoles.find((held) => held.providerId === providerId)?.role ?? null;
  const code = whyNotAllowed(rule, {
    role,
    isProved: kind === 'person',
    isSteppedUp: isSteppedUp(steppedUpAt, work.now()),
    isOpened: rule.feature === null || (await isOpened(work, providerId, rule.feature)),
  });
  const extent = role && rule.roles[role];
  if (code || !role || !extent) throw new Refusal(code ?? 'notFound');
  return { personId, providerId, role, extent };
}

async function isOpened(work: Work, providerId: number, feature: Feature): Promise<boolean> {
  const plan = await getPlan(work, providerId);
  return planAllows(plan, feature) && !hasNotPaid(plan, work.now());
}
