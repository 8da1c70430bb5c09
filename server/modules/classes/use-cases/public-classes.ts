import type { SessionCheck } from '#contracts/classes.ts';
import { findCustomerOfPerson } from '#server/modules/customers/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { DaysQuery } from './bounds-of-days.ts';
import { boundsOfDays } from './bounds-of-days.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { singlePriceCents } from '../rules/prices.ts';
import { checkSession } from '../rules/session-check.ts';
import { sessionsBought } from '../store/places.ts';
import type { NamedSession, SessionCounts } from '../store/sessions.ts';
import { countSessions, listSessions, listSessionsBetween } from '../store/sessions.ts';
import type { SoldClass } from './class-for-sale.ts';
import { classesForSale, classForSale } from './class-for-sale.ts';
import { minutesOf, MOST_SESSIONS_OF_CLASS } from './subscription-price.ts';

/** A class as visitors see it, with how many sessions it has. */
export interface OfferedClass extends SoldClass {
  counts: SessionCounts;
}

async function publicProvider(work: Work, providerId: number): Promise<ProviderForBooking | null> {
  const provider = await getProviderForBooking(work, providerId);
  return provider && isPublic(provider) ? provider : null;
}

const NO_SESSIONS: SessionCounts = { sessions: 0, coming: 0, nextAt: null, lastAt: null };

/** The classes of a provider that visitors see, in its order; null when visitors may not see the provider. */
export async function getClassesForBooking(work: Work, providerId: number): Promise<OfferedClass[] | null> {
  if (!(await publicProvider(work, providerId))) return null;
  const sold = await classesForSale(work, providerId);
  const counts = await countSessions(work, {
    providerId,
    classIds: sold.map(({ offered }) => offered.classId),
  });
  return sold.map((one) => ({ ...one, counts: counts.get(one.offered.classId) ?? NO_SESSIONS }));
}

/** A session as visitors see it; own places are the viewer's alone. */
export interface PublicSession extends NamedSession {
  className: string;
  sold: SoldClass;
  minutes: number;
  /** Null of the total model. */
  singlePriceCents: number | null;
  check: SessionCheck;
}

/** How sessions are asked for; left out: all, in their order. */
export interface SessionsWanted {
  from?: Date | null;
  first?: number | null;
  isSorted?: boolean;
}

/**
 * The sessions of a class, in its order or by id descending.
 * @throws Refusal notFound for a class nobody may see
 */
export async function getPublicSessions(
  work: Work,
  actor: Actor,
  classId: number,
  { from = null, first = null, isSorted = true }: SessionsWanted = {},
): Promise<PublicSession[]> {
  const sold = await classForSale(work, { classId });
  const limit = Math.min(Math.max(first ?? MOST_SESSIONS_OF_CLASS, 1), MOST_SESSIONS_OF_CLASS);
  const { providerId } = sold.offered;
  const sessions = await listSessions(work, { providerId, classId, from, isSorted, limit });
  return asSeen(work, actor, sessions, new Map([[classId, sold]]));
}

/**
 * The sessions of all classes of a provider that visitors see, on some days, by their start; null when visitors may not see the provider.
 * @throws Refusal invalidInput for what is no date
 */
export async function getTimetable(
  work: Work,
  actor: Actor,
  { providerId, ...days }: { providerId: number } & DaysQuery,
): Promise<PublicSession[] | null> {
  const provider = await publicProvider(work, providerId);
  if (!provider) return null;
  const { from, to } = boundsOfDays(provider.timeZone, days);
  const sold = await classesForSale(work, providerId);
  const byClass = new Map(sold.map((one) => [one.offered.classId, one]));
  if (byClass.size === 0) return [];
  const sessions = await listSessionsBetween(work, { providerId, from, to });
  return asSeen(
    work,
    actor,
    sessions.filter(({ classId }) => byClass.has(classId)),
    byClass,
  );
}

async function asSeen(
  work: Work,
  actor: Actor,
  sessions: readonly NamedSession[],
  byClass: ReadonlyMap<number, SoldClass>,
): Promise<PublicSession[]> {
  const bought = await boughtBy(work, actor, sessions);
  return sessions.flatMap((session) => {
    const sold = byClass.get(session.classId);
    if (!sold) return [];
    const minutes = minutesOf(session);
    const pricing = { model: sold.terms.model, priceCents: sold.offered.priceCents };
    return [
      {
        ...session,
        className: sold.offered.name,
        sold,
        minutes,
        singlePriceCents: singlePriceCents(pricing, { ...session, minutes }),
        check: checkSession(session, {
          closesMinutes: sold.terms.closesMinutes,
          isBought: bought.has(session.id),
          now: work.now(),
        }),
      },
    ];
  });
}

/** In which of the sessions the viewer has a place as a customer of the provider. */
async function boughtBy(
  work: Work,
  actor: Actor,
  sessions: readonly NamedSession[],
): Promise<ReadonlySet<number>> {
  const [first] = sessions;
  if (actor.kind !== 'person' || !first) return new Set();
  const customerId = await findCustomerOfPerson(work, {
    providerId: first.providerId,
    personId: actor.personId,
  });
  if (customerId === null) return new Set();
  const sessionIds = sessions.map(({ id }) => id);
  return new Set(await sessionsBought(work, { providerId: first.providerId, customerId, sessionIds }));
}
