import { sql } from 'kysely';
import type { PackageId } from '#contracts/package-ids.ts';
import { subscribeToPackage } from '#server/modules/packages/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NewProvider, ProviderStatus } from './index.ts';
import { addPhoto, changeStatus, createProvider, publishProvider } from './index.ts';

export type ProviderWanted = Partial<NewProvider> &
  ProviderStatus & {
    /** Default: Grow, which opens booking, payment and staff. */
    packageId?: PackageId;
    /** When the package ends; default: it does not. */
    packageEndsAt?: Date | null;
    isPublished?: boolean;
    /** Whether it has no widget yet, and is given the default one, which asks for name and phone. */
    hasNoWidget?: boolean;
  };

/** For tests: a published center in Bologna on the package Grow whose form asks for the e-mail alone, unless told otherwise. @returns its id */
export async function aProvider(work: Work, wanted: ProviderWanted = {}): Promise<number> {
  const {
    packageId = 1,
    packageEndsAt = null,
    isPublished = true,
    hasNoWidget = false,
    isActive,
    isLocked,
    canUnlock,
    ...profile
  } = wanted;
  return work.transaction(async (tx) => {
    const providerId = await createProvider(tx, {
      type: 'C',
      name: 'Il Prato',
      description: 'Massaggi e movimento, a due passi dal centro.',
      addressLine1: 'Via delle Fragole 3',
      postalCode: '40121',
      city: 'Bologna',
      cityKey: 'it-bologna',
      latitude: 44.4949,
      longitude: 11.3426,
      ...profile,
    });
    if (!hasNoWidget)
      await sql`insert into web_integrations (provider_id, name) values (${providerId}, 'Radura')`.execute(
        tx.db,
      );
    await addPhoto(tx, providerId, { drawing: 'massage-1', width: 1920, height: 1200 });
    if (packageId > 0)
      await subscribeToPackage(tx, providerId, { packageId, amountCents: 2900, endsAt: packageEndsAt });
    if (isPublished) await publishProvider(tx, providerId);
    const standing = { isActive, isLocked, canUnlock };
    if (Object.values(standing).some((value) => value !== undefined)) {
      await changeStatus(tx, providerId, standing, 'system:test');
    }
    return providerId;
  });
}
