import { Stripe } from 'stripe';
import type { CardMode, EventRefusal, ReadEvent } from './port.ts';

/** Signing secrets of our two webhook endpoints; the old one stays in the list while a secret is being replaced. */
export type WebhookSecrets = { platform: readonly string[]; connect: readonly string[] };

/** Longer than a retry takes, too short to be worth replaying. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Verifies and reads one webhook body. An event of a connected account must be signed with a secret of the endpoint
 * for connected accounts and the platform's own with the other, so that one leaked secret cannot speak for both.
 */
export function readStripeEvent(
  rawBody: string | Uint8Array,
  signatureHeader: string | undefined,
  trusted: { secrets: WebhookSecrets; mode: CardMode; now: Date },
): ReadEvent {
  if (!signatureHeader) return refused('missingSignature');
  const platform = verify(rawBody, signatureHeader, trusted.secrets.platform, trusted.now);
  const connect = verify(rawBody, signatureHeader, trusted.secrets.connect, trusted.now);
  if (platform.kind === 'refused' && connect.kind === 'refused') {
    // A right signature that is too old tells the operator more than the other list's "bad signature".
    return platform.reason === 'badSignature' ? connect : platform;
  }
  const event = readShape(
    platform.kind === 'verified' ? platform.body : connect.kind === 'verified' && connect.body,
  );
  if (!event) return refused('malformed');
  if (event.livemode !== (trusted.mode === 'live')) return refused('wrongMode');
  const signedFor = event.account === null ? platform : connect;
  if (signedFor.kind === 'refused') return refused('wrongSource');
  const { livemode: _checked, ...read } = event;
  return { kind: 'event', event: read };
}

type Refused = { kind: 'refused'; reason: EventRefusal };
type Verified = { kind: 'verified'; body: unknown } | Refused;

function refused(reason: EventRefusal): Refused {
  return { kind: 'refused', reason };
}

function verify(
  rawBody: string | Uint8Array,
  header: string,
  secrets: readonly string[],
  now: Date,
): Verified {
  let reason: EventRefusal = 'badSignature';
  for (const secret of secrets) {
    try {
      const body: unknown = Stripe.webhooks.constructEvent(
        rawBody,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return { kind: 'verified', body };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return refused('malformed');
      // The SDK checks the age only after the signature matched and tells the two apart by its message alone.
      if (error.message.includes('outside the tolerance zone')) reason = 'tooOld';
    }
  }
  return refused(reason);
}

function readShape(body: unknown) {
  if (!isRecord(body) || !isRecord(body.data) || !isRecord(body.data.object)) return null;
  const { id, type, account, created, livemode } = body;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created !== 'number') return null;
  if (typeof livemode !== 'boolean' || (account !== undefined && typeof account !== 'string')) return null;
  return {
    id,
    type,
    account: account ?? null,
    livemode,
    intentId: intentIdOf(body.data.object),
    createdAt: new Date(created * 1000),
  };
}

/** The intent an event is about: the object itself, or what a charge, refund or dispute belongs to. */
function intentIdOf(object: Record<string, unknown>): string | null {
  const id = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return typeof id === 'string' ? id : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
