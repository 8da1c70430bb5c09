import { invalidRequest, noSuch } from '../api-error.ts';
import { giveBack } from '../give-back.ts';
import { findObject } from '../object-store.ts';
import type { ReadOperation, WriteOperation } from './operation.ts';
import { readList } from './read-list.ts';

const create: WriteOperation = {
  name: 'refunds.create',
  path: '/v1/refunds',
  async run({ account, params }, call) {
    const request = {
      intentId: params.requiredText('payment_intent'),
      amount: params.integer('amount'),
      returnsFee: params.flag('refund_application_fee') ?? false,
      reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
      metadata: params.metadata(),
    };
    params.refuseOthers();
    return { status: 200, body: await giveBack(call, account, request) };
  },
};

const retrieve: ReadOperation = {
  name: 'refunds.retrieve',
  path: '/v1/refunds/:id',
  async run({ account, id, params }, db) {
    params.refuseOthers();
    const found = await findObject(db, 'refund', account, id);
    if (!found) throw noSuch('refund', id);
    return found.body;
  },
};

const list: ReadOperation = {
  name: 'refunds.list',
  path: '/v1/refunds',
  async run(input, db) {
    const parent = input.params.text('payment_intent');
    const charge = input.params.text('charge');
    if (parent && charge)
      throw invalidRequest('You may only specify one of these parameters: payment_intent, charge.');
    const field = charge ? { name: 'charge', value: charge } : null;
    return readList(db, 'refund', '/v1/refunds', input, { parent, field });
  },
};

export const refundWrites = [create];
export const refundReads = [retrieve, list];
