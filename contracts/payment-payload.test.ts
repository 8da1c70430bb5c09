import { describe, expect, it } from 'vitest';
import { readPaymentPayload } from './payment-payload.ts';

const payload = {
  id: 7,
  orderId: 9,
  clientSecret: 'pi_3AbC_secret_xYz',
  stripeAccount: 'acct_1',
  amountCents: 4500,
  returnTo: '/integration/3/reservation/success?città=1',
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the payload of the hosted page', () => {
  it('is read as it was written, with a way back on our own site', () => {
    expect(readPaymentPayload(encoded({ ...payload, returnTo: '/città' }))).toEqual({
      ...payload,
      returnTo: '/citt%C3%A0',
    });
  });

  it('loses a way back to somewhere else', () => {
    expect(readPaymentPayload(encoded({ ...payload, returnTo: 'https://example.org' }))?.returnTo).toBeNull();
    expect(readPaymentPayload(encoded({ ...payload, returnTo: undefined }))?.returnTo).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no base64url', 'a b'],
    ['base64 of nothing readable', '____'],
    ['no JSON', Buffer.from('{"id":').toString('base64url')],
    ['no object', encoded([payload])],
    ['no order', encoded({ ...payload, orderId: 0 })],
    ['no secret', encoded({ ...payload, clientSecret: '<script>' })],
    ['too much', 'A'.repeat(4001)],
  ])('is refused when it is %s', (_name, text) => expect(readPaymentPayload(text)).toBeNull());
});
