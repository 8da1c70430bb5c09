import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { IntegrationOf } from '../store/web-integrations.ts';
import { findIntegrations, readOwnIntegration } from '../store/web-integrations.ts';
import type { WebIntegration } from './get-web-integration.ts';
import { safeIntegration } from './get-web-integration.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A web integration as those who work at its provider see it. */
export interface OwnWebIntegration {
  integration: WebIntegration;
  /** The one a form is filled from. */
  version: number;
  isArchived: boolean;
}

export interface OwnWebIntegrations extends Page<OwnWebIntegration> {
  /** Whether the provider's package has the widget, as far as it concerns the viewer: who may not change one is not told. */
  isOpened: boolean;
  /** Whether visitors may see the provider, and so its widgets. */
  isShown: boolean;
}

/** One page of a provider's integrations, the newest first, archived ones at the end. @throws Refusal as `expectMay` */
export async function listOwnIntegrations(
  { work, actor }: Asking,
  { providerId, page }: { providerId: number; page: number },
): Promise<OwnWebIntegrations> {
  await expectMay(work, actor, providerId, 'seeWidget');
  const [{ rows, total }, provider, isOpened] = await Promise.all([
    findIntegrations(work, { providerId, page }),
    getProviderForBooking(work, providerId),
    opensWidget({ work, actor }, providerId),
  ]);
  const isShown = provider !== null && isPublic(provider);
  return { ...pageOf(rows.map(ownOf), { total, page }), isOpened, isShown };
}

/** One integration with all that its form shows. @throws Refusal as `expectMay`; notFound */
export async function getOwnIntegration(
  { work, actor }: Asking,
  of: IntegrationOf,
): Promise<OwnWebIntegration> {
  await expectMay(work, actor, of.providerId, 'seeWidget');
  const row = await readOwnIntegration(work, of);
  if (!row) throw new Refusal('notFound');
  return ownOf(row);
}

type Row = NonNullable<Awaited<ReturnType<typeof readOwnIntegration>>>;
const ownOf = ({ version, isArchived, ...row }: Row): OwnWebIntegration => ({
  integration: safeIntegration(row),
  version,
  isArchived,
});

/** Whether the provider's package has the widget. */
async function opensWidget({ work, actor }: Asking, providerId: number): Promise<boolean> {
  try {
    await expectMay(work, actor, providerId, 'changeWidget');
    return true;
  } catch (error) {
    // A role that may not change it learns nothing of the package here.
    if (isRefusal(error)) return error.code !== 'insufficientPlan';
    throw error;
  }
}
