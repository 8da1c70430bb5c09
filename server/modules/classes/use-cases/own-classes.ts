import type { ClassType } from '#contracts/classes.ts';
import type { Presence } from '#contracts/validation/desk.ts';
import { SessionPresence } from '#contracts/validation/class-form.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { CatalogClass } from '#server/modules/catalog/index.ts';
import { listClasses, readClasses } from '#server/modules/catalog/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { DaysQuery } from './bounds-of-days.ts';
import { boundsOfDays } from './bounds-of-days.ts';
import type { ClassTerms } from '../rules/class-terms.ts';
import { readClassTerms } from '../store/class-terms.ts';
import { writePresence } from '../store/places.ts';
import type { NamedSession, SessionCounts } from '../store/sessions.ts';
import { countSessions, listSessions, listSessionsBetween, readSessions } from '../store/sessions.ts';
import type { ListedSubscription, RosterLine } from '../store/subscriptions.ts';
import { listSubscriptions, readRoster } from '../store/subscriptions.ts';
import { mayAct } from './desk/expect-acts.ts';
import { ownTeacherOf } from './own-teacher.ts';
import { MOST_SESSIONS_OF_CLASS } from './subscription-price.ts';

export type { ListedSubscription, NamedSession, RosterLine };

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A class as its provider sees it. */
export interface OwnClass extends CatalogClass {
  terms: ClassTerms;
  counts: SessionCounts;
}

const NO_SESSIONS: SessionCounts = { sessions: 0, coming: 0, nextAt: null, lastAt: null };

/** The courses and events of a provider, in its order. @throws Refusal as `expectMay` */
export async function getOwnClasses(
  { work, actor }: Asking,
  {
    providerId,
    serviceType,
    isArchived,
  }: { providerId: number; serviceType: ClassType | null; isArchived: boolean },
): Promise<OwnClass[]> {
  await expectMay(work, actor, providerId, 'seeReservations');
  return withTerms(work, providerId, await listClasses(work, { providerId, serviceType, isArchived }));
}

/** One class of a provider. @throws Refusal as `expectMay`; notFound */
export async function getOwnClass(
  { work, actor }: Asking,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<OwnClass> {
  await expectMay(work, actor, providerId, 'seeReservations');
  const [own] = await withTerms(work, providerId, await readClasses(work, { providerId, ids: [classId] }));
  if (!own) throw new Refusal('notFound');
  return own;
}

async function withTerms(
  work: Work,
  providerId: number,
  classes: readonly CatalogClass[],
): Promise<OwnClass[]> {
  const classIds = classes.map(({ classId }) => classId);
  const [terms, counts] = await Promise.all([
    readClassTerms(work, classIds),
    countSessions(work, { providerId, classIds }),
  ]);
  return classes.flatMap((one) => {
    const ofClass = terms.get(one.classId);
    return ofClass ? [{ ...one, terms: ofClass, counts: counts.get(one.classId) ?? NO_SESSIONS }] : [];
  });
}

/** The sessions of a class, by their order. @throws Refusal as `expectMay`; notFound */
export async function getOwnSessions(
  asking: Asking,
  of: { providerId: number; classId: number },
): Promise<NamedSession[]> {
  await getOwnClass(asking, of);
  return listSessions(asking.work, { ...of, from: null, isSorted: true, limit: MOST_SESSIONS_OF_CLASS });
}

/** A session of a provider with the name of its class. */
export interface SessionOfDay extends NamedSession {
  className: string;
  color: string | null;
}

/** The sessions of a provider on some days, a collaborator's own. @throws Refusal as `expectMay`; invalidInput for what is no date */
export async function getSessionsOfDays(
  { work, actor }: Asking,
  { providerId, ...days }: { providerId: number } & DaysQuery,
): Promise<SessionOfDay[]> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const teacherId = await ownTeacherOf(work, viewer);
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const sessions = await listSessionsBetween(work, {
    providerId,
    ...boundsOfDays(provider.timeZone, days),
    teacherId,
  });
  const classes = await readClasses(work, {
    providerId,
    ids: [...new Set(sessions.map(({ classId }) => classId))],
  });
  const byId = new Map(classes.map((one) => [one.classId, one]));
  return sessions.map((session) => {
    const ofClass = byId.get(session.classId);
    return { ...session, className: ofClass?.name ?? '', color: ofClass?.group?.color ?? null };
  });
}

