import * as v from 'valibot';
import { Id } from './ids.ts';
import { safeReturnPath } from './return-address.ts';

const LONGEST = 4000;

/** The creation result (specification section 3) and the way back, as they stand in the path of the hosted page. */
const Payload = v.object({
  id: v.nullish(Id, null),
  orderId: Id,
  clientSecret: v.pipe(v.string(), v.regex(/^[\w-]{1,500}$/)),
  stripeAccount: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  amountCents: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  returnTo: v.pipe(v.optional(v.unknown(), null), v.transform(safeReturnPath)),
});

/**
 * What `/pay/:payload` carries. Nobody relies on it: the page asks the server by `orderId` and `clientSecret` and shows
 * only what the server answers.
 */
export type PaymentPayload = v.InferOutput<typeof Payload>;

/**
 * Reads the path's part: base64url of JSON, from whoever sends a browser there (specification section 4).
 * @returns null for anything else; a foreign way back becomes null
 */
export function readPaymentPayload(text: string): PaymentPayload | null {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const read = v.safeParse(Payload, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
