import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { readStripeEvent } from './stripe-events.ts';

const now = new Date('2026-11-20T10:00:00Z');
const nowSeconds = now.getTime() / 1000;
const secrets = { platform: ['whsec_platform'], connect: ['whsec_new', 'whsec_old'] };
const trusted = { secrets, mode: 'test' as const, now };

const paid = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  account: 'acct_1',
  created: nowSeconds - 60,
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
};

function read(
  event: object | string,
  signing: { secret?: string; secondsAgo?: number } = {},
  known = trusted,
) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: signing.secret ?? 'whsec_new',
    timestamp: nowSeconds - (signing.secondsAgo ?? 0),
  });
  return readStripeEvent(Buffer.from(payload), header, known);
}

it('reads a verified event of a connected account', () => {
  expect(read(paid)).toEqual({
    kind: 'event',
    event: {
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      account: 'acct_1',
      intentId: 'pi_1',
      createdAt: new Date('2026-11-20T09:59:00Z'),
    },
  });
});

it('finds the intent behind a refund and none behind an account', () => {
  const refunded = { ...paid, data: { object: { id: 're_1', object: 'refund', payment_intent: 'pi_7' } } };
  expect(read(refunded)).toMatchObject({ event: { intentId: 'pi_7' } });
  const updated = { ...paid, data: { object: { id: 'acct_1', object: 'account' } } };
  expect(read(updated)).toMatchObject({ event: { intentId: null } });
});

it('accepts the old secret while it is being replaced, and refuses it afterwards', () => {
  expect(read(paid, { secret: 'whsec_old' }).kind).toBe('event');
  const rotated = { ...trusted, secrets: { ...secrets, connect: ['whsec_new'] } };
  expect(read(paid, { secret: 'whsec_old' }, rotated)).toEqual({ kind: 'refused', reason: 'badSignature' });
});

it.each([
  ['a forged signature', paid, { secret: 'whsec_guessed' }, 'badSignature'],
  ['an empty secret', paid, { secret: ' ' }, 'badSignature'],
  ['a replay after six minutes', paid, { secondsAgo: 360 }, 'tooOld'],
  ['a replay under the old secret', paid, { secret: 'whsec_old', secondsAgo: 301 }, 'tooOld'],
  ['live money in test mode', { ...paid, livemode: true }, {}, 'wrongMode'],
  ['a connected account signed for the platform', paid, { secret: 'whsec_platform' }, 'wrongSource'],
  ['the platform signed for connected accounts', { ...paid, account: undefined }, {}, 'wrongSource'],
  ['no JSON', '<html>', {}, 'malformed'],
  ['no event', '[]', {}, 'malformed'],
  ['an event without its object', { ...paid, data: {} }, {}, 'malformed'],
  ['a number for an account', { ...paid, account: 7 }, {}, 'malformed'],
] as const)('refuses %s', (_what, event, signing, reason) => {
  expect(read(event, signing)).toEqual({ kind: 'refused', reason });
});

it('accepts a signature of exactly five minutes ago', () => {
  expect(read(paid, { secondsAgo: 300 }).kind).toBe('event');
});

it.each([undefined, ''])('refuses a body without a signature (%s)', (header) => {
  expect(readStripeEvent('{}', header, trusted)).toEqual({ kind: 'refused', reason: 'missingSignature' });
});

it.each(['nonsense', 't=1', 'v1=abc', 't=x,v1=abc', `t=${nowSeconds},v1=${'0'.repeat(64)}`])(
  'refuses the header %s',
  (header) => {
    expect(readStripeEvent(JSON.stringify(paid), header, trusted)).toEqual({
      kind: 'refused',
      reason: 'badSignature',
    });
  },
);

it('refuses a body changed by one byte', () => {
  const payload = JSON.stringify(paid);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: 'whsec_new',
    timestamp: nowSeconds,
  });
  const changed = payload.replace('pi_1', 'pi_2');
  expect(readStripeEvent(changed, header, trusted)).toEqual({ kind: 'refused', reason: 'badSignature' });
});

it('trusts nothing when no secret is configured', () => {
  expect(read(paid, {}, { ...trusted, secrets: { platform: [], connect: [] } }).kind).toBe('refused');
});
