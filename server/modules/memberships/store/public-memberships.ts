import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAllows, planAsJson, planOf } from '#server/modules/packages/index.ts';
import type { paymentOptionsOf } from '#server/modules/payments/index.ts';
import { paymentOptionsAsJson } from '#server/modules/payments/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { isPublic, providerForBookingAsJson, vatTreatmentOf } from '#server/modules/providers/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';
import { askedContactAsJson } from '#server/modules/widget/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Membership, MembershipOffer } from './memberships.ts';
import type { SoldPart } from './passes.ts';
import { isSoldOn, MEMBERSHIP_COLUMNS } from './memberships.ts';

/** A published membership with what selling it looks at; of its offers those that are sold. */
export interface PublicMembership extends Membership {
  vat: AgreedVat;
  provider: ProviderForBooking;
  plan: PlanJson | null;
  options: Parameters<typeof paymentOptionsOf>[1];
  asked: AskedContact | null;
  /** Names of what it pays, in their order; none where it pays all. */
  coverNames: string[];
  /** Of a bundle, with their names. */
  partNames: SoldPart[];
}

async function read(
  work: Work,
  where: RawBuilder<unknown>,
  webIntegrationId: number | null,
): Promise<PublicMembership[]> {
  const { rows } = await sql<PublicMembership>`
    select ${MEMBERSHIP_COLUMNS}, ${agreedVatAsJson(vatTreatmentOf(sql`m.provider_id`, sql`m.vat_treatment`), work.now())} as vat,
      ${providerForBookingAsJson(sql`m.provider_id`)} as provider, ${planAsJson(sql`m.provider_id`)} as plan,
      ${paymentOptionsAsJson(sql`m.provider_id`)} as options, ${askedContactAsJson(sql`m.provider_id`, webIntegrationId)} as asked
    from memberships m where m.active and not m.archived and ${where} order by lower(m.name), m.id`.execute(
    work.db,
  );
  return rows
    .filter(({ provider, plan }) => isPublic(provider) && planAllows(planOf(plan), 'memberships'))
    .map((one) => ({ ...one, coverNames: [], partNames: [], offers: soldNow(work, one) }))
    .filter(({ offers }) => offers.length > 0);
}

/** Its offers that are sold today. */
function soldNow(work: Work, { offers, provider }: PublicMembership): MembershipOffer[] {
  const today = localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now()));
  return offers.filter((offer) => isSoldOn(offer, today));
}

/** The memberships of a provider that visitors see, by name. */
export const listPublicMemberships = (work: Work, providerId: number): Promise<PublicMembership[]> =>
  read(work, sql`m.provider_id = ${providerId}`, null);

/** One membership that visitors see; null for every other. */
export async function findPublicMembership(work: Work, id: number): Promise<PublicMembership | null> {
  return (await read(work, sql`m.id = ${id}`, null))[0] ?? null;
}

/** The membership that visitors see with one of its offers; null for every other. */
export async function findMembershipToBuy(
  work: Work,
  { offerId, webIntegrationId }: { offerId: number; webIntegrationId: number | null },
): Promise<PublicMembership | null> {
  const found = await read(
    work,
    sql`(m.provider_id, m.id) in (select o.provider_id, o.membership_id from membership_offers o where o.id = ${offerId} and not o.removed)`,
    webIntegrationId,
  );
  return found.find(({ offers }) => offers.some(({ id }) => id === offerId)) ?? null;
}
