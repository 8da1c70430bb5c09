import type { Locale } from '#contracts/languages.ts';
import type { Tools } from './tools.ts';
import type { Work } from './work.ts';

/** Who asks. A guest is anybody without a log-in. */
export type Actor = { kind: 'guest' } | { kind: 'person'; personId: number };

/** What every resolver and HTTP door receives with a request. */
export interface RequestContext {
  work: Work;
  tools: Tools;
  actor: Actor;
  locale: Locale;
  requestId: string;
  /** The caller's network address as a keyed hash: enough to count by, useless to whoever reads a table. */
  address: string;
  /** The `Idempotency-Key` the caller sent, or null. */
  idempotencyKey: string | null;
}

/** A stable name of the actor for idempotency and the audit log. */
export function nameOfActor(actor: Actor): string {
  return actor.kind === 'guest' ? 'guest' : `person:${actor.personId}`;
}
