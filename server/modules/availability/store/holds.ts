import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { dateOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';
import type { Holder } from '../rules/holder.ts';
import type { Interval } from '../rules/interval.ts';
import type { AvailabilityTables } from './tables.ts';
import { availabilityTables } from './tables.ts';

/** One row of time to take. */
export interface NewHold {
  providerId: number;
  resourceId: number;
  unit: number;
  /** The person behind the resource, whose time is one across all centers; null for things and people without a log-in. */
  personId: number | null;
  /** Null: a new occasion, the same for all rows inserted together. */
  occasionId: number | null;
  seat: number;
  capacity: number;
  holder: Holder;
  offerId: number;
  mainResourceId: number;
  /** The service itself. */
  startsAt: EpochMinutes;
  endsAt: EpochMinutes;
  /** All that is taken: the service and its buffers. */
  from: EpochMinutes;
  to: EpochMinutes;
  /** What it would take with all its buffers, where some were given up. */
  wanted: Interval | null;
  expiresAt: Date | null;
}

/**
 * Inserts what no constraint refuses, with the rest of the transaction, which ends when that is not all: a lost race, where a
 * constraint saw what the check could not, a unit went out of use since the offer was read, or a person of the staff has become
 * somebody since.
 */
export async function insertHolds(work: Work, holds: readonly NewHold[]): Promise<void> {
  const [first] = holds;
  if (!first) return;
  const insertion = sql`
    with occasion as materialized (select coalesce(${first.occasionId}::bigint, nextval('occasions')) as id)
    insert into holds (provider_id, resource_id, unit, person_id, occasion_id, seat, capacity, kind, holder_id, offer_id,
        main_resource_id, starts_at, service, busy, busy_wanted, expires_at)
    select ${first.providerId}, wanted.resource_id, wanted.unit, coalesce(wanted.person_id, there.person_id), occasion.id, ${first.seat},
        ${first.capacity}, ${first.holder.kind}, ${first.holder.id}, ${first.offerId}, ${first.mainResourceId}, ${dateOf(first.startsAt)},
        tstzrange(${dateOf(first.startsAt)}, ${dateOf(first.endsAt)}), tstzrange(${dateOf(first.from)}, ${dateOf(first.to)}),
        ${first.wanted && rangeOf(first.wanted)}::tstzrange, ${first.expiresAt}
      from occasion, unnest(${holds.map((hold) => hold.resourceId)}::bigint[], ${holds.map((hold) => hold.unit)}::smallint[],
        ${holds.map((hold) => hold.personId)}::bigint[]) as wanted (resource_id, unit, person_id)
      join ${resourcesInUse} there on there.provider_id = ${first.providerId} and there.id = wanted.resource_id
        and wanted.unit <= there.quantity
    on conflict do nothing
    returning id`;
  await work.queueWrite(insertion, {
    rows: holds.length,
    orElse: new Refusal('reservationInvalidCapacity', { affected: ['dateTimeFrom'] }),
  });
}

/** As PostgreSQL reads it. */
export const rangeOf = ({ from, to }: Interval): string =>
  `[${dateOf(from).toISOString()},${dateOf(to).toISOString()})`;

/** Which rows are somebody's. Every statement about one holder asks by this: an id without its kind may be somebody else. */
export function isHeldBy(providerId: number, { kind, id }: Holder) {
  return ({ and }: ExpressionBuilder<AvailabilityTables, 'holds'>): Expression<SqlBool> =>
    and({ provider_id: providerId, kind, holder_id: id });
}

/** Of several holders the kinds and ids, as a query: `(kind, holder_id) in (…)`. */
export const holdersAsRows = (holders: readonly Holder[]) =>
  sql`select * from unnest(${holders.map(({ kind }) => kind)}::text[], ${holders.map(({ id }) => id)}::bigint[])`;

/** Gives back the time somebody holds. */
export async function deleteHolds(work: Work, providerId: number, holder: Holder): Promise<void> {
  await availabilityTables(work).deleteFrom('holds').where(isHeldBy(providerId, holder)).execute();
}

/**
 * Removes what has expired of the resources here and of the people anywhere: the caller holds the locks of both. An
 * expired row takes no time any more, but the constraints would still see it.
 */
export async function deleteExpiredHolds(
  work: Work,
  locked: { providerId: number; resourceIds: readonly number[]; personIds: readonly number[] },
): Promise<void> {
  await availabilityTables(work)
    .deleteFrom('holds')
    .where('expires_at', '<=', work.now())
    .where(({ or, and, eb }) =>
      or([
        and([eb('provider_id', '=', locked.providerId), eb('resource_id', 'in', [...locked.resourceIds])]),
        ...(locked.personIds.length > 0 ? [eb('person_id', 'in', [...locked.personIds])] : []),
      ]),
    )
    .execute();
}

/** Lets somebody's hold run out later. @returns false when it has run out already */
export async function lengthenHolds(
  work: Work,
  providerId: number,
  holder: Holder,
  until: Date,
): Promise<boolean> {
  const kept = await availabilityTables(work)
    .updateTable('holds')
    .set({ expires_at: until })
    .where(isHeldBy(providerId, holder))
    .where('expires_at', '>', work.now())
    .returning('id')
    .execute();
  return kept.length > 0;
}

/** Makes somebody's hold last. @returns of how many people and units it still was: what has run out may have gone in part */
export async function confirmHolds(work: Work, providerId: number, holder: Holder): Promise<number> {
  const kept = await availabilityTables(work)
    .updateTable('holds')
    .set({ expires_at: null })
    .where(isHeldBy(providerId, holder))
    .returning('id')
    .execute();
  return kept.length;
}
