import { epochMinutesOf, localDateOfDay, MINUTES_PER_DAY, wallOf } from '#contracts/time.ts';
import type { LocalDate, Zone } from '#contracts/time.ts';
import type { UnitOfSession } from '#server/modules/availability/index.ts';
import type { CalendarSession } from '#server/modules/classes/index.ts';

/** A session of a class by the clock of its center. */
export interface DrawnSession extends Omit<CalendarSession, 'startsAt' | 'endsAt'> {
  /** Which unit of its room it has. */
  roomUnit: number | null;
  date: LocalDate;
  startMinute: number;
  /** From midnight of the date: above 1440 it ends on a later one. */
  endMinute: number;
}

/** Sessions as they travel. */
export const drawnSessions = (
  zone: Zone,
  sessions: readonly CalendarSession[],
  units: readonly UnitOfSession[],
): DrawnSession[] =>
  sessions.map(({ startsAt, endsAt, ...session }) => {
    const start = wallOf(zone, epochMinutesOf(startsAt));
    const day = Math.floor(start / MINUTES_PER_DAY);
    const unit = units.find(
      ({ sessionId, resourceId }) => sessionId === session.id && resourceId === session.roomId,
    );
    return {
      ...session,
      roomUnit: unit?.unit ?? null,
      date: localDateOfDay(day),
      startMinute: start - day * MINUTES_PER_DAY,
      endMinute: wallOf(zone, epochMinutesOf(endsAt)) - day * MINUTES_PER_DAY,
    };
  });
