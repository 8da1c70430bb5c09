import { ApiError } from '../api-error.ts';
import { findObject, PLATFORM } from '../object-store.ts';
import { newAccount } from '../objects/account-object.ts';
import type { ReadOperation, WriteOperation } from './operation.ts';

const create: WriteOperation = {
  name: 'accounts.create',
  path: '/v1/accounts',
  async run({ params }, call) {
    const profile = params.nested('business_profile');
    const account = newAccount({
      type: params.oneOf('type', ['custom', 'express', 'standard']) ?? 'standard',
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

/** The processor does not tell an account that is not ours from one that does not exist. */
export function noAccess(account: string): ApiError {
  const message = `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`;
  return new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}

export const accountWrites = [create];
export const accountReads = [retrieve];
