import { expect, test } from 'vitest';
import type { CreationResult } from './booking-types.ts';
import { isReturnPath, paymentPath, readPaymentPayload } from './payment-link.ts';

const result: CreationResult = {
  id: 7,
  message: null,
  success: true,
  amount: 45,
  amountCents: 4500,
  clientSecret: 'pi_1_secret_x',
  stripeAccount: 'acct_1',
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

test.each([
  'https://evil.example',
  '//evil.example/provider/1',
  '/\\evil.example',
  '/it/provider/1@evil.example',
  '/it/provider/1/../../evil',
  '/it/provider/1?next=https://evil.example',
  '/it/provider/1#x',
  '\n/it/provider/1',
  '/it/provider/1\n',
  '/it//provider/1',
  'javascript:alert(1)',
  'data:text/html,x',
  '/xx/provider/1',
  '/it/provider/-1',
  '/it/provider/',
  '/pay/abc',
  '/logout',
  '',
  ' /it/provider/1',
  '/%2f/evil.example',
])('%j is not a place to return to', (path) => {
  expect(isReturnPath(path)).toBe(false);
  expect(readPaymentPayload(encodedPart(paymentPath(result, path)))?.returnTo).toBeNull();
});

test.each([
  '/it/provider/4',
  '/en/provider/4',
  '/provider/4',
  '/website-integration/9',
  '/en/website-integration/9',
])('%s is', (path) => expect(isReturnPath(path)).toBe(true));
