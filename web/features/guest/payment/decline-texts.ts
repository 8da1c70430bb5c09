import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

type Text = Message<Record<never, never>>;

/** What to check after a decline, in the specification's words: funds, number, expiry, CVC (section 5). */
const WORDS: Readonly<Record<string, Text>> = {
  insufficientFunds: m.payment_declined_funds,
  invalidNumber: m.payment_declined_number,
  expiredOrInvalidExpiry: m.payment_declined_expiry,
  invalidSecurityCode: m.payment_declined_cvc,
  authenticationFailed: m.payment_declined_bank,
};

export function declineText(reason: string): Text {
  return WORDS[reason] ?? m.payment_declined_any;
}
