import type { Affected } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** Who comes to a booking, or how many to a session. */
export function whoComes(affected: Affected, t: Texts): string {
  if (affected.sessionId === undefined) return affected.customer || t(m.planning_nobody);
  return t(m.planning_sessions_taken, { taken: affected.taken, capacity: affected.capacity });
}
