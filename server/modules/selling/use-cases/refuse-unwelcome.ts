import type { PaymentOptions } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/** How whoever buys stands with the provider. */
interface Standing {
  /** Whether they were the provider's customer before. */
  wasKnown: boolean;
  isBlacklisted: boolean;
}

/**
 * Some providers receive only people they know (specification section 3), and nobody has to receive everybody.
 * @throws Refusal clientDataNotValid; invalidCustomer
 */
export function refuseUnwelcome(options: PaymentOptions, who: Standing): void {
  if (!options.acceptNonCustomerBookings && !who.wasKnown)
    throw new Refusal('clientDataNotValid', { affected: ['email'] });
  if (who.isBlacklisted) throw new Refusal('invalidCustomer');
}
