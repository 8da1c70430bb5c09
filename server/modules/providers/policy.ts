import type { Actor } from '#server/kernel/request-context.ts';

/** Whether somebody may see a provider's private side: its owner, signed in where businesses sign in. */
export function runsProvider(actor: Actor, providerId: number): boolean {
  if (actor.kind === 'guest' || actor.area !== 'business') return false;
  return actor.providerRoles.some((held) => held.providerId === providerId && held.role === 'owner');
}
