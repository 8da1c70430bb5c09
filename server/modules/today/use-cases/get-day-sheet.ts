import { boundsOfDay, dayNumberOf, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay, viewerCan } from '#server/modules/authority/index.ts';
import { ownResourceOf, readPlaced, readVisitsOfDay, seesContacts } from '#server/modules/booking/index.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { readUnitNames, resourcesOf } from '#server/modules/staff/index.ts';
import type { Visit } from './get-today.ts';
import { visitOn, wallFrom } from './get-today.ts';

/** A visit as somebody needs it who has a sheet of paper alone. */
export interface VisitOnSheet extends Visit {
  /** Null where there is none, and for who sees no contacts. */
  phone: string | null;
  /** The rooms and things it has. */
  rooms: string[];
}

/** A day at a provider on paper. */
export interface DaySheet {
  date: LocalDate;
  /** Soonest first. */
  visits: VisitOnSheet[];
}

/**
 * Who comes on a date, for a sheet of paper. A collaborator gets what is their own, without money.
 * @param asked.date null: today there
 * @throws Refusal as `expectMay`
 */
export async function getDaySheet(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, date: given }: { providerId: number; date: LocalDate | null },
): Promise<DaySheet> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const [ownResourceId, inContacts, contact] = await Promise.all([
    ownResourceOf(work, viewer),
    seesContacts(work, viewer),
    getProviderContact(work, providerId),
  ]);
  if (!contact) throw new Refusal('notFound');
  const zone = zoneOf(contact.timeZone);
  const now = epochMinutesOf(work.now());
  const date = given ?? localDateOf(zone, now);
  const day = dayNumberOf(date);
  const visits = await readVisitsOfDay(work, { providerId, ownResourceId, ...boundsOfDay(zone, day) });
  const [phones, rooms] = await Promise.all([
    inContacts ? phonesOf(work, providerId, new Set(visits.map(({ customerId }) => customerId))) : null,
    roomsOf(
      work,
      providerId,
      visits.map(({ id }) => id),
    ),
  ]);
  const takesPayments = viewerCan(actor, providerId).includes('takePayments');
  const onWall = wallFrom(zone, day);
  return {
    date,
    visits: visits.map((visit) => ({
      ...visitOn(visit, { onWall, now, takesPayments }),
      phone: phones && (visit.visitorPhone ?? phones.get(visit.customerId)?.phone ?? null),
      rooms: rooms.get(visit.id) ?? [],
    })),
  };
}

const phonesOf = (work: Work, providerId: number, ids: ReadonlySet<number>) =>
  getCustomers(
    work,
    [...ids].map((id) => ({ providerId, id })),
  );

/** The names of the rooms and things that each booking was given; a unit by its own name where it has one. */
async function roomsOf(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const placed = await readPlaced(work, providerId, ids);
  if (placed.length === 0) return new Map();
  const [resources, units] = await Promise.all([
    resourcesOf(work, providerId),
    readUnitNames(work, providerId, [...new Set(placed.map(({ resourceId }) => resourceId))]),
  ]);
  const nameOf = ({ resourceId, unit }: { resourceId: number; unit: number }): string =>
    units.find((one) => one.resourceId === resourceId && one.unit === unit)?.name ??
    resources.find(({ id }) => id === resourceId)?.name ??
    '';
  const rooms = new Map<number, string[]>();
  for (const [id, own] of Map.groupBy(placed, ({ reservationId }) => reservationId))
    rooms.set(id, [...new Set(own.map(nameOf))].filter(Boolean));
  return rooms;
}
