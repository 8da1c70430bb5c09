import { sql } from 'kysely';
import type { Simulator } from '#server/adapters/card-payments/simulator/start-simulator.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import type { ProviderWanted } from '#server/modules/providers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Work } from '#server/kernel/work.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import type { NewOrder } from './index.ts';
import { connectPaymentAccount, giftNow, nextOrderId, openOrder, topUpNow } from './index.ts';

let made = 0;

/** For tests: taxed as most things are. */
export const STANDARD_VAT: AgreedVat = { treatment: 'standard', rateBasisPoints: 2200, nature: null };

/** For tests: a provider that can be paid online, its account opened at the simulator. */
export async function aPayableProvider(
  work: Work,
  simulator: Simulator,
  wanted: ProviderWanted = {},
): Promise<{ providerId: number; account: string }> {
  const providerId = await aProvider(work, wanted);
  const account = `acct_test${providerId}`;
  await simulator.control.openAccount({ id: account, businessName: 'Il Prato' });
  await connectPaymentAccount(work, {
    providerId,
    processorAccountId: account,
    customerName: 'Il Prato',
    chargesEnabled: true,
  });
  return { providerId, account };
}

/** `lines`, or the price and online discount of the one line. */
export type OrderWanted = Partial<NewOrder> & {
  providerId: number;
  email?: string;
  priceCents?: number;
  discountCents?: number;
};

/** For tests: an order of 50 euro for a reservation that need not exist, its customer made unless given. */
export async function anOrder(
  work: Work,
  wanted: OrderWanted,
): Promise<{ providerId: number; orderId: number; email: string; subjectId: number }> {
  const number = (made += 1);
  const {
    providerId,
    email = `payer-${number}@example.it`,
    priceCents = 5000,
    discountCents = 0,
    ...more
  } = wanted;
  const subjectId = more.subjectId ?? 1_000_000 + number;
  const personId = more.personId ?? (await aPerson(work, { email }));
  const customerId = more.customerId ?? (await aCustomer(work, { providerId, personId, email }));
  const drawn = await sql<{ orderId: number }>`select ${nextOrderId} as "orderId"`.execute(work.db);
  const orderId = more.orderId ?? drawn.rows[0]?.orderId ?? 0;
  const order: NewOrder = {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'reservation',
    subjectId,
    lines: [
      {
        subject: 'reservation',
        subjectId,
        name: 'Massaggio rilassante',
        priceCents,
        onlineDiscountCents: discountCents,
        vat: STANDARD_VAT,
      },
    ],
    paymentMode: 'online',
    platformFeeBasisPoints: 300,
    channel: 'Web',
    snapshot: {
      name: 'Massaggio rilassante',
      resourceName: 'Marta',
      groupName: null,
      color: null,
      startsAt: new Date('2026-11-09T09:00:00Z'),
      endsAt: new Date('2026-11-09T10:00:00Z'),
      durationMinutes: 60,
    },
    ...more,
  };
  await openOrder(work, order);
  return { providerId, orderId, email, subjectId: order.subjectId };
}

let toppedUp = 0;

/** For tests: credit of a customer, paid and given. */
export async function aWallet(
  work: Work,
  of: { providerId: number; customerId: number; takenBy: number; paidCents?: number; giftCents?: number },
): Promise<void> {
  const { providerId, customerId, takenBy, paidCents = 2000, giftCents = 500 } = of;
  const sale = { method: 'cash' as const, receiptNumber: null, note: '' };
  await topUpNow(work, {
    providerId,
    topUp: { customerId, amountCents: paidCents, ...sale },
    takenBy,
    actor: 'system:test',
    key: `top-up-of-test-${(toppedUp += 1)}`,
  });
  if (giftCents > 0)
    await work.transaction((tx) =>
      giftNow(tx, { providerId, gift: { customerId, amountCents: giftCents }, givenBy: takenBy }),
    );
}
