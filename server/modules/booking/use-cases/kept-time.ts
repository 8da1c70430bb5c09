import { epochMinutesOf } from '#contracts/time.ts';
import type { KeptTime } from '#server/modules/availability/index.ts';

/** What a booking keeps of its time, as availability takes it: its own minutes are those from start to end. */
export function keptTimeOf(booking: {
  startsAt: Date;
  endsAt: Date;
  prepareMinutes: number;
  cleanupMinutes: number;
  things: KeptTime['things'];
}): KeptTime {
  const { startsAt, endsAt, prepareMinutes, cleanupMinutes, things } = booking;
  const durationMinutes = epochMinutesOf(endsAt) - epochMinutesOf(startsAt);
  return { durationMinutes, prepareMinutes, cleanupMinutes, things };
}
