import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { GroupKind } from '#contracts/group-kinds.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { OwnService, PlacedService, ServiceQuestion } from '../../store/services/find-services.ts';
import { findOrder, findServices, findServicesById } from '../../store/services/find-services.ts';
import type { ServiceGroup } from '../../store/services/groups.ts';
import { readGroups } from '../../store/services/groups.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** One page of a provider's services; a collaborator's own (specification section 6). @throws Refusal as `expectMay` */
export async function listOwnServices(
  { work, actor }: Asking,
  question: Omit<ServiceQuestion, 'ofPerson' | 'today'>,
): Promise<Page<OwnService>> {
  const { extent, personId } = await expectMay(work, actor, question.providerId, 'seeServices');
  const provider = await getProviderContact(work, question.providerId);
  if (!provider) throw new Refusal('notFound');
  const { services, total } = await findServices(work, {
    ...question,
    today: localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now())),
    ofPerson: extent === 'own' ? personId : null,
  });
  return pageOf(services, { total, page: question.page });
}

/** One service with all that its form shows. @throws Refusal as `expectMay`; notFound */
export async function getOwnService(
  { work, actor }: Asking,
  of: { providerId: number; serviceId: number },
): Promise<OwnService> {
  const [service] = await getOwnServices({ work, actor }, of.providerId, [of.serviceId]);
  if (!service) throw new Refusal('notFound');
  return service;
}

/** Some services, in the provider's order. @throws Refusal as `expectMay` */
export async function getOwnServices(
  { work, actor }: Asking,
  providerId: number,
  ids: readonly number[],
): Promise<OwnService[]> {
  const { extent, personId } = await expectMay(work, actor, providerId, 'seeServices');
  return findServicesById(work, { providerId, ids, ofPerson: extent === 'own' ? personId : null });
}

/** All services that are not archived, in the order of the price list; a collaborator's own. @throws Refusal as `expectMay` */
export async function listServiceOrder(
  { work, actor }: Asking,
  providerId: number,
): Promise<PlacedService[]> {
  const { extent, personId } = await expectMay(work, actor, providerId, 'seeServices');
  return findOrder(work, { providerId, ofPerson: extent === 'own' ? personId : null });
}

/** The groups of one kind of a provider, in its order. @throws Refusal as `expectMay` */
export async function listServiceGroups(
  { work, actor }: Asking,
  of: { providerId: number; kind: GroupKind },
): Promise<ServiceGroup[]> {
  await expectMay(work, actor, of.providerId, 'seeServices');
  return readGroups(work, of);
}

/** A person or thing that an offer can be bound to. */
export interface ServiceResource {
  id: number;
  name: string;
  /** 1 human, 2 physical. */
  kind: number;
  quantity: number;
}

/** The people and things in use that the form of a service offers. @throws Refusal as `expectMay` */
export async function listServiceResources(
  { work, actor }: Asking,
  providerId: number,
): Promise<ServiceResource[]> {
  await expectMay(work, actor, providerId, 'changeServices');
  const resources = await resourcesOf(work, providerId);
  return resources
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name, kind, quantity }) => ({ id, name, kind, quantity }));
}
