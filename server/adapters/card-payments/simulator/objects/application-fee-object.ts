import type { Stripe } from 'stripe';
import { listObject } from './list-object.ts';
import { objectId } from './object-id.ts';
import { APPLICATION_ID } from './payment-intent-object.ts';

export type ApplicationFeeObject = Stripe.ApplicationFee;

/** The platform's share of one direct charge; it lives in the platform's own account. */
export function newApplicationFee(details: {
  id: string;
  account: string;
  amount: number;
  chargeId: string;
  currency: string;
  created: number;
}): ApplicationFeeObject {
  return {
    id: details.id,
    object: 'application_fee',
    account: details.account,
    amount: details.amount,
    amount_refunded: 0,
    application: APPLICATION_ID,
    balance_transaction: objectId('txn'),
    charge: details.chargeId,
    created: details.created,
    currency: details.currency,
    fee_source: { charge: details.chargeId, type: 'charge' },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: listObject(`/v1/application_fees/${details.id}/refunds`, []),
  };
}

/** Gives part of the share back; the answer is a new object. */
export function withFeeReturned(
  fee: ApplicationFeeObject,
  amount: number,
  created: number,
): ApplicationFeeObject {
  const amountRefunded = fee.amount_refunded + amount;
  const feeRefund: Stripe.FeeRefund = {
    id: objectId('fr'),
    object: 'fee_refund',
    amount,
    balance_transaction: objectId('txn'),
    created,
    currency: fee.currency,
    fee: fee.id,
    metadata: {},
  };
  return {
    ...fee,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === fee.amount,
    refunds: { ...fee.refunds, data: [feeRefund, ...fee.refunds.data] },
  };
}
