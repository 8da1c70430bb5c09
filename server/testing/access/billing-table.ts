import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { BILLING, OWN_PAGE } from './targets/profile.ts';

const CHANGES_SETTINGS = whoMay('changeSettings');
/** To a director as to the owner. */
export const SHOWS_BILLING = {
  shows: ['name', 'address', 'city', 'email', 'piva', 'fiscal_code', 'sdi'].map(
    (column) => `provider_billing.${column}`,
  ),
};

/** Who a provider is on invoices. */
export const BILLING_TABLE: readonly Row[] = [
  row('getBillingInformation', OWN_PAGE, CHANGES_SETTINGS, NOBODY, SHOWS_BILLING),
  row('saveBillingInformation', BILLING, CHANGES_SETTINGS, NOBODY, { needsKey: true, ...SHOWS_BILLING }),
];
