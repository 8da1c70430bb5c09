import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CardFace } from '../test-cards.ts';
import { objectId } from './object-id.ts';

export const emptyBillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** Tells equal test cards apart from others; made of what is public about the card, never of its number. */
export function fingerprintOf(face: CardFace): string {
  return createHash('sha256').update(`${face.brand} ${face.last4}`).digest('hex').slice(0, 16);
}

/** The card as a payment method that was used once and is attached to nobody. */
export function newPaymentMethod(face: CardFace, created: number): Stripe.PaymentMethod {
  return {
    id: objectId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: emptyBillingDetails,
    card: {
      brand: face.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: face.cvcCheck },
      country: 'US',
      display_brand: face.brand,
      exp_month: face.expMonth,
      exp_year: face.expYear,
      fingerprint: fingerprintOf(face),
      funding: 'credit',
      generated_from: null,
      last4: face.last4,
      networks: { available: [face.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
