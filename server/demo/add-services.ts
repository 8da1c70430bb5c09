import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { createGroup, createOffer, createService } from '#server/modules/catalog/index.ts';
import { GROUP_COLORS } from './price-lists/town-service.ts';
import type { TownService } from './price-lists/town-service.ts';
import { minutesOf } from './town/week.ts';

interface Surroundings {
  idsOfPeople: ReadonlyMap<string, number>;
  idsOfEquipment: ReadonlyMap<string, number>;
  today: LocalDate;
}

const AT_THE_PROVIDER = 1;
const ONLINE = 4;

/** Writes a provider's price list in its order: groups, headings, offers, and who and what each offer needs. */
export async function addServices(
  work: Work,
  providerId: number,
  services: readonly TownService[],
  around: Surroundings,
): Promise<void> {
  const groupIds = new Map<string, number>();
  for (const [position, service] of services.entries()) {
    const { group: name } = service;
    const groupId =
      groupIds.get(name) ??
      (await createGroup(work, { providerId, name, color: GROUP_COLORS[name], position: groupIds.size }));
    groupIds.set(name, groupId);
    const serviceId = await createService(work, {
      providerId,
      groupId,
      name: service.heading,
      description: service.about,
      minCalendarSlot: service.step,
      locationType: service.isOnline ? ONLINE : AT_THE_PROVIDER,
      position,
      ...seasonOf(service.season, around.today),
    });
    await addOffers(work, { providerId, serviceId }, service, around);
  }
}

async function addOffers(
  work: Work,
  under: { providerId: number; serviceId: number },
  service: TownService,
  around: Surroundings,
): Promise<void> {
  const people = (service.by ?? [...around.idsOfPeople.keys()]).map((name) => idOf(around.idsOfPeople, name));
  const needs = (service.needs ?? []).map((name) => ({ resourceIds: [idOf(around.idsOfEquipment, name)] }));
  for (const [position, offer] of service.offers.entries()) {
    await createOffer(work, {
      ...under,
      name: offer.name,
      description: offer.about,
      priceCents: offer.euro * 100,
      durationMinutes: offer.minutes,
      prepareMinutes: offer.prepare,
      cleanupMinutes: offer.cleanup,
      capacity: offer.capacity,
      people,
      needs,
      position,
    });
  }
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The price list speaks of ${name}, who is not there`);
  return id;
}

function seasonOf(season: TownService['season'], today: LocalDate) {
  if (!season) return {};
  const hours = season.hours ? minutesOf(season.hours) : null;
  return {
    isAlwaysAvailable: false,
    periodStartDate: addDays(today, season.fromDay),
    periodEndDate: addDays(today, season.toDay),
    periodStartMinute: hours?.startMinute,
    periodEndMinute: hours?.endMinute,
  };
}
