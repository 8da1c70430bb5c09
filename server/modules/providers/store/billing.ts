import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

/** Who a provider is on invoices, and where they are sent. */
export interface BillingInformation {
  name: string | null;
  address: string | null;
  city: string | null;
  countryCode: string | null;
  email: string | null;
  piva: string | null;
  fiscalCode: string | null;
  sdi: string | null;
  latitude: number | null;
  longitude: number | null;
}

const FIELDS = [
  'name',
  'address',
  'city',
  'country_code as countryCode',
  'email',
  'piva',
  'fiscal_code as fiscalCode',
  'sdi',
  'latitude',
  'longitude',
] as const;

/** Reads where a provider's invoices go; null until it is said. */
export async function readBilling(work: Work, providerId: number): Promise<BillingInformation | null> {
  const row = await providersTables(work)
    .selectFrom('provider_billing')
    .select(FIELDS)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the version of a provider's billing data; null for an unknown id. */
export async function readBillingVersion(work: Work, providerId: number): Promise<number | null> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select('billing_version as version')
    .where('id', '=', providerId)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Writes where a provider's invoices go. */
export async function upsertBilling(
  work: Work,
  providerId: number,
  billing: BillingInformation,
): Promise<void> {
  const { countryCode, fiscalCode, ...same } = billing;
  const columns = { ...same, country_code: countryCode, fiscal_code: fiscalCode };
  await providersTables(work)
    .insertInto('provider_billing')
    .values({ provider_id: providerId, ...columns })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
    .execute();
}
