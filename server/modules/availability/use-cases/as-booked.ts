import { unitsMeeting } from '#contracts/needs.ts';
import type { Need } from '#contracts/needs.ts';
import type { NeededEquipment } from '#server/modules/catalog/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { EquipmentOnCalendar, OfferOnCalendar } from './offer-on-calendar.ts';

/** What a booking keeps of its time from the moment it is made, whatever its offer becomes. */
export interface KeptTime {
  durationMinutes: number;
  /** Kept free before and after the service. */
  prepareMinutes: number;
  cleanupMinutes: number;
  /** The rooms and things it has, and how many units of each. */
  things: readonly KeptUnits[];
}

/** So many units of a thing, and which ones. */
export interface KeptUnits {
  resourceId: number;
  units: number;
  which: readonly number[];
}

/**
 * An offer as a booking of it keeps it, for asking about its time and for taking it again: its own minutes, buffers and things, all
 * else as it is today. Where its things are one way to meet what the offer needs today, it may have any other way as well, its own
 * first; where one of them is out of use by now, it needs what the offer needs today.
 */
export async function asBooked(
  work: Work,
  offer: OfferOnCalendar,
  { things, ...minutes }: KeptTime,
): Promise<OfferOnCalendar> {
  return { ...offer, ...minutes, ...(await neededBy(work, offer, things)) };
}

type Needed = Pick<OfferOnCalendar, 'needs' | 'equipment'>;

async function neededBy(work: Work, offer: OfferOnCalendar, things: KeptTime['things']): Promise<Needed> {
  const { needs, equipment } = offer;
  if (isOneWay(needs, things)) {
    const own = withKeptUnits(equipment, things);
    const [first = [], others = []] = [true, false].map((isOwn) =>
      own.filter(({ keptUnits }) => (keptUnits !== undefined) === isOwn),
    );
    return { needs, equipment: [...first, ...others] };
  }
  const inUse = await thingsInUse(work, offer, things);
  if (!inUse) return { needs, equipment };
  return {
    needs: things.map(({ resourceId, units }) => ({ units, resourceIds: [resourceId] })),
    equipment: withKeptUnits(inUse, things),
  };
}

const withKeptUnits = (
  equipment: readonly NeededEquipment[],
  things: KeptTime['things'],
): EquipmentOnCalendar[] =>
  equipment.map((one) => {
    const kept = things.find(({ resourceId }) => resourceId === one.resourceId);
    return kept ? { ...one, keptUnits: kept.which } : one;
  });

/** Whether all these units, and no more, are what is needed. */
function isOneWay(needs: readonly Need[], things: KeptTime['things']): boolean {
  const count = (all: readonly { units: number }[]) => all.reduce((sum, { units }) => sum + units, 0);
  const kept = things.map(({ resourceId, units }) => ({ resourceId, quantity: units }));
  return count(needs) === count(things) && unitsMeeting(needs, kept) !== null;
}

/** Null where one of them is out of use. Asks the database only for what the offer does not need any more. */
async function thingsInUse(
  work: Work,
  { providerId, equipment }: OfferOnCalendar,
  things: KeptTime['things'],
): Promise<NeededEquipment[] | null> {
  const needed = new Map(equipment.map((one) => [one.resourceId, one]));
  const others = things.map(({ resourceId }) => resourceId).filter((id) => !needed.has(id));
  const inUse = (await resourcesOf(work, providerId, others)).filter(({ isArchived }) => !isArchived);
  for (const { id, quantity, capacity } of inUse) needed.set(id, { resourceId: id, quantity, capacity });
  const found = things.flatMap(({ resourceId }) => needed.get(resourceId) ?? []);
  return found.length === things.length ? found : null;
}
