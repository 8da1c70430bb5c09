import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { dateOf } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import type { Interval } from '../rules/interval.ts';
import { holdersAsRows, rangeOf } from './holds.ts';

/** A person, or a unit of a thing. */
interface Taken {
  resourceId: number;
  unit: number;
}

/**
 * Takes from the neighbours of what is about to be taken the buffers that reach into it, never a minute of their service; what they had is kept
 * beside. The caller holds the locks of all that is taken.
 */
export async function shortenNeighbours(
  work: Work,
  {
    providerId,
    taken,
    busy,
    occasionId,
  }: { providerId: number; taken: readonly Taken[]; busy: Interval; occasionId: number | null },
): Promise<void> {
  const [from, to] = [dateOf(busy.from), dateOf(busy.to)];
  await sql`
    update holds h set
        busy_wanted = coalesce(h.busy_wanted, h.busy),
        busy = case when upper(h.service) <= ${from} then tstzrange(lower(h.busy), least(upper(h.busy), ${from}))
          else tstzrange(greatest(lower(h.busy), ${to}), upper(h.busy)) end
      from unnest(${taken.map(({ resourceId }) => resourceId)}::bigint[], ${taken.map(({ unit }) => unit)}::smallint[])
        as place (resource_id, unit)
      where h.provider_id = ${providerId} and h.kind = 'reservation' and h.resource_id = place.resource_id and h.unit = place.unit
        and h.busy && ${rangeOf(busy)}::tstzrange and not h.service && ${rangeOf(busy)}::tstzrange
        and h.occasion_id is distinct from ${occasionId}::bigint
  `.execute(work.db);
}

interface ShortHold {
  id: number;
  resourceId: number;
  unit: number;
  personId: number | null;
}

/** What lacks buffers because one of some holders is beside it; none of them itself. */
export async function shortenedBeside(
  work: Work,
  providerId: number,
  holders: readonly Holder[],
): Promise<ShortHold[]> {
  const some = holdersAsRows(holders);
  const { rows } = await sql<ShortHold>`
    select distinct h.id, h.resource_id as "resourceId", h.unit, h.person_id as "personId"
      from holds own
      join holds h on h.provider_id = own.provider_id and h.resource_id = own.resource_id and h.unit = own.unit
        and h.busy_wanted && coalesce(own.busy_wanted, own.busy) and h.id <> own.id
      where own.provider_id = ${providerId} and (own.kind, own.holder_id) in (${some})
        and (h.kind, h.holder_id) not in (${some})
      order by h.id
  `.execute(work.db);
  return rows;
}

/**
 * Gives back as much of their buffers to holds as is free by now, one after the other. The caller holds the locks of their people and things.
 */
export async function giveBuffersBack(
  work: Work,
  providerId: number,
  holds: readonly ShortHold[],
): Promise<void> {
  for (const { id } of holds) {
    await sql`
      update holds h set
          busy = free.busy,
          busy_wanted = case when free.busy = h.busy_wanted then null else h.busy_wanted end
        from (
          select own.id, tstzrange(
              greatest(lower(own.busy_wanted), max(upper(other.busy)) filter (where upper(other.busy) <= lower(own.service))),
              least(upper(own.busy_wanted), min(lower(other.busy)) filter (where lower(other.busy) >= upper(own.service)))) as busy
            from holds own
            left join holds other on other.occasion_id <> own.occasion_id and other.busy && own.busy_wanted
              and ((other.provider_id = own.provider_id and other.resource_id = own.resource_id and other.unit = own.unit)
                or other.person_id = own.person_id)
            where own.provider_id = ${providerId} and own.id = ${id} and own.busy_wanted is not null
            group by own.id, own.busy_wanted, own.service) as free
        where h.provider_id = ${providerId} and h.id = free.id
    `.execute(work.db);
  }
}

/** What a hold would be busy for once somebody beside it has left; epoch minutes. */
export interface BuffersBack extends Interval {
  resourceId: number;
  unit: number;
  occasionId: number;
  seat: number;
}

/** What `giveBuffersBack` would do if some holders left, without doing it. */
export async function buffersToComeBack(
  work: Work,
  providerId: number,
  holders: readonly Holder[],
): Promise<BuffersBack[]> {
  const short = await shortenedBeside(work, providerId, holders);
  if (short.length === 0) return [];
  const minutes = (bound: RawBuilder<unknown>) => sql`extract(epoch from ${bound})::bigint / 60`;
  const { rows } = await sql<BuffersBack>`
    select own.resource_id as "resourceId", own.unit, own.occasion_id as "occasionId", own.seat,
        ${minutes(sql`greatest(lower(own.busy_wanted), max(upper(other.busy)) filter (where upper(other.busy) <= lower(own.service)))`)} as "from",
        ${minutes(sql`least(upper(own.busy_wanted), min(lower(other.busy)) filter (where lower(other.busy) >= upper(own.service)))`)} as "to"
      from holds own
      left join holds other on other.occasion_id <> own.occasion_id and other.busy && own.busy_wanted
        and ((other.provider_id = own.provider_id and other.resource_id = own.resource_id and other.unit = own.unit)
          or other.person_id = own.person_id)
        and not (other.provider_id = ${providerId} and (other.kind, other.holder_id) in (${holdersAsRows(holders)}))
      where own.provider_id = ${providerId} and own.id = any(${short.map((one) => one.id)}::bigint[]) and own.busy_wanted is not null
      group by own.id, own.resource_id, own.unit, own.occasion_id, own.seat, own.busy_wanted, own.service
  `.execute(work.db);
  return rows;
}
