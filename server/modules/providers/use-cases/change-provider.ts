import type { CategorySlug } from '#contracts/category-names.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import type { ProviderProfile, ProviderProfileInput } from '#contracts/validation/provider-profile.ts';
import { readProfile } from '#contracts/validation/provider-profile.ts';
import { defaultVatTreatment } from '#server/modules/taxes/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { providerChanged, providerCreated } from '../facts.ts';
import { missingForPublishing } from '../rules/missing-for-publishing.ts';
import { readCategories, replaceProviderCategories } from '../store/categories.ts';
import { insertProvider, readForPublishing, updateProviderRow } from '../store/providers.ts';
import { writeDefaultTreatment } from '../store/vat-choice.ts';

export interface NewProvider extends ProviderProfileInput {
  type: ProviderType;
  name: string;
  /** At least the main one first; all of the provider's type. */
  categories?: readonly CategorySlug[];
  ownerPersonId?: number | null;
  /** Whether it runs an app under its own name. */
  clientProvider?: boolean;
}

/**
 * Adds a provider, not yet published.
 * @throws Refusal invalidInput naming every field that cannot be
 * @returns its id
 */
export async function createProvider(work: Work, given: NewProvider): Promise<number> {
  const { type, categories = [], ownerPersonId = null, clientProvider = false, ...rest } = given;
  const profile = checkedProfile(rest);
  return work.transaction(async (tx) => {
    const name = profile.name ?? given.name;
    const providerId = await insertProvider(tx, { type, name, ownerPersonId, clientProvider, profile });
    await chooseCategories(tx, providerId, type, categories);
    await tx.announce(providerCreated({ providerId }));
    return providerId;
  });
}

/**
 * Changes what a provider says and how it is booked; fields that are not given stay.
 * @throws Refusal invalidInput naming every field that cannot be; notFound
 */
export async function updateProvider(
  work: Work,
  providerId: number,
  changes: ProviderProfileInput | ProviderProfile,
): Promise<void> {
  const profile = checkedProfile(changes);
  await changeRow(work, providerId, profile);
}

/**
 * Shows a provider to visitors (specification section 4, "Publishing").
 * @throws Refusal invalidInput with what is missing: description, photo, location; notFound
 */
export async function publishProvider(work: Work, providerId: number): Promise<void> {
  await work.transaction(async (tx) => {
    const profile = await readForPublishing(tx, providerId);
    if (!profile) throw new Refusal('notFound');
    const missing = missingForPublishing({ ...profile, photoCount: Number(profile.photoCount) });
    if (missing.length > 0) {
      throw new Refusal('invalidInput', {
        inputs: missing.map((need) => ({ code: 'required', affected: [need] })),
      });
    }
    await changeRow(tx, providerId, { isPublished: true });
  });
}

/** Takes a provider off the marketplace; bookings that exist stay. @throws Refusal notFound */
export async function unpublishProvider(work: Work, providerId: number): Promise<void> {
  await changeRow(work, providerId, { isPublished: false });
}

export interface ProviderStatus {
  isActive?: boolean;
  /** Hidden and unbookable (specification section 3). */
  isLocked?: boolean;
  /** Whether the owner may lift the lock by paying. */
  canUnlock?: boolean;
}

/**
 * Switches a provider on or off, locks or unlocks it.
 * @throws Refusal notFound
 */
export async function changeStatus(
  work: Work,
  providerId: number,
  standing: ProviderStatus,
  actor: string,
): Promise<void> {
  await work.transaction(async (tx) => {
    await changeRow(tx, providerId, standing);
    await audit(tx, {
      providerId,
      actor,
      action: 'changeStanding',
      subject: 'provider',
      subjectId: providerId,
      after: standing,
    });
  });
}

async function changeRow(
  work: Work,
  providerId: number,
  changes: Parameters<typeof updateProviderRow>[2],
): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await updateProviderRow(tx, providerId, changes))) throw new Refusal('notFound');
    await tx.announce(providerChanged({ providerId }));
  });
}

function checkedProfile(given: object): ProviderProfile {
  const read = readProfile(given);
  if ('inputs' in read) throw new Refusal('invalidInput', { inputs: read.inputs });
  return read.profile;
}

/**
 * Says what a provider is, the main category first.
 * @throws Refusal invalidInput for one that is none of its type
 */
export async function chooseCategories(
  work: Work,
  providerId: number,
  type: ProviderType,
  slugs: readonly CategorySlug[],
): Promise<void> {
  if (slugs.length === 0) return;
  const known = await readCategories(work, type);
  const ids = slugs.map((slug) => known.find((category) => category.slug === slug)?.id);
  const chosen = ids.filter((id) => id !== undefined);
  if (chosen.length < ids.length) throw new Refusal('invalidInput', { affected: ['categories'] });
  await replaceProviderCategories(work, providerId, chosen);
  await writeDefaultTreatment(work, providerId, defaultVatTreatment(slugs[0] ?? null));
}
