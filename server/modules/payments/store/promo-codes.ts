import type { PromoDiscount, PromoDuration } from '#contracts/promo.ts';
import type { PromoCodeForm } from '#contracts/validation/promo-code.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** A promo code of a provider. */
export interface PromoCode extends PromoDiscount {
  id: number;
  code: string;
  duration: PromoDuration;
  months: number | null;
  validFrom: string;
  validUntil: string | null;
  mostUses: number | null;
  /** Redemptions that are reserved or used. */
  used: number;
  isActive: boolean;
  version: number;
}

export interface PromoCodeKey {
  providerId: number;
  id: number;
}

const COLUMNS = [
  'id',
  'code',
  'percent_basis_points as percentBasisPoints',
  'amount_cents as amountCents',
  'duration',
  'months',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'most_uses as mostUses',
  'used',
  'active as isActive',
  'version',
] as const;

/** The latest 500 codes of a provider, those that were not ended by hand first. */
export async function listPromoCodes(work: Work, providerId: number): Promise<PromoCode[]> {
  return paymentTables(work)
    .selectFrom('promo_codes')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .orderBy('active', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** One code by its id; `forChange` locks it until the transaction ends. */
export async function findPromoCode(
  work: Work,
  { providerId, id }: PromoCodeKey,
  { forChange = false } = {},
): Promise<PromoCode | null> {
  const query = paymentTables(work)
    .selectFrom('promo_codes')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id);
  return (await (forChange ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** One code by its normalized text. */
export async function findPromoCodeByText(
  work: Work,
  { providerId, code }: { providerId: number; code: string },
): Promise<PromoCode | null> {
  const found = await paymentTables(work)
    .selectFrom('promo_codes')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('code', '=', code)
    .executeTakeFirst();
  return found ?? null;
}

const valuesOf = (form: PromoCodeForm) => ({
  code: form.code,
  percent_basis_points: form.percentBasisPoints,
  amount_cents: form.amountCents,
  duration: form.duration,
  months: form.months,
  valid_from: form.validFrom,
  valid_until: form.validUntil,
  most_uses: form.mostUses,
});

/** @returns its id @throws Refusal duplicateName for a code that the provider has already */
export async function insertPromoCode(work: Work, providerId: number, form: PromoCodeForm): Promise<number> {
  const { id } = await paymentTables(work)
    .insertInto('promo_codes')
    .values({ provider_id: providerId, ...valuesOf(form), created_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a code over. The caller has locked it. @throws Refusal duplicateName as `insertPromoCode` */
export async function updatePromoCode(work: Work, key: PromoCodeKey, form: PromoCodeForm): Promise<void> {
  await paymentTables(work)
    .updateTable('promo_codes')
    .set((eb) => ({ ...valuesOf(form), version: eb('version', '+', 1) }))
    .where('provider_id', '=', key.providerId)
    .where('id', '=', key.id)
    .execute();
}

/** Ends a code, or opens it again. The caller has locked it. */
export async function setPromoCodeActive(work: Work, key: PromoCodeKey, isActive: boolean): Promise<void> {
  await paymentTables(work)
    .updateTable('promo_codes')
    .set((eb) => ({ active: isActive, version: eb('version', '+', 1) }))
    .where('provider_id', '=', key.providerId)
    .where('id', '=', key.id)
    .execute();
}
