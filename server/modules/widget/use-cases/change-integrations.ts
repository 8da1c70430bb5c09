import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { MOST_INTEGRATIONS } from '../rules/most-integrations.ts';
import type { IntegrationChanges, IntegrationOf } from '../store/web-integrations.ts';
import {
  archiveIntegration,
  countIntegrations,
  insertIntegration,
  lockIntegration,
  readLatestIntegration,
  restoreIntegration,
  updateIntegration,
} from '../store/web-integrations.ts';

const lockAllOf = (tx: Work, providerId: number): Promise<void> =>
  tx.lock([`web integrations of ${providerId}`]);

/**
 * Gives a provider its first integration, all tabs on, asking for name and phone (specification sections 2 and 7): without them
 * nobody can call a customer who is late. Does nothing for one that has an integration already.
 */
export async function createDefaultIntegration(work: Work, providerId: number): Promise<void> {
  await work.transaction(async (tx) => {
    await lockAllOf(tx, providerId);
    if (await readLatestIntegration(tx, providerId)) return;
    await insertIntegration(tx, providerId, {
      name: 'Radura',
      askFirstname: true,
      askLastname: true,
      askPhone: true,
    });
  });
}

/**
 * Adds an integration, from then on the provider's latest.
 * @param given as `WebIntegrationForm` reads it; what is left out is as in a first one
 * @throws Refusal cannotUpdate for more than a provider may have
 * @returns its id
 */
export async function addIntegration(
  work: Work,
  providerId: number,
  given: IntegrationChanges & { name: string },
): Promise<number> {
  return work.transaction(async (tx) => {
    await lockAllOf(tx, providerId);
    const { all } = await countIntegrations(tx, providerId);
    if (all >= MOST_INTEGRATIONS) throw new Refusal('cannotUpdate');
    return insertIntegration(tx, providerId, given);
  });
}

/** Writes an integration over. @throws Refusal notFound when the provider has no such one */
export async function changeIntegration(
  tx: Work,
  of: IntegrationOf,
  given: IntegrationChanges,
): Promise<void> {
  if (!(await updateIntegration(tx, of, given))) throw new Refusal('notFound');
}

/**
 * Puts an integration away: its address shows nothing any more. One always stays, which says what bookings ask.
 * @throws Refusal notFound when the provider has no such one; cannotUpdate for the last one
 */
export async function putAwayIntegration(tx: Work, of: IntegrationOf): Promise<void> {
  // Two people may put the last two away at once.
  await lockAllOf(tx, of.providerId);
  const found = await lockIntegration(tx, of);
  if (!found) throw new Refusal('notFound');
  if (found.isArchived) return;
  const { inUse } = await countIntegrations(tx, of.providerId);
  if (inUse < 2) throw new Refusal('cannotUpdate');
  await archiveIntegration(tx, of);
}

/** Takes an integration out of the archive. @throws Refusal notFound when the provider has no such one */
export async function bringBackIntegration(tx: Work, of: IntegrationOf): Promise<void> {
  const found = await lockIntegration(tx, of);
  if (!found) throw new Refusal('notFound');
  if (found.isArchived) await restoreIntegration(tx, of);
}
