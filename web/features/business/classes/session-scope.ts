import type { SessionScope } from '#contracts/classes.ts';
import type { ClassSessionSeen } from './class-calls.ts';

/** What of a session says which others a change of it may be about. */
export type InSeries = Pick<
  ClassSessionSeen,
  'id' | 'startsAt' | 'status' | 'taken' | 'seriesId' | 'isChangedByHand'
>;

/** The sessions that a change or a cancelling is about, by their start: one alone, with those of its series that follow, or all to come. */
export function sessionsOfScope<Session extends InSeries>(
  sessions: readonly Session[],
  one: InSeries,
  { scope, now }: { scope: SessionScope; now: string },
): Session[] {
  const isMeant = ({ id, seriesId, startsAt, status }: InSeries): boolean => {
    if (id === one.id) return true;
    if (scope === 'this' || status !== 'A' || startsAt <= now) return false;
    return (
      scope === 'all' || (one.seriesId !== null && seriesId === one.seriesId && startsAt >= one.startsAt)
    );
  };
  return sessions.filter(isMeant).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** Without those that were changed alone, which a change of the series leaves as they are. */
export const unlessChangedAlone = <Session extends InSeries>(
  sessions: readonly Session[],
  one: InSeries,
): Session[] => sessions.filter(({ id, isChangedByHand }) => id === one.id || !isChangedByHand);
