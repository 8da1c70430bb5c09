import { randomUUID } from 'node:crypto';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { meansToPayWith, NO_MEANS } from '../passes/pass-calls.ts';
import type { PassToPayWith } from '../passes/pass-calls.ts';
import { KNOWN_CONTACT } from '../booking-api.ts';
import type { KnownContact } from '../load-booking.ts';
import type { ClassToBook, SessionToBook, SubscriptionPrices } from './class-calls.ts';
import { CLASS_SESSIONS, CLASSES_TO_BOOK, SUBSCRIPTION_PRICES } from './class-calls.ts';
import { readClassRequest } from './class-request.ts';
import { isWhole, wholeOf } from './class-rules.ts';

/** What the page of a class shows for an address. */
export type LoadedClass = {
  offered: ClassToBook;
  /** Those that have not begun, in the order of the class. */
  sessions: readonly SessionToBook[];
  chosenIds: readonly number[];
  /** Null in the first step, and when the choice was refused. */
  prices: SubscriptionPrices | null;
  /** Why the choice was refused. */
  errors: readonly ApiError[];
  /** Of whoever is signed in; null for a visitor and in the first step. */
  knownContact: KnownContact | null;
  /** Their passes, with what speaks against paying the chosen sessions with each. */
  passes: PassToPayWith['passes'];
  /** Their credit there, in cents. */
  walletCents: number;
  /** Fresh for each reading; one attempt to sign up carries one key. */
  attemptKey: string;
};

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Reads a class with its sessions, and what the choice in the address costs; null for a class that visitors do not see there. */
export async function loadClass(
  url: URL,
  { api, locale }: Known,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<LoadedClass | null> {
  const { getClassesForBooking: offeredClasses } = await api(CLASSES_TO_BOOK, { providerId });
  const offered = offeredClasses?.find(({ id }) => id === classId);
  if (!offered) return null;
  const from = Temporal.Now.instant().toString();
  const { getPublicSessions: sessions } = await api(CLASS_SESSIONS, { classId, from });
  const { sessionIds, step } = readClassRequest(url.searchParams);
  // Sessions of other classes, and those that have begun since, are not among them
  const ofClass = sessions.filter(({ id }) => sessionIds.includes(id)).map(({ id }) => id);
  const chosenIds = isWhole(offered) ? wholeOf(sessions) : ofClass;
  const nothing = {
    offered,
    sessions,
    chosenIds,
    prices: null,
    errors: [],
    knownContact: null,
    ...NO_MEANS,
    attemptKey: randomUUID(),
  };
  if (step === 0) return nothing;
  const priced = await priceChoice({ api, locale }, { classId, sessionIds: chosenIds });
  if ('errors' in priced) return { ...nothing, errors: priced.errors };
  const { getCurrentUser: knownContact } = await api(KNOWN_CONTACT);
  const means = knownContact && (await meansToPayWith({ api }, { classId, sessions: chosenIds }));
  return { ...nothing, ...priced, knownContact, ...means };
}

/** What some sessions cost, or why they cannot be signed up for. */
export async function priceChoice(
  { api, locale }: Known,
  { classId, sessionIds }: { classId: number; sessionIds: readonly number[] },
): Promise<{ prices: SubscriptionPrices } | { errors: readonly ApiError[] }> {
  if (sessionIds.length === 0) return { errors: [{ message: m.signup_choose_one({}, { locale }) }] };
  try {
    return { prices: await api(SUBSCRIPTION_PRICES, { request: { classId, sessions: [...sessionIds] } }) };
  } catch (failure) {
    // Both prices are refused for one reason
    if (failure instanceof ApiFailure) return { errors: failure.errors.slice(0, 1) };
    throw failure;
  }
}
