import type { Work } from '#server/kernel/work.ts';
import type { BillingInformation } from './billing.ts';
import { providersTables } from './tables.ts';

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
      'billing.name',
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
  const { name, address, city, email, piva, sdi, latitude, longitude } = row;
  return {
    ownerPersonId: row.owner_person_id,
    notificationEmail: row.notification_email,
    invoicePrefix: row.invoice_prefix,
    billingInformation:
      row.billed === null
        ? null
        : {
            name,
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
