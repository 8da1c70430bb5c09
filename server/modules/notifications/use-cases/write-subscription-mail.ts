import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { SubscriptionDetails } from '#server/modules/classes/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SubscriptionMailKind } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import type { SubscriptionMailDetails } from '../templates/subscription-parts.ts';
import { subscriptionMail } from '../templates/subscription-mails.ts';
import { subscriptionForMail } from './subscription-for-mail.ts';

/** Writes a mail about a sign-up, as it is now. @returns null when what it would tell is no longer true */
export async function writeSubscriptionMail(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  mail: {
    kind: SubscriptionMailKind;
    providerId: number;
    enrolmentId: number;
    language: Locale;
    details: unknown;
    words: OwnTexts | null;
  },
): Promise<RenderedMail | null> {
  const { kind, providerId, enrolmentId: id, language } = mail;
  const found = await subscriptionForMail(work, { providerId, enrolmentId: id });
  // Only `subscriptionReactions` and `remindOfSession` write them
  const told = mail.details as SubscriptionMailDetails;
  if (!found) return null;
  const also = await Promise.all(
    (told.also ?? []).map((other) => subscriptionForMail(work, { providerId, enrolmentId: other })),
  );
  const [first, ...others] = [found, ...also]
    .flatMap((one) => one?.details ?? [])
    .filter((details) => isStillTrue(kind, details, { now: work.now(), told }));
  if (!first) return null;
  const at = (path: string) => deps.origin + pathInLocale(path, language);
  const manageOf = (enrolmentId: number) =>
    at(`/manage-subscription/${deps.links.codeFor('manage-subscription', { providerId, id: enrolmentId })}`);
  const data = {
    ...found,
    details: first,
    language,
    now: work.now(),
    told,
    links: {
      origin: deps.origin,
      confirm: at(
        `/subscription-confirmation/${deps.links.codeFor('confirm-subscription', { providerId, id })}`,
      ),
      manage: manageOf(first.enrolment.id),
      session: (sessionId: number) => at(`/business/${providerId}/classes/sessions/${sessionId}`),
    },
    others: others.map((details) => ({ details, manage: manageOf(details.enrolment.id) })),
  };
  return subscriptionMail(kind, data, mail.words);
}

function isStillTrue(
  kind: SubscriptionMailKind,
  { enrolment, sessions }: SubscriptionDetails,
  { now, told }: { now: Date; told: SubscriptionMailDetails },
): boolean {
  const { status, expiresAt } = enrolment;
  if (kind === 'subscription-to-confirm') return status === 'P' && expiresAt !== null && now < expiresAt;
  if (kind === 'subscription-confirmed' || kind === 'owner-new-subscription') return status === 'A';
  if (kind === 'subscription-reminder' || kind === 'subscription-changed')
    return sessions.some(
      ({ id, startsAt, status: ofSession, place }) =>
        told.sessionIds?.includes(id) === true &&
        place.status === 'A' &&
        ofSession === 'A' &&
        // At another time meanwhile, it is reminded of at that
        (told.startsAt === undefined || startsAt.toISOString() === told.startsAt) &&
        startsAt > now,
    );
  return true;
}
