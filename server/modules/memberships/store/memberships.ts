import { sql } from 'kysely';
import type {
  BundlePart,
  MembershipDuration,
  MembershipRule,
  MembershipType,
  PassBeginning,
} from '#contracts/memberships.ts';
import type { MembershipForm, MembershipOfferForm } from '#contracts/validation/membership.ts';
import type { ChosenVatTreatment } from '#contracts/vat.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { isSeasonOver } from '../rules/days-of-pass.ts';
import { membershipsTables } from './tables.ts';

/** For how much, how many entries and how long a membership is sold. */
export interface MembershipOffer {
  id: number;
  name: string;
  description: string;
  priceCents: number;
  /** Entries; null: without limit. */
  sessionsCounter: number | null;
  duration: number;
  durationType: MembershipDuration;
  begins: PassBeginning;
  /** First and last day of its season, by the center's date; null: no bound. */
  startTime: LocalDate | null;
  endTime: LocalDate | null;
  isRecurringPayment: boolean;
  isPublished: boolean;
}

/** Whether an offer is sold on a day of the center: published, charged once, and its season is not over. */
export const isSoldOn = (
  { isPublished, isRecurringPayment, endTime }: MembershipOffer,
  today: LocalDate,
): boolean => isPublished && !isRecurringPayment && !isSeasonOver({ seasonUntil: endTime }, today);

/** A membership as it is for sale. */
export interface Membership {
  providerId: number;
  id: number;
  name: string;
  description: string;
  color: string;
  type: MembershipType;
  vatTreatment: ChosenVatTreatment;
  coversAll: boolean;
  isPublished: boolean;
  isArchived: boolean;
  version: number;
  /** In their order. */
  offers: MembershipOffer[];
  covers: number[];
  /** Of a bundle; else none. */
  parts: BundlePart[];
  rules: MembershipRule[];
  /** Passes that were sold of it and have not ended. */
  counter: number;
}

/** Of a row `m` of memberships. */
export const MEMBERSHIP_COLUMNS = sql`m.provider_id as "providerId", m.id, m.name, m.description, m.color, m.type, m.vat_treatment as "vatTreatment",
  m.covers_all as "coversAll", m.active as "isPublished", m.archived as "isArchived", m.version,
  (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'description', o.description, 'priceCents', o.price_cents,
      'sessionsCounter', o.sessions_counter, 'duration', o.duration, 'durationType', o.duration_type, 'begins', o.begins,
      'startTime', o.season_from, 'endTime', o.season_until,
      'isRecurringPayment', o.recurring, 'isPublished', o.active) order by o.position, o.id), '[]')
    from membership_offers o where o.provider_id = m.provider_id and o.membership_id = m.id and not o.removed) as offers,
  (select coalesce(json_agg(c.offer_id order by c.offer_id), '[]')
    from membership_covers c where c.provider_id = m.provider_id and c.membership_id = m.id) as covers,
  (select coalesce(json_agg(json_build_object('offerId', c.offer_id, 'entries', c.entries) order by c.offer_id), '[]')
    from membership_covers c where c.provider_id = m.provider_id and c.membership_id = m.id and c.entries is not null) as parts,
  (select coalesce(json_agg(json_build_object('type', r.type, 'period', r.period, 'amount', r.amount) order by r.type, r.period), '[]')
    from membership_rules r where r.provider_id = m.provider_id and r.membership_id = m.id) as rules,
  (select count(*)::int from passes p where p.provider_id = m.provider_id and p.membership_id = m.id and p.status = 'active') as counter`;

/** The memberships of a provider, by name; hundreds at most. */
export async function listMemberships(
  work: Work,
  { providerId, isArchived }: { providerId: number; isArchived: boolean },
): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select ${MEMBERSHIP_COLUMNS} from memberships m where m.provider_id = ${providerId} and m.archived = ${isArchived} order by lower(m.name), m.id`.execute(
    work.db,
  );
  return rows;
}

interface MembershipKey {
  providerId: number;
  id: number;
}

/** One membership; `forChange` locks it until the transaction ends. */
export async function findMembership(
  work: Work,
  { providerId, id }: MembershipKey,
  { forChange = false } = {},
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    select ${MEMBERSHIP_COLUMNS} from memberships m where m.provider_id = ${providerId} and m.id = ${id}
      ${forChange ? sql`for update of m` : sql``}`.execute(work.db);
  return rows[0] ?? null;
}

