import type { Hurt } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** Who comes to a booking, or how many to a session. */
export function whoComes(hurt: Hurt, t: Texts): string {
  if (hurt.sessionId === undefined) return hurt.customer || t(m.planning_nobody);
  return t(m.planning_sessions_taken, { taken: hurt.taken, capacity: hurt.capacity });
}
