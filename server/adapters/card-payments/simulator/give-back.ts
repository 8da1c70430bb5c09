import { invalidRequest, noSuch, unexpectedState } from './api-error.ts';
import { feeToReturn } from './fee-to-return.ts';
import { PLATFORM } from './object-store.ts';
import { withFeeReturned } from './objects/application-fee-object.ts';
import type { ChargeObject } from './objects/charge-object.ts';
import type { RefundDetails, RefundObject } from './objects/refund-object.ts';
import { newRefund } from './objects/refund-object.ts';
import type { SimulatorCall } from './simulator-call.ts';

export type RefundRequest = {
  intentId: string;
  amount: number | null;
  returnsFee: boolean;
  reason: RefundDetails['reason'];
  metadata: Record<string, string>;
};

/** Gives back all or part of what an intent took; the intent's lock keeps two refunds from giving the same money. */
export async function giveBack(
  call: SimulatorCall,
  account: string,
  request: RefundRequest,
): Promise<RefundObject> {
  const intent = await call.lock('payment_intent', account, request.intentId);
  if (!intent) throw noSuch('payment_intent', request.intentId, 'payment_intent');
  const chargeId = intent.body.latest_charge;
  const charge =
    intent.body.status === 'succeeded' && typeof chargeId === 'string'
      ? (await call.lock('charge', account, chargeId))?.body
      : undefined;
  if (!charge) {
    const message = `This PaymentIntent (${request.intentId}) does not have a successful charge to refund.`;
    throw invalidRequest(message, { param: 'payment_intent' });
  }
  if (request.returnsFee && charge.application_fee === null) {
    throw unexpectedState(
      undefined,
      `Attempting to refund_application_fee on ${charge.id}, but it has no application fee.`,
    );
  }
  const amount = refundableAmount(charge, request.amount);
  if (amount > call.balanceOf(account)) {
    throw unexpectedState(
      'balance_insufficient',
      'Insufficient funds in your Stripe balance to refund this amount.',
    );
  }
  const refund = newRefund(charge, {
    amount,
    metadata: request.metadata,
    reason: request.reason,
    status: intent.hidden?.plan.refundsPend ? 'pending' : 'succeeded',
    created: call.nowSeconds,
  });
  const refunded = withRefund(charge, refund);
  call.add('refund', account, refund, request.intentId);
  call.change('charge', refunded);
  call.announce('refund.created', account, refund);
  call.announce('charge.refunded', account, refunded);
  if (request.returnsFee) await returnFee(call, refunded, amount);
  return refund;
}

/** Settles a pending refund, or lets one fail that was thought done; the money is then the provider's again. */
export async function settleRefund(
  call: SimulatorCall,
  account: string,
  refundId: string,
  status: 'succeeded' | 'failed',
): Promise<RefundObject> {
  const refund = (await call.lock('refund', account, refundId))?.body;
  if (!refund) throw noSuch('refund', refundId);
  const settled: RefundObject = {
    ...refund,
    status,
    ...(status === 'failed' && { failure_reason: 'unknown' }),
  };
  call.change('refund', settled);
  call.announce('refund.updated', account, settled);
  if (status === 'succeeded' || refund.status === 'failed') return settled;
  call.announce('refund.failed', account, settled);
  const charge =
    typeof refund.charge === 'string' ? (await call.lock('charge', account, refund.charge))?.body : null;
  if (charge) {
    call.change('charge', {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  }
  return settled;
}

function refundableAmount(charge: ChargeObject, asked: number | null): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw unexpectedState('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  }
  const amount = asked ?? left;
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  return amount;
}

function withRefund(charge: ChargeObject, refund: RefundObject): ChargeObject {
  const amount_refunded = charge.amount_refunded + refund.amount;
  const list = charge.refunds;
  return {
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
    ...(list && {
      refunds: { ...list, data: [refund, ...list.data].slice(0, 10), has_more: list.data.length >= 10 },
    }),
  };
}

async function returnFee(call: SimulatorCall, refunded: ChargeObject, amount: number): Promise<void> {
  if (typeof refunded.application_fee !== 'string') return;
  const fee = (await call.lock('application_fee', PLATFORM, refunded.application_fee))?.body;
  if (!fee) return;
  const returned = feeToReturn({
    fee: fee.amount,
    feeReturned: fee.amount_refunded,
    charged: refunded.amount,
    refundedInAll: refunded.amount_refunded,
    refundedNow: amount,
  });
  if (returned === 0) return;
  const smaller = withFeeReturned(fee, returned, call.nowSeconds);
  call.change('application_fee', smaller);
  call.announce('application_fee.refunded', PLATFORM, smaller);
}
