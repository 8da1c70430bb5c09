import { ApiError, invalidRequest } from '../api-error.ts';
import { findObject, PLATFORM } from '../object-store.ts';
import { newAccount } from '../objects/account-object.ts';
import type { RequestParams } from '../request-params.ts';
import type { ReadOperation, WriteOperation } from './operation.ts';

const create: WriteOperation = {
  name: 'accounts.create',
  path: '/v1/accounts',
  async run({ params }, call) {
    const profile = params.nested('business_profile');
    const type = params.oneOf('type', ['custom', 'express', 'standard']);
    readController(params, type !== null);
    const account = newAccount({
      type: type ?? 'standard',
      country: params.text('country') ?? 'IT',
      email: params.text('email'),
      businessName: profile?.text('name') ?? null,
      metadata: params.metadata(),
      created: call.nowSeconds,
    });
    profile?.refuseOthers();
    params.refuseOthers();
    call.add('account', PLATFORM, account);
    return { status: 200, body: account };
  },
};

const retrieve: ReadOperation = {
  name: 'accounts.retrieve',
  path: '/v1/accounts/:id',
  async run({ id, params }, db) {
    params.refuseOthers();
    const found = await findObject(db, 'account', PLATFORM, id);
    if (!found) throw noAccess(id);
    return found.body;
  },
};

/** Of all that an account may be this simulator knows the one that deals with the processor itself. */
function readController(params: RequestParams, hasType: boolean): void {
  const controller = params.nested('controller');
  if (controller && hasType) {
    const message = 'You may not provide the `type` parameter and `controller` parameters simultaneously.';
    throw invalidRequest(message, { param: 'type' });
  }
  controller?.oneOf('requirement_collection', ['stripe']);
  for (const [part, name, value] of [
    ['fees', 'payer', 'account'],
    ['losses', 'payments', 'stripe'],
    ['stripe_dashboard', 'type', 'full'],
  ] as const) {
    const inner = controller?.nested(part);
    inner?.oneOf(name, [value]);
    inner?.refuseOthers();
  }
  controller?.refuseOthers();
  const capabilities = params.nested('capabilities');
  for (const name of ['card_payments', 'transfers']) {
    const capability = capabilities?.nested(name);
    capability?.flag('requested');
    capability?.refuseOthers();
  }
  capabilities?.refuseOthers();
}

/** The processor does not tell an account that is not ours from one that does not exist. */
export function noAccess(account: string): ApiError {
  const message = `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`;
  return new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}

export const accountWrites = [create];
export const accountReads = [retrieve];
