import { pathInLocale } from '#contracts/languages.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { contactMail } from '../templates/contact-mails.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { providerRequestMail } from '../templates/provider-request-mail.ts';
import { reservationMail } from '../templates/reservation-mails.ts';
import type { ReservationLinks } from '../templates/reservation-parts.ts';
import { isAccountMailKind, isContactMailKind, PROVIDER_REQUEST_KIND } from '../rules/mail-kinds.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import { isReservationMailKind, isStillRelevant } from '../rules/reservation-mail-kinds.ts';
import { findContactMessage } from '../store/contact-messages.ts';
import { findProviderRequest } from '../store/provider-requests.ts';
import { isThere, isUndone, lastToldPlace } from './undone-changes.ts';
import type { RefundDelayed } from '#server/modules/payments/facts.ts';
import type { MailInHand } from '../store/mails.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** What a mail about a reservation keeps beside its ids. */
export interface MailDetails {
  /** What goes back, in cents. */
  backCents?: number;
  /** For whom or what a refund waits. */
  waitsFor?: RefundDelayed['data']['waitsFor'];
  /** The change of the booking it tells of; absent in mails that tell of none. */
  sequence?: number;
  /** Where it was before a move, ISO; and with whom, unless the version before has told it. */
  from?: { startsAt: string; endsAt: string; resourceId?: number };
  /** The change whose cancelling it takes back. */
  takesBack?: number;
}

/** Where mails read what they tell. Another one may be given to write mails without a booking behind them. */
export interface MailSources {
  /** null when there is no such reservation. */
  reservationForMail(
    work: Work,
    of: { providerId: number; reservationId: number },
  ): Promise<ReservationForMail | null>;
}

/**
 * Writes the mail a mail stands for, as things are now.
 * @returns null when what it would tell is no longer true
 */
export async function writeMail(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin' | 'secrets'>,
  sources: MailSources,
  mail: MailInHand,
): Promise<RenderedMail | null> {
  const { kind, providerId, subjectId, language } = mail;
  if (subjectId === null) return null;
  if (isContactMailKind(kind)) {
    const message = await findContactMessage(work, subjectId);
    return message && contactMail(kind, message, language, deps.origin);
  }
  if (isAccountMailKind(kind)) return writeAccountMail(work, deps, { kind, providerId, subjectId, language });
  if (providerId === null) throw new Error(`${kind} belongs to no provider`);
  if (kind === PROVIDER_REQUEST_KIND) {
    const request = await findProviderRequest(work, providerId, subjectId);
    const provider = await getProviderContact(work, providerId);
    const { origin } = deps;
    return (
      request && provider && providerRequestMail(request, { providerName: provider.name, language, origin })
    );
  }
  if (!isReservationMailKind(kind)) throw new Error(`No mail is called ${kind}`);
  const reservation = await sources.reservationForMail(work, { providerId, reservationId: subjectId });
  const now = work.now();
  // Only `queueMail` writes the column, from `MailDetails`.
  const details = mail.details as MailDetails;
  const { backCents = 0, waitsFor = 'answer', sequence } = details;
  if (!reservation || !isStillRelevant(kind, reservation, now, sequence)) return null;
  if (await isUndone(work, kind, reservation, details)) return null;
  const from = await lastToldPlace(work, kind, reservation, details);
  if (from && isThere(from, reservation)) return null;
  return reservationMail(kind, {
    reservation,
    language,
    now,
    backCents,
    waitsFor,
    movedFrom: from ? { startsAt: new Date(from.startsAt), endsAt: new Date(from.endsAt) } : null,
    links: linksOf(deps, reservation, language),
  });
}

function linksOf(
  { links, origin }: Pick<Deps, 'links' | 'origin'>,
  { providerId, reservationId: id }: ReservationForMail,
  language: MailInHand['language'],
): ReservationLinks {
  return {
    origin,
    confirm:
      origin +
      pathInLocale(
        `/reservation-confirmation/${links.codeFor('confirm-reservation', { providerId, id })}`,
        language,
      ),
    manage:
      origin + pathInLocale(`/manage/${links.codeFor('manage-reservation', { providerId, id })}`, language),
    provider: origin + pathInLocale(`/provider/${providerId}`, language),
  };
}
