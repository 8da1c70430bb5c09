import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { HeldThing } from '#server/modules/availability/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationKey } from './reservations-of-person.ts';
import { bookingTables } from './tables.ts';

/** How many units of which rooms and things a reservation has, and which ones. */
export interface KeptThing {
  resourceId: number;
  units: number;
  /** Ascending. */
  which: number[];
}

/** Each unit for itself. */
export const unitsOf = (things: readonly KeptThing[]): HeldThing[] =>
  things.flatMap(({ resourceId, which }) => which.map((unit) => ({ resourceId, unit })));

/** The same the other way round. */
export const keptOf = (units: readonly HeldThing[]): KeptThing[] =>
  [...Map.groupBy(units, ({ resourceId }) => resourceId)].map(([resourceId, own]) => ({
    resourceId,
    units: own.length,
    which: own.map(({ unit }) => unit),
  }));

/** The things of the reservation that a query of `reservations` answers. */
export const thingsAsJson: RawBuilder<KeptThing[]> = sql`(
  select coalesce(json_agg(json_build_object('resourceId', resource_id, 'units', units, 'which', which) order by resource_id), '[]')
  from (select resource_id, count(*) as units, array_agg(unit order by unit) as which from reservation_things
    where provider_id = reservations.provider_id and reservation_id = reservations.id group by resource_id) as kept)`;

/** A reservation's things, as it was given them; also of one that is off. */
export async function readThings(work: Work, { providerId, id }: ReservationKey): Promise<KeptThing[]> {
  const row = await bookingTables(work)
    .selectFrom('reservations')
    .select(thingsAsJson.as('things'))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.things;
}

/** A unit of a room or thing that a reservation was given. */
export interface PlacedReservation {
  reservationId: number;
  resourceId: number;
  unit: number;
}

/** The units that some reservations of a provider were given, in one statement; by reservation, thing and unit. */
export async function readPlaced(
  work: Work,
  providerId: number,
  reservationIds: readonly number[],
): Promise<PlacedReservation[]> {
  if (reservationIds.length === 0) return [];
  return bookingTables(work)
    .selectFrom('reservation_things')
    .select(['reservation_id as reservationId', 'resource_id as resourceId', 'unit'])
    .where('provider_id', '=', providerId)
    .where('reservation_id', '=', sql<number>`any(${[...reservationIds]}::bigint[])`)
    .orderBy('reservation_id')
    .orderBy('resource_id')
    .orderBy('unit')
    .execute();
}

/** The things of some reservations of a provider, in one statement; those without any are left out. */
export async function readThingsOf(
  work: Work,
  providerId: number,
  reservationIds: readonly number[],
): Promise<Map<number, KeptThing[]>> {
  const placed = await readPlaced(work, providerId, reservationIds);
  const byReservation = [...Map.groupBy(placed, ({ reservationId }) => reservationId)];
  return new Map(byReservation.map(([id, own]) => [id, keptOf(own)]));
}

/** Leaves the things of a new reservation to be written with it. */
export async function insertThings(
  work: Work,
  { providerId, id }: ReservationKey,
  things: readonly HeldThing[],
): Promise<void> {
  if (things.length === 0) return;
  const rows = things.map(({ resourceId, unit }) => ({
    provider_id: providerId,
    reservation_id: id,
    resource_id: resourceId,
    unit,
  }));
  await work.queueWrite(
    bookingTables(work)
      .insertInto('reservation_things')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Leaves to be written that it has these things instead of those it had. */
export async function replaceThings(
  work: Work,
  key: ReservationKey,
  things: readonly HeldThing[],
): Promise<void> {
  // What stays is left alone: both statements see the table as it was.
  await work.queueWrite(sql`
    delete from reservation_things where provider_id = ${key.providerId} and reservation_id = ${key.id}
      and (resource_id, unit) not in (select * from unnest(${things.map(({ resourceId }) => resourceId)}::bigint[],
        ${things.map(({ unit }) => unit)}::smallint[]))`);
  await insertThings(work, key, things);
}
