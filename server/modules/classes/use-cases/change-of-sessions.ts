import type { SessionScope } from '#contracts/classes.ts';
import type { EpochMinutes, Zone } from '#contracts/time.ts';
import { dateOf, epochMinutesOf, offsetPeriodOfWall, wallOf, zoneOf } from '#contracts/time.ts';
import type { EditedSession } from '#contracts/validation/class-form.ts';
import type { ChangedSession, NamedSession } from '../store/sessions.ts';

/** What a session becomes. */
export interface PlannedChange {
  session: NamedSession;
  after: ChangedSession;
  from: EpochMinutes;
  to: EpochMinutes;
}

/** Whether a change of a session is about another of its scope too: what was changed alone stays unless told otherwise. */
export function isOfScope(
  session: NamedSession,
  { edited, scope, includesChanged }: { edited: NamedSession; scope: SessionScope; includesChanged: boolean },
): boolean {
  if (session.id === edited.id) return true;
  return scope !== 'this' && (includesChanged || !session.isChangedByHand);
}

/**
 * What a session becomes by a change of one of its scope: it takes over what is changed of that one and keeps the rest; its time on the clock moves by the
 * same difference, over a change of the clock too.
 */
export function plannedFor(
  session: NamedSession,
  {
    edited,
    form,
    from,
    to,
  }: { edited: NamedSession; form: EditedSession; from: EpochMinutes; to: EpochMinutes },
): PlannedChange {
  const zone = zoneOf(edited.timeZone);
  const startOf = ({ startsAt }: NamedSession) => epochMinutesOf(startsAt);
  const minutesOf = (one: NamedSession) => epochMinutesOf(one.endsAt) - startOf(one);
  const minutes = to - from === minutesOf(edited) ? minutesOf(session) : to - from;
  const difference = wallOf(zone, from) - wallOf(zone, startOf(edited));
  const begins = session.id === edited.id ? from : movedOnClock(zone, startOf(session), difference);
  const after = {
    capacity: form.capacity === edited.capacity ? session.capacity : form.capacity,
    teacherId: form.teacherId === edited.teacherId ? session.teacherId : form.teacherId,
    roomId: form.roomId === edited.roomId ? session.roomId : form.roomId,
    link: form.link === edited.link ? session.link : form.link,
  };
  const ends = begins + minutes;
  return {
    session,
    from: begins,
    to: ends,
    after: { startsAt: dateOf(begins), endsAt: dateOf(ends), ...after },
  };
}

/** A time that is skipped moves on by the hour that is missing, one that comes twice is the earlier. */
function movedOnClock(zone: Zone, at: EpochMinutes, difference: number): EpochMinutes {
  if (difference === 0) return at;
  const wall = wallOf(zone, at) + difference;
  return wall - offsetPeriodOfWall(zone, wall).offsetMinutes;
}

/** Its time is another. */
export const isMoved = ({ session, after }: PlannedChange): boolean =>
  after.startsAt.getTime() !== session.startsAt.getTime() ||
  after.endsAt.getTime() !== session.endsAt.getTime();

/** Somebody else teaches it, or in another room. */
export const isElsewhere = ({ session, after }: PlannedChange): boolean =>
  after.teacherId !== session.teacherId || after.roomId !== session.roomId;

/** What of a session a change is about. */
export const keptOf = ({
  startsAt,
  endsAt,
  capacity,
  teacherId,
  roomId,
  link,
}: NamedSession): ChangedSession => ({
  startsAt,
  endsAt,
  capacity,
  teacherId,
  roomId,
  link,
});
