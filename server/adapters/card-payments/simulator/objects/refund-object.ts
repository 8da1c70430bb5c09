import type { Stripe } from 'stripe';
import type { ChargeObject } from './charge-object.ts';
import { objectId } from './object-id.ts';

export type RefundObject = Stripe.Refund;

export type RefundDetails = {
  amount: number;
  metadata: Record<string, string>;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  status: 'pending' | 'succeeded';
  created: number;
};

export function newRefund(charge: ChargeObject, details: RefundDetails): RefundObject {
  return {
    id: objectId('re'),
    object: 'refund',
    amount: details.amount,
    balance_transaction: objectId('txn'),
    charge: charge.id,
    created: details.created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: details.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: details.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: details.status,
    transfer_reversal: null,
  };
}
