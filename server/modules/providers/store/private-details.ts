import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

/** Where a provider's invoices go. */
export interface BillingInformation {
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

/** What only those who run a provider may read. */
export interface PrivateDetails {
  ownerPersonId: number | null;
  notificationEmail: string | null;
  invoicePrefix: string | null;
  billingInformation: BillingInformation | null;
}

export async function readPrivateDetails(work: Work, providerId: number): Promise<PrivateDetails | null> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .leftJoin('provider_billing as billing', 'billing.provider_id', 'providers.id')
    .select([
      'owner_person_id',
      'notification_email',
      'invoice_prefix',
      'billing.provider_id as billed',
      'billing.address',
      'billing.city',
      'billing.country_code',
      'billing.email',
      'billing.piva',
      'billing.fiscal_code',
      'billing.sdi',
      'billing.latitude',
      'billing.longitude',
    ])
    .where('providers.id', '=', providerId)
    .executeTakeFirst();
  if (!row) return null;
  const { address, city, email, piva, sdi, latitude, longitude } = row;
  return {
    ownerPersonId: row.owner_person_id,
    notificationEmail: row.notification_email,
    invoicePrefix: row.invoice_prefix,
    billingInformation:
      row.billed === null
        ? null
        : {
            address,
            city,
            countryCode: row.country_code,
            email,
            piva,
            fiscalCode: row.fiscal_code,
            sdi,
            latitude,
            longitude,
          },
  };
}

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
