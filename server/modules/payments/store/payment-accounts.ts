import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** A provider's account with the card processor. */
export interface PaymentAccount {
  providerId: number;
  processorAccountId: string;
  /** Whom the customer pays, as the processor knows them. */
  customerName: string;
  chargesEnabled: boolean;
}

const COLUMNS = [
  'provider_id as providerId',
  'processor_account_id as processorAccountId',
  'customer_name as customerName',
  'charges_enabled as chargesEnabled',
] as const;

export async function findPaymentAccount(work: Work, providerId: number): Promise<PaymentAccount | null> {
  const row = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Events name only the processor's account; the provider follows from it. */
export async function findAccountByProcessorId(
  work: Work,
  processorAccountId: string,
): Promise<PaymentAccount | null> {
  const row = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select(COLUMNS)
    .where('processor_account_id', '=', processorAccountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function writePaymentAccount(work: Work, account: PaymentAccount): Promise<void> {
  const columns = {
    processor_account_id: account.processorAccountId,
    customer_name: account.customerName,
    charges_enabled: account.chargesEnabled,
  };
  await paymentTables(work)
    .insertInto('payment_accounts')
    .values({ provider_id: account.providerId, created_at: work.now(), ...columns })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
    .execute();
}

export async function setChargesEnabled(
  work: Work,
  providerId: number,
  chargesEnabled: boolean,
): Promise<void> {
  await paymentTables(work)
    .updateTable('payment_accounts')
    .set({ charges_enabled: chargesEnabled })
    .where('provider_id', '=', providerId)
    .execute();
}
