import { MOST_SESSIONS_SIGNED_UP } from '#contracts/classes.ts';
import { localDateOf, zoneOf } from '#contracts/time.ts';
import { readDateTimeFrom } from '#contracts/time-text.ts';
import { providerOfOffer } from '#server/modules/catalog/index.ts';
import { readSessions } from '#server/modules/classes/index.ts';
import { findCustomerOfPerson } from '#server/modules/customers/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { getPaymentOptions, ownCredit } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { VisitOf } from '../rules/why-not-usable.ts';
import { livingPasses } from '../store/passes.ts';
import type { PassForOrder } from './own-memberships.ts';
import { fittingPasses } from './own-memberships.ts';
import { dateAt } from './visits-of-order.ts';

/** What somebody is about to book: an offer of a service at a time, or sessions of a class. */
export type AboutToBook =
  | { offerId: number; dateTimeFrom: string }
  | { classId: number; sessionIds: readonly number[] };

/** The own passes and the own credit, in cents, of whoever is signed in for what they are about to book. @throws Refusal as `passesFor` */
export async function meansFor(
  context: Pick<RequestContext, 'work' | 'actor'>,
  asked: AboutToBook,
): Promise<{ passes: PassForOrder[]; walletCents: number }> {
  const { work, actor } = context;
  const providerId = await providerOfOffer(work, 'classId' in asked ? asked.classId : asked.offerId);
  return {
    passes: await passesFor(context, asked),
    walletCents: providerId === null ? 0 : await ownCredit(work, actor, providerId),
  };
}

/**
 * The own passes of whoever is signed in with which they could pay what they are about to book, what fits and ends first before others. None for guests, before the
 * e-mail is proved, and where the center takes no passes online.
 * @throws Refusal invalidDates and IV.ST for a time that is none
 */
export async function passesFor(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  asked: AboutToBook,
): Promise<PassForOrder[]> {
  if (actor.kind !== 'person') return [];
  const { personId } = actor;
  const providerId = await providerOfOffer(work, 'classId' in asked ? asked.classId : asked.offerId);
  if (providerId === null || !(await getPerson(work, personId))?.isVerified) return [];
  const customerId = await findCustomerOfPerson(work, { providerId, personId });
  if (customerId === null) return [];
  const passes = await livingPasses(work, { providerId, customerId });
  if (passes.length === 0) return [];
  const options = await getPaymentOptions(work, providerId);
  if (!('classId' in asked ? options.courseMembership : options.serviceMembership)) return [];
  const provider = await getProviderContact(work, providerId);
  if (!provider) return [];
  const { timeZone } = provider;
  return fittingPasses(work, {
    providerId,
    passes,
    timeZone,
    visits: await visitsOf(work, asked, { providerId, timeZone }),
  });
}

async function visitsOf(
  work: Work,
  asked: AboutToBook,
  { providerId, timeZone }: { providerId: number; timeZone: string },
): Promise<VisitOf[]> {
  const zone = zoneOf(timeZone);
  if ('classId' in asked) {
    const { classId: offerId, sessionIds } = asked;
    const sessions = await readSessions(work, {
      providerId,
      ids: sessionIds.slice(0, MOST_SESSIONS_SIGNED_UP),
    });
    return sessions
      .filter((session) => session.classId === offerId)
      .map(({ startsAt }) => ({ kind: 'subscription', offerId, visitOn: dateAt(zone, startsAt) }));
  }
  const reading = readDateTimeFrom(asked.dateTimeFrom, zone);
  if ('refusal' in reading) throw new Refusal(reading.refusal, { affected: ['dateTimeFrom'] });
  return [{ kind: 'reservation', offerId: asked.offerId, visitOn: localDateOf(zone, reading.at) }];
}