/** A session with who comes. */
export interface SessionWithRoster {
  session: NamedSession;
  ofClass: OwnClass;
  roster: RosterLine[];
  /** Whether the viewer adds somebody: a collaborator walk-ins. */
  canAdd: boolean;
}

/** One session with its roster; a collaborator's own, without contacts and money. @throws Refusal as `expectMay`; notFound */
export async function getOwnSession(
  asking: Asking,
  { providerId, sessionId }: { providerId: number; sessionId: number },
): Promise<SessionWithRoster> {
  const { work, actor } = asking;
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const session = await ownSession(work, viewer, sessionId);
  const ofClass = await getOwnClass(asking, { providerId, classId: session.classId });
  const roster = await readRoster(work, { providerId, sessionId });
  const isOpen = session.status === 'A' && session.endsAt > work.now() && !ofClass.isArchived;
  return {
    session,
    ofClass,
    roster: viewer.extent === 'all' ? roster : roster.map(withoutContacts),
    canAdd: isOpen && (await mayAct(work, viewer)),
  };
}

/** One page of the sign-ups of a provider, of a collaborator those to their own sessions. @throws Refusal as `expectMay` */
export async function getSubscriptions(
  { work, actor }: Asking,
  asked: { providerId: number; standing: 'active' | 'canceled'; classId: number | null; page: number },
): Promise<{ items: ListedSubscription[]; total: number }> {
  const viewer = await expectMay(work, actor, asked.providerId, 'seeReservations');
  const teacherId = await ownTeacherOf(work, viewer);
  const found = await listSubscriptions(work, { ...asked, teacherId });
  return viewer.extent === 'all' ? found : { ...found, items: found.items.map(withoutContacts) };
}

/** Says whether somebody came to a session; null takes it back. @throws Refusal as `providerCommand`; notFound; invalidPastDate before its day */
export async function setSessionPresence(
  asking: Asking & Pick<RequestContext, 'idempotencyKey'>,
  of: { providerId: number; sessionId: number; subscriptionId: number },
  input: unknown,
): Promise<{ presence: Presence | null }> {
  const { providerId, sessionId, subscriptionId: enrolmentId } = of;
  return providerCommand(asking, {
    operation: 'setSessionPresence',
    action: 'changeReservations',
    providerId,
    of: { sessionId, subscriptionId: enrolmentId },
    schema: SessionPresence,
    input,
    async run(tx, { presence }, viewer) {
      const { startsAt } = await ownSession(tx, viewer, sessionId);
      // Check-in opens a day before; nobody failed to come to what has not begun
      const opensAt = presence === 'noShow' ? startsAt.getTime() : startsAt.getTime() - DAY_MS;
      if (presence !== null && tx.now().getTime() < opensAt)
        throw new Refusal('invalidPastDate', { affected: ['presence'] });
      if (
        !(await writePresence(
          tx,
          { providerId, enrolmentId, sessionId },
          { presence, personId: viewer.personId },
        ))
      )
        throw new Refusal('notFound');
      return {
        answer: { presence },
        changes: [{ subject: 'subscription', subjectId: enrolmentId, after: { sessionId, presence } }],
      };
    },
  });
}

const DAY_MS = 86_400_000;

/** @throws Refusal notFound, also for a session that a collaborator does not teach */
async function ownSession(work: Work, viewer: Viewer, sessionId: number): Promise<NamedSession> {
  const [session] = await readSessions(work, { providerId: viewer.providerId, ids: [sessionId] });
  const teacherId = await ownTeacherOf(work, viewer);
  if (!session || (teacherId !== null && session.teacherId !== teacherId)) throw new Refusal('notFound');
  return session;
}

/** What a collaborator does not see of who comes. */
export const withoutContacts = <
  Line extends { email: string | null; phone: string | null; dueCents: number; owedCents: number },
>(
  line: Line,
): Line => ({ ...line, email: null, phone: null, dueCents: 0, owedCents: 0 });
