import type { Stripe } from 'stripe';
import type { CardFace, CardPlan, Decline } from '../test-cards.ts';
import { listObject } from './list-object.ts';
import { objectId } from './object-id.ts';
import type { PaymentIntentObject } from './payment-intent-object.ts';
import { emptyBillingDetails, fingerprintOf } from './payment-method-object.ts';

export type ChargeObject = Stripe.Charge;

/** One attempt to take an intent's money from a card: paid, or failed with the bank's reason. */
export function newCharge(
  intent: PaymentIntentObject,
  plan: CardPlan,
  made: { paymentMethodId: string; applicationFeeId: string | null; created: number },
): ChargeObject {
  const id = objectId('ch');
  const { decline } = plan;
  const paid = decline === null;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: intent.application,
    application_fee: made.applicationFeeId,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: paid ? objectId('txn') : null,
    billing_details: emptyBillingDetails,
    calculated_statement_descriptor: 'RADURA TEST',
    captured: paid,
    created: made.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: made.paymentMethodId,
    payment_method_details: { card: cardDetails(plan.face, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `https://pay.invalid/receipts/${id}` : null,
    refunded: false,
    refunds: listObject(`/v1/charges/${id}/refunds`, []),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(face: CardFace, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: face.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: face.cvcCheck },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: face.expMonth,
    exp_year: face.expYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: fingerprintOf(face),
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: face.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: face.brand,
    network_token: { used: false },
    network_transaction_id: objectId('ntx', 15).slice(4),
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