/** The membership that an offer is of, locked so that it is not changed while it is sold; null for none. */
export async function lockMembershipOfOffer(
  work: Work,
  { providerId, offerId }: { providerId: number; offerId: number },
): Promise<Membership | null> {
  const row = await membershipsTables(work)
    .selectFrom('membership_offers')
    .select('membership_id')
    .where('provider_id', '=', providerId)
    .where('id', '=', offerId)
    .executeTakeFirst();
  return row ? findMembership(work, { providerId, id: row.membership_id }, { forChange: true }) : null;
}

const headingOf = (form: MembershipForm) => ({
  name: form.name,
  description: form.description,
  color: form.color,
  type: form.type,
  vat_treatment: form.vatTreatment,
  covers_all: form.coversAll,
});

/** Adds a membership with all that is in it, unpublished. @returns its id */
export async function insertMembership(
  work: Work,
  providerId: number,
  form: MembershipForm,
): Promise<number> {
  const { id } = await membershipsTables(work)
    .insertInto('memberships')
    .values({ provider_id: providerId, ...headingOf(form), created_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(work, { providerId, id }, form);
  return id;
}

/** Writes a membership over. The caller has locked it, and the form names offers of it alone. */
export async function updateMembership(work: Work, key: MembershipKey, form: MembershipForm): Promise<void> {
  await membershipsTables(work)
    .updateTable('memberships')
    .set((eb) => ({ ...headingOf(form), version: eb('version', '+', 1) }))
    .where('provider_id', '=', key.providerId)
    .where('id', '=', key.id)
    .execute();
  for (const table of ['membership_covers', 'membership_rules'] as const)
    await membershipsTables(work)
      .deleteFrom(table)
      .where('provider_id', '=', key.providerId)
      .where('membership_id', '=', key.id)
      .execute();
  await writeParts(work, key, form);
}

async function writeParts(work: Work, key: MembershipKey, form: MembershipForm): Promise<void> {
  const of = { provider_id: key.providerId, membership_id: key.id };
  const covers = form.coversAll ? [] : [...new Set(form.covers)];
  const entries = new Map(form.parts.map((part) => [part.offerId, part.entries]));
  if (covers.length > 0)
    await membershipsTables(work)
      .insertInto('membership_covers')
      .values(covers.map((offerId) => ({ ...of, offer_id: offerId, entries: entries.get(offerId) ?? null })))
      .execute();
  if (form.rules.length > 0)
    await membershipsTables(work)
      .insertInto('membership_rules')
      .values(form.rules.map((rule) => ({ ...of, ...rule })))
      .execute();
  await writeOffers(work, key, form.offers);
}

async function writeOffers(
  work: Work,
  { providerId, id }: MembershipKey,
  offers: readonly MembershipOfferForm[],
): Promise<void> {
  const known = offers.flatMap((offer) => offer.id ?? []);
  await sql`
    update membership_offers set removed = true
      where provider_id = ${providerId} and membership_id = ${id} and id <> all(${known}::bigint[])`.execute(
    work.db,
  );
  for (const [index, offer] of offers.entries()) {
    const values = {
      position: index + 1,
      name: offer.name,
      description: offer.description,
      price_cents: offer.priceCents,
      sessions_counter: offer.sessionsCounter,
      duration: offer.duration,
      duration_type: offer.durationType,
      begins: offer.begins,
      season_from: offer.startTime,
      season_until: offer.endTime,
      recurring: offer.isRecurringPayment,
      active: offer.isPublished,
    };
    if (offer.id === null)
      await membershipsTables(work)
        .insertInto('membership_offers')
        .values({ provider_id: providerId, membership_id: id, ...values })
        .execute();
    else
      await membershipsTables(work)
        .updateTable('membership_offers')
        .set(values)
        .where('provider_id', '=', providerId)
        .where('membership_id', '=', id)
        .where('id', '=', offer.id)
        .execute();
  }
}

/** Publishes or hides a membership, archives or restores it. */
export async function setMembership(
  work: Work,
  { providerId, id }: MembershipKey,
  to: { isPublished?: boolean; isArchived?: boolean },
): Promise<void> {
  await membershipsTables(work)
    .updateTable('memberships')
    .set((eb) => ({ active: to.isPublished, archived: to.isArchived, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Whether a pass of it was ever sold. */
export async function wasSold(work: Work, { providerId, id }: MembershipKey): Promise<boolean> {
  const row = await membershipsTables(work)
    .selectFrom('passes')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('membership_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMembership(work: Work, { providerId, id }: MembershipKey): Promise<void> {
  await membershipsTables(work)
    .deleteFrom('memberships')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}
