import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import { getPersonCards } from '#server/modules/identity/index.ts';
import { listPublicOffers } from '#server/modules/catalog/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { readUnitNames, resourcesOf } from '#server/modules/staff/index.ts';
import { weeklyTimes } from '../opening-hours-of.ts';
import type { ShownOutOfService } from '../out-of-service.ts';
import { outOfServiceOf } from '../out-of-service.ts';

/** A person or thing as the provider sees it. */
export interface ProviderResource extends Resource {
  providerId: number;
  /** Names of its units, the first one's first; null for one without a name. */
  unitNames: (string | null)[];
  user: PersonCard | null;
  schedules: { weekday: IsoWeekday; startMinute: number; endMinute: number }[];
  /** Of a thing: now or later, soonest first. */
  outOfService: ShownOutOfService[];
}

/**
 * All people and things of one's own provider, archived ones too, in its order; a collaborator's own. E-mails of people are told to those
 * alone who work there.
 * @throws Refusal as `expectMay`
 */
export async function providerResources(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<ProviderResource[]> {
  const { extent, personId } = await expectMay(work, actor, providerId, 'seeStaff');
  const all = await resourcesOf(work, providerId);
  return asSeen(work, providerId, extent === 'own' ? all.filter((one) => one.personId === personId) : all);
}

/**
 * The same to those who work there. Who does not gets what its page shows: names and roles of the people one can book (specification §7).
 * @throws Refusal as `expectMay` to those who work there; notFound to others where the provider has no public page
 */
export async function resourcesForAnybody(
  context: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<ProviderResource[]> {
  const { work, actor } = context;
  const worksThere =
    actor.kind !== 'guest' && actor.providerRoles.some((held) => held.providerId === providerId);
  return worksThere ? providerResources(context, providerId) : publicResources(work, providerId);
}

async function publicResources(work: Work, providerId: number): Promise<ProviderResource[]> {
  const services = await listPublicOffers(work, providerId);
  if (!services) throw new Refusal('notFound');
  const offers = services.flatMap((service) => service.offers);
  const bookable = new Set(offers.flatMap(({ resources }) => resources.map(({ id }) => id)));
  const people = (await resourcesOf(work, providerId)).filter(({ id }) => bookable.has(id));
  return people.map((person) => ({
    ...person,
    providerId,
    personId: null,
    type: null,
    gender: null,
    color: null,
    version: 0,
    unitNames: [],
    user: null,
    schedules: [],
    outOfService: [],
  }));
}

/** Some of a provider's people and things with all that is told of them. The caller has made sure that who asks may see it. */
export async function asSeen(
  work: Work,
  providerId: number,
  resources: readonly Resource[],
): Promise<ProviderResource[]> {
  const [names, times, outOfService, people] = await Promise.all([
    readUnitNames(
      work,
      providerId,
      resources.map(({ id }) => id),
    ),
    weeklyTimes(work, providerId, await todayOf(work, providerId)),
    outOfServiceOf(work, providerId),
    getPersonCards(
      work,
      resources.flatMap((one) => one.personId ?? []),
    ),
  ]);
  return resources.map((resource) => ({
    ...resource,
    providerId,
    unitNames: namesOf(resource, names),
    user: resource.personId === null ? null : (people.get(resource.personId) ?? null),
    schedules: times.filter(({ resourceId }) => resourceId === resource.id),
    outOfService: outOfService.filter(({ resourceId }) => resourceId === resource.id),
  }));
}

async function todayOf(work: Work, providerId: number): Promise<LocalDate> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  return localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now()));
}

function namesOf(
  { id, kind, quantity }: Resource,
  names: Awaited<ReturnType<typeof readUnitNames>>,
): (string | null)[] {
  if (kind === RESOURCE_KINDS.human) return [];
  const own = new Map(names.filter(({ resourceId }) => resourceId === id).map((one) => [one.unit, one.name]));
  return own.size === 0 ? [] : Array.from({ length: quantity }, (_unit, index) => own.get(index + 1) ?? null);
}
