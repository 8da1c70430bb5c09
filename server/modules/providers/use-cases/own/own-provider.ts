import { expectMay } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { isPublic } from '../../rules/is-public.ts';
import type { PublishingNeed } from '../../rules/missing-for-publishing.ts';
import { missingForPublishing } from '../../rules/missing-for-publishing.ts';
import type { OwnProviderRow, ProviderSettings } from '../../store/own-provider.ts';
import { readOwnProvider, readSettings } from '../../store/own-provider.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A provider's page as whoever works there sees it. */
export interface OwnProvider extends OwnProviderRow {
  /** Whether visitors see it now. */
  isPublic: boolean;
  /** What it still lacks before it may be published. */
  missing: readonly PublishingNeed[];
}

/** A provider's own page, shown to visitors or not. @throws Refusal as `expectMay` */
export async function getOwnProvider({ work, actor }: Asking, providerId: number): Promise<OwnProvider> {
  await expectMay(work, actor, providerId, 'seeProfile');
  const provider = await readOwnProvider(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const missing = missingForPublishing({ ...provider, photoCount: provider.photos.length });
  return { ...provider, isPublic: isPublic(provider), missing };
}

/** How a provider works and is booked, as its form shows it. @throws Refusal as `expectMay` */
export async function getProviderSettings(
  { work, actor }: Asking,
  providerId: number,
): Promise<ProviderSettings> {
  await expectMay(work, actor, providerId, 'changeSettings');
  const settings = await readSettings(work, providerId);
  if (!settings) throw new Refusal('notFound');
  return settings;
}
