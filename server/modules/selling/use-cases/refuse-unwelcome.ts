import type { PaymentOptions } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/** How whoever buys stands with the provider. */
interface Status {
  /** Whether they were the provider's customer before. */
  wasKnown: boolean;
  isBlacklisted: boolean;
}

/**
 * Some providers receive only people they know (specification section 3), and nobody has to receive everybody. One code for both: whoever types
 * an e-mail need not learn which. Of a guest who has yet to follow the mailed link only the first is asked: the link tells the other.
 * @throws Refusal invalidCustomer
 */
export function refuseUnwelcome(
  options: PaymentOptions,
  who: Status,
  { waitsForLink }: { waitsForLink: boolean },
): void {
  const isStranger = !options.acceptNonCustomerBookings && !who.wasKnown;
  if (isStranger || (who.isBlacklisted && !waitsForLink))
    throw new Refusal('invalidCustomer', { affected: ['email'] });
}
