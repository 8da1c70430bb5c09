import { sql } from 'kysely';
import type { ServiceForm } from '#contracts/validation/offering.ts';
import type { GroupKind } from '#contracts/group-kinds.ts';
import type { Work } from '#server/kernel/work.ts';
import { headingColumns, offerColumns, removeNeeds } from '../offerings.ts';
import { catalogTables } from '../tables.ts';

/** Which of a provider's services. */
export interface Which {
  providerId: number;
  ids: readonly number[];
}

/** The version that stands, kept as it is until the transaction ends; null for a service that is not there. */
export async function lockServiceVersion(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number },
): Promise<number | null> {
  const row = await catalogTables(work)
    .selectFrom('services')
    .select('version')
    .where('provider_id', '=', providerId)
    .where('id', '=', serviceId)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** How many headings a provider has that are not gone. */
export async function countServices(work: Work, providerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from services where provider_id = ${providerId} and not deleted`.execute(
    work.db,
  );
  return rows[0]?.count ?? 0;
}

/** Writes a heading over. */
export async function updateHeading(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number },
  form: ServiceForm,
): Promise<void> {
  await catalogTables(work)
    .updateTable('services')
    .set((eb) => ({
      ...headingColumns(form),
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', serviceId)
    .execute();
}

/** Writes an offer over. */
export async function updateWholeOffer(
  work: Work,
  { providerId, offerId }: { providerId: number; offerId: number },
  offer: ServiceForm['offers'][number] & { position: number },
): Promise<void> {
  await catalogTables(work)
    .updateTable('offers')
    .set(offerColumns(offer))
    .where('provider_id', '=', providerId)
    .where('id', '=', offerId)
    .execute();
}

/** The offers under a heading that are not gone. */
export async function readOfferIds(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number },
): Promise<number[]> {
  const rows = await catalogTables(work)
    .selectFrom('offers')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('service_id', '=', serviceId)
    .where('deleted', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns the ids of those that the provider has, locked until the transaction ends */
export async function lockServices(work: Work, { providerId, ids }: Which): Promise<number[]> {
  const rows = await catalogTables(work)
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', 'in', ids)
    .where('deleted', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Switches services on or off, shows or hides them, archives or restores them; what is not given stays. */
export async function setStatuses(
  work: Work,
  { providerId, ids }: Which,
  { isActive, isPublished, isArchived }: { isActive?: boolean; isPublished?: boolean; isArchived?: boolean },
): Promise<void> {
  await catalogTables(work)
    .updateTable('services')
    .set((eb) => ({
      active: isActive,
      published: isPublished,
      archived: isArchived,
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', 'in', ids)
    .execute();
}

/** Offers that were never booked go; those that were are hidden for good, so that orders and histories keep what they name. */
export async function removeOffers(work: Work, { providerId, ids }: Which): Promise<void> {
  for (const offerId of ids) {
    const isGone = await unlessBooked(work, async () => {
      await removeNeeds(work, providerId, offerId);
      await catalogTables(work)
        .deleteFrom('offers')
        .where('provider_id', '=', providerId)
        .where('id', '=', offerId)
        .execute();
    });
    if (!isGone) {
      await catalogTables(work)
        .updateTable('offers')
        .set({ deleted: true, archived: true, active: false })
        .where('provider_id', '=', providerId)
        .where('id', '=', offerId)
        .execute();
    }
  }
}

/** The same for headings; those of offers that stay must stay. */
export async function removeHeadings(work: Work, { providerId, ids }: Which): Promise<void> {
  const gone = await catalogTables(work)
    .deleteFrom('services')
    .where('provider_id', '=', providerId)
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offers')
            .select('offers.id')
            .whereRef('offers.provider_id', '=', 'services.provider_id')
            .whereRef('offers.service_id', '=', 'services.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  const stay = ids.filter((id) => !gone.some((one) => one.id === id));
  if (stay.length === 0) return;
  await catalogTables(work)
    .updateTable('services')
    .set({ deleted: true, archived: true, active: false })
    .where('provider_id', '=', providerId)
    .where('id', 'in', stay)
    .execute();
}

const IS_REFERRED_TO = '23503';

/** @returns false when a booking, or anything else of another module, still names it: then nothing was done */
async function unlessBooked(work: Work, remove: () => Promise<void>): Promise<boolean> {
  await sql`savepoint before_removing`.execute(work.db);
  try {
    await remove();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === IS_REFERRED_TO)) throw error;
    await sql`rollback to savepoint before_removing`.execute(work.db);
    return false;
  } finally {
    await sql`release savepoint before_removing`.execute(work.db).catch(() => undefined);
  }
}

/** A list that a provider orders by hand: its services, or its groups of one kind. */
export type OrderedList = { table: 'services' } | { table: 'offering_groups'; kind: GroupKind };

/** The order in which the provider shows its headings or groups; locked by id, as others lock some of them, and read only then. */
export async function lockOrder(work: Work, list: OrderedList, providerId: number): Promise<number[]> {
  const { table } = list;
  const own = list.table === 'services' ? sql`service_type = 'N' and not deleted` : sql`kind = ${list.kind}`;
  await sql`select from ${sql.table(table)} where provider_id = ${providerId} and ${own} order by id for update`.execute(
    work.db,
  );
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where provider_id = ${providerId} and ${own} order by position, id`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}

/** Numbers them anew in the given order. */
export async function saveOrder(
  work: Work,
  table: 'services' | 'offering_groups',
  providerId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = o.place
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where t.provider_id = ${providerId} and t.id = o.id and t.position <> o.place`.execute(work.db);
}
