import type { Actor } from '#server/kernel/request-context.ts';

/** Whether somebody may see a provider's private side. */
export function runsProvider(actor: Actor, provider: { ownerPersonId: number | null }): boolean {
  return (
    actor.kind === 'person' && provider.ownerPersonId !== null && actor.personId === provider.ownerPersonId
  );
}
