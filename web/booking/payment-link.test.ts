import { expect, test } from 'vitest';
import type { CreationResult } from './booking-types.ts';
import { paymentPath, readPaymentPayload } from './payment-link.ts';

const result: CreationResult = {
  id: 7,
  message: '',
  success: true,
  amount: 45,
  amountCents: 4500,
  clientSecret: 'pi_1_secret_x',
  stripeAccount: 'acct_1',
  paymentToken: '4.7.signature',
  emailCodeSession: null,
  offerId: 3,
  productId: null,
  orderId: 12,
  providerId: 4,
  timeLeftSeconds: 900,
};

const encodedPart = (path: string): string => path.replace('/pay/', '');

test('a payment path is read back, without the amount that nobody trusts', () => {
  const path = paymentPath(result, '/it/provider/4');
  expect(path).toMatch(/^\/pay\/[\w-]+$/);
  expect(Buffer.from(encodedPart(path), 'base64url').toString()).not.toContain('4.7.signature');
  expect(readPaymentPayload(encodedPart(path))).toEqual({
    result: { orderId: 12, clientSecret: 'pi_1_secret_x' },
    returnTo: '/it/provider/4',
  });
});

test.each([
  '',
  'x',
  'e30',
  Buffer.from('{"result":{"orderId":0,"clientSecret":"a"},"returnTo":null}').toString('base64url'),
  'A'.repeat(5000),
])('payload %# is none of ours', (encoded) => expect(readPaymentPayload(encoded)).toBeNull());

test.each(['https://evil.example', '//evil.example/provider/1', '/\\evil.example', 'javascript:alert(1)'])(
  '%j is not a place to return to',
  (address) => expect(readPaymentPayload(encodedPart(paymentPath(result, address)))?.returnTo).toBeNull(),
);
