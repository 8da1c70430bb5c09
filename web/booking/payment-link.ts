import * as v from 'valibot';
import { safeReturnPath } from '#contracts/return-address.ts';
import type { CreationResult } from './booking-types.ts';

const Payload = v.object({
  result: v.object({
    orderId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    clientSecret: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  }),
  returnTo: v.nullable(v.string()),
});

/** What the hosted payment page starts from; the amount and everything else is asked of the server (specification section 4). */
export type PaymentToOpen = v.InferOutput<typeof Payload>;

/**
 * The path of the hosted payment page: the creation result and the address to return to, as base64url JSON. The token stays
 * out of it: the page needs none, and addresses are kept.
 */
export function paymentPath({ paymentToken: _kept, ...result }: CreationResult, returnTo: string): string {
  return `/pay/${Buffer.from(JSON.stringify({ result, returnTo })).toString('base64url')}`;
}

/** Reads a payment path's last part, or null when it is not one of ours; a strange return address is dropped. */
export function readPaymentPayload(encoded: string | undefined): PaymentToOpen | null {
  if (encoded === undefined || encoded.length > 4_000) return null;
  const read = v.safeParse(Payload, parsed(Buffer.from(encoded, 'base64url').toString()));
  if (!read.success) return null;
  const { result, returnTo } = read.output;
  return { result, returnTo: safeReturnPath(returnTo) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
