import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import { formatLocalTime } from '#contracts/time-text.ts';
import { readClasses } from '#server/modules/catalog/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NamedSession } from '../store/sessions.ts';
import { readSessions } from '../store/sessions.ts';
import { keptOf } from './change-of-sessions.ts';
import { saveChanges } from './edit-session.ts';

/** A session as who decides about it sees it. */
export interface SessionToList extends NamedSession {
  className: string;
  /** Its start in local time, `yyyy-mm-ddTHH:mm`. */
  localStart: string;
}

/** Some of a provider's sessions with their names, soonest first; unknown ones are left out. */
export async function sessionsOfProvider(
  work: Work,
  of: { providerId: number; ids: readonly number[] },
): Promise<SessionToList[]> {
  const sessions = await readSessions(work, of);
  if (sessions.length === 0) return [];
  const ids = [...new Set(sessions.map(({ classId }) => classId))];
  const names = new Map(
    (await readClasses(work, { providerId: of.providerId, ids })).map(({ classId, name }) => [classId, name]),
  );
  return sessions
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
    .map((session) => ({
      ...session,
      className: names.get(session.classId) ?? '',
      localStart: localStartOf(session),
    }));
}

function localStartOf({ timeZone, startsAt }: NamedSession): string {
  const zone = zoneOf(timeZone);
  const at = epochMinutesOf(startsAt);
  return `${localDateOf(zone, at)}T${formatLocalTime(zone, at).slice(0, 5)}`;
}

/** A session, and who teaches it or where it is from now on. */
export interface ReplacedSession {
  sessionId: number;
  replaced: 'teacherId' | 'roomId';
  resourceId: number;
}

/**
 * Gives sessions to come, of one class, another teacher or room, all or none; whoever has a confirmed place is told once a sign-up. Joins the caller's transaction,
 * which has locked them.
 * @throws Refusal as `holdSessions`, with the places of the sessions as they are named
 */
export async function replaceOfSessions(
  tx: Work,
  { providerId, actor, operation }: { providerId: number; actor: string; operation: string },
  replaced: readonly ReplacedSession[],
): Promise<void> {
  const sessions = await readSessions(tx, { providerId, ids: replaced.map(({ sessionId }) => sessionId) });
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const planned = replaced.flatMap((one) => {
    const session = byId.get(one.sessionId);
    if (!session) return [];
    const after = { ...keptOf(session), [one.replaced]: one.resourceId };
    return [{ session, after, from: epochMinutesOf(session.startsAt), to: epochMinutesOf(session.endsAt) }];
  });
  await saveChanges(tx, planned, { isByHand: false, isQuiet: false });
  for (const { session, after } of planned)
    await audit(tx, {
      providerId,
      actor,
      action: 'editSession',
      subject: 'session',
      subjectId: session.id,
      before: keptOf(session),
      after: { ...after, of: operation },
    });
}
