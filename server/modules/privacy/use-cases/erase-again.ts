import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { addressesOfCustomer } from '#server/modules/customers/index.ts';
import { eraseEverywhere } from './erase-everywhere.ts';

export const ERASE_AGAIN_JOB = 'privacy.erase-again';

/**
 * Erases once more what requests that were under way wrote after the account had gone: a booking on another device, a
 * mail whose reason was told just before.
 */
export async function eraseAgain(
  work: Work,
  deps: Pick<Deps, 'personalData'>,
  personId: number,
): Promise<void> {
  await work.transaction(async (tx) => {
    const addresses = (await addressesOfCustomer(tx, personId))
      .filter(Boolean)
      .map((address) => address.toLowerCase());
    await eraseEverywhere(tx, deps, { personId, addresses });
  });
}
