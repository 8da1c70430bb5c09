import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { PaymentFlags } from '../rules/payment-ways.ts';
import { paymentTables } from './tables.ts';

export interface PaymentOptions extends PaymentFlags {
  /** null while the provider has set nothing and the defaults stand. */
  id: number | null;
  providerId: number;
  /** Taken off prices paid online, in hundredths of a percent. */
  onlineDiscountBasisPoints: number;
  /** false: only the provider's existing customers may book. */
  acceptNonCustomerBookings: boolean;
  /** Whether the processor lets the provider be paid now. */
  hasConnectedPaymentAccount: boolean;
}

/** What stands until a provider sets something else; the table's defaults say the same. */
const DEFAULTS = {
  id: null,
  serviceOnsite: true,
  serviceOnline: true,
  serviceMembership: false,
  courseOnsite: true,
  courseOnline: true,
  courseMembership: false,
  membershipOnsite: true,
  membershipOnline: true,
  onlineDiscountBasisPoints: 0,
  acceptNonCustomerBookings: true,
} as const;

/** A provider's options as `paymentOptionsAsJson` reads them. */
export interface PaymentOptionsJson {
  row: Row | null;
  isConnected: boolean;
}

/** A provider's options as one JSON value, for a query of a module above; `paymentOptionsOf` adds the defaults. */
export function paymentOptionsAsJson(providerId: RawBuilder<unknown>): RawBuilder<PaymentOptionsJson> {
  return sql`json_build_object(
    'row', (select to_json(payment_options) from payment_options where payment_options.provider_id = ${providerId}),
    'isConnected', exists (select from payment_accounts where payment_accounts.provider_id = ${providerId} and is_current and state = 'ready'))`;
}

export function paymentOptionsOf(
  providerId: number,
  { row, isConnected }: PaymentOptionsJson,
): PaymentOptions {
  return { ...(row ? asOptions(row) : DEFAULTS), providerId, hasConnectedPaymentAccount: isConnected };
}

/** The options of many providers in one query, defaults included. */
export async function readPaymentOptions(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, PaymentOptions>> {
  const { rows } = await sql<{ providerId: number; options: PaymentOptionsJson }>`
    select wanted.id as "providerId", ${paymentOptionsAsJson(sql.ref('wanted.id'))} as options
    from unnest(${providerIds}::bigint[]) as wanted (id)`.execute(work.db);
  return new Map(rows.map(({ providerId, options }) => [providerId, paymentOptionsOf(providerId, options)]));
}

export type PaymentOptionsChange = Partial<
  Omit<PaymentOptions, 'id' | 'providerId' | 'hasConnectedPaymentAccount'>
>;

/** Counts the changes of a provider's options; 1 also while it has set nothing. */
export async function readOptionsVersion(work: Work, providerId: number): Promise<number> {
  const row = await paymentTables(work)
    .selectFrom('payment_options')
    .select('version')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** The same, kept as it is until the transaction ends; who has set nothing gets the row of the defaults, to be locked. */
export async function lockOptionsVersion(work: Work, providerId: number): Promise<number> {
  const tables = paymentTables(work);
  await tables
    .insertInto('payment_options')
    .values({ provider_id: providerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await tables
    .selectFrom('payment_options')
    .select('version')
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Sets what is given and leaves the rest. */
export async function writePaymentOptions(
  work: Work,
  providerId: number,
  change: PaymentOptionsChange,
): Promise<void> {
  const columns = {
    service_onsite: change.serviceOnsite,
    service_online: change.serviceOnline,
    service_membership: change.serviceMembership,
    course_onsite: change.courseOnsite,
    course_online: change.courseOnline,
    course_membership: change.courseMembership,
    membership_onsite: change.membershipOnsite,
    membership_online: change.membershipOnline,
    online_discount_basis_points: change.onlineDiscountBasisPoints,
    accept_non_customer_bookings: change.acceptNonCustomerBookings,
  };
  await paymentTables(work)
    .insertInto('payment_options')
    .values({ provider_id: providerId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('provider_id')
        .doUpdateSet((row) => ({ ...columns, version: row('payment_options.version', '+', 1) })),
    )
    .execute();
}

interface Row {
  id: number;
  service_onsite: boolean;
  service_online: boolean;
  service_membership: boolean;
  course_onsite: boolean;
  course_online: boolean;
  course_membership: boolean;
  membership_onsite: boolean;
  membership_online: boolean;
  online_discount_basis_points: number;
  accept_non_customer_bookings: boolean;
}

function asOptions(row: Row): Omit<PaymentOptions, 'providerId' | 'hasConnectedPaymentAccount'> {
  return {
    id: row.id,
    serviceOnsite: row.service_onsite,
    serviceOnline: row.service_online,
    serviceMembership: row.service_membership,
    courseOnsite: row.course_onsite,
    courseOnline: row.course_online,
    courseMembership: row.course_membership,
    membershipOnsite: row.membership_onsite,
    membershipOnline: row.membership_online,
    onlineDiscountBasisPoints: row.online_discount_basis_points,
    acceptNonCustomerBookings: row.accept_non_customer_bookings,
  };
}
