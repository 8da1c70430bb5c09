import type { ProviderAction } from '#contracts/provider-actions.ts';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { ACTIONS } from '../actions.ts';

/** What whoever asks may do at a provider by their role, whatever its package; nothing for guests and for strangers. */
export function viewerCan(actor: Actor, providerId: number): ProviderAction[] {
  const held =
    actor.kind === 'guest' ? undefined : actor.providerRoles.find((one) => one.providerId === providerId);
  return held ? PROVIDER_ACTIONS.filter((action) => ACTIONS[action].roles[held.role] !== undefined) : [];
}
