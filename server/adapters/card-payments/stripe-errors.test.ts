import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { ProcessorRefused, ProcessorUnavailable } from './port.ts';
import { asPortError } from './stripe-errors.ts';

const error = (statusCode: number, more: object = {}) =>
  Stripe.errors.StripeError.generate({ type: 'invalid_request_error', message: 'no', statusCode, ...more });

it.each([
  ['an expired key', error(401, { code: 'api_key_expired' }), 'key'],
  ["the platform's expired key", error(401, { code: 'platform_api_key_expired' }), 'key'],
  ['a key without the permission', error(403), 'permission'],
  ['an account that left', error(403, { code: 'account_invalid' }), 'account'],
  ['a balance that is too small', error(400, { code: 'balance_insufficient' }), 'balance'],
  ['the same in its other words', error(400, { message_code: 'insufficient_balance_for_refund' }), 'balance'],
  ['a payment that has gone back', error(400, { code: 'charge_already_refunded' }), 'request'],
  ['a payment that is not there', error(404, { code: 'resource_missing' }), 'request'],
])('%s is a refusal', (_name, thrown, reason) => {
  const refused = asPortError(thrown);
  expect(refused).toBeInstanceOf(ProcessorRefused);
  expect(refused).toMatchObject({ reason, httpStatus: thrown.statusCode });
});

it.each([409, 424, 429, 500, 503])('%i says nothing about the outcome', (status) =>
  expect(asPortError(error(status))).toBeInstanceOf(ProcessorUnavailable),
);

it('lets a fault of our own through', () => {
  const fault = new TypeError('ours');
  expect(asPortError(fault)).toBe(fault);
});
