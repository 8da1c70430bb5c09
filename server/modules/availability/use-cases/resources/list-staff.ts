import { expectMay } from '#server/modules/authority/index.ts';
import type { ServiceOfResource } from '#server/modules/catalog/index.ts';
import { readServicesOfResource } from '#server/modules/catalog/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { StaffQuestion } from '#server/modules/staff/index.ts';
import { findResources, mayAddPerson, resourcesOf } from '#server/modules/staff/index.ts';
import { countComing } from '../../store/holds-of-people.ts';
import { placeAndToday } from '../hours/change-hours.ts';
import { localTextOf } from '../out-of-service.ts';
import type { ProviderResource } from './provider-resources.ts';
import { asSeen } from './provider-resources.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A page of the people and things of a provider. */
export interface StaffPage extends Page<ProviderResource> {
  /** False where the package is for one person alone, and there is one. */
  mayAddPerson: boolean;
}

/** One page of a provider's people and things, in its order. @throws Refusal as `expectMay` */
export async function listStaff({ work, actor }: Asking, question: StaffQuestion): Promise<StaffPage> {
  const { providerId, page } = question;
  await expectMay(work, actor, providerId, 'listStaff');
  const { resources, total } = await findResources(work, question);
  const items = await asSeen(work, providerId, resources);
  return { ...pageOf(items, { total, page }), mayAddPerson: await mayAddPerson(work, providerId) };
}

/** A person or thing with what depends on it. */
export interface StaffMember {
  resource: ProviderResource;
  /** What time it is there: `YYYY-MM-DD HH:mm`. */
  localNow: string;
  /** How many bookings to come hold it. */
  comingBookings: number;
  /** Which services they do, or which need it. */
  services: ServiceOfResource[];
}

/** One of them. @throws Refusal as `expectMay`; notFound */
export async function getStaffMember(
  { work, actor }: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<StaffMember> {
  await expectMay(work, actor, providerId, 'listStaff');
  const [resource] = await asSeen(work, providerId, await resourcesOf(work, providerId, [id]));
  if (!resource) throw new Refusal('notFound');
  const coming = await countComing(work, { providerId, resourceIds: [id] });
  const services = await readServicesOfResource(work, { providerId, resourceId: id });
  const { zone } = await placeAndToday(work, providerId);
  return { resource, localNow: localTextOf(zone, work.now()), comingBookings: coming.get(id) ?? 0, services };
}
