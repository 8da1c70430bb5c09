import { sql } from 'kysely';
import type { BusinessRole } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** A role that is offered to somebody and waits for their answer. */
export interface OfferRow {
  role: BusinessRole;
  until: Date;
  /** Who invited; null: nobody that is still known. */
  byPersonId: number | null;
  /** As it was typed. */
  email: string;
  firstname: string;
  lastname: string;
}

/** Somebody's place at a provider: the role they have or had, the one they are offered. */
export interface ColleagueRow {
  id: number;
  providerId: number;
  personId: number;
  role: BusinessRole;
  isActive: boolean;
  version: number;
  /** When they took the role last; null: it was only ever offered. */
  since: Date | null;
  /** As whom of the staff, once they accept it. */
  resourceId: number | null;
  offer: OfferRow | null;
}

const COLUMNS = [
  'id',
  'provider_id',
  'person_id',
  'role',
  'active',
  'version',
  'since',
  'resource_id',
  'invited_as',
  'invited_until',
  'invited_by',
  'invited_email',
  'invited_firstname',
  'invited_lastname',
] as const;

const query = (work: Work) => identityTables(work).selectFrom('provider_roles').select(COLUMNS);
type Read = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;

function asColleague(row: Read): ColleagueRow {
  const { id, provider_id, person_id, role, active, version, since, resource_id } = row;
  return {
    id,
    role,
    version,
    since,
    providerId: provider_id,
    personId: person_id,
    isActive: active,
    resourceId: resource_id,
    offer:
      row.invited_as === null || row.invited_until === null
        ? null
        : {
            role: row.invited_as,
            until: row.invited_until,
            byPersonId: row.invited_by,
            email: row.invited_email ?? '',
            firstname: row.invited_firstname ?? '',
            lastname: row.invited_lastname ?? '',
          },
  };
}

/** One place by its id or its person, locked until the transaction ends; null where the provider has none such. */
export async function lockColleague(
  work: Work,
  providerId: number,
  by: { id: number } | { personId: number },
): Promise<ColleagueRow | null> {
  const row = await query(work)
    .where('provider_id', '=', providerId)
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('person_id', '=', by.personId)))
    .forUpdate()
    .executeTakeFirst();
  return row ? asColleague(row) : null;
}

/** One place by its id; null where the provider has none such. */
export async function findColleague(
  work: Work,
  providerId: number,
  id: number,
): Promise<ColleagueRow | null> {
  const row = await query(work).where('provider_id', '=', providerId).where('id', '=', id).executeTakeFirst();
  return row ? asColleague(row) : null;
}

/** What waits for somebody's answer, at any provider. */
export async function listOffersTo(work: Work, personId: number): Promise<ColleagueRow[]> {
  const rows = await query(work)
    .where('person_id', '=', personId)
    .where('invited_until', '>', work.now())
    .orderBy('provider_id')
    .execute();
  return rows.map(asColleague);
}

/** Makes the place of somebody who never had one, or leaves the one that is there. */
export async function addPlace(
  work: Work,
  place: { providerId: number; personId: number; role: BusinessRole },
): Promise<void> {
  await identityTables(work)
    .insertInto('provider_roles')
    .values({
      provider_id: place.providerId,
      person_id: place.personId,
      role: place.role,
      active: false,
      since: null,
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'person_id']).doNothing())
    .execute();
}

const NO_OFFER = {
  invited_as: null,
  invited_until: null,
  invited_by: null,
  invited_email: null,
  invited_firstname: null,
  invited_lastname: null,
} as const;

/** Writes what is offered in a place, in place of what was offered before; null takes it back. */
export async function saveOffer(
  work: Work,
  { providerId, id }: Pick<ColleagueRow, 'providerId' | 'id'>,
  { offer, resourceId }: Pick<ColleagueRow, 'offer' | 'resourceId'>,
): Promise<void> {
  await identityTables(work)
    .updateTable('provider_roles')
    .set({
      resource_id: resourceId,
      ...(offer === null
        ? NO_OFFER
        : {
            invited_as: offer.role,
            invited_until: offer.until,
            invited_by: offer.byPersonId,
            invited_email: offer.email,
            invited_firstname: offer.firstname,
            invited_lastname: offer.lastname,
          }),
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Writes the role of a place and whether it is in force; what was offered is answered by it. */
export async function savePlace(
  work: Work,
  { providerId, id }: Pick<ColleagueRow, 'providerId' | 'id'>,
  place: Pick<ColleagueRow, 'role' | 'isActive' | 'resourceId' | 'since'>,
): Promise<void> {
  await identityTables(work)
    .updateTable('provider_roles')
    .set({
      ...NO_OFFER,
      role: place.role,
      active: place.isActive,
      resource_id: place.resourceId,
      since: place.since,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Who owns a provider. */
export async function listOwners(work: Work, providerId: number): Promise<number[]> {
  const rows = await identityTables(work)
    .selectFrom('provider_roles')
    .select('person_id as personId')
    .where('provider_id', '=', providerId)
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ personId }) => personId);
}

/** How many owners a provider has; the caller holds what keeps rivals away. */
export async function countOwners(work: Work, providerId: number): Promise<number> {
  const { count } = await identityTables(work)
    .selectFrom('provider_roles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Everybody who has, had or is offered a role at a provider, as a relation that a module above joins in a query of its own: columns
 * provider_id, id, person_id, role, version, since, resource_id, standing (active, inactive, invited, expired), offered_role, offered_until,
 * name, email, signed_in_at. Of who has only been invited it holds what was typed, and nothing else that is known of the person.
 */
export const colleaguesOfProviders = (now: Date) => sql`(
  select pr.provider_id, pr.id, pr.person_id, pr.version, pr.since, pr.resource_id,
      case when pr.active or pr.invited_as is null then pr.role else pr.invited_as end as role,
      case when pr.active then 'active'
        when pr.invited_as is null then 'inactive'
        when pr.invited_until > ${now} then 'invited' else 'expired' end as standing,
      case when pr.invited_until > ${now} then pr.invited_as end as offered_role,
      pr.invited_until as offered_until,
      case when pr.since is null then trim(coalesce(pr.invited_firstname, '') || ' ' || coalesce(pr.invited_lastname, ''))
        else trim(coalesce(f.firstname, '') || ' ' || coalesce(f.lastname, '')) end as name,
      case when pr.since is null then pr.invited_email else p.email end as email,
      case when pr.since <= l.business_signed_in_at then l.business_signed_in_at end as signed_in_at
    from provider_roles pr
    join people p on p.id = pr.person_id
    join log_ins l on l.person_id = pr.person_id
    left join profiles f on f.person_id = pr.person_id
    where pr.active or pr.invited_as is not null or pr.since is not null
)`;
