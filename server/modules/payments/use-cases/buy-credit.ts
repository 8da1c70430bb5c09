import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { SalesChannel } from '#contracts/statuses.ts';
import { OwnTopUpForm } from '#contracts/validation/wallet.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { standingOfPerson } from '#server/modules/customers/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { seesOwnOrders } from '../policy.ts';
import { readSaleTerms } from '../store/desk-sales.ts';
import { expectCreditSold } from './credit-sold.ts';
import { openOrder } from './open-order.ts';
import { topUpOrder } from './top-up-order.ts';

/** How long a top-up waits for its payment; money that comes later is credit all the same. */
export const TOP_UP_MINUTES = 30;

/** Who asks, and by which way. */
export interface CreditOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  userAgent?: string;
  idempotencyKey: string | null;
}

/** A top-up that waits for its payment. */
export interface CreditBuying {
  providerId: number;
  orderId: number;
  totalCents: number;
}

/**
 * Opens a top-up of the own wallet of whoever is signed in, to be paid by card: an order whose money becomes credit. Once per idempotency key; paying starts afterwards.
 * Counts towards the limit of the network address.
 * @throws Refusal unauthenticated; invalidInput (`amountCents`); notFound for who has not proved their e-mail, and where they are no customer; invalidCustomer whom the center
 *   does not receive; as `expectCreditSold`; tooManyRequests
 */
export async function buyCredit(
  work: Work,
  deps: Pick<Deps, 'platformFeeBasisPoints' | 'limits'>,
  { providerId, ...typed }: { providerId: number; amountCents: number },
  origin: CreditOrigin,
): Promise<CreditBuying> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  const { personId } = signedIn(origin.actor);
  const { amountCents } = checked(OwnTopUpForm, typed);
  const person = await getPerson(work, personId);
  const standing = await standingOfPerson(work, { providerId, personId });
  if (!person || !seesOwnOrders(person) || !standing)
    throw new Refusal('notFound', { affected: ['providerId'] });
  if (standing.isBlacklisted) throw new Refusal('invalidCustomer');
  await expectCreditSold(work, providerId);
  const { customerId } = standing;
  const command = {
    operation: 'topUpMyWallet',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { providerId, amountCents },
  };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, async () => {
      const { orderId } = await readSaleTerms(tx, { providerId, customerId, vatTreatment: null });
      await openOrder(tx, {
        ...topUpOrder({
          providerId,
          orderId,
          amountCents,
          name: m.wallet_top_up_name({}, { locale: origin.language }),
        }),
        personId,
        customerId,
        paymentMode: 'online',
        platformFeeBasisPoints: deps.platformFeeBasisPoints,
        channel: origin.channel,
        payableUntil: new Date(tx.now().getTime() + TOP_UP_MINUTES * 60_000),
      });
      await audit(tx, {
        providerId,
        actor: nameOfActor(origin.actor),
        action: 'topUpMyWallet',
        subject: 'order',
        subjectId: orderId,
        after: { customerId, amountCents },
      });
      return { providerId, orderId, totalCents: amountCents };
    });
    return answer;
  });
}
